"""The card library as commands open it."""

from __future__ import annotations

import argparse
from contextlib import AbstractContextManager

from judgeapp.cli.stores.opening import changed, opened
from judgeapp.desk.folder import cards_file, data_folder
from judgeapp.desk.imported.cards import CardLibrary, open_cards


def opened_cards(chosen: argparse.Namespace) -> AbstractContextManager[CardLibrary]:
    """The card library of the user's data folder."""
    return opened(open_cards, cards_file(data_folder(chosen.data)))


def changed_cards(chosen: argparse.Namespace) -> AbstractContextManager[CardLibrary]:
    return changed(opened_cards(chosen), data_folder(chosen.data))
