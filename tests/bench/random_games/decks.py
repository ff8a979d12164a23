"""Random legal decks (1-4-1) of understood cards."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from msgspec import Struct

from judgeapp.cards.facts import read_entry
from judgeapp.cards.reading.parts import Understanding
from judgeapp.cards.record import CardRecord
from judgeapp.cards.understanding import read_card
from judgeapp.cards.vocabulary import words_of
from judgeapp.engine.decks import DECK_SIZE, MAX_DIGI_EGGS
from judgeapp.engine.lang import Category, Color
from judgeapp.engine.state.cards import Face, faults_of_face
from judgeapp.entries.files import entry_file
from judgeapp.entries.values import FactError

_MAX_COPIES = 8  # copies of a card without a copy limit
_MIN_OF_A_KIND = 8  # cards that a trait or set needs for a deck of its own
_EGGS = (0, 2, 4, MAX_DIGI_EGGS, MAX_DIGI_EGGS, MAX_DIGI_EGGS)


class Pool(Struct, frozen=True):
    """Cards for decks, by number.

    kinds -- what makes cards go together: a trait that they have or speak of, the set that they
             are of
    """

    faces: dict[str, Face]
    kinds: dict[str, tuple[str, ...]]


def pool_of(faces: Iterable[Face]) -> Pool:
    """Cards with the same number are the same card (2-11-1), so the first one counts."""
    known: dict[str, Face] = {}
    for face in faces:
        known.setdefault(face.number, face)
    return Pool(known, dict(_kinds(known)))


def read_faces(files: Sequence[Path], language: str) -> Iterator[Face]:
    """Fully understood cards in card files. Entries that aren't cards are left out.

    Raises InputError for a file that can't be read at all.
    """
    records = [*_records(files, language)]
    known = words_of(records)
    for record in records:
        reading = read_card(record, known=known)
        if reading.state is Understanding.UNDERSTOOD and not [*faults_of_face(reading.face)]:
            yield reading.face


def _records(files: Sequence[Path], language: str) -> Iterator[CardRecord]:
    for file in files:
        for entry in entry_file(file).entries():
            with suppress(FactError):
                yield read_entry(entry.value, language).record


def can_make_decks(pool: Pool) -> bool:
    """True if there are enough cards for a deck (1-4-1-2)."""
    cards = (f for f in pool.faces.values() if f.category is not Category.DIGI_EGG)
    return sum(_allowed(face) for face in cards) >= DECK_SIZE


def random_deck(pool: Pool, dice: random.Random) -> tuple[str, ...]:
    """Numbers of a deck's cards and Digi-Eggs: preferably cards that go together in one or two colors, filled up with
    any others."""
    kinds = dice.sample(sorted(pool.kinds), min(2, len(pool.kinds)))
    close = {number for kind in kinds for number in pool.kinds[kind]}
    colors = set(dice.sample(sorted(Color), dice.choice((1, 2, 2, 7))))
    numbers = dice.sample(sorted(pool.faces), len(pool.faces))

    def distance(number: str) -> int:
        """Misfit of a card: 0 for the best fit."""
        return (number not in close) + 2 * colors.isdisjoint(pool.faces[number].all_colors)

    numbers.sort(key=distance)
    eggs: list[str] = []
    cards: list[str] = []
    for number in numbers:
        is_egg = pool.faces[number].category is Category.DIGI_EGG
        (eggs if is_egg else cards).append(number)
    return (*_copies(pool, eggs, dice.choice(_EGGS), dice), *_copies(pool, cards, DECK_SIZE, dice))


def _copies(pool: Pool, numbers: Sequence[str], count: int, dice: random.Random) -> list[str]:
    """`count` cards, preferring the first numbers, each at most as often as allowed; if there are too few, all are
    used."""
    most = [_allowed(pool.faces[number]) for number in numbers]
    others = sum(most)
    taken: list[str] = []
    for number, allowed in zip(numbers, most, strict=True):
        others -= allowed
        wanted = count - len(taken)
        if not wanted:
            break
        least = max(min(1, wanted, allowed), min(allowed, wanted - others))
        taken += [number] * dice.randint(least, max(least, min(allowed, wanted)))
    return taken


def _allowed(face: Face) -> int:
    """Copy limit of a card."""
    return _MAX_COPIES if face.copies is None else min(face.copies, _MAX_COPIES)


def _kinds(faces: dict[str, Face]) -> Iterator[tuple[str, tuple[str, ...]]]:
    traits = Counter(trait for face in faces.values() for trait in face.all_traits)
    sets = Counter(number.rpartition("-")[0] for number in faces)
    for trait, count in traits.items():
        if count >= _MIN_OF_A_KIND:
            named = (f"[{trait}]", f"「{trait}」", f"≪{trait}≫")
            yield (
                trait,
                tuple(
                    number
                    for number, face in faces.items()
                    if trait in face.all_traits or any(word in face.text for word in named)
                ),
            )
    for name, count in sets.items():
        if count >= _MIN_OF_A_KIND:
            yield f"{name}-", tuple(n for n in faces if n.rpartition("-")[0] == name)
