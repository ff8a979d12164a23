"""Files: how untrusted ones are read, and how derived data is cached."""
