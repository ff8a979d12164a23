"""Page numbers that a converter has joined to the text are removed and reported; other figures stay."""

from __future__ import annotations

import re
from functools import cache
from random import Random

import pytest

from judgeapp.editions.doubts import DoubtKind
from judgeapp.editions.edition import RulebookKind
from judgeapp.editions.importing import lines_of_text
from judgeapp.editions.parsing.furniture import with_furniture
from judgeapp.editions.parsing.glued import PAGE_NUMBER, REFERENCE
from judgeapp.editions.taking_apart import kind_of
from tests.editions.brought import clauses, dense, of_text
from tests.editions.by_table import known_text
from tests.editions.small import SMALL

PAGE = 1500  # characters, roughly
END = re.compile(r"[a-z]{3}(?= )|[.)a-z](?=\n)")


@cache
def _text() -> str:
    return known_text(("4", "9", "13"))


def _in_pages(text: str, dice: Random) -> list[str]:
    """Pages that end after a line, or after a word in the middle of one."""
    pages = []
    while len(text) > 2 * PAGE:
        ends = [match.end() for match in END.finditer(text, PAGE, PAGE + 500)]
        at = dice.choice(ends)
        pages.append(text[:at])
        text = text[at:]
    return [*pages, text.rstrip()]


def _passages(text: str) -> list[tuple[str, str]]:
    return [(number, dense(clause.text)) for number, clause in clauses(of_text(text)).items()]


@pytest.mark.parametrize("between", ["", "\f"], ids=["without pages", "with pages"])
@pytest.mark.parametrize("seed", range(4))
def test_glued_page_numbers_do_not_change_the_passages(seed: int, between: str) -> None:
    dice = Random(seed)
    pages = _in_pages(_text(), dice)
    first = dice.choice((1, 2, 7))
    text = between.join(f"{page}{index}" for index, page in enumerate(pages, first))
    assert _passages(text) == _passages(_text())
    report = of_text(text).report
    assert report.residue[PAGE_NUMBER] == sum(len(str(index)) for index, _ in enumerate(pages, first))
    assert [doubt for doubt in report.doubts if doubt.kind is DoubtKind.FIGURE] == []


@pytest.mark.parametrize(
    "ending", ["its level is 4", "its DP is 2000", "it is lowered by 3", "Lv.3", "memory 1, 2, 3", "BT1-010"]
)
@pytest.mark.parametrize("between", ["", "\f"], ids=["without pages", "with pages"])
def test_a_figure_of_the_text_stays_at_the_end_of_a_line(ending: str, between: str) -> None:
    """Even on several pages in a row, with the page number below."""
    pages = _in_pages(_text(), Random(0))
    lines = [f"{page} {ending}\n{number}\n" for number, page in enumerate(pages, 1)]
    read = of_text(between.join(lines))
    assert sum(dense(ending) in dense(clause.text) for clause in clauses(read).values()) >= len(pages) - 2
    assert read.report.residue[PAGE_NUMBER] == sum(len(str(number)) for number, _ in enumerate(pages, 1))


def test_a_figure_that_is_no_page_number_is_listed() -> None:
    read = of_text(SMALL.replace("Two players play.", "Two players play in the area7 of cards."))
    (doubt,) = read.report.doubts
    assert (doubt.kind, doubt.number) == (DoubtKind.FIGURE, "1-1-1")
    assert "area7" in clauses(read)["1-1-1"].text


@pytest.mark.parametrize("printed", ["(see 4-7 “Decks”)2-1.", "(see “4-7 Decks”)2-1.", "See 4-7 “Decks”2-1."])
def test_a_glued_reference_number_is_removed_and_used(printed: str) -> None:
    read = of_text(SMALL.replace("They are shuffled.", f"They are shuffled. {printed} No one cuts."))
    clause = clauses(read)["2-1-2"]
    assert clause.text == f"They are shuffled. {printed.replace('2-1.', '.')} No one cuts."
    assert [link.target for link in clause.links()] == ["2-1"]
    assert read.report.residue[REFERENCE] == 3
    assert read.report.faults == ()
    assert read.report.doubts == ()


def test_a_short_rulebook_of_numbered_lines_has_clauses() -> None:
    """Even if one number is duplicated and another is missing."""
    numbers = ("1-1", "1-1-1", "1-1-2", "1-1-2", "1-1-4", "1-2", "1-2-1")
    lines = with_furniture(lines_of_text("\n".join(f"{number}. A line of it." for number in numbers)))
    assert kind_of(lines) is RulebookKind.CLAUSES
    assert (
        kind_of(with_furniture(lines_of_text("Rules\n\nPlayers\nThey play.\nAs 1-1 says.\n"))) is RulebookKind.HEADINGS
    )
