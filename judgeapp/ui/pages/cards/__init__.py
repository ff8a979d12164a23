"""Cards as pages: what they say, what is read in them, and what is taught."""
