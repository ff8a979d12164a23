"""The decision: open options, others, and why not."""
