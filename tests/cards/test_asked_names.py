"""Card names in a question are recognized in any spelling, and terms of the game aren't taken for names."""

from __future__ import annotations

import pytest

from judgeapp.cards.card import cards_of
from judgeapp.cards.finding.asked_names import AskedNames
from tests.cards.made import record

NAMES = AskedNames(
    cards_of(
        record(number, name=name, **more)
        for number, name, more in (
            ("TS1-010", "Lanternmon", {"name_ja": "ランタンモン", "name_de": "Laternenmöwe"}),
            ("TS2-010", "Lanternmon", {}),
            ("TS1-011", "BigLanternmon: Night Mode", {"name_ja": "ビッグランタンモン"}),
            ("TS1-030", "Beaconmon", {"name_zh-Hans": "烽火兽"}),
            ("TS1-031", "Lampy", {}),
            ("TS1-032", "Wisplike", {}),
        )
    ).values(),
    not_alone=["Wisplike"],
)


@pytest.mark.parametrize(
    ("asked", "matches"),
    [
        ("can lanternmon block?", [("lanternmon", ("TS1-010", "TS2-010"))]),
        ("biglanternmon night mode's attack", [("biglanternmon night mode", ("TS1-011",))]),
        ("ランタンモンでブロックできますか", [("ランタンモン", ("TS1-010",))]),
        ("ビッグランタンモンは？", [("ビッグランタンモン", ("TS1-011",))]),
        ("对手的烽火獸可以阻挡吗", [("烽火獸", ("TS1-030",))]),
        ("Darf Laternenmoewe blocken?", [("Laternenmoewe", ("TS1-010",))]),
        (
            "Lanternmon, then Beaconmon, then LANTERNMON",
            [("Lanternmon", ("TS1-010", "TS2-010")), ("Beaconmon", ("TS1-030",))],
        ),
        # A set next to the name selects the card.
        ("ts2 lanternmon blocks", [("lanternmon", ("TS2-010",))]),
        ("the Lanternmon from TS-01 blocks", [("Lanternmon", ("TS1-010",))]),
        ("Lanternmon (TS2) or TS1's Beaconmon", [("Lanternmon", ("TS2-010",)), ("Beaconmon", ("TS1-030",))]),
        ("Lanternmon TS9, and my lv4 Lanternmon", [("Lanternmon", ("TS1-010", "TS2-010"))]),
        ("Lanternmon TS2-010", [("Lanternmon", ("TS1-010", "TS2-010"))]),
        # Not names: part of a longer katakana name, a short word, a trait.
        ("スーパーランタンモン", []),
        ("the lampy one and a wisplike one", []),
        ("", []),
    ],
)
def test_a_card_is_recognised_by_its_name(asked: str, matches: list[tuple[str, tuple[str, ...]]]) -> None:
    assert [tuple(match) for match in NAMES.found_in(asked)] == matches
