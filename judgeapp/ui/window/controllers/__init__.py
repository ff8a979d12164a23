"""Controllers of the views: what can be done in each."""
