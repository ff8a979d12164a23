"""Cards as drawn: their faces, the cards under them, their backs, their pictures."""
