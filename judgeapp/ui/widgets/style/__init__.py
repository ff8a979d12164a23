"""What everything looks like: fonts, colours, and whether anything moves."""
