"""What a judge types while he sets up a position, beside cards: "hand 5", "B security 3",
"memory 2", "turn B", "phase start"; and "3x" before a card."""

from __future__ import annotations

import re

from msgspec import Struct

from judgeapp.engine.identity import Seat
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


class Counted(Struct, frozen=True):
    """A pile has so many cards."""

    seat: Seat
    pile: str
    number: int


class Remembered(Struct, frozen=True):
    """The memory as a player sees it (4-1)."""

    seat: Seat
    number: int


class Turned(Struct, frozen=True):
    """Whose turn it is, and the how many'th; None: as it was."""

    seat: Seat
    number: int | None


class BegunPhase(Struct, frozen=True):
    """The phase in which the position begins."""

    phase: str


Typed = Counted | Remembered | Turned | BegunPhase


def typed(text: str, seat: Seat, scenario: Scenario) -> Typed | None:
    """What a text says of a position; None when it says nothing but perhaps a card. `seat` is
    whose cards are meant when no player is named; the memory is that of the turn player then."""
    if len(text) > _LONGEST:
        return None
    said = " ".join(text.split()).casefold()
    if found := _COUNT.fullmatch(said):
        return Counted(_seat(found, seat), _PILES[found["pile"]], int(found["number"]))
    if found := _MEMORY.fullmatch(said):
        turn = Seat(at.position(scenario).turn)
        return Remembered(_seat(found, turn), int(found["number"]))
    if (found := _TURN.fullmatch(said)) and (found["seat"] or found["number"]):
        now = Seat(at.position(scenario).turn)
        number = int(found["number"]) if found["number"] else None
        return Turned(Seat(found["seat"].upper()) if found["seat"] else now, number)
    if found := _PHASE.fullmatch(said):
        return BegunPhase(found["phase"])
    return None


def several(text: str) -> tuple[int, str]:
    """How many cards are meant, and which: "3x Rex" are three of them."""
    found = _SEVERAL.match(text)
    if found is None or found["number"].strip("0") == "":
        return 1, text
    return int(found["number"]), text[found.end() :]


def _seat(found: re.Match[str], seat: Seat) -> Seat:
    named = found["first"] or found["second"]
    return Seat(named.upper()) if named else seat


def done(scenario: Scenario, said: Typed) -> Scenario:
    """The position with what was typed. Raises InputError when it can't be so."""
    match said:
        case Counted(seat, pile, number):
            return at.count(scenario, seat, pile, number)
        case Remembered(seat, number):
            return at.memory(scenario, seat, at.on_gauge(number))
        case Turned(seat, turn):
            return at.turn(scenario, seat, turn)
        case BegunPhase(phase):
            return at.phase(scenario, phase)
