"""All that the engine and the table say, by context: a code with parameters is told by the sentence
of its code, in any language, and some of its parameters are words that a language has its own
for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from judgeapp.cards.teaching.refusal import ENGLISH as REFUSED_LESSONS
from judgeapp.engine.keyword_rules import RULES
from judgeapp.engine.lang import Category, Color
from judgeapp.engine.state import Phase
from judgeapp.engine.telling import explain
from judgeapp.engine.telling.refused import IN_WORDS
from judgeapp.table.board import text as board
from judgeapp.table.compare import ENGLISH as DIFFERENCES
from judgeapp.table.compare import WORDS as COMPARED
from judgeapp.table.deciding.options import ENGLISH as OPTIONS
from judgeapp.table.deciding.options import UNKNOWN
from judgeapp.table.deciding.refusals import REFUSED
from judgeapp.table.dispute.claims import WHY
from judgeapp.table.dispute.statement import INSTEAD, STATED
from judgeapp.table.report.rulings_log import LOG_WORDS
from judgeapp.table.report.telling import WORDS as REPORT_WORDS
from judgeapp.table.setup.faults import ENGLISH as FAULTS
from judgeapp.table.setup.position import PILES
from judgeapp.table.setup.reading_off import LEFT_OUT
from judgeapp.table.setup.sayings import ENGLISH as SAYINGS

# The timings that an attack reaches.
_STAGES = ("declared", "counter", "block", "confirm", "end")


# Between sentences that a parameter has several of.
AND_THEN = "; "


class Worded(NamedTuple):
    """A parameter that is words: the context of these, and what stands between several."""

    context: str
    between: str = ", "


_CARDS = Worded("cards")
# Of each context its parameters that are words.
WORDED: Mapping[str, Mapping[str, Worded]] = {
    "events": {
        "phase": Worded("phases"),
        "to": Worded("areas"),
        "area": Worded("areas"),
        "timing": Worded("moments"),
        "until": Worded("durations"),
        "where": Worded("places on a stack"),
        "reason": Worded("reasons", AND_THEN),
        "kind": Worded("keyword effects"),
        "keyword": Worded("keyword effects"),
        "target": _CARDS,
        "unit": _CARDS,
        "card": _CARDS,
        "cards": _CARDS,
        "became": _CARDS,
    },
    "board": {
        "phase": Worded("phases"),
        "stage": Worded("stages of an attack"),
        "pile": Worded("areas"),
        "why": Worded("board words"),
        "chooses": Worded("board words"),
        "kinds": Worded("kinds of cards", " and "),
        "colors": Worded("colors", " "),
        "suspended": Worded("board words"),
        "fresh": Worded("board words"),
        "down": Worded("board words"),
        "active": Worded("board words"),
        "part": Worded("board words"),
        "until": Worded("durations"),
        "timing": Worded("moments"),
        "cards": _CARDS,
    },
    "differences": {"stage": Worded("stages of an attack")},
    "faults": {"area": Worded("areas")},
    "claims": {"why": Worded("reasons", AND_THEN)},
    "options": dict.fromkeys(("card", "unit", "target", "of", "link"), _CARDS),
}


def texts() -> Iterator[tuple[str, str]]:
    """(context, text) of all that is said by a code, and of the words in it."""
    for context, said in _every().items():
        for text in dict.fromkeys(said):
            yield context, text


def _every() -> dict[str, tuple[str, ...]]:
    return {
        "events": (*explain.sentences(),),
        "reasons": (*IN_WORDS.values(),),
        "options": (*OPTIONS.values(),),
        "refusals": (REFUSED,),
        "claims": (*WHY.values(), *STATED.values(), *INSTEAD.values()),
        "board": (*board.ENGLISH.values(),),
        "differences": (*DIFFERENCES.values(),),
        "compared words": (*COMPARED.values(),),
        "faults": (*FAULTS.values(),),
        "sayings": (*SAYINGS.values(),),
        "leftout": (*LEFT_OUT.values(),),
        "report": (*REPORT_WORDS.values(),),
        "rulings": (*LOG_WORDS.values(),),
        "refused lessons": tuple(one for both in REFUSED_LESSONS.values() for one in both),
        "phases": (*(phase.value for phase in Phase),),
        "areas": (*explain.AREAS.values(), *PILES),
        "moments": (*explain.DUE.values(),),
        "durations": (*explain.LASTS.values(),),
        "places on a stack": ("on", "under"),
        "stages of an attack": _STAGES,
        "keyword effects": (*RULES,),
        "kinds of cards": (*(one.value for one in Category), board.TOKEN),
        "colors": (*(color.value for color in Color),),
        "cards": (explain.PLAYER, explain.NAMELESS, UNKNOWN),
        "board words": (
            *board.WHY.values(), *board.PARTS.values(), board.CHOOSES, board.SUSPENDED,
            board.FRESH, board.FACE_DOWN, board.ACTIVE, board.IDLE,
        ),
    }  # fmt: skip
