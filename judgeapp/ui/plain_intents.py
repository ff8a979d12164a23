"""Intents of the judge for the table that need no more than their name, by menu, key, palette or button."""

from __future__ import annotations

from enum import Enum, auto


class PlainIntent(Enum):
    """Intents without fields. DECIDE -- the decision again; LEAVE -- back to the board; ARRANGE -- a part beside the
    board opened or closed; BY_HAND -- the palette in place of the decision, and back; KEEP_NOTES -- the notes beside
    the table changed; WRITE_RULING -- into the notebook; ADD_OUTCOMES -- to the ruling of the
    report"""

    UNDO = auto()
    REDO = auto()
    STEP = auto()
    STEP_BACK = auto()
    STEPWISE = auto()
    WHY_NOT = auto()
    CAUSES = auto()
    BY_HAND = auto()
    DECIDE = auto()
    NAME_BRANCH = auto()
    COMPARE = auto()
    COMPARE_EDITIONS = auto()
    PLAY_ANEW = auto()
    EXPLORE = auto()
    DISPUTE = auto()
    REPORT = auto()
    PRINT = auto()
    CONCEDE_A = auto()
    CONCEDE_B = auto()
    FLIP = auto()
    BOARD_TEXT = auto()
    CARD_LANGUAGE = auto()
    LEFT_COLUMN = auto()
    RIGHT_COLUMN = auto()
    SCENES = auto()
    OPEN_FILE = auto()
    SAVE_AS = auto()
    SET_UP = auto()
    SET_UP_ANEW = auto()
    SET_UP_HERE = auto()
    COPY_POSITION = auto()
    PASTE_POSITION = auto()
    ANSWERS_HERE = auto()
    LEAVE = auto()
    ARRANGE = auto()
    KEEP_NOTES = auto()
    WRITE_RULING = auto()
    STOP_EXPLORING = auto()
    ADD_OUTCOMES = auto()


# Intents that need nothing on the table: they lead there from anywhere.
BEGINNING = frozenset(
    (
        PlainIntent.SCENES,
        PlainIntent.OPEN_FILE,
        PlainIntent.SET_UP,
        PlainIntent.SET_UP_ANEW,
        PlainIntent.PASTE_POSITION,
        PlainIntent.DISPUTE,
    )
)
