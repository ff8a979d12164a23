"""Commands that a judge types while he sets up a position, beside cards: "hand 5", "B security 3", "memory 2", "turn
B", "phase start", "rules 3.6", "title: Two blocks"; and "3x" before a card."""

from __future__ import annotations

import re

from msgspec import Struct

from judgeapp.clauses.renumbering import EDITIONS
from judgeapp.engine.identity import Seat
from judgeapp.engine.state.state import replace
from judgeapp.scenario.file import Scenario
from judgeapp.table.setup import position as at

_PILES = {
    "hand": "hand",
    "security": "security",
    "sec": "security",
    "deck": "deck",
    "trash": "trash",
    "eggs": "digi_egg_deck",
}
_LONGEST = 100  # letters
_SEAT = r"(?:(?P<{}>[ab])\s+)?"
_COUNT = re.compile(
    _SEAT.format("first") + rf"(?P<pile>{'|'.join(_PILES)})\s+" + _SEAT.format("second") + r"(?P<number>\d{1,2})"
)
_MEMORY = re.compile(
    _SEAT.format("first") + r"(?:memory|mem)\s+" + _SEAT.format("second") + r"(?P<number>[+-]?\d{1,4})"
)
_TURN = re.compile(r"turn(?:\s+(?P<seat>[ab]))?(?:\s+(?P<number>\d{1,3}))?")
_SEVERAL = re.compile(r"\s*(?P<number>\d{1,2})\s*[x×]\s+(?=\S)")
_PHASE = re.compile(r"(?:phase\s+)?(?P<phase>main|breeding|start)")
_EDITION = re.compile(rf"rules\s+(?P<edition>{'|'.join(map(re.escape, EDITIONS))})")


class SetCount(Struct, frozen=True):
    """A pile has so many cards."""

    seat: Seat
    pile: str
    number: int


class SetMemory(Struct, frozen=True):
    """The memory as a player sees it (4-1)."""

    seat: Seat
    number: int


class SetTurn(Struct, frozen=True):
    """Turn player, and the number of the turn; None: unchanged."""

    seat: Seat
    number: int | None


class SetPhase(Struct, frozen=True):
    """The phase in which the position begins."""

    phase: str


class SetEdition(Struct, frozen=True):
    """The edition of the rules by which it is played."""

    edition: str


class SetTitle(Struct, frozen=True):
    """The position has this title; empty: none."""

    title: str


Command = SetCount | SetMemory | SetTurn | SetPhase | SetEdition | SetTitle


def parse_command(text: str, seat: Seat, scenario: Scenario) -> Command | None:
    """Command of a text; None when it is at most a card. `seat` is whose cards are meant when no player is named; the
    memory is that of the turn player then."""
    head, colon, title = text.partition(":")
    if colon and head.strip().casefold() == "title":
        return SetTitle(" ".join(title.split()))
    if len(text) > _LONGEST:
        return None
    typed = " ".join(text.split()).casefold()
    if match := _COUNT.fullmatch(typed):
        return SetCount(_seat(match, seat), _PILES[match["pile"]], int(match["number"]))
    if match := _MEMORY.fullmatch(typed):
        turn = Seat(at.position(scenario).turn)
        return SetMemory(_seat(match, turn), int(match["number"]))
    if (match := _TURN.fullmatch(typed)) and (match["seat"] or match["number"]):
        now = Seat(at.position(scenario).turn)
        number = int(match["number"]) if match["number"] else None
        return SetTurn(Seat(match["seat"].upper()) if match["seat"] else now, number)
    if match := _PHASE.fullmatch(typed):
        return SetPhase(match["phase"])
    if match := _EDITION.fullmatch(typed):
        return SetEdition(match["edition"])
    return None


def parse_count(text: str) -> tuple[int, str]:
    """Number of cards meant, and the rest: "3x Rex" are three of them."""
    match = _SEVERAL.match(text)
    if match is None or match["number"].strip("0") == "":
        return 1, text
    return int(match["number"]), text[match.end() :]


def _seat(match: re.Match[str], seat: Seat) -> Seat:
    named = match["first"] or match["second"]
    return Seat(named.upper()) if named else seat


def apply_command(scenario: Scenario, command: Command) -> Scenario:
    """The position with what was typed. Raises InputError when it can't be so."""
    match command:
        case SetCount(seat, pile, number):
            return at.count(scenario, seat, pile, number)
        case SetMemory(seat, number):
            return at.memory(scenario, seat, at.on_gauge(number))
        case SetTurn(seat, turn):
            return at.turn(scenario, seat, turn)
        case SetPhase(phase):
            return at.phase(scenario, phase)
        case SetEdition(edition):
            return at.edition(scenario, edition)
        case SetTitle(title):
            return replace(scenario, title=title)
