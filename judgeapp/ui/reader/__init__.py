"""The reader: its page, the way there and back, and the pages beside it."""
