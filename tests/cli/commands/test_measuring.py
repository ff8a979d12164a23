"""`judgeapp bench`: what is measured, and on what."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Run


def test_every_way_is_measured_from_the_middle_of_games(own: Run) -> None:
    ran = own("bench", "exploring", "--from", "1", "--most", "20", "--json")
    assert ran.status == 0
    found = json.loads(ran.out)
    assert found.keys() == {"what", "begun_from", "positions", "folded", "seconds", "positions_per_second"}
    assert found["begun_from"] == 1
    assert found["positions"] > 20


def test_a_measurement_tells_its_machine_where_no_script_reads(own: Run) -> None:
    ran = own("bench", "exploring", "--from", "1", "--most", "20")
    assert "positions from 1 in" in ran.out
    assert ran.err.startswith("measured on ")
    assert ran.err.count("\n") == 1


def test_commands_are_measured_from_a_cold_start(own: Run) -> None:
    told = json.loads(own("bench", "commands", "--runs", "2", "--json").out)
    assert {"--help", "play", "show", "search"} <= {one["what"] for one in told}
    assert all(one["runs"] == 2 and one["median"] > 0 for one in told)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("commands", "--runs", "1"), "--runs: a median needs at least 2 runs"),
        (("exploring", "--from", "0"), "--from: at least 1 is needed"),
        (("exploring", "--most", "0"), "--most: at least 1 is needed"),
        (("compare", "HEAD", "--rounds", "0"), "--rounds: at least 1 is needed"),
        (("compare", "HEAD", "--subject", "table", "--games", "3"), "--games: only the engine plays games"),
    ],
)
def test_what_can_not_be_measured_is_refused(own: Run, arguments: tuple[str, ...], said: str) -> None:
    ran = own("bench", *arguments)
    assert ran.status == 2
    assert ran.out == ""
    assert ran.err == f"judgeapp: {said}.\n"
