"""(Rule) texts (2-3-5-1): additional names, traits and so on."""

from __future__ import annotations

from judgeapp.cards.face import copies_of
from judgeapp.cards.reading.lines import Copies, rule_line
from judgeapp.cards.reading.parts import TextFault, Understanding
from judgeapp.cards.understanding import read_card
from judgeapp.engine.lang import AlsoIs
from tests.cards.made import record


def test_another_name_is_a_name() -> None:
    assert rule_line("(Rule) Name: Also treated as [Lampmon].", "en") == AlsoIs(names=("Lampmon",))


def test_a_part_of_the_name_is_not_a_name() -> None:
    having = AlsoIs(name_parts=("Wolf", "Fox"))  # 2-3-1-2, 2-3-1-3
    assert rule_line("(Rule) Name: Treated as having [Wolf]/[Fox].", "en") == having


def test_both_traits_of_a_rule_text_belong_to_the_card() -> None:
    assert rule_line("(Rule) Trait: Has [Lamp] and [Wick-Guard].", "en") == AlsoIs(traits=("Lamp", "Wick-Guard"))


def test_a_limit_on_copies_is_a_rule_wherever_it_is_written() -> None:
    text = "You can include up to 30 copies of cards with this card's card number in your deck."
    reading = read_card(record(effect=f"{text}[On Play] <Draw 1>."))  # 2-3-5-2: copy limit
    assert reading.state is Understanding.UNDERSTOOD
    assert [line.means for line in reading.lines] == [Copies(30)]
    assert copies_of(reading.record) == 30
    assert rule_line("〈ルール〉このカードと同じカードナンバーのカードはデッキに30枚まで入れられる", "ja") == (
        Copies(30)
    )


def test_a_card_also_being_something_is_a_rule_wherever_it_is_written() -> None:
    text = "[On Deletion] <Draw 1>.    [Rule] Name: Also treated as [Lampmon]."
    reading = read_card(record(effect=text))  # 2-3-5-1
    assert reading.state is Understanding.UNDERSTOOD
    assert [line.means for line in reading.lines] == [AlsoIs(names=("Lampmon",))]


def test_a_star_may_come_before_what_a_card_also_is() -> None:
    text = "[On Deletion] <Draw 1>. (Draw 1 card from your deck.)*Also treat as if name is [Lampmon] and traits include"
    reading = read_card(record(effect=f"{text} [Wick]."))
    assert reading.state is Understanding.UNDERSTOOD
    assert [line.means for line in reading.lines] == [AlsoIs(names=("Lampmon",), traits=("Wick",))]
    unknown = read_card(record(effect=f"{text} the moon."))  # 2-3-5-1: what isn't understood may be anything anywhere
    assert [line.means for line in unknown.lines] == [None]


def test_a_limit_on_another_cards_copies_is_not_understood() -> None:
    text = "You can include up to 30 copies of other cards in your deck."
    assert rule_line(text, "en") is TextFault.NO_WORDS
