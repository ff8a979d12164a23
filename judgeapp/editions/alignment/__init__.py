"""Which clause of one edition is which of another."""
