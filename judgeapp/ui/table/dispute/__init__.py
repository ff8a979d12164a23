"""Two accounts of one situation, and two branches side by side."""
