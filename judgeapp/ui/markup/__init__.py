"""HTML of pages: their style, inline texts and parts."""
