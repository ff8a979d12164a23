"""Answers and rulings given before, as commands find them."""

from __future__ import annotations

import argparse

from judgeapp.cli.stores.opening import opened_answers, opened_notebook
from judgeapp.cli.terminal import warn_worded
from judgeapp.desk.folder import answer_terms_folder, answers_file, cache_folder, data_folder, notebook_file
from judgeapp.desk.imported.answers import precedents_of
from judgeapp.glossary.glossary import Glossary
from judgeapp.messages.errors import InputError
from judgeapp.rulings.precedent import Precedent, precedent_of_ruling
from judgeapp.rulings.precedent_finding import Precedents

_MIN_SLOW_ANSWERS = 500  # answers that take a noticeable time to read


def known_precedents(chosen: argparse.Namespace, glossary: Glossary) -> Precedents:
    """The answers and rulings of the data folder, as the window finds them. Raises InputError when there is neither."""
    with opened_notebook(chosen) as notebook:
        known = (*filter(None, map(precedent_of_ruling, notebook.all())), *_official(chosen))
    if not known:
        raise InputError(
            "you have no official answers and no rulings", mend="Import them: judgeapp rulings import FILE"
        )
    return indexed_precedents(known, glossary)


def precedents_if_any(chosen: argparse.Namespace, glossary: Glossary) -> Precedents | None:
    """The answers and the rulings of the data folder; None if it has neither. Creates nothing."""
    folder = data_folder(chosen.data)
    known: list[Precedent] = []
    if notebook_file(folder).exists():
        with opened_notebook(chosen) as notebook:
            known += filter(None, map(precedent_of_ruling, notebook.all()))
    if answers_file(folder).exists():
        known += _official(chosen)
    return indexed_precedents(tuple(known), glossary) if known else None


def _official(chosen: argparse.Namespace) -> tuple[Precedent, ...]:
    with opened_answers(chosen) as library:
        return precedents_of(library)


def indexed_precedents(precedents: tuple[Precedent, ...], glossary: Glossary) -> Precedents:
    return Precedents(precedents, glossary, answer_terms_folder(cache_folder()), _show_progress)


def _show_progress(done: int, total: int) -> None:
    if total > _MIN_SLOW_ANSWERS and done == 0:
        warn_worded("Reading {total:,} answers ...", total=total)
