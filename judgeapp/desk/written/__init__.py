"""What a judge has written himself: rulings, marks, lessons, and what is not finished yet."""
