"""What we say of the sources ourselves: readings, renderings, differences, what is only cited."""
