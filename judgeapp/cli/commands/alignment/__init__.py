"""Comparing editions of the rules: `judgeapp corpus compare`, `review`, `facts` and `in-force`."""
