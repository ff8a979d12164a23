"""The notebook as commands open it."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from contextlib import AbstractContextManager

from judgeapp.cli.stores.opening import changed, opened
from judgeapp.desk.folder import data_folder, notebook_file
from judgeapp.desk.written.notebook import Notebook, open_notebook


def opened_notebook(chosen: argparse.Namespace) -> AbstractContextManager[Notebook]:
    """The notebook of the user's data folder."""
    return opened(open_notebook, notebook_file(data_folder(chosen.data)))


def changed_notebook(chosen: argparse.Namespace) -> AbstractContextManager[Notebook]:
    return changed(opened_notebook(chosen), data_folder(chosen.data))


def rulings_named(ids: Iterable[str], notebook: Notebook) -> tuple[str, ...]:
    """The ids of the rulings that are named; of all where none are. Raises InputError."""
    ids_named = [notebook.named(ruling) for ruling in ids] or [ruling.id for ruling in notebook.all()]
    return tuple(dict.fromkeys(ids_named))
