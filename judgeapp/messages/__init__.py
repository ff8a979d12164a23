"""Messages that people read, rendered in their language, and the errors that carry them."""
