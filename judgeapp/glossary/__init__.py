"""The concepts of the game and their names in five languages."""
