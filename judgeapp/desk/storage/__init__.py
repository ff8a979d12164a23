"""How what is kept is written, read again, copied, and mended."""
