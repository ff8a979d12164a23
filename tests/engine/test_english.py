"""Effects as English card text."""

from __future__ import annotations

from typing import get_args

import pytest
from msgspec.structs import replace

from judgeapp.engine import lang
from judgeapp.engine.english import effect_text, words
from judgeapp.engine.english.conditions import CONDITIONS
from judgeapp.engine.english.effects import ACTIONS, GIFTS
from judgeapp.engine.english.filters import NUMBERS
from judgeapp.engine.english.targets import TARGETS
from judgeapp.engine.keyword_rules import RULES, effects_of
from judgeapp.engine.lang import (
    All,
    Area,
    By,
    Category,
    Choose,
    Color,
    Effect,
    Filter,
    Named,
    Range,
    Timing,
    Turn,
    Until,
    When,
    Whose,
)

OPPONENTS = Filter(whose=Whose.OPPONENTS, categories=(Category.DIGIMON,))
YOURS = Filter(whose=Whose.YOURS, categories=(Category.DIGIMON,))
THIS = Named("this")


@pytest.mark.parametrize(
    ("union", "printers"),
    [
        (lang.Action, ACTIONS),
        (lang.Gift, GIFTS),
        (lang.Condition, CONDITIONS),
        (lang.Target, TARGETS),
        (lang.Number, NUMBERS),
    ],
    ids=["actions", "gifts", "conditions", "targets", "numbers"],
)
def test_every_kind_of_record_has_a_printer(union: object, printers: dict[type, object]) -> None:
    kinds = set(get_args(union))
    assert kinds, "the union is empty"
    assert {k.__name__ for k in kinds} == {k.__name__ for k in printers}


@pytest.mark.parametrize(
    ("words", "known"),
    [
        (lang.Timing, words.TIMINGS),
        (lang.Turn, words.TURNS),
        (lang.Until, words.UNTIL),
        (lang.Deed, words.DEEDS),
        (lang.Property, words.PROPERTIES),
        (lang.Category, words.CATEGORIES),
        (lang.Area, words.AREAS),
        (lang.Limit, words.LIMITS),
    ],
)
def test_every_word_is_known(words: type, known: dict[object, str]) -> None:
    assert set(words) == set(known)  # type: ignore[call-overload]


CARD_TEXTS = {
    "[On Play] Delete 1 of your opponent's Digimon with 3000 DP or less.": Effect(
        timings=(Timing.ON_PLAY,),
        actions=(
            lang.Delete(
                Choose(
                    Filter(
                        whose=Whose.OPPONENTS,
                        categories=(Category.DIGIMON,),
                        dp=Range(at_most=3000),
                    )
                )
            ),
        ),
    ),
    "[Your Turn] [Once Per Turn] When one of your other Digimon is played, gain 1 memory.": Effect(
        when=(
            When(
                "played",
                subject=Filter(whose=Whose.YOURS, categories=(Category.DIGIMON,), other=True),
            ),
        ),
        during=Turn.YOURS,
        per_turn=1,
        actions=(lang.Memory(1),),
    ),
    "<Blocker>": Effect(gifts=(lang.Keyword("Blocker"),)),
    "<Piercing> <Security A. +1>": Effect(
        gifts=(lang.Keyword("Piercing"), lang.Keyword("Security A.", 1))
    ),
    "[Your Turn] This Digimon gets +1000 DP.": Effect(during=Turn.YOURS, gifts=(lang.AddDP(1000),)),
    "[All Turns] While you have a Tamer, all of your Digimon get +2000 DP and gain <Rush>.": Effect(
        condition=lang.Exists(Filter(whose=Whose.YOURS, categories=(Category.TAMER,))),
        to=All(YOURS),
        gifts=(lang.AddDP(2000), lang.Keyword("Rush")),
    ),
    "[On Play] [When Digivolving] 1 of your opponent's Digimon gets -3000 DP until the end of"
    " your opponent's turn. Then, it gains <Security A. -1> until the end of your opponent's"
    " turn.": Effect(
        timings=(Timing.ON_PLAY, Timing.WHEN_DIGIVOLVING),
        actions=(
            lang.Give(Choose(OPPONENTS), (lang.AddDP(-3000),), Until.END_OF_OPPONENTS_TURN),
            lang.Give(Named("it"), (lang.Keyword("Security A.", -1),), Until.END_OF_OPPONENTS_TURN),
        ),
    ),
    "[All Turns] All of your opponent's Digimon other than your opponent's Digimon with the highest"
    " play cost can't suspend.": Effect(
        to=All(replace(OPPONENTS, other_than=replace(OPPONENTS, highest=lang.Property.PLAY_COST))),
        gifts=(lang.Forbid(lang.Deed.SUSPEND),),
    ),
    "[All Turns] This Digimon can't activate [When Digivolving] effects.": Effect(
        gifts=(lang.Silence(Timing.WHEN_DIGIVOLVING),),
    ),
    "[When Attacking] This Digimon battles 1 of your opponent's Digimon.": Effect(
        timings=(Timing.WHEN_ATTACKING,), actions=(lang.Battle(THIS, Choose(OPPONENTS)),)
    ),
    "[On Deletion] By trashing 1 card in your hand, <Draw 2>. Then, gain 1 memory.": Effect(
        timings=(Timing.ON_DELETION,),
        actions=(
            By(
                (lang.Trash(Choose(Filter(whose=Whose.YOURS, areas=(Area.HAND,)))),),
                (lang.Draw(2), lang.Memory(1)),
            ),
        ),
    ),
    "[All Turns] When this Digimon would be deleted in battle, by suspending this Digimon,"
    " prevent this Digimon from being deleted.": Effect(
        when=(When("deleted", this=True, in_battle=True),),
        would=True,
        actions=(By((lang.Suspend(THIS),), (lang.Prevent(THIS),)),),
    ),
    "[When Digivolving] <Blitz>.": Effect(
        timings=(Timing.WHEN_DIGIVOLVING,), actions=(lang.Blitz(),), keyword="Blitz"
    ),
    "[Main] <Delay> \N{KATAKANA MIDDLE DOT} Gain 2 memory.": Effect(
        timings=(Timing.MAIN,),
        actions=(By((lang.Trash(THIS),), (lang.Memory(2),)),),
        keyword="Delay",
    ),
    "{Breeding} [Your Turn] When one of your Digimon digivolves into a red Digimon card with"
    " [Beast] in one of its traits, this Digimon may digivolve into 1 level 4 or lower Digimon card"
    " in your hand for a digivolution cost of 2.": Effect(
        area=Area.BREEDING,
        during=Turn.YOURS,
        when=(
            When(
                "digivolved",
                subject=YOURS,
                into=Filter(
                    categories=(Category.DIGIMON,),
                    areas=(Area.HAND,),
                    colors=(Color.RED,),
                    trait_has=("Beast",),
                ),
            ),
        ),
        actions=(
            lang.May(
                (
                    lang.DigivolveInto(
                        THIS,
                        Choose(
                            Filter(
                                whose=Whose.YOURS,
                                categories=(Category.DIGIMON,),
                                areas=(Area.HAND,),
                                level=Range(at_most=4),
                            )
                        ),
                        cost=2,
                    ),
                )
            ),
        ),
    ),
    "[When Attacking] If your opponent has 1 or more memory, gain 1 memory for each of your"
    " Digimon.": Effect(
        timings=(Timing.WHEN_ATTACKING,),
        actions=(
            lang.If(
                lang.MemoryIs(Range(at_most=-1)),
                (lang.Memory(lang.Count(YOURS)),),
            ),
        ),
    ),
    "[On Play] Reveal the top 3 cards of your deck. Return 1 card with the [Hero] trait among the"
    " revealed cards to the hand. Return the rest to the bottom of the deck in any order.": Effect(
        timings=(Timing.ON_PLAY,),
        actions=(
            lang.Reveal(
                3,
                (lang.ToHand(Choose(Filter(has_trait=("Hero",), among="revealed"))),),
            ),
        ),
    ),
}


@pytest.mark.parametrize("text", CARD_TEXTS)
def test_card_texts(text: str) -> None:
    assert effect_text(CARD_TEXTS[text]) == text


@pytest.mark.parametrize("name", RULES)
def test_a_keyword_effect_is_its_name(name: str) -> None:
    for effect in effects_of(lang.Keyword(name)):
        if effect.timings:
            continue  # written out, it stands under its timing
        assert effect_text(effect) == f"<{name}>"


def test_a_security_effect_says_so() -> None:
    effect = Effect(actions=(lang.Draw(1),))
    assert effect_text(effect, security=True) == "[Security] <Draw 1>."


def test_a_tamer_speaks_of_itself() -> None:
    effect = Effect(
        timings=(Timing.START_OF_YOUR_MAIN_PHASE,),
        actions=(By((lang.Suspend(THIS),), (lang.Memory(1),)),),
    )
    assert effect_text(effect, Category.TAMER) == (
        "[Start of Your Main Phase] By suspending this Tamer, gain 1 memory."
    )


EVERY_ACTION: tuple[lang.Action, ...] = (
    lang.Delete(All(OPPONENTS)),
    lang.Trash(Named("it")),
    lang.TrashTop(Area.SECURITY, 2, Whose.OPPONENTS),
    lang.TrashSources(Choose(OPPONENTS), 2),
    lang.Suspend(Choose(OPPONENTS)),
    lang.Unsuspend(THIS),
    lang.ToHand(Choose(OPPONENTS)),
    lang.ToDeck(Choose(OPPONENTS)),
    lang.ToSecurity(THIS),
    lang.PlaceUnder(Named("it"), THIS),
    lang.PlaceInBattle(Named("this-card")),
    lang.Memory(-2),
    lang.Pay(2),
    lang.SetMemory(3),
    lang.Shuffle(Area.DECK),
    lang.Move(THIS),
    lang.Draw(1),
    lang.Recover(1),
    lang.DeDigivolve(Choose(OPPONENTS), 2),
    lang.Blitz(),
    lang.Save(),
    lang.Hatch(),
    lang.BlastDigivolve(),
    lang.Link(Choose(Filter(whose=Whose.YOURS, areas=(Area.HAND,))), Choose(YOURS)),
    lang.BlastDnaDigivolve((YOURS, YOURS)),
    lang.EndBurst(),
    lang.MindLink(Choose(YOURS)),
    lang.DigiBurst((lang.Draw(),)),
    lang.Give(THIS, (lang.Forbid(lang.Deed.ATTACK),)),
    lang.PlayFree(Choose(Filter(whose=Whose.YOURS, areas=(Area.TRASH,)))),
    lang.UseOption(Choose(Filter(whose=Whose.YOURS, areas=(Area.HAND,)))),
    lang.TrashUsed(),
    lang.PlayToken("Volunteer"),
    lang.DigivolveInto(THIS, Named("it"), free=True),
    lang.Attack(THIS, player_only=True, without_suspending=True),
    lang.Battle(THIS, Choose(OPPONENTS)),
    lang.EndAttack(),
    lang.SwitchTarget(THIS),
    lang.Reveal(2),
    lang.Look(1, of=Area.SECURITY),
    lang.PutBack(),
    lang.May((lang.Draw(1),)),
    By((lang.Suspend(THIS),), (lang.Draw(1),)),
    lang.Fulfilled(),
    lang.EndOfPart(),
    lang.If(lang.DidIt(), (lang.Draw(1),), (lang.Memory(1),)),
    lang.Instead((lang.Draw(1),), lang.Not(lang.Exists(YOURS)), (lang.Draw(2),)),
    lang.Overwrite((lang.Draw(1),)),
    lang.Modes(((lang.Draw(1),), (lang.Memory(1),))),
    lang.ActivateEffect(THIS, "when-digivolving"),
    lang.Prevent(),
    lang.ReduceCost(2),
    lang.OpenPlaces((lang.MaterialsFrom(Filter(areas=(lang.Area.TRASH,))),)),
    lang.Later("end-of-turn", (lang.Memory(-3),)),
    lang.Win(),
    lang.Raise(lang.Property.LEVEL, 1, (lang.Draw(1),)),
    lang.Repeat(2, (lang.Draw(1),)),
    lang.ByHand("Do as the card says."),
)


def test_the_list_of_actions_is_complete() -> None:
    assert {type(a) for a in EVERY_ACTION} == set(get_args(lang.Action))


@pytest.mark.parametrize("action", EVERY_ACTION, ids=lambda a: type(a).__name__)
@pytest.mark.parametrize("frame", ["alone", "may", "by"])
def test_every_action_is_a_sentence(action: lang.Action, frame: str) -> None:
    wrapped: lang.Action = {
        "alone": action,
        "may": lang.May((action,)),
        "by": By((action,), (lang.Draw(1),)),
    }[frame]
    text = effect_text(Effect(timings=(Timing.ON_PLAY,), actions=(wrapped,)))
    assert text.startswith("[On Play] ")
    assert text.endswith(".")
    assert "  " not in text
    assert ".." not in text
    assert "None" not in text
    assert not any(name in text for name in ("Choose(", "Filter(", "Named("))
