"""Pages of the desk itself: the front page, guides, copies."""
