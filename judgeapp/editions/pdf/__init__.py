"""The lines of a PDF, read by a process of its own: nobody knows who made the file."""
