"""Two ways side by side: of one tree, or of the same choices by two editions of the rules."""
