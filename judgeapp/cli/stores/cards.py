"""The card library as commands open it."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

from judgeapp.cli.stores.opening import copy_before, opened
from judgeapp.desk.folder import cards_file, data_folder
from judgeapp.desk.imported.cards import CardLibrary, open_cards


def opened_cards(chosen: argparse.Namespace) -> AbstractContextManager[CardLibrary]:
    """The card library of the user's data folder."""
    return opened(open_cards, cards_file(data_folder(chosen.data)))


@contextmanager
def changed_cards(chosen: argparse.Namespace) -> Iterator[CardLibrary]:
    """The library, to be changed."""
    with opened_cards(chosen) as library:
        copy_before(data_folder(chosen.data))
        yield library
