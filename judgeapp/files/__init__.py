"""Reading of files, untrusted and our own, and caching of derived data."""
