"""Explanations: events in sentences, and the reasons for derived values in clauses."""
