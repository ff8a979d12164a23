"""What is to be decided: what is open, what is not, and why."""
