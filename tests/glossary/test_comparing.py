"""Our English rendering against the Comprehensive Rules, clause by clause."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from judgeapp.glossary.comparing import RenderingReport, check_rendering, signs_of
from judgeapp.glossary.glossary import Glossary
from judgeapp.rulebook.check import FaultKind
from judgeapp.rulebook.corpus import Corpus
from judgeapp.rulebook.our_words.rendering import (
    Explained,
    Rendering,
    WordChoice,
    WrittenBlock,
    load_explained,
    load_renderings,
    load_word_choices,
)


@pytest.fixture(scope="module")
def glossary() -> Glossary:
    return Glossary.load()


def checked(
    corpus: Corpus,
    glossary: Glossary,
    change: Callable[[Rendering], Rendering | None] = lambda r: r,
    explained: tuple[Explained, ...] | None = None,
    words: tuple[WordChoice, ...] | None = None,
) -> RenderingReport:
    """Check of `change` applied to every clause; None leaves one out."""
    changed = [new for r in load_renderings() if (new := change(r)) is not None]
    return check_rendering(
        corpus,
        glossary,
        changed,
        load_explained() if explained is None else explained,
        load_word_choices() if words is None else words,
    )


def replacing(number: str, old: str, new: str) -> Callable[[Rendering], Rendering]:
    def change(rendering: Rendering) -> Rendering:
        if rendering.clause != number:
            return rendering
        blocks = tuple(WrittenBlock(b.text.replace(old, new), b.example.replace(old, new)) for b in rendering.blocks)
        assert blocks != rendering.blocks
        return msgspec.structs.replace(rendering, blocks=blocks)

    return change


def test_every_clause_is_rendered_and_every_difference_explained(corpus: Corpus, glossary: Glossary) -> None:
    report = checked(corpus, glossary)
    assert (report.rendered, report.clauses) == (1061, 1061)
    assert report.faults == ()
    assert report.signs > 1000


@pytest.mark.parametrize(
    ("clause", "old", "new", "message"),
    [
        ("1-4-1-2-1", "50", "60", "number 50: 1 in the source, 0 in the rendering"),
        ("16-4-1", "12-1", "12-2", "reference 12-1: 1 in the source, 0 in the rendering"),
        ("16-4-1", "<Blocker>", "<Reboot>", "keyword blocker: 1 in the source, 0 in the rendering"),
    ],
)
def test_another_number_reference_or_keyword_is_found(
    corpus: Corpus, glossary: Glossary, clause: str, old: str, new: str, message: str
) -> None:
    report = checked(corpus, glossary, replacing(clause, old, new))
    assert message in [f.detail for f in report.faults if f.where == clause]


def test_another_timing_is_found(corpus: Corpus, glossary: Glossary) -> None:
    clause = next(r for r in load_renderings() if "[On Play]" in "".join(b.text for b in r.blocks))
    report = checked(corpus, glossary, replacing(clause.clause, "[On Play]", "[On Deletion]"))
    kinds = {f.kind for f in report.faults if f.where == clause.clause}
    assert kinds == {FaultKind.DIFFERENT}


def test_a_clause_that_is_missing_or_twice_is_found(corpus: Corpus, glossary: Glossary) -> None:
    report = checked(corpus, glossary, lambda r: None if r.clause == "16-4-1" else r)
    assert [(f.kind, f.where) for f in report.faults] == [(FaultKind.NUMBERING, "16-4-1")]
    assert report.rendered == 1060


def test_a_dropped_example_is_found(corpus: Corpus, glossary: Glossary) -> None:
    def without_examples(rendering: Rendering) -> Rendering:
        blocks = tuple(b for b in rendering.blocks if not b.example)
        return msgspec.structs.replace(rendering, blocks=blocks)

    report = checked(corpus, glossary, without_examples)
    assert sum(f.kind is FaultKind.ALTERED for f in report.faults) == 110


@pytest.mark.parametrize(
    ("clause", "old", "new", "message"),
    [
        # Clauses in which the sign occurs more often than is explained.
        ("15-8-4-1", "delete 1 of", "delete one of", "number 1: 2 in the source, 0 in the rendering, 1 explained"),
        (
            "15-12-1-1",
            "For the turn, 1 of",
            "For 1 turn, 1 of",
            "number 1: 2 in the source, 2 in the rendering, 1 explained",
        ),
        (
            "15-5-3",
            "[Once Per Turn]",
            "[Twice Per Turn]",
            "number 1 is explained by '[Once Per Turn]', 0 in the rendering",
        ),
        (
            "4-20-5",
            "A Digimon card with <Alliance>",
            "A Digimon card",
            "keyword alliance: 1 in the source, 1 in the rendering, 1 explained",
        ),
    ],
)
def test_an_explained_difference_hides_no_other_of_its_clause(
    corpus: Corpus, glossary: Glossary, clause: str, old: str, new: str, message: str
) -> None:
    assert any(e.clause == clause and message.startswith(e.differs) for e in load_explained())
    report = checked(corpus, glossary, replacing(clause, old, new))
    assert message in [f.detail for f in report.faults if f.where == clause]


@pytest.mark.parametrize(
    ("needless", "message"),
    [
        (
            Explained("16-4-1", "阻挡者", "Blocker", "number 7", "because"),
            "number 7 is explained but does not differ in '阻挡者'",
        ),
        (
            Explained("15-5-3", "[每回合1次]", "[Once Per Turn]", "number 1", "again"),
            "number 1: 2 in the source, 1 in the rendering, 2 explained",
        ),
        (
            Explained("15-5-3", "[每回合1次]", "[Once Per Turn]", "number 1", "twice", times=2),
            "number 1 is explained by '[每回合1次]', 1 in the source",
        ),
        (
            Explained("99-1", "[每回合1次]", "[Once Per Turn]", "number 1", "because"),
            "number 1 is explained of no clause",
        ),
        (
            Explained("15-5-3", "", "[Once Per Turn]", "number 1", "because"),
            "number 1 is explained by '', 0 in the source",
        ),
    ],
)
def test_a_needless_explanation_is_found(corpus: Corpus, glossary: Glossary, needless: Explained, message: str) -> None:
    report = checked(corpus, glossary, explained=(*load_explained(), needless))
    assert [(f.where, f.detail) for f in report.faults] == [(needless.clause, message)]


def test_an_explanation_without_a_reason_is_found(corpus: Corpus, glossary: Glossary) -> None:
    known = load_explained()
    silent = tuple(msgspec.structs.replace(e, because=" ") for e in known)
    report = checked(corpus, glossary, explained=silent)
    assert [f.kind for f in report.faults] == [FaultKind.UNEXPLAINED] * len(known)


def test_an_unexplained_difference_is_found(corpus: Corpus, glossary: Glossary) -> None:
    report = checked(corpus, glossary, explained=())
    assert sorted(f.where for f in report.faults) == sorted(e.clause for e in load_explained())


def test_both_texts_of_a_clause_have_the_same_signs(corpus: Corpus, glossary: Glossary) -> None:
    clause = corpus.clause("16-4-1")
    assert clause is not None
    ours = corpus.rendering(clause)
    assert ours is not None
    assert signs_of(clause, glossary) == signs_of(ours, glossary)
    assert signs_of(clause, glossary)["keyword blocker"] == 1


def test_references_of_rendering_and_source_lead_to_the_same(corpus: Corpus) -> None:
    clause = corpus.clause("16-4-1")
    assert clause is not None
    ours = corpus.rendering(clause)
    assert ours is not None
    assert [link.target for link in ours.links()] == [link.target for link in clause.links()]
    text, link = ours.blocks[0].text, ours.blocks[0].links[0]
    assert text[link.start : link.end] == link.target


def test_a_word_outside_the_games_vocabulary_is_found(corpus: Corpus, glossary: Glossary) -> None:
    changed = replacing("1-2-1", "player", "wretched player")
    choice = WordChoice("opponent", "wretched")
    report = checked(corpus, glossary, changed, words=(choice,))
    assert [(f.kind, f.where) for f in report.faults] == [(FaultKind.WORD, "1-2-1")]


def test_a_word_is_allowed_with_a_reason(corpus: Corpus, glossary: Glossary) -> None:
    changed = replacing("1-2-1", "player", "wretched player")
    choice = WordChoice("opponent", "wretched", {"1-2-1": "a quotation"})
    assert checked(corpus, glossary, changed, words=(choice,)).faults == ()
    (idle,) = checked(corpus, glossary, words=(choice,)).faults
    assert (idle.kind, idle.where) == (FaultKind.WORD, "1-2-1")
    without = msgspec.structs.replace(choice, but={"1-2-1": ""})
    (bare,) = checked(corpus, glossary, changed, words=(without,)).faults
    assert bare.kind is FaultKind.UNEXPLAINED
