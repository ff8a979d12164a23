"""What was read, made sense of: what pronouns mean, in which order, and whether it is meant."""
