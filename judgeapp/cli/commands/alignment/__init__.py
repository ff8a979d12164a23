"""Editions of the rules beside each other: `judgeapp corpus compare`, `review`, `facts` and `in-force`."""
