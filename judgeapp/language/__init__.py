"""Written language: what counts as the same letter and the same word in five languages."""
