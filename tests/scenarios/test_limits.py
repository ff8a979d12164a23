"""An impossible position is refused at once in every form: scenario, control, replay, built position, account. Large
but possible ones are accepted."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
import yaml

from judgeapp.engine.identity import Seat
from judgeapp.messages.errors import InputError
from judgeapp.scenario.file import Scenario, faces_of, read_scenario, read_scenarios
from judgeapp.scenario.placing import Position, Side
from judgeapp.scenario.playing.play import play
from judgeapp.scenario.playing.replay import MAX_CHOICES, play_again, read_replay, record, write_replay
from judgeapp.scenario.table import build
from judgeapp.table.dispute.account import read_steps

CARDS = {"Pup": {"level": 3, "dp": 1000, "play_cost": 1}}


def scenario(**fields: Any) -> str:
    return yaml.safe_dump({"title": "Large", "cards": CARDS, "steps": [], **fields})


IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"turn": "C"}, "position.turn: there is no player 'C'. The players are A and B"),
    ({"phase": "x"}, "position.phase: a position can't begin in the phase 'x'"),
    ({"turn_number": -1}, "position.turn_number: -1 is below 0"),
    ({"memory": 10**30}, "position.memory: the number is too high"),
    ({"memory": 11}, "position.memory: the memory gauge has 10 squares on each side (1-4-2-2)"),
    ({"memory": -11}, "position.memory: the memory gauge has 10 squares on each side (1-4-2-2)"),
    ({"A": {"deck": 30_000}}, "position.A.deck: 30,000 is too many"),
    ({"B": {"hand": 100_000_000}}, "position.B.hand: the number is too high"),
    ({"A": {"security": -2}}, "position.A.security: -2 is below 0"),
    ({"A": {"deck": 1_500}, "B": {"deck": 1_500}}, "position: 3,010 is too many"),
    ({"A": {"trash": [{"card": "Pup", "owner": "Z"}]}}, "trash[0].owner: there is no player 'Z'"),
    ({"A": {"battle": [{"card": "Pup", "owner": "Z"}]}}, "battle[0].owner: there is no player"),
    ({"A": {"battle": [{"card": "Pup", "digixrosed": 5_000}]}}, "battle[0].digixrosed: 5,000 is"),
    ({"A": {"battle": [{"card": "Pup", "used": {"effects.0": -1}}]}}, "used: -1 is below 0"),
    ({"A": {"hand": [{"card": "Pup", "count": 2_001}]}}, "hand[0].count: a card can have from 1 to 2,000 copies"),
    ({"B": {"trash": ["Pup", {"card": "Pup", "count": 0}]}}, "trash[1].count: a card can have from 1 to 2,000 copies"),
    (
        {"A": {"hand": [{"card": "Pup", "count": 2, "as": "P"}]}},
        "hand[0].count: several cards can't share the name 'P'",
    ),
    ({"A": {"hand": [{"card": "Pup", "count": 2_000}]}}, "position: 2,030 is too many"),
    (
        {"A": {"battle": [{"card": "Pup", "links": [{"card": "Pup", "count": 300}]}]}},
        "too many cards on the field: 301",
    ),
    ({"lasting": [{"player": "C"}]}, "lasting[0].player: there is no player 'C'"),
    ({"lasting": [{"player": "A", "by": {"seat": "C"}}]}, "lasting[0].by.seat: there is no"),
    ({"later": [{"at": "end-of-turn", "do": [], "by": "C"}]}, "later[0].by: there is no player"),
]


@pytest.mark.parametrize(("position", "message"), IMPOSSIBLE)
def test_an_impossible_position_is_refused_by_its_field(position: dict[str, Any], message: str) -> None:
    with pytest.raises(InputError) as refused:
        read_scenario(scenario(position=position), "file.yaml")
    assert message in str(refused.value)
    assert str(refused.value).startswith("file.yaml:")


@pytest.mark.parametrize(("position", "message"), IMPOSSIBLE)
def test_it_is_refused_in_a_control(position: dict[str, Any], message: str) -> None:
    control = {"title": "Otherwise", "position": position, "steps": []}
    with pytest.raises(InputError) as refused:
        read_scenarios(scenario(control=control), "file.yaml")
    assert message.removeprefix("position: ") in str(refused.value)


@pytest.mark.parametrize(
    ("card", "message"),
    [
        ({"dna": [{"cost": 0, "of": [{} for _ in range(5)]}]}, ".dna[0].of: 5 is too many"),
        ({"category": "option", "play_cost": 3}, ".play_cost: an Option card has a use cost, not a play cost"),
        ({"category": "tamer", "use_cost": 3}, ".use_cost: only an Option card has a use cost"),
        (
            {
                "effects": [
                    {
                        "timings": ["main"],
                        "actions": [{"do": "repeat", "times": 10_000_000, "actions": [{"do": "draw"}]}],
                    }
                ]
            },
            "actions[0]: something is repeated more than 100 times",
        ),
    ],
)
def test_an_oversized_card_is_refused(card: dict[str, Any], message: str) -> None:
    with pytest.raises(InputError) as refused:
        read_scenario(scenario(cards={"Pup": {"level": 3, **card}}), "file.yaml")
    assert message in str(refused.value)


def test_a_repeated_field_is_refused_with_its_line() -> None:
    text = "title: Twice\nposition:\n  A: {battle: [Pup]}\n  A: {hand: [Pup]}\nsteps: []\n"
    with pytest.raises(InputError) as refused:
        read_scenario(text, "file.yaml")
    assert str(refused.value) == ("file.yaml:4: not YAML (the field 'A' appears twice).")


def test_an_invalid_scenario_built_in_code_is_refused_too() -> None:
    large = Scenario("Large", (), position=Position(A=Side(deck=30_000_000)))
    with pytest.raises(InputError, match="30,000,000 is too many"):
        build(large, faces_of(large))


def test_more_cards_or_steps_than_a_file_can_have_are_refused() -> None:
    with pytest.raises(InputError, match="cards: 1,001 is too many"):
        read_scenario(scenario(cards={f"P{n}": {"level": 3} for n in range(1_001)}), "file.yaml")
    with pytest.raises(InputError, match="steps: 2,001 is too many"):
        read_scenario(scenario(steps=[{"pass": True} for _ in range(2_001)]), "file.yaml")
    with pytest.raises(InputError, match="decks: 2,001 is too many"):
        read_scenario(scenario(decks={"A": ["Pup"] * 2_001, "B": []}), "file.yaml")
    with pytest.raises(InputError, match=r"decks.A\[0\].count: a card can have from 1 to 2,000"):
        read_scenario(scenario(decks={"A": [{"card": "Pup", "count": 0}], "B": []}), "file.yaml")
    with pytest.raises(InputError, match="decks: 2,400 is too many"):
        read_scenario(
            scenario(decks={"A": [{"card": "Pup", "count": 1_200}, {"card": "Pup", "count": 1_200}], "B": []}),
            "file.yaml",
        )
    with pytest.raises(InputError, match="decks: there is no player 'C'"):
        read_scenario(scenario(decks={"C": ["Pup"]}), "file.yaml")
    with pytest.raises(InputError, match="too many steps for an account"):
        read_steps("- pass: true\n" * 1_001, "A")


def test_impossible_numbers_are_refused_anywhere() -> None:
    draws = {"timings": ["on-play"], "actions": [{"do": "draw", "count": 10**12}]}
    with pytest.raises(InputError, match="number is too high"):
        read_scenario(scenario(cards={"Pup": {"level": 3, "effects": [draws]}}), "file.yaml")
    of = {"number": "count", "of": {}, "per": 0}
    draws = {"timings": ["on-play"], "actions": [{"do": "draw", "count": of}]}
    with pytest.raises(InputError, match="'per' must be at least 1"):
        read_scenario(scenario(cards={"Pup": {"level": 3, "effects": [draws]}}), "file.yaml")


def _busy(units: int, under: int, gifts: int) -> str:
    """A number of Digimon, each with digivolution cards that have a number of effects."""
    gift = {"during": "your-turn"}
    cards = {
        **CARDS,
        "Cub": {
            "level": 3,
            "dp": 1000,
            "effects": [{**gift, "gifts": [{"gives": "dp", "amount": n}]} for n in range(gifts)],
        },
    }
    field = [{"card": "Cub", "as": f"c{n}", "under": ["Pup"] * under} for n in range(units)]
    return scenario(cards=cards, position={"A": {"battle": field}})


def test_an_uncomputable_field_is_refused() -> None:
    for busy, message in (
        (_busy(61, 0, 0), "too many on the field: 61. At most 60 are allowed"),
        (_busy(30, 10, 0), "too many cards on the field: 330"),
    ):
        with pytest.raises(InputError, match=message):
            read_scenario(busy, "file.yaml")
    with pytest.raises(InputError, match="too many effects of the cards on the field: 420"):
        build(*read_scenario(_busy(60, 0, 7), "file.yaml")[:2])
    # Two full decks stay far below the limit.
    state, _ = build(*read_scenario(_busy(40, 6, 7), "file.yaml")[:2])
    assert len(state.units) == 40
    # Replays have the same limits as scenarios.
    unit = next(iter(state.units.values()))
    many = {n: msgspec.structs.replace(unit, id=n) for n in range(61)}
    large = msgspec.structs.replace(record(state, ()), beginning=msgspec.structs.replace(state, units=many))
    with pytest.raises(InputError, match="too many on the field: 61"):
        read_replay(write_replay(large), "r.json")


def test_a_file_with_too_many_values_is_refused() -> None:
    with pytest.raises(InputError, match=r"file.yaml:2: .*more than 40,000 values"):
        read_scenario("title: Large\ncards: [" + "a," * 50_000 + "]", "file.yaml")


def test_a_large_valid_table_is_played() -> None:
    position = {"memory": 1, "A": {"hand": ["Pup"], "deck": 900}, "B": {"deck": 900}}
    played = play(*read_scenario(scenario(position=position, steps=[{"play": "Pup"}]), "file.yaml"))
    assert played.failure is None


CROWDS = """\
title: Crowds
cards: {Pup: {level: 3, dp: 1000, play_cost: 1}}
position:
  memory: 1
  A:
    hand: [{card: Pup, count: 480}]
    deck: [{card: Pup, count: 480}]
    battle: [{card: Pup, as: Top, under: [{card: Pup, count: 50}]}]
  B:
    security: [{card: Pup, count: 480}]
    trash: [{card: Pup, count: 400, owner: A}, Pup]
    deck: 103
steps:
  - attack: {with: Top, at: player}
  - expect: {security: {B: 479}}
  - play: Pup 52
  - expect: {hand: {A: 479}}
"""


def test_two_thousand_cards_are_given_by_counts_and_played() -> None:
    read = read_scenario(CROWDS, "file.yaml")
    state, _ = build(*read[:2])
    assert len(state.cards) == 2_000
    assert len(state.areas[Seat.B].trash) == 401
    played = play(*read)
    assert played.failure is None, played.failure


def test_impossible_choices_are_not_followed_forever(monkeypatch: pytest.MonkeyPatch) -> None:
    """No turn is passed unless the file passes it, and growth with each forced choice ends."""
    monkeypatch.setattr("judgeapp.scenario.playing.steps.MAX_FORCED", 10)
    tide = {"category": "tamer", "effects": "[End of Your Turn] Gain 3 memory."}
    position: dict[str, Any] = {"memory": 0, "A": {"battle": ["Tide"]}}
    passes = scenario(cards={"Tide": tide}, position=position, steps=[{"pass": {}}, {"nothing": {}}])
    failure = play(*read_scenario(passes, "file.yaml")).failure
    assert failure is not None
    assert "'nothing' is too early: A must decide (main): pass" in failure.what
    cards = {
        "Cub": {
            "level": 3,
            "dp": 1000,
            "effects": "[Your Turn] When this Digimon becomes suspended, shuffle your deck, this Digimon gets +1000 DP "
            "for the turn and unsuspend this Digimon. "
            "[Your Turn] When this Digimon becomes unsuspended, suspend this Digimon.",
        },
        "Start": {"category": "tamer", "effects": "[Main] Suspend 1 of your Digimon."},
    }
    position = {"A": {"battle": ["Cub", "Start"], "deck": 9}}
    grows = scenario(cards=cards, position=position, steps=[{"activate": "Start"}, {"pass": {}}])
    failure = play(*read_scenario(grows, "file.yaml")).failure
    assert failure is not None
    assert "it goes on forever" in failure.what


def test_a_deck_is_given_by_counts() -> None:
    deck = ["Pup", {"card": "Pup", "count": 48}, {"card": "Pup"}]
    read = read_scenario(scenario(decks={"A": deck, "B": ["Pup"] * 50}), "file.yaml")
    state, _ = build(*read[:2])
    assert len(state.cards) == 100


def test_a_replay_with_an_impossible_beginning_is_refused() -> None:
    state, _ = build(*read_scenario(scenario(), "file.yaml")[:2])
    sound = record(state, ())
    assert play_again(read_replay(write_replay(sound), "r.json"))[1] is None
    no_players = msgspec.structs.replace(sound, beginning=msgspec.structs.replace(state, areas={}))
    with pytest.raises(InputError, match="the beginning is not a table: its players aren't A and B"):
        read_replay(write_replay(no_players), "r.json")
    frames = tuple(msgspec.structs.replace(f, procedure="nothing") for f in state.frames)
    strange = msgspec.structs.replace(sound, beginning=msgspec.structs.replace(state, frames=frames))
    with pytest.raises(InputError, match="no game begins like that"):
        play_again(read_replay(write_replay(strange), "r.json"))
    many = msgspec.structs.replace(sound, choices=("pass",) * (MAX_CHOICES + 1), digests=("",) * (MAX_CHOICES + 2))
    with pytest.raises(InputError, match="too many choices: 20001"):
        read_replay(write_replay(many), "r.json")
