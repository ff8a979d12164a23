"""Scenes for the screenshots: windows with content in each language."""
