"""A scenario played on the engine: its steps found, taken and judged."""
