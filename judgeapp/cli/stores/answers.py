"""The official answers as commands open them."""

from __future__ import annotations

import argparse
from contextlib import AbstractContextManager

from judgeapp.cli.stores.opening import changed, opened
from judgeapp.desk.folder import answers_file, data_folder
from judgeapp.desk.imported.answers import AnswerLibrary, open_answers
from judgeapp.language.folding import fold
from judgeapp.messages.errors import NotFoundError
from judgeapp.rulings.answer import OfficialAnswer, answers_of


def opened_answers(chosen: argparse.Namespace) -> AbstractContextManager[AnswerLibrary]:
    """The official answers of the user's data folder."""
    return opened(open_answers, answers_file(data_folder(chosen.data)))


def changed_answers(chosen: argparse.Namespace) -> AbstractContextManager[AnswerLibrary]:
    return changed(opened_answers(chosen), data_folder(chosen.data))


def answer_named(library: AnswerLibrary, number: str) -> OfficialAnswer:
    """The answer with a number. Raises NotFoundError."""
    wanted = fold(number)
    for answer in answers_of(library.all()):
        if any(fold(own) == wanted for own in answer.numbers):
            return answer
    raise NotFoundError("there is no official answer {number!r}", number=number)
