"""`judgeapp notebook`: rulings on the command line, with stable JSON and one error per line."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from judgeapp.desk import settings
from judgeapp.desk.folder import data_folder, notebook_file, settings_file
from judgeapp.desk.written.notebook import open_notebook
from judgeapp.rulings.notebook.ruling import Ruling
from tests.cli.conftest import Run

ABOUT = {"id", "at", "by", "deleted", "conflict"}
FIELDS = ABOUT | set(Ruling.__struct_fields__)


@pytest.fixture(autouse=True)
def judge(tmp_path: Path) -> None:
    folder = data_folder(tmp_path / "data")
    settings.save(settings.Settings(judge="Ken"), settings_file(folder))


def written(own: Run, question: str = "Who blocks?", *more: str) -> dict[str, Any]:
    ran = own("notebook", "add", "--question", question, *more, "--json")
    assert (ran.status, ran.err) == (0, "")
    ruling: dict[str, Any] = ran.json
    return ruling


def test_a_ruling_is_saved_with_all_its_fields(own: Run, tmp_path: Path) -> None:
    record = tmp_path / "record.txt"
    record.write_text("1. Aiko attacks.\n", encoding="utf-8")
    made = written(
        own,
        "Who blocks?",
        "--answer",
        "**Nobody.**",
        "--card",
        "TS1-010",
        "--card",
        "TS1-011",
        "--clause",
        "16-4",
        "--official",
        "Q601",
        "--authority",
        "head judge",
        "--event",
        "Spring Cup",
        "--round",
        "3",
        "--table",
        "12",
        "--player",
        "Aiko",
        "--player",
        "Ben",
        "--date",
        "2026-02-03",
        "--tag",
        "ブロック",
        "--record",
        str(record),
        "--given",
    )
    assert set(made) == FIELDS
    assert (made["by"], made["judge"], made["status"]) == ("Ken", "Ken", "given")
    assert made["record"] == "1. Aiko attacks."
    shown = own("notebook", "show", made["id"][:8], "--json").json
    assert set(shown) == FIELDS | {"replaces", "heads"}
    assert {name: shown[name] for name in FIELDS} == made
    assert [set(head) for head in shown["heads"]] == [{"revision", "at", "by", "deleted", "changed"}]
    output = own("notebook", "show", made["id"]).out
    for text in ("Who blocks?", "**Nobody.**", "TS1-010, TS1-011", "Given, Head judge", "ブロック"):
        assert text in output


def test_rulings_are_found_by_words_the_newest_first(own: Run) -> None:
    assert own("notebook", "list").status == 1
    first = written(own, "Who blocks?", "--card", "TS1-010", "--tag", "Ｂｌｏｃｋ")
    second = written(own, "Who attacks?", "--given")
    listed = own("notebook", "list", "--json")
    assert [ruling["id"] for ruling in listed.json] == [second["id"], first["id"]]
    assert {frozenset(ruling) for ruling in listed.json} == {frozenset(FIELDS)}
    for words, rulings in (
        (["who", "BLOCKS"], [first]),
        (["block"], [first]),
        (["ts1-01"], [first]),
        (["--status", "given"], [second]),
        (["--status", "draft"], [first]),
        (["--authority", "official"], []),
        (["--conflicts"], []),
        (["--deleted"], []),
    ):
        ran = own("notebook", "list", *words, "--json")
        assert [ruling["id"] for ruling in ran.json] == [ruling["id"] for ruling in rulings], words
        assert ran.status == (0 if rulings else 1)
    assert own("notebook", "list", "attacks").out.startswith(f"{second['id'][:8]}  Given  Who att")


def test_an_edited_ruling_stays_in_the_history_and_can_be_restored(own: Run) -> None:
    made = written(own, "Who blocks?", "--answer", "Nobody.")
    changed = own("notebook", "edit", made["id"], "--answer", "The Guard.", "--by", "Aiko", "--json")
    assert (changed.json["answer"], changed.json["question"]) == ("The Guard.", "Who blocks?")
    output = own("notebook", "history", made["id"], "--json").json
    assert [(revision["by"], revision["changed"], revision["ruling"]["answer"]) for revision in output] == [
        ("Aiko", ["answer"], "The Guard."),
        ("Ken", ["question", "answer", "authority", "status", "judge", "date"], "Nobody."),
    ]
    assert {frozenset(revision) for revision in output} == {
        frozenset({"revision", "parents", "at", "by", "device", "deleted", "changed", "ruling"})
    }
    back = own("notebook", "bring-back", made["id"], output[1]["revision"][:8], "--json")
    assert back.json["answer"] == "Nobody."
    assert len(own("notebook", "history", made["id"]).out.splitlines()) == 3
    again = own("notebook", "bring-back", made["id"], output[1]["revision"])
    assert "(unchanged)" in again.out
    assert len(own("notebook", "history", made["id"]).out.splitlines()) == 3


def test_overturned_and_overturning_rulings_link_to_each_other(own: Run) -> None:
    old, new = written(own, "Old?"), written(own, "New?", "--given")
    refused = own("notebook", "status", old["id"], "appealed")
    assert (refused.status, len(refused.err.splitlines())) == (2, 1)
    assert "It can become: given" in refused.err
    for status in ("given", "appealed"):
        assert own("notebook", "status", old["id"], status, "--json").json["status"] == status
    assert own("notebook", "status", old["id"], "overturned").status == 2
    over = own("notebook", "status", old["id"], "overturned", new["id"][:10], "--json").json
    assert (over["status"], over["replaced_by"]) == ("overturned", new["id"])
    assert own("notebook", "show", new["id"], "--json").json["replaces"] == [old["id"]]
    assert f"Replaced by: {new['id'][:8]}" in own("notebook", "show", old["id"]).out
    assert f"replaces: {old['id'][:8]}" in own("notebook", "show", new["id"]).out


def test_a_deleted_ruling_can_be_restored_and_permanent_deletion_asks_twice(own: Run) -> None:
    made = written(own)
    assert own("notebook", "delete", made["id"], "--json").json == {"id": made["id"], "for_good": False}
    assert own("notebook", "list").status == 1
    assert [ruling["id"] for ruling in own("notebook", "list", "--deleted", "--json").json] == [made["id"]]
    assert own("notebook", "edit", made["id"], "--answer", "No.").status == 2
    first = own("notebook", "history", made["id"], "--json").json[-1]["revision"]
    assert own("notebook", "bring-back", made["id"], first).status == 0
    assert own("notebook", "list").status == 0
    unset = own("notebook", "delete", made["id"], "--for-good", "")
    assert (unset.status, unset.out) == (2, "")
    wrong = own("notebook", "delete", made["id"], "--for-good", "yes")
    assert (wrong.status, len(wrong.err.splitlines())) == (2, 1)
    assert own("notebook", "list").status == 0
    assert own("notebook", "delete", made["id"], "--for-good", made["id"][:8]).status == 0
    gone = own("notebook", "history", made["id"])
    assert (gone.status, len(gone.err.splitlines())) == (2, 1)


def test_a_conflict_is_shown_with_both_texts_and_settled(own: Run, tmp_path: Path) -> None:
    made = written(own)
    with closing(open_notebook(notebook_file(tmp_path / "data"))[0]) as notebook:
        (head,) = notebook.of(made["id"]).heads
        assert head.content is not None
        for by, answer in (("Aiko", "Yes."), ("Ken", "No.")):
            notebook.change(made["id"], replace(head.content, answer=answer), by, (head.id,))
    shown = own("notebook", "show", made["id"], "--json").json
    assert shown["conflict"]
    assert [(head["by"], head["changed"]) for head in shown["heads"]] == [("Ken", []), ("Aiko", ["answer"])]
    output = own("notebook", "show", made["id"]).out
    assert "No." in output
    assert "Answer: Yes." in output
    assert "CONFLICT" in own("notebook", "list", "--conflicts").out
    refused = own("notebook", "edit", made["id"], "--answer", "Never.")
    assert (refused.status, "in two ways" in refused.err) == (2, True)
    settled = own("notebook", "edit", made["id"], "--answer", "Never.", "--settle", "--json").json
    assert (settled["conflict"], settled["answer"]) == (False, "Never.")
    assert "(settles a conflict)" in own("notebook", "history", made["id"]).out


@pytest.mark.parametrize(
    "arguments",
    [
        ("add", "--question", " "),
        ("add", "--question", "Who?", "--date", "yesterday"),
        ("add", "--question", "Who?", "--clause", "blocker"),
        ("add", "--question", "Who?", "--card", "TS1 010"),
        ("add", "--question", "x" * 2_001),
        ("add", "--question", "Who?", "--record", "/"),
        ("show", "00"),
        ("history", "no such"),
        ("status", "00", "given"),
    ],
)
def test_a_fault_is_one_line(own: Run, arguments: tuple[str, ...]) -> None:
    ran = own("notebook", *arguments)
    assert (ran.status, ran.out, len(ran.err.splitlines())) == (2, "", 1)


def test_an_answer_can_come_from_stdin(own: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    import io
    import sys

    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"## Nein\n- ja")))
    assert written(own, "Who?", "--answer", "-")["answer"] == "## Nein\n- ja"


def test_choices_are_listed_in_words(own: Run) -> None:
    wrong = own("notebook", "add", "--question", "q", "--authority", "king")
    assert wrong.status == 2
    assert "(choose from" in wrong.err
    assert "head judge" in wrong.err
    assert "Authority" not in wrong.err


def test_a_typed_clause_belongs_to_the_edition_in_force_and_is_shown_as_typed(own: Run, tmp_path: Path) -> None:
    typed = ["16-5", "16-44", "3.6:16-6-6"]
    options = [part for clause in typed for part in ("--clause", clause)]
    made = own("notebook", "add", "--question", "Who blocks?", "--answer", "It does.", *options, "--json").json
    assert made["clauses"] == typed
    assert f"Clauses: {', '.join(typed)}" in own("notebook", "show", made["id"]).out
    again = [part for clause in made["clauses"] for part in ("--clause", clause)]
    assert own("notebook", "edit", made["id"], *again, "--json").json["clauses"] == typed
    file = tmp_path / "report.md"
    assert own("notebook", "report", str(file), made["id"]).status == 0
    report = file.read_text(encoding="utf-8")
    assert "**16-5** &lt;Blocker" in report
    assert "Recovery" not in report
    # Numbers of 4.2 above our own wording, which is of 3.6.
    assert "Sources: Comprehensive Rules 3.6, numbers of 4.2, 2025-12-25, unofficial English rendering" in report
    (hit,) = own("rulings", "find", "clause:16-5", "--json").json["hits"]
    assert hit["clauses"][0] == "16-5"
    assert own("rulings", "find", "clause:16-6").status == 1
    assert own("rulings", "find", "clause:16-44").status == 0


def test_a_rulings_basis_keeps_its_edition(own: Run, tmp_path: Path) -> None:
    source = Path(__file__).parents[2] / "scenarios" / "editions" / "exact-cost" / "4.2.yaml"
    scene = tmp_path / "scene.yaml"
    lines = source.read_text(encoding="utf-8").splitlines()
    scene.write_text("\n".join(line for line in lines if not line.startswith("edition:")), encoding="utf-8")
    made = own("notebook", "add", "--question", "Paid?", "--rests-on", str(scene), "--clause", "2-1", "--json").json
    assert made["rests_on"].startswith('edition: "4.2"\n')
    checked = own("rulings", "check", "--json").json
    assert checked[0]["failure"] == ""
    assert checked[0]["unapplied"] == ["2-1"]
