"""Text that isn't understood is reported or asked about in play, never ignored."""

from __future__ import annotations

from typing import Any

import pytest

from judgeapp.cards.reading.compiler import read_text
from judgeapp.cards.reading.occasions import occasions
from judgeapp.cards.reading.parts import Understanding
from judgeapp.cards.reading.words import effect_text
from judgeapp.engine.events import EventKind
from judgeapp.engine.game import begin
from judgeapp.engine.keyword_rules import effects_of
from judgeapp.engine.lang import By, ByHand, Delete, Filter, Keyword, Named, Trash
from judgeapp.scenario.file import Scenario, faces_of
from judgeapp.scenario.placing import Placed, Position, Side
from judgeapp.scenario.table import build

DELETE = "Delete 1 of your opponent's Digimon."
STANDING = (
    "While the moon is full, this Digimon hums.",
    "[All Turns] All of your Digimon hum.",
    "[Your Turn] This Digimon isn't affected by humming.",
    "[Opponent's Turn] When frobbled, hum.",
    "When you would frobble, hum.",
    "<Frobble 3>",
    "[All Turns]",
    "[Breeding] While it rains, hum.",
    "[Hand] While it rains, hum.",
    "[Trash] While it rains, hum.",
    "[Once Per Turn] When the moon rises, hum.",
    "This Digimon gets +1000 DP. While the moon is full, this effect is doubled.",
    "满月时，哼唱。",
)
ASKED = (
    "When any of your opponent's Digimon are deleted or frobbled, hum.",
    "[All Turns] When this Digimon would be deleted by frobbling, hum.",
    "[Your Turn] [Once Per Turn] When you frobbly draw a card, hum.",
    "[All Turns] When a card is frobbled from your security stack, hum.",
)
UNDERSTOOD = ("[Your Turn] This Digimon gets +1000 DP.", "<Blocker>", "[On Play] <Draw 1>.")


def unread_in(text: str, part: str = "effects") -> list[str]:
    """Unread texts that a duel reports, with a card of this text in every area."""
    cards: dict[str, dict[str, Any]] = {
        "Bearer": {"level": 4, "dp": 4000, part: text},
        "Plain": {"level": 5, "dp": 5000},
    }
    under = Placed("Plain", as_="Over", under=("Bearer",))
    linked = Placed("Plain", as_="Linked", links=("Bearer",))
    side = Side(
        battle=("Bearer", under, linked), breeding=(Placed("Bearer", as_="Bred"),), hand=("Bearer",), trash=("Bearer",)
    )
    scenario = Scenario("all places", (), cards=cards, position=Position(memory=3, A=side))
    state, _ = build(scenario, faces_of(scenario))
    return [str(e.facts["text"]) for e in begin(state).events if e.kind is EventKind.UNREAD]


@pytest.mark.parametrize("part", ["effects", "inherited", "link_effects"])
@pytest.mark.parametrize("text", STANDING + ASKED)
def test_a_text_that_is_not_understood_is_shown_where_it_works(text: str, part: str) -> None:
    if part != "effects" and text.startswith(("[Breeding]", "[Hand]", "[Trash]")):
        pytest.skip("such a text is not one of a card under another")
    assert unread_in(text, part)


@pytest.mark.parametrize("part", ["effects", "inherited", "link_effects"])
@pytest.mark.parametrize("text", UNDERSTOOD)
def test_an_understood_text_is_not_mentioned(text: str, part: str) -> None:
    assert unread_in(text, part) == []


def test_an_unreadable_icon_may_stand_for_any_area() -> None:
    everywhere = unread_in("【养成区】哼唱。")
    assert len(everywhere) == len(("battle", "breeding", "hand", "trash", "trash as no link card"))
    assert len(unread_in("While it rains, hum.")) == len(("battle",))


@pytest.mark.parametrize("text", ASKED)
def test_the_judge_is_asked_at_the_events_that_can_be_read(text: str) -> None:
    (effect,) = read_text(text).effects
    assert effect.when
    assert [a.perhaps for a in effect.actions if isinstance(a, ByHand)] == [True]


@pytest.mark.parametrize(
    "second",
    [
        "If the moon is full, delete 2 instead.",
        "Then, hum at that Digimon.",
        "Then, you may hum.",
        "Hum.",
        "If this effect hummed, hum.",
        "Then, reduce the humming by 1.",
    ],
)
def test_a_sentence_that_may_change_another_leaves_both_to_the_judge(second: str) -> None:
    (part,) = read_text(f"[On Play] {DELETE} {second}").parts
    assert part.effect.actions == (ByHand(f"{DELETE} {second}"),)
    assert part.state is Understanding.PARTLY


@pytest.mark.parametrize(
    "text", [f"{DELETE} Then, sing a song.", f"Sing a song. Then, {DELETE[:1].lower()}{DELETE[1:]}"]
)
def test_an_independent_step_changes_nothing_beside_it(text: str) -> None:
    (part,) = read_text(f"[On Play] {text}").parts
    assert {type(action) for action in part.effect.actions} == {Delete, ByHand}
    assert part.state is Understanding.PARTLY


@pytest.mark.parametrize(
    ("text", "language", "keyword", "perhaps"),
    [
        ("<Decode (frobs)>", "en", "Decode", False),
        ("≪デコード<海の恵み>≫", "ja", "Decode", False),
        ("<Decoy (frobs)>", "en", "Decoy", True),  # its specification decides when it triggers (16-17-1)
        ("<Overclock (frobs)>", "en", "Overclock", False),
    ],
)
def test_a_keyword_effect_keeps_its_timing(text: str, language: str, keyword: str, perhaps: bool) -> None:
    (effect,) = read_text(text, language).effects
    (gift,) = effect.gifts
    assert isinstance(gift, Keyword)
    (stands_for,) = gift.stands_for
    (known,) = effects_of(Keyword(keyword, of=(Filter(), Filter())))
    assert (gift.name, stands_for.timings, stands_for.when) == (keyword, known.timings, known.when)
    assert [(type(a), getattr(a, "perhaps", None)) for a in stands_for.actions] == [(ByHand, perhaps)]


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("[Main] <Delay>\n・Frobnicate.", "en"),
        ("[All Turns] When any of your Digimon are deleted, <Delay>.\n・Frobnicate.", "en"),
        ("【メイン】≪ディレイ≫\n・フロブする。", "ja"),
    ],
)
def test_a_delay_keeps_its_cost(text: str, language: str) -> None:
    (effect,) = read_text(text, language).effects
    assert effect.keyword == "Delay"
    (by,) = effect.actions
    assert isinstance(by, By)
    assert by.doing == (Trash(Named()),)
    assert [type(action) for action in by.then] == [ByHand]
    assert "<" in effect_text(effect, language)


def test_a_delay_after_an_unread_condition_is_still_a_delay() -> None:
    assert [e.keyword for e in read_text("[Main] If it frobs, <Delay>\n・Gain 1 memory.").effects] == ["Delay"]
    assert [e.keyword for e in read_text("[Main] Activate the <Delay> effect of a frob.").effects] == [None]


DIGIVOLVED = {"event": "digivolved", "subject": {"areas": ["battle", "breeding"]}}
INTO = {"event": "digivolved-into"}
PLAYED = {"event": "played", "subject": {"areas": ["battle", "breeding"]}}
# Returned from the trash: not trashing, and no destination that cards on the field have.
RETURNED = {"event": "returned", "origin": ["trash"]}


@pytest.mark.parametrize(
    ("text", "language", "when", "would"),
    [
        ("When hands are trashed from, hum.", "en", [{"event": "trashed", "origin": ["hand"]}], False),
        ("When a red card frobs from your trash to the hand, hum.", "en", [{"event": "hand-increased"}], False),
        ("When an effect frobs cards to a hand, hum.", "en", [{"event": "hand-increased", "by": "any"}], False),
        ("When cards are frobbed by your effects or your hand is, hum.", "en", [{"event": "hand-increased"}], False),
        ("When this Digimon attacks by frobbing, hum.", "en", [{"event": "attack-declared", "this": True}], False),
        ("If this Digimon is deleted by frobbing, it hums instead.", "en", [{"event": "deleted", "this": True}], True),
        ("When a card frobs from your trash to your deck, hum.", "en", [RETURNED], False),
        ("自分のトラッシュからデッキにフロブなカードが戻ったとき、歌う。", "ja", [RETURNED], False),
        ("フロブな手札が破棄されたとき、歌う。", "ja", [{"event": "trashed", "origin": ["hand"]}], False),
        # The word "player" isn't the verb "play".
        ("When a frob attacks a player, hum.", "en", [{"event": "attack-declared"}], False),
        # Costs are checked before payment.
        ("When digivolving into this card, the cost is that of a frob.", "en", [DIGIVOLVED, INTO], True),
        (
            "When your Digimon frobs by digivolving, reduce the play cost of a frob by 1.",
            "en",
            [{"event": "digivolved"}],
            False,
        ),
        ("When you would play this Digimon, frob.", "en", [PLAYED, {"event": "played", "this": True}], True),
    ],
)
def test_the_readable_part_narrows_the_occasions(
    text: str, language: str, when: list[dict[str, Any]], would: bool
) -> None:
    occasion = occasions(text, language)
    assert occasion is not None
    assert (list(occasion.when), occasion.would) == (when, would)


@pytest.mark.parametrize(
    ("text", "language", "elsewhere"),
    [
        ("When this Digimon would be deleted or returned to the hand, hum.", "en", False),
        ("When an effect would return a card to the hand, hum.", "en", True),
        ("When an effect would trash your other Digimon's digivolution cards, hum.", "en", False),
        ("When an effect would trash your security cards, hum.", "en", True),
        ("When a card would be placed under one of your Digimon by an effect, hum.", "en", True),
        ("When a Digimon would digivolve, hum.", "en", False),
        ("When a Digimon would attack or digivolve, hum.", "en", True),
        ("When an effect would suspend or delete one of your Digimon, hum.", "en", True),
        ("When a frobbed security card is flipped face up, hum.", "en", True),
        ("When frobbed cards are added to your security stack, hum.", "en", False),
        ("When this card is removed from your security stack, hum.", "en", True),
        ("When an effect frobs this card to your hand, hum.", "en", True),
        ("When this card is trashed by frobbing, hum.", "en", False),
        ("When you would link this card, hum.", "en", True),
        ("自分のデジモンが手札に戻るとき、歌う。", "ja", False),
        ("自分のカードが手札に戻るとき、歌う。", "ja", True),
        ("自分のデジモンが手札かデッキに戻るとき、歌う。", "ja", False),
        ("自分のデジモンがレストするか消滅するとき、歌う。", "ja", True),
        ("名称に「フロブ」を含むか青のこのデジモンが離れるとき、歌う。", "ja", False),
    ],
)
def test_a_text_about_further_events_says_so(text: str, language: str, elsewhere: bool) -> None:
    occasion = occasions(text, language)
    assert occasion is not None
    assert occasion.elsewhere is elsewhere


def test_paying_is_not_gaining_memory() -> None:
    assert occasions("When you pay a memory cost, hum.", "en") is None


@pytest.mark.parametrize(
    "text",
    [
        "When one of your Digimon is de-digivolved, hum.",  # not digivolving
        "When a player would trash cards from their hand, hum.",  # not playing
    ],
)
def test_a_word_that_contains_an_events_word_is_not_that_event(text: str) -> None:
    assert occasions(text, "en") is None
