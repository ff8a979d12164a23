"""Work that the window does not wait for: off the interface thread, or when a file was written."""
