"""Commands that a judge types while he sets up a position, beside cards: "hand 5", "B security 3", "memory 2", "turn
B", "phase start", "rules 3.6", "title: Two blocks"; and "3x", "suspended", "B:" or "hand:" beside a card; in the words
of any language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from msgspec import Struct

from judgeapp.clauses.renumbering import EDITIONS
from judgeapp.engine.identity import Seat
from judgeapp.engine.state.state import replace
from judgeapp.language.folding import fold, fold_with_origins
from judgeapp.messages.errors import InputError
from judgeapp.scenario.file import Scenario, for_edition
from judgeapp.table.setup import position as at
from judgeapp.table.setup.facts import IsName, has_ended_name, is_facts, no_name, split_name
from judgeapp.table.setup.words import (
    NEW,
    PHASES,
    PILES,
    areas_by_word,
    bounded,
    keys_by_word,
    keyword_pattern,
    pattern,
)

_MAX_LENGTH = 100  # letters
_SEAT = r"(?:(?P<{}>(?<![a-z])[ab])(?:\s*[の的:]\s*|\s+|(?=[^\x00-\x7f])))?"
_THEN = r"\s*:?\s*(?:(?P<second>(?<![a-z])[ab])(?![a-z])\s*)?"
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
def _state(key: str) -> re.Pattern[str]:
    """A state of a card by itself, at either end of a folded line."""
    state = pattern(key)
    return re.compile(rf"^\s*{state}[\s,、，]+(?=\S)|(?<=\S)(?:[\s,、，]+{state}|\s*\({state}\))\s*$")


def parse_suspended(text: str) -> tuple[bool, str]:
    """True if a card is described as suspended, and the rest of its line: "Rex suspended"."""
    return _parse_state(text, "suspended")


def _parse_state(text: str, key: str) -> tuple[bool, str]:
    folded = fold_with_origins(text)
    match = None if "\n" in text.strip() else _state(key).search(folded.text)
    if match is None:
        return False, text
    start, end = folded.span(*match.span())
    return True, f"{text[:start]}{text[end:]}"


class CardLine(Struct, frozen=True):
    """A card as it is typed, with the number of its copies, its state, and the player and area that are named."""

    card: str
    number: int = 1
    suspended: bool = False
    seat: Seat | None = None
    area: str = ""
    new: bool = False


def parse_card_line(text: str, is_name: IsName = no_name, *, places: bool = True) -> CardLine:
    """A card with all that stands beside it: "2x B: Rex suspended", "hand Rex red". Raises InputError for a word that
    may be a player or an area, or be part of the name. Without `places` these words are the name's."""
    number, text = parse_count(text)
    if not places:
        _check_no_place(text, is_name)
    seat, area, text = _parse_place(text, is_name) if places else (None, "", text)
    if number == 1:
        number, text = parse_count(text)
    suspended, text = parse_suspended(text)
    new, text = _parse_state(text, NEW)
    if new and not suspended:
        suspended, text = parse_suspended(text)
    return CardLine(text, number, suspended, seat, area, new)


def _check_no_place(text: str, is_name: IsName) -> None:
    """Raise InputError for a player or an area with a colon before a card, unless they are its name."""
    match = _place().match(fold_with_origins(text).text)
    if match and ":" in (match["behind"] or match["between"] or "") and not is_name(split_name(text, is_name)[0]):
        raise InputError("a card that is edited stays where it is", mend="Leave out the player and the area")


@cache
def _place() -> re.Pattern[str]:
    """A player, an area, or both, before a card in a folded text."""
    player = rf"(?P<{{}}>(?:{pattern('player')}\s*)?)(?P<{{}}>(?<![a-z])[ab])(?P<{{}}>(?:['’]?s)?)(?![a-z])"
    first, second = player.format("player", "first", "own"), player.format("_", "second", "__")
    areas = "|".join(map(bounded, areas_by_word()))
    area = rf"(?P<area>{areas})(?:\s+(?:of|von)\s+{second})?(?P<behind>\s*[:,、，のに的]\s*|\s+)(?!eff?e[ck]te?s?\b)"
    between = rf"(?P<between>\s*[の的:]\s*|\s+|(?=(?![a-z])(?:{areas})\s*[:,、，のに的]))"
    return re.compile(rf"\s*(?:{first}{between})?(?:{area})?(?=\S)")


@cache
def _whose() -> re.Pattern[str]:
    """A word for a player who isn't named, before a card in a folded text."""
    opponent = rf"(?:(?:my|the|des|dem|der)\s+)?(?P<opponent>{pattern('opponent')}(?:['’]s)?)"
    return re.compile(rf"\s*(?:{opponent}|(?P<own>{pattern('my')})(?!\s*:))(?:\s*[の的:]|\s)")


_PLAYER = re.compile(r"[ab]\b", re.IGNORECASE)


def _parse_place(text: str, is_name: IsName) -> tuple[Seat | None, str, str]:
    """(player, area, the card), each as it is named before the card."""
    folded = fold_with_origins(text)
    if is_name(text):
        return None, "", text
    if whose := _whose().match(folded.text):
        start, end = folded.span(*whose.span(whose.lastgroup or 0))
        raise InputError(
            "{word!r} doesn't say which player", mend='Write A or B: "B: Rex Lv.4 red 5000"', word=text[start:end]
        )
    match = _place().match(folded.text)
    keyword = re.compile(keyword_pattern()).match(folded.text, match.start("area")) if match and match["area"] else None
    if match is None or not (match["first"] or match["area"]) or (keyword and keyword.end() > match.end("area")):
        return None, "", text
    rest = text[folded.span(match.start(), match.end())[1] :]
    letter, area = match["first"] or match["second"] or "", areas_by_word().get(match["area"] or "", "")
    if ":" not in (match["behind"] or match["between"] or ""):
        # "A" begins names, and is an article.
        is_word = letter == "a" and not (match["area"] or match["player"] or match["own"] or match["between"].strip())
        is_article = is_word and (text.strip()[0].islower() or not is_facts(rest.split()[0]))
        # "Hand" begins names, "Hand von B" none.
        of_area = slice(*folded.span(*match.span("area"))) if match["area"] and not match["second"] else slice(0)
        begins_name = text[of_area][:1].isupper() and rest[0].isupper()
        # "Hand B Rex": B's hand, or a card "B Rex" of A's.
        begins_with_player = not letter and _PLAYER.match(rest) and not is_name(split_name(rest, is_name)[0])
        if is_article or begins_name or begins_with_player or has_ended_name(rest):
            word = text[slice(*folded.span(*match.span("area" if match["area"] else "first")))]
            if begins_with_player:
                word = rest[0]
            raise InputError(
                "{word!r} may be a player or area, or part of the name",
                mend='Put a colon after the player and area: "B hand: Rex Lv.4 red"',
                word=word,
            )
    return Seat(letter.upper()) if letter else None, area, rest


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
            return for_edition(scenario, edition)
        case SetTitle(title):
            return replace(scenario, title=title)
