"""Scenes for the pictures: the window with its content, in each language."""
