"""Two accounts of what happened, from one position: the rules' verdict on each step, and where the accounts part."""
