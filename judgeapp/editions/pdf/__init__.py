"""The lines of a PDF, read in a separate process: the file is untrusted."""
