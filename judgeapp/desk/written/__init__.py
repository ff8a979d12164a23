"""Writings of the judge: rulings, bookmarks, lessons, and what is not finished yet."""
