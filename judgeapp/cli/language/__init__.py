"""The language that the command line speaks, and its texts in it, without Qt."""
