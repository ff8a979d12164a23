"""Collections that a judge imported: cards, official answers, editions of the rules."""
