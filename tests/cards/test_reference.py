"""Meaning of "it" and "that Digimon"."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from judgeapp.cards.reading.compiler import read_text
from judgeapp.cards.reading.parts import Part, Understanding
from judgeapp.engine.lang import By, Choose, Delete, Filter, Give, Named, PlaceUnder, Whose

PLAYED, CHOSEN = Named("played"), Named("it")


def gives(text: str) -> list[Give]:
    """Gifts of an understood effect, in order."""
    (part,) = read_text(text).parts
    assert part.state is Understanding.UNDERSTOOD, part.gaps

    def gifts_in(within: Any) -> Any:
        if isinstance(within, Give):
            yield within
        if isinstance(within, tuple):
            for element in within:
                yield from gifts_in(element)
        if isinstance(within, msgspec.Struct) and not isinstance(within, Part):
            for field in within.__struct_fields__:
                yield from gifts_in(getattr(within, field))

    return list(gifts_in(part.effect))


def test_it_means_the_card_chosen_last() -> None:
    given = gives("[On Play] Suspend 1 of your Digimon. Then, it gets +1000 DP for the turn.")
    assert given[-1].target == Named("it")


def test_it_means_this_digimon_if_that_was_mentioned_last() -> None:
    text = (
        "[Your Turn] When one of your Tamers becomes suspended, this Digimon gets +2000 DP for"
        " the turn. Then, if this Digimon has 12000 DP or more, it gains <Piercing> for the turn."
    )
    assert gives(text)[-1].target == Named("this")


def test_it_means_what_the_effect_triggered_on() -> None:
    text = "[All Turns] When an opponent's Digimon attacks, it gets -1000 DP for the turn."
    assert gives(text)[-1].target == Named("subject")


def test_that_digimon_never_means_the_effects_own() -> None:
    text = (
        "[All Turns] When an opponent's Digimon attacks, this Digimon gets +1000 DP for the turn."
        " Then, that Digimon gets -1000 DP for the turn."
    )
    this, that = gives(text)
    assert (this.target, that.target) == (Named("this"), Named("subject"))


def test_it_does_not_mean_a_card_that_was_paid_with() -> None:
    text = "[All Turns] When this Digimon attacks, by trashing 1 card in your hand, it gets +1000 DP for the turn."
    assert gives(text)[-1].target == Named("this")


def test_a_pronoun_without_a_referent_is_not_understood() -> None:
    (part,) = read_text("[On Play] That Digimon gets +1000 DP for the turn.").parts
    assert part.state is not Understanding.UNDERSTOOD


@pytest.mark.parametrize("it", ["it", "this Digimon", "that Digimon"])
def test_it_means_what_the_effects_card_has_become(it: str) -> None:
    """3-1-3-1: a card that enters the field is a new card."""
    played = "[On Deletion] You may play this card without paying the cost. Then, {} gains <Rush>."
    into = "[Hand] [Main] 1 of your Digimon may digivolve into this card. Then, {} gains <Rush>."
    assert gives(played.format(it).replace("<Rush>", "<Rush> for the turn"))[-1].target == PLAYED
    assert gives(into.format(it).replace("<Rush>", "<Rush> for the turn"))[-1].target == CHOSEN


def test_conditions_on_this_digimon_apply_to_what_its_card_has_become() -> None:
    (part,) = read_text(
        "[Hand] [Main] 1 of your Digimon may digivolve into this card. Then, if this Digimon is"
        " red, delete 1 of your opponent's Digimon with as much or less DP as this Digimon."
    ).parts
    assert part.state is Understanding.UNDERSTOOD, part.gaps
    encoded = msgspec.json.encode(part.effect)
    assert b'"card":"it"' in encoded
    assert b'"card":"this"' not in encoded


def test_other_than_what_its_card_has_become_is_not_guessed() -> None:
    text = "[On Deletion] You may play this card without paying the cost. Then, {} gains <Rush>."
    text = text.format("1 of your other Digimon").replace("<Rush>", "<Rush> for the turn")
    (part,) = read_text(text).parts
    assert part.state is not Understanding.UNDERSTOOD


def test_it_means_what_the_effects_card_is_linked_to() -> None:
    text = (
        "[Hand] [Main] You may link this card to 1 of your Digimon without paying the cost. Then,"
        " it gains <Rush> for the turn."
    )
    assert gives(text)[-1].target == CHOSEN


def test_this_digimon_means_nothing_if_another_took_its_name() -> None:
    text = (
        "[Hand] [Main] 1 of your Digimon may digivolve into this card. Then, suspend 1 of your"
        " opponent's Digimon. {} gains <Rush> for the turn."
    )
    (part,) = read_text(text.format("This Digimon")).parts
    assert part.state is not Understanding.UNDERSTOOD


def test_that_card_means_one_elsewhere() -> None:
    text = "When red Digimon cards are trashed from your hand, you may play {}."
    for card in ("that card", "1 of those cards"):
        played = f"{card} without paying the cost"
        reading = read_text(f"[Your Turn] {text.format(played)}")
        assert reading.state is Understanding.UNDERSTOOD, reading.parts[0].gaps
        assert played in reading.parts[0].printed


@pytest.mark.parametrize(
    "lang_and_text",
    [
        ("en", "When any of your [Alpha] would be deleted, by deleting 1 of your other [Alpha], it isn't deleted."),
        ("ja", "自分の「Alpha」が消滅するとき、他の自分の「Alpha」1体を消滅させることで、消滅しない。"),
    ],
)
def test_another_of_the_same_is_not_the_one_it_is_about(lang_and_text: tuple[str, str]) -> None:
    language, text = lang_and_text
    (part,) = read_text(text, language).parts
    assert part.state is Understanding.UNDERSTOOD, part.gaps
    (by,) = part.effect.actions
    assert isinstance(by, By)
    (paid,) = by.doing
    alike = Filter(whose=Whose.YOURS, has_name=("Alpha",), other_than=Filter(among="subject"))
    assert paid == Delete(Choose(alike))


def test_the_card_of_the_effect_may_take_another_under_it() -> None:
    (part,) = read_text("[Main] Place 1 of your Digimon under 1 of your other Digimon.").parts
    (placing,) = part.effect.actions
    assert isinstance(placing, PlaceUnder)
    assert isinstance(placing.under, Choose)
    assert not placing.under.of.other  # nothing is placed under itself (4-5-7)
