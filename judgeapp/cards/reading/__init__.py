"""From printed card text to the effect language and back, by one phrase book."""
