"""A card as HTML: its facts, each with the clause that defines it, and its text. Likewise a card being written and a
text without a card. Also the result of an import."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from html import escape
from typing import TYPE_CHECKING

from judgeapp.cards.card import PrintedCard, RecordDifference
from judgeapp.cards.face import copies_of
from judgeapp.cards.record import CardRecord, DigivolutionCost, PrintedLink
from judgeapp.cards.wording import category_name, color_name, part_name
from judgeapp.desk.imported.cards import StoredCard
from judgeapp.engine.lang import Category, Color
from judgeapp.engine.spelling import Why, doubts_of_name, spelling_of, undecided, usual
from judgeapp.engine.state.cards import Face
from judgeapp.entries.importing import ImportReport, ImportTrouble
from judgeapp.messages.punctuation import comma_list, labelled, semicolon_list, with_note
from judgeapp.rulebook.corpus import RULES
from judgeapp.search.answer import Mark
from judgeapp.ui.address import Address, Kind, of_record
from judgeapp.ui.localization import translate
from judgeapp.ui.markup import parts
from judgeapp.ui.markup.inline import LINE_BREAK, coloured, in_language, link, runs, strong, styled, text_link
from judgeapp.ui.markup.page_style import PageStyle
from judgeapp.ui.markup.parts import picture
from judgeapp.ui.pages.wording import describe_cards_report, describe_shape, label_in, language_name

if TYPE_CHECKING:
    from judgeapp.cards.lists.restrictions import Restriction
    from judgeapp.ui.pages.cards.card_explanation import CardExplanation

_tr = partial(translate, "card_page")

# Returns a record's reading; None if it isn't read yet.
Explain = Callable[[CardRecord], "CardExplanation | None"]
Marks = Callable[[str], Sequence[Mark]]

# Fields without a reading.
_NOT_READ = ("link.dp", "option_name")
_PICTURE_EM = 12.0  # heights of the font
_SHADES = {
    Color.RED: "#d1232a",
    Color.BLUE: "#1f7fc4",
    Color.YELLOW: "#f2c319",
    Color.GREEN: "#2b9a5b",
    Color.BLACK: "#55585e",
    Color.PURPLE: "#7a4ba0",
}


def card_page(
    card: PrintedCard,
    language: str,
    style: PageStyle,
    marks: Marks,
    explain: Explain,
    stored: Sequence[StoredCard] = (),
    before: str = "",
    restricted: Sequence[Restriction] = (),
) -> str:
    """Page of a card. `language`: to show first; `marks`: the matches in a text; `stored`: its records in the library;
    none for an unsaved card; `before`: answers about it; `restricted`: its entries in today's lists of banned and
    restricted cards."""
    named = dict(card.names())
    own = language if language in named else card.records[0].language
    names = [in_language(n, tag) for tag, n in named.items() if n != named[own]]
    record = card.completed(language)
    title = in_language(named[own], own)
    if not named[own]:
        title = escape(_tr("A card without a name"))
    shown = picture(record.number, style.px(_PICTURE_EM))
    body = [
        f"<p>{shown}</p>" if shown else "",
        parts.title(title, style),
        parts.text(styled(" · ".join(names), "also"), style) if names else "",
        _facts(card, record, style, restricted),
        *(parts.caption(escape(line), style) for line in describe_name(named)),
        *(_difference(difference, style) for difference in card.differences()),
    ]
    ordered = sorted(card.records, key=lambda r: r.language != language)
    for printed in ordered:
        reader = "" if len(ordered) > 1 else language or "en"
        body += _texts(printed, style, marks, explain(printed), reader)
        for k in stored:
            if k.record == printed:
                body += (parts.caption(escape(line), style) for line in _errata(k))
                body.append(_offers(k, style))
    return style.page("".join((*body, before)))


def _errata(stored: StoredCard) -> Iterator[str]:
    """Lines on what errata changed in a record, and on what of them it does not have."""
    if stored.errata is None:
        return
    made = _tr("Erratum{since}: “{before}” became “{after}”.")
    left = _tr("Erratum{since}: “{before}” isn't on this card, so it wasn't replaced by “{after}”.")
    for text, changes in ((made, stored.errata.made), (left, stored.errata.open)):
        for erratum, change in changes:
            since = f" {erratum.since}" if erratum.since else ""
            yield text.format(since=since, before=change.before, after=change.after)


def text_page(record: CardRecord, style: PageStyle, marks: Marks, explained: CardExplanation | None) -> str:
    """A text that is of no card: a record with an effect only."""
    write = text_link(_tr("Write a card with this text"), Kind.WRITE, record.effect)
    body = [
        parts.title(escape(_tr("Card text")), style),
        *_texts(record, style, marks, explained, record.language or "en"),
        parts.links([write], style),
    ]
    return style.page("".join(body))


def card_standing(stored: Sequence[StoredCard]) -> str:
    """Origins of the records of a card, in a line."""
    origins = []
    for record in stored:
        language = language_name(record.record.language)
        if record.by_hand and record.imported is not None:
            words = _tr("{language}: corrected by hand")
        elif record.by_hand:
            words = _tr("{language}: added by hand")
        else:
            words = _tr("{language}: from {file}, {date}")
        origins.append(words.format(language=language, file=record.origin, date=record.at[:10]))
    return " · ".join(origins)


def no_card_page(number: str, style: PageStyle) -> str:
    return style.page(parts.hint(_tr("Your library has no card {number}.").format(number=number), style, apart=False))


def report_page(reports: Sequence[ImportReport], style: PageStyle) -> str:
    """Every entry that was not taken and every fact that is doubtful, file by file."""
    body = [parts.title(escape(_tr("What was imported")), style)]
    for report in reports:
        body.append(parts.heading(escape(describe_cards_report(report)), style))
        if report.shape:
            body.append(parts.text(escape(describe_shape(report)), style))
        body += (parts.text(escape(with_note(slip, str(count))), style) for slip, count in report.mended.items())
        body += [
            _troubles(_tr("Bad entries, not imported"), report.troubles, report.bad, report, style),
            _troubles(_tr("Doubtful facts"), report.doubts, report.doubtful, report, style),
        ]
        if report.left_out:
            fields = comma_list(with_note(name, str(count)) for name, count in report.left_out.items())
            body.append(parts.label(_tr("Fields not imported"), style))
            body.append(parts.text(escape(fields), style))
    return style.page("".join(body))


# -- facts --------------------------------------------------------------------------------


def _facts(card: PrintedCard, record: CardRecord, style: PageStyle, restricted: Sequence[Restriction]) -> str:
    rows = [(_clause(clause, name), value) for clause, name, value in _rows(card, record) if value]
    # An entry of the list of restrictions has no clause in the rules.
    listed = [
        " · ".join(filter(None, (f"≠ {r.partner}" if r.partner else str(r.limit), r.since, r.region)))
        for r in restricted
    ]
    if listed:
        name = translate("library_page", "Banned and restricted cards")
        rows.append((escape(name), LINE_BREAK.join(map(escape, listed))))
    return parts.table(rows, style, apart=True)


def _rows(card: PrintedCard, record: CardRecord) -> Iterator[tuple[str, str, str]]:
    """(clause, name, value as HTML); no value if the card does not have it."""
    is_option = Category.OPTION in record.categories
    cost = "" if record.play_cost is None else str(record.play_cost)
    yield "2-11", _tr("Number"), escape(card.number)
    yield "2-2", _tr("Category"), escape(" / ".join(map(category_name, record.categories)))
    yield "2-4", _tr("Color"), "&nbsp;&nbsp; ".join(map(_color, record.colors))
    yield "2-9", _tr("Level"), _number(record.level)
    yield "2-5", _tr("DP"), _number(record.dp)
    if is_option:
        yield "2-7", _tr("Use cost"), cost
    else:
        yield "2-6", _tr("Play cost"), cost
    yield "2-3-6", _tr("Digivolution"), LINE_BREAK.join(map(_cost, record.evo_costs))
    traits = in_language(" | ".join(record.all_traits), record.language)
    yield "2-3-2", _tr("Traits"), traits if record.all_traits else ""
    yield "2-10", _tr("Overflow"), _number(record.special.overflow or None)
    copies = copies_of(record)
    usual = copies == Face("").copies
    yield "2-3-5-2", _tr("In a deck"), "" if usual else str(copies)


def _cost(cost: DigivolutionCost) -> str:
    unsaid = _tr("not in the file")
    colors = comma_list(map(_color, cost.colors)) or escape(unsaid)
    level = translate("wording", "Lv.{level}").format(level=cost.level if cost.level is not None else f"? ({unsaid})")
    text = _tr("{cost} from {level}").format(cost=cost.cost, level=level)
    return f"{escape(text)} &nbsp; {colors}"


def _color(color: Color) -> str:
    """A square of the color and its name: never color alone. White is an empty one."""
    square = coloured("■", shade) if (shade := _SHADES.get(color)) else "□"
    return f"{square}&nbsp;{escape(color_name(color))}"


def _number(value: int | None) -> str:
    return "" if value is None else str(value)


def _clause(number: str, name: str) -> str:
    return text_link(name, Kind.PASSAGE, f"{RULES}:{number}")


def _difference(difference: RecordDifference, style: PageStyle) -> str:
    text = semicolon_list(labelled(language_name(language), _value(value)) for language, value in difference.values)
    label = escape(_tr("The files differ in {fact}").format(fact=_describe_fact(difference.fact)))
    return parts.caption(labelled(strong(label), escape(text)), style, apart=True)


def _describe_fact(fact: str) -> str:
    return {
        "category": _tr("category"),
        "colors": _tr("colors"),
        "level": _tr("level"),
        "dp": _tr("DP"),
        "play_cost": _tr("cost"),
        "evo_costs": _tr("digivolution"),
        "copies": _tr("copies in a deck"),
    }[fact]


def _value(value: object) -> str:
    if value is None:
        return _tr("none")
    if isinstance(value, Category):
        return category_name(value)
    if isinstance(value, frozenset):
        if all(isinstance(part, Color) for part in value):
            return "/".join(sorted(map(color_name, value)))
        costs = sorted(value, key=str)
        return comma_list(f"{cost} ({color_name(color)} Lv.{level})" for cost, color, level in costs)
    return str(value)


# -- text ---------------------------------------------------------------------------------


def _texts(
    record: CardRecord, style: PageStyle, marks: Marks, explained: CardExplanation | None, reader: str
) -> list[str]:
    """Texts below the name of their language; with a `reader`, in whose language others are, it is beside their labels
    if it is another."""
    body = []
    if not reader:
        body.append(parts.heading(escape(language_name(record.language)), style))
    fields = [*_fields(record if explained is None else explained.record)]
    if not fields:
        body.append(parts.hint(_tr("This card has no text."), style))
    elif explained is not None:
        body += [explained.standing, explained.parts_of_names]
    else:
        body.append(parts.text(escape(_tr("Reading its text …")), style, apart=True))
    for field, name, text in fields:
        body.append(parts.label(label_in(name, (record.language,), reader) if reader else name, style))
        if explained is None:
            body.append(parts.text(runs(text, record.language, marks(text)), style))
            if field not in _NOT_READ:
                body.append(parts.note(parts.caption(strong(escape(_tr("Reading …"))), style), style))
        else:
            body.append(explained.text(field, text))
    return body


def _offers(stored: StoredCard, style: PageStyle) -> str:
    """Links to the actions on a record of the library."""
    key = stored.key
    try_it = _tr("Try it at the table")
    correct = _tr("Correct it by hand")
    offers = [text_link(try_it, Kind.TRY, stored.record.number), link(of_record(Kind.CORRECT, *key), escape(correct))]
    if stored.by_hand:
        back = _tr("Remove this card") if stored.imported is None else _tr("Undo the correction")
        offers.append(link(of_record(Kind.RESTORE, *key), escape(back)))
    return parts.links(offers, style)


def _fields(record: CardRecord) -> Iterator[tuple[str, str, str]]:
    """(field, name, text) of every text on the card, in its order."""
    special, chained = record.special, record.special.link or PrintedLink()
    # Every link has a requirement and a DP (2-3-12-1), every DUAL card an Option part (4-6-1@4.2).
    left_out = (_tr("not in the file"),)
    unsaid = left_out if special.link is not None else ()
    option = (record.option_effect,) if record.option_effect or not record.is_dual else left_out
    texts = (
        ("use_requirement", special.use_requirement),
        ("digivolve", special.digivolve),
        ("dna", special.dna),
        ("burst", special.burst),
        ("app_fusion", special.app_fusion),
        ("digixros", special.digixros),
        ("assembly", special.assembly),
        ("effect", (record.effect,)),
        ("inherited", (record.inherited,)),
        ("security", (record.security,)),
        ("link.requirement", chained.requirements or unsaid),
        ("link.dp", (f"{chained.dp:+}",) if chained.dp is not None else unsaid),
        ("link.effect", (chained.effect,)),
        ("rules", special.rules),
        ("option_name", (record.option_name,)),
        ("option_effect", option),
    )
    for field, lines in texts:
        for text in filter(None, lines):
            yield field, part_name(field), text


# -- an import ----------------------------------------------------------------------------


def _troubles(title: str, troubles: Sequence[ImportTrouble], count: int, report: ImportReport, style: PageStyle) -> str:
    if not troubles:
        return ""
    place = _tr("{place}.")
    if report.by_line:
        place = _tr("line {place}")
    rows = [
        (styled(escape(place.format(place=trouble.place)), "small"), _linked(trouble), escape(trouble.reason))
        for trouble in troubles
    ]
    more = ""
    if count > len(troubles):
        more = parts.hint(_tr("And {count} more.").format(count=count - len(troubles)), style, apart=False)
    return parts.label(title, style) + parts.table(rows, style) + more


def _linked(trouble: ImportTrouble) -> str:
    if not trouble.number:
        return ""
    return link(Address(Kind.CARD, trouble.number), escape(trouble.number), kind="number")


# -- how a name is spelled: what decides whether it has a word whose letters do not tell it (2-3-1-3) --


def describe_name(names: Mapping[str, str]) -> Iterator[str]:
    """Sentences on the parts of a card's name, by its names in each language."""
    for doubt in doubts_of_name(names.get("en", ""), names.get("ja", "")):
        text = {
            Why.WRITTEN_OTHERWISE: translate(
                "spelling",
                "It has [{word}] in its name, spelled differently: in Japanese it is {called} too (2-3-1-3).",
            ),
            Why.NOT_IN_JAPANESE: translate(
                "spelling",
                "It doesn't have [{word}] in its name (2-3-1-3): only capital letters differ, but in Japanese it is "
                "{called}.",
            ),
            Why.LETTER_FOR_LETTER: translate(
                "spelling",
                "It has [{word}] in its name letter for letter (2-3-1-3), although in Japanese it is {called}.",
            ),
        }[doubt.why]
        yield text.format(word=doubt.spelling.word, called=doubt.called)


def describe_part(word: str, names: Collection[str]) -> Iterator[str]:
    """Sentences on which names of a library have a word in them, as a text asks for it."""
    entry = spelling_of(word, "name")
    if entry is not None and entry.also:
        text = translate("spelling", "[{word}] in a name: also names with {ways}; in Japanese it is {japanese}.")
        ways = comma_list(way for way in (entry.word, *entry.also) if way != word)
        yield text.format(word=word, ways=ways, japanese=entry.japanese)
    if entry is not None and entry.apart:
        text = translate("spelling", "[{word}] in a name: not {names}, where only capital letters differ.")
        yield text.format(word=word, names=comma_list(with_note(*names_) for names_ in entry.apart.items()))
    if entry is not None and entry.letters:
        text = translate("spelling", "[{word}] in a name: also {names}, although in Japanese it is another name.")
        yield text.format(word=word, names=comma_list(with_note(*names_) for names_ in entry.letters.items()))
    if open_names := sorted(undecided(word, names)):
        text = translate(
            "spelling",
            "[{word}] in a name: {names} would have it except for capital letters. Read as not having it; check the "
            "Japanese name.",
        )
        yield text.format(word=word, names=comma_list(open_names))


def describe_trait(word: str) -> Iterator[str]:
    """Sentence on a trait that a text asks for in another spelling than cards do."""
    if (read := usual(word, "trait")) != word:
        yield translate("spelling", "[{word}] trait: read as the [{read}] trait.").format(word=word, read=read)
