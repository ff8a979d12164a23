"""The table: a judge's work on a disputed situation, as values and functions.

A position is built, played on and undone; the tree of all attempts is saved, compared and exported. Nothing here knows
of the window, and no rule is decided here: the engine says what is legal and why."""
