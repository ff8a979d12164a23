"""Files: how untrusted ones and those of the program are read, and how derived data is cached."""
