"""Cards as they are drawn: their faces, what lies under them, their backs, their pictures."""
