"""Effects that trigger on events, or answer what is about to happen."""
