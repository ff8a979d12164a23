"""Data folders of every release open without loss (see tests/desk/releases/folder.py), and those of later releases are
left alone."""

from __future__ import annotations

import json
from pathlib import Path
from zipfile import ZipFile

import pytest

import judgeapp
from judgeapp.cli.main import main
from judgeapp.desk import settings
from judgeapp.desk.folder import (
    VERSION,
    VERSION_FILE,
    answers_file,
    bookmarks_file,
    cards_file,
    data_folder,
    notebook_file,
    settings_file,
)
from judgeapp.desk.imported.answers import open_answers
from judgeapp.desk.imported.cards import open_cards
from judgeapp.desk.imported.editions import load_saved_editions
from judgeapp.desk.team import load_team
from judgeapp.desk.upkeep.copying import data_files
from judgeapp.desk.upkeep.restoring import dated_copies
from judgeapp.desk.written.alignments import load_alignments
from judgeapp.desk.written.bookmarks import open_bookmarks
from judgeapp.desk.written.lessons import load_lessons
from judgeapp.desk.written.notebook import open_notebook
from judgeapp.desk.written.typed import load_typed
from judgeapp.desk.written.unfinished import load_unfinished
from judgeapp.messages.errors import InputError
from judgeapp.rulings.notebook.ruling import Status
from judgeapp.table.tree.file import load_autosave, load_draft
from tests.desk.releases import folder as made
from tests.rulings.made import EVERYTHING

FOLDERS = sorted(made.RELEASES.glob("folder-*.zip"))


@pytest.fixture(params=FOLDERS, ids=lambda file: file.stem)
def left(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A data folder left by a release."""
    ZipFile(request.param).extractall(tmp_path)
    return tmp_path


def test_this_release_has_a_folder() -> None:
    """Missing? python -m tests.desk.releases.folder"""
    assert made.RELEASES / f"folder-{judgeapp.__version__}.zip" in FOLDERS


def test_everything_a_judge_saves_is_in_the_folder(left: Path) -> None:
    lacking = [thing.what for thing in data_files(left) if not thing.file.exists()]
    assert lacking == []


def test_the_folder_is_sound(left: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = {file.name for file in left.iterdir()}
    assert main(["desk", "check", "--json", "--data", str(left)]) == 0
    result = json.loads(capsys.readouterr().out)
    assert {entry["state"] for entry in result["kept"]} == {"sound"}
    assert result["set_aside"] == []
    assert before <= {file.name for file in left.iterdir()}


def test_the_databases_have_their_content(left: Path) -> None:
    marks, trouble = open_bookmarks(bookmarks_file(left))
    assert trouble is None
    assert [(mark.passage, mark.note) for mark in marks.all()] == [("rules:16-4", made.NOTE)]
    marks.close()
    library, trouble = open_cards(cards_file(left))
    assert trouble is None
    (card,) = library.all()
    assert (card.record.number, card.record.dp) == (made.CARD, made.CORRECTED_DP)
    assert card.imported is not None
    assert card.imported.dp == 2000
    library.close()
    answers, trouble = open_answers(answers_file(left))
    assert trouble is None
    assert [text.answer for text in answers.all()] == [made.ANSWER]
    assert [former.text.answer for former in answers.former("Q1")] == [made.FORMER]
    assert answers.decided()["Q1"].clauses == ("12-1-1",)
    answers.close()
    notebook, trouble = open_notebook(notebook_file(left))
    assert trouble is None
    (noted,) = notebook.all()
    appealed, written = notebook.history(noted.id)
    assert (written.by, written.content) == ("Ken", EVERYTHING)
    assert appealed.content is not None
    assert (appealed.by, appealed.content.status) == ("Aiko", Status.APPEALED)
    notebook.close()


def test_the_files_have_their_content(left: Path) -> None:
    chosen, trouble = settings.load(settings_file(left))
    assert (chosen.question, trouble) == (made.QUESTION, None)
    lessons, trouble = load_lessons(left)
    assert ([lesson.wording for lesson in lessons], trouble) == ([made.WORDING], None)
    assert load_team(left) == (made.TEAM, None)
    tree, trouble = load_autosave(left)
    assert trouble is None
    assert tree is not None
    assert tree.nodes[0].name == made.TABLE
    draft, trouble = load_draft(left)
    assert trouble is None
    assert draft is not None
    assert draft.title == made.POSITION
    unfinished, trouble = load_unfinished(left)
    assert trouble is None
    assert unfinished is not None
    assert unfinished.written.answer == made.UNFINISHED
    typed, trouble = load_typed(left)
    assert (typed.forms, trouble) == (made.TYPED, None)
    editions, trouble = load_saved_editions(left)
    assert ([edition.facts.title for edition in editions], trouble) == ([made.EDITION], None)
    alignments, trouble = load_alignments(left)
    assert ([entry.line for entry in alignments.settled], trouble) == ([made.SETTLED], None)


def test_its_dated_copies_are_sound(left: Path) -> None:
    copies = dated_copies(left)
    assert {str(copy.data_file.what) for copy in copies} >= {"the bookmarks", "the rulings", "the table"}
    assert [copy.name for copy in copies if copy.wrong] == []


def test_the_folder_of_a_later_version_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / VERSION_FILE).write_text(f"{VERSION + 1}\n")
    # A format that this version can't read.
    (tmp_path / "table.json").write_text('{"format": "judgeapp-table-9"}')
    before = contents(tmp_path)
    for command in (["desk", "check"], ["cards", "find", "x"], []):
        assert main([*command, "--data", str(tmp_path)]) == 2
        (line,) = capsys.readouterr().err.splitlines()
        assert "saved by a newer version of this program (version 2" in line
        assert "Use that version" in line
    assert contents(tmp_path) == before


@pytest.mark.parametrize("version", [str(VERSION), "", "two", "\xff", "-3"])
def test_a_folder_of_this_version_is_opened(tmp_path: Path, version: str) -> None:
    """Or with an unreadable version: a damaged line locks nobody out."""
    (tmp_path / VERSION_FILE).write_text(version, encoding="latin-1")
    assert data_folder(tmp_path) == tmp_path


def test_a_later_version_is_no_damage(tmp_path: Path) -> None:
    (tmp_path / VERSION_FILE).write_text("999")
    with pytest.raises(InputError, match="This folder wasn't changed"):
        data_folder(tmp_path)


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}
