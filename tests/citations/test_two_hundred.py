"""Citations of clauses in 3.6 are followed to a newer edition, and changed ones are listed for review."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from judgeapp.citations.reference import CitationStanding, FollowedReference, ReferenceKind, clause_in
from judgeapp.citations.review import Review, review
from judgeapp.citations.saved import note_cited
from judgeapp.clauses.renumbering import EDITIONS
from judgeapp.desk.folder import answers_file, bookmarks_file, notebook_file, unfinished_file
from judgeapp.desk.imported.answers import open_answers
from judgeapp.desk.written.alignments import load_alignments
from judgeapp.desk.written.bookmarks import open_bookmarks
from judgeapp.desk.written.notebook import open_notebook
from judgeapp.desk.written.unfinished import UnfinishedRuling, save_unfinished
from judgeapp.editions.alignment.alignment import Fate
from judgeapp.glossary.glossary import Glossary
from judgeapp.rulebook.corpus import RULES, Corpus, edition_called
from judgeapp.rulings.notebook.ruling import Ruling
from judgeapp.table.scenes import ready_scenes, table_of
from judgeapp.table.tree import file
from tests.editions.brought import FACTS, of_text
from tests.editions.made import Made, made


@cache
def _edition() -> Made:
    return made(7, edition="4.3")


@pytest.fixture(scope="module")
def both(corpus: Corpus) -> Corpus:
    """3.6 and the invented edition, imported as by a judge."""
    return _with(corpus, _edition().text)


def _with(corpus: Corpus, text: str, edition: str = "4.3") -> Corpus:
    read = of_text(text, replace(FACTS, edition=edition))
    return corpus.with_sources((read.source,), read.passages)


@pytest.fixture(scope="module")
def folder(corpus: Corpus, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder of an older program, without edition numbers."""
    data = tmp_path_factory.mktemp("data")
    fill(data, corpus, _edition())
    return data


@pytest.fixture(scope="module")
def judge_review(both: Corpus, folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Review:
    target = edition_called(both, "4.3")
    cache = tmp_path_factory.mktemp("cache")
    return review(both, Glossary.load(), folder, target, all_=True, cache_folder=cache)


def fill(data: Path, corpus: Corpus, edition: Made) -> None:
    """Two hundred citations, many of changed clauses."""
    dice = Random(4)
    changed = [n for n, b in edition.became.items() if b.fate not in ("same", "moved")]
    others = [n for n in edition.became if n not in changed]
    cited = [*dice.sample(changed, 60), *dice.sample(others, 140)]
    dice.shuffle(cited)
    marks, _ = open_bookmarks(bookmarks_file(data))
    for number in cited[:60]:
        marks.add(f"rules:{number}", "a note")
    marks.add("manual-ja:keywords.6")
    marks.close()
    notebook, _ = open_notebook(notebook_file(data))
    for at in range(60, 120, 3):
        notebook.add(Ruling(f"Question {at}?", clauses=tuple(cited[at : at + 3])), "Ann")
    notebook.close()
    answers, _ = open_answers(answers_file(data))
    for at in range(120, 150, 2):
        answers.decide(f"Q{at}", cited[at : at + 2], "3.6")
    answers.close()
    save_unfinished(UnfinishedRuling(Ruling("Not yet?", clauses=tuple(cited[150:170]))), data)
    tree = table_of(ready_scenes()[0])
    notes = replace(tree.notes, title="At table 4", clauses=tuple(cited[170:]))
    file.autosave(replace(tree, notes=notes), data)


def test_two_hundred_references_of_the_judge_and_all_of_the_program(judge_review: Review) -> None:
    kinds = Counter(entry.reference.kind for entry in judge_review.followed)
    assert sum(entry.reference.is_own for entry in judge_review.followed) == 200
    assert set(kinds) == set(ReferenceKind)
    assert judge_review.troubles == ()
    assert all(entry.reference.edition == "3.6" for entry in judge_review.followed if entry.reference.is_own)
    assert all(entry.reference.fingerprint for entry in of_3_6(judge_review))


def of_3_6(judge_review: Review) -> list[FollowedReference]:
    """Without the program's own knowledge of 4.2."""
    return [entry for entry in judge_review.followed if entry.reference.edition == "3.6"]


def test_unchanged_clauses_are_followed(judge_review: Review) -> None:
    followed = [entry for entry in of_3_6(judge_review) if not entry.to_review]
    assert len(followed) > 0.8 * len(judge_review.followed)
    for entry in followed:
        became = _edition().became[entry.reference.number]
        assert became.fate in ("same", "moved")
        assert entry.numbers == became.numbers


def test_changed_clauses_are_to_be_reviewed(judge_review: Review, both: Corpus) -> None:
    changed = [
        entry
        for entry in of_3_6(judge_review)
        if _edition().became[entry.reference.number].fate not in ("same", "moved")
    ]
    assert len(changed) >= 60
    for entry in changed:
        assert entry.to_review, entry
        assert clause_in(both, "3.6", entry.reference.number) is not None
        assert all(clause_in(both, "4.3", number) is not None for number in entry.numbers)
    standings = {entry.standing for entry in changed}
    assert {CitationStanding.EDITED, CitationStanding.MERGED, CitationStanding.GONE} <= standings


def test_the_programs_own_references_need_no_review_for_a_known_edition(corpus: Corpus, folder: Path) -> None:
    """The edition's own tests cover its readings, questions and scenes."""
    text = "\n".join(f"1-{n}. Clause {n} of it." for n in range(1, 200))
    at_hand = _with(corpus, text, EDITIONS[-1])
    reviewed = review(at_hand, Glossary.load(), folder, edition_called(at_hand, EDITIONS[-1]), all_=True)
    assert all(entry.reference.is_own for entry in reviewed.followed)


@pytest.mark.nightly
def test_references_to_the_newer_edition_keep_its_text(corpus: Corpus, both: Corpus, tmp_path: Path) -> None:
    """It is imported again with another text, and then removed."""
    number = next(n for n, b in _edition().became.items() for n in b.numbers if b.fate == "same" and "-" in n)
    was = clause_in(both, "4.3", number)
    assert was is not None
    marks, _ = open_bookmarks(bookmarks_file(tmp_path))
    marks.add(was.id)
    marks.close()
    notebook, _ = open_notebook(notebook_file(tmp_path))
    notebook.add(Ruling("Why?", clauses=(f"{number}@4.3",)), "Ann")
    notebook.close()
    note_cited(tmp_path, both)

    def standings(at_hand: Corpus) -> list[FollowedReference]:
        newest = edition_called(at_hand, "4.3" if at_hand is not corpus else "3.6")
        return list(review(at_hand, Glossary.load(), tmp_path, newest).followed)

    assert [entry.standing for entry in standings(both)] == [CitationStanding.FOLLOWED] * 2
    line = f"\n{number}. {was.text}"
    assert line in _edition().text
    other = _with(corpus, _edition().text.replace(line, f"\n{number}. It says nothing of the kind."))
    assert [entry.standing for entry in standings(other)] == [CitationStanding.REWRITTEN] * 2
    assert [entry.standing for entry in standings(corpus)] == [CitationStanding.UNKNOWN] * 2
    cited = load_alignments(tmp_path)[0].cited_text("4.3", number)
    assert cited is not None
    assert cited.text == was.text


def test_a_damaged_file_that_is_set_aside_is_reported_once(corpus: Corpus, tmp_path: Path) -> None:
    """Whoever reads it next finds nothing to report."""
    unfinished_file(tmp_path).write_bytes(b"{")
    (trouble,) = note_cited(tmp_path, corpus)
    assert "the ruling that was being written" in str(trouble)
    assert (tmp_path / "ruling.damaged.json").read_bytes() == b"{"
    assert note_cited(tmp_path, corpus) == ()


def test_with_one_edition_all_references_stay(corpus: Corpus, folder: Path) -> None:
    built_in = corpus.manifest.source(RULES)
    reviewed = review(corpus, Glossary.load(), folder, built_in, all_=True)
    assert of_3_6(reviewed)
    assert {entry.standing for entry in of_3_6(reviewed)} == {CitationStanding.FOLLOWED}
    # There is no text of 4.2, so citations of 4.2 can't be checked.
    assert {entry.reference.edition for entry in reviewed.followed} == {"3.6"}


def test_references_can_be_followed_to_an_older_edition(both: Corpus, folder: Path) -> None:
    reviewed = review(both, Glossary.load(), folder, both.manifest.source(RULES))
    assert {entry.standing for entry in reviewed.followed} == {CitationStanding.FOLLOWED}
    assert reviewed.alignments["4.3"].of_new["1-1"].fate is Fate.SAME
