"""The card library and the notebook as commands open them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from judgeapp.cards.finding import Cards
from judgeapp.desk.answers import AnswerLibrary, open_answers, precedents_of
from judgeapp.desk.cards import CardLibrary, open_cards
from judgeapp.desk.copying import make_copies
from judgeapp.desk.folder import (
    answer_terms_file,
    answers_file,
    cache_folder,
    cards_file,
    data_folder,
    notebook_file,
)
from judgeapp.desk.notebook import Notebook, open_notebook
from judgeapp.errors import InputError
from judgeapp.glossary.glossary import Glossary
from judgeapp.rulings.precedent_finding import Precedents

_MANY = 500  # answers that take a while to be read


@contextmanager
def opened_cards(chosen: argparse.Namespace) -> Iterator[CardLibrary]:
    """The card library of the user's data folder; says on stderr when it was damaged."""
    library, trouble = open_cards(cards_file(data_folder(chosen.data)))
    if trouble is not None:
        print(f"judgeapp: {trouble}", file=sys.stderr)
    try:
        yield library
    finally:
        library.close()


@contextmanager
def changed_cards(chosen: argparse.Namespace) -> Iterator[CardLibrary]:
    """The library, to be changed: what is kept is copied before, if that is due."""
    with opened_cards(chosen) as library:
        copy_before(data_folder(chosen.data))
        yield library


@contextmanager
def opened_notebook(chosen: argparse.Namespace) -> Iterator[Notebook]:
    """The notebook of the user's data folder; says on stderr when it was damaged."""
    notebook, trouble = open_notebook(notebook_file(data_folder(chosen.data)))
    if trouble is not None:
        print(f"judgeapp: {trouble}", file=sys.stderr)
    try:
        yield notebook
    finally:
        notebook.close()


@contextmanager
def changed_notebook(chosen: argparse.Namespace) -> Iterator[Notebook]:
    """The notebook, to be changed: what is kept is copied before, if that is due."""
    with opened_notebook(chosen) as notebook:
        copy_before(data_folder(chosen.data))
        yield notebook


@contextmanager
def opened_answers(chosen: argparse.Namespace) -> Iterator[AnswerLibrary]:
    """The official answers of the user's data folder; says on stderr when they were damaged."""
    library, trouble = open_answers(answers_file(data_folder(chosen.data)))
    if trouble is not None:
        print(f"judgeapp: {trouble}", file=sys.stderr)
    try:
        yield library
    finally:
        library.close()


def known_precedents(chosen: argparse.Namespace) -> Precedents:
    """The answers of the data folder. Raises InputError when there are none."""
    with opened_answers(chosen) as library:
        precedents = precedents_of(library)
    if not precedents:
        raise InputError(
            "there are no official answers", mend="Take them in with: judgeapp rulings import FILE"
        )
    return Precedents(precedents, Glossary.load(), answer_terms_file(cache_folder()), _tell_reading)


def _tell_reading(done: int, total: int) -> None:
    if total > _MANY and done == 0:
        print(f"Reading {total:,} answers ...", file=sys.stderr)


def copy_before(folder: Path) -> None:
    """Make the dated copies before something is changed; says on stderr what can't be copied."""
    for trouble in make_copies(folder).troubles:
        print(f"judgeapp: {trouble}", file=sys.stderr)


def known_cards(chosen: argparse.Namespace) -> Cards:
    """The cards of the library. Raises InputError when there are none."""
    with opened_cards(chosen) as library:
        records = [kept.record for kept in library.all()]
    if not records:
        raise InputError(
            "the card library is empty", mend="Fill it with: judgeapp cards import FILE"
        )
    return Cards(records, Glossary.load())
