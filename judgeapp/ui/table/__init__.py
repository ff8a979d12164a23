"""The table in the window, drawn and described. No rule is decided here."""
