"""Citations: number, source, edition, date, language, official or not."""

from __future__ import annotations

from html import unescape

import markdown
import nh3
import pytest

from judgeapp.desk import citation
from judgeapp.library import Library
from judgeapp.messages.message import set_translator


def test_a_clause_includes_its_subclauses(library: Library) -> None:
    clause = library.corpus.clause("16-4")
    assert clause is not None
    lines = citation.as_text(library.corpus, clause).splitlines()
    assert lines[0] == "16-4 ≪阻挡者≫"
    assert [line.split()[0] for line in lines[1:4]] == ["16-4-1", "16-4-2", "16-4-3"]
    for part in ("Comprehensive Rules 16-4", "Ver. 3.6", "2025-12-25", "Simplified Chinese"):
        assert part in lines[-1]
    assert "not official" not in lines[-1]
    assert lines[-1].count("official") == 2, "unofficial translation of the official rules"


def test_a_clause_without_heading_begins_with_its_number(library: Library) -> None:
    clause = library.corpus.clause("16-4-2")
    assert clause is not None
    assert citation.as_text(library.corpus, clause).startswith("16-4-2 ≪阻挡者≫是")


@pytest.mark.parametrize("key", ["rules", "manual-ja", "manual-hant", "glossary-hant", "rules-de"])
def test_markdown_renders_to_the_words_of_the_source(library: Library, key: str) -> None:
    corpus = library.corpus
    for passage in [p for p in corpus if p.source == key][:200]:
        if corpus.children(passage):
            continue
        html = markdown.markdown(citation.as_markdown(corpus, passage))
        shown = unescape(nh3.clean(html, tags=set()))
        for part in (passage.number, passage.heading, *(b.text for b in passage.blocks)):
            assert "".join(part.split()) in "".join(shown.split()), passage.id


@pytest.mark.parametrize(
    "text",
    [
        "*a*",
        "_a_",
        "~a~",
        "a & b",
        "&lt;",
        "[a](javascript:x)",
        "<script>",
        "# a",
        "- a",
        "1. a",
        "> a",
        "`a`",
        "a\n- b",
    ],
)
def test_no_text_turns_into_markup(text: str) -> None:
    html = markdown.markdown(citation.escape(text))
    shown = html.removeprefix("<p>").removesuffix("</p>")
    assert unescape(shown) == text


def test_a_citation_is_english_in_every_language(library: Library, request: pytest.FixtureRequest) -> None:
    clause, question = library.corpus.clause("16-4"), library.questions["block-while-suspended"]
    assert clause is not None
    quoted = citation.as_text(library.corpus, clause), citation.proven_answer(library.corpus, question, "en").citation
    assert all(", " in text for text in quoted)
    request.addfinalizer(lambda: set_translator(None))
    set_translator(lambda _, text: text.replace(", ", "、"))
    assert quoted == (
        citation.as_text(library.corpus, clause),
        citation.proven_answer(library.corpus, question, "en").citation,
    )
