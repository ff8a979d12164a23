"""Wordings of effects: the phrase book prints a record as card text, which reads back the same."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from judgeapp.cards.reading.compiler import read_text
from judgeapp.cards.reading.grammar.phrases import phrase_book
from judgeapp.cards.reading.grammar.printing import UnsayableError
from judgeapp.cards.reading.parts import Understanding
from judgeapp.cards.reading.words import (
    actions_said,
    actions_words,
    as_written,
    effect_text,
    effect_words,
    gift_text,
    gift_words,
    keyword_text,
    keyword_words,
)
from judgeapp.engine import lang
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
    KeywordName,
    Named,
    Range,
    Timing,
    Turn,
    Until,
    When,
    Whose,
)
from judgeapp.engine.lang.gifts import deed_rule
from judgeapp.engine.state.cards import Face
from tests.cards.wordings import same
from tests.scenarios.files import CASES, Case, read

ROOT = Path(__file__).parents[2]
OPPONENTS = Filter(whose=Whose.OPPONENTS, categories=(Category.DIGIMON,))
YOURS = Filter(whose=Whose.YOURS, categories=(Category.DIGIMON,))
THIS = Named("this")

# Actions that no card text expresses: steps of the engine, and resolving by hand.
STEPS = {"put-back", "trash-used", "fulfilled", "end-of-part", "end-burst", "by-hand"}


def values_of(meaning: Any, field: str) -> Iterator[str]:
    """Kinds of all records in a meaning: {do: delete}."""
    if isinstance(meaning, list):
        for part in meaning:
            yield from values_of(part, field)
    elif isinstance(meaning, dict):
        if isinstance(meaning.get(field), str):
            yield meaning[field]
        for part in meaning.values():
            yield from values_of(part, field)


@pytest.mark.parametrize(
    "union", [lang.Action, lang.Gift, lang.Condition, lang.Target], ids=["actions", "gifts", "conditions", "targets"]
)
def test_every_kind_of_record_has_words(union: object) -> None:
    kinds = [kind.__struct_config__ for kind in get_args(union)]
    field = kinds[0].tag_field
    wordings = phrase_book("en").wordings.values()
    known = {value for some in wordings for w in some for value in values_of(w.phrase.means, field)}
    assert {kind.tag for kind in kinds} - STEPS <= known


@pytest.mark.parametrize("timing", Timing)
def test_every_timing_has_words(timing: Timing) -> None:
    text = effect_text(Effect(timings=(timing,), actions=(lang.Memory(1),)))
    assert read_text(text).effects == (Effect(timings=(timing,), actions=(lang.Memory(1),)),)


UNSUSPENDING = {Until.END_OF_YOUR_UNSUSPENDING, Until.END_OF_OPPONENTS_UNSUSPENDING}


@pytest.mark.parametrize("until", sorted(set(Until) - UNSUSPENDING))
def test_every_duration_has_words(until: Until) -> None:
    given = lang.Give(Choose(OPPONENTS), (lang.AddDP(-1000),), until)
    effect = Effect(timings=(Timing.ON_PLAY,), actions=(given,))
    assert read_text(effect_text(effect)).effects == (effect,)


CARD_TEXTS = {
    "[On Play] Delete 1 of your opponent's 3000 DP or lower Digimon.": Effect(
        timings=(Timing.ON_PLAY,), actions=(lang.Delete(Choose(replace(OPPONENTS, dp=Range(at_most=3000)))),)
    ),
    "[Your Turn] [Once Per Turn] When any of your other Digimon are played, gain 1 memory.": Effect(
        when=(When("played", subject=replace(YOURS, other=True)),),
        during=Turn.YOURS,
        per_turn=1,
        actions=(lang.Memory(1),),
    ),
    "<Blocker>": Effect(gifts=(lang.Keyword(KeywordName.BLOCKER),)),
    "<Piercing> and <Security A. +1>": Effect(
        gifts=(lang.Keyword(KeywordName.PIERCING), lang.Keyword(KeywordName.SECURITY_A, 1))
    ),
    # without a target: the card itself
    "[Your Turn] This Digimon gets +1000 DP.": Effect(during=Turn.YOURS, gifts=(lang.AddDP(1000),)),
    "[All Turns] While you have a Tamer, all of your Digimon get +2000 DP and <Rush>.": Effect(
        condition=lang.Exists(Filter(whose=Whose.YOURS, categories=(Category.TAMER,))),
        to=All(YOURS),
        gifts=(lang.AddDP(2000), lang.Keyword(KeywordName.RUSH)),
    ),
    "[On Play] [When Digivolving] 1 of your opponent's Digimon gets -3000 DP until the end of"
    " your opponent's turn. Then, it gains <Security A. -1> until the end of your opponent's"
    " turn.": Effect(
        timings=(Timing.ON_PLAY, Timing.WHEN_DIGIVOLVING),
        actions=(
            lang.Give(Choose(OPPONENTS), (lang.AddDP(-3000),), Until.END_OF_OPPONENTS_TURN),
            lang.Give(Named("it"), (lang.Keyword(KeywordName.SECURITY_A, -1),), Until.END_OF_OPPONENTS_TURN),
        ),
    ),
    "[All Turns] None of your opponent's Digimon other than your opponent's highest play cost"
    " Digimon can suspend.": Effect(
        to=All(replace(OPPONENTS, other_than=replace(OPPONENTS, highest=lang.Property.PLAY_COST))),
        gifts=(lang.Forbid(lang.Deed.SUSPEND),),
    ),
    "[All Turns] This Digimon can't activate [When Digivolving] effects.": Effect(
        gifts=(lang.Silence(Timing.WHEN_DIGIVOLVING),)
    ),
    "[When Attacking] This Digimon battles 1 of your opponent's Digimon.": Effect(
        timings=(Timing.WHEN_ATTACKING,), actions=(lang.Battle(THIS, Choose(OPPONENTS)),)
    ),
    "[On Deletion] By trashing 1 card from your hand, <Draw 2> and gain 1 memory.": Effect(
        timings=(Timing.ON_DELETION,),
        actions=(
            By((lang.Trash(Choose(Filter(whose=Whose.YOURS, areas=(Area.HAND,)))),), (lang.Draw(2), lang.Memory(1))),
        ),
    ),
    "[All Turns] When this Digimon would be deleted in battle, by suspending this Digimon, prevent that.": Effect(
        when=(When("deleted", this=True, in_battle=True),),
        would=True,
        actions=(By((lang.Suspend(THIS),), (lang.Prevent(THIS),)),),
    ),
    "[When Digivolving] <Blitz>.": Effect(
        timings=(Timing.WHEN_DIGIVOLVING,), actions=(lang.Blitz(),), keyword=KeywordName.BLITZ
    ),
    "[Main] <Delay>\n\N{KATAKANA MIDDLE DOT}Gain 2 memory.": Effect(
        timings=(Timing.MAIN,), actions=(By((lang.Trash(THIS),), (lang.Memory(2),)),), keyword=KeywordName.DELAY
    ),
    "[When Attacking] If your opponent has 1 or more memory, for each of your Digimon, gain 1 memory.": Effect(
        timings=(Timing.WHEN_ATTACKING,),
        actions=(lang.If(lang.MemoryIs(Range(at_most=-1)), (lang.Memory(lang.Count(YOURS)),)),),
    ),
    "[On Play] Reveal the top 3 cards of your deck. Add 1 [Hero] trait card among them to the"
    " hand. Return the rest to the bottom of the deck.": Effect(
        timings=(Timing.ON_PLAY,),
        actions=(lang.Reveal(3, (lang.ToHand(Choose(Filter(has_trait=("Hero",), among="revealed"))),)),),
    ),
    # "that Digimon" is the subject of the trigger, "it" the last chosen card
    "[Your Turn] When any of your Digimon digivolve into a red Digimon, by suspending this"
    " Digimon, that Digimon gets +2000 DP for the turn.": Effect(
        during=Turn.YOURS,
        when=(When("digivolved", subject=YOURS, into=Filter(categories=(Category.DIGIMON,), colors=(Color.RED,))),),
        actions=(By((lang.Suspend(THIS),), (lang.Give(Named("subject"), (lang.AddDP(2000),)),)),),
    ),
    "[Main] <De-Digivolve 1> 1 of your opponent's Digimon. Then, delete it.": Effect(
        timings=(Timing.MAIN,), actions=(lang.DeDigivolve(Choose(OPPONENTS, name="prey")), lang.Delete(Named("prey")))
    ),
}


@pytest.mark.parametrize("text", CARD_TEXTS)
def test_an_effect_in_the_words_of_cards(text: str) -> None:
    assert effect_text(CARD_TEXTS[text]) == text


@pytest.mark.parametrize("name", RULES)
def test_a_keyword_effect_is_its_name(name: str) -> None:
    for effect in effects_of(lang.Keyword(name, of=(Filter(), Filter()))):
        assert effect_text(effect) == f"<{name}>"
        assert effect_words(effect, "ja")[0] == "≪"


def test_a_keyword_effect_with_its_number_or_what_it_specifies() -> None:
    assert keyword_text(lang.Keyword(KeywordName.SECURITY_A, 1)) == "<Security A. +1>"
    assert keyword_text(lang.Keyword("Fragment", 2)) == "<Fragment (2)>"
    red = lang.Keyword("Decoy", of=(Filter(colors=(Color.RED,)),))
    assert keyword_text(red) == "<Decoy (red)>"
    assert keyword_text(red, "ja") == "<デコイ<赤>>"
    assert keyword_words(red, "ja") == "≪デコイ《赤》≫"


def test_a_gift_is_described_with_its_recipient() -> None:
    assert gift_text(lang.AddDP(1000)) == "gets +1000 DP"
    assert gift_text(lang.Keyword(KeywordName.RUSH)) == "gains <Rush>"
    assert gift_words(lang.AddDP(1000), "ja") == "DP+1000"
    assert gift_text(lang.CardCost(-3)) == "gets play cost -3"
    assert gift_text(lang.SilenceSecurity()) == "has no [Security] effects that can activate"
    gained = lang.Has(Effect(timings=(Timing.ON_DELETION,), actions=(lang.Memory(1),)))
    assert gift_text(gained) == 'gains "[On Deletion] gain 1 memory"'


RED, MINE = (Color.RED,), Filter(has_name=("Pup",))
IN_TRASH = Filter(whose=Whose.YOURS, areas=(Area.TRASH,))
# One gift of each kind, and one for each field with a wording of its own.
GIFTS: tuple[lang.Gift, ...] = (
    lang.Has(Effect(timings=(Timing.ON_DELETION,), actions=(lang.Memory(1),))),
    lang.Keyword(KeywordName.RUSH),
    lang.AddDP(1000),
    lang.LeastDP(1000),
    lang.Silence(Timing.WHEN_ATTACKING),
    lang.SilenceChecked(),
    lang.SilenceSecurity(),
    lang.SilenceSecurity((Category.OPTION,)),
    *(lang.AddCost(of, amount) for of in get_args(lang.Cost) for amount in (-1, 1)),
    lang.CardCost(-3),
    lang.AlsoIs(categories=(Category.DIGIMON,)),
    lang.AlsoIs(categories=(Category.DIGIMON,), dp=3000, colors=RED),
    lang.AlsoIs(categories=(Category.DIGIMON,), dp=3000, level=4),
    lang.AlsoIs(colors=RED),
    lang.AlsoIs(names=("Pup",)),
    lang.AlsoIs(name_parts=("Pup",)),
    lang.AlsoIs(traits=("Beast",)),
    lang.AlsoIs(level=5),
    lang.AlsoIs(dp=3000),
    lang.AlsoIs(play_cost=4),
    lang.Becomes(name="Pup"),
    lang.Becomes(colors=RED),
    lang.Becomes(colors=()),
    lang.Becomes(level=5),
    lang.Becomes(dp=3000),
    lang.Becomes(name="Pup", dp=3000, colors=RED),
    *(lang.Unaffected(by) for by in Whose),
    lang.AlsoMeets(RED),
    lang.MayDigivolve(2, into=MINE),
    lang.MayDigivolve(2, of=MINE),
    lang.AddToEffects(lang.Limit.DELETION_DP, 1000),
    lang.AlsoTiming(Timing.ON_PLAY, Timing.WHEN_DIGIVOLVING),
    lang.AsMaterial(names=("Pup",)),
    lang.AsMaterial(lang.Joining.ASSEMBLY, names=("Pup",)),
    lang.AsMaterial(lang.Joining.DNA, level=5),
    lang.AsMaterial(any_named=True),
    lang.MaterialsFrom(IN_TRASH),
    lang.MaterialsFrom(IN_TRASH, 1),
    lang.EffectsOf(Filter(areas=(Area.UNDER,)), top=True),
    lang.AlsoAs(Filter(areas=(Area.UNDER,)), "name"),
    lang.AlsoAs(Filter(areas=(Area.UNDER,)), "color"),
    lang.EndsTurnAt(3),
    lang.Must(lang.Deed.BLOCK),
    *(lang.Permit(deed) for deed in lang.Deed if deed_rule(deed).permitted),
    *(lang.Forbid(deed) for deed in lang.Deed if not deed_rule(deed).permitted),
    *(
        lang.Forbid(deed, by=Whose.OPPONENTS)
        for deed in lang.Deed
        if deed_rule(deed).by_effect and not deed_rule(deed).permitted
    ),
)


def test_each_kind_of_gift_has_words_in_both_languages() -> None:
    assert {type(gift) for gift in GIFTS} == {*get_args(lang.Gift)}
    for gift in GIFTS:
        assert gift_words(gift) != as_written(gift), gift
        assert gift_words(gift, "ja") != as_written(gift), gift
        assert isinstance(gift, lang.AddDP) or gift_words(gift, "ja") != gift_words(gift), gift


def test_actions_by_hand_on_both_players_cards_have_words() -> None:
    options = Filter(categories=(Category.OPTION,), areas=(Area.TRASH,))
    to_deck = lang.ToDeck(All(options), top=False)
    assert (
        actions_words((to_deck,))
        == "Return all Option cards from the trash of either player to the bottom of the deck."
    )
    assert (
        actions_words((to_deck,), "ja")
        == "どちらかのプレイヤーのトラッシュから、オプションカード全てをデッキの下に戻す。"
    )
    trash = lang.Trash(Choose(Filter(areas=(Area.TRASH, Area.HAND))))
    assert actions_words((trash,)) == "Trash 1 card from the hand or trash of either player."
    own = lang.ToDeck(All(replace(options, whose=Whose.YOURS)), top=False)
    assert actions_words((own,)) == "Return all Option cards from your trash to the bottom of the deck."


def test_a_security_effect_says_so() -> None:
    effect = Effect(actions=(lang.Draw(1),))
    assert effect_words(effect, security=True) == "[Security] <Draw 1>."
    assert effect_words(effect) == "<Draw 1>."


@pytest.mark.parametrize(
    ("category", "text"),
    [
        (Category.DIGIMON, "[Main] By suspending this Digimon, gain 1 memory."),
        (Category.TAMER, "[Main] By suspending this Tamer, gain 1 memory."),
        (Category.OPTION, "[Main] By suspending this card, gain 1 memory."),
    ],
)
def test_a_card_refers_to_itself(category: Category, text: str) -> None:
    effect = Effect(timings=(Timing.MAIN,), actions=(By((lang.Suspend(THIS),), (lang.Memory(1),)),))
    assert effect_words(effect, "en", category) == text


def test_a_part_alone_refers_to_what_came_before() -> None:
    assert actions_words((lang.Delete(Named("it")),)) == "Delete it."
    assert actions_words((lang.Delete(Named("subject")),)) == "Delete that Digimon."
    # in a whole effect the reference would be unclear
    with pytest.raises(UnsayableError):
        effect_text(Effect(timings=(Timing.ON_PLAY,), actions=(lang.Delete(Named("it")),)))


def test_the_language_is_that_of_the_reader_or_english() -> None:
    effect = Effect(timings=(Timing.ON_PLAY,), actions=(lang.Memory(1),))
    assert effect_words(effect, "ja") == "【登場時】メモリー+1。"
    assert effect_words(effect, "de") == effect_words(effect, "en") == "[On Play] Gain 1 memory."
    # no Japanese wording, so English is used
    until = lang.Give(lang.Named("this"), (lang.AddDP(1000),), until=lang.Until.ALWAYS)
    words = effect_words(Effect(timings=(Timing.MAIN,), actions=(until,)), "ja")
    assert words == "[Main] This Digimon gets +1000 DP from then on."


def test_a_part_without_words_is_shown_as_written() -> None:
    odd = (lang.Delete(Named("somebody")),)
    effect = Effect(timings=(Timing.MAIN,), actions=odd)
    written = "{timings: [main], actions: [{do: delete, target: {target: named, name: somebody}}]}"
    assert effect_words(effect) == as_written(effect) == written
    assert actions_said(odd) == ""
    assert actions_words(odd) == "[{do: delete, target: {target: named, name: somebody}}]"
    odd_gift = lang.AddDP(lang.PropertyOf(lang.Property.DP, "somebody"))
    assert (
        gift_words(odd_gift)
        == as_written(odd_gift)
        == ("{gives: dp, amount: {number: of, property: dp, card: somebody}}")
    )


def test_a_text_resolved_by_hand_is_shown_in_its_own_words() -> None:
    effect = Effect(timings=(Timing.ON_PLAY,), actions=(lang.ByHand("Solve the riddle."), lang.Draw(1)))
    assert effect_text(effect) == "[On Play] Solve the riddle. <Draw 1>."
    triggered = replace(effect, timings=(), when=(When("deleted", this=True),))
    assert effect_text(triggered) == ("[All Turns] When this Digimon is deleted, solve the riddle. <Draw 1>.")


# -- every effect of every scenario ---------------------------------------------------------------

PARTS = ("effects", "inherited", "security", "link_effects")


def by_hand() -> Iterator[tuple[str, str, Effect]]:
    """Effects that scenarios and ready scenes give as records, without duplicates."""
    known: set[Effect] = set()
    scenes = sorted((ROOT / "rules_corpus" / "scenes").rglob("*.yaml"))
    for case in (*CASES, *map(Case, scenes)):
        _, faces, _ = read(case)
        for name, face in faces.items():
            for part, effect in written(face):
                if effect not in known:
                    known.add(effect)
                    yield f"{case.file.name}: {name}", part, effect


def written(face: Face) -> Iterator[tuple[str, Effect]]:
    for part in PARTS:
        for index, effect in enumerate(getattr(face, part)):
            if f"{part}.{index}" not in face.words:
                yield part, effect


# Unclear wordings: no printed text trashes cards from the field like this.
NOT_READ = {
    "[On Play] Trash 1 of your opponent's cards.",
    "[Main] Trash 1 of your [Booster].",
    "[On Play] Trash 1 of your [Hub].",
}


@pytest.mark.lengthy
def test_every_effect_of_a_scenario_is_printed_and_reads_back_the_same() -> None:
    """To fix a failure, give the card its printed text, or add a wording to the phrase book."""
    unsaid, others = [], []
    for where, part, effect in by_hand():
        if part == "security" and not effect.timings and not effect.gifts:
            effect = replace(effect, timings=(Timing.SECURITY,))
        try:
            text = effect_text(effect)
        except UnsayableError:
            unsaid.append(f"{where}: {as_written(effect)}")
            continue
        is_icon = effect.keyword is not None and RULES[effect.keyword].effects is not None
        in_hand = any(isinstance(action, lang.ByHand) for action in effect.actions)
        if is_icon or in_hand or text in NOT_READ:
            continue
        reading = read_text(text)
        if reading.state is not Understanding.UNDERSTOOD or list(map(same, reading.effects)) != [same(effect)]:
            others.append(f"{where}: {text}")
    assert unsaid == []
    assert others == []
