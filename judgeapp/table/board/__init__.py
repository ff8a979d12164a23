"""How the board lies at one moment: as values, as text, and what waits."""
