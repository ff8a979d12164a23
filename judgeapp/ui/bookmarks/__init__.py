"""The bookmarks and their notes."""
