"""What is kept, as commands open it: of each kind what it needs, and no more."""
