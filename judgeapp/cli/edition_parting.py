"""The same choices by two editions of the rules: `judgeapp play --compare-editions`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from judgeapp.errors import InputError
from judgeapp.incoming import incoming_text
from judgeapp.scenario.file import read_scenarios
from judgeapp.scenario.limits import MOST_BYTES
from judgeapp.scenario.writing import write_step
from judgeapp.table.edition_parting import AskedThen, EditionComparison, compare_editions

_MOST_OPTIONS = 8


def compared(files: Sequence[Path]) -> Iterator[tuple[Path, EditionComparison]]:
    """Each scenario, without its control, by both editions. Raises InputError for a file that is
    none."""
    for file in files:
        if file.suffix == ".json":
            raise InputError(
                "a replay is played by its own edition", where=str(file), mend="Name a scenario"
            )
        scenario, faces, lines = read_scenarios(incoming_text(file, MOST_BYTES), str(file))[0]
        yield file, compare_editions(scenario, faces, lines)


def told(file: Path, found: EditionComparison) -> Iterator[str]:
    """A comparison in lines for people."""
    first, later = found.editions
    if found.parted is None:
        yield f"the same  {file} (rules {first} and {later})"
        return
    parted = found.parted
    where = f"line {parted.line}: {write_step(parted.told)}" if parted.step else "the beginning"
    yield f"they part  {file} (rules {first} and {later}) at {where}"
    yield from (f"    {_asked(then)}" for then in parted.then)
    for fact in found.facts:
        before, now = ", ".join(fact.clauses_before), ", ".join(fact.clauses)
        yield f"    because  {first}: {fact.before} [{before}]"
        yield f"             {later}: {fact.now} [{now}]"
    for one in found.left_out:
        yield f"    {one.edition} can't take line {one.line}: {write_step(one.told)}: {one.why}"
    if not found.differences:
        yield "    the boards are the same in the end"
    yield from (f"    in the end {one.told.text}" for one in found.differences)


def _asked(then: AskedThen) -> str:
    cited = f" [{', '.join(then.clauses)}]" if then.clauses else ""
    if then.refused:
        return f"{then.edition}: {then.refused}{cited}"
    if not then.kind:
        return f"{then.edition}: nothing is asked any more"
    some = ", ".join(then.options[:_MOST_OPTIONS])
    more = ", ..." if len(then.options) > _MOST_OPTIONS else ""
    return f"{then.edition}: {then.seat or 'nobody'} decides ({then.kind}): {some}{more}{cited}"


def as_json(file: Path, found: EditionComparison) -> dict[str, Any]:
    """The same for scripts."""
    parted = found.parted
    return {
        "file": str(file),
        "editions": found.editions,
        "parted": parted and {
            "line": parted.line, "step": parted.told, "then": [_then(one) for one in parted.then],
        },
        "facts": [
            {"fact": one.fact, "certainty": one.certainty, "before": one.before,
             "clauses_before": one.clauses_before, "now": one.now, "clauses": one.clauses}
            for one in found.facts
        ],
        "left_out": found.left_out,
        "boards": [one.told.text for one in found.differences],
    }  # fmt: skip


def _then(one: AskedThen) -> dict[str, Any]:
    return {"edition": one.edition, "seat": one.seat, "kind": one.kind, "options": one.options,
            "refused": one.refused, "clauses": one.clauses}  # fmt: skip
