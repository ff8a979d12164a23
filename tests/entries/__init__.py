"""Third-party files."""
