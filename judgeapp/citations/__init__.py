"""What names a clause of the rules, and what becomes of it in a newer edition."""
