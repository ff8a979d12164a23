"""Editions are compared, settled, followed and dated on the command line."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import msgspec
import pytest

import rules_corpus
from judgeapp.desk.folder import CACHE_VARIABLE, alignments_file, bookmarks_file, notebook_file
from judgeapp.desk.leading_edition import duel_edition_of
from judgeapp.desk.written.bookmarks import open_bookmarks
from judgeapp.desk.written.notebook import open_notebook
from judgeapp.editions.in_force import LeadingEdition
from judgeapp.rulings.notebook.ruling import Ruling
from tests.cli.conftest import Run
from tests.editions.shared import BroughtIn, the_edition
from tests.workers import linked


@pytest.fixture
def two(own: Run, brought_in: BroughtIn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """3.6 and an imported edition."""
    shutil.copytree(brought_in.data, tmp_path / "data")
    monkeypatch.setenv(CACHE_VARIABLE, str(linked(brought_in.cache, tmp_path / "cache")))
    return own


def test_compare_lists_changes(two: Run, tmp_path: Path) -> None:
    result = two("corpus", "compare", "3.6", "4.3", "--json").json
    keys = {"old", "new", "news", "other_hand", "rewordings", "counts", "renumbered", "doubtful", "lines"}
    assert set(result) == keys
    assert result["counts"]["new"] == 60
    assert result["counts"]["edited"] == 30
    edited = next(line for line in result["lines"] if line["fate"] == "edited")
    (old,), (new,) = edited["texts"]["old"], edited["texts"]["new"]
    assert the_edition().became[edited["old"][0]].fate == "edited"
    assert old != new
    spans = edited["changed"]
    assert {*(old[a:b] for a, b in spans["old"]), *(new[a:b] for a, b in spans["new"])} - {""}
    same = next(line for line in result["lines"] if line["fate"] == "same" and not line["doubts"])
    assert "texts" not in same
    assert {"old": "15", "last": "15", "new": "16", "new_last": "16"} in [
        row for row in result["renumbered"] if row["old"] == row["last"]
    ] or any(row["old"] <= "15" <= row["last"] for row in result["renumbered"])

    shown = two("corpus", "compare", "3.6", "4.3").out
    assert shown.index("Plays differently (18)") < shown.index("New clauses (") < shown.index("Only renumbered:")
    assert "{+" in shown
    assert "[-" in shown


def test_known_facts_of_an_edition_without_text_are_printed(run: Run) -> None:
    compared = run("corpus", "compare", "3.6", "4.2", "--json").json
    assert set(compared) == {"old", "new", "news"}
    assert compared["news"][0]["scene"] == "edition-option-trashed-at-once"
    shown = run("corpus", "compare", "3.6", "4.2").out
    assert "The text of 4.2 isn't available" in shown
    assert "judgeapp play --compare-editions scene:edition-option-trashed-at-once" in shown
    (parted,) = run("play", "--compare-editions", "scene:edition-option-trashed-at-once", "--json").json
    assert [fact["fact"] for fact in parted["facts"]] == ["option-trashed-at-once"]
    assert "the text of 4.2 isn't available" in run("corpus", "compare", "3.6", "4.2", "--settle", "none.yaml").refusal


def test_doubtful_lines_are_settled_and_stay_settled(two: Run, tmp_path: Path) -> None:
    file = tmp_path / "doubts.yaml"
    before = two("corpus", "compare", "3.6", "4.3", "--doubts", str(file), "--json").json
    assert before["doubtful"] > 10
    answers = msgspec.yaml.decode(file.read_bytes(), type=list[dict[str, object]])
    assert len(answers) == before["doubtful"]
    paired = next(a for a in answers if a["old"] and a["new"])
    file.write_text(json.dumps([{"old": paired["old"]}, {"new": paired["new"]}]))
    after = two("corpus", "compare", "3.6", "4.3", "--settle", str(file), "--json").json
    lines = {(*line["old"], "|", *line["new"]): line for line in after["lines"]}
    assert lines[(*paired["old"], "|")]["fate"] == "gone"  # type: ignore[misc]
    assert lines[("|", *paired["new"])]["settled"]  # type: ignore[misc]
    again = two("corpus", "compare", "3.6", "4.3", "--json").json
    assert again == after
    assert again["doubtful"] == before["doubtful"] - 1


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("- {old: [99-1]}", "has no clause '99-1'"),
        ("- {old: [1-1], new: [1-1]}\n- {old: [1-1]}", "in another entry too"),
        ("- {}", "names no clause"),
        ("- {fate: eaten}", "settles nothing"),
    ],
)
def test_an_entry_that_settles_nothing_is_refused(two: Run, tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "wrong.yaml"
    file.write_text(text)
    ran = two("corpus", "compare", "3.6", "4.3", "--settle", str(file))
    assert ran.status == 2
    assert message in ran.err
    assert not alignments_file(tmp_path / "data").exists()


def test_clauses_cited_in_the_judges_texts_are_traced_too(two: Run, tmp_path: Path) -> None:
    gone, moved, *_ = [
        next(n for n, b in the_edition().became.items() if b.fate == fate and "-" in n) for fate in ("gone", "moved")
    ]
    marks, _ = open_bookmarks(bookmarks_file(tmp_path / "data"))
    marks.add("manual-ja:1", f"against {gone}; 99-99 is no clause, {gone}-x no number")
    marks.close()
    ruling = Ruling(question="May it?", answer=f"Yes, by {moved}, not by {gone}, {gone}@3.6.")
    notebook, _ = open_notebook(notebook_file(tmp_path / "data"))
    notebook.add(ruling, "Ken")
    notebook.close()
    result = two("corpus", "review", "--json").json
    assert result["references"] == 3
    assert [(entry["kind"], entry["number"]) for entry in result["review"]] == [("bookmark", gone), ("ruling", gone)]


def test_an_old_number_is_traced(two: Run) -> None:
    number, became = next((n, b) for n, b in the_edition().became.items() if b.fate == "moved")
    (there,) = became.numbers
    assert f"{number} of 3.6 is {there} in 4.3" in two("show", number).out
    (place, *_) = two("show", number, "--json").json["elsewhere"]
    assert place == {
        "number": number,
        "edition": "3.6",
        "other": "4.3",
        "numbers": [there],
        "fate": "moved",
        "doubtful": False,
    }
    gone = next(n for n, b in the_edition().became.items() if b.fate == "gone")
    assert f"{gone} of 3.6 is gone in 4.3" in two("show", gone).out


def test_with_one_edition_a_number_is_traced_by_the_table_of_the_one_in_force(run: Run) -> None:
    here, there = run("show", "4-5", "--json").json["elsewhere"]
    assert (here["edition"], here["number"], here["numbers"]) == ("4.2", "4-5", ["4-4"])
    assert (there["edition"], there["number"], there["numbers"]) == ("3.6", "4-5", ["4-7"])
    assert "edition '4.3' isn't available" in run("corpus", "compare", "3.6", "4.3").refusal


def test_facts_that_a_newer_edition_still_plays_are_taught(two: Run, tmp_path: Path) -> None:
    listed = two("corpus", "facts", "4.3", "--json").json
    assert (listed["edition"], listed["duel"]) == ("4.3", "4.2")
    first, other, *_ = [entry["fact"] for entry in listed["facts"]]
    assert {entry["plays"] for entry in listed["facts"]} == {None}
    listed = two("corpus", "facts", "4.3", "--dropped", first, "--still", other, "--json").json
    assert listed["duel"] == f"4.2 without {first}"
    assert {entry["fact"]: entry["plays"] for entry in listed["facts"] if entry["plays"] is not None} == {
        first: False,
        other: True,
    }
    assert f"{first}: no longer holds" in two("corpus", "facts", "4.3").out
    assert duel_edition_of(tmp_path / "data", LeadingEdition("4.3", "4.2")) == f"4.2 without {first}"
    assert duel_edition_of(tmp_path / "data", LeadingEdition("4.2", "4.2")) == "4.2"
    assert two("corpus", "facts", "4.3", "--forget", first, "--json").json["duel"] == "4.2"
    refused = two("corpus", "facts", "3.6", "--dropped", first)
    assert refused.status == 2
    assert "the program already knows how 3.6 is played" in refused.err


def test_review_lists_changes(two: Run) -> None:
    nothing = two("corpus", "review", "--json")
    assert nothing.status == 0
    assert nothing.json["references"] == 0
    ran = two("corpus", "review", "--all", "--json")
    assert ran.status == 1
    result = ran.json
    assert set(result) == {"target", "references", "followed", "review"}
    assert result["target"]["edition"] == "4.3"
    assert result["references"] == result["followed"] + len(result["review"])
    edited = next(entry for entry in result["review"] if entry["standing"] == "edited")
    assert set(edited) == {"kind", "id", "told", "edition", "number", "standing", "numbers", "said", "says"}
    assert edited["said"] not in edited["says"]


def test_the_table_of_editions_is_printed_and_edited(two: Run) -> None:
    result = two("corpus", "in-force", "--on", "2026-08-01", "--json").json
    assert result["in_force"] == "3.6"
    assert [row["edition"] for row in result["table"]] == ["4.3", "4.2", "3.6"]
    assert result["own"] is False
    assert two("corpus", "in-force", "--on", "2026-08-18", "--json").json["in_force"] == "4.3"
    changed = two("corpus", "in-force", "--add", "4.4", "2026-09-01", "--on", "2026-09-02", "--json").json
    assert changed["in_force"] == "4.4"
    assert changed["own"] is True
    assert changed["table"][0] == {"edition": "4.4", "since": "2026-09-01", "here": False}
    assert changed["may_be_newer"] is False
    back = two("corpus", "in-force", "--as-printed", "--on", "2027-01-01", "--json").json
    assert back["table"] == result["table"]
    assert back["may_be_newer"] is True


@pytest.mark.parametrize("arguments", [("--add", "four", "2026-09-01"), ("--add", "4.3", "soon"), ("--on", "soon")])
def test_an_invalid_date_or_edition_is_refused(run: Run, arguments: tuple[str, ...]) -> None:
    assert "judgeapp:" in run("corpus", "in-force", *arguments).refusal


def test_play_names_clauses_that_an_edition_changed(two: Run, tmp_path: Path) -> None:
    """A scene based on a changed clause says so; without the imported edition none does."""
    scenes = sorted((Path(rules_corpus.__file__).parent / "scenes").rglob("*.yaml"))[:40]
    result = two("play", *map(str, scenes), "--json").json
    changed = {n for n, b in the_edition().became.items() if b.fate not in ("same", "moved")}
    differing = [entry for entry in result if entry["changed"]]
    assert differing
    for entry in result:
        if changed & {*entry["clauses"]}:
            (line,) = entry["changed"]
            assert line.startswith("changed in 4.3, check: ")
    assert any(not entry["changed"] for entry in result)
    assert alignments_file(tmp_path / "data").exists() is False
    assert two("corpus", "remove", "4.3").status == 0
    alone = two("play", str(scenes[0]), "--json").json
    assert [entry["changed"] for entry in alone] == [[] for _ in alone]
