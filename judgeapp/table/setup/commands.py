"""Commands that a judge types while he sets up a position, beside cards: "hand 5", "B security 3", "memory 2", "turn
B", "phase start", "rules 3.6", "title: Two blocks"; and "3x" or "suspended" beside a card; in the words of any
language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from msgspec import Struct

from judgeapp.clauses.renumbering import EDITIONS
from judgeapp.engine.identity import Seat
from judgeapp.engine.state.state import replace
from judgeapp.language.folding import fold, fold_with_origins
from judgeapp.scenario.file import Scenario, by_edition
from judgeapp.table.setup import position as at
from judgeapp.table.setup.words import PHASES, PILES, keys_by_word, pattern

_MAX_LENGTH = 100  # letters
_SEAT = r"(?:(?P<{}>(?<![a-z])[ab])(?:\s*[の的]\s*|\s+|(?=[^\x00-\x7f])))?"
_THEN = r"\s*(?:(?P<second>(?<![a-z])[ab])(?![a-z])\s*)?"
_COUNTED = r"\s*[枚张]?"
_SEVERAL = re.compile(r"\s*(?P<number>\d{1,2})\s*(?:[x×ｘ]\s+|[枚张張]\s*)(?=\S)")
_EDITION = rf"\s*(?P<edition>{'|'.join(map(re.escape, EDITIONS))})"
_COLON = re.compile("[:：]")


@cache
def _commands() -> Mapping[str, re.Pattern[str]]:
    """Each command in a folded text, in words of any language."""
    seat = _SEAT.format("first")
    piles, phases = pattern(*PILES), pattern(*PHASES)
    return {
        "count": re.compile(rf"{seat}(?P<pile>{piles}){_THEN}(?P<number>\d{{1,2}}){_COUNTED}"),
        "memory": re.compile(rf"{seat}{pattern('memory')}{_THEN}(?P<number>[+-]?\d{{1,4}})"),
        "turn": re.compile(rf"{seat}{pattern('turn')}{_THEN}(?P<number>\d{{1,3}})?"),
        "phase": re.compile(rf"(?:phase\s+)?(?P<phase>{phases})"),
        "edition": re.compile(rf"{pattern('rules')}{_EDITION}"),
    }


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
    """Command of a text; None if it is at most a card. `seat` is the player meant if none is named; the memory is then
    the turn player's."""
    head, *title = _COLON.split(text, maxsplit=1)
    if title and fold(head.strip()) in keys_by_word(("title",)):
        return SetTitle(" ".join(title[0].split()))
    if len(text) > _MAX_LENGTH:
        return None
    typed = " ".join(fold(text).split())
    command = {name: pattern.fullmatch(typed) for name, pattern in _commands().items()}
    turn = Seat(at.position(scenario).turn)
    if match := command["count"]:
        return SetCount(_seat(match, seat), keys_by_word(PILES)[match["pile"]], int(match["number"]))
    if match := command["memory"]:
        return SetMemory(_seat(match, turn), int(match["number"]))
    if (match := command["turn"]) and (match["first"] or match["second"] or match["number"]):
        return SetTurn(_seat(match, turn), int(match["number"]) if match["number"] else None)
    if match := command["phase"]:
        return SetPhase(keys_by_word(PHASES)[match["phase"]])
    if match := command["edition"]:
        return SetEdition(match["edition"])
    return None


def parse_count(text: str) -> tuple[int, str]:
    """Number of cards meant, and the rest: "3x Rex" are three of them."""
    match = _SEVERAL.match(text)
    if match is None or match["number"].strip("0") == "":
        return 1, text
    return int(match["number"]), text[match.end() :]


@cache
def _suspended() -> re.Pattern[str]:
    """The state of a card by itself, at either end of a folded line."""
    return re.compile(rf"^\s*{pattern('suspended')}[\s,、，]+(?=\S)|(?<=\S)[\s,、，]+{pattern('suspended')}\s*$")


def parse_suspended(text: str) -> tuple[bool, str]:
    """True if a card is described as suspended, and the rest of its line: "Rex suspended"."""
    folded = fold_with_origins(text)
    match = None if "\n" in text.strip() else _suspended().search(folded.text)
    if match is None:
        return False, text
    start, end = folded.span(*match.span())
    return True, f"{text[:start]}{text[end:]}"


def _seat(match: re.Match[str], seat: Seat) -> Seat:
    named = match["first"] or match["second"]
    return Seat(named.upper()) if named else seat


def apply_command(scenario: Scenario, command: Command) -> Scenario:
    """Apply a typed command to the position. Raises InputError if impossible."""
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
            return by_edition(scenario, edition)
        case SetTitle(title):
            return replace(scenario, title=title)
