"""Measuring speed. Prints medians and percentiles; asserts nothing."""
