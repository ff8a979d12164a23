"""Effects that trigger on events, or answer coming ones."""
