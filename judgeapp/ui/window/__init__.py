"""The window, which joins the places, and what it remembers."""
