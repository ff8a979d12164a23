"""Rows that answer the field, by their kinds, and the notices above them."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise

from judgeapp.cards.finding.cards import CardAnswer, CardHit, Cards
from judgeapp.cards.wording import card_facts
from judgeapp.library import Library
from judgeapp.rulebook.passage import Passage
from judgeapp.rulings.notebook.ruling import Status
from judgeapp.rulings.precedent import Precedent, PrecedentKind
from judgeapp.rulings.precedent_finding import PrecedentHit, Precedents
from judgeapp.search.answer import Answer, Hit, Mark, Why, WhyKind
from judgeapp.table.scene import Scene
from judgeapp.ui.address import PATH, Address, Kind
from judgeapp.ui.localization import translate
from judgeapp.ui.pages.rules.leading_text import stand_in_words, title_shown
from judgeapp.ui.pages.rules.question_page import question_asked
from judgeapp.ui.pages.rulings.answer_page import page_of, precedent_row
from judgeapp.ui.pages.shown_text import ShownText, also_named
from judgeapp.ui.pages.wording import describe_card_why, describe_why, language_name
from judgeapp.ui.search.facets import Facet, kind_name
from judgeapp.ui.widgets.lists.rows import PendingRow, Row, Run, joined, marked_runs

# The border between sentences. After an abbreviation a small letter or figure follows, in German any letter.
_ABBREVIATED = "".join(rf"(?<!\b{short}\. )" for short in ("bzw", "z", "ggf", "max", "inkl", "[Nn]r"))
# Begins with what is rarest, since it searches every line of the results.
_SENTENCE_END = re.compile(
    rf" (?=[A-Z(\[<＜“])(?:(?<=[a-z)\]>”\"]\. )|(?<=\.[)”\"] )){_ABBREVIATED}|(?<=[。！？])(?=[^」』）。])"
    r"|(?<=[>＞》≫]) ?(?=[(（])"  # before what a card says of a keyword effect
)
MAX_NOTE_LENGTH = 400  # letters of a note in its row


def hit_row(library: Library, hit: Hit, matched: Sequence[str], shown: ShownText, *, has_text: bool = True) -> Row:
    """Number, heading with its name in the preferred language, and snippet with its marks if it `has_text`; the source
    if not the rules. The tip says where it is and why it matched."""
    passage = shown.of(library, hit.passage)
    headed = shown.headed(library, passage)
    own = passage.heading
    other = (
        () if library.corpus.is_of_rules(passage) else (title_shown(library, passage), language_name(passage.language))
    )
    marked = library.marks(headed.heading, matched) if own else ()
    title = marked_runs(headed.heading, marked, headed.language) or (Run(""),)
    return Row(
        number=passage.number,
        title=(*title, *_also(library, headed, shown.language)),
        body=_hit_text(library, hit, passage, shown) if has_text else (),
        foot=" · ".join(other),
        tip=partial(_hit_tip, library, hit, passage, shown),
    )


def _hit_text(library: Library, hit: Hit, passage: Passage, shown: ShownText) -> tuple[Run, ...]:
    own, snippet, marks = passage.heading, hit.snippet, hit.marks
    if own and snippet.startswith(own):
        # The heading is already shown above.
        cut = len(own) + (len(snippet) > len(own))
        marks = tuple(Mark(m.start - cut, m.end - cut) for m in marks if m.start >= cut)
        snippet = snippet[cut:]
    return marked_runs(*_sentence(snippet, marks), hit.language) or _beginning(library, passage, shown)


def _hit_tip(library: Library, hit: Hit, passage: Passage, shown: ShownText) -> str:
    ours = translate("hit_row", "our wording") if passage is not hit.passage else ""
    why = _reasons(library, hit.why, shown.language)
    return "\n".join(filter(None, (_path(library, passage, shown), ours, *why, stand_in_words(library, passage))))


def _sentence(text: str, marks: tuple[Mark, ...]) -> tuple[str, tuple[Mark, ...]]:
    """The sentence with the most marks, with dots for others; the whole text if there are no marks."""
    ends = [0, *(end.end() for end in _SENTENCE_END.finditer(text)), len(text)] if marks else []
    if len(ends) <= 2:
        return text, marks
    inside = [[m for m in marks if first <= m.start < last] for first, last in pairwise(ends)]
    best = max(range(len(inside)), key=lambda at: (len(inside[at]), -at))
    first, last = ends[best], ends[best + 1]
    head, tail = "…" * (first > 0), "…" * (last < len(text))
    shift = len(head) - first
    kept = tuple(Mark(m.start + shift, min(m.end, last) + shift) for m in inside[best])
    return head + text[first:last] + tail, kept


def _reasons(library: Library, whys: Sequence[Why], language: str) -> list[str]:
    """Reasons for a hit: the question that it decides says more than words that it has."""
    decided = (library.questions[why.found] for why in whys if why.kind is WhyKind.DECIDES)
    if asked := [question_asked(question, language)[0] for question in decided]:
        cited = [describe_why(why) for why in whys if why.kind is WhyKind.CITED]
        return [translate("hit_row", "decides: {question}").format(question=asked[0]), *cited]
    return list(dict.fromkeys(map(describe_why, whys)))


def bookmark_row(library: Library, passage: Passage | None, name: str, note: str, shown: ShownText) -> Row:
    """A bookmark; of a passage that is no more only its name is left."""
    foot = note[:MAX_NOTE_LENGTH].replace("\n", " ")
    if passage is None:
        gone = translate("hit_row", "This passage no longer exists. Delete removes the bookmark.")
        return Row(title=(Run(name[:MAX_NOTE_LENGTH]),), body=(Run(gone),), foot=foot)
    worded = library.corpus.change_of(passage) or shown.of(library, passage)
    passage = shown.of(library, passage)
    headed = shown.headed(library, passage)
    text = worded.blocks[0].text if worded.blocks else ""
    return Row(
        number=passage.number,
        title=(Run(headed.heading, headed.language), *_also(library, headed, shown.language)),
        body=(Run(text, worded.language),) if text else _beginning(library, passage, shown),
        foot=foot,
        tip=_path(library, passage, shown),
    )


def _also(library: Library, headed: Passage, language: str) -> tuple[Run, ...]:
    also = also_named(library, headed, language)
    return (Run("  "), also) if also.text else ()


def _path(library: Library, passage: Passage, shown: ShownText) -> str:
    """The source with its edition, and the headings above."""
    path = title_shown(library, passage)
    for above in library.corpus.headed_by(passage):
        if named := f"{above.number} {shown.of(library, above).heading}".strip():
            path += PATH + named
    return path


def _beginning(library: Library, passage: Passage, shown: ShownText) -> tuple[Run, ...]:
    """Beginning of the text below a heading, as the leading edition has it."""
    for child in library.corpus.children(passage):
        change, below = library.corpus.change_of(child), shown.of(library, child)
        worded = change or below
        if text := (below.heading if change is None else "") or (worded.blocks[0].text if worded.blocks else ""):
            return (Run(f"{below.number} "), Run(text, worded.language))
    return ()


Rows = list[tuple[Row | PendingRow, Address]]


@dataclass(frozen=True)
class AnswerRows:
    """Rows of an answer. `found` is what to mark in passages, `found_in_cards` in cards; `facets` can narrow the
    results; the question asks whether cards are understood, which for `unread` ones is unknown; `emptied` says which
    filters left nothing; `first` is the place of the row that the reader opens by itself, None for none."""

    question: str
    rows: Rows
    notice: str
    found: tuple[str, ...]
    found_in_cards: tuple[str, ...]
    facets: tuple[Facet, ...] = ()
    unread: int = 0
    emptied: str = ""
    first: int | None = None


@dataclass(frozen=True)
class SearchData:
    library: Library
    cards: Cards
    scenes: Sequence[Scene]
    precedents: Precedents


def first_to_read(rows: Rows, precedents: Iterable[Precedent], offered: Collection[Address] = ()) -> int | None:
    """Place of the row that the reader opens by itself: not one only offered, whose answer would be taken for that to
    another question, nor a draft of a ruling, for nobody has ruled so."""
    passed_over = {page_of(p) for p in precedents if p.status == Status.DRAFT} | {*offered}
    return next((index for index, (_, address) in enumerate(rows) if address not in passed_over), None)


def rules_rows(data: SearchData, answer: Answer, shown: ShownText) -> Rows:
    """Rows of passages; below a heading whose first clause comes next its text is not repeated."""
    passages = [hit.passage for hit in answer.hits]
    following = [*(passage.path[-1:] for passage in passages[1:]), ()]
    have_text = (bool(p.blocks) or below != (p.id,) for p, below in zip(passages, following, strict=False))
    return [
        (
            PendingRow(partial(hit_row, data.library, hit, answer.found, shown, has_text=has_text)),
            Address(Kind.PASSAGE, hit.passage.id),
        )
        for hit, has_text in zip(answer.hits, have_text, strict=True)
    ]


def titled_once(rows: Rows) -> Rows:
    """The rows, of which a clause below one of the same title doesn't repeat it."""
    below = (
        (
            PendingRow(partial(_titled_below, above, row)) if address.kind == Kind.PASSAGE and not row.group else row,
            address,
        )
        for (above, _), (row, address) in pairwise(rows)
    )
    return [*rows[:1], *below]


def _titled_below(above: Row | PendingRow, row: Row | PendingRow) -> Row:
    is_same = joined(row.made.title) == joined(above.made.title)
    return replace(row.made, title=(Run(""),)) if is_same else row.made


def answer_rows(
    data: SearchData, hits: Sequence[PrecedentHit], matched: Sequence[str], asked: Collection[str] = ()
) -> Rows:
    """Rows of answers and rulings; cards that were `asked` for are the first that a row names."""
    marks = partial(data.library.marks, needles=matched)
    return [(PendingRow(partial(precedent_row, hit, marks, asked)), page_of(hit.precedent)) for hit in hits]


def card_rows(answer: CardAnswer, language: str) -> Rows:
    return [(PendingRow(partial(card_row, hit, language)), Address(Kind.CARD, hit.card.number)) for hit in answer.hits]


def card_row(hit: CardHit, language: str) -> Row:
    """Number, name in the preferred language and another one, text, and facts."""
    card = hit.card
    named = dict(card.names())
    own = language if language in named else card.records[0].language
    others = [(tag, name) for tag, name in named.items() if name != named[own]]
    also = tuple(Run(f"  {name}", tag, muted=True) for tag, name in others[:1])
    facts = card_facts(card.completed(hit.language))
    return Row(
        number=card.number,
        title=(Run(named[own], own), *also),
        body=marked_runs(*_sentence(hit.snippet, hit.marks), hit.language),
        foot=" · ".join(facts),
        tip=describe_card_why(hit.why),
    )


def by_kind(rows: Rows) -> tuple[tuple[str, Rows], ...]:
    return (
        (kind_name(PrecedentKind.RULING), [row for row in rows if row[1].kind == Kind.RULING]),
        (kind_name(PrecedentKind.OFFICIAL), [row for row in rows if row[1].kind != Kind.RULING]),
    )


def grouped(*groups: tuple[str, Sequence[tuple[Row | PendingRow, Address]]]) -> Rows:
    return [
        (replace(row, group="" if index else name), address)
        for name, rows in groups
        for index, (row, address) in enumerate(rows)
    ]


def filters_named() -> str:
    return translate("answer_rows", "Filters")


def cut(*counts: tuple[str, int, int]) -> frozenset[str]:
    """The kinds with as many results as the limit; rulings go with answers."""
    cut = {kind for kind, count, most in counts if count >= most}
    return frozenset(cut | ({Kind.RULING} if Kind.ANSWER in cut else set()))


def describe_unread(unread: int) -> str:
    return translate(
        "answer_rows", "%n more card(s) have not been read. A card is read when you open it.", None, unread
    )
