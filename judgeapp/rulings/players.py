"""Names of both players, as the judge typed them; of one whom nobody has named, in the language of the reader."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

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


def names_by_seat(names: Sequence[str]) -> dict[str, str]:
    """Names that the judge typed, by seat; none where both are called the same."""
    typed = dict(_typed(names))
    return typed if len({*typed.values()}) == len(typed) else {}


def _typed(names: Sequence[str]) -> Iterator[tuple[str, str]]:
    for seat, name in zip("AB", names, strict=False):
        if name.strip() and not _UNNAMED.fullmatch(name.strip()):
            yield seat, name.strip()
