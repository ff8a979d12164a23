"""PDFs as rulebooks: no layout loses text, and no broken file takes long."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

import pytest
from msgspec.structs import replace as with_facts
from reportlab.pdfgen.canvas import Canvas

from judgeapp.editions.doubts import DoubtKind
from judgeapp.editions.edition import LineAction, PrintedLine, SettledLine
from judgeapp.editions.pdf.columns import as_written
from judgeapp.editions.pdf.reading import lines_of_pdf
from judgeapp.messages.errors import InputError
from tests.editions.brought import FACTS, clauses, dense, of_lines
from tests.editions.hostile import HOSTILE, encrypted, small
from tests.editions.made import made
from tests.editions.typeset import LOOKS, Look, drawn, typeset
from tests.nightly import mostly_nightly


def comes_back(language: str, look: Look) -> None:
    truth = made(7, language)
    lines = lines_of_pdf(typeset(truth.text, replace(look, language=language)))
    read = of_lines(lines, with_facts(FACTS, language=language))
    by_number = clauses(read)
    assert list(by_number) == [clause.number for clause in truth.clauses]
    wrong = [c.number for c in truth.clauses if dense(by_number[c.number].text) != dense(c.text)]
    doubted = {doubt.number for doubt in read.report.doubts}
    assert [number for number in wrong if number not in doubted] == []
    assert len(wrong) <= 2
    assert read.report.faults == ()
    assert len(read.report.doubts) < 10


@pytest.mark.lengthy
@pytest.mark.parametrize("name", mostly_nightly(LOOKS, 2))
def test_an_edition_is_read_back_from_any_typesetting(name: str) -> None:
    comes_back("en", LOOKS[name])


@pytest.mark.lengthy
@pytest.mark.parametrize("name", mostly_nightly(["two columns", "one column", "glued page numbers"]))
def test_a_chinese_edition_is_read_back_too(name: str) -> None:
    comes_back("zh-Hans", LOOKS[name])


def test_japanese_with_full_width_numbers_is_read() -> None:
    text = "\n".join(
        (
            "ゲームのルール　Ver.4.2",
            "１．ゲームの概要",
            "１－１．プレイヤー人数",
            "１－１－１．このゲームは２人のプレイヤーで対戦するゲームです。（詳しくは２－１「メモリー」を参照）",
            "２．用語",
            "２－１．メモリー",
            "２－１－１．メモリーはコストとして支払われます。",
        )
    )
    look = Look(foot="", language="ja")
    read = of_lines(lines_of_pdf(typeset(text, look)), with_facts(FACTS, language="ja"))
    by_number = clauses(read)
    assert list(by_number) == ["1", "1-1", "1-1-1", "2", "2-1", "2-1-1"]
    assert by_number["2-1"].heading == "メモリー"
    assert [link.target for link in by_number["1-1-1"].links()] == ["2-1"]
    assert read.report.faults == ()


# -- odd pages ------------------------------------------------------------------------------------


def lines(*pages: Callable[[Canvas], None]) -> list[str]:
    return [line.text for line in lines_of_pdf(drawn(*pages))]


def test_ligatures_and_private_letters_are_resolved() -> None:
    assert [as_written(ord(c)) for c in "ﬁﬂ⼈"] == ["fi", "fl", "人"]
    assert as_written(0xE001) == "\ufffd"
    assert as_written(0x200B) == ""
    assert as_written(ord("①")) == "①"


def test_an_unnamed_letter_is_doubtful_until_settled() -> None:
    page = [PrintedLine(1, f"1-{n}. A clause.") for n in range(1, 5)]
    page[2] = PrintedLine(1, "1-3. A \ufffd clause.")
    read = of_lines((PrintedLine(1, "1. Rules"), *page))
    (doubt,) = read.report.doubts
    assert (doubt.kind, doubt.line, doubt.done) == (DoubtKind.GLYPH, 4, LineAction.JOINED)
    settled = (SettledLine(4, doubt.text, LineAction.SPLIT),)
    again = of_lines((PrintedLine(1, "1. Rules"), *page), settled=settled)
    assert again.report.doubts == ()
    assert "1-3" in clauses(again)


def test_text_printed_twice_for_bold_is_read_once() -> None:
    def page(canvas: Canvas) -> None:
        for aside in (0, 0.3):
            for index, letter in enumerate("Bold"):
                canvas.drawString(50 + 8 * index + aside, 700, letter)

    read_lines = lines(page)
    assert "".join(dense(line) for line in read_lines).count("B") == 1


def test_a_stamp_across_the_page_is_left_out_and_reported() -> None:
    def page(canvas: Canvas) -> None:
        canvas.drawString(50, 700, "A line of the rules.")
        canvas.translate(200, 300)
        canvas.rotate(35)
        canvas.drawString(0, 0, "Draft")

    rule, stamp = lines_of_pdf(drawn(page))
    assert (rule.text, rule.aside) == ("A line of the rules.", "")
    assert (stamp.text, stamp.unsure) == ("Draft", True)


@pytest.mark.parametrize("by", [90, 180, 270])
def test_a_rotated_page_is_read_upright(by: int) -> None:
    def page(canvas: Canvas) -> None:
        canvas.translate(300, 400)
        canvas.rotate(by)
        canvas.drawString(0, 20, "The first line.")
        canvas.drawString(0, 0, "The second line.")

    assert lines(page) == ["The first line.", "The second line."]


def test_a_heading_across_both_columns_separates_the_text_above_and_below() -> None:
    def page(canvas: Canvas) -> None:
        canvas.setFont("Helvetica", 10)
        for column, x in (("left", 50), ("right", 310)):
            for row in range(10):
                canvas.drawString(x, 780 - 14 * row, f"upper {column} {row} of the two columns")
                canvas.drawString(x, 560 - 14 * row, f"lower {column} {row} of the two columns")
        canvas.setFont("Helvetica-Bold", 16)
        canvas.drawString(50, 600, "4. Heading")

    beginnings = [" ".join(line.split()[:2]) for line in lines(page)]
    assert list(dict.fromkeys(beginnings)) == ["upper left", "upper right", "4. Heading", "lower left", "lower right"]


# -- hostile files --------------------------------------------------------------------------------

# The slowest to be refused come last.
SLOW = ("a bomb of blanks", "a bomb in a bomb", "5,000 pages")
REFUSED = [*(name for name in HOSTILE if name not in (*SLOW, "more pages than told")), *SLOW]


@pytest.mark.parametrize(
    "name", mostly_nightly(sorted(REFUSED, key=lambda name: "bomb of b" in name or "in a" in name), 12)
)
def test_a_hostile_pdf_gets_one_clear_line(name: str) -> None:
    with pytest.raises(InputError) as caught:
        lines_of_pdf(HOSTILE[name]())
    refusal = str(caught.value)
    assert "PDF" in refusal
    assert "\n" not in refusal
    assert len(refusal) < 250


def test_the_programs_own_memory_does_not_count() -> None:
    much = bytearray(450_000_000)
    much[::4096] = b"x" * len(much[::4096])
    assert lines_of_pdf(small())


def test_a_sound_pdf_is_read_beside_them() -> None:
    assert [line.text for line in lines_of_pdf(small())] == ["1-1-1. A clause."]
    assert [line.text for line in lines_of_pdf(encrypted(""))] == ["1-1-1. A clause."]
    assert lines_of_pdf(HOSTILE["more pages than told"]())


@pytest.mark.parametrize("seed", mostly_nightly(range(24), 4))
def test_a_spoiled_pdf_is_read_or_refused(seed: int) -> None:
    dice = random.Random(seed)
    content = bytearray(typeset("Rules\n1. One\n1-1. Two\n1-1-1. Three is told.", Look()))
    match seed % 4:
        case 0:
            for _ in range(20):
                content[dice.randrange(len(content))] = dice.randrange(256)
        case 1:
            del content[dice.randrange(len(content)) :]
        case 2:
            start, at = dice.randrange(len(content)), dice.randrange(len(content))
            content[at:at] = content[start : start + 300]
        case _:
            figures = [*re.finditer(rb"\d+", bytes(content))]
            for figure in dice.sample(figures, 4):
                content[figure.start() : figure.end()] = b"9" * len(figure[0])
    read_lines = ""
    with suppress(InputError):
        read_lines = lines_of_pdf(bytes(content))[0].text
    assert isinstance(read_lines, str), "nothing else is raised"
