"""No line of play is lost: each one ends, reaches a known position, or is left out and counted."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from msgspec import structs

from judgeapp.engine.game import Game, begin
from judgeapp.exploring.explore import Explored, LostLineError, explore
from judgeapp.exploring.following import ExploringRequest, FollowedPosition, Following
from judgeapp.exploring.horizon import Horizon, HorizonKind
from judgeapp.exploring.outcomes import ExploredOutcomes, collect_outcomes
from judgeapp.exploring.varying import Variation, WhoseChoices
from judgeapp.scenario.file import read_scenario
from judgeapp.scenario.playing.play import play
from judgeapp.scenario.table import BLANKS, build

TRASHES = "[On Play] Your opponent trashes 1 card in their hand. Then, gain 1 memory."
SCENARIO = """
title: As a scenario expects it
cards:
  Gain: {{level: 4, dp: 4000, play_cost: 1, effects: "{effects}"}}
  Known: {{level: 3, dp: 1000, play_cost: 3}}
position:
  memory: 3
  A: {{hand: [Gain, Known, Known], deck: 2}}
  B: {{hand: {hand}}}
steps:
  - play: Gain
"""


def at_the_choice(hand: str, effects: str = TRASHES) -> Game:
    """Position after playing Gain, at the choice of a card in this hand."""
    read = read_scenario(SCENARIO.format(hand=hand, effects=effects), "gain.yaml")
    game = begin(build(read.scenario, read.faces)[0])
    assert game.decision is not None
    return game.choose(game.decision.options[0].key)


def explored(game: Game, whose: WhoseChoices, until: HorizonKind = HorizonKind.SETTLED) -> Explored:
    return explore(game, ExploringRequest(Horizon(until), Variation(whose, (), tuple(BLANKS))), most=300)


@dataclass(frozen=True)
class Hand:
    """A hand of three, and the number of omitted lines at the choice of one of its cards."""

    cards: str
    left_out: int
    ended: int


HANDS = (
    Hand("3", 2, 1),  # unknown cards are interchangeable
    Hand("[Known, Known, Known]", 0, 1),  # equal cards are interchangeable
    Hand("[Known, Gain, Known]", 0, 2),
)


@pytest.mark.parametrize("whose", WhoseChoices)
@pytest.mark.parametrize("hand", HANDS, ids=lambda hand: hand.cards)
def test_each_line_is_accounted_for(hand: Hand, whose: WhoseChoices) -> None:
    account = explored(at_the_choice(hand.cards), whose).account
    assert (account.begun, account.left_out, account.ended, account.waiting) == (3, hand.left_out, hand.ended, 0)
    assert account.is_balanced


@pytest.mark.parametrize("whose", WhoseChoices)
@pytest.mark.parametrize("until", [HorizonKind.ATTACK_OVER, HorizonKind.TURN_ENDS])
def test_each_position_ends_or_continues(whose: WhoseChoices, until: HorizonKind) -> None:
    result = explored(at_the_choice("3"), whose, until)
    assert result.account.is_balanced
    waiting = sum(node.end is None and not node.next for node in result.nodes)
    assert waiting == result.account.waiting
    assert bool(waiting) == bool(result.stopped)


@pytest.mark.parametrize("whose", WhoseChoices)
def test_omitted_options_leave_it_open(whose: WhoseChoices) -> None:
    outcomes = collect_outcomes(explored(at_the_choice("3"), whose))
    assert outcomes.left_out
    assert not outcomes.is_whole
    assert [len(outcome.board.b.hand) for outcome in outcomes.outcomes] == [2]


def test_a_played_choice_with_an_unknown_card_is_repeated() -> None:
    """The opponent's choice follows the chosen card, which is random."""
    text = SCENARIO.format(hand="3", effects=TRASHES) + (
        "  - expect: {outcomes: {until: settled, of: A, never: [{hand: {B: 2}}]}}\n  - answer: blank @1\n"
    )
    read = read_scenario(text, "never.yaml")
    failed = play(read.scenario, read.faces, read.lines).failure
    assert failed is not None
    assert failed.what == "the outcome isn't certain: by chance: unknown"


def test_without_outcomes_nothing_is_certain() -> None:
    nothing = ExploredOutcomes((), (), 1, 0, "", free=False, left_out=False)
    assert not nothing.is_whole


def test_a_lost_line_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    follow = Following.follow

    def forgetful(*args: object) -> FollowedPosition:
        followed = follow(*args)  # type: ignore[arg-type]
        return structs.replace(followed, reached=followed.reached[1:])

    monkeypatch.setattr(Following, "follow", forgetful)
    with pytest.raises(LostLineError):
        explored(at_the_choice("[Known, Gain, Known]"), WhoseChoices.BOTH)


def test_a_line_of_many_forced_choices_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """The judge decides on a loop of forced options."""
    monkeypatch.setattr("judgeapp.exploring.following.MAX_FORCED", 0)
    outcomes = collect_outcomes(explored(at_the_choice("3"), WhoseChoices.BOTH))
    assert ["goes on forever" in outcome.by_hand for outcome in outcomes.outcomes] == [True]
