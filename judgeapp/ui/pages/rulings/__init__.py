"""Official answers and the judge's own rulings as pages."""
