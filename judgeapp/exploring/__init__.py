"""Every way it could have gone: all choices from a position on, and their results."""
