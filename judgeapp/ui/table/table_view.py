"""Everything that a table shows of its game, made from its state."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from msgspec import Struct

from judgeapp.clauses.citing import by_leading, citation_run
from judgeapp.clauses.renumbering import EDITIONS
from judgeapp.editions.taught import Touched
from judgeapp.engine.events import EventKind
from judgeapp.engine.judge import JUDGE
from judgeapp.engine.state.state import replace
from judgeapp.messages.punctuation import brief, comma_list, labelled, semicolon_list
from judgeapp.table.board.board import board
from judgeapp.table.board.snapshot import Board, UnreadSnapshot, WaitingSnapshot
from judgeapp.table.deciding.aiming import Aiming
from judgeapp.table.deciding.candidates import EXPLAINED_DECISIONS, Candidate, candidates, candidates_unasked, why_not
from judgeapp.table.deciding.options import Choice, Question, is_counted
from judgeapp.table.rendering.rendering import card_name_text
from judgeapp.table.rendering.texts import event_text, option_text
from judgeapp.table.report.relevance import nearness
from judgeapp.table.results import Results
from judgeapp.table.sentences import render_sentence
from judgeapp.table.tree.tree import ROOT, Node, Tree
from judgeapp.ui.localization import translate
from judgeapp.ui.signs import BRANCH, CHOICE, JUDGED, NOT
from judgeapp.ui.table.intents import Activate, Click, Drag
from judgeapp.ui.table.lines.cited_line import CitedLine, Line, LineKind
from judgeapp.ui.table.table_state import ExplainedEvent, NodeTexts, TableState
from judgeapp.ui.table.wording import (
    because_of,
    card_effect_text,
    offered_text,
    question_text,
    reasons_text,
    waiting_text,
)

# The line of the timeline that stands for the decision, and the line by which the judge resolves the effect by hand.
NOW, BY_HAND = "now", object()
_MAX_DEPTH = 3
_MIN_FOLDED = 2
_MAX_LENGTH = 48  # letters of a choice in the tree of branches
_MAX_REASONS = 4  # reasons shown beside a card with which nothing can be done

Marks = tuple[int | str, ...]


class DecisionView(Struct, frozen=True):
    title: str
    about: str
    clauses: tuple[str, ...]
    unread: str
    is_earlier: bool  # the board shows an earlier moment
    lines: tuple[Line, ...]  # options, gaps in texts, and closed options
    free: str  # an answer besides: "order" of the cards `shuffled`, "number" of repetitions
    shuffled: tuple[tuple[int, str], ...]
    is_open: bool
    explains: bool  # closed options can be explained
    lists_closed: bool


class TimelineView(Struct, frozen=True):
    lines: tuple[Line, ...]
    row: int  # row of the selected event


class BranchesView(Struct, frozen=True):
    lines: tuple[Line, ...]
    has_branches: bool  # there is more than the timeline shows
    current: int  # number of the current node, with its name and comment
    name: str
    comment: str


class TableView(Struct, frozen=True):
    board: Board
    seat: str
    marks: Marks  # highlights on the board
    pending: tuple[Line, ...]
    timeline: TimelineView
    branches: BranchesView
    decision: DecisionView

    @property
    def has_history(self) -> bool:
        """True if there is more than the beginning and what is decided there."""
        return len(self.timeline.lines) > 1 or self.branches.has_branches

    causes: tuple[Line, ...]


def view_of(state: TableState, texts: NodeTexts, results: Results, touched: Touched | None = None) -> TableView:
    """The view of a state. `touched`: changes of an edition unknown to the engine."""
    shown = results.of(board, state.shown_state, state.spoken)
    return TableView(
        shown,
        state.seat,
        marks_of(state, texts),
        results.all_of(waiting_lines, shown),
        _timeline(state, texts, touched),
        _branches(state, texts),
        _decision(state, texts),
        tuple(_causes(state, texts, state.asked)) if state.asked is not None else (),
    )


# -- the decision -----------------------------------------------------------------------------------


def _decision(state: TableState, texts: NodeTexts) -> DecisionView:
    asked, tree = texts.question(state), state.shown
    is_earlier = state.looks_at is not None
    missed = texts.not_triggered(state)
    if asked is not None:
        title, about, clauses = question_text(asked), card_effect_text(asked.card, asked.about), asked.clauses
    else:
        result = tree.game.result
        winner = result.winner.value if result is not None and result.winner else ""
        title = translate("DecisionPanel", "The game is over")
        about = translate("DecisionPanel", "A draw.")
        if winner:
            about = translate("DecisionPanel", "{seat} has won.").format(seat=winner)
        clauses = result.clauses if result is not None else ()
    explains = is_earlier or bool(missed) or (asked is not None and asked.kind in EXPLAINED_DECISIONS)
    return DecisionView(
        title,
        about,
        clauses,
        _unread_text(asked) if asked is not None and asked.unread else "",
        is_earlier,
        tuple(_option_lines(state, asked, tree, missed)),
        asked.free if asked is not None else "",
        _shuffled(tree) if asked is not None and asked.free == "order" else (),
        asked is not None,
        explains,
        state.lists_closed,
    )


def _option_lines(
    state: TableState, asked: Question | None, tree: Tree, missed: Sequence[ExplainedEvent]
) -> Iterator[Line]:
    # Options that are open now weren't open then.
    if asked is not None and not (state.lists_closed and state.looks_at is not None):
        yield from _open(asked, tree)
        yield from _unread(asked)
    if state.lists_closed and (asked is not None or state.looks_at is not None):
        yield from _not_open(state, _closed(state))
    if state.lists_closed and missed:
        yield CitedLine(translate("DecisionPanel", "Did not trigger"), kind=LineKind.HEAD), None
        for event in missed:
            yield (CitedLine(event_text(event.explanation), 0, "", _cited_by(event), LineKind.NOT, NOT), event)


def _open(asked: Question, tree: Tree) -> Iterator[Line]:
    number = 0
    if asked.kind == "by-hand":
        # First of all, so that no other line is chosen by a key that was meant for it.
        yield CitedLine(translate("DecisionPanel", "Resolve the effect by hand")), BY_HAND
    for group in asked.groups:
        alone = len(group.choices) == 1 or not group.label
        if not alone:
            yield CitedLine(card_name_text(group.label), kind=LineKind.HEAD), None
        for choice in group.choices:
            number += 1
            template = translate("board", "cost {cost}")
            if choice.is_assumed:
                template = translate("board", "cost {cost} (assumed)")
            cost = template.format(cost=choice.cost) if choice.cost is not None else ""
            yield CitedLine(offered_text(choice), 0 if alone else 1, str(number), aside=cost), choice


def _unread(asked: Question) -> Iterator[Line]:
    """Texts not understood that may matter to the decision."""
    if asked.unread:
        yield CitedLine(_unread_text(asked), kind=LineKind.HEAD), None
    for unread in asked.unread:
        text = card_effect_text(unread.card, unread.text)
        remark = translate("DecisionPanel", "You'll be asked when it may trigger.") if unread.perhaps else ""
        yield CitedLine(text, kind=LineKind.NOT, sign="?", remark=remark), unread


def _unread_text(asked: Question) -> str:
    return translate(
        "DecisionPanel", "%n text(s) here are not understood: rule on them yourself", "", len(asked.unread)
    )


def _closed(state: TableState) -> tuple[Candidate, ...]:
    """Candidates that aren't open; at an earlier step, those without a decision."""
    if state.looks_at is not None:
        return candidates_unasked(state.shown_state, state.spoken)
    return candidates(state.game_at(state.tree.current), state.spoken)


def _not_open(state: TableState, closed: Sequence[Candidate]) -> Iterator[Line]:
    is_earlier, shown = state.looks_at is not None, state.shown_state
    if closed:
        text, then = translate("DecisionPanel", "Not possible"), translate("DecisionPanel", "Not possible then")
        yield CitedLine(then if is_earlier else text, kind=LineKind.HEAD), None
    elif is_earlier:
        yield CitedLine(translate("DecisionPanel", "There was no decision then"), kind=LineKind.HEAD), None
    unknown = [c for c in closed if c.verb == "digivolve" and is_counted(shown, c.card)]
    if unknown:
        remark = translate("DecisionPanel", "its digivolution requirements aren't known")
        text = translate("DecisionPanel", "Digivolve into an unknown card in the hand")
        yield CitedLine(text, kind=LineKind.NOT, sign=NOT, remark=remark), unknown[0]
    for candidate in closed:
        if candidate in unknown:
            continue
        refusal, text = why_not(shown, candidate), option_text(candidate.explanation)
        if refusal is None:
            remark = translate("DecisionPanel", "Legal, but it isn't an option now.")
            if is_earlier:
                remark = translate("DecisionPanel", "Legal, but it wasn't an option then.")
            yield CitedLine(text, kind=LineKind.NOT, sign=NOT, remark=remark), candidate
            continue
        reasons = [reasons_text(refusal.clauses)]
        if refusal.by:
            reasons.append(translate("DecisionPanel", "because of {card}").format(card=refusal.by))
        if refusal.unread:
            texts = semicolon_list(refusal.unread)
            reasons.append(translate("DecisionPanel", "first rule on {texts}").format(texts=texts))
        yield CitedLine(text, 0, "", refusal.clauses, LineKind.NOT, NOT, comma_list(filter(None, reasons))), candidate


def _shuffled(tree: Tree) -> tuple[tuple[int, str], ...]:
    decision, state = tree.game.decision, tree.game.state
    cards = decision.options[0].facts["cards"] if decision is not None else ()
    refs = [c for c in cards if isinstance(c, int)] if isinstance(cards, tuple) else []
    return tuple((ref, card_name_text(state.label(ref))) for ref in refs)


def _cited_by(event: ExplainedEvent) -> tuple[str, ...]:
    return tuple(clause for clause in event.event.clauses if clause != JUDGE)


# -- highlights on the board, and clicks on it -------------------------------------------------------


def marks_of(state: TableState, texts: NodeTexts) -> Marks:
    """Marks on the board: the card clicked last and its targets; or the choices at a decision of its own, which a click
    makes."""
    asked = texts.question(state)
    if asked is None or state.looks_at is not None:
        return ()
    if state.source:
        return aiming(state, texts).marks(state.source)
    return () if asked.is_of_a_phase else tuple(ref for choice in asked.choices() for ref in choice.refs)


def marks_of_line(thing: Any) -> Marks | None:
    """Marks of a line; None if it isn't about anything on the board."""
    match thing:
        case Choice() | Candidate():
            return thing.refs
        case UnreadSnapshot(ref=ref) | WaitingSnapshot(ref=ref):
            return (ref,)
        case ExplainedEvent():
            return thing.event.ids("unit") or thing.event.ids("card")
    return None


def aiming(state: TableState, texts: NodeTexts) -> Aiming[Choice]:
    """The open options, as the board points at them."""
    asked = texts.question(state)
    return Aiming([*asked.choices()] if asked else [], asked.seat if asked else "")


class Aimed(NamedTuple):
    """Result of an intent on the board."""

    source: int  # the card that was clicked last from now on
    marks: Marks | None = None  # new highlights
    choice: Choice | None = None  # the option that is chosen, or only gone to
    is_chosen: bool = False
    refusals: Sequence[CitedLine] = ()  # why there is none


def aimed(state: TableState, texts: NodeTexts, intent: Activate | Click | Drag, at: Any = None) -> Aimed:
    """Result of an intent on the board. The only option meant is chosen, of several the first is gone to, or by keys
    the one after `at`. In the main phase a click only goes to the options of its card, and their targets stand out; the
    next click on one of those chooses it."""
    asked, aims = texts.question(state), aiming(state, texts)
    ref, source, marks, only_goes, place = intent.ref, state.source, None, False, 0
    refs: tuple[int, ...] = (source, ref)
    match intent:
        case Activate():
            # Only listed options are cycled through.
            is_listed = state.looks_at is None or not state.lists_closed
            choices, refs = (aims.of(ref) or aims.about(ref)) if is_listed else [], (ref,)
            place = choices.index(at) + 1 if at in choices else 0
        case Drag():
            choices, source, refs = aims.dragged(ref, intent.onto, intent.place), ref, (ref, intent.onto)
        case Click():
            is_of_a_phase = asked is not None and asked.is_of_a_phase
            choices = aims.clicked(source, ref, intent.place, is_of_a_phase=is_of_a_phase)
            if not choices and is_of_a_phase:
                choices, source, only_goes = aims.of(ref) or aims.at(intent.place) or aims.about(ref), ref, True
    if source != state.source:
        marks = marks_of(replace(state, source=source), texts)
    if not choices:
        return Aimed(source, marks, refusals=_refusals(state, refs))
    choice, is_chosen = choices[place % len(choices)], len(choices) == 1 and not only_goes
    if isinstance(intent, Activate) and not is_chosen:
        marks = choice.refs
    return Aimed(source, marks, choice, is_chosen)


def choices_of(state: TableState, texts: NodeTexts, ref: int, place: str) -> list[Choice]:
    """The options of a card, or about it, or about a place."""
    aims = aiming(state, texts)
    own = aims.of(ref)
    return [*own, *(choice for choice in aims.about(ref) if choice not in own)] or aims.at(place)


def _refusals(state: TableState, refs: tuple[int, ...]) -> list[CitedLine]:
    """Reasons why no option about these cards is open, or else about the last or first of them, without duplicates."""
    meant = tuple(dict.fromkeys(filter(None, refs)))
    closed = _closed(state) if meant and state.looks_at is None else ()
    for some in (meant, meant[-1:], meant[:1]):
        about = [candidate for candidate in closed if candidate.refs and set(some) <= set(candidate.refs)]
        own = [candidate for candidate in about if candidate.ref == some[0]] or about
        lines: dict[object, CitedLine] = {}
        for line, thing in _not_open(state, own):
            if isinstance(thing, Candidate):
                lines.setdefault((thing.verb, line.remark, line.clauses), line)
        if lines:
            return [*lines.values()][:_MAX_REASONS]
    return []


# -- the pending effects ----------------------------------------------------------------------------


def waiting_lines(board: Board) -> Iterator[Line]:
    """Lines of a board's pending effects, each with the effect or the batch."""
    for place, group in enumerate(board.pending, 1):
        template = translate("waiting", "{seat}'s effects, {why}")
        if group.chooses:
            template = translate("waiting", "{seat}'s effects, {why}; {seat} chooses the next one")
        text = template.format(seat=group.seat, why=render_sentence("table", f"order-{group.why}"))
        yield CitedLine(text, 0, f"{place}.", group.clauses, LineKind.STRONG), group
        for waiting in group.waiting:
            yield CitedLine(waiting_text(waiting, with_cause=True), 1), waiting
    for later in board.later:
        text = translate("waiting", "Later ({timing}): {effect}").format(
            timing=later.timing, effect=waiting_text(later.waiting, with_cause=True)
        )
        # A board that names its edition is played by another than the leading one.
        clauses = ("18-1",) if board.edition == EDITIONS[0] else by_leading(("18-1",))
        yield (CitedLine(text, 0, "", clauses, LineKind.MUTED), later.waiting)


# -- the timeline -----------------------------------------------------------------------------------


class Fold(NamedTuple):
    """Events that stand in one line; `begin`: node and place of the first one."""

    events: tuple[Any, ...]

    @property
    def begin(self) -> tuple[int, int]:
        first = self.events[0]
        return (first.node, first.place) if isinstance(first, ExplainedEvent) else (-1, -1)


def _timeline(state: TableState, texts: NodeTexts, touched: Touched | None) -> TimelineView:
    lines = [*_folded([*_lines_of_way(state, texts, touched)], state)]
    things = [thing for _, thing in lines]
    row = things.index(state.looks_at or NOW)
    lines[row] = (dataclasses.replace(lines[row][0], brief=False), things[row])
    return TimelineView(tuple(lines), row)


def _folded(lines: list[Line], state: TableState) -> Iterator[Line]:
    """Lines with consecutive ones that are only on the way folded into one, which can be opened; not if one of them is
    selected."""
    for is_on_the_way, run in groupby(lines, lambda line: _is_on_the_way(line, state)):
        some = [*run]
        things = [thing for _, thing in some]
        fold = Fold(tuple(things))
        if not is_on_the_way or len(some) < _MIN_FOLDED or state.looks_at in things or fold.begin in state.opened:
            yield from some
            continue
        ends = (line.text for line, thing in some if thing.event.kind is EventKind.ATTACK_ENDED)
        text, number = next(ends, translate("Timeline", "In between")), f"{some[0][0].number}–{some[-1][0].number}"
        clauses = tuple(dict.fromkeys(clause for line, _ in some for clause in line.clauses))
        depth, tip = min(line.depth for line, _ in some), "\n".join(line.text for line, _ in some)
        yield CitedLine(text, depth, number, clauses, LineKind.MUTED, CHOICE, tip=tip, quiet=True), fold


def _is_on_the_way(line: Line, state: TableState) -> bool:
    """True for an event that a report leaves out, too; and for the refusal of an option that is listed with it now."""
    cited, thing = line
    if not isinstance(thing, ExplainedEvent) or cited.sign or cited.remark:
        return False
    is_listed = state.lists_closed and thing.node == state.tree.current
    return nearness(thing.event) is None or (thing.event.kind is EventKind.CANNOT and is_listed)


def _lines_of_way(state: TableState, texts: NodeTexts, touched: Touched | None) -> Iterator[Line]:
    """Every choice and event up to the current position, the decision there, and the undone line."""
    tree, asked = state.tree, texts.question(state)
    for node in tree.path(tree.current):
        yield from texts.lines_of(state, node.number, _of_node, touched, ahead=False)
    text = question_text(asked) if asked is not None else translate("Timeline", "The game is over")
    yield CitedLine(text, kind=LineKind.HERE), NOW
    for number in state.ahead:
        yield from texts.lines_of(state, number, _of_node, touched, ahead=True)


def _of_node(
    node: Node, choice: str, events: Sequence[ExplainedEvent], touched: Touched | None, *, ahead: bool
) -> Iterator[Line]:
    depths: dict[int, int] = {}
    above: dict[int, int] = {}  # the last event of each depth
    if node.number != ROOT or node.comment:
        text, remark = (choice, node.comment) if node.number != ROOT else (node.comment, "")
        sign = JUDGED if node.is_of_the_judge else CHOICE
        kind = LineKind.MUTED if ahead else LineKind.STRONG
        yield CitedLine(text, kind=kind, sign=sign, remark=remark), node
    for explained in events:
        event, clauses = explained.event, _cited_by(explained)
        depths[event.number] = depth = min(depths.get(event.cause, 0) + 1, _MAX_DEPTH)
        above[depth] = event.number
        # Where it is set in below its cause, it needn't name that.
        cause = 0 if above.get(depth - 1) == event.cause else event.cause
        text = because_of(event_text(explained.explanation), cause)
        kind = LineKind.MUTED if ahead else LineKind.PLAIN
        sign = "" if len(clauses) == len(event.clauses) else JUDGED
        remark, number = _changed(clauses, touched), str(event.number)
        yield CitedLine(text, depth - 1, number, clauses, kind, sign, remark, brief=True), explained


def _changed(clauses: tuple[str, ...], touched: Touched | None) -> str:
    if touched is None or not (changed := touched.of(clauses)):
        return ""
    template = translate("Timeline", "changed in {edition}, check: {clauses}")
    return template.format(edition=touched.edition, clauses=comma_list(citation_run(changed)))


# -- the branches -----------------------------------------------------------------------------------


def _branches(state: TableState, texts: NodeTexts) -> BranchesView:
    tree, here = state.tree, state.tree.here
    splits = len(tree.ends) > 1 or any(node.name or node.comment for node in tree.nodes.values())
    return BranchesView(tuple(_branch_lines(state, texts)), splits, here.number, here.name, here.comment)


def _branch_lines(state: TableState, texts: NodeTexts) -> Iterator[Line]:
    """Lines of branches: unindented while there is one way; if several, each is indented, with a sign first."""
    # (node, depth, whether others branch off beside it). Not recursive: a line may have any length.
    waiting = [(ROOT, 0, False)]
    while waiting:
        number, depth, branches = waiting.pop()
        node = state.tree.nodes[number]
        sign = JUDGED if node.is_of_the_judge else BRANCH if branches else ""
        choice = brief(texts.choice_text(state, number), _MAX_LENGTH)
        kind = LineKind.STRONG if node.name else LineKind.PLAIN
        kind = LineKind.HERE if number == state.tree.current else kind
        text = labelled(node.name, choice) if node.name else choice
        yield CitedLine(text, depth, kind=kind, sign=sign, remark=node.comment), number
        below = state.tree.below[number]
        waiting += [(n, depth + (len(below) > 1), len(below) > 1) for n in reversed(below)]


# -- causes ----------------------------------------------------------------------------------------

CHAINED = 1  # indentation of the lines of a chain, which leaves room at their left


def _causes(state: TableState, texts: NodeTexts, asked: ExplainedEvent | WaitingSnapshot) -> Iterator[Line]:
    """The chain of causes down to an event or a pending effect, from the choice that began it."""
    chain = texts.causes(state, asked)
    if chain and (node := state.tree.nodes[chain[0].node]).number != ROOT:
        yield CitedLine(texts.choice_text(state, node.number), CHAINED, kind=LineKind.STRONG), node
    for link in chain:
        yield CitedLine(event_text(link.explanation), CHAINED, str(link.event.number), _cited_by(link)), link
    if isinstance(asked, WaitingSnapshot):
        waits = translate("CauseChain", "Pending: {effect}").format(effect=waiting_text(asked))
        yield CitedLine(waits, CHAINED, "", state.tree.game.state.cited(("15-4-4-1",))), asked
