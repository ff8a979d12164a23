"""What belongs to one judge: settings, bookmarks, citations, and the folder they live in.

Nothing here knows of the window.
"""
