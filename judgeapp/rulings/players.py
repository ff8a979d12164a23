"""Names of both players, as the judge typed them; of one whom nobody has named, in the language of the reader."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence

from judgeapp.messages.message import QT_TRANSLATE_NOOP, translation

# Default names that tables and rulings were saved with, in any language.
_UNNAMED = re.compile(r"(?:Player |Spieler |プレイヤー|玩家)([AB])")
_DEFAULTS = {"A": QT_TRANSLATE_NOOP("report", "Player A"), "B": QT_TRANSLATE_NOOP("report", "Player B")}


def player_name(name: str) -> str:
    """The name of a player; a default one in the current language."""
    unnamed = _UNNAMED.fullmatch(name.strip())
    return translation("report", _DEFAULTS[unnamed[1]]) if unnamed else name


def player_names(names: Sequence[str] = ()) -> tuple[str, str]:
    """Names of both players by seat, a default one for each who has none."""
    first, other = (*names, "", "")[:2]
    return player_name(first.strip() or "Player A"), player_name(other.strip() or "Player B")


def names_by_seat(accounts: Sequence[str], heading: Sequence[str] = ()) -> dict[str, str]:
    """Names that the judge typed, by seat. A name in the heading of a report wins; names of accounts that contradict it
    are left out, and so are two that are the same."""
    headed = _distinct(_named(heading, "AB"))
    seats = account_seats(accounts, heading)
    spoken = _distinct(_named(accounts, seats))
    if any(_fold(name) in map(_fold, headed.values()) for seat, name in spoken.items() if seat not in headed):
        return headed
    return spoken | headed


def account_seats(accounts: Sequence[str], heading: Sequence[str] = ()) -> str:
    """Seat of each account: "AB", or "BA" the other way round; empty if they contradict the heading or each other."""
    headed = _named(heading, "AB")
    straight, swapped = (
        [_agrees(name, seat, at, headed) for name, seat, at in zip(_texts(accounts), seats, "AB", strict=True)]
        for seats in ("AB", "BA")
    )
    if False not in straight:
        return "AB"
    return "BA" if True in swapped and False not in swapped else ""


def account_names(accounts: Sequence[str], heading: Sequence[str] = ()) -> tuple[str, str]:
    """Names of both accounts as they are shown; of one without, that of the player at its seat."""
    names, seats = names_by_seat(accounts, heading), account_seats(accounts, heading)
    if not seats:
        return player_names(accounts)
    first, other = (
        player_name(name) if name and not _is_default(name, at) else names.get(seat) or player_name(f"Player {seat}")
        for name, seat, at in zip(_texts(accounts), seats, "AB", strict=True)
    )
    return first, other


def headed_names(accounts: Sequence[str], heading: Sequence[str]) -> tuple[str, str]:
    """Names of both players for a heading: typed there, or those of the accounts, never one that means the other."""
    names = names_by_seat(accounts, heading)
    first, other = (
        names.get(seat) or (name if _seat_meant(name) in ("", seat) else "")
        for seat, name in zip("AB", _texts(heading), strict=True)
    )
    return first, other


def _agrees(name: str, seat: str, at: str, headed: Mapping[str, str]) -> bool | None:
    """True if an account's name is of the player at a seat, False if of another; None if nothing says so."""
    if not name or _is_default(name, at):
        return None
    if meant := _seat_meant(name):
        return meant == seat
    if seat not in headed:
        return None
    words, others = set(_fold(name).split()), set(_fold(headed[seat]).split())
    return words <= others or others <= words


def _is_default(name: str, at: str) -> bool:
    """True for the default name with which the account at this place was saved."""
    unnamed = _UNNAMED.fullmatch(name)
    return unnamed is not None and unnamed[1] == at


def _seat_meant(name: str) -> str:
    """The seat of which a name is the letter, or a default name; empty for any other."""
    if unnamed := _UNNAMED.fullmatch(name.strip()):
        return unnamed[1]
    letter = _fold(name).upper()
    return letter if letter in ("A", "B") else ""


def _fold(name: str) -> str:
    return unicodedata.normalize("NFKC", name).strip().casefold()


def _distinct(names: Mapping[str, str]) -> dict[str, str]:
    """The names; none if both are the same."""
    return dict(names) if len({*map(_fold, names.values())}) == len(names) else {}


def _texts(names: Sequence[str]) -> tuple[str, str]:
    first, other = (*names, "", "")[:2]
    return first.strip(), other.strip()


def _named(names: Sequence[str], seats: str) -> dict[str, str]:
    """Names by seat, without those that are only a seat's."""
    return {seat: name for seat, name in zip(seats, _texts(names), strict=False) if name and not _seat_meant(name)}
