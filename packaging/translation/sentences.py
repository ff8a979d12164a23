"""Sentences of engine and table by context: each code with parameters has a sentence in every language."""

from __future__ import annotations

from collections.abc import Iterator

from judgeapp.cards.teaching.refusal import ENGLISH as REFUSED_LESSONS
from judgeapp.cli.command import command_help
from judgeapp.cli.localization import coded_words
from judgeapp.engine.explanation import narration as explain
from judgeapp.engine.explanation.refusals import MISSED, refusals
from judgeapp.engine.keyword_rules import RULES
from judgeapp.engine.lang import Category, Color
from judgeapp.engine.state.state import Phase
from judgeapp.rulebook.manifest import load_manifest, notes_of
from judgeapp.rulings.notebook.wording import WORDS as NOTEBOOK
from judgeapp.scenario.table import UNKNOWN as UNNAMED
from judgeapp.table.board import text as board
from judgeapp.table.comparing.compare import ENGLISH as DIFFERENCES
from judgeapp.table.comparing.compare import WORDS as COMPARED
from judgeapp.table.deciding.options import ENGLISH as OPTIONS
from judgeapp.table.deciding.options import UNKNOWN
from judgeapp.table.sentences import sentences as table_sentences
from judgeapp.table.setup.faults import ENGLISH as FAULTS
from judgeapp.table.setup.position import PILES

# Contexts whose sentences are in the file of the table.
_OF_TABLE = ("accounts", "board words", "dispute", "leftout", "report", "sayings", "table", "wording")
# What parsers of a command line say of themselves: argparse has these texts in English only, and looks each of them up
# by gettext. Those that somebody who types commands can meet; of the parts in % none is missing in a language.
PARSERS = (
    "usage: ",
    "options",
    "positional arguments",
    "show this help message and exit",
    "%(prog)s: error: %(message)s\n",
    "argument %(argument_name)s: %(message)s",
    "unrecognized arguments: %s",
    "the following arguments are required: %s",
    "one of the arguments %s is required",
    "not allowed with argument %s",
    "ignored explicit argument %r",
    "unexpected option string: %s",
    "ambiguous option: %(option)s could match %(matches)s",
    "invalid choice: %(value)r (choose from %(choices)s)",
    "invalid %(type)s value: %(value)r",
    "unknown parser %(parser_name)r (choices: %(choices)s)",
    "expected one argument",
    "expected at most one argument",
    "expected at least one argument",
    "expected %s argument",
    "expected %s arguments",
)
# Timings of an attack, in order.
_STAGES = ("declared", "counter", "block", "confirm", "end")


def texts() -> Iterator[tuple[str, str]]:
    """(context, text) of all sentences and words that have codes."""
    for context, sentences in _every().items():
        for text in dict.fromkeys(sentences):
            yield context, text


def _every() -> dict[str, tuple[str, ...]]:
    return {
        "events": (*explain.sentences(),),
        "reasons": (*refusals().values(), *MISSED.values()),
        "options": (*OPTIONS.values(),),
        "claims": tuple(text for section in ("why", "stated", "instead") for text in table_sentences(section).values()),
        "board": (*board.ENGLISH.values(),),
        "differences": (*DIFFERENCES.values(),),
        "compared words": (*COMPARED.values(),),
        "faults": (*FAULTS.values(),),
        "sources": (
            *(text for entry in load_manifest().sources for text in (entry.english_title, entry.status, *entry.notes)),
            *(note for entry in load_manifest().cited for note in notes_of(entry.about)),
        ),
        **{context: (*table_sentences(context).values(),) for context in _OF_TABLE},
        "rulings": (*table_sentences("rulings").values(), *(t for words in NOTEBOOK.values() for t in words.values())),
        "refused lessons": tuple(entry for both in REFUSED_LESSONS.values() for entry in both),
        "phases": (*(phase.value for phase in Phase),),
        "areas": (*explain.AREAS.values(), *PILES),
        "moments": (*explain.DUE.values(),),
        "durations": (*explain.LASTS.values(),),
        "places on a stack": ("on", "under"),
        "stages of an attack": _STAGES,
        "keyword effects": (*RULES,),
        "kinds of cards": (*(entry.value for entry in Category), board.TOKEN),
        "colors": (*(color.value for color in Color),),
        "argparse": PARSERS,
        "cli": tuple(
            text for file in (command_help(), coded_words()) for part in file.values() for text in part.values()
        ),
        "cards": (explain.PLAYER, explain.NAMELESS, explain.SEVERAL_NAMELESS, UNKNOWN, *UNNAMED.values()),
        "outcomes": (*table_sentences("outcomes").values(), *table_sentences("outcome claims").values()),
    }
