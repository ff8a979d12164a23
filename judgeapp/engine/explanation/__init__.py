"""Explanations: events in sentences, and the reasons for what is derived in clauses."""
