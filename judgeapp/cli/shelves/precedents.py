"""What was answered and ruled before, as commands find it."""

from __future__ import annotations

import argparse
import sys

from judgeapp.cli.shelves.answers import opened_answers
from judgeapp.desk.answers import precedents_of
from judgeapp.desk.folder import answer_terms_file, cache_folder
from judgeapp.errors import InputError
from judgeapp.glossary.glossary import Glossary
from judgeapp.rulings.precedent_finding import Precedents

_MANY = 500  # answers that take a while to be read


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
