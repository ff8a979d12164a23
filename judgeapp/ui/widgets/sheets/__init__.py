"""Pages of HTML to read, and the bars above them."""
