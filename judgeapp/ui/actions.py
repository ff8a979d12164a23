"""Every action as data. Menus, shortcuts and the list of shortcuts are made from this."""

from __future__ import annotations

import re
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from judgeapp.desk.languages import SPOKEN
from judgeapp.ui.address import CONTENTS, LICENCES, WHAT_IS_NEW, WHAT_SURVIVES
from judgeapp.ui.localization import QT_TRANSLATE_NOOP
from judgeapp.ui.views import VIEWS

_CONTEXT = "actions"
# Parts of the window that come after the reader.
_CONTROLLERS = (
    "answer_controller",
    "card_controller",
    "edition_controller",
    "editions",
    "ruling_controller",
    "table_controller",
    "teaching_controller",
    "team_controller",
)


@dataclass(frozen=True)
class Action:
    """`slot` is a method of the window, or of a part of it; `group` makes a choice of one out of several.

    reads  -- whether it needs the rules to be open
    clause -- whether it needs a passage in the reader
    quoted -- whether it needs a passage in the reader, or a question with its proven answer
    card   -- whether it needs a card in the reader
    ruling -- whether it needs a ruling in the reader
    table  -- whether it needs the table to be seen
    short  -- what a button of the table says; empty for what has none
    """

    id: str
    menu: str
    text: str
    keys: tuple[str, ...]
    slot: str
    argument: str = ""
    group: str = ""
    checkable: bool = False
    separate: bool = False
    reads: bool = False
    clause: bool = False
    quoted: bool = False
    card: bool = False
    ruling: bool = False
    table: bool = False
    short: str = ""

    @property
    def title(self) -> str:
        return QCoreApplication.translate(_CONTEXT, self.text)

    @property
    def short_title(self) -> str:
        return QCoreApplication.translate(_CONTEXT, self.short)

    @property
    def menu_title(self) -> str:
        return QCoreApplication.translate(_CONTEXT, self.menu)

    @property
    def is_of_place(self) -> bool:
        """Whether another place than the reader does it."""
        is_of_seen = self.slot in ("save", "navigator.do_at_table")
        return is_of_seen or self.slot.partition(".")[0] in _CONTROLLERS

    @property
    def sequences(self) -> list[QKeySequence]:
        return [QKeySequence(key) for key in self.keys]


DESK = QT_TRANSLATE_NOOP("actions", "&Desk")
GO = QT_TRANSLATE_NOOP("actions", "&Go")
TABLE = QT_TRANSLATE_NOOP("actions", "&Table")
RULING = QT_TRANSLATE_NOOP("actions", "Rul&ing")
CLAUSE = QT_TRANSLATE_NOOP("actions", "&Clause")
VIEW = QT_TRANSLATE_NOOP("actions", "&View")
LANGUAGE = QT_TRANSLATE_NOOP("actions", "&Language")
# The languages that the window can speak, each with what it calls itself; first the system's.
SPEAKING = {
    "": QT_TRANSLATE_NOOP("actions", "The window in the language of the s&ystem"),
    "en": QT_TRANSLATE_NOOP("actions", "The window in English"),
    "ja": QT_TRANSLATE_NOOP("actions", "The window in Japanese (日本語)"),
    "zh-Hans": QT_TRANSLATE_NOOP("actions", "The window in Simplified Chinese (简体中文)"),
    "zh-Hant": QT_TRANSLATE_NOOP("actions", "The window in Traditional Chinese (繁體中文)"),
    "de": QT_TRANSLATE_NOOP("actions", "The window in German (Deutsch)"),
}
# What the table has buttons for, in this order.
AT_THE_TABLE = (
    "scenes",
    "set-up-anew",
    "open-table",
    "save",
    "by-hand",
    "compare",
    "explore",
    "dispute",
    "report",
    "card-language",
)
HELP = QT_TRANSLATE_NOOP("actions", "&Help")

ACTIONS: tuple[Action, ...] = (
    *(
        Action(place.key, DESK, place.menu, (place.shortcut,), "navigator.show_view", place.key, group="place")
        for place in VIEWS
    ),
    Action(
        "import-cards",
        DESK,
        QT_TRANSLATE_NOOP("actions", "&Import cards …"),
        ("Ctrl+I",),
        "card_controller.import_cards",
        separate=True,
        reads=True,
    ),
    Action(
        "import-answers",
        DESK,
        QT_TRANSLATE_NOOP("actions", "Import o&fficial answers …"),
        ("Ctrl+Shift+I",),
        "answer_controller.import_answers",
        reads=True,
    ),
    Action(
        "bring-in",
        DESK,
        QT_TRANSLATE_NOOP("actions", "Bri&ng in a rulebook …"),
        ("Ctrl+Alt+L",),
        "edition_controller.ask",
        reads=True,
    ),
    Action(
        "add-card",
        DESK,
        QT_TRANSLATE_NOOP("actions", "&Add a card"),
        ("Ctrl+N",),
        "card_controller.add_card",
        reads=True,
    ),
    Action(
        "read-text",
        DESK,
        QT_TRANSLATE_NOOP("actions", "&Read a text"),
        ("Ctrl+T",),
        "card_controller.read_text",
        reads=True,
    ),
    Action(
        "correct-card",
        DESK,
        QT_TRANSLATE_NOOP("actions", "&Correct this card"),
        ("Ctrl+E",),
        "card_controller.correct_card",
        reads=True,
        card=True,
    ),
    Action(
        "teach-shown",
        DESK,
        QT_TRANSLATE_NOOP("actions", "Teach what is not &understood here"),
        ("Ctrl+Shift+T",),
        "teaching_controller.teach_shown",
        reads=True,
    ),
    Action(
        "confirm-clauses",
        DESK,
        QT_TRANSLATE_NOOP("actions", "These clauses &decide the answer that is read"),
        ("Ctrl+Shift+K",),
        "answer_controller.confirm",
        reads=True,
    ),
    Action(
        "save",
        DESK,
        QT_TRANSLATE_NOOP("actions", "Sa&ve the card, the table, the ruling or what is taught"),
        ("Ctrl+S",),
        "save",
        reads=True,
        short=QT_TRANSLATE_NOOP("actions", "Save"),
    ),
    Action(
        "copies",
        DESK,
        QT_TRANSLATE_NOOP("actions", "Bring bac&k a copy …"),
        ("Ctrl+Shift+B",),
        "copies.look",
        reads=True,
    ),
    Action(
        "editions",
        DESK,
        QT_TRANSLATE_NOOP("actions", "&Editions of the rules"),
        ("Ctrl+Shift+J",),
        "editions.look",
        reads=True,
    ),
    Action(
        "agree",
        DESK,
        QT_TRANSLATE_NOOP("actions", "Agree with the doubtful &match"),
        ("Ctrl+Shift+Y",),
        "editions.settle_shown",
        "agree",
        reads=True,
    ),
    Action(
        "apart",
        DESK,
        QT_TRANSLATE_NOOP("actions", "&Part the doubtful match"),
        ("Ctrl+Shift+X",),
        "editions.settle_shown",
        "apart",
        reads=True,
    ),
    Action("quit", DESK, QT_TRANSLATE_NOOP("actions", "&Quit"), ("Ctrl+Q",), "close", separate=True),
    Action(
        "palette", GO, QT_TRANSLATE_NOOP("actions", "Find a &command"), ("Ctrl+Shift+P",), "commands.ask", separate=True
    ),
    Action("omnibox", GO, QT_TRANSLATE_NOOP("actions", "&To the field"), ("Ctrl+L", "Ctrl+K"), "navigator.focus_field"),
    Action(
        "narrow",
        GO,
        QT_TRANSLATE_NOOP("actions", "N&arrow what is found …"),
        ("Ctrl+Shift+F",),
        "columns.results.facets.open_menu",
        reads=True,
    ),
    Action(
        "escape", GO, QT_TRANSLATE_NOOP("actions", "Back to the field, then &empty it"), ("Esc",), "navigator.escape"
    ),
    Action("next-column", GO, QT_TRANSLATE_NOOP("actions", "&Next column"), ("F6",), "navigator.next_column"),
    Action(
        "back", GO, QT_TRANSLATE_NOOP("actions", "&Back"), ("Alt+Left",), "navigator.go_back", separate=True, reads=True
    ),
    Action("forward", GO, QT_TRANSLATE_NOOP("actions", "&Forward"), ("Alt+Right",), "navigator.go_forward", reads=True),
    Action(
        "up",
        GO,
        QT_TRANSLATE_NOOP("actions", "&Up to the clause above"),
        ("Alt+Up",),
        "navigator.go_up",
        reads=True,
        clause=True,
    ),
    Action(
        "previous",
        GO,
        QT_TRANSLATE_NOOP("actions", "&Previous section"),
        ("Ctrl+PgUp",),
        "navigator.go_sibling",
        "-1",
        reads=True,
        clause=True,
    ),
    Action(
        "next",
        GO,
        QT_TRANSLATE_NOOP("actions", "Ne&xt section"),
        ("Ctrl+PgDown",),
        "navigator.go_sibling",
        "1",
        reads=True,
        clause=True,
    ),
    Action("front", GO, QT_TRANSLATE_NOOP("actions", "F&ront page"), ("Alt+Home",), "navigator.show_front", reads=True),
    Action(
        "scenes",
        TABLE,
        QT_TRANSLATE_NOOP("actions", "Ready &scenes"),
        ("Ctrl+Alt+S",),
        "navigator.do_at_table",
        "show_scenes",
        reads=True,
        short=QT_TRANSLATE_NOOP("actions", "Scenes"),
    ),
    Action(
        "open-table",
        TABLE,
        QT_TRANSLATE_NOOP("actions", "O&pen a table or scenario …"),
        ("Ctrl+O",),
        "navigator.do_at_table",
        "open_file",
        reads=True,
        short=QT_TRANSLATE_NOOP("actions", "Open"),
    ),
    Action(
        "set-up-anew",
        TABLE,
        QT_TRANSLATE_NOOP("actions", "Set up a &new position"),
        ("Ctrl+Alt+N",),
        "navigator.do_at_table",
        "setting_up.begin_anew",
        reads=True,
        short=QT_TRANSLATE_NOOP("actions", "New"),
    ),
    Action(
        "set-up",
        TABLE,
        QT_TRANSLATE_NOOP("actions", "Go on with the position that is set up"),
        ("Ctrl+Alt+P",),
        "navigator.do_at_table",
        "setting_up.go_on",
        reads=True,
    ),
    Action(
        "set-up-here",
        TABLE,
        QT_TRANSLATE_NOOP("actions", "Chan&ge what lies here into another position"),
        ("Ctrl+Alt+E",),
        "table_controller.do",
        "setting_up.begin_here",
        table=True,
    ),
    Action(
        "save-table-as",
        TABLE,
        QT_TRANSLATE_NOOP("actions", "Save the table &as …"),
        ("Ctrl+Shift+S",),
        "table_controller.do",
        "save_as",
        table=True,
    ),
    Action(
        "answers-here",
        TABLE,
        QT_TRANSLATE_NOOP("actions", "What was answered about the cards on the &field"),
        ("Ctrl+Alt+Q",),
        "table_controller.do",
        "ask_about_cards",
        table=True,
    ),
    Action(
        "copy-position",
        TABLE,
        QT_TRANSLATE_NOOP("actions", "Cop&y the position as a line of text"),
        ("Ctrl+Alt+C",),
        "table_controller.do",
        "clipboard.copy",
        separate=True,
        table=True,
    ),
    Action(
        "paste-position",
        TABLE,
        QT_TRANSLATE_NOOP("actions", "Open a pos&ition that was copied"),
        ("Ctrl+Alt+V",),
        "navigator.do_at_table",
        "clipboard.paste",
        reads=True,
    ),
    Action(
        "undo",
        TABLE,
        QT_TRANSLATE_NOOP("actions", "&Undo the last choice"),
        ("Ctrl+Z",),
        "table_controller.do",
        "undo",
        separate=True,
        table=True,
    ),
    Action(
        "redo",
        TABLE,
        QT_TRANSLATE_NOOP("actions", "&Redo what was undone"),
        ("Ctrl+Y", "Ctrl+Shift+Z"),
        "table_controller.do",
        "redo",
        table=True,
    ),
    Action(
        "step", TABLE, QT_TRANSLATE_NOOP("actions", "One &event on"), ("F8",), "table_controller.do", "step", table=True
    ),
    Action(
        "step-back",
        TABLE,
        QT_TRANSLATE_NOOP("actions", "One event bac&k"),
        ("Shift+F8",),
        "table_controller.do",
        "step_back",
        table=True,
    ),
    Action(
        "stepwise",
        TABLE,
        QT_TRANSLATE_NOOP("actions", "Show what follows event by e&vent"),
        ("Ctrl+F8",),
        "table_controller.do",
        "go_stepwise",
        checkable=True,
        table=True,
    ),
    Action(
        "why-not",
        TABLE,
        QT_TRANSLATE_NOOP("actions", "&Why is something not open?"),
        ("F5",),
        "table_controller.do",
        "toggle_why_not",
        table=True,
    ),
    Action(
        "causes",
        TABLE,
        QT_TRANSLATE_NOOP("actions", "What &led to it?"),
        ("Shift+F5",),
        "table_controller.do",
        "asking_why.ask",
        table=True,
    ),
    Action(
        "by-hand",
        TABLE,
        QT_TRANSLATE_NOOP("actions", "Correct or resolve by &hand"),
        ("Ctrl+H",),
        "table_controller.do",
        "toggle_by_hand",
        table=True,
        short=QT_TRANSLATE_NOOP("actions", "By hand"),
    ),
    Action(
        "name-branch",
        TABLE,
        QT_TRANSLATE_NOOP("actions", "Na&me the branch that begins here"),
        ("F2",),
        "table_controller.do",
        "name_branch",
        separate=True,
        table=True,
    ),
    Action(
        "compare",
        TABLE,
        QT_TRANSLATE_NOOP("actions", "&Compare two branches"),
        ("Ctrl+M",),
        "table_controller.do",
        "compare",
        table=True,
        short=QT_TRANSLATE_NOOP("actions", "Compare"),
    ),
    Action(
        "compare-editions",
        TABLE,
        QT_TRANSLATE_NOOP("actions", "The same, &judged by both editions of the rules"),
        ("Ctrl+Alt+J",),
        "table_controller.do",
        "compare_editions",
        table=True,
    ),
    Action(
        "explore",
        TABLE,
        QT_TRANSLATE_NOOP("actions", "Every way it could go from here"),
        ("Ctrl+Alt+W",),
        "table_controller.do",
        "explore",
        table=True,
        short=QT_TRANSLATE_NOOP("actions", "Every way"),
    ),
    Action(
        "dispute",
        TABLE,
        QT_TRANSLATE_NOOP("actions", "Two accounts of what happene&d"),
        ("Ctrl+Shift+D",),
        "table_controller.do",
        "argue",
        table=True,
        short=QT_TRANSLATE_NOOP("actions", "Dispute"),
    ),
    Action(
        "report",
        TABLE,
        QT_TRANSLATE_NOOP("actions", "Hand over a repor&t …"),
        ("Ctrl+R",),
        "table_controller.do",
        "report",
        table=True,
        short=QT_TRANSLATE_NOOP("actions", "Report"),
    ),
    Action(
        "print",
        TABLE,
        QT_TRANSLATE_NOOP("actions", "Print the report …"),
        ("Ctrl+P",),
        "table_controller.do",
        "print_report",
        table=True,
    ),
    Action(
        "board-text",
        TABLE,
        QT_TRANSLATE_NOOP("actions", "The board as te&xt"),
        ("F3",),
        "table_controller.do",
        "toggle_text",
        separate=True,
        table=True,
    ),
    Action(
        "concede-a",
        TABLE,
        QT_TRANSLATE_NOOP("actions", "Player A concedes"),
        ("Ctrl+Alt+A",),
        "table_controller.do",
        "concede_a",
        separate=True,
        table=True,
    ),
    Action(
        "concede-b",
        TABLE,
        QT_TRANSLATE_NOOP("actions", "Player B concedes"),
        ("Ctrl+Alt+B",),
        "table_controller.do",
        "concede_b",
        table=True,
    ),
    Action(
        "flip",
        TABLE,
        QT_TRANSLATE_NOOP("actions", "From the &other seat"),
        ("F4",),
        "table_controller.do",
        "flip",
        table=True,
    ),
    Action(
        "card-language",
        TABLE,
        QT_TRANSLATE_NOOP("actions", "The cards in another language"),
        ("Ctrl+F7",),
        "table_controller.do",
        "card_languages.turn",
        table=True,
        short=QT_TRANSLATE_NOOP("actions", "Language"),
    ),
    Action(
        "table-left",
        TABLE,
        QT_TRANSLATE_NOOP("actions", "What happened and the &branches"),
        ("Ctrl+F9",),
        "table_controller.do",
        "toggle_left",
        table=True,
    ),
    Action(
        "table-right",
        TABLE,
        QT_TRANSLATE_NOOP("actions", "What is to be decided"),
        ("Ctrl+Shift+F9",),
        "table_controller.do",
        "toggle_right",
        table=True,
    ),
    Action(
        "write-ruling",
        RULING,
        QT_TRANSLATE_NOOP("actions", "&Write a ruling of what is seen"),
        ("Ctrl+Shift+R",),
        "ruling_controller.writing.write_of_seen",
        reads=True,
    ),
    Action(
        "edit-ruling",
        RULING,
        QT_TRANSLATE_NOOP("actions", "&Change the ruling"),
        ("Ctrl+Shift+E",),
        "ruling_controller.do_with_shown",
        "edit",
        reads=True,
        ruling=True,
    ),
    Action(
        "give-ruling",
        RULING,
        QT_TRANSLATE_NOOP("actions", "&Give the ruling"),
        ("Ctrl+Shift+G",),
        "ruling_controller.do_with_shown",
        "given",
        separate=True,
        reads=True,
        ruling=True,
    ),
    Action(
        "appeal-ruling",
        RULING,
        QT_TRANSLATE_NOOP("actions", "It is &appealed"),
        ("Ctrl+Shift+A",),
        "ruling_controller.do_with_shown",
        "appealed",
        reads=True,
        ruling=True,
    ),
    Action(
        "uphold-ruling",
        RULING,
        QT_TRANSLATE_NOOP("actions", "It is &upheld"),
        ("Ctrl+Shift+U",),
        "ruling_controller.do_with_shown",
        "upheld",
        reads=True,
        ruling=True,
    ),
    Action(
        "overturn-ruling",
        RULING,
        QT_TRANSLATE_NOOP("actions", "It is &overturned by …"),
        ("Ctrl+Shift+O",),
        "ruling_controller.do_with_shown",
        "overturned",
        reads=True,
        ruling=True,
    ),
    Action(
        "supersede-ruling",
        RULING,
        QT_TRANSLATE_NOOP("actions", "It is su&perseded by …"),
        ("Ctrl+Alt+O",),
        "ruling_controller.do_with_shown",
        "superseded",
        reads=True,
        ruling=True,
    ),
    Action(
        "delete-ruling",
        RULING,
        QT_TRANSLATE_NOOP("actions", "&Delete the ruling …"),
        ("Ctrl+Shift+Del",),
        "ruling_controller.do_with_shown",
        "delete",
        separate=True,
        reads=True,
        ruling=True,
    ),
    Action(
        "print-ruling",
        RULING,
        QT_TRANSLATE_NOOP("actions", "Pr&int the ruling …"),
        ("Ctrl+Alt+R",),
        "ruling_controller.do_with_shown",
        "print",
        reads=True,
        ruling=True,
    ),
    Action(
        "print-rulings",
        RULING,
        QT_TRANSLATE_NOOP("actions", "Pri&nt the rulings that are listed …"),
        ("Ctrl+Alt+Shift+R",),
        "ruling_controller.print_listed",
        separate=True,
        reads=True,
    ),
    Action(
        "save-rulings",
        RULING,
        QT_TRANSLATE_NOOP("actions", "&Save the rulings that are listed as …"),
        ("Ctrl+Alt+Shift+S",),
        "ruling_controller.save_listed",
        reads=True,
    ),
    Action(
        "export-rulings",
        RULING,
        QT_TRANSLATE_NOOP("actions", "&Export the rulings that are listed …"),
        ("Ctrl+Alt+X",),
        "ruling_controller.export_listed",
        reads=True,
    ),
    Action(
        "take-rulings",
        RULING,
        QT_TRANSLATE_NOOP("actions", "&Take rulings of another judge …"),
        ("Ctrl+Alt+T",),
        "ruling_controller.take_file",
        reads=True,
    ),
    Action(
        "team",
        RULING,
        QT_TRANSLATE_NOOP("actions", "Tea&m …"),
        ("Ctrl+Alt+G",),
        "team_controller.ask",
        separate=True,
        reads=True,
    ),
    Action(
        "copy-text",
        CLAUSE,
        QT_TRANSLATE_NOOP("actions", "&Copy with citation"),
        ("Ctrl+Shift+C",),
        "citations.copy_text",
        reads=True,
        quoted=True,
    ),
    Action(
        "copy-markdown",
        CLAUSE,
        QT_TRANSLATE_NOOP("actions", "Copy with citation as &Markdown"),
        ("Ctrl+Shift+M",),
        "citations.copy_markdown",
        reads=True,
        quoted=True,
    ),
    Action(
        "copy-number",
        CLAUSE,
        QT_TRANSLATE_NOOP("actions", "Copy the &number"),
        ("Ctrl+Shift+N",),
        "citations.copy_number",
        reads=True,
        clause=True,
    ),
    Action(
        "bookmark",
        CLAUSE,
        QT_TRANSLATE_NOOP("actions", "&Bookmark"),
        ("Ctrl+D",),
        "toggle_bookmark",
        checkable=True,
        separate=True,
        reads=True,
        clause=True,
    ),
    Action(
        "text-next",
        VIEW,
        QT_TRANSLATE_NOOP("actions", "&Turn to the source text, and back"),
        ("F7",),
        "languages.turn_text",
    ),
    Action(
        "text-rendering",
        VIEW,
        QT_TRANSLATE_NOOP("actions", "Clauses in our &English rendering"),
        ("Alt+1",),
        "languages.use_text",
        "rendering",
        group="text",
    ),
    Action(
        "text-both",
        VIEW,
        QT_TRANSLATE_NOOP("actions", "Rendering and source side &by side"),
        ("Alt+2",),
        "languages.use_text",
        "both",
        group="text",
    ),
    Action(
        "text-source",
        VIEW,
        QT_TRANSLATE_NOOP("actions", "Clauses as the so&urce has them"),
        ("Alt+3",),
        "languages.use_text",
        "source",
        group="text",
    ),
    Action(
        "parallels", VIEW, QT_TRANSLATE_NOOP("actions", "Ot&her languages"), ("F9",), "toggle_parallels", checkable=True
    ),
    Action(
        "pin", VIEW, QT_TRANSLATE_NOOP("actions", "&Pin the term beside, or let it go"), ("Ctrl+B",), "pin", reads=True
    ),
    Action(
        "larger",
        VIEW,
        QT_TRANSLATE_NOOP("actions", "&Larger text"),
        ("Ctrl++", "Ctrl+="),
        "appearance.larger_text",
        separate=True,
    ),
    Action("smaller", VIEW, QT_TRANSLATE_NOOP("actions", "&Smaller text"), ("Ctrl+-",), "appearance.smaller_text"),
    Action("normal", VIEW, QT_TRANSLATE_NOOP("actions", "&Normal text size"), ("Ctrl+0",), "appearance.normal_text"),
    Action(
        "motion",
        VIEW,
        QT_TRANSLATE_NOOP("actions", "A step is seen to &move cards"),
        ("Ctrl+Alt+M",),
        "card_looks.toggle_motion",
        checkable=True,
        separate=True,
    ),
    Action(
        "pictures",
        VIEW,
        QT_TRANSLATE_NOOP("actions", "Pictures of &cards …"),
        ("Ctrl+Alt+I",),
        "card_looks.choose_pictures",
    ),
    Action(
        "no-pictures",
        VIEW,
        QT_TRANSLATE_NOOP("actions", "Cards with&out pictures"),
        ("Ctrl+Alt+Shift+I",),
        "card_looks.drop_pictures",
    ),
    Action(
        "system",
        VIEW,
        QT_TRANSLATE_NOOP("actions", "Colours of the s&ystem"),
        ("Ctrl+Shift+F10",),
        "appearance.use_scheme",
        "system",
        group="scheme",
        separate=True,
    ),
    Action(
        "light",
        VIEW,
        QT_TRANSLATE_NOOP("actions", "L&ight colours"),
        ("Ctrl+Shift+F11",),
        "appearance.use_scheme",
        "light",
        group="scheme",
    ),
    Action(
        "dark",
        VIEW,
        QT_TRANSLATE_NOOP("actions", "&Dark colours"),
        ("Ctrl+Shift+F12",),
        "appearance.use_scheme",
        "dark",
        group="scheme",
    ),
    Action(
        "next-scheme", VIEW, QT_TRANSLATE_NOOP("actions", "Ne&xt colours"), ("Ctrl+Shift+L",), "appearance.next_scheme"
    ),
    *(
        Action(
            f"window-{tag or 'any'}",
            LANGUAGE,
            text,
            (f"Ctrl+Alt+Shift+{place}",),
            "languages.speak",
            tag,
            group="window",
        )
        for place, (tag, text) in enumerate(SPEAKING.items())
        if not tag or tag in SPOKEN
    ),
    Action(
        "language-any",
        LANGUAGE,
        QT_TRANSLATE_NOOP("actions", "Texts in the language of the wi&ndow first"),
        ("Ctrl+Alt+0",),
        "languages.prefer",
        "",
        group="language",
        separate=True,
    ),
    Action(
        "language-en",
        LANGUAGE,
        QT_TRANSLATE_NOOP("actions", "&English first"),
        ("Ctrl+Alt+1",),
        "languages.prefer",
        "en",
        group="language",
    ),
    Action(
        "language-ja",
        LANGUAGE,
        QT_TRANSLATE_NOOP("actions", "&Japanese first"),
        ("Ctrl+Alt+2",),
        "languages.prefer",
        "ja",
        group="language",
    ),
    Action(
        "language-zh-Hans",
        LANGUAGE,
        QT_TRANSLATE_NOOP("actions", "&Simplified Chinese first"),
        ("Ctrl+Alt+3",),
        "languages.prefer",
        "zh-Hans",
        group="language",
    ),
    Action(
        "language-zh-Hant",
        LANGUAGE,
        QT_TRANSLATE_NOOP("actions", "&Traditional Chinese first"),
        ("Ctrl+Alt+4",),
        "languages.prefer",
        "zh-Hant",
        group="language",
    ),
    Action(
        "language-de",
        LANGUAGE,
        QT_TRANSLATE_NOOP("actions", "&German first"),
        ("Ctrl+Alt+5",),
        "languages.prefer",
        "de",
        group="language",
    ),
    Action(
        "help",
        HELP,
        QT_TRANSLATE_NOOP("actions", "What can be done &here, and all shortcuts"),
        ("F1",),
        "navigator.ask_help",
    ),
    Action(
        "contents",
        HELP,
        QT_TRANSLATE_NOOP("actions", "&Guide"),
        ("Ctrl+Alt+H",),
        "navigator.show_guide",
        CONTENTS,
        reads=True,
    ),
    Action(
        "guide",
        HELP,
        QT_TRANSLATE_NOOP("actions", "What is &kept, and what survives"),
        ("Shift+F1",),
        "navigator.show_guide",
        WHAT_SURVIVES,
        reads=True,
    ),
    Action(
        "what-is-new",
        HELP,
        QT_TRANSLATE_NOOP("actions", "What is &new"),
        ("Ctrl+F1",),
        "navigator.show_guide",
        WHAT_IS_NEW,
        reads=True,
    ),
    Action(
        "licences",
        HELP,
        QT_TRANSLATE_NOOP("actions", "&Licences of all that is inside"),
        ("Ctrl+Alt+U",),
        "navigator.show_guide",
        LICENCES,
        reads=True,
    ),
    Action(
        "save-fault",
        HELP,
        QT_TRANSLATE_NOOP("actions", "Save a file about a &fault of the program …"),
        ("Ctrl+Shift+F1",),
        "faults.save",
    ),
)

# Keys that the widgets themselves understand; listed so that the list is whole.
KEYS_IN_PLACE: tuple[tuple[str, str], ...] = (
    (
        QT_TRANSLATE_NOOP("actions", "Down, Up, Page Down, Page Up"),
        QT_TRANSLATE_NOOP("actions", "In the field: walk through the results and read them"),
    ),
    (
        QT_TRANSLATE_NOOP("actions", "Enter"),
        QT_TRANSLATE_NOOP("actions", "In the field or a list: open, and go to the reader"),
    ),
    (QT_TRANSLATE_NOOP("actions", ">"), QT_TRANSLATE_NOOP("actions", "At the beginning of the field: find a command")),
    (
        QT_TRANSLATE_NOOP("actions", "Tab, Shift+Tab"),
        QT_TRANSLATE_NOOP(
            "actions", "In the reader: the next or previous link; where a card is written: the next or previous field"
        ),
    ),
    (QT_TRANSLATE_NOOP("actions", "Ctrl+C"), QT_TRANSLATE_NOOP("actions", "In the reader: copy the selected text")),
    (
        QT_TRANSLATE_NOOP("actions", "Right, Left"),
        QT_TRANSLATE_NOOP(
            "actions",
            "In the sources: open or close a branch; in a list of the table: go to a clause, which Enter opens",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("actions", "Arrows, Enter, Space"),
        QT_TRANSLATE_NOOP("actions", "On the board: from card to card, choose it, all that is known of it"),
    ),
    (
        QT_TRANSLATE_NOOP("actions", "Ctrl+C, Ctrl+V"),
        QT_TRANSLATE_NOOP("actions", "On the board: copy the position as a line of text, open one that was copied"),
    ),
    (
        QT_TRANSLATE_NOOP("actions", "Figures"),
        QT_TRANSLATE_NOOP("actions", "Where something is to be decided: take the option with this number"),
    ),
    (
        QT_TRANSLATE_NOOP("actions", "Enter, Ctrl+Enter, Ctrl+Shift+Enter, Alt+Enter, Alt+Shift+Enter"),
        QT_TRANSLATE_NOOP(
            "actions",
            "While a position is set up: send the card where it goes, put "
            "it under the chosen one, lay it on top, link it, put it under "
            "face down",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("actions", "Alt+A, Alt+B, Alt+1 to Alt+7"),
        QT_TRANSLATE_NOOP("actions", "While a position is set up: whose card it is, and where it goes"),
    ),
    (
        QT_TRANSLATE_NOOP("actions", "Alt+U, Alt+N, Alt+K, Alt+O, Alt+Delete"),
        QT_TRANSLATE_NOOP(
            "actions",
            "While a position is set up: suspend the chosen card, let it "
            "have come this turn, unlink its last link card, take its top "
            "card off, take it away",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("actions", "B, R, H, S, T, D, E"),
        QT_TRANSLATE_NOOP(
            "actions",
            "On a board that is set up: send what is pointed at to the "
            "battle area, breeding area, hand, security, trash, deck, "
            "Digi-Egg deck",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("actions", "U, N, Delete, +, -, figures"),
        QT_TRANSLATE_NOOP(
            "actions",
            "On a board that is set up: suspend it, let it have come this "
            "turn, take it away, one more or less (of a stack: its top "
            "card), how many",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("actions", "Ctrl+Alt+Enter"),
        QT_TRANSLATE_NOOP("actions", "While a position is set up: play from it"),
    ),
)


# In Japanese and Chinese the key stands behind the words: "検索(&S)".
_ACCESS_KEY = re.compile(r"\s?\(&.\)|&")


def plain(title: str) -> str:
    """A title without the mark of its access key."""
    return _ACCESS_KEY.sub("", title)


def key_names(action: Action) -> str:
    return ", ".join(s.toString(QKeySequence.SequenceFormat.NativeText) for s in action.sequences)


def translated(text: str) -> str:
    return QCoreApplication.translate(_CONTEXT, text)
