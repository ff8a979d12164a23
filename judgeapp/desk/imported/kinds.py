"""Kinds of entries that files can hold, told by what is in them."""

from __future__ import annotations

from enum import Enum
from pathlib import Path

from judgeapp.desk.folder import answers_file, cards_file, lists_file
from judgeapp.files.untrusted import read_untrusted_start

_BEGINNING = 1 << 16  # bytes that tell answers from cards
_LINES_OF_A_LIST = 20  # among which one tells it


class EntriesKind(Enum):
    CARDS = "cards"
    ANSWERS = "answers"
    RESTRICTIONS = "restrictions"
    ERRATA = "errata"

    def kept_in(self, folder: Path) -> Path:
        """File of a data folder that keeps what is imported of the kind."""
        match self:
            case EntriesKind.CARDS:
                return cards_file(folder)
            case EntriesKind.ANSWERS:
                return answers_file(folder)
        return lists_file(folder)


def kind_to_import(file: Path) -> EntriesKind:
    """Kind of a file, of cards where no known form fits. Raises InputError."""
    return EntriesKind.RESTRICTIONS if is_plain_list(file) else entries_kind(file) or EntriesKind.CARDS


def entries_kind(file: Path) -> EntriesKind | None:
    """Kind of the entries of a JSON file; None where no known form fits. Raises InputError."""
    # Most windows and commands import nothing.
    from judgeapp.cards import fields as cards
    from judgeapp.cards.lists import errata, restrictions
    from judgeapp.entries.recognition import kind_of
    from judgeapp.rulings import answer_importing

    kinds = {
        cards.SHAPED: EntriesKind.CARDS,
        answer_importing.SHAPED: EntriesKind.ANSWERS,
        restrictions.SHAPED: EntriesKind.RESTRICTIONS,
        errata.SHAPED: EntriesKind.ERRATA,
    }
    fields = kind_of(file, kinds)
    if fields is not None:
        return kinds[fields]
    return EntriesKind.ANSWERS if _holds_answers(file) else None


def is_plain_list(file: Path) -> bool:
    """True for lines such as "TS1-010 banned". Raises InputError."""
    from judgeapp.cards.lists.restrictions import is_line_of_a_list

    lines = read_untrusted_start(file, _BEGINNING).decode("utf-8-sig", errors="replace").splitlines()
    return any(map(is_line_of_a_list, lines[:_LINES_OF_A_LIST]))


def _holds_answers(file: Path) -> bool:
    """True if a file begins with questions and answers. Raises InputError."""
    start = read_untrusted_start(file, _BEGINNING)
    return all(f'"{field}"'.encode() in start for field in ("question", "answer"))
