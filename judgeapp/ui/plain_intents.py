"""Intents of the judge for the table that need no more than their name, by menu, key, palette or button."""

from __future__ import annotations

from enum import Enum


class PlainIntent(Enum):
    """Intents without fields; each value is the dotted name of the method of the table that carries it out, with its
    argument if there is one. DECIDE -- the decision again; LEAVE -- back to the board; ARRANGE -- a part beside the
    board opened or closed; BY_HAND -- the palette in place of the decision, and back; KEEP_NOTES -- the notes beside
    the table changed; WRITE_RULING -- into the notebook; ADD_OUTCOMES -- to the ruling of the report"""

    UNDO = "seating.undo"
    REDO = "seating.redo"
    STEP = "session.step"
    STEP_BACK = "session.step_back"
    STEPWISE = "session.toggle_stepwise"
    WHY_NOT = "toggle_closed"
    CAUSES = "toggle_causes"
    BY_HAND = "toggle_by_hand"
    DECIDE = "show_decision"
    NAME_BRANCH = "name_branch"
    COMPARE = "pages_controller.compare"
    COMPARE_EDITIONS = "pages_controller.compare_editions"
    PLAY_ANEW = "pages_controller.play_anew"
    EXPLORE = "pages_controller.explore"
    DISPUTE = "pages_controller.argue"
    REPORT = "pages_controller.report"
    PRINT = "pages_controller.print_report"
    CONCEDE_A = "concede:A"
    CONCEDE_B = "concede:B"
    FLIP = "flip"
    BOARD_TEXT = "board.toggle_text"
    CARD_LANGUAGE = "card_languages.turn"
    LEFT_COLUMN = "room.toggle_left"
    RIGHT_COLUMN = "room.toggle_right"
    SCENES = "seating.show_scenes"
    OPEN_FILE = "seating.open_file"
    SAVE_AS = "saver.save_as"
    SET_UP = "setup_controller.go_on"
    SET_UP_ANEW = "setup_controller.restart"
    SET_UP_HERE = "setup_controller.begin_here"
    COPY_POSITION = "setup_controller.copy"
    PASTE_POSITION = "setup_controller.paste"
    ANSWERS_HERE = "ask_about_cards"
    LEAVE = "show_board"
    ARRANGE = "room.show_columns"
    KEEP_NOTES = "seating.note"
    WRITE_RULING = "ruled.emit"
    STOP_EXPLORING = "pages_controller.following.stop"
    ADD_OUTCOMES = "pages_controller.add_outcomes"


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
