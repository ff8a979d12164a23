"""`judgeapp notebook export` and `take`: data of others is shown, then taken as decided."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from judgeapp.cli.main import main
from judgeapp.desk.folder import data_folder, notebook_file, tables_folder
from judgeapp.desk.written.lessons import load_lessons, save_lessons
from judgeapp.desk.written.notebook import open_notebook
from judgeapp.scenario.file import read_scenario
from judgeapp.scenario.table import build
from judgeapp.table.scenes import scenes_folder
from judgeapp.table.tree.file import write
from judgeapp.table.tree.tree import Beginning, plant
from tests.cards.made import entry, lines
from tests.cli.conftest import Run
from tests.cli.phrase_files import OTHERWISE, TAUGHT, phrases
from tests.rulings.made import EVERYTHING, identity, revision
from tests.table.conftest import DUEL


@pytest.fixture
def here(tmp_path: Path) -> Path:
    return data_folder(tmp_path / "data")


@pytest.fixture
def file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """File exported by another judge, with a ruling, a phrase, a scene and a table."""
    there = data_folder(tmp_path / "there")
    with closing(open_notebook(notebook_file(there))[0]) as notebook:
        notebook.take((revision(1), revision(2, 1)))
    save_lessons((TAUGHT,), there)
    scenes_folder(there).mkdir()
    (scenes_folder(there) / "Two blockers.yaml").write_text(DUEL, encoding="utf-8")
    scenario, faces, _ = read_scenario(DUEL, "a table")
    state, names = build(scenario, faces)
    write(plant(Beginning(state, names, "Table 12", DUEL)), tmp_path / "Table 12.json")
    file = tmp_path / "shared.yaml"
    table = str(tmp_path / "Table 12.json")
    command = ("notebook", "export", str(file), "--phrases", "--scenes", "--table", table)
    assert main(["--data", str(there), *command]) == 0
    assert "rulings: 1, phrases: 1, scenes: 1, tables: 1" in capsys.readouterr().out
    return file


def items(ran_json: Any) -> dict[tuple[str, str], tuple[str, bool]]:
    return {(i["kind"], i["key"]): (i["state"], i["taken"]) for i in ran_json["items"]}


RULING, PHRASE = ("ruling", identity(1000)), ("phrase", "en: banish {2} foes")
SCENE, TABLE = ("scene", "Two blockers"), ("table", "Table 12")
EVERY = (RULING, PHRASE, SCENE, TABLE)


def test_another_judges_data_is_shown_and_imported_only_on_request(own: Run, file: Path, here: Path) -> None:
    ran = own("notebook", "take", str(file), "--json")
    assert ran.status == 1
    assert items(ran.json) == dict.fromkeys(EVERY, ("new", False))
    assert {frozenset(item) for item in ran.json["items"]} == {
        frozenset({"kind", "key", "title", "state", "own", "theirs", "wrong", "taken"})
    }
    assert own("notebook", "list").status == 1
    assert load_lessons(here)[0] == ()
    ran = own("notebook", "take", str(file), "--take", "new", "--json")
    assert ran.status == 0
    assert items(ran.json) == dict.fromkeys(EVERY, ("new", True))
    assert own("notebook", "show", identity(1000), "--json").json["question"] == EVERYTHING.question
    assert load_lessons(here)[0] == (TAUGHT,)
    assert (scenes_folder(here) / "Two blockers.yaml").read_text("utf-8") == DUEL
    assert (tables_folder(here) / "Table 12.json").exists()
    again = own("notebook", "take", str(file), "--take", "all", "--json")
    assert again.status == 0
    assert items(again.json) == dict.fromkeys(EVERY, ("same", False))
    assert len([*scenes_folder(here).iterdir(), *tables_folder(here).iterdir()]) == 2


def test_one_thing_is_imported_by_its_name(own: Run, file: Path) -> None:
    for wish, key in ((identity(1000)[:6], RULING), ("Two blockers", SCENE), (PHRASE[1], PHRASE)):
        taken = items(own("notebook", "take", str(file), "--take", wish, "--json").json)
        assert taken[key] == ("new", True)
    assert items(own("notebook", "take", str(file), "--json").json)[TABLE] == ("new", False)
    ran = own("notebook", "take", str(file), "--take", "no such")
    assert (ran.status, len(ran.err.splitlines())) == (2, 1)


def test_a_descendant_of_ours_is_newer_and_a_divergence_is_a_conflict(own: Run, file: Path, here: Path) -> None:
    with closing(open_notebook(notebook_file(here))[0]) as notebook:
        notebook.take((revision(1),))
    assert items(own("notebook", "take", str(file), "--json").json)[RULING][0] == "newer"
    mine = replace(EVERYTHING, answer="Yes, it may.")
    with closing(open_notebook(notebook_file(here))[0]) as notebook:
        notebook.take((revision(3, 1, content=mine),))
    ran = own("notebook", "take", str(file), "--take", "new", "--json")
    (ruling,) = [item for item in ran.json["items"] if item["kind"] == "ruling"]
    assert (ran.status, ruling["state"], ruling["taken"]) == (1, "conflict", False)
    assert "Yes, it may." in ruling["own"]
    assert "**No.**" in ruling["theirs"]
    printed = own("notebook", "take", str(file)).out
    assert "yours: answer: Yes, it may." in printed
    assert "theirs: answer: **No.**" in printed
    own("notebook", "take", str(file), "--take", "all")
    shown = own("notebook", "show", identity(1000), "--json").json
    assert shown["conflict"], "both are kept"
    assert shown["answer"] == "Yes, it may."
    assert len(shown["heads"]) == 2


def test_own_scenes_and_phrases_are_not_overwritten_silently(own: Run, file: Path, here: Path, tmp_path: Path) -> None:
    scenes_folder(here).mkdir()
    mine = scenes_folder(here) / "Two blockers.yaml"
    mine.write_text("title: mine\n", encoding="utf-8")
    own("cards", "teach", phrases(tmp_path / "mine.yaml", OTHERWISE))
    (before,) = load_lessons(here)[0]
    taken = items(own("notebook", "take", str(file), "--take", "new", "--json").json)
    assert (taken[SCENE], taken[PHRASE]) == (("conflict", False), ("conflict", False))
    assert load_lessons(here)[0] == (before,)
    own("notebook", "take", str(file), "--take", "Two blockers")
    assert mine.read_text("utf-8") == "title: mine\n"
    assert (scenes_folder(here) / "Two blockers-2.yaml").read_text("utf-8") == DUEL
    taken = items(own("notebook", "take", str(file), "--take", PHRASE[1], "--json").json)
    assert (taken[SCENE], taken[PHRASE]) == (("same", False), ("conflict", True))
    assert load_lessons(here)[0] == (TAUGHT,)


def test_permanently_deleted_rulings_are_left_out(own: Run, file: Path, here: Path) -> None:
    own("notebook", "take", str(file), "--take", "all")
    own("notebook", "delete", identity(1000), "--for-good", identity(1000)[:8])
    taken = items(own("notebook", "take", str(file), "--take", "all", "--json").json)
    assert taken[RULING] == ("gone", False)
    assert own("notebook", "list").status == 1


def test_a_file_is_overwritten_only_on_request(own: Run, here: Path, tmp_path: Path) -> None:
    own("notebook", "add", "--question", "Who blocks?")
    file = tmp_path / "out.yaml"
    assert own("notebook", "export", str(file)).out == (f"{file}: rulings: 1, phrases: 0, scenes: 0, tables: 0\n")
    first = file.read_bytes()
    refused = own("notebook", "export", str(file))
    assert (refused.status, len(refused.err.splitlines())) == (2, 1)
    assert own("notebook", "export", str(file), "--overwrite").status == 0
    assert file.read_bytes() == first


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("format: judgeapp-shared-1", "format: judgeapp-shared-9"),
        ("head judge", "god"),
        ("- 16-4", "- '../..'"),
        ("by: Ken", "by: &ken Ken"),
        ("name: Two blockers", "name: ../blockers"),
    ],
)
def test_a_hostile_file_is_refused_in_one_line_without_import(
    own: Run, file: Path, here: Path, old: str, new: str
) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")
    ran = own("notebook", "take", str(file), "--take", "all")
    assert (ran.status, ran.out, len(ran.err.splitlines())) == (2, "", 1)
    assert own("notebook", "list").status == 1


def test_invalid_scenes_and_tables_are_refused_and_the_rest_is_imported(own: Run, file: Path) -> None:
    text = file.read_text("utf-8")
    for old, new in (("\n    title: A", "\n    titel: A"), ('"digest": "', '"digest": "0')):
        assert old in text
        text = text.replace(old, new)
    file.write_text(text, encoding="utf-8")
    ran = own("notebook", "take", str(file), "--take", "all", "--json")
    taken = items(ran.json)
    assert (taken[RULING], taken[SCENE], taken[TABLE]) == (("new", True), ("refused", False), ("refused", False))
    assert (ran.status, len(ran.err.splitlines())) == (1, 2)


@pytest.mark.parametrize("ending", [".md", ".html"])
def test_a_log_names_the_cards_that_are_in_the_library(run: Run, tmp_path: Path, ending: str) -> None:
    run("notebook", "add", "--question", "Who?", "--answer", "Both.", "--card", "TS1-010", "--card", "TS9-999")
    run("cards", "import", str(lines(tmp_path / "cards.jsonl", [entry("TS1-010", name="Lanternmon")])))
    file = tmp_path / f"log{ending}"
    assert run("notebook", "report", str(file)).status == 0
    assert "TS1-010 Lanternmon, TS9-999" in file.read_text("utf-8").replace("\\", "")


@pytest.mark.parametrize("ending", [".md", ".html"])
def test_the_log_of_an_event_is_readable(run: Run, data: Path, tmp_path: Path, ending: str) -> None:
    hostile = replace(EVERYTHING, question="<b>Who?</b>", answer="<script>x</script> [a](javascript:x) **No.**")
    folder = data_folder(data)
    with closing(open_notebook(notebook_file(folder))[0]) as notebook:
        made = notebook.add(hostile, "Ken").ruling
    file = tmp_path / f"log{ending}"
    ran = run("notebook", "report", str(file), made[:8], "--json")
    assert (ran.status, ran.json) == (0, {"file": str(file), "rulings": 1})
    text = file.read_text("utf-8")
    for words in ("Spring Cup", "Round 3", "16-4", "TS1-010", "Ben blocks."):
        assert words in text.replace("\\", "")
    assert "<script" not in text
    assert "<b>" not in text
    assert "href" not in text
    assert ending == ".html" or "](javascript" not in text
    assert run("notebook", "report", str(file)).status == 2
