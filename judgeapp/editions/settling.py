"""The file in which a judge says what becomes of doubtful lines: a list with line, text, and do,
number or hyphen of each."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from judgeapp.editions.doubts import Doubt, DoubtKind
from judgeapp.editions.edition import LineAction, SettledLine
from judgeapp.files.safe_yaml import read_yaml
from judgeapp.files.untrusted import read_untrusted_text
from judgeapp.messages.errors import InputError

_MOST_BYTES = 4_000_000
_HEAD = """\
# Doubtful lines of a rulebook, with what was done. Change it, and give this file to --settle.
# do: joined (to the line before), split (it opens a passage), dropped (no text of the rulebook).
# number: of a line that opens a clause without showing its number. hyphen: whether a word that a
# line breaks has it, true or false. Lines that are left out stay doubtful.
"""


def read_settled(file: Path) -> tuple[SettledLine, ...]:
    """Raises InputError for what is none."""
    _, entries = read_yaml(read_untrusted_text(file, _MOST_BYTES), str(file))
    try:
        return tuple(msgspec.convert(entries or [], type=list[SettledLine]))
    except (msgspec.ValidationError, RecursionError) as error:
        raise InputError("this settles nothing ({error})", where=str(file), error=error) from error


def as_settled(doubts: Sequence[Doubt]) -> tuple[SettledLine, ...]:
    """The doubts as if the judge agreed with what was done."""
    return tuple(
        SettledLine(d.line, d.text, hyphen="-" in d.hint)
        if d.kind is DoubtKind.HYPHEN
        else SettledLine(d.line, d.text, d.done, d.number if d.done is LineAction.SPLIT else "")
        for d in doubts
    )


def settle_file(doubts: Sequence[Doubt]) -> str:
    """The text of such a file, with everything as it was done."""
    parts = [_HEAD]
    for doubt, answer in zip(doubts, as_settled(doubts), strict=True):
        head = f"{doubt.kind.value}, page {doubt.page}"
        entry = {name: value for name, value in msgspec.to_builtins(answer).items() if value not in (None, "")}
        body = msgspec.yaml.encode([entry]).decode()
        parts.append(f"# {head}\n{body}")
    return "\n".join(parts)
