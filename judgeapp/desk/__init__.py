"""Belongings of one judge: settings, bookmarks, cards, what he has taught, the copies of all that
is kept, and the folder it lives in.

Nothing here knows of the window."""
