"""What several commands take on the command line: words, filters, files."""
