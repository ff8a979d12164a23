"""The window, which joins the views, and its settings."""
