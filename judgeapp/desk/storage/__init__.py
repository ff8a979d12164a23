"""Files and databases of the data folder: written, read again, copied, and mended."""
