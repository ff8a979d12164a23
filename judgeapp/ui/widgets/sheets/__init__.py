"""Pages of HTML to be read, and what is above them."""
