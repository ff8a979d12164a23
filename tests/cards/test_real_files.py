"""Reading community card files, which belong to others and aren't copied.

JUDGEAPP_CARD_FILES=/path/to/cards_en.jsonl:/path/to/cards_ja.jsonl pytest tests/cards
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from judgeapp.cards.card import cards_of
from judgeapp.cards.face import face_of
from judgeapp.cards.facts import CARDS
from judgeapp.cards.finding.cards import Cards
from judgeapp.desk.imported.cards import CardLibrary, open_cards
from judgeapp.engine.lang import Category
from judgeapp.entries.importing import import_file
from judgeapp.glossary.glossary import Glossary

VARIABLE = "JUDGEAPP_CARD_FILES"
FILES = [Path(name) for name in os.environ.get(VARIABLE, "").split(os.pathsep) if name]

pytestmark = pytest.mark.skipif(not FILES, reason=f"{VARIABLE} names no card files, and none are kept with the program")


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[CardLibrary]:
    opened, _ = open_cards(tmp_path_factory.mktemp("cards") / "cards.sqlite")
    for file in FILES:
        report = import_file(file, opened, CARDS)
        assert report.bad < report.taken * 0.01
        assert report.left_out == {}
        assert import_file(file, opened, CARDS).unchanged == report.taken
    yield opened
    opened.close()


def test_every_card_has_a_face_and_is_found_by_its_number_and_name(library: CardLibrary) -> None:
    records = [kept.record for kept in library.all()]
    cards = Cards(records, Glossary.load())
    for number, card in cards_of(records).items():
        assert cards.get(number) == card
        assert card in cards.called(card.name())
        face = face_of(card.completed())
        assert face.number == number
        assert (face.dp is None) or face.category in (Category.DIGIMON, Category.DIGI_EGG)
    for number in list(cards_of(records))[::97]:
        assert cards.find(number).hits[0].card.number == number
