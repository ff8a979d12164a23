"""The notebook: what judges have ruled, as revisions that are only ever added to."""
