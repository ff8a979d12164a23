"""Files of others that hold entries, of cards or of answers: read piece by piece, split into fields, and checked."""
