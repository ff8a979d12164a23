"""The field, the results, and how one follows from the other."""
