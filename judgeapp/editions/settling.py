"""Files in which a judge settles doubts: about lines of a rulebook (line, text, and do, number or hyphen of each), and
about pairs of two editions (old, new: clause numbers, and the fate of each)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from judgeapp.editions.alignment.alignment import AlignedClauses, Alignment, Fate
from judgeapp.editions.alignment.settling import SettledClauses, check
from judgeapp.editions.alignment.wording import fingerprint_of
from judgeapp.editions.doubts import Doubt, DoubtKind
from judgeapp.editions.edition import LineAction, SettledLine
from judgeapp.files.safe_yaml import read_yaml
from judgeapp.files.untrusted import read_untrusted_text
from judgeapp.messages.errors import InputError
from judgeapp.rulebook.passage import Passage

_MAX_BYTES = 4_000_000
_OF_RULEBOOK = """\
# Doubtful lines of a rulebook, with what was done. Change it, and give this file to --settle.
# do: joined (to the line before), split (it opens a passage), dropped (no text of the rulebook).
# number: of a line that opens a clause without showing its number. hyphen: whether a word that a
# line breaks has it, true or false. Lines that are left out stay doubtful.
"""

_BETWEEN_EDITIONS = """\
# What is doubtful between two editions, as it was taken. Change what is wrong, take out what stays
# doubtful, and give this file to --settle.
# old, new: numbers of clauses; one may be empty ([]: it is gone, or new).
# fate, of one clause that is one: same, moved (says the same under another number) or edited.
"""

S = TypeVar("S", SettledLine, SettledClauses)


def read_settled(file: Path, kind: type[list[S]]) -> tuple[S, ...]:
    """Read answers. Raises InputError for anything else."""
    _, entries = read_yaml(read_untrusted_text(file, _MAX_BYTES), str(file))
    try:
        return tuple(msgspec.convert(entries or [], type=kind))
    except (msgspec.ValidationError, RecursionError) as error:
        raise InputError("this settles nothing ({error})", where=str(file), error=error) from error


def as_settled(doubts: Sequence[Doubt]) -> tuple[SettledLine, ...]:
    """The doubts as if the judge agreed with their treatment."""
    return tuple(
        SettledLine(d.line, d.text, hyphen="-" in d.hint)
        if d.kind is DoubtKind.HYPHEN
        else SettledLine(d.line, d.text, d.done, d.number if d.done is LineAction.SPLIT else "")
        for d in doubts
    )


def settle_file(doubts: Sequence[Doubt]) -> str:
    """The text of a file of answers, with all as treated."""
    parts = [_OF_RULEBOOK]
    for doubt, answer in zip(doubts, as_settled(doubts), strict=True):
        head = f"{doubt.kind.value}, page {doubt.page}"
        entry = {name: value for name, value in msgspec.to_builtins(answer).items() if value not in (None, "")}
        body = msgspec.yaml.encode([entry]).decode()
        parts.append(f"# {head}\n{body}")
    return "\n".join(parts)


def checked_lines(
    lines: Iterable[SettledClauses], alignment: Alignment, old: Iterable[Passage], new: Iterable[Passage], where: str
) -> tuple[SettledClauses, ...]:
    """Lines with the fingerprints of their texts. Raises InputError for a missing clause, or another line's."""
    by_old, by_new = ({c.number: c for c in side} for side in (old, new))
    checked: list[SettledClauses] = []
    seen: set[tuple[str, str]] = set()
    for index, line in enumerate(lines, start=1):
        named = {*(("old", n) for n in line.old), *(("new", n) for n in line.new)}
        try:
            check(line, alignment)
            if named & seen:
                raise InputError("one of its clauses is in another entry too")
        except InputError as error:
            raise InputError(error.wrong, where=f"{where}: entry {index}", mend=error.mending) from error
        seen |= named
        about = (*(by_old[n] for n in line.old), *(by_new[n] for n in line.new))
        checked.append(msgspec.structs.replace(line, texts=fingerprint_of(about)))
    return tuple(checked)


def answers_to(line: AlignedClauses, how: str) -> tuple[SettledClauses, ...]:
    """Answers of a judge on a doubtful line: "agree", "apart", or the fate of one clause."""
    if how == "apart":
        gone = tuple(SettledClauses(old=(number,)) for number in line.old)
        return (*gone, *(SettledClauses(new=(number,)) for number in line.new))
    one_to_one = len(line.old) == len(line.new) == 1
    fate = (line.fate if how == "agree" else Fate(how)) if one_to_one else None
    if fate is Fate.SAME and line.old != line.new:
        fate = Fate.MOVED
    return (SettledClauses(line.old, line.new, fate),)


def lines_file(alignment: Alignment, old: Sequence[Passage], new: Sequence[Passage]) -> str:
    """The text of a file of answers: doubtful lines, with both texts."""
    by_old, by_new = ({c.number: c for c in side} for side in (old, new))
    parts = [_BETWEEN_EDITIONS]
    for line in alignment.doubtful:
        texts = [*(f"- {n}. {by_old[n].text}" for n in line.old), *(f"+ {n}. {by_new[n].text}" for n in line.new)]
        both = "\n".join(f"# {part}" for text in texts for part in text.split("\n"))
        entry = {"old": list(line.old), "new": list(line.new), "fate": line.fate.value}
        if len(line.old) != 1 or len(line.new) != 1:
            del entry["fate"]
        why = ", ".join(doubt.value for doubt in line.doubts)
        parts.append(f"# {why}\n{both}\n{msgspec.yaml.encode([entry]).decode()}")
    return "\n".join(parts)
