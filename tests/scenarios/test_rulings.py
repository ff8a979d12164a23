"""Official rulings are played as scenarios, or have a stated reason why not."""

from __future__ import annotations

import json
import os
import tomllib
from pathlib import Path

import pytest

from judgeapp.messages.errors import InputError
from judgeapp.scenario.file import read_scenario
from tests.scenarios.files import Case, read

HERE = Path(__file__).parent / "rulings"
# Variable with the path of a table of rulings: one JSON object per line, each with an "id".
TABLE = "JUDGEAPP_RULINGS"
AT_LEAST = 40


def played() -> dict[str, list[str]]:
    """Files that play each ruling."""
    files: dict[str, list[str]] = {}
    for file in sorted(HERE.rglob("*.yaml")):
        scenario, _, _ = read(Case(file))
        files.setdefault(scenario.ruling, []).append(file.name)
    return files


def not_played() -> dict[str, str]:
    return tomllib.loads((HERE / "not_played.toml").read_text(encoding="utf-8"))


def test_each_scenario_names_the_ruling_it_plays() -> None:
    assert "" not in played()


def test_a_ruling_is_played_once() -> None:
    assert {ruling: files for ruling, files in played().items() if len(files) > 1} == {}


def test_most_rulings_are_played() -> None:
    assert len(played()) >= AT_LEAST


def test_rulings_not_played_have_a_reason_and_are_really_not_played() -> None:
    assert all(not_played().values())
    assert not played().keys() & not_played().keys()


def test_every_ruling_is_played_or_has_a_reason() -> None:
    if TABLE not in os.environ:
        pytest.skip(f"{TABLE} does not name a table of rulings (JSON Lines with an id)")
    lines = Path(os.environ[TABLE]).read_text(encoding="utf-8").splitlines()
    rulings = {json.loads(line)["id"] for line in lines if line.strip()}
    assert rulings - played().keys() - not_played().keys() == set()


def test_a_ruling_is_named_by_text() -> None:
    with pytest.raises(InputError) as refused:
        read_scenario("title: x\nruling: [Q1]\nsteps: []\n", "some.yaml")
    assert "some.yaml:2: ruling" in str(refused.value)
