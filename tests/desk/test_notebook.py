"""The notebook keeps every change, overwrites nothing, and can restore everything not deleted permanently."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from judgeapp.desk.folder import notebook_file
from judgeapp.desk.storage.checksums import row_sum
from judgeapp.desk.upkeep.copying import make_copies
from judgeapp.desk.written.notebook import Notebook, open_notebook
from judgeapp.messages.errors import InputError, NotFoundError
from judgeapp.rulings.notebook.revision import Proposal, ProposalState
from judgeapp.rulings.notebook.ruling import Ruling, Status
from tests.rulings.made import EVERYTHING, identity, revision

DRAFT = Ruling("May a suspended Digimon block?")


def opened(folder: Path) -> Notebook:
    notebook, trouble = open_notebook(notebook_file(folder))
    assert trouble is None, trouble
    return notebook


@pytest.fixture
def notebook(tmp_path: Path) -> Iterator[Notebook]:
    with closing(opened(tmp_path)) as notebook:
        yield notebook


def questions(notebook: Notebook) -> list[str]:
    return [ruling.content.question if ruling.content else "" for ruling in notebook.all()]


def test_written_rulings_survive_reopening(tmp_path: Path) -> None:
    with closing(opened(tmp_path)) as notebook:
        made = notebook.add(EVERYTHING, "Ken")
    with closing(opened(tmp_path)) as notebook:
        (noted,) = notebook.all()
        assert noted == notebook.of(made.ruling)
        assert noted.heads == (made,)
        assert noted.content == EVERYTHING
        assert made.by == "Ken"


def test_the_last_changed_ruling_comes_first(notebook: Notebook) -> None:
    first = notebook.add(Ruling("first"), "Ken")
    notebook.add(Ruling("second"), "Ken")
    assert questions(notebook) == ["second", "first"]
    notebook.change(first.ruling, Ruling("first, changed"), "Ken", (first.id,))
    assert questions(notebook) == ["first, changed", "second"]


def test_every_change_is_kept_with_author_and_parents(notebook: Notebook) -> None:
    first = notebook.add(DRAFT, "Ken")
    two = notebook.change(first.ruling, replace(DRAFT, answer="No."), "Aiko", (first.id,))
    revisions = [(o.by, o.content.answer if o.content else None) for o in notebook.history(first.ruling)]
    assert revisions == [("Aiko", "No."), ("Ken", "")]
    back = notebook.restore(first.ruling, first.id, "Ken")
    assert back is not None
    assert notebook.of(first.ruling).content == DRAFT
    assert [o.id for o in notebook.history(first.ruling)] == [back.id, two.id, first.id]
    assert notebook.restore(first.ruling, first.id, "Ken") is None, "it is that already"


def test_restoring_a_revision_keeps_a_ruling_that_another_deleted(notebook: Notebook) -> None:
    made = notebook.add(DRAFT, "Ken")
    notebook.propose([Proposal(made.ruling, made.at, "Ken", "", ProposalState.HIDDEN)])
    with pytest.raises(NotFoundError):
        notebook.restore(made.ruling, identity(9), "Aiko")
    assert notebook.of(made.ruling).is_hidden
    notebook.restore(made.ruling, made.id, "Aiko")
    assert not notebook.of(made.ruling).is_hidden


def test_one_notebook_is_one_device(tmp_path: Path) -> None:
    with closing(opened(tmp_path)) as notebook:
        devices = {notebook.add(DRAFT, "Ken").device for _ in range(3)}
    with closing(opened(tmp_path)) as notebook:
        devices.add(notebook.add(DRAFT, "Ken").device)
    (tmp_path / "other").mkdir()
    with closing(opened(tmp_path / "other")) as notebook:
        assert notebook.add(DRAFT, "Ken").device not in devices
    assert len(devices) == 1


def test_two_changes_of_the_same_ruling_are_both_kept_and_shown(notebook: Notebook) -> None:
    first = notebook.add(DRAFT, "Ken")
    for by, answer in (("Ken", "No."), ("Aiko", "Yes.")):
        notebook.change(first.ruling, replace(DRAFT, answer=answer), by, (first.id,))
    noted = notebook.of(first.ruling)
    assert noted.in_conflict
    assert [head.by for head in noted.heads] == ["Aiko", "Ken"]
    # A new status doesn't settle the conflict.
    notebook.set_status(first.ruling, Status.GIVEN, "Ken")
    assert notebook.of(first.ruling).in_conflict
    ken = next(head for head in noted.heads if head.by == "Ken")
    notebook.restore(first.ruling, ken.id, "Hana")
    settled = notebook.of(first.ruling)
    assert not settled.in_conflict
    assert len(settled.heads) == 1
    assert settled.content == replace(DRAFT, answer="No.")


def test_a_change_after_both_settles_a_conflict(notebook: Notebook) -> None:
    first = notebook.add(DRAFT, "Ken")
    for answer in ("No.", "Yes."):
        notebook.change(first.ruling, replace(DRAFT, answer=answer), "Ken", (first.id,))
    heads = notebook.of(first.ruling).head_ids
    notebook.change(first.ruling, replace(DRAFT, answer="Never."), "Ken", heads)
    assert notebook.of(first.ruling).content == replace(DRAFT, answer="Never.")
    assert not notebook.of(first.ruling).in_conflict


def test_a_deleted_ruling_is_restored_from_its_history(notebook: Notebook) -> None:
    first = notebook.add(DRAFT, "Ken")
    notebook.delete(first.ruling, "Ken")
    assert notebook.delete(first.ruling, "Ken") is None
    assert notebook.of(first.ruling).content is None
    with pytest.raises(InputError, match="is deleted"):
        notebook.set_status(first.ruling, Status.GIVEN, "Ken")
    notebook.restore(first.ruling, first.id, "Ken")
    assert notebook.of(first.ruling).content == DRAFT


def test_a_permanently_deleted_ruling_stays_gone_whatever_is_imported(notebook: Notebook) -> None:
    first, other = notebook.add(DRAFT, "Ken"), notebook.add(EVERYTHING, "Ken")
    history = notebook.history(first.ruling)
    notebook.delete_for_good(first.ruling, "Ken")
    assert questions(notebook) == [EVERYTHING.question]
    with pytest.raises(NotFoundError):
        notebook.history(first.ruling)
    with pytest.raises(NotFoundError):
        notebook.change(first.ruling, DRAFT, "Ken", (first.id,))
    assert notebook.take((*history, *notebook.history(other.ruling))) == ()
    assert questions(notebook) == [EVERYTHING.question]
    assert [(gone.ruling, gone.by) for gone in notebook.gone()] == [(first.ruling, "Ken")]


def test_a_permanently_deleted_ruling_does_not_return_from_a_copy(tmp_path: Path) -> None:
    with closing(opened(tmp_path)) as notebook:
        first, other = notebook.add(DRAFT, "Ken"), notebook.add(EVERYTHING, "Ken")
    make_copies(tmp_path)
    with closing(opened(tmp_path)) as notebook:
        notebook.delete_for_good(first.ruling, "Ken")
    file = notebook_file(tmp_path)
    file.write_bytes(b"\0" * 100 + file.read_bytes()[100:])
    notebook, trouble = open_notebook(file)
    with closing(notebook):
        assert trouble is not None
        assert [noted.id for noted in notebook.all()] == [other.ruling]
        assert notebook.count() == 1


def test_overturned_and_overturning_rulings_name_each_other(notebook: Notebook) -> None:
    old, new = notebook.add(DRAFT, "Ken"), notebook.add(EVERYTHING, "Hana")
    with pytest.raises(InputError, match="can't become overturned"):
        notebook.set_status(old.ruling, Status.OVERTURNED, "Hana", new.ruling)
    for status in (Status.GIVEN, Status.APPEALED):
        notebook.set_status(old.ruling, status, "Ken")
    notebook.set_status(old.ruling, Status.OVERTURNED, "Hana", new.ruling)
    content = notebook.of(old.ruling).content
    assert content is not None
    assert (content.status, content.replaced_by) == (Status.OVERTURNED, new.ruling)
    assert [ruling.id for ruling in notebook.replaced(new.ruling)] == [old.ruling]
    assert notebook.replaced(old.ruling) == ()
    assert notebook.set_status(old.ruling, Status.OVERTURNED, "Ken", new.ruling) is None
    with pytest.raises(InputError, match="itself replaced"):
        notebook.set_status(new.ruling, Status.OVERTURNED, "Ken", old.ruling)
    third = notebook.add(replace(EVERYTHING, status=Status.GIVEN), "Ken")
    with pytest.raises(NotFoundError):
        notebook.set_status(third.ruling, Status.SUPERSEDED, "Ken", identity(9))


def test_foreign_revisions_are_imported_once(notebook: Notebook) -> None:
    line = (revision(3, 2), revision(1), revision(2, 1))
    assert [revision.id for revision in notebook.take(line)] == [identity(n) for n in (1, 2, 3)]
    assert notebook.take(line) == ()
    assert notebook.history(identity(1000)) == (line[0], line[2], line[1])


def test_a_failed_import_changes_nothing(notebook: Notebook) -> None:
    notebook.take((revision(1),))
    wrong = revision(2, 1, content=replace(EVERYTHING, question=""))
    for others in (
        (revision(5, ruling=1001), revision(3, 2)),
        (revision(5, ruling=1001), wrong),
        (revision(5, ruling=1001), revision(1, content=DRAFT)),
        # Same revision id in another ruling.
        (revision(5, ruling=1001), revision(1, ruling=1001)),
    ):
        with pytest.raises(InputError):
            notebook.take(others)
        assert notebook.count() == 1


def test_an_invalid_ruling_is_not_written(notebook: Notebook) -> None:
    with pytest.raises(InputError, match="there is none"):
        notebook.add(Ruling("  "), "Ken")
    first = notebook.add(DRAFT, "Ken")
    with pytest.raises(InputError):
        notebook.change(first.ruling, replace(DRAFT, date="once"), "Ken", (first.id,))
    with pytest.raises(NotFoundError):
        notebook.change(first.ruling, DRAFT, "Ken", (identity(4),))
    assert notebook.count() == 1


def test_a_ruling_is_named_by_the_beginning_of_its_id(notebook: Notebook) -> None:
    notebook.take((revision(1, ruling=0xAB << 120), revision(2, ruling=0xAC << 120)))
    assert notebook.named("ab") == identity(0xAB << 120)
    for beginning in ("a", "b", "", "ab%", "AB", "x"):
        with pytest.raises(NotFoundError):
            notebook.named(beginning)


def test_an_unreadable_revision_is_reported_and_the_earlier_one_shown(tmp_path: Path) -> None:
    with closing(opened(tmp_path)) as notebook:
        first = notebook.add(DRAFT, "Ken")
        two = notebook.change(first.ruling, EVERYTHING, "Ken", (first.id,))
    with closing(sqlite3.connect(notebook_file(tmp_path))) as other, other:
        other.create_function("row_sum", -1, row_sum)
        other.execute("UPDATE revision SET content = x'7b' WHERE id = ?", (two.id,))
        other.execute("UPDATE revision SET sum = row_sum(id, ruling, parents, at, judge, device, content)")
    notebook, trouble = open_notebook(notebook_file(tmp_path))
    with closing(notebook):
        assert trouble is not None
        assert trouble.what.startswith("revisions of the rulings that can't be read: 1")
        assert notebook.of(first.ruling).content == DRAFT
