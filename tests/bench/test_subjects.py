"""`python -m tests.bench`: subjects and their data."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cards.made import entry, lines
from tests.cli.conftest import Run


def test_exploring_is_measured_from_the_middle_of_games(bench: Run) -> None:
    ran = bench("exploring", "--from", "1", "--most", "20", "--json")
    assert ran.status == 0
    result = json.loads(ran.out)
    assert result.keys() == {"what", "begun_from", "positions", "folded", "seconds", "positions_per_second"}
    assert result["begun_from"] == 1
    assert result["positions"] > 20


def test_a_measurement_prints_its_machine_to_stderr(bench: Run) -> None:
    ran = bench("exploring", "--from", "1", "--most", "20")
    assert "positions from 1 in" in ran.out
    assert ran.err.startswith("measured on ")
    assert ran.err.count("\n") == 1


@pytest.mark.nightly
def test_alternatives_are_measured_too(bench: Run) -> None:
    pairs = json.loads(bench("beside", "--runs", "2", "--json").out)
    assert {pair["other"]["what"] for pair in pairs} >= {"SQLite, trigrams", "Whoosh by itself", "a bare Qt window"}
    assert all(pair["times"] > 0 for pair in pairs)


@pytest.mark.nightly
def test_commands_are_measured_from_a_cold_start(bench: Run) -> None:
    figures = json.loads(bench("commands", "--runs", "2", "--json").out)
    assert {"--help", "play", "show", "search"} <= {figure["what"] for figure in figures}
    assert all(figure["runs"] == 2 and figure["median"] > 0 for figure in figures)


@pytest.mark.nightly
def test_reading_is_measured_on_a_file(bench: Run, tmp_path: Path) -> None:
    file = lines(tmp_path / "cards.jsonl", [entry(f"TS1-{number:03}", effect="<Blocker>") for number in range(4)])
    ran = bench("reading", str(file), "--json")
    assert ran.status == 0
    assert "read a card, 4 cards" in ran.out


def test_a_file_without_cards_is_refused(bench: Run, tmp_path: Path) -> None:
    nothing = tmp_path / "nothing.jsonl"
    nothing.write_text("{}\n", encoding="utf-8")
    ran = bench("reading", str(nothing))
    assert ran.status == 2
    assert "not even two cards" in ran.err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("commands", "--runs", "1"), "--runs: a median needs at least 2 runs"),
        (("exploring", "--from", "0"), "--from: at least 1 is needed"),
        (("exploring", "--most", "0"), "--most: at least 1 is needed"),
        (("compare", "HEAD", "--rounds", "0"), "--rounds: at least 1 is needed"),
        (("compare", "HEAD", "--subject", "table", "--games", "3"), "--games: only the engine plays games"),
    ],
)
def test_an_unknown_subject_is_refused(bench: Run, arguments: tuple[str, ...], message: str) -> None:
    ran = bench(*arguments)
    assert ran.status == 2
    assert ran.out == ""
    assert ran.err == f"bench: {message}.\n"
