"""Two accounts of a dispute."""

from __future__ import annotations

import pytest

from judgeapp.engine.identity import Seat
from judgeapp.exploring.explore import explore
from judgeapp.exploring.outcomes import collect_outcomes
from judgeapp.messages.errors import InputError
from judgeapp.table.deciding.candidates import candidates, why_not
from judgeapp.table.dispute.account import Account, LegalStep, RefusedStep, judge_account, read_steps, with_step
from judgeapp.table.dispute.claims import claims, reason, write_claimed_step
from judgeapp.table.dispute.dispute import DisputeOutcome, add_branch, assess, dispute
from judgeapp.table.dispute.reachability import Reach, judge_reachability, request_reachability
from judgeapp.table.dispute.statement import legalities, number_statement
from judgeapp.table.rendering.texts import render_reachability, render_why
from judgeapp.table.report.relevance import deciding_clauses
from judgeapp.table.tree.tree import ROOT, Tree
from tests.table.conftest import DUEL, planted
from tests.table.tables import COUNTERED, WAYS, WHEELS


def account_of(tree: Tree, text: str, who: str = "") -> Account:
    return judge_account(tree.game, tree.beginning.names, read_steps(text, "an account"), who)


BLOCKED = """
- attack: {with: First, at: player}
- answer: Striker/effects.0
- answer: "block:Guard"
"""
ATTACKED = "\n".join(BLOCKED.splitlines()[:3])
NOT_BLOCKED = BLOCKED.replace("block:Guard", "no-block")
BLOCKED_BY_ANOTHER = """
- attack: {with: First, at: player}
- answer: Striker/effects.0
- answer: "block:Theirs"
- pass: true
"""


def test_a_legal_account_has_nothing_wrong(tree: Tree) -> None:
    blocked = account_of(tree, BLOCKED)
    assert blocked.wrong is None
    assert len(blocked.taken) == 3
    assert blocked.taken[-1].game.decision is not None


def test_the_first_illegal_step_is_marked_with_clauses_and_alternatives(tree: Tree) -> None:
    wrong = account_of(tree, BLOCKED_BY_ANOTHER).wrong
    assert wrong is not None
    assert wrong.at == 2
    assert {"12-1-1@4.2", "16-5-1@4.2"} <= set(wrong.clauses)
    assert wrong.instead is not None
    assert [c.explanation.text for c in wrong.instead.choices()] == ["block with Guard", "no block"]


def test_a_suspended_attacker_is_illegal_by_its_clauses(tree: Tree) -> None:
    wrong = account_of(tree, "- attack: {with: Sprout, at: player}").wrong
    # Two cards on the field have this name; the position gives it to one of them.
    assert wrong is not None
    assert "11-2-5@4.2" in wrong.clauses


def test_acting_while_something_must_be_decided_first(tree: Tree) -> None:
    steps = "- attack: {with: First, at: player}\n- pass: true\n"
    wrong = account_of(tree, steps).wrong
    assert wrong is not None
    assert wrong.at == 1
    assert "15-4-3-5-1@4.2" in wrong.clauses


def test_a_missing_card_is_wrong_without_a_clause(tree: Tree) -> None:
    wrong = account_of(tree, "- play: Nobody").wrong
    assert wrong is not None
    assert wrong.clauses == ()
    assert "Nobody" in wrong.why.explanation.text


@pytest.mark.parametrize(
    ("colors", "outcome", "reach"),
    [
        ("[]", DisputeOutcome.UNDECIDED, Reach.UNREAD),
        ("[red]", DisputeOutcome.SAME, Reach.AS_TOLD),
        ("[blue]", DisputeOutcome.SAME_WRONG, Reach.NEVER),
    ],
)
def test_the_use_of_an_option_is_judged_only_if_its_color_is_known(
    colors: str, outcome: DisputeOutcome, reach: Reach
) -> None:
    """4-22-2: it needs a Digimon or Tamer of its color."""
    tree = planted(
        f"{{title: Uses, cards: {{Zap: {{category: option, use_cost: 1, colors: {colors}}}, Guard: {{dp: 3000}}}}, "
        "position: {memory: 3, A: {hand: [Zap], battle: [Guard]}}, steps: []}"
    )
    account = account_of(tree, "- use: Zap")
    assert assess(dispute(account, account)).outcome is outcome
    request = request_reachability([account], tree.beginning.names)
    (answer,) = judge_reachability(request, collect_outcomes(explore(request.start, request.asked)))
    assert answer.reached is reach
    if outcome is DisputeOutcome.UNDECIDED:
        assert account.wrong is not None
        assert account.wrong.instead is None, "nothing else is called legal instead of what is not decided"
        assert account.wrong.why.explanation.text == "Zap has no color, so its color requirements aren't checked"


def test_steps_after_an_illegal_one_are_judged_without_it(tree: Tree) -> None:
    account = account_of(tree, BLOCKED_BY_ANOTHER.replace("- pass: true", '- answer: "block:Guard"'))
    assert [step.at for step in account.refused] == [2]
    assert len(account.taken) == 3
    assert account.choices == account_of(tree, BLOCKED).choices


def test_a_reason_names_the_obstructing_card(tree: Tree) -> None:
    for steps, why in (
        (BLOCKED_BY_ANOTHER, "only a Digimon in the battle area with <Blocker> can block"),
        ("- attack: {with: Sprout, at: player}", "a Digimon that can't suspend can't attack"),
        ("- answer: 'block:Guard'", "only a Digimon of the attacked player can block, at the block timing"),
        ("- attack: {with: First, at: player}\n- pass: true", "A must decide something else first"),
        ("- play: Nobody", "'Nobody' isn't in A's hand; available: Riddle, Sprout 3, Striker"),
    ):
        wrong = account_of(tree, steps).wrong
        assert wrong is not None
        assert wrong.why.explanation.text.startswith(why), steps


def test_a_card_typed_without_a_play_cost_is_refused_as_one_for_which_none_is_given() -> None:
    typed = planted("{title: Typed, cards: {Rex: {dp: 3000}}, position: {memory: 3, A: {hand: [Rex]}}, steps: []}")
    wrong = account_of(typed, "- play: Rex").wrong
    assert wrong is not None
    assert wrong.why.explanation.text == "only a card with a play cost can be played, and none is given for this one"


SUNG = """\
title: A text that is not understood
cards:
  Singer: {level: 4, dp: 5000, effects: "[When Attacking] Sing a song of your choice."}
  Guard: {level: 4, dp: 6000, effects: "<Blocker>"}
position:
  A: {battle: [Singer], security: 1}
  B: {battle: [{card: Guard, as: Rested}, {card: Guard, as: Tired, suspended: true}], security: 1}
steps: []
"""


@pytest.mark.parametrize("claimed", ['answer: "block:Rested"', "pass: true", "expect: {memory: {A: 3}}"])
def test_nothing_is_refused_while_the_judge_must_resolve_a_text(claimed: str) -> None:
    """The effect decides what is legal and true (15-1-2)."""
    tree, attack = planted(SUNG), "- attack: {with: Singer, at: player}\n"
    blocked_by_tired = account_of(tree, attack + '- answer: "block:Tired"')
    pending = account_of(tree, f"{attack}- {claimed}")
    assert pending.wrong is not None
    assert pending.wrong.why.explanation.text == "you must still resolve by hand: Sing a song of your choice."
    assert assess(dispute(pending, blocked_by_tired)).outcome is DisputeOutcome.UNDECIDED
    resolved = (
        account_of(tree, f'{attack}- answer: resolved\n- answer: "block:{guard}"') for guard in ("Rested", "Tired")
    )
    assert assess(dispute(*resolved)).outcome is DisputeOutcome.LEGAL


CHOSEN = """\
title: An effect that chooses
cards:
  Caller:
    level: 4
    dp: 4000
    play_cost: 1
    effects: "[On Play] Delete 1 of your opponent's Digimon with 3000 DP or less."
  Small: {level: 3, dp: 2000}
  Other: {level: 3, dp: 3000}
  Tall: {level: 5, dp: 9000}
position: {memory: 3, A: {hand: [Caller]}, B: {battle: [Small, Other, Tall]}}
steps: []
"""


def test_a_card_that_could_not_be_chosen_can_be_claimed_and_is_refused() -> None:
    tree = planted(CHOSEN)
    account = account_of(tree, "- play: Caller\n- answer: Tall\n- answer: Small")
    assert [step.at for step in account.refused] == [1]
    wrong = account.wrong
    assert wrong is not None
    assert wrong.meant is not None
    assert wrong.meant.explanation.text == "choose Tall"
    assert "3000 DP or lower" in wrong.why.explanation.text
    assert wrong.instead is not None
    assert [c.explanation.text for c in wrong.instead.choices()] == ["Small", "Other"]


def test_the_unchoosable_one_of_two_copies_is_not_mistaken_for_the_other() -> None:
    """The printed name fits either copy: a claim means the one that isn't open."""
    tree = planted(
        CHOSEN.replace("with 3000 DP or less", "with 9000 DP or less").replace(
            "battle: [Small, Other, Tall]",
            "battle: [{card: Small, granted: [{gifts: [{gives: dp, amount: 9000}]}]},"
            " {card: Small, as: Tiny}, {card: Tall, as: Long}]",
        )
    )
    names = tree.beginning.names
    so_far = account_of(tree, "- play: Caller")
    assert so_far.game.decision is not None
    assert so_far.game.decision.kind == "choose"
    chosen = {judged.explanation.text: judged for judged in claims(so_far.game, names) if judged.verb == "choose"}
    assert chosen.keys() == {"choose Small", "choose Caller"}
    claim = chosen["choose Small"]
    judged = with_step(so_far, names, claim.step).judged_steps[-1]
    assert isinstance(judged, RefusedStep)
    assert judged.meant == claim
    assert judged.instead is not None
    assert [choice.explanation.text for choice in judged.instead.choices()] == ["Tiny", "Long"]


def test_every_possible_claim_is_refused_and_no_open_option_is_claimed(tree: Tree) -> None:
    """At each decision of an attack, untimely actions are refused with reasons."""
    names = tree.beginning.names
    for text in ("", *("\n".join(BLOCKED.strip().splitlines()[:n]) for n in (1, 2, 3))):
        so_far = account_of(tree, text)
        offered = [*claims(so_far.game, names)]
        kinds = {claim_offered.verb for claim_offered in offered}
        decision = so_far.game.decision
        assert decision is not None
        assert {"attack", "digivolve"} <= kinds
        assert ("pass" in kinds) is (decision.kind != "main")
        for claim in offered:
            wrong = with_step(so_far, names, claim.step).judged_steps[-1]
            assert isinstance(wrong, RefusedStep), claim
            assert wrong.why.explanation.text, claim
            assert wrong.why == reason(so_far.game, claim), claim
            assert wrong.clauses, claim


def test_a_claimed_number_is_compared_with_the_true_one(tree: Tree) -> None:
    names = tree.beginning.names
    so_far = account_of(tree, "- play: Riddle")
    for step, now, is_true in (
        (number_statement("memory", "A", 2), "A's memory is 2", True),
        (number_statement("memory", "B", -2), "B's memory is -2", True),
        (number_statement("memory", "A", 3), "A's memory is 2", False),
        (number_statement("dp", "First", 6500), "the DP of First is 6500, printed 5000", True),
        (number_statement("dp", "Guard", 5000), "the DP of Guard is 6000", False),
        (number_statement("dp", "Banner", 1000), "Banner has no DP", False),
    ):
        judged = with_step(so_far, names, step).judged_steps[-1]
        assert judged.stated is not None
        assert judged.stated.is_true is is_true
        assert isinstance(judged, LegalStep) is is_true
        assert judged.stated.now.text == now
        assert judged.stated.clauses
        assert judged.game is so_far.game


@pytest.mark.parametrize(
    ("before", "claim", "is_true", "now", "clause"),
    [
        (ATTACKED, "refused: {block: Guard}", False, "the rules allow it", "12-1-1@4.2"),
        (ATTACKED, "allowed: {block: Guard}", True, "the rules allow it", "12-1-1@4.2"),
        (ATTACKED, "refused: {block: Theirs}", True, "with <Blocker> can block", "16-5-1@4.2"),
        (ATTACKED, "allowed: {block: Theirs}", False, "with <Blocker> can block", "16-5-1@4.2"),
        (ATTACKED, "refused: {be-blocked: First}", False, "the rules allow it", "12-1-1@4.2"),
        (ATTACKED, "allowed: {be-blocked: First}", True, "the rules allow it", "12-1-1@4.2"),
        (
            BLOCKED.replace("block:Guard", "no-block"),
            "refused: {block: Guard}",
            False,
            "the rules allow it",
            "12-1-1@4.2",
        ),
        ("", "refused: {attack: First}", False, "the rules allow it", "11-2-1@4.2"),
        ("", "allowed: {attack: First}", True, "the rules allow it", "11-2-1@4.2"),
        ("", "refused: {attack: Sprout}", True, "can't suspend can't attack", "11-2-5@4.2"),
        ("", "refused: {attack: Banner}", True, "only a Digimon can attack", "4-3-7@4.2"),
        ("", "allowed: {attack: Banner}", False, "only a Digimon can attack", "4-3-7@4.2"),
        ("", "refused: {attack: Theirs}", True, "only the turn player can attack", "11-1-2@4.2"),
        (ATTACKED, "refused: {block: Sprout}", True, "only a Digimon of the attacked player", "11-4-1@4.2"),
        ("", "expect: {new: {First: false}}", True, "First wasn't played this turn", "7-1-2-1@4.2"),
        ("", "expect: {new: {First: true}}", False, "First wasn't played this turn", "7-1-2-1@4.2"),
    ],
)
def test_a_claim_on_what_a_digimon_may_do_is_checked_with_its_clause(
    tree: Tree, before: str, claim: str, is_true: bool, now: str, clause: str
) -> None:
    judged = account_of(tree, f"{before}\n- {claim}\n").judged_steps[-1]
    assert judged.stated is not None
    assert isinstance(judged, LegalStep) is is_true
    assert now in judged.stated.now.text
    assert clause in judged.clauses
    assert not judged.stated.is_number


def test_a_digimon_that_is_suspended_and_came_this_turn_has_both_reasons() -> None:
    late = DUEL.replace("{card: Sprout, suspended: true}, Banner", "{card: Sprout, suspended: true, new: true}, Banner")
    account = account_of(planted(late), "- refused: {attack: Sprout}\n- expect: {new: {Sprout: true}}\n")
    refused, new = account.taken
    assert {"11-2-5@4.2", "7-1-2-1@4.2"} <= set(refused.clauses)
    assert refused.stated is not None
    assert "can't attack on the turn it was placed on the field" in refused.stated.now.text
    assert new.stated is not None
    assert new.stated.explanation.text == "Sprout was played this turn"


def test_a_single_true_claim_is_true_with_its_clauses(tree: Tree) -> None:
    """Two identical accounts are treated differently."""
    ann, ben = account_of(tree, "- refused: {attack: Sprout}\n", "Ann"), account_of(tree, "", "Ben")
    for accounts in ((ann, ben), (ben, ann)):
        disputed = dispute(*accounts)
        assert assess(disputed) == (DisputeOutcome.TRUE, "Ann", "Ben")
        assert "11-2-5@4.2" in deciding_clauses(disputed)


@pytest.mark.parametrize(
    ("steps", "others", "outcome"),
    [
        ("- refused: {attack: Sprout}", "- refused: {attack: Sprout}", DisputeOutcome.SAME_TRUE),
        ("- refused: {attack: Sprout}", "- expect: {memory: {A: MEMORY}}", DisputeOutcome.SAME_TRUE),
        ("- refused: {attack: First}", "- refused: {attack: First}", DisputeOutcome.SAME_UNTRUE),
        ("- refused: {attack: First}", "- expect: {new: {First: true}}", DisputeOutcome.NEITHER_TRUE),
    ],
)
def test_claims_of_both_players_are_called_true_or_not_and_steps_legal_or_not(
    tree: Tree, steps: str, others: str, outcome: DisputeOutcome
) -> None:
    memory = str(tree.game.state.memory_of(Seat.A))
    ann, ben = (account_of(tree, written.replace("MEMORY", memory)) for written in (steps, others))
    assert assess(dispute(ann, ben)).outcome is outcome


def test_an_illegal_step_beside_an_untrue_claim_makes_neither_account_legal(tree: Tree) -> None:
    ann = account_of(tree, "- attack: {with: Sprout, at: player}")
    ben = account_of(tree, "- refused: {attack: First}")
    assert assess(dispute(ann, ben)).outcome is DisputeOutcome.NEITHER
    assert assess(dispute(ann, ann)).outcome is DisputeOutcome.SAME_WRONG


def test_could_this_happen_reports_a_false_claim_as_untrue(tree: Tree) -> None:
    """The other account has an illegal step, so that there is a question."""
    claimed = account_of(tree, f"{ATTACKED}\n- refused: {{block: Guard}}\n", "Ann")
    illegal = account_of(tree, f'{ATTACKED}\n- answer: "block:Theirs"\n', "Ben")
    request = request_reachability((claimed, illegal), tree.beginning.names)
    assert request.is_needed
    first, other = judge_reachability(request, None)
    assert (first.reached, other.reached) == (Reach.UNTRUE, Reach.OPEN)
    assert render_reachability(first) == "Ann: not true at that moment in any line of play: Guard can't block"
    assert first.refused_step is not None
    assert render_why(first.refused_step) == "Not true: the rules allow it"


@pytest.mark.parametrize(
    ("before", "claim"),
    [("", "refused: {block: Guard}"), ("", "allowed: {be-blocked: First}"), (ATTACKED, "refused: {attack: First}")],
)
def test_a_claim_about_another_time_is_not_judged(tree: Tree, before: str, claim: str) -> None:
    account = account_of(tree, f"{before}\n- {claim}\n")
    wrong = account.judged_steps[-1]
    assert isinstance(wrong, RefusedStep)
    assert not wrong.is_decided
    assert wrong.why.explanation.code == "another-time"
    assert assess(dispute(account, account_of(tree, ""))).outcome is DisputeOutcome.UNDECIDED


def test_an_unread_text_leaves_open_what_a_digimon_may_do() -> None:
    humming = SUNG.replace("[When Attacking] Sing a song of your choice.", "While it rains, hum.")
    tree, claimed = planted(humming), "- attack: {with: Singer, at: player}\n- refused: {block: Rested}\n"
    wrong = account_of(tree, claimed).judged_steps[-1]
    assert isinstance(wrong, RefusedStep)
    assert not wrong.is_decided
    assert wrong.why.explanation.text == "first rule on Singer: While it rains, hum."
    understood = planted(humming.replace("While it rains, hum.", ""))
    wrong = account_of(understood, claimed).judged_steps[-1]
    assert isinstance(wrong, RefusedStep)
    assert wrong.is_decided


def test_every_claim_has_its_contrary(tree: Tree) -> None:
    names = tree.beginning.names
    attacked = account_of(tree, ATTACKED)
    for account, stated in ((account_of(tree, ""), {"attack", "new"}), (attacked, {"block", "be-blocked", "new"})):
        every = [*legalities(account.game)]
        assert {legality.action for legality in every} == stated
        for legality in every:
            step = legality.step(account.game.state.label(legality.ref))
            judged = with_step(account, names, step).judged_steps[-1]
            assert judged.stated is not None
            assert judged.stated.explanation == legality.explanation(account.game)
            contrary = legality._replace(allowed=not legality.allowed)
            other = with_step(account, names, contrary.step(account.game.state.label(legality.ref))).judged_steps[-1]
            assert isinstance(judged, LegalStep) is not isinstance(other, LegalStep)


def test_one_players_false_claim_is_untrue_and_needs_no_line_of_play(tree: Tree) -> None:
    ann, ben = account_of(tree, f"{ATTACKED}\n- refused: {{block: Guard}}\n", "Ann"), account_of(tree, "", "Ben")
    assert assess(dispute(ann, ben)) == (DisputeOutcome.UNTRUE, "Ben", "Ann")
    assert not request_reachability((ann, ben), tree.beginning.names).is_needed
    legal = account_of(tree, f"{ATTACKED}\n- allowed: {{block: Guard}}\n", "Ben")
    assert assess(dispute(ann, legal)) == (DisputeOutcome.SO, "Ben", "Ann")


def test_an_account_without_a_claim_is_not_called_true(tree: Tree) -> None:
    ann = account_of(tree, f"{ATTACKED}\n- refused: {{block: Guard}}\n", "Ann")
    acts = account_of(tree, f"{ATTACKED}\n- answer: 'block:Guard'\n", "Ben")
    assert all(step.stated is None for step in acts.judged_steps)
    for accounts in ((ann, acts), (acts, ann)):
        assert assess(dispute(*accounts)) == (DisputeOutcome.UNTRUE, "Ben", "Ann")


def test_claims_alone_do_not_part_accounts(tree: Tree) -> None:
    first_account, other = account_of(tree, BLOCKED), account_of(tree, f"- expect: {{memory: {{A: 3}}}}\n{BLOCKED}")
    assert dispute(first_account, other).parting is None
    wrong = account_of(tree, f"- expect: {{memory: {{A: 5}}}}\n{BLOCKED}")
    parting = dispute(first_account, wrong).parting
    assert parting is not None
    assert parting.steps == (0, 0)


def test_a_shorter_account_contradicts_nothing(tree: Tree) -> None:
    shorter = account_of(tree, "\n".join(BLOCKED.strip().splitlines()[:2]))
    disputed = dispute(account_of(tree, BLOCKED), shorter)
    assert disputed.parting is not None
    assert disputed.parting.steps == (2, 2)
    assert not disputed.contradicts
    assert disputed.at_parting(1) is None
    assert dispute(account_of(tree, BLOCKED), account_of(tree, BLOCKED_BY_ANOTHER)).contradicts


def test_two_accounts_part_at_a_step(tree: Tree) -> None:
    first_account, other = account_of(tree, BLOCKED), account_of(tree, BLOCKED.replace("block:Guard", "no-block"))
    parting = dispute(first_account, other).parting
    assert parting is not None
    assert parting.steps == (2, 2)
    assert parting.choices[1] == "no-block"


def test_accounts_in_other_words_with_the_same_result_do_not_part(tree: Tree) -> None:
    first_account = account_of(tree, "- play: Riddle\n- answer: resolved\n")
    other = account_of(tree, "- answer: 'play:Riddle'\n- answer: resolved\n")
    assert dispute(first_account, other).parting is None


def test_an_illegal_step_parts_accounts_that_agreed_until_then(tree: Tree) -> None:
    parting = dispute(account_of(tree, BLOCKED), account_of(tree, BLOCKED_BY_ANOTHER)).parting
    assert parting is not None
    assert parting.steps == (2, 2)
    assert parting.choices[1] == ""


def test_accounts_part_at_two_refused_steps(tree: Tree) -> None:
    first_account = account_of(tree, "- attack: {with: Sprout, at: player}\n")
    other = account_of(tree, "- attack: {with: Nobody, at: player}\n")
    parting = dispute(first_account, other).parting
    assert parting is not None
    assert parting.steps == (0, 0)
    assert dispute(first_account, first_account).parting is None


def describe(step: RefusedStep) -> str:
    return step.why.explanation.text


def test_accounts_are_entered_as_branches_with_their_names(tree: Tree) -> None:
    first_account, other = account_of(tree, BLOCKED, "player A"), account_of(tree, BLOCKED_BY_ANOTHER, "player B")
    both = add_branch(add_branch(tree, first_account, describe).go(ROOT), other, describe)
    first = both.below[ROOT][0]
    assert both.nodes[first].name == "player A, player B"
    assert both.here.comment == "\n".join(map(describe, other.refused))
    assert both.nodes[both.ends[0]].game == first_account.taken[-1].game


def test_a_correction_of_the_judge_is_a_step_of_an_account(tree: Tree) -> None:
    steps = "- correct: {unsuspend: Sprout}\n- attack: {with: Sprout, at: player}\n"
    assert account_of(tree, steps).wrong is None


def test_invalid_steps_are_refused_with_their_line() -> None:
    with pytest.raises(InputError, match="an account:2"):
        read_steps("- play: [\n}", "an account")
    with pytest.raises(InputError, match="not steps"):
        read_steps("- play", "an account")


def test_an_illegal_step_in_an_account_is_refused_by_the_same_clauses() -> None:
    """DNA digivolution, burst digivolution and app fusion as steps of an account."""
    tree = planted(WAYS)
    names = tree.beginning.names
    seen = set()
    for candidate in candidates(tree.game):
        refusal = why_not(tree.game.state, candidate)
        step = write_claimed_step(tree.game, names, candidate)
        wrong = judge_account(tree.game, names, [step]).wrong
        assert refusal is not None
        assert wrong is not None, step
        assert wrong.clauses, step
        assert set(wrong.clauses) <= set(refusal.clauses), step
        seen.add(candidate.verb)
    assert {"dna", "burst", "app-fusion", "digivolve", "attack", "play"} <= seen


@pytest.mark.parametrize(
    ("position", "before", "clause"),
    [(COUNTERED, "- attack: {with: Runner, at: player}", "16-26-1@4.2"), (WHEELS, "- play: Chariot", "7-2-1@4.2")],
)
def test_an_answer_against_the_rules_is_refused_by_its_own_clause(position: str, before: str, clause: str) -> None:
    tree = planted(position)
    names = tree.beginning.names
    game = judge_account(tree.game, names, read_steps(before, "")).taken[-1].game
    (candidate,) = candidates(game)
    steps = [*read_steps(before, ""), write_claimed_step(game, names, candidate)]
    wrong = judge_account(tree.game, names, steps).wrong
    assert wrong is not None
    assert wrong.at == 1
    assert clause in wrong.clauses
