"""Texts in a report are never run, fetched or linked, and its file name is valid on every system."""

from __future__ import annotations

import re
from html import unescape
from html.parser import HTMLParser

import pytest
from markdown import Markdown

from judgeapp.engine.state.state import replace
from judgeapp.library import Library
from judgeapp.table.report.report_html import as_html
from judgeapp.table.report.report_markdown import as_markdown
from judgeapp.table.report.ruling import plain, ruling_html
from judgeapp.table.report.table_report import ReportRequest, report
from judgeapp.table.tree.tree import ROOT, Beginning, Notes, ReportHeading, Tree, file_name, plant

HOSTILE = (
    "<script>alert(1)</script>",
    "<iframe src='//evil.example'></iframe>",
    "<img src='file:///etc/passwd' onerror='x()'>",
    "![x](http://evil.example/x.png)",
    "![x](file:///etc/passwd)",
    "![x][y]\n\n[y]: http://evil.example/y.png",
    "[here](javascript:alert(1))",
    "[here](file:///etc/passwd)",
    "[here][there]\n\n[there]: javascript:alert(1)",
    "<javascript:alert(1)>",
    "`a`<svg onload=x()>",
    "\\<script>x()</script>",
    "</style><script>x()</script>",
)
# All tags of a report; none of them can run, fetch or link.
_TAGS = frozenset(
    [
        "html",
        "head",
        "meta",
        "title",
        "style",
        "body",
        "h1",
        "h2",
        "h3",
        "h4",
        "p",
        "b",
        "span",
        "strong",
        "em",
        "code",
        "pre",
        "blockquote",
        "ul",
        "ol",
        "li",
        "table",
        "tbody",
        "tr",
        "td",
        "img",
        "br",
        "hr",
    ]
)
_ATTRIBUTES = frozenset(
    [
        "lang",
        "charset",
        "http-equiv",
        "content",
        "name",
        "class",
        "width",
        "height",
        "cellspacing",
        "cellpadding",
        "alt",
        "src",
    ]
)


class _Alive(HTMLParser):
    """Finds active content in a page."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in _TAGS:
            self.found.append(tag)
        for name, value in attrs:
            if name not in _ATTRIBUTES:
                self.found.append(f"{tag} {name}")
            if name == "src" and not (value or "").startswith("data:image/png;base64,"):
                self.found.append(f"{tag} {value}")


def _alive(page: str) -> list[str]:
    parser = _Alive()
    parser.feed(page)
    return parser.found


@pytest.mark.parametrize("hostile", HOSTILE)
def test_a_ruling_has_no_active_content(tree: Tree, library: Library, hostile: str) -> None:
    page, text = _made(tree, library, f"It **may**. {hostile}")
    assert _alive(page) == []
    assert set(re.findall(r'<img[^>]*?src="([^"]*)', page)) <= {*_inside(page)}
    assert "<strong>may</strong>" in page
    # The Markdown, rendered as HTML, is just as harmless.
    shown = Markdown(output_format="html").convert(text)
    assert _alive(shown) == []
    assert "<img" not in shown
    assert "href" not in shown


@pytest.mark.parametrize("hostile", HOSTILE)
def test_other_texts_have_no_active_content(tree: Tree, library: Library, hostile: str) -> None:
    state = tree.game.state
    top = state.units[tree.beginning.names["First"]].top
    cards = {**state.cards, top: replace(state.cards[top], called=hostile)}
    steps = f"- attack: {{with: {hostile[:9]!r}, at: player}}\n"
    notes = Notes(accounts=((hostile, steps), (hostile, "- pass: true")))
    tree = replace(plant(Beginning(replace(state, cards=cards), {}, hostile)), notes=notes)
    tree = tree.commented(ROOT, hostile).choose("pass")
    page_report = report(
        tree, tree.current, ReportRequest(ReportHeading(*[hostile] * 7), hostile, "", (hostile,), whole=True), library
    )
    page = as_html(page_report)
    assert _alive(page) == []
    assert "<img" not in page
    shown = Markdown(output_format="html").convert(as_markdown(page_report))
    assert _alive(shown) == []
    assert "<img" not in shown


def test_a_page_may_load_nothing_and_says_so(tree: Tree, library: Library) -> None:
    page, _ = _made(tree, library, "It may.")
    assert "default-src 'none'; img-src data:; style-src 'unsafe-inline'" in page
    assert _inside(page)


def test_text_that_looks_like_html_is_shown_as_written(tree: Tree, library: Library) -> None:
    page, text = _made(tree, library, "<Blocker> is `<Blocker>` and [On Play](x), a & b")
    assert "&lt;Blocker&gt; is <code>&lt;Blocker&gt;</code> and [On Play](x), a &amp; b" in page
    assert "&lt;Blocker>" in text


def test_a_rulings_headings_rank_below_the_reports(tree: Tree, library: Library) -> None:
    page, _ = _made(tree, library, "# Loud\n\n- one\n- two")
    assert page.count("<h1") == 1
    assert "<h4>Loud</h4>" in page
    assert "<li>one</li>" in page


def test_a_ruling_without_markup_is_plain_text() -> None:
    assert plain("# So\n\n> It **may** _block_ `here`, 2 * 3 * 4") == ("So\n\nIt may block here, 2 * 3 * 4")


def test_a_list_directly_below_a_paragraph_is_a_list() -> None:
    page = ruling_html("Ben's isn't legal.\n- Ben: 2 - 1\n- Ann: *so*\n\nBoth\n-1 each")
    assert page.count("<li>") == 2
    assert "<p>Ben's isn't legal.</p>" in page
    assert "-1 each" in page


def _made(tree: Tree, library: Library, ruling: str) -> tuple[str, str]:
    page_report = report(tree, ROOT, ReportRequest(question="Q", ruling=ruling), library)
    return as_html(page_report), as_markdown(page_report)


def _inside(page: str) -> list[str]:
    return re.findall(r'"(data:image/png;base64,[^"]*)"', page)


@pytest.mark.parametrize("written", ["[" * 20_000, "[a]: b\n" * 2_800, "![" * 10_000])
def test_endless_brackets_are_read_quickly(written: str) -> None:
    """Trying each bracket as the start of a link would take minutes."""
    page = ruling_html(written)
    seen = unescape(re.sub(r"<[^<>]*>", "", page))
    assert [*seen.replace("\n", "")] == [*written.replace("\n", "")]


@pytest.mark.parametrize(
    ("heading", "question", "name"),
    [
        (ReportHeading("Spring Cup", "3", "12", judge="Judy"), "May it block?", "Spring-Cup-3-12-May-it-block"),
        (ReportHeading(), "", "ruling"),
        (ReportHeading(), 'a/b\\c:d*e?"f<g>h|i', "a-b-c-d-e-f-g-h-i"),
        (ReportHeading(table="../.."), "", "ruling"),
        (ReportHeading(), "阻挡者 と 16-4", "阻挡者-と-16-4"),
        (
            ReportHeading(),
            "According to Anna: No block; according to Ben: Block with Garurumon. Which is right?",
            "According-to-Anna-No-block-according-to-Ben-Block-with-Garurumon-Which-is-right",
        ),
        (ReportHeading(), "ブロックした。どちらが正しい？", "ブロックした-どちらが正しい"),
        (ReportHeading(), "Is 16-5-1 of 4.2 right?", "Is-16-5-1-of-4.2-right"),
        (ReportHeading(), "CON", "ruling-CON"),
        (ReportHeading(), "nul.txt", "ruling-nul.txt"),
        (ReportHeading(), "\u202egnp.exe\x00", "gnp.exe"),
        (ReportHeading(), "so " * 200, ("so-" * 200)[:80].strip("-")),
    ],
)
def test_the_proposed_name_is_valid_on_every_system(heading: ReportHeading, question: str, name: str) -> None:
    assert file_name(heading, question) == name
