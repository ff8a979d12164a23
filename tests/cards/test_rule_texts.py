"""(Rule) texts (2-3-5-1): what a card also is."""

from __future__ import annotations

from judgeapp.cards.reading.lines import rule_line
from judgeapp.engine.lang import AlsoIs


def test_another_name_is_a_name() -> None:
    assert rule_line("(Rule) Name: Also treated as [Lampmon].", "en") == AlsoIs(names=("Lampmon",))


def test_what_the_name_has_in_it_is_no_name() -> None:
    having = AlsoIs(name_parts=("Wolf", "Fox"))  # 2-3-1-2, 2-3-1-3
    assert rule_line("(Rule) Name: Treated as having [Wolf]/[Fox].", "en") == having
