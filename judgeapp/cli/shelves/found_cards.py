"""The card library as commands find in it."""

from __future__ import annotations

import argparse

from judgeapp.cards.finding import Cards
from judgeapp.cli.shelves.cards import opened_cards
from judgeapp.cli.shelves.concordance import opened_concordance
from judgeapp.errors import InputError


def known_cards(chosen: argparse.Namespace) -> Cards:
    """The cards of the library. Raises InputError when there are none."""
    with opened_cards(chosen) as library:
        records = [kept.record for kept in library.all()]
    if not records:
        raise InputError(
            "the card library is empty", mend="Fill it with: judgeapp cards import FILE"
        )
    return Cards(records, opened_concordance().glossary)
