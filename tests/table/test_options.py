"""Decisions: the deciding player, open options, and reasons against others."""

from __future__ import annotations

import pytest

from judgeapp.engine.events import Event, EventKind
from judgeapp.engine.explanation.refusals import describe_refusal
from judgeapp.engine.judge import TurnUnit, correction_key
from judgeapp.table.deciding.candidates import Candidate, candidates, candidates_unasked, not_triggered, why_not
from judgeapp.table.deciding.options import question
from judgeapp.table.tree.tree import Tree
from tests.table.conftest import blocked, chosen, planted
from tests.table.tables import WAYS


def option_texts(tree: Tree) -> dict[str, list[str]]:
    asked = question(tree.game)
    assert asked is not None
    return {g.label: [c.explanation.text for c in g.choices] for g in asked.groups}


def closed(tree: Tree, text: str) -> Candidate:
    considered = candidates(tree.game)
    return next(c for c in considered if c.explanation.text == text)


def clauses(tree: Tree, text: str) -> tuple[str, ...]:
    refusal = why_not(tree.game.state, closed(tree, text))
    assert refusal is not None
    return refusal.clauses


def test_open_options_are_grouped_by_card(tree: Tree) -> None:
    assert option_texts(tree) == {
        "Riddle": ["play Riddle"],
        "Sprout 3": ["play Sprout 3"],
        "Striker": ["play Striker", "digivolve Sprout into Striker"],
        "First": ["attack the player with First", "attack Theirs with First"],
        "": ["pass the turn"],
    }
    asked = question(tree.game)
    assert asked is not None
    assert (asked.kind, asked.seat, asked.clauses) == ("main", "A", ("6-5-1@4.2",))


def test_an_action_has_its_cost() -> None:
    tree = planted("""\
title: Costs
cards:
  Rex: {level: 3, dp: 1000, play_cost: 3, colors: [red]}
  Bolt: {category: option, use_cost: 2, colors: [red]}
  Big: {level: 4, dp: 5000, play_cost: 5, requirements: [{cost: 2, colors: [red], level: 3}]}
position: {memory: 3, A: {battle: [Rex], hand: [Rex, Bolt, Big, blank], deck: 5}, B: {deck: 5}}
steps: []
""")
    asked = question(tree.game)
    assert asked is not None
    costs = {choice.explanation.text: choice.cost for choice in asked.choices()}
    assert costs["play Rex 2"] == 3
    assert costs["use Bolt"] == costs["digivolve Rex into Big"] == 2
    assert costs["play an unknown card in the hand"] is None
    assert costs["pass the turn"] is None


def test_every_open_option_can_be_chosen_by_its_key(tree: Tree) -> None:
    asked = question(tree.game)
    assert asked is not None
    assert tree.game.decision is not None
    assert [c.key for c in asked.choices()] == [o.key for o in tree.game.decision.options]


def test_a_suspended_digimon_may_not_attack_and_an_unsuspended_one_may(tree: Tree) -> None:
    assert "11-2-5@4.2" in clauses(tree, "attack the player with Sprout")
    ready = tree.choose(correction_key(TurnUnit(tree.beginning.names["Sprout"], suspended=False)))
    assert "attack the player with Sprout" in [t for some in option_texts(ready).values() for t in some]


def test_an_unsuspended_digimon_may_not_be_attacked(tree: Tree) -> None:
    assert "11-2-7-1@4.2" in clauses(tree, "attack Guard with First")


def test_a_tamer_may_not_attack(tree: Tree) -> None:
    assert "11-1-1@4.2" in clauses(tree, "attack the player with Banner")


def test_a_card_may_not_be_digivolved_into_without_its_requirement(tree: Tree) -> None:
    refusal = why_not(tree.game.state, closed(tree, "digivolve First into Striker"))
    assert refusal is not None
    assert refusal.clauses
    assert describe_refusal(refusal.clauses)


def test_every_candidate_is_refused_with_a_clause(tree: Tree) -> None:
    considered = candidates(tree.game)
    assert considered
    for candidate in considered:
        refusal = why_not(tree.game.state, candidate)
        assert refusal is not None, candidate.explanation.text
        assert refusal.clauses


def test_a_digimon_that_can_not_block_says_why(tree: Tree) -> None:
    attacked = chosen(tree, "attack:Striker>player")
    while attacked.game.decision is not None and attacked.game.decision.kind != "block":
        attacked = attacked.choose(attacked.game.decision.options[0].key)
    asked = question(attacked.game)
    assert asked is not None
    assert (asked.kind, asked.seat) == ("block", "B")
    assert option_texts(attacked) == {"Guard": ["block with Guard"], "": ["no block"]}
    assert {"12-1-1@4.2", "16-5-1@4.2"} <= set(clauses(attacked, "block with Theirs"))


def test_simultaneous_effects_are_named_by_their_text(tree: Tree) -> None:
    attacked = chosen(tree, "attack:Striker>player")
    texts = [t for some in option_texts(attacked).values() for t in some]
    assert texts == ["First: [When Attacking] Gain 1 memory.", "First: [When Attacking] <Draw 1>."]


def test_an_effect_resolved_by_hand_says_so(tree: Tree) -> None:
    asked = question(chosen(tree, "play:Riddle").game)
    assert asked is not None
    assert (asked.kind, asked.card, asked.about) == ("by-hand", "Riddle", "Solve the riddle.")


def test_a_forbidding_effect_is_named() -> None:
    text = """\
title: Forbidden
cards:
  Runner: {level: 4, dp: 4000}
  Warden:
    level: 4
    dp: 4000
    effects:
      - to: {target: all, of: {whose: opponents, categories: [digimon]}}
        gifts: [{gives: cannot, deed: attack}]
position: {memory: 3, A: {battle: [Runner]}, B: {battle: [Warden]}}
steps: []
"""
    tree = planted(text)
    refusal = why_not(tree.game.state, closed(tree, "attack the player with Runner"))
    assert refusal is not None
    assert (refusal.by, refusal.clauses) == ("Warden", ("15-1-3@4.2",))
    assert (refusal.clauses, refusal.by) == (("15-1-3@4.2",), "Warden")


def test_in_the_breeding_phase_the_reason_for_no_hatching_is_given() -> None:
    text = """\
title: The breeding phase
cards: {Chick: {level: 3, dp: 2000}, Egg: {category: digi-egg, level: 2}}
position: {phase: start, A: {breeding: [Chick], digi_egg_deck: [Egg], deck: 5}}
steps: []
"""
    tree = planted(text)
    while tree.game.decision is not None and tree.game.decision.kind != "breeding":
        tree = tree.choose(tree.game.decision.options[0].key)
    assert option_texts(tree)["Chick"] == ["move Chick to the battle area"]
    assert clauses(tree, "hatch a Digi-Egg")


def test_two_cards_with_one_name_in_hand_are_distinguished() -> None:
    text = """\
title: Twins
cards: {Twin: {level: 3, dp: 2000, play_cost: 1}}
position: {memory: 3, A: {hand: [Twin, Twin]}}
steps: []
"""
    texts = [t for some in option_texts(planted(text)).values() for t in some]
    assert texts == ["play Twin", "play Twin 2", "pass the turn"]


def test_a_card_that_a_digixros_can_not_place_says_why() -> None:
    text = """\
title: Wheels
cards:
  Chariot:
    level: 5
    dp: 8000
    play_cost: 5
    digixros: {less: 1, cards: [{of: {name_has: [Wheel]}}, {of: {has_trait: [Iron]}}]}
  Wheel: {level: 3, dp: 2000}
  Old Wheel: {level: 3, dp: 2000}
  Iron Wheel: {level: 3, dp: 2000, traits: [Iron]}
  Sail: {level: 3, dp: 2000}
position: {memory: 5, A: {hand: [Chariot, Wheel, Iron Wheel, Sail], trash: [Old Wheel]}}
steps: []
"""
    tree = planted(text)
    assert tree.game.decision is not None
    tree = tree.choose(tree.game.decision.options[0].key)
    texts = [t for some in option_texts(tree).values() for t in some]
    assert sorted(texts) == ["Iron Wheel for requirement 1", "Iron Wheel for requirement 2", "Wheel", "no"]
    assert "7-2-1@4.2" in clauses(tree, "place Sail")
    assert "7-2-1@4.2" in clauses(tree, "place Old Wheel")  # a card in the trash


def test_a_refused_dna_digivolution_says_why_and_an_open_one_is_open() -> None:
    tree = planted(WAYS)
    assert "DNA digivolve Sun + Moon into Eclipse" in option_texts(tree)["Eclipse"]
    assert {"8-2-3-1@4.2", "2-3-6-1@4.2"} <= set(clauses(tree, "DNA digivolve Sun + Pebble into Eclipse"))
    assert "6-5-1-2-2@4.2" in clauses(tree, "DNA digivolve Sun + Young into Eclipse")
    thought = [c.explanation.text for c in candidates(tree.game)]
    assert not any("Sun + Moon into" in text or "Moon + Sun into" in text for text in thought)


def test_a_dna_digivolution_is_refused_by_its_cost_only_in_the_order_that_fits() -> None:
    dear = WAYS.replace("dna: [{cost: 0", "dna: [{cost: 14")
    tree = planted(dear)
    refused = clauses(tree, "DNA digivolve Sun + Moon into Eclipse")
    assert refused == ("1-3-11-1@4.2", "1-4-2-2@4.2")


def test_a_refused_burst_digivolution_says_why_and_an_open_one_is_open() -> None:
    tree = planted(WAYS)
    assert clauses(tree, "burst digivolve Sun into Flare") == ("8-3-3-2@4.2", "8-3-1@4.2")
    assert "8-3-3-1@4.2" in clauses(tree, "burst digivolve Moon into Flare")
    with_boy = planted(WAYS.replace("Moon, Pebble]", "Moon, Boy]"))
    assert "burst digivolve Sun into Flare" in option_texts(with_boy)["Flare"]


def test_a_refused_app_fusion_says_why_and_an_open_one_is_open() -> None:
    tree = planted(WAYS)
    assert "app fuse Sun & Spark into Screen" in option_texts(tree)["Screen"]
    assert "8-4-3-1@4.2" in clauses(tree, "app fuse Moon into Screen")
    unlinked = planted(WAYS.replace(", links: [Spark]", ""))
    assert "8-4-2-1@4.2" in clauses(unlinked, "app fuse Sun into Screen")


def test_a_skipped_question_is_explained_before_a_card_is_played() -> None:
    text = """\
title: Nothing to place
cards:
  Chariot:
    level: 5
    dp: 8000
    play_cost: 5
    digixros: {less: 1, cards: [{of: {name_has: [Wheel]}}]}
  Crypt:
    level: 5
    dp: 8000
    play_cost: 5
    assembly: {less: 2, cards: [{of: {name_has: [Bone]}, count: 2}]}
  Wheel: {level: 3, dp: 2000}
  Bone: {level: 3, dp: 2000}
position: {memory: 9, A: {hand: [Chariot, Crypt], trash: [Wheel, Bone]}}
steps: []
"""
    tree = planted(text)
    assert "7-2-1@4.2" in clauses(tree, "place Wheel under Chariot by DigiXros")
    assert "7-3-2-4@4.2" in clauses(tree, "place Bone under Crypt by Assembly")
    assert "7-3-1@4.2" in clauses(tree, "place Wheel under Crypt by Assembly")
    ready = planted(text.replace("hand: [Chariot, Crypt]", "hand: [Chariot, Crypt, Wheel]"))
    thought = [c.explanation.text for c in candidates(ready.game)]
    assert not any("by DigiXros" in text for text in thought)


def test_a_counter_effect_that_is_not_open_says_why() -> None:
    text = """\
title: Counters
cards:
  Runner: {level: 4, dp: 4000}
  Root: {level: 4, dp: 4000, colors: [green]}
  Answer:
    level: 4
    dp: 3000
    colors: [green]
    effects: [{timings: [counter], actions: [{do: draw}]}]
  Storm:
    level: 5
    dp: 9000
    requirements: [{cost: 3, colors: [red], level: 4}]
    effects:
      - timings: [counter]
        area: hand
        keyword: Blast Digivolve
        actions: [{do: may, actions: [{do: blast-digivolve}]}]
position:
  memory: 3
  A: {battle: [Runner], deck: 5}
  B: {battle: [Root, Answer], hand: [Storm], deck: 5, security: 2}
steps: []
"""
    tree = chosen(planted(text), "attack:Runner>player")
    assert tree.game.decision is not None
    assert tree.game.decision.kind == "counter"
    refused = {c.verb: why_not(tree.game.state, c) for c in candidates(tree.game)}
    assert set(refused) == {"counter"}
    refusal = refused["counter"]
    assert refusal is not None
    assert {"16-26-1@4.2", "8-1-3-1@4.2"} <= set(refusal.clauses)
    red = planted(text.replace("[green]", "[red]"))
    asked = option_texts(chosen(red, "attack:Runner>player"))
    assert any("Blast Digivolve" in t for some in asked.values() for t in some)


def test_a_yes_without_effect_says_so() -> None:
    text = """\
title: A leader that plays what there may not be
cards:
  Leader:
    level: 4
    dp: 3000
    play_cost: 0
    effects: "[On Play] You may play 1 level 3 card from your trash without paying the cost."
  Cub: {level: 3, dp: 1000, play_cost: 1}
position:
  memory: 3
  A: {hand: [Leader], trash: [Cub]}
steps: []
"""
    for trash, answer in (("[Cub]", "yes"), ("[]", "yes, even though none of it can be done")):
        tree = chosen(planted(text.replace("trash: [Cub]", f"trash: {trash}")), "play:Leader")
        asked = question(tree.game)
        assert asked is not None
        assert [choice.explanation.text for choice in asked.choices()] == [answer, "no"]


BLOCKER = "{card: Guard, as: Guard, suspended: %s}"


@pytest.mark.parametrize("suspended", ["true", "false"])
def test_why_not_is_answered_for_a_moment_without_a_decision(suspended: str) -> None:
    """12-1-1, 12-1-4: nobody could block; the block of a possible blocker is checked by itself."""
    tree = planted(blocked(BLOCKER % suspended))
    attack = next(c for c in question(tree.game).choices() if c.explanation.code == "attack-player")  # type: ignore[union-attr]
    after = tree.choose(attack.key)
    refusals = {}
    for moment in after.moments(after.current):
        for candidate in candidates_unasked(moment.state):
            refusals[candidate.explanation.text] = why_not(moment.state, candidate)
    refusal = refusals["block with Guard"]
    if suspended == "true":
        assert refusal is not None
        assert refusal.clauses
    else:
        assert refusal is None


def test_closed_options_of_the_main_phase_are_explained_later() -> None:
    tree = planted(blocked(BLOCKER % "true"))
    attack = next(c for c in question(tree.game).choices() if c.explanation.code == "attack-player")  # type: ignore[union-attr]
    after = tree.choose(attack.key)
    ended = [m.state for m in after.moments(after.current) if m.state.attack is None][-1]
    refusals = {c.explanation.text: why_not(ended, c) for c in candidates_unasked(ended)}
    refusal = refusals["attack the player with Striker"]
    assert refusal is not None
    assert "11-2-5@4.2" in refusal.clauses or "11-2-3@4.2" in refusal.clauses


def test_effects_that_did_not_trigger_are_listed_for_one_event_or_all() -> None:
    drew, moved = (Event(n, kind, ("1-1@4.2",), 0, {}) for n, kind in ((1, EventKind.DREW), (2, EventKind.CARD_MOVED)))
    on_one, on_other = (Event(n, EventKind.NOT_TRIGGERED, ("15-5-1@4.2",), cause, {}) for n, cause in ((3, 1), (4, 2)))
    events = (drew, moved, on_one, on_other)
    assert [*not_triggered(events)] == [on_one, on_other]
    assert [*not_triggered(events, drew)] == [*not_triggered(events, on_one)] == [on_one]
