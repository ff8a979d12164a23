"""What a report says, as values: a page with the ruling and what it stands on, and on demand the
whole record behind it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from judgeapp import __version__
from judgeapp.cards.finding import Cards
from judgeapp.library import Library
from judgeapp.messages.message import translation
from judgeapp.scenario.lessons import applied_lessons
from judgeapp.scenario.playing.rulings import unread_texts
from judgeapp.table.board.board import board
from judgeapp.table.board.text import lines
from judgeapp.table.deciding.options import question
from judgeapp.table.dispute.parting import dispute
from judgeapp.table.dispute.printed import PrintedAccounts
from judgeapp.table.print_faults import corrected_effects
from judgeapp.table.printing import Printing
from judgeapp.table.report.clause_texts import ClauseText, clause_texts
from judgeapp.table.report.mattering import cards_between, cards_of, cited, cited_by, nearness, proposed
from judgeapp.table.report.printed_cards import CardOfReport, printed_cards
from judgeapp.table.report.telling import ENGLISH, Telling
from judgeapp.table.report.told_accounts import AccountTold, entered, told_accounts, told_outcome, told_parting
from judgeapp.table.tree.heading import ReportHeading
from judgeapp.table.tree.tree import ROOT, Node, Tree

# So that a report can be printed whatever was played.
MOST_STEPS = 400
MOST_EVENTS = 3_000
MOST_CLAUSES = 400
MOST_CHOSEN = 40
MOST_CARDS = 60


class ReportWishes(Struct, frozen=True):
    """What the judge wants in a report.

    ruling    -- Markdown, as he wrote it
    clauses   -- those that decided; None for the proposed ones
    languages -- BCP 47 tags: his own first, then that of the player
    whole     -- with the whole record behind the page
    code      -- with the ruling as a code for a phone
    """

    heading: ReportHeading = ReportHeading()
    question: str = ""
    ruling: str = ""
    clauses: tuple[str, ...] | None = None
    languages: tuple[str, ...] = ("en",)
    whole: bool = False
    code: bool = True


class ReportLine(Struct, frozen=True):
    """An event in words. nearness -- to what is argued about, 0 the nearest; None of what is not
    told on the page"""

    text: str
    clauses: tuple[str, ...]
    nearness: int | None


class ReportStep(Struct, frozen=True):
    """A choice, what it brought about, what the judge says of it, and a picture of the board after
    it (PNG; empty without one)."""

    choice: str
    by_judge: bool
    lines: tuple[ReportLine, ...]
    comment: str = ""
    picture: bytes = b""


class PositionLine(Struct, frozen=True):
    """A line of the board as text, and how far it is set in."""

    text: str
    depth: int


class WholeRecord(Struct, frozen=True):
    """end -- the board as it lies at last; clauses -- every one that was applied
    more -- how many clauses are left out, where there are too many
    """

    end: tuple[PositionLine, ...]
    clauses: tuple[ClauseText, ...]
    more: int = 0


class TableReport(Struct, frozen=True):
    """ruling   -- Markdown, as the judge wrote it
    clauses  -- those that decided; cited: all from which they can be chosen
    accounts -- what both players say; outcome: what the rules say of both; parting: where they
                part, empty where they don't
    begun    -- what the way begins with, before anything is chosen
    steps    -- the choices after it; skipped: how many before them are left out, where there are
                too many
    picture  -- of the position (PNG); empty without one
    by_hand  -- what was done by hand, taught, misprinted or not understood: what it is, and a
                sentence
    sources  -- where the words of its clauses come from
    """

    heading: ReportHeading
    question: str
    ruling: str
    comment: str
    clauses: tuple[ClauseText, ...]
    cited: tuple[str, ...]
    accounts: tuple[AccountTold, ...]
    outcome: str
    parting: str
    position: tuple[PositionLine, ...]
    picture: bytes
    begun: tuple[ReportLine, ...]
    steps: tuple[ReportStep, ...]
    cards: tuple[CardOfReport, ...]
    by_hand: tuple[tuple[str, str], ...]
    sources: tuple[str, ...]
    languages: tuple[str, ...]
    code: bool
    skipped: int = 0
    whole: WholeRecord | None = None


def report(
    tree: Tree,
    number: int,
    wishes: ReportWishes,
    library: Library,
    *,
    telling: Telling = ENGLISH,
    cards: Cards | None = None,
    pictures: Mapping[int, bytes] | None = None,
    printing: Printing | None = None,
) -> TableReport:
    """What there is to tell of the way to a node. `cards`: the judge's library, for what is printed
    in other languages; `pictures`: PNGs of the board, by node; `printing`: in which the cards are
    shown, where they lie there in another."""
    language = (wishes.languages[0] if wishes.languages else "") or "en"
    # Accounts are written with the names of the cards as they lie there, and read by those.
    found = entered(tree, language)
    if printing is not None:
        if found is not None:
            accounts = PrintedAccounts(printing, tree.beginning.names)
            one, other = map(accounts.account, found.accounts)
            found = dispute(one, other)
        tree = printing.tree(tree)
    way, drawn = tree.path(number), pictures or {}
    told_way = _last_of(way[1:])
    chosen = wishes.clauses
    if chosen is None:
        chosen = proposed(way, found)
    clauses = clause_texts(library, chosen[:MOST_CHOSEN], wishes.languages)
    every = cited(way)
    between = cards_between(found) if found is not None else ()
    whole = None
    if wishes.whole:
        whole = WholeRecord(
            _position(tree, way[-1], telling, language),
            clause_texts(library, every[:MOST_CLAUSES], wishes.languages),
            len(every[MOST_CLAUSES:]),
        )
    return TableReport(
        heading=wishes.heading,
        question=wishes.question,
        ruling=wishes.ruling,
        comment=way[0].comment,
        clauses=clauses,
        cited=tuple(dict.fromkeys((*(cited_by(found) if found is not None else ()), *every))),
        accounts=told_accounts(found, telling) if found is not None else (),
        outcome=told_outcome(found, telling) if found is not None else "",
        parting=told_parting(found, telling) if found is not None else "",
        position=_position(tree, way[0], telling, language),
        picture=drawn.get(ROOT, b""),
        begun=tuple(_lines(tree, way[0], telling, language)),
        steps=tuple(_step(tree, node, telling, language, drawn) for node in told_way),
        cards=printed_cards(
            way[0].game.state.faces,
            tuple(dict.fromkeys((*between, *cards_of((way[0], *told_way)))))[:MOST_CARDS],
            cards,
            wishes.languages,
            telling,
        ),
        by_hand=tuple(_by_hand(tree, way, telling, language)),
        sources=tuple(_sources(library, (*clauses, *(whole.clauses if whole else ())), telling)),
        languages=wishes.languages,
        code=wishes.code,
        skipped=len(way) - 1 - len(told_way),
        whole=whole,
    )


def _position(tree: Tree, node: Node, telling: Telling, language: str) -> tuple[PositionLine, ...]:
    shown = board(node.game.state, tree.beginning.names, language)
    return tuple(PositionLine(telling.line(line.told), line.depth) for line in lines(shown))


def _last_of(way: Sequence[Node]) -> Sequence[Node]:
    """As much of the end of a way as has room; its last choice at least."""
    events = 0
    for place, node in enumerate(reversed(way[-MOST_STEPS:])):
        events += len(node.game.events)
        if place and events > MOST_EVENTS:
            return way[-place:]
    return way[-MOST_STEPS:]


def _lines(tree: Tree, node: Node, telling: Telling, language: str) -> Iterator[ReportLine]:
    for event, told in tree.told(node.number, language):
        yield ReportLine(telling.event(told), event.clauses, nearness(event))


def _step(tree: Tree, node: Node, telling: Telling, language: str, drawn: Mapping[int, bytes]) -> ReportStep:
    said = tuple(_lines(tree, node, telling, language))
    return ReportStep(
        _choice(tree, node, said, telling, language),
        node.is_of_the_judge,
        said,
        node.comment,
        drawn.get(node.number, b""),
    )


def _choice(tree: Tree, node: Node, said: Sequence[ReportLine], telling: Telling, language: str) -> str:
    """A choice in words: what was chosen, or what the judge did."""
    if node.above is None or node.is_of_the_judge:
        return said[0].text if said else node.choice
    asked = question(tree.nodes[node.above].game, tree.beginning.names, language)
    return telling.chosen(asked, node.choice)


def _by_hand(tree: Tree, way: Sequence[Node], telling: Telling, language: str) -> Iterator[tuple[str, str]]:
    words = telling.words
    for node in way:
        if node.is_of_the_judge:
            said = tuple(_lines(tree, node, telling, language))
            yield words["hand"], said[0].text if said else node.choice
    for unread in unread_texts(event for node in way for event in node.game.events):
        yield words["unread"], unread.line
    for corrected in corrected_effects(way):
        yield words["misprint"], corrected.told
    for taught in applied_lessons(event for node in way for event in node.game.events):
        yield words["taught"], taught.text


def _sources(library: Library, clauses: Sequence[ClauseText], telling: Telling) -> Iterator[str]:
    """Each source once, with its edition and whose words they are."""
    said = dict.fromkeys((w.source, w.language, w.is_ours) for c in clauses for w in c.words)
    for key, language, is_ours in said:
        source = library.corpus.manifest.source(key)
        status = translation("sources", source.status) if source.status else ""
        status = "" if source.official else status or telling.words["not-official"]
        whose = telling.words["rendering"] if is_ours else telling.language(language)
        edition = f" {source.edition}" if source.edition else ""
        title = translation("sources", source.english_title)
        parts = (title + edition, source.date, whose, "" if is_ours else status)
        yield ", ".join(filter(None, parts))
    yield telling.words["program"].format(version=__version__)
