"""The table: what a judge does with a disputed situation, as values and functions.

A position is built, played on and taken back; the tree of all that was tried is kept, compared and handed over. Nothing
here knows of the window, and no rule is decided here: the engine says what may be done and why.
"""
