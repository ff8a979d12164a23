"""Files of others."""
