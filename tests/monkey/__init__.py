"""Monkey testing: seeded random keys, clicks, drops, languages and sizes, with slow and failing jobs.

python -m tests.monkey --seconds 3600
"""
