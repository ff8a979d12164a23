"""Saved collections as commands open them: damage is reported on stderr, and a copy is made before any change."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from judgeapp.cli.terminal import reported, warn
from judgeapp.desk.folder import answers_file, cards_file, data_folder, notebook_file
from judgeapp.messages.errors import InputError

if TYPE_CHECKING:
    from judgeapp.desk.imported.answers import AnswerLibrary
    from judgeapp.desk.imported.cards import CardLibrary
    from judgeapp.desk.storage.database import OpenDatabase
    from judgeapp.desk.written.notebook import Notebook

T = TypeVar("T", bound="OpenDatabase")


def opened_cards(chosen: argparse.Namespace, *, to_change: bool = False) -> AbstractContextManager[CardLibrary]:
    """The card library of the user's data folder."""
    from judgeapp.desk.imported.cards import open_cards

    return _opened(open_cards, cards_file(data_folder(chosen.data)), to_change)


def opened_answers(chosen: argparse.Namespace, *, to_change: bool = False) -> AbstractContextManager[AnswerLibrary]:
    """The official answers of the user's data folder."""
    from judgeapp.desk.imported.answers import open_answers

    return _opened(open_answers, answers_file(data_folder(chosen.data)), to_change)


def opened_notebook(chosen: argparse.Namespace, *, to_change: bool = False) -> AbstractContextManager[Notebook]:
    """The notebook of the user's data folder."""
    from judgeapp.desk.written.notebook import open_notebook

    return _opened(open_notebook, notebook_file(data_folder(chosen.data)), to_change)


def rulings_named(ids: Iterable[str], notebook: Notebook) -> tuple[str, ...]:
    """The ids of the rulings that are named; of all where none are. Raises InputError."""
    ids_named = [notebook.named(ruling) for ruling in ids] or [ruling.id for ruling in notebook.all()]
    return tuple(dict.fromkeys(ids_named))


@contextmanager
def _opened(open_store: Callable[[Path], tuple[T, InputError | None]], file: Path, to_change: bool) -> Iterator[T]:
    with closing(reported(open_store(file))) as store:
        if to_change:
            copy_before(file.parent)
        yield store


def copy_before(folder: Path) -> None:
    """Make the dated copies before a change, if due; names files that can't be copied on stderr."""
    from judgeapp.desk.upkeep.copying import make_copies

    warn(*make_copies(folder).troubles)
