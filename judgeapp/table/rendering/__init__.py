"""Messages of the engine and the table, rendered in the language of the reader."""
