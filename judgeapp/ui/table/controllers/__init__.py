"""Controllers: the actions of a judge on parts of the table."""
