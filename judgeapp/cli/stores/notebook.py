"""The notebook as commands open it."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager

from judgeapp.cli.stores.opening import copy_before, opened
from judgeapp.desk.folder import data_folder, notebook_file
from judgeapp.desk.written.notebook import Notebook, open_notebook


def opened_notebook(chosen: argparse.Namespace) -> AbstractContextManager[Notebook]:
    """The notebook of the user's data folder."""
    return opened(open_notebook, notebook_file(data_folder(chosen.data)))


@contextmanager
def changed_notebook(chosen: argparse.Namespace) -> Iterator[Notebook]:
    """The notebook, to be changed."""
    with opened_notebook(chosen) as notebook:
        copy_before(data_folder(chosen.data))
        yield notebook


def rulings_named(ids: Iterable[str], notebook: Notebook) -> tuple[str, ...]:
    """The ids of the rulings that are named; of all where none are. Raises InputError."""
    ids_named = [notebook.named(ruling) for ruling in ids] or [ruling.id for ruling in notebook.all()]
    return tuple(dict.fromkeys(ids_named))
