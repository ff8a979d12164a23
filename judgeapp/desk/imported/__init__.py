"""What a judge has brought in from files: cards, official answers, editions of the rules."""
