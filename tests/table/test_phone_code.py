"""A ruling as a QR code: plain text, short enough for a phone to read from paper."""

from __future__ import annotations

import pytest

from judgeapp.library import Library
from judgeapp.table.report.phone_code import MAX_BYTES, PhoneCode, phone_code, png_of
from judgeapp.table.report.report_html import as_html
from judgeapp.table.report.table_report import ReportRequest, TableReport, report
from judgeapp.table.tree.tree import ROOT, ReportHeading, Tree


def _made(tree: Tree, library: Library, ruling: str, clauses: tuple[str, ...]) -> TableReport:
    request = ReportRequest(ReportHeading(event="Cup", judge="Judy"), "May it block?", ruling, clauses)
    return report(tree, ROOT, request, library)


def test_question_ruling_and_clauses_are_in_it_as_plain_text(tree: Tree, library: Library) -> None:
    code = phone_code(_made(tree, library, "It **may**.", ("12-1-7-1@4.2",)))
    assert code.text.startswith("Cup, Judy\nMay it block?\n\nIt may.\n\n12-1-7-1 Declare a block")
    assert code.left_out == ()


def test_text_without_room_is_cut_at_the_end_with_a_note(tree: Tree, library: Library) -> None:
    clauses = ("12-1-1@4.2", "12-1-7-1@4.2", "14-2-2@4.2", "4-15-1@4.2", "11-2-1@4.2", "16-5-1@4.2", "11-4-1")
    report_made = _made(tree, library, "It may. " * 30, clauses)
    code = phone_code(report_made)
    assert len(code.text.encode()) <= MAX_BYTES
    assert "12-1-1 Blocking is a rule" in code.text
    assert code.text.endswith("11-4-1")
    assert code.left_out[0].startswith("the text of ")
    assert "Left out of the code for lack of space: the text of" in as_html(report_made)


@pytest.mark.parametrize("letter", ["so ", "可", "😀"])
def test_a_too_long_ruling_is_cut(tree: Tree, library: Library, letter: str) -> None:
    code = phone_code(_made(tree, library, letter * 2_000, ("12-1-1@4.2",)))
    assert len(code.text.encode()) <= MAX_BYTES
    assert "the end of the ruling" in code.left_out
    assert code.text.endswith("…\n\n12-1-1")
    assert png_of(code).startswith(b"\x89PNG")


def test_a_text_longer_than_all_room_still_gives_a_code(tree: Tree, library: Library) -> None:
    request = ReportRequest(ReportHeading(*["界" * 120] * 7), "界" * 300, "It may.", ("12-1-1@4.2",) * 40)
    code = phone_code(report(tree, ROOT, request, library))
    assert len(code.text.encode()) <= MAX_BYTES
    assert png_of(code)


def test_the_code_can_be_left_out(tree: Tree, library: Library) -> None:
    request = ReportRequest(ruling="It may.")
    assert "<img" in as_html(report(tree, ROOT, request, library))
    without = ReportRequest(ruling="It may.", code=False)
    assert "<img" not in as_html(report(tree, ROOT, without, library))
    # Without a ruling there is no code.
    assert "<img" not in as_html(report(tree, ROOT, ReportRequest(), library))


def test_a_code_of_every_language_is_made() -> None:
    assert png_of(PhoneCode("阻挡者 ブロッカー Blocker ö")).startswith(b"\x89PNG")
