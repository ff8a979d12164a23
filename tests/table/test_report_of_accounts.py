"""Two accounts in a judge's report: their first difference, and the facts."""

from __future__ import annotations

from html import unescape

from judgeapp.engine.state.state import replace
from judgeapp.library import Library
from judgeapp.table.report.report_html import as_html
from judgeapp.table.report.report_markdown import as_markdown
from judgeapp.table.report.table_report import MAX_OF_ACCOUNT
from judgeapp.table.rulings.ruling_draft import draft_ruling
from judgeapp.table.tree.tree import ROOT, Notes, ReportHeading, Tree
from tests.table.conftest import DUEL, chosen, made, planted


def test_both_accounts_are_printed_with_their_parting(tree: Tree, library: Library) -> None:
    accounts = (
        ("Ann", "- attack: {with: First, at: player}\n"),
        ("Ben", "- attack: {with: Sprout, at: player}\n- pass: true\n"),
    )
    page_report = made(replace(tree, notes=Notes(accounts=accounts)), library)
    ann, ben = page_report.accounts
    assert page_report.parting == (
        "They differ at: Ann, step 1: Attack the player with First; Ben, step 1: Ann: Attack the player with Sprout."
    )
    assert [(line.legal, line.parts) for line in ann.lines] == [(True, True)]
    assert ben.lines[0].legal is False
    assert ben.lines[0].parts
    assert ben.lines[0].clauses
    assert "not legal: " in ben.lines[0].text
    assert ben.lines[1].text.startswith("Legal instead: ")
    # The clauses that refused the step are proposed for the ruling.
    assert set(ben.lines[0].clauses) & {clause.number for clause in page_report.clauses}
    # The next step is checked as if the first hadn't happened.
    assert ben.lines[2].text == "What follows is checked as if this hadn't happened."
    assert (ben.lines[3].legal, ben.lines[3].number) == (True, "2")
    text = as_markdown(page_report)
    assert "### Ann\n\n- 1\\. ✓ Ann: Attack the player with First ≠ *Here they differ*" in text
    assert "### Ben\n\n- 1\\. × Ann: Attack the player with Sprout" in text
    assert page_report.parting.replace(":", "") in text.replace("\\", "").replace(":", "")


_ATTACK = "- attack: {with: First, at: player}\n- answer: Striker/effects.0\n"


def _argued(tree: Tree, ann: str, ben: str) -> Tree:
    return replace(tree, notes=Notes(accounts=(("Ann", _ATTACK + ann), ("Ben", _ATTACK + ben))))


def test_clauses_that_decide_between_accounts_are_proposed_not_shared_ones(blocked: Tree, library: Library) -> None:
    """Steps that both accounts share decide nothing."""
    mine, other = '- answer: "block:Guard"\n', '- answer: "block:Theirs"\n- pass: true\n'
    both = {c for step in made(blocked, library).steps[:-1] for c in step.lines[0].clauses}
    for ann, ben in ((mine, other), (other, mine)):
        page_report = made(_argued(blocked, ann, ben), library)
        proposed = [clause.number for clause in page_report.clauses]
        # First why one block is illegal, then why the other is legal; without the consequences.
        assert proposed == ["12-1-1@4.2", "16-5-1@4.2", "12-1-4@4.2", "12-1-7-1@4.2"]
        assert not both & set(proposed)
    # Both are legal: the clauses of the decision, then those of both outcomes or of the outcome that the ruling
    # follows.
    came = ["12-1-1@4.2", "12-1-7-1@4.2"], ["11-5-1-1@4.2", "11-5-1-1-1@4.2"]
    for followed, clauses in ((-1, [*came[0], *came[1]]), (0, came[0]), (1, came[1])):
        page_report = made(_argued(blocked, mine, "- answer: no-block\n"), library, followed=followed)
        assert [clause.number for clause in page_report.clauses] == ["11-4-1@4.2", *clauses]
    # A later illegal step is the reason.
    page_report = made(
        _argued(blocked, mine + "- attack: {with: Sprout, at: player}\n", "- answer: no-block\n"), library
    )
    refused = next(line.clauses for line in page_report.accounts[0].lines if line.legal is False)
    assert refused
    proposed = [clause.number for clause in page_report.clauses]
    assert proposed[: len(refused)] == [*refused[: len(proposed)]]
    # The player chooses the order of the two effects.
    first = "- attack: {with: First, at: player}\n- answer: Striker/effects.%s\n"
    accounts = (("Ann", first % 0), ("Ben", first % 1))
    page_report = made(replace(blocked, notes=Notes(accounts=accounts)), library)
    assert "15-4-3-4@4.2" in {clause.number for clause in page_report.clauses}
    # Identical accounts: the clauses of the game are proposed as usual.
    page_report = made(_argued(blocked, mine, mine), library)
    assert page_report.clauses == made(blocked, library).clauses


def test_the_account_of_player_a_comes_first(blocked: Tree, library: Library) -> None:
    argued = _argued(blocked, '- answer: "block:Guard"\n', "- answer: no-block\n")
    for names in (("Ann", "Ben"), ("Ben", "Ann")):
        page_report = made(argued, library, heading=ReportHeading(player_a=names[0], player_b=names[1]))
        assert [account.who for account in page_report.accounts] == [*names]
        ruling = draft_ruling(page_report, argued)
        assert [text.splitlines()[0] for text in (ruling.account_a, ruling.account_b)] == [*names]


def test_a_report_on_two_accounts_has_no_other_branch_and_ends_at_the_disputed_step(
    tree: Tree, blocked: Tree, library: Library
) -> None:
    argued = _argued(blocked, '- answer: "block:Guard"\n', "- answer: no-block\n")
    beyond = argued.choose(blocked.game.decision.options[0].key) if blocked.game.decision is not None else argued
    assert beyond.current != argued.current
    other = replace(planted(DUEL), notes=argued.notes)
    elsewhere = chosen(other, "attack:Striker>Sprout")
    handed_over = made(beyond, library, question="May it block?", ends_at_dispute=True)
    steps = {len(of.steps) for of in (made(argued, library), handed_over)}
    assert steps == {len(blocked.path(blocked.current)) - 1}
    assert "blocks First" in as_markdown(handed_over)
    page_report = made(elsewhere, library, ends_at_dispute=True)
    assert (page_report.steps, page_report.node) == ((), ROOT)
    # If the judge has played on, the whole game is reported.
    assert [made(at, library).node for at in (beyond, elsewhere)] == [beyond.current, elsewhere.current]
    # Without a dispute the whole game is reported.
    same = _argued(beyond, '- answer: "block:Guard"\n', '- answer: "block:Guard"\n')
    assert made(same, library).node == beyond.current
    # The ruling has the same steps, names the difference, and gives the rules' answer if there is one.
    ruling = draft_ruling(handed_over, beyond)
    parting = "They differ at: Ann, step 3: Ben: Block with Guard; Ben, step 3: No block."
    assert (ruling.question, ruling.answer) == ("May it block?", "")
    assert ruling.record.startswith(f"{parting}\n\n")
    unasked = draft_ruling(made(beyond, library), beyond)
    assert unasked.question == "According to Ann: Block with Guard; according to Ben: No block. Which is right?"
    assert parting in unasked.record
    wrong = _argued(tree, '- answer: "block:Guard"\n', '- answer: "block:Theirs"\n')
    answer = draft_ruling(made(wrong, library), wrong).answer
    assert answer.startswith("What Ann says is legal; what Ben says isn't.\n- Ben: Block with Theirs – not legal: ")
    assert "12-1-1" in answer
    assert draft_ruling(made(wrong, library, ruling="It may.", question="Q"), wrong).question == "Q"
    by_ann = _argued(tree, '- answer: "block:Theirs"\n', '- answer: "block:Guard"\n')
    assert "\n- Ann: Block with Theirs – not legal: " in draft_ruling(made(by_ann, library), by_ann).answer
    # Effects resolved by hand in the accounts are listed, although nothing was played.
    riddle = "- play: Riddle\n- answer: resolved\n"
    ann, ben = (f'{riddle}{_ATTACK}- answer: "block:{guard}"\n' for guard in ("Guard", "Theirs"))
    solved = replace(tree, notes=Notes(accounts=(("Ann", ann), ("Ben", ben))))
    page_report = made(solved, library)
    ((label, text),) = page_report.by_hand
    assert "Solve the riddle" in text
    answer = draft_ruling(page_report, solved).answer
    assert answer.startswith("What Ann says is legal; what Ben says isn't.\n- Ben: ")
    assert answer.endswith(f"\n- {label}: {text}")


def test_a_report_has_the_step_of_the_legal_account_that_the_ruling_follows(blocked: Tree, library: Library) -> None:
    """12-1-1: to block is as legal as not to. The table had tried both, and stood at the block."""
    argued = _argued(blocked, '- answer: "block:Guard"\n', "- answer: no-block\n")
    both = replace(argued.undo().choose("no-block").go(argued.current), notes=argued.notes)
    steps = {
        followed: [step.choice for step in made(both, library, ends_at_dispute=True, followed=followed).steps]
        for followed in (0, 1)
    }
    assert steps == {0: [*steps[0][:-1], "Ben: Block with Guard"], 1: [*steps[0][:-1], "Ben: No block"]}
    # The followed one has not been played: what both say, and no more.
    other = made(argued, library, ends_at_dispute=True, followed=1)
    assert [step.choice for step in other.steps] == steps[0][:-1]


def test_a_report_on_two_accounts_has_answer_and_cards(tree: Tree, library: Library) -> None:
    """Even though nothing was played at the table."""
    page_report = made(_argued(tree, '- answer: "block:Guard"\n', '- answer: "block:Theirs"\n'), library)
    for text in (as_markdown(page_report), as_html(page_report)):
        assert "What Ann says is legal; what Ben says isn't." in unescape(text)
    names = [card.texts[0].name for card in page_report.cards]
    # Only the cards involved in the first difference, and none of the other hand.
    assert names[:2] == ["Guard", "Sprout"]
    assert "Striker" in names
    assert "Riddle" not in names
    guard = '- answer: "block:Guard"\n'
    both = made(_argued(tree, guard, guard), library)
    assert both.outcome == "Both accounts lead to the same result."


def test_every_clause_of_both_accounts_can_be_cited(tree: Tree, library: Library) -> None:
    """Even though nothing was played, and whatever is proposed."""
    page_report = made(_argued(tree, '- answer: "block:Guard"\n', '- answer: "block:Theirs"\n'), library)
    assert {"12-1-1@4.2", "16-5-1@4.2", "12-1-7-1@4.2", "14-2-2@4.2", "11-2-8-1@4.2"} <= set(page_report.cited)
    chosen_none = made(_argued(tree, "- pass: true\n", ""), library, clauses=())
    assert chosen_none.clauses == ()
    assert chosen_none.cited == made(_argued(tree, "- pass: true\n", ""), library).cited


def test_the_page_shows_a_long_account_around_its_illegal_step(tree: Tree, library: Library) -> None:
    turns = "- pass: true\n- nothing: true\n" * 8
    accounts = (("Ann", turns), ("Ben", f"{turns}- attack: {{with: Banner, at: player}}\n"))
    page_report = made(replace(tree, notes=Notes(accounts=accounts)), library)
    assert len(page_report.accounts[1].lines) > MAX_OF_ACCOUNT
    text = as_markdown(page_report)
    assert "Too many to print" in text
    assert "× Ann: Attack the player with Banner" in text
    assert "Attack the player with Banner" in as_html(page_report)


def test_a_claimed_number_is_printed_beside_the_true_one(tree: Tree, library: Library) -> None:
    accounts = (("Ann", "- expect: {memory: {A: 3}}\n- expect: {dp: {First: 7000}}\n"), ("Ben", "- pass: true\n"))
    page_report = made(replace(tree, notes=Notes(accounts=accounts)), library)
    right, wrong = page_report.accounts[0].lines
    assert (right.text, right.legal) == ("Ann's memory is 3", True)
    assert wrong.legal is False
    assert wrong.text == ("The DP of First is 7000 – not true: the DP of First is 6500, printed 5000")
    assert "2-5-2@4.2" in wrong.clauses
    assert '<p class="wrong">2. × The DP of First is 7000' in as_html(page_report)


def test_a_single_account_is_printed_and_ruled_on_in_words(tree: Tree, library: Library) -> None:
    """The other player hasn't spoken yet, or never will."""
    alone = replace(tree, notes=Notes(accounts=(("Ann", ""), ("Ben", _ATTACK + '- answer: "block:Theirs"\n'))))
    page_report = made(alone, library)
    assert "× Ben: Block with Theirs – not legal" in as_markdown(page_report)
    assert "× Ben: Block with Theirs – not legal" in as_html(page_report)
    ruling = draft_ruling(page_report, alone)
    assert ruling.answer.startswith("What Ben says isn't legal.\n- Ben: Block with Theirs – not legal: ")
    assert ruling.account_a == ""
    assert ruling.account_b.startswith("Ben\n✓ ")
    assert "block:Theirs" not in ruling.account_b
    # No ruling on a legal account: the other player hasn't spoken yet.
    legal = replace(tree, notes=Notes(accounts=(("Ann", _ATTACK), ("Ben", ""))))
    assert draft_ruling(made(legal, library), legal).answer == ""


def test_unreadable_accounts_have_no_section(tree: Tree, library: Library) -> None:
    for accounts in ((), (("Ann", " "), ("Ben", "")), (("Ann", "x"), ("Ben", "- 3"))):
        page_report = made(replace(tree, notes=Notes(accounts=accounts)), library)
        assert page_report.accounts == ()
        assert "Two accounts" not in as_html(page_report)


def test_accounts_with_the_same_result_say_so(tree: Tree, library: Library) -> None:
    same = (("Ann", "- pass: true"), ("Ben", "- pass: true"))
    page_report = made(replace(tree, notes=Notes(accounts=same)), library)
    assert page_report.parting == ""
    assert "Both accounts lead to the same result." in as_markdown(page_report)


def test_report_and_ruling_use_the_players_names(blocked: Tree, library: Library) -> None:
    """A seat is replaced by its player's name; without a name it stays."""
    argued = _argued(blocked, '- answer: "block:Guard"\n', "- answer: no-block\n")
    page_report = made(argued, library)
    assert page_report.accounts[0].lines[-1].text == "Ben: Block with Guard"
    assert any(step.choice == "Ann: Attack the player with First" for step in page_report.steps)
    assert any(line.text == "Ben's battle area" for line in page_report.position)
    assert draft_ruling(page_report, argued).players == ("Ann", "Ben")
    # Names in the report's heading have priority, also in the ruling.
    headed = made(argued, library, heading=ReportHeading(player_a="Ann Archer"))
    assert (headed.heading.player_a, headed.heading.player_b) == ("Ann Archer", "Ben")
    # Default names count as missing, in any language.
    for first, other in (("Player A", "Player B"), ("Spieler A", "プレイヤーB"), ("玩家A", "")):
        accounts = tuple(zip((first, other), (text for _, text in argued.notes.accounts), strict=True))
        unnamed = replace(argued, notes=Notes(accounts=accounts))
        page_report = made(unnamed, library)
        assert [account.who for account in page_report.accounts] == ["Player A", "Player B"]
        assert page_report.accounts[0].lines[-1].text == "B: Block with Guard"
        assert draft_ruling(page_report, unnamed).players == ()
    # Two players with the same name are called A and B.
    same = replace(argued, notes=Notes(accounts=tuple(("Ann", text) for _, text in argued.notes.accounts)))
    assert made(same, library).accounts[0].lines[-1].text == "B: Block with Guard"


def test_names_in_the_heading_decide_whose_an_account_is(blocked: Tree, library: Library) -> None:
    """Seat A attacks, seat B blocks, whatever the order of the accounts."""
    block, none = f'{_ATTACK}- answer: "block:Guard"\n', f"{_ATTACK}- answer: no-block\n"
    heading = ReportHeading(player_a="Ann", player_b="Ben")
    for first, other in (("Ann", "Ben"), ("Ben", "Ann"), ("ben", "ANN"), ("Ben", ""), ("", "Ann"), ("B", "A")):
        argued = replace(blocked, notes=Notes(accounts=((first, block), (other, none))))
        page_report = made(argued, library, heading=heading)
        for text in (as_markdown(page_report), as_html(page_report)):
            assert "Ann: Attack the player with First" in text
            assert "Ben: Block with Guard" in text
            assert "Ben: Attack" not in text
            assert "Ann: Block" not in text
        assert any(line.text == "Ben's battle area" for line in page_report.position)
        ruling = draft_ruling(page_report, argued)
        assert ruling.players == ("Ann", "Ben")
        by_ann, by_ben = (text.partition("\n") for text in (ruling.account_a, ruling.account_b))
        if (first, other) == ("Ann", "Ben"):
            assert (by_ann[0], by_ben[0]) == ("Ann", "Ben")
            assert "Block with Guard" in by_ann[2]
        else:
            assert (by_ann[0], by_ben[0]) == (other or "Ann", first or "Ben")
            assert "Block with Guard" in by_ben[2]
    argued = replace(blocked, notes=Notes(accounts=(("Ben", block), ("Ann", none))))
    assert made(argued, library, heading=heading).parting == (
        "They differ at: Ben, step 3: Block with Guard; Ann, step 3: Ben: No block."
    )


def test_names_that_contradict_the_heading_or_mean_the_other_seat_are_not_used(blocked: Tree, library: Library) -> None:
    block, none = f'{_ATTACK}- answer: "block:Guard"\n', f"{_ATTACK}- answer: no-block\n"
    for heading, names, attacker, blocker in (
        (ReportHeading(player_a="Cat"), ("Ann", "Ben"), "Cat", "B"),
        (ReportHeading(player_a="B"), ("Player A", "Player B"), "A", "B"),
        (ReportHeading(player_a="B", player_b="A"), ("", ""), "A", "B"),
        (ReportHeading(player_a="Player B"), ("", "Ben"), "A", "Ben"),
        (ReportHeading(), ("B", "A"), "A", "B"),
        (ReportHeading(), ("B", "Ann"), "Ann", "B"),
    ):
        argued = replace(blocked, notes=Notes(accounts=((names[0], block), (names[1], none))))
        page_report = made(argued, library, heading=heading)
        assert page_report.steps[0].choice == f"{attacker}: Attack the player with First"
        is_swapped = names[0] == "B"
        assert page_report.accounts[is_swapped].lines[-1].text == f"{blocker}: Block with Guard"
        shown = tuple(name if name not in ("A", "B") else "" for name in (attacker, blocker))
        assert page_report.heading.players == shown


def test_security_checks_of_an_account_are_listed_in_report_and_ruling(blocked: Tree, library: Library) -> None:
    argued = _argued(blocked, '- answer: "block:Guard"\n', "- answer: no-block\n")
    page_report = made(argued, library)
    assert not any("checks" in line.text for line in page_report.accounts[0].lines)
    *_, no_block, check = page_report.accounts[1].lines
    assert no_block.text == "Ben: No block"
    assert (check.legal, check.text.partition(":")[0]) == (None, "First checks an unknown card")
    assert "its security effect, if any, isn't considered" in check.text
    assert "13-1-1@4.2" in check.clauses
    assert check.text in draft_ruling(page_report, argued).account_b
    known = planted(DUEL.replace("security: 3", "security: [Guard]"))
    argued = replace(known, notes=Notes(accounts=(("Ann", ""), ("Ben", f"{_ATTACK}- answer: no-block\n"))))
    assert made(argued, library).accounts[1].lines[-1].text == "First checks Guard 2"
