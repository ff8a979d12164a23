"""Files of others that hold entries, of cards or of answers: read piece by piece, told apart into fields, and
checked."""
