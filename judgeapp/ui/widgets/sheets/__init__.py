"""Pages of HTML to be read, and what stands above them."""
