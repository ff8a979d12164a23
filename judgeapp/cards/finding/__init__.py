"""Cards found: by number, name in any language, keyword, text and filters; and their names in questions."""
