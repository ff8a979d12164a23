"""Style of all widgets: fonts, colours and sizes."""
