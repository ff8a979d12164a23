"""`judgeapp scenes`."""

from __future__ import annotations

import json

from tests.cli.conftest import Run


def test_scenes_are_listed_by_clause(run: Run) -> None:
    ran = run("scenes", "16-5-1")
    assert ran.status == 0
    assert ran.out.startswith("keyword-blocker: A Digimon with <Blocker>")


def test_scenes_as_json_have_their_file(run: Run) -> None:
    scene, *proving = json.loads(run("scenes", "16-5-1", "--json").out)
    assert all("/" in other["key"] for other in proving)
    assert scene["key"] == "keyword-blocker"
    assert scene["keywords"] == ["<Blocker>"]
    assert scene["text"].startswith("title: A Digimon with <Blocker>")


def test_without_scenes_the_folder_for_them_is_named(run: Run) -> None:
    ran = run("scenes", "nothing of the kind")
    assert ran.status == 1
    assert "no scene" in ran.err
