"""Rulebooks are imported, shown, searched, and removed without a trace."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from judgeapp.desk.folder import CACHE_VARIABLE, editions_file
from judgeapp.desk.upkeep.copying import make_copies
from judgeapp.editions.edition import INDEX_FOLDER
from tests.cli.conftest import Ran, Run
from tests.editions.shared import KEY, BroughtIn, the_edition
from tests.workers import linked


@pytest.fixture
def file(brought_in: BroughtIn) -> Path:
    return brought_in.file


@pytest.fixture
def two(own: Run, brought_in: BroughtIn, cache: Path, tmp_path: Path) -> Run:
    """A command on folders with an imported edition."""
    brought_in.put_into(tmp_path / "data", cache)
    return own


@pytest.fixture
def cache(indexed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of the test's own."""
    own = linked(indexed, tmp_path / "cache")
    monkeypatch.setenv(CACHE_VARIABLE, str(own))
    return own


def hits_of(ran: Ran) -> list[str]:
    return [hit["id"] for hit in ran.json["hits"]]


def test_an_edition_is_imported_shown_found_and_removed(
    two: Run, brought_in: BroughtIn, indexed: Path, cache: Path, tmp_path: Path
) -> None:
    own, facts = two, brought_in.content
    assert (facts["key"], facts["edition"], facts["date"]) == (KEY, "4.3", "2026-08-18")
    assert (facts["language"], facts["kind"], facts["replaced"]) == ("en", "clauses", False)
    assert facts["provenance"]["file"] == brought_in.file.name
    assert facts["counts"]["clauses"] > 1000
    assert (facts["faults"], facts["doubts"]) == ([], [])
    assert {"passage", "printed", "title", "correct"} == set(facts["stale"][0])

    (listed,) = own("corpus", "editions", "--json").json
    assert (listed["key"], listed["settled"]) == (KEY, 0)

    for reference in ("4.3:1-1-1", "1-1-1@4.3", f"{KEY}:1-1-1"):
        (passage,) = own("show", reference, "--json").json["passages"]
        assert passage["id"] == f"{KEY}:1-1-1"
        assert passage["source"]["edition"] == "4.3"
    # 4.2 leads, so a number without an edition is one of 4.2.
    assert own("show", "1-1-1", "--json").json["passages"][0]["id"] == f"{KEY}:1-1-1"
    assert own("show", "3.6:1-1-1", "--json").json["passages"][0]["id"] == "rules:1-1-1"
    new = next(c for c in the_edition().clauses if c.number in the_edition().new and c.blocks)
    words = " ".join(new.text.split()[:8])
    assert hits_of(own("search", words, "--json"))[0] == f"{KEY}:{new.number}"
    assert hits_of(own("search", f"4.3:{new.number}", "--json"))[0] == f"{KEY}:{new.number}"
    assert hits_of(own("search", "16-4", "--json"))[0] == f"{KEY}:16-4"
    assert hits_of(own("search", "3.6:16-4", "--json"))[0] == "rules:16-4"
    only = own("search", "blocker", "--source", KEY, "--json")
    assert {hit.partition(":")[0] for hit in hits_of(only)} == {KEY}

    data = tmp_path / "data"
    make_copies(data)
    assert own("corpus", "remove", "4.3").status == 0
    assert own("corpus", "editions", "--json").json == []
    assert own("show", f"{KEY}:1-1-1").status == 1
    assert hits_of(own("search", words, "--json"))[:1] != [f"{KEY}:{new.number}"]
    # Caches that may have appeared meanwhile don't depend on the edition: readings of cards, answers, sources. Files of
    # other tests were there before.
    left = {path.name for path in cache.iterdir()} - {path.name for path in indexed.iterdir()}
    assert left <= {"readings.sqlite", "answers", "sources"}
    assert not (cache / INDEX_FOLDER / KEY).exists()
    kept = (path for folder in (data, cache) for path in folder.rglob("*") if path.is_file())
    assert [path for path in kept if KEY.encode() in path.read_bytes()] == []
    assert not [path.name for path in data.rglob("*") if "editions" in path.name]


def test_facts_missing_on_the_cover_are_asked_for(own: Run, tmp_path: Path) -> None:
    plain = tmp_path / "plain.txt"
    plain.write_text(the_edition().text.partition("\nComprehensive Rules\n")[2], encoding="utf-8")
    assert "--edition" in own("corpus", "import", str(plain), "--try").refusal
    ran = own("corpus", "import", str(plain), "--try", "--edition", "4.4", "--json")
    assert ran.status == 0
    assert (ran.json["key"], ran.json["date"]) == ("rules-4.4-en", "")


@pytest.mark.parametrize(("option", "value"), [("--edition", "four"), ("--date", "08/18/2026"), ("--language", "fr")])
def test_impossible_facts_are_refused(own: Run, tmp_path: Path, file: Path, option: str, value: str) -> None:
    assert value in own("corpus", "import", str(file), option, value).refusal
    assert not editions_file(tmp_path / "data").exists()


def test_doubtful_lines_are_settled_by_a_file(own: Run, tmp_path: Path) -> None:
    spoiled = tmp_path / "spoiled.txt"
    text = the_edition().text.replace("\n1-1-1. ", "\n9-9-9. is no clause\n1-1-1. ", 1)
    spoiled.write_text(text, encoding="utf-8")
    settle = tmp_path / "settle.yaml"
    first = own("corpus", "import", str(spoiled), "--try", "--doubts", str(settle), "--json")
    (doubt,) = first.json["doubts"]
    assert (doubt["kind"], doubt["done"]) == ("out-of-row", "joined")
    assert set(doubt) == {"kind", "line", "page", "text", "done", "number", "hint"}
    written = settle.read_text(encoding="utf-8")
    assert "do: joined" in written
    settle.write_text(written.replace("do: joined", "do: dropped"), encoding="utf-8")
    again = own("corpus", "import", str(spoiled), "--try", "--settle", str(settle), "--json")
    assert again.json["doubts"] == []
    assert again.json["residue"]["dropped by the judge"] > 0
    as_json = tmp_path / "settle.json"
    as_json.write_text(json.dumps([{"line": doubt["line"], "text": doubt["text"], "do": "dropped"}]))
    ran = own("corpus", "import", str(spoiled), "--try", "--settle", str(as_json), "--json")
    assert ran.json["doubts"] == []
    as_json.write_text('[{"line": 1, "text": "another", "do": "dropped"}]')
    assert own("corpus", "import", str(spoiled), "--try", "--settle", str(as_json)).status == 2


def test_a_missing_number_is_status_1_and_reported(own: Run, tmp_path: Path) -> None:
    gap = tmp_path / "gap.txt"
    text = the_edition().text
    line = next(line for line in text.split("\n") if line.startswith("1-2-2. "))
    gap.write_text(text.replace(f"{line}\n", ""), encoding="utf-8")
    ran = own("corpus", "import", str(gap), "--try")
    assert ran.status == 1
    assert "1-2-2 should stand here" in ran.err


def test_another_rulebook_is_imported_by_its_headings(own: Run, cache: Path, tmp_path: Path) -> None:
    manual = tmp_path / "manual.md"
    manual.write_text("# Harbor Rules\n\n## Tide\n\nThe tide turns thrice.\n", encoding="utf-8")
    ran = own("corpus", "import", str(manual), "--edition", "1.0", "--language", "en", "--json")
    assert (ran.json["key"], ran.json["kind"]) == ("harbor-rules-1.0-en", "headings")
    assert hits_of(own("search", "tide turns thrice", "--json"))[0] == "harbor-rules-1.0-en:1.1"
    # Importing the same edition again replaces it.
    again = own("corpus", "import", str(manual), "--edition", "1.0", "--language", "en", "--json")
    assert again.json["replaced"] is True
    assert len(own("corpus", "editions", "--json").json) == 1


def test_the_same_edition_in_two_languages_is_aligned(two: Run, tmp_path: Path) -> None:
    chinese = tmp_path / "chinese.txt"
    chinese.write_text("1. 概要\n1-1. 玩家\n1-1-1. 游戏由两名玩家进行。\n1-1-2. 卡组有50张卡。\n")
    options = ("--edition", "4.3", "--language", "zh-Hans", "--kind", "clauses")
    assert two("corpus", "import", str(chinese), *options).status == 0
    keys = [edition["key"] for edition in two("corpus", "editions", "--json").json]
    assert keys == [KEY, "rules-4.3-zh-Hans"]
    assert two("show", "4.3:1-1-1", "--json").json["passages"][0]["id"] == f"{KEY}:1-1-1"
    assert two("corpus", "remove", "4.3").status == 2
    assert two("corpus", "remove", KEY).status == 0
    shown = two("show", "4.3:1-1-1", "--json").json["passages"][0]
    assert shown["id"] == "rules-4.3-zh-Hans:1-1-1"


def test_citations_of_an_edition_lead_to_its_text_once_imported(own: Run, cache: Path, tmp_path: Path) -> None:
    (cited,) = own("show", "16-44@4.2", "--json").json["passages"]
    assert cited["source"]["key"] == "rules-4.2"
    numbers = [*range(1, 16), *(f"16-{n}" for n in range(1, 45))]
    file = tmp_path / "costs.txt"
    file.write_text("\n".join(f"{n}. Text {n}" for n in [*numbers[:15], 16, *numbers[15:]]))
    options = ("--edition", "4.2", "--language", "en", "--kind", "clauses", "--title", "Rules")
    assert own("corpus", "import", str(file), *options).status == 0
    for reference in ("16-44@4.2", "rules:16-44@4.2"):
        (clause,) = own("show", reference, "--json").json["passages"]
        assert clause["id"] == "rules-4.2-en:16-44"


@pytest.mark.parametrize(
    ("title", "error"),
    [
        (" ", "the rulebook has no title"),
        ("R" * 121, "the rulebook's title has more than 120 characters"),
        ("Two\nlines", "the rulebook's title must be one line"),
    ],
)
def test_the_fault_of_a_title_is_named(own: Run, tmp_path: Path, title: str, error: str) -> None:
    file = tmp_path / "rules.txt"
    file.write_text("\n".join(f"{n}. Text {n}" for n in range(1, 20)))
    options = ("--edition", "4.2", "--language", "en", "--kind", "clauses", "--title")
    assert error in own("corpus", "import", str(file), *options, title).refusal
    assert own("corpus", "import", str(file), *options, "R" * 120).status == 0


def test_an_edition_that_can_no_longer_be_parsed_says_so(two: Run, tmp_path: Path) -> None:
    kept = editions_file(tmp_path / "data")
    load_saved_editions = json.loads(kept.read_bytes())
    load_saved_editions["editions"][0]["settled"] = [{"line": 1, "text": "another", "do": "dropped"}]
    kept.write_text(json.dumps(load_saved_editions))
    assert two("show", "16-4").status == 0
    assert two("show", f"{KEY}:16-4").status == 1
    assert two("corpus", "remove", "4.3").status == 0


def test_removing_a_missing_edition_is_refused(own: Run) -> None:
    assert "9.9" in own("corpus", "remove", "9.9").refusal
