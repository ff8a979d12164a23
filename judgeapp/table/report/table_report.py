"""A report as values: a page with the ruling and its grounds, and on demand the whole record behind it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from msgspec import Struct

from judgeapp import __version__
from judgeapp.cards.finding.cards import Cards
from judgeapp.cards.reading.grammar.phrases import LANGUAGES
from judgeapp.cards.reading.normal import corrected
from judgeapp.clauses.citing import cited_list
from judgeapp.editions.taught import Touched
from judgeapp.engine.judge import DECIDING
from judgeapp.engine.state.state import replace
from judgeapp.language.folding import guessed_language
from judgeapp.library import Library
from judgeapp.messages.message import message
from judgeapp.messages.punctuation import labelled, semicolon_list
from judgeapp.rulings.players import account_seats, headed_names, names_by_seat
from judgeapp.scenario.lessons import applied_lessons
from judgeapp.scenario.playing.rulings import unread_texts
from judgeapp.table.board.board import board
from judgeapp.table.board.text import lines
from judgeapp.table.dispute.account import Account, PrintedAccounts
from judgeapp.table.dispute.dispute import Dispute, dispute
from judgeapp.table.printing import Printing
from judgeapp.table.rendering.rendering import players_named
from judgeapp.table.rendering.texts import board_text, chosen_text, event_text
from judgeapp.table.report.accounts import (
    AccountLine,
    ReportAccount,
    describe_dispute,
    disputed_node,
    is_on_branch,
    noted_dispute,
)
from judgeapp.table.report.clause_texts import ClauseText, clause_texts, quoted_sources
from judgeapp.table.report.printed_cards import CardOfReport, printed_cards
from judgeapp.table.report.relevance import cited_clauses, nearness, propose_clauses, relevant_cards
from judgeapp.table.report.wording import word
from judgeapp.table.tree.tree import ROOT, Node, ReportHeading, Tree

# Limits that keep any report printable.
MAX_STEPS = 400
MAX_EVENTS = 3_000
MAX_CLAUSES = 400
MAX_CHOSEN = 40
MAX_CARDS = 60


class ReportRequest(Struct, frozen=True):
    """Contents of a report that the judge wants."""

    heading: ReportHeading = ReportHeading()
    question: str = ""
    ruling: str = ""  # Markdown, as he wrote it
    clauses: tuple[str, ...] | None = None  # those that decided; None for the proposed ones
    followed: int = -1  # the account that the ruling follows, of two legal ones; -1 for none
    ends_at_dispute: bool = False  # of two accounts, at the step by which they part, not at the current node
    languages: tuple[str, ...] = ("en",)  # BCP 47 tags: his own first, then that of the player
    whole: bool = False  # with the whole record after the page
    code: bool = True  # with the ruling as a code for a phone


class ReportLine(Struct, frozen=True):
    """An event in words."""

    text: str
    clauses: tuple[str, ...]
    nearness: int | None  # to the dispute, 0 the nearest; None if not told on the page


class ReportStep(Struct, frozen=True):
    """A choice, its results, the judge's comment, and a picture of the board after it (PNG; empty without one)."""

    choice: str
    by_judge: bool
    lines: tuple[ReportLine, ...]
    comment: str = ""
    picture: bytes = b""


class PositionLine(NamedTuple):
    """A line of the board as text, and how far it is set in."""

    text: str
    depth: int


class WholeRecord(Struct, frozen=True):
    """Record behind a report: the final board and every applied clause."""

    end: tuple[PositionLine, ...]  # the final board
    clauses: tuple[ClauseText, ...]  # every applied one
    more: int = 0  # number of clauses left out, if there are too many


class TableReport(Struct, frozen=True):
    """Report of a table: the ruling with its grounds, and how it was played."""

    heading: ReportHeading
    question: str
    ruling: str  # Markdown, as the judge wrote it
    comment: str
    clauses: tuple[ClauseText, ...]  # those that decided
    cited: tuple[str, ...]  # all that can be chosen
    accounts: tuple[ReportAccount, ...]  # player A's first
    outcome: str  # the rules' verdict on these
    parting: str  # where they part, empty if they don't
    position: tuple[PositionLine, ...]
    picture: bytes  # of the position (PNG); empty without one
    opening: tuple[ReportLine, ...]  # the start of the line, before any choice
    steps: tuple[ReportStep, ...]  # the choices after it
    cards: tuple[CardOfReport, ...]
    # What was done by hand, taught, misprinted, not understood or changed since: its kind, and a sentence.
    by_hand: tuple[tuple[str, str], ...]
    sources: tuple[str, ...]  # of the words of its clauses
    languages: tuple[str, ...]
    code: bool
    node: int  # its last one
    skipped: int = 0  # number of earlier steps left out, if there are too many
    whole: WholeRecord | None = None
    asked: str = ""  # the question between the accounts
    is_verdict: bool = False  # the rules decide between them, or the ruling follows one
    is_swapped: bool = False  # the first account at the table is that of player B

    @property
    def language(self) -> str:
        """Language of who reads it first."""
        return next(iter(self.languages), "") or "en"


def report(
    tree: Tree,
    number: int,
    request: ReportRequest,
    library: Library,
    *,
    cards: Cards | None = None,
    pictures: Mapping[int, bytes] | None = None,
    printing: Printing | None = None,
    touched: Touched | None = None,
) -> TableReport:
    """Report of the line of play to a node; if it is that of one of two accounts, up to the parting. `cards`: the
    judge's library, for texts printed in other languages; `pictures`: PNGs of the board, by node; `printing`: that of
    the cards shown, if not their own; `touched`: clauses that an edition has changed by which nothing can be played
    yet."""
    who, heading = [who for who, _ in tree.notes.accounts], request.heading
    language, drawn = next(iter(request.languages), "") or "en", pictures or {}
    player_a, player_b = headed_names(who, heading.players)
    with players_named(names_by_seat(who, heading.players)):
        tree, number, disputed, played = _reported(tree, number, request, language, printing)
        nodes = tree.path(number)
        path = _last_of(nodes[1:])
        cited = cited_clauses(nodes)
        chosen = request.clauses if request.clauses is not None else propose_clauses(nodes, disputed, request.followed)
        clauses = clause_texts(library, chosen[:MAX_CHOSEN], request.languages)
        whole = _whole_record(tree, nodes[-1], cited, library, request.languages) if request.whole else None
        between = describe_dispute(disputed, request.followed)
        is_swapped = account_seats(who, heading.players) == "BA"
        relevant = dict.fromkeys((*between.cards, *relevant_cards((nodes[0], *path))))
        return TableReport(
            heading=replace(heading, player_a=player_a, player_b=player_b),
            question=request.question,
            ruling=request.ruling,
            comment=nodes[0].comment,
            clauses=clauses,
            cited=tuple(dict.fromkeys((*between.clauses, *cited))),
            accounts=between.accounts[::-1] if is_swapped else between.accounts,
            outcome=between.outcome,
            parting=between.parting,
            position=_position(tree, nodes[0], language),
            picture=drawn.get(ROOT, b""),
            opening=tuple(_lines(tree, nodes[0], language)),
            steps=tuple(_step(tree, node, language, drawn) for node in path),
            cards=printed_cards(nodes[0].game.state.faces, tuple(relevant)[:MAX_CARDS], cards, request.languages),
            by_hand=(*_all_by_hand(tree, nodes, played, language), *_changed((*chosen, *cited), touched)),
            sources=(
                *quoted_sources(library, (*clauses, *(whole.clauses if whole else ()))),
                word("program", version=__version__),
            ),
            languages=request.languages,
            code=request.code,
            node=number,
            skipped=len(nodes) - 1 - len(path),
            whole=whole,
            asked=between.question,
            is_swapped=is_swapped,
            is_verdict=between.is_verdict,
        )


class _Reported(NamedTuple):
    """Line of play that is reported, and two accounts of it, each also as a tree that was played to its end."""

    tree: Tree
    number: int
    disputed: Dispute | None
    played: list[Tree]


def _reported(tree: Tree, number: int, request: ReportRequest, language: str, printing: Printing | None) -> _Reported:
    # Accounts name the cards as they are called there, and are read by those names.
    disputed = noted_dispute(tree, language, request.heading.players)
    if disputed is not None and (request.ends_at_dispute or is_on_branch(tree, number, disputed)):
        number = disputed_node(tree, number, disputed, request.followed)
    played = [_played(tree, account) for account in disputed.accounts] if disputed is not None else []
    if printing is None:
        return _Reported(tree, number, disputed, played)
    return _Reported(printing.tree(tree), number, _printed(disputed, printing, tree), [*map(printing.tree, played)])


def _printed(disputed: Dispute | None, printing: Printing, tree: Tree) -> Dispute | None:
    """The dispute with its cards as another printing names them."""
    if disputed is None:
        return None
    accounts = PrintedAccounts(printing, tree.beginning.names)
    first, other = map(accounts.account, disputed.accounts)
    return dispute(first, other)


def _whole_record(
    tree: Tree, last: Node, cited: Sequence[str], library: Library, languages: Sequence[str]
) -> WholeRecord:
    end = _position(tree, last, next(iter(languages), "") or "en")
    return WholeRecord(end, clause_texts(library, cited[:MAX_CLAUSES], languages), len(cited[MAX_CLAUSES:]))


def _all_by_hand(
    tree: Tree, nodes: Sequence[Node], played: Iterable[Tree], language: str
) -> tuple[tuple[str, str], ...]:
    """All that was done by hand, taught, misprinted or not understood: up to a node, then in accounts alone."""
    by_hand = tuple(_by_hand(tree, nodes, language))
    for account in played:
        of_account = dict.fromkeys(_by_hand(account, account.path(account.current), language))
        by_hand += tuple(line for line in of_account if line not in by_hand)
    return by_hand


def _position(tree: Tree, node: Node, language: str) -> tuple[PositionLine, ...]:
    shown = board(node.game.state, language)
    return tuple(PositionLine(board_text(line.explanation), line.depth) for line in lines(shown))


def _last_of(nodes: Sequence[Node]) -> Sequence[Node]:
    """The end of a line of play that has room; its last choice at least."""
    events = 0
    for index, node in enumerate(reversed(nodes[-MAX_STEPS:])):
        events += len(node.game.events)
        if index and events > MAX_EVENTS:
            return nodes[-index:]
    return nodes[-MAX_STEPS:]


def _lines(tree: Tree, node: Node, language: str) -> Iterator[ReportLine]:
    for event, explanation in tree.explain(node.number, language):
        yield ReportLine(event_text(explanation), event.clauses, nearness(event))


def _step(tree: Tree, node: Node, language: str, drawn: Mapping[int, bytes]) -> ReportStep:
    lines_ = tuple(_lines(tree, node, language))
    return ReportStep(
        _choice(tree, node, lines_, language), node.is_of_the_judge, lines_, node.comment, drawn.get(node.number, b"")
    )


def _choice(tree: Tree, node: Node, lines_: Sequence[ReportLine], language: str) -> str:
    """A choice in words: the option, or the judge's action."""
    if node.above is None or node.is_of_the_judge:
        return lines_[0].text if lines_ else node.choice
    return chosen_text(tree.nodes[node.above].game, node.choice, language)


def _by_hand(tree: Tree, nodes: Sequence[Node], language: str) -> Iterator[tuple[str, str]]:
    for node in nodes:
        if node.is_of_the_judge or node.choice in DECIDING:
            lines = tuple(_lines(tree, node, language))
            yield word("hand"), lines[0].text if lines else node.choice
    for unread in unread_texts(event for node in nodes for event in node.game.events):
        yield word("unread"), unread.line
    yield from ((word("misprint"), text) for text in dict.fromkeys(_corrections(nodes)))
    for taught in applied_lessons(event for node in nodes for event in node.game.events):
        yield word("taught"), taught.text


def _played(tree: Tree, account: Account) -> Tree:
    """The tree at the end of an account, without illegal steps."""
    tree = tree.go(ROOT)
    for key in account.choices:
        tree = tree.choose(key)
    return tree


def _changed(clauses: Iterable[str], touched: Touched | None) -> Iterator[tuple[str, str]]:
    """Clauses that a newer edition has changed, in a line."""
    if touched is not None and (changed := touched.of(dict.fromkeys(clauses))):
        yield word("changed"), labelled(touched.edition, cited_list(changed))


# An effect by its card's number and its place: "12/effects.0".
_KEY = re.compile(r"(\d+)/((?:effects|inherited|security|link_effects|option_effects)\.\d+)")


def _corrections(nodes: Iterable[Node]) -> Iterator[str]:
    """Texts read otherwise than they are printed, of effects that triggered, were activated or were active."""
    seen: set[tuple[str, str]] = set()
    for node in nodes:
        state = node.game.state
        for card, index in _decided(node):
            if card not in state.cards or (state.cards[card].face, index) in seen:
                continue
            name = state.cards[card].face
            seen.add((name, index))
            words = state.faces[name].words.get(index, "")
            language = guessed_language((words,))
            corrections = corrected(words, language)[1] if language in LANGUAGES else ()
            texts = [
                str(message("{printed!r} is read as {read!r}", printed=correction.printed, read=correction.read))
                for correction in corrections
            ]
            if texts:
                yield labelled(name, semicolon_list(texts))


def _decided(node: Node) -> Iterator[tuple[int, str]]:
    """The effects that did something up to a node, by card and which of its effects."""
    for event in node.game.events:
        card, index = event.facts.get("card"), event.facts.get("index")
        if isinstance(card, int) and isinstance(index, str):
            yield card, index
    for key in node.game.state.since:
        if match := _KEY.fullmatch(key):
            yield int(match[1]), match[2]


# -- the page ------------------------------------------------------------------------------------

# Lines of "What happened": more than any disputed game has.
MAX_LINES = 400
MAX_OF_ACCOUNT = 12


class PageLine(NamedTuple):
    text: str
    clauses: tuple[str, ...] = ()
    is_choice: bool = False  # a choice, not its result
    comment: str = ""
    nearness: int = 0  # to the dispute, 0 the nearest


def heading_facts(heading: ReportHeading) -> tuple[tuple[str, str], ...]:
    """Facts above the report, each with its label."""
    named = zip(("event", "round", "table", "player_a", "player_b", "judge", "date"), heading.texts, strict=True)
    return tuple((word(name), " ".join(text.split())) for name, text in named if text.strip())


def page_lines(report: TableReport) -> tuple[tuple[PageLine, ...], int]:
    """Lines that matter; and how many of too many are left out: those farthest from the dispute, of these the first."""
    lines: list[PageLine] = [*_page_events(report.opening)]
    for step in report.steps:
        choice = PageLine(_on_one_line(step.choice), (), True, step.comment)
        lines += (choice, *(line for line in _page_events(step.lines) if line.text != choice.text))
    nearest = sorted(range(len(lines)), key=lambda at: (lines[at].nearness, -at))[:MAX_LINES]
    return tuple(lines[at] for at in sorted(nearest)), len(lines) - len(nearest)


def account_lines(account: ReportAccount) -> tuple[AccountLine, ...]:
    """Lines of an account that have room: around its first illegal step, or the parting; otherwise its beginning."""
    lines = account.lines
    at = next((n for n, line in enumerate(lines) if line.parts or line.legal is False), 0)
    first = max(0, min(at - MAX_OF_ACCOUNT // 2, len(lines) - MAX_OF_ACCOUNT))
    return lines[first : first + MAX_OF_ACCOUNT]


def _page_events(lines: Sequence[ReportLine]) -> Iterator[PageLine]:
    for line in lines:
        if line.nearness is not None:
            yield PageLine(_on_one_line(line.text), line.clauses, nearness=line.nearness)


def _on_one_line(text: str) -> str:
    return " ".join(text.split())
