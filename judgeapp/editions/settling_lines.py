"""The file in which a judge settles doubtful lines between two editions: a list with old, new
(numbers of clauses) and fate of each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from judgeapp.editions.alignment.alignment import AlignedClauses, Alignment, Fate
from judgeapp.editions.alignment.settling import SettledClauses, check
from judgeapp.editions.alignment.wording import fingerprint_of
from judgeapp.files.safe_yaml import read_yaml
from judgeapp.files.untrusted import read_untrusted_text
from judgeapp.messages.errors import InputError
from judgeapp.rulebook.passage import Passage

_MOST_BYTES = 4_000_000
_HEAD = """\
# What is doubtful between two editions, as it was taken. Change what is wrong, take out what stays
# doubtful, and give this file to --settle.
# old, new: numbers of clauses; one may be empty ([]: it is gone, or new).
# fate, of one clause that is one: same, moved (says the same under another number) or edited.
"""


def read_lines(file: Path) -> tuple[SettledClauses, ...]:
    """Raises InputError for what is none."""
    _, entries = read_yaml(read_untrusted_text(file, _MOST_BYTES), str(file))
    try:
        return tuple(msgspec.convert(entries or [], type=list[SettledClauses]))
    except (msgspec.ValidationError, RecursionError) as error:
        raise InputError("this settles nothing ({error})", where=str(file), error=error) from error


def checked_lines(
    lines: Iterable[SettledClauses], alignment: Alignment, old: Iterable[Passage], new: Iterable[Passage], where: str
) -> tuple[SettledClauses, ...]:
    """The same with the fingerprint of what they are about. Raises InputError for a line that names
    what there is not, or what another line has."""
    by_old, by_new = ({c.number: c for c in side} for side in (old, new))
    checked: list[SettledClauses] = []
    seen: set[tuple[str, str]] = set()
    for at, line in enumerate(lines, start=1):
        named = {*(("old", n) for n in line.old), *(("new", n) for n in line.new)}
        try:
            check(line, alignment)
            if named & seen:
                raise InputError("one of its clauses is in another entry too")
        except InputError as error:
            raise InputError(error.wrong, where=f"{where}: entry {at}", mend=error.mending) from error
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
    """The text of such a file: what is doubtful, with both texts beside it."""
    by_old, by_new = ({c.number: c for c in side} for side in (old, new))
    parts = [_HEAD]
    for line in alignment.doubtful:
        texts = [*(f"- {n}. {by_old[n].text}" for n in line.old), *(f"+ {n}. {by_new[n].text}" for n in line.new)]
        both = "\n".join(f"# {part}" for text in texts for part in text.split("\n"))
        entry = {"old": list(line.old), "new": list(line.new), "fate": line.fate.value}
        if len(line.old) != 1 or len(line.new) != 1:
            del entry["fate"]
        why = ", ".join(doubt.value for doubt in line.doubts)
        parts.append(f"# {why}\n{both}\n{msgspec.yaml.encode([entry]).decode()}")
    return "\n".join(parts)
