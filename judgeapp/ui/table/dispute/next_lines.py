"""What can be said to have happened next, as lines: what is open, and what is not, with why."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication

from judgeapp.engine.game import Game
from judgeapp.table.deciding.options import Choice
from judgeapp.table.dispute.claims import VERBS, Claim, Reason, reason
from judgeapp.ui.signs import CHOICE, NOT, OPENED
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
        if verb not in opened:
            yield CitedLine(verb_told(verb), 0, str(number), sign=CHOICE), VerbLine(verb)
            continue
        # A reason that all of them have is said once.
        reasons = [reason(game, claim, language) for claim in theirs]
        shared = reasons[0] if all(why == reasons[0] for why in reasons) else None
        remark, clauses = (_why(shared), shared.clauses) if shared is not None else ("", ())
        head = CitedLine(verb_told(verb), 0, str(number), clauses, sign=OPENED, remark=remark)
        yield head, VerbLine(verb)
        for claim in theirs:
            number += 1
            yield _claim(game, claim, number, language, 1, says_why=shared is None), claim


def _claim(game: Game, claim: Claim, number: int, language: str, depth: int = 0, *, says_why: bool = True) -> CitedLine:
    told = option_told(claim.told)
    if not says_why:
        return CitedLine(told, depth, str(number), (), LineKind.NOT, NOT)
    why = reason(game, claim, language)
    return CitedLine(told, depth, str(number), why.clauses, LineKind.NOT, NOT, _why(why))


def _why(why: Reason) -> str:
    said = reason_told(why.told)
    return said[:1].upper() + said[1:]


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
