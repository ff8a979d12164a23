"""The same choices by two editions of the rules: `judgeapp play --compare-editions`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from judgeapp.clauses.citing import cited_list
from judgeapp.cli.localization import worded
from judgeapp.cli.terminal import json_fields
from judgeapp.editions.news import in_words
from judgeapp.files.untrusted import read_untrusted_text
from judgeapp.messages.errors import InputError
from judgeapp.messages.punctuation import comma_list, labelled
from judgeapp.scenario.file import read_scenarios
from judgeapp.scenario.limits import MAX_BYTES
from judgeapp.scenario.writing import write_step
from judgeapp.table.comparing.editions import EditionComparison, EditionQuestion, compare_editions
from judgeapp.table.rendering.texts import render_difference, render_option

_MAX_OPTIONS = 8


def compared(files: Sequence[Path]) -> Iterator[tuple[Path, EditionComparison]]:
    """Each scenario, without its control, by both editions. Raises InputError for a file that is none."""
    for file in files:
        if file.suffix == ".json":
            raise InputError("a replay is always played under its own edition", where=str(file), mend="Name a scenario")
        scenario, faces, lines = read_scenarios(read_untrusted_text(file, MAX_BYTES), str(file))[0]
        yield file, compare_editions(scenario, faces, lines)


def edition_lines(file: Path, comparison: EditionComparison) -> Iterator[str]:
    first, later = comparison.editions
    if comparison.parted is None:
        yield worded("the same  {file} (rules {first} and {later})", file=file, first=first, later=later)
        return
    parted = comparison.parted
    where = worded("the beginning")
    if parted.step:
        where = worded("line {line}: {step}", line=parted.line, step=write_step(parted.taken))
    yield worded(
        "they differ  {file} (rules {first} and {later}) at {where}", file=file, first=first, later=later, where=where
    )
    yield from (f"    {_asked(then)}" for then in parted.then)
    for fact in comparison.facts:
        before, now = cited_list(fact.clauses_before), cited_list(fact.clauses)
        text, text_now = in_words(fact.before), in_words(fact.now)
        yield worded("    because  {edition}: {fact} [{clauses}]", edition=first, fact=text, clauses=before)
        yield f"             {labelled(later, text_now)} [{now}]"
    for difference in comparison.left_out:
        yield worded(
            "    not possible under {edition}: line {line}: {step}: {why}",
            edition=difference.edition,
            line=difference.line,
            step=write_step(difference.taken),
            why=difference.why,
        )
    if not comparison.differences:
        yield worded("    the boards are the same in the end")
    yield from (
        worded("    in the end {difference}", difference=render_difference(difference.explanation))
        for difference in comparison.differences
    )


def _asked(then: EditionQuestion) -> str:
    cited = f" [{cited_list(then.clauses)}]" if then.clauses else ""
    if then.refused:
        return f"{labelled(then.edition, str(then.refused))}{cited}"
    if not then.kind:
        return worded("{edition}: no decision is pending", edition=then.edition)
    open_ones = [render_option(choice.explanation) for choice in then.question.choices()] if then.question else []
    some = comma_list((*open_ones[:_MAX_OPTIONS], *("..." for _ in open_ones[_MAX_OPTIONS : _MAX_OPTIONS + 1])))
    return worded(
        "{edition}: {seat} decides: {some}{cited}",
        edition=then.edition,
        seat=then.seat or worded("nobody"),
        some=some,
        cited=cited,
    )


def as_json(file: Path, comparison: EditionComparison) -> dict[str, Any]:
    """JSON of a comparison."""
    parted = comparison.parted
    return {
        "file": str(file),
        "editions": comparison.editions,
        "parted": parted
        and {
            "line": parted.line,
            "step": parted.taken,
            "then": [
                json_fields(asked, "edition", "seat", "kind", "options", "refused", "clauses") for asked in parted.then
            ],
        },
        "facts": [
            json_fields(fact, "fact", "certainty", "before", "clauses_before", "now", "clauses")
            for fact in comparison.facts
        ],
        "left_out": comparison.left_out,
        "boards": [asked.explanation.text for asked in comparison.differences],
    }
