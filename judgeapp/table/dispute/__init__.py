"""Two accounts of what happened, from one position: what the rules say of each step, and where the accounts part."""
