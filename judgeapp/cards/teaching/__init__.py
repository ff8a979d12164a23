"""What a judge teaches: wordings that mean the same as words that are understood."""
