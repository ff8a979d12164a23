"""The table in the window: what the table says, drawn and told. No rule is decided here."""
