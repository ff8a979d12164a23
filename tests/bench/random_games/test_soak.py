"""`python -m tests.bench engine --cards`: random games with decks of understood cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from judgeapp.engine.events import EventKind
from judgeapp.engine.explanation import narration as explain
from judgeapp.engine.game import Game
from judgeapp.scenario.file import read_scenario
from tests.bench.random_games import soak
from tests.cards.made import EGG, entry, lines
from tests.cli.conftest import Run
from tests.scenarios.soundness import Unsound, at_the_end, faults_of_play

TEXTS = (
    "<Blocker>",
    "[On Play] <Draw 1>.",
    "[When Attacking] [Once Per Turn] Delete 1 of your opponent's Digimon with 4000 DP or less.",
    "[Your Turn] This Digimon gets +2000 DP.",
    "[On Deletion] You may play 1 [Lanternmon] from your trash without paying the cost.",
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    circle = {"color": "Red", "cost": 1}
    made = (
        entry(
            f"TS1-{20 + 10 * level + index:03}",
            level=level,
            dp=2000 * level,
            play_cost=level,
            evo_costs=[circle | {"level": level - 1}],
            effect=text,
        )
        for level in (3, 4, 5)
        for index, text in enumerate(TEXTS)
    )
    return lines(tmp_path / "cards.jsonl", (EGG, *made, entry("TS1-090", effect="Sing.")))


def test_games_are_played_and_counted(bench: Run, file: Path) -> None:
    ran = bench("engine", "--cards", str(file), "--games", "2", "--json")
    assert ran.status == 0
    assert ran.err == ""
    assert set(ran.json) == {
        "cards",
        "seen",
        "games",
        "steps",
        "tried",
        "events",
        "seconds",
        "games_per_second",
        "stuck",
        "endings",
        "faults",
        "told",
        "written",
    }
    assert ran.json["cards"] == 16  # cards that aren't understood are in no deck
    assert (ran.json["games"], ran.json["stuck"], ran.json["faults"]) == (2, 0, {})
    assert sum(ran.json["endings"].values()) == 2


def test_a_game_is_identified_by_seed_and_number(bench: Run, file: Path) -> None:
    def steps(*more: str) -> int:
        ran = bench("engine", "--cards", str(file), *more, "--json")
        result = ran.json
        assert isinstance(result["steps"], int)
        return result["steps"]

    both = steps("--games", "2", "--seed", "5")
    assert both == steps("--game", "0", "--seed", "5") + steps("--game", "1", "--seed", "5")
    assert both != steps("--games", "2", "--seed", "6")


def test_a_time_limit_ends_it_early(bench: Run, file: Path) -> None:
    """One game is always played."""
    limited = ("engine", "--cards", str(file), "--games", "3", "--seconds")
    assert bench(*limited, "0", "--json").json["games"] == 1
    assert bench(*limited, "3600", "--json").json["games"] == 3


def test_a_fault_can_be_repeated(bench: Run, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def break_down(game: Game, cards: int) -> list[Unsound]:
        if game.state.turn == 3:
            raise ArithmeticError("lost count")
        return [Unsound("memory", "it is 11")] if game.state.turn == 2 else []

    monkeypatch.setattr(soak, "faults_of_game", break_down)
    arguments = ("engine", "--cards", str(file), "--game", "7", "--seed", "3")
    ran = bench(*arguments)
    assert ran.status == 1
    first, *_, last = ran.err.splitlines()
    assert first.startswith("bench: --seed 3 --game 7, step ")
    assert first.endswith(": memory: it is 11")
    assert ": exception: ArithmeticError(lost count) at test_soak.py:" in last
    faults = bench(*arguments, "--json").json["told"]
    assert set(faults[0]) == {"kind", "what", "at", "seed", "game", "step", "choice"}
    assert faults[-1]["kind"] == "exception"


def test_a_failing_game_is_written_as_a_scenario(
    bench: Run, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(explain.sentences_by_kind(), EventKind.SUSPENDED, ((), "{nobody} is suspended"))
    folder = tmp_path / "deep" / "failures"
    arguments = ("engine", "--cards", str(file), "--games", "2", "--failures", str(folder))
    ran = bench(*arguments)
    assert ran.status == 1
    (written,) = folder.iterdir()
    assert written.name == "told-1-0.yaml"
    assert f"bench: written to {written}: 1 steps" in ran.err.splitlines()
    scenario, faces, _ = read_scenario(written.read_text(encoding="utf-8"), written.name)
    unsound, *_ = faults_of_play(at_the_end(scenario, faces))
    assert (unsound.kind, unsound.what) == ("told", "suspended: ? is suspended")
    # The file isn't overwritten, and no second game with the same fault is cut down.
    before = written.read_bytes()
    again = bench(*arguments, "--json").json
    assert again["faults"] == {"told": 2}
    assert again["written"] == [{"file": str(folder / "told-1-0-2.yaml"), "steps": 1, "from_decks": False}]
    assert written.read_bytes() == before


def test_an_impossible_folder_is_refused(bench: Run, file: Path) -> None:
    ran = bench("engine", "--cards", str(file), "--failures", str(file))
    assert ran.status == 2
    assert f"{file}: it can't be used" in ran.err


def test_too_few_cards_are_refused(bench: Run, tmp_path: Path) -> None:
    file = lines(tmp_path / "few.jsonl", [entry(effect="")])
    ran = bench("engine", "--cards", str(file))
    assert ran.status == 2
    assert "too few cards" in ran.err
