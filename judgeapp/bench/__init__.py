"""Measurements of speed where a judge would notice it, in medians and percentiles."""
