"""Files and databases that are kept: written, read again, copied, and mended."""
