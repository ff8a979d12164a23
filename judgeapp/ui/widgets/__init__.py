"""What any window could use: fonts, colours, lists, sheets. Knows no rules and no cards."""
