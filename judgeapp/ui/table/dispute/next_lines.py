"""What can be said to have happened next, as lines: what is open, and what is not, with why."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication

from judgeapp.engine.game import Game
from judgeapp.table.dispute.claims import VERBS, Claim, reason
from judgeapp.table.options import Choice
from judgeapp.ui.table.lines.cited_line import CitedLine, LineKind
from judgeapp.ui.table.wording import choice_offered, option_told, reason_told

translate = QCoreApplication.translate

# The line by which what was played at the table is taken.
PLAYED = object()


class VerbLine(NamedTuple):
    """A line that opens what could be claimed by a verb."""

    verb: str


def next_lines(
    game: Game,
    choices: Sequence[Choice],
    claimed: Sequence[Claim],
    source: int,
    opened: Collection[str],
    language: str,
    *,
    played: bool,
) -> Iterator[tuple[CitedLine, Any]]:
    """Each with a number.

    source -- the card that was clicked last: what could be claimed of it stands first
    opened -- the verbs whose claims are seen
    played -- whether something was played at the table that can be taken
    """
    number = 0
    for choice in choices:
        number += 1
        yield CitedLine(choice_offered(choice), 0, str(number)), choice
    if played:
        number += 1
        told = translate("dispute", "What was played at the table")
        yield CitedLine(told, 0, str(number), (), LineKind.MUTED), PLAYED
    if not claimed:
        return
    own = [claim for claim in claimed if claim.refs[:1] == (source,)]
    told = translate("dispute", "Not legal, but said to have happened")
    yield CitedLine(told, kind=LineKind.HEAD), None
    for claim in own:
        number += 1
        yield _claim(game, claim, number, language), claim
    for verb in VERBS:
        theirs = [claim for claim in claimed if claim.verb == verb]
        if all(claim in own for claim in theirs):
            continue
        number += 1
        if len(theirs) == 1:
            yield _claim(game, theirs[0], number, language), theirs[0]
            continue
        is_open = verb in opened
        sign = "▾" if is_open else "▸"
        yield CitedLine(verb_told(verb), 0, str(number), sign=sign), VerbLine(verb)
        if is_open:
            for claim in theirs:
                number += 1
                yield _claim(game, claim, number, language, 1), claim


def _claim(game: Game, claim: Claim, number: int, language: str, depth: int = 0) -> CitedLine:
    why = reason(game, claim, language)
    told = option_told(claim.told)
    remark = reason_told(why.told)
    remark = remark[:1].upper() + remark[1:]
    return CitedLine(told, depth, str(number), why.clauses, LineKind.NOT, "✗", remark)


def verb_told(verb: str) -> str:
    """What somebody could claim to have done, before it is said with what."""
    return {
        "attack": translate("dispute", "Attack with …"),
        "block": translate("dispute", "Block with …"),
        "choose": translate("dispute", "Choose …"),
        "use": translate("dispute", "Use …"),
        "play": translate("dispute", "Play …"),
        "digivolve": translate("dispute", "Digivolve …"),
        "dna": translate("dispute", "DNA digivolve …"),
        "burst": translate("dispute", "Burst digivolve …"),
        "app-fusion": translate("dispute", "App fuse …"),
        "link": translate("dispute", "Link …"),
        "activate": translate("dispute", "Activate an effect of …"),
        "counter": translate("dispute", "Counter with …"),
        "hatch": translate("dispute", "Hatch"),
        "move": translate("dispute", "Move from the breeding area …"),
        "place": translate("dispute", "Place …"),
        "pass": translate("dispute", "Pass the turn"),
    }[verb]
