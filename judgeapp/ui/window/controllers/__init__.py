"""Controllers of the views, one for each."""
