"""Deck construction: 1-4-1, and chapter 2 on the cards in a deck."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from judgeapp.engine.lang import Category
from judgeapp.engine.state.cards import Face
from judgeapp.messages.message import Message, message
from judgeapp.messages.punctuation import comma_message

DECK_SIZE = 50  # 1-4-1-2-1
MAX_DIGI_EGGS = 5  # 1-4-1-3-1

# 2-2-3 to 2-2-6: which deck cards of a category make up.
_CATEGORY_CLAUSE = {
    Category.DIGI_EGG: "2-2-3",
    Category.DIGIMON: "2-2-4",
    Category.TAMER: "2-2-5",
    Category.OPTION: "2-2-6",
}


class ConstructionFault(Struct, frozen=True):
    kind: str  # "size", "copies", "category", "token", "unknown"
    clauses: tuple[str, ...]
    cards: tuple[str, ...] = ()  # the keys of the cards that it is about; none when it is the whole deck
    # found, allowed: how many there are and may be
    found: int = 0
    allowed: int = 0

    @property
    def message(self) -> Message:
        cards, count, allowed = comma_message(self.cards), self.found, self.allowed
        return {
            "size": message("cards: {count} instead of {allowed}", count=count, allowed=allowed),
            "copies": message(
                "{cards}: {count} cards of the same number, allowed: {allowed}",
                cards=cards,
                count=count,
                allowed=allowed,
            ),
            "category": message("{cards} can't be in this deck", cards=cards),
            "token": message("{cards} is a token: tokens can't be in a deck", cards=cards),
            "unknown": message("{cards} isn't a known card", cards=cards),
        }[self.kind]

    def __str__(self) -> str:
        return f"{self.message} ({', '.join(self.clauses)})"


def check_deck(
    faces: Mapping[str, Face], deck: Sequence[str], digi_eggs: Sequence[str]
) -> tuple[ConstructionFault, ...]:
    """All faults of a deck and a Digi-Egg deck, given as keys of `faces`; none if they may be played with."""
    return (
        *_size_of_deck(deck),
        *_size_of_digi_egg_deck(digi_eggs),
        *_cards(faces, deck, is_digi_egg_deck=False),
        *_cards(faces, digi_eggs, is_digi_egg_deck=True),
        *_copies(faces, deck, "1-4-1-2-2"),
        *_copies(faces, digi_eggs, "1-4-1-3-2"),
    )


def _size_of_deck(deck: Sequence[str]) -> Iterator[ConstructionFault]:
    if len(deck) != DECK_SIZE:
        yield ConstructionFault("size", ("1-4-1-2-1",), found=len(deck), allowed=DECK_SIZE)


def _size_of_digi_egg_deck(deck: Sequence[str]) -> Iterator[ConstructionFault]:
    if len(deck) > MAX_DIGI_EGGS:
        yield ConstructionFault("size", ("1-4-1-3-1",), found=len(deck), allowed=MAX_DIGI_EGGS)


def _cards(faces: Mapping[str, Face], deck: Sequence[str], *, is_digi_egg_deck: bool) -> Iterator[ConstructionFault]:
    """Cards that belong in no deck or in the other one."""
    for key in dict.fromkeys(deck):
        face = faces.get(key)
        if face is None:
            yield ConstructionFault("unknown", ("1-4-1-1",), (key,))
        elif face.token:
            yield ConstructionFault("token", ("1-4-4-2",), (key,))
        elif (face.category is Category.DIGI_EGG) is not is_digi_egg_deck:
            yield ConstructionFault("category", (_CATEGORY_CLAUSE[face.category],), (key,))


def _copies(faces: Mapping[str, Face], deck: Sequence[str], clause: str) -> Iterator[ConstructionFault]:
    """Cards with the same number are the same card (2-11-1); a card's (Rule) may allow more or fewer (2-3-5-2)."""
    by_number: dict[str, list[str]] = {}
    for key in deck:
        if key in faces:
            by_number.setdefault(faces[key].number or key, []).append(key)
    for keys in by_number.values():
        allowed = faces[keys[0]].copies
        if allowed is not None and len(keys) > allowed:
            printed = ("2-3-5-2",) if allowed != Face("").copies else ()
            cards = tuple(dict.fromkeys(keys))
            yield ConstructionFault("copies", (clause, "2-11-1", *printed), cards, len(keys), allowed)
