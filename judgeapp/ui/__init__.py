"""The window. It reads through judgeapp.library and knows no rule of the game."""
