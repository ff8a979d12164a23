"""Measuring speed, in medians and percentiles, and memory in long use; and random games of real
cards, in which everything must hold."""
