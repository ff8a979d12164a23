"""How what is shown becomes HTML: the style of a page, texts in a line, the parts of pages."""
