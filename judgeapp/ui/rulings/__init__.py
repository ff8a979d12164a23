"""The notebook in the window: its rulings as a list, and the form that they are written in."""
