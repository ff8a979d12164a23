"""Names of categories and colors in card files, in five languages; and the names of the cards of a library."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import TypeVar

from judgeapp.cards.reading.bracketed import KnownWords
from judgeapp.cards.record import CardRecord
from judgeapp.engine.words import Category, Color
from judgeapp.language.folding import fold

T = TypeVar("T")


def _table(names: Mapping[T, str]) -> dict[str, T]:
    return {squeezed(word): meant for meant, words in names.items() for word in words.split()}


def squeezed(word: str) -> str:
    """A word without differences of spelling: case, width, script, dashes and spaces."""
    return "".join(c for c in fold(word) if c.isalnum())


_ACE = re.compile(r"(?<=\S)(?:(?<![\x00-\x7f])|\s+)ACE$")


def without_ace(name: str) -> str:
    """A card's name without "ACE" at its end, which is no part of it (2-3-1-4)."""
    return _ACE.sub("", name)


CATEGORIES: dict[str, Category] = _table(
    {
        Category.DIGIMON: "Digimon デジモン 数码宝贝 數碼寶貝 数码兽 數碼獸",
        Category.TAMER: "Tamer テイマー 驯兽师 馴獸師",
        Category.OPTION: "Option オプション 选项 選項",
        Category.DIGI_EGG: "Digi-Egg Digitama デジタマ 数码蛋 數碼蛋 Digi-Ei",
    }
)

# Words of files for a DUAL card, both a Digimon card and an Option card.
DUAL = frozenset(
    squeezed(word) for word in ("DUAL", "DUAL card", "デュアル", "DUALカード", "Digimon Option", "デジモン オプション")
)

COLORS: dict[str, Color] = _table(
    {
        Color.RED: "Red 赤 红 Rot",
        Color.BLUE: "Blue 青 蓝 Blau",
        Color.YELLOW: "Yellow 黄 Gelb",
        Color.GREEN: "Green 緑 绿 Grün",
        Color.BLACK: "Black 黒 黑 Schwarz",
        Color.PURPLE: "Purple 紫 Lila Violett",
        Color.WHITE: "White 白 Weiß",
    }
)
_EACH_COLOR = re.compile("|".join(sorted(map(re.escape, COLORS), key=len, reverse=True)))


def colors_in(word: str) -> tuple[Color, ...]:
    """The colors that a word is made up of, "Red", "RedBlue", "赤青"; none if something else is in it."""
    letters = squeezed(word)
    names = _EACH_COLOR.findall(letters)
    return tuple(COLORS[name] for name in names) if "".join(names) == letters else ()


ALL_COLORS = frozenset(squeezed(word) for word in ("All", "全", "Alle", "Any"))

# Words of files for a missing value.
NOTHING = frozenset(("", "-", "ー", "—", "–", "－", "―"))


def words_of(records: Iterable[CardRecord]) -> KnownWords:
    """The names and traits of cards, as they are printed."""
    known = tuple(records)
    return KnownWords(
        frozenset(name for record in known for name in (record.name, record.option_name) if name),
        frozenset(trait for record in known for trait in record.all_traits),
    )
