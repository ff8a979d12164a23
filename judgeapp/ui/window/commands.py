"""The window's command for each action by its id. Actions with an intent send that to the table instead."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from judgeapp.ui.actions import ACTIONS

if TYPE_CHECKING:
    from judgeapp.ui.window.window import Window

Command = Callable[[], object]


def commands_of(window: Window) -> dict[str, Command]:
    """The command of each action, by its id."""
    commands = _commands(window)
    for key, command in _deferred(window).items():
        commands[key] = partial(window.deferred.do, command)
    choosing = _choosing(window)
    for action in ACTIONS:
        if action.intent:
            send = partial(window.navigator.send_to_table, action.intent)
            commands[action.id] = partial(window.deferred.do, send)
        elif action.group:
            commands[action.id] = partial(choosing[action.group], action.choice)
    return commands


def _commands(window: Window) -> dict[str, Command]:
    return {
        "bookmarks": window.navigator.show_bookmarks,
        "teach": window.navigator.show_teaching,
        "copies": window.copies.list_copies,
        "quit": window.close,
        "palette": window.commands.ask,
        "omnibox": window.navigator.focus_field,
        "find": window.navigator.find_on_page,
        "narrow": lambda: window.columns.results.filters.open_menu(),
        "escape": window.navigator.escape,
        "next-column": window.navigator.next_column,
        "back": window.navigator.go_back,
        "forward": window.navigator.go_forward,
        "up": window.navigator.go_up,
        "previous": partial(window.navigator.go_sibling, -1),
        "next": partial(window.navigator.go_sibling, 1),
        "front": window.navigator.show_front,
        "write-ruling": window.write_ruling,
        "copy-text": lambda: window.citations.copy(markdown=False),
        "copy-markdown": lambda: window.citations.copy(markdown=True),
        "copy-number": lambda: window.citations.copy_number(),
        "bookmark": window.toggle_bookmark,
        "text-next": window.languages.toggle_text,
        "parallels": window.toggle_parallels,
        "pin": window.pin,
        "larger": window.appearance.larger_text,
        "smaller": window.appearance.smaller_text,
        "normal": window.appearance.normal_text,
        "motion": window.card_looks.toggle_motion,
        "pictures": window.card_looks.choose_pictures,
        "no-pictures": window.card_looks.drop_pictures,
        "next-scheme": window.appearance.next_scheme,
        "help": window.navigator.ask_help,
        "save-fault": window.faults.save,
    }


def _deferred(window: Window) -> dict[str, Command]:
    """Commands of controllers. These are made once their views are loaded: earlier calls wait."""
    return {
        "save": window.save,
        "import-cards": lambda: window.card_controller.import_cards(),
        "add-card": lambda: window.card_controller.writing.add(),
        "read-text": lambda: window.card_controller.writing.read_text(),
        "correct-card": lambda: window.card_controller.correct_card(),
        "import-answers": lambda: window.answer_controller.import_answers(),
        "confirm-clauses": lambda: window.answer_controller.confirm(),
        "teach-shown": lambda: window.teaching_controller.teach_shown(),
        "update": lambda: window.update_controller.update_all(),
        "bring-in": lambda: window.edition_controller.ask(),
        "editions": lambda: window.editions.look(),
        "agree": lambda: window.editions.settle_shown("agree"),
        "apart": lambda: window.editions.settle_shown("apart"),
        "edit-ruling": lambda: window.ruling_controller.do_with_shown("edit"),
        "give-ruling": lambda: window.ruling_controller.do_with_shown("given"),
        "appeal-ruling": lambda: window.ruling_controller.do_with_shown("appealed"),
        "uphold-ruling": lambda: window.ruling_controller.do_with_shown("upheld"),
        "overturn-ruling": lambda: window.ruling_controller.do_with_shown("overturned"),
        "supersede-ruling": lambda: window.ruling_controller.do_with_shown("superseded"),
        "delete-ruling": lambda: window.ruling_controller.do_with_shown("delete"),
        "print-ruling": lambda: window.ruling_controller.do_with_shown("print"),
        "print-rulings": lambda: window.ruling_controller.print_listed(),
        "save-rulings": lambda: window.ruling_controller.save_listed(),
        "export-rulings": lambda: window.ruling_controller.export_listed(),
        "take-rulings": lambda: window.ruling_controller.files.ask(),
        "keep-deleted": lambda: window.ruling_controller.keep_deleted(),
        "team": lambda: window.team_controller.ask(),
    }


def _choosing(window: Window) -> dict[str, Callable[[str], object]]:
    """By the group of an action, with its choice."""
    return {
        "place": window.navigator.choose_view,
        "text": window.languages.use_text,
        "scheme": window.appearance.use_scheme,
        "window": window.languages.set_window_language,
        "language": window.languages.prefer,
        "guide": window.navigator.show_guide,
    }
