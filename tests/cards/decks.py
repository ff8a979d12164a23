"""Cards and decks for tests of deck lists."""

from __future__ import annotations

from judgeapp.cards.facts import read_entry
from judgeapp.cards.finding.cards import Cards
from judgeapp.glossary.glossary import Glossary
from tests.cards.made import EGG, record

MANY = "(Rule) You can include up to 50 copies of cards with this card's card number in your deck."
CARDS = Cards(
    [
        *(record(f"TS1-{n:03}", name=f"Lampmon {chr(ord('a') + n - 10)}") for n in range(10, 23)),
        record("TS1-050", name="Swarm", effect=MANY),
        record("TS2-010", name="Twin"),
        record("TS2-011", name="Twin"),
        read_entry(EGG).record,
    ],
    Glossary.load(),
)
# 12 x 4 + 2 = 50 cards.
FIFTY = [f"4 TS1-{n:03}" for n in range(10, 22)] + ["2 TS1-022"]
