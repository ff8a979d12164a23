"""Every line of play from a decision: questions and outcomes."""
