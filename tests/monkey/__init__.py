"""A monkey at the desk: seeded random keys, clicks, drops, languages and sizes, with slow and failing jobs beside them.

python -m tests.monkey --seconds 3600
"""
