"""The card library as commands find in it."""

from __future__ import annotations

import argparse

from judgeapp.cards.finding.cards import Cards
from judgeapp.cli.stores.concordance import opened_concordance
from judgeapp.cli.stores.opening import opened_cards
from judgeapp.glossary.glossary import Glossary
from judgeapp.messages.errors import InputError


def cards_if_any(chosen: argparse.Namespace, glossary: Glossary) -> Cards:
    """The cards of the library, possibly none."""
    with opened_cards(chosen) as library:
        return Cards((stored.record for stored in library.all()), glossary)


def known_cards(chosen: argparse.Namespace) -> Cards:
    """The cards of the library. Raises InputError when there are none."""
    cards = cards_if_any(chosen, opened_concordance().glossary)
    if not len(cards):
        raise InputError("your library has no cards", mend="Fill it with: judgeapp cards import FILE")
    return cards
