"""The reader: what is read, the way there and back, and what stands at its side."""
