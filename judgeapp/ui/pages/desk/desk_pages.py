"""Pages of the desk itself, as HTML: what can be typed, the front page, a source, the shortcuts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from judgeapp.library import Library
from judgeapp.rulebook.manifest import Rulebook
from judgeapp.rulebook.passage import Passage
from judgeapp.ui.actions import ACTIONS, KEYS_IN_PLACE, key_names, plain, translated
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.localization import comma_list, format_number, join_sentences, labelled
from judgeapp.ui.markup import parts
from judgeapp.ui.markup.inline import in_language, link, strong, styled, unbroken
from judgeapp.ui.markup.page_style import PageStyle
from judgeapp.ui.pages.desk.filter_words import filters_explained
from judgeapp.ui.pages.desk.guide_page import guide_offer
from judgeapp.ui.pages.rules.our_readings import readings_offer
from judgeapp.ui.pages.wording import language_name, source_standing, source_title
from judgeapp.ui.views import SEARCH, ViewSpec

if TYPE_CHECKING:
    from judgeapp.citations.overview import EditionsOverview

translate = QCoreApplication.translate

# The width of a column of keys, of that of the page: that of all tables alike.
_KEYS = "42%"
# Letters of a bookmark without a heading.
_BEGINNING = 40
# One of each kind of question.
EXAMPLES = (
    ("16-4", ""),
    ("blocker", "en"),
    ("ブロッカー", "ja"),
    ("阻挡者", "zh-Hans"),
    ("格擋", "zh-Hant"),
    ("Brutbereich", "de"),
)


def front_page(library: Library, lacking: Iterable[str], style: PageStyle, seen: EditionsOverview | None = None) -> str:
    """Front page of the reader.

    lacking -- sentences on data that are not here
    seen    -- the editions of the rules, once they are aligned
    """
    library_link = link(Address(Kind.LIBRARY), unbroken(translate("desk_pages", "Library")))
    typed = translate("desk_pages", "Type above to find a rule. F1 opens the guide, F1 again lists every shortcut.")
    return style.page(
        parts.title(escape(translate("desk_pages", "Rulebooks")), style)
        + parts.hint(typed, style, apart=False)
        + "".join(_in_force(seen, style))
        + "".join(parts.text(escape(sentence), style, apart=True) for sentence in lacking)
        + parts.links([library_link], style)
        + readings_offer(library, style)
        + parts.links([guide_offer()], style)
    )


def most_binding_first(library: Library) -> list[Rulebook]:
    """The most binding first: of the editions of the rules that whose text is read."""
    leading = library.corpus.leading

    def weight(source: Rulebook) -> tuple[bool, int]:
        return leading is None or source.key != leading.source, source.rank

    return sorted(library.corpus.manifest.sources, key=weight)


def _in_force(seen: EditionsOverview | None, style: PageStyle) -> Iterator[str]:
    """Link to the editions that says which one is in force."""
    if seen is None:
        return
    here = [source.edition for source in seen.here]
    if not seen.current:
        text = translate("desk_pages", "No edition of the rules is in force today.")
    elif seen.current in here:
        text = translate("desk_pages", "In force today: {edition}.")
    else:
        text = translate("desk_pages", "In force today: {edition} (its text is not here).")
    at_hand = translate("desk_pages", "Available: {editions}.").format(editions=comma_list(here))
    newer = translate("desk_pages", "There may be a newer edition.") if seen.may_be_newer else ""
    sentence = join_sentences((text.format(edition=seen.current), at_hand, newer))
    ways = [link(Address(Kind.EDITIONS), unbroken(translate("desk_pages", "Editions of the rules")))]
    if seen.current and seen.current not in here:
        ways.insert(0, link(Address(Kind.DO, "bring-in"), unbroken(translate("leading_text", "Import it …"))))
    yield parts.text(f"{escape(sentence)} {' '.join(ways)}", style, apart=True)


def source_page(library: Library, source: Rulebook, style: PageStyle) -> str:
    """Page of a rulebook: the words of the manifest about it, and its chapters."""
    import markdown
    import nh3

    about = nh3.clean(
        markdown.markdown(_about(source), extensions=["sane_lists"]),
        tags={"p", "ul", "ol", "li", "em", "strong", "code", "br", "h1", "h2", "h3"},
        attributes={},
    )
    standing = (language_name(source.language), *source_standing(source), source.publisher)
    rows = []
    for root in library.corpus.roots(source.key):
        address = Address(Kind.PASSAGE, root.id)
        named = in_language(root.heading or root.text[:40], root.language)
        rows.append(parts.Numbered(root.number, address, link(address, named), root.language))
    return style.page(
        parts.title(escape(source_title(source)), style)
        + parts.heading(in_language(source.title, source.language), style, apart=False)
        + parts.caption(escape(" · ".join(filter(None, standing))), style)
        + parts.prose(about, style)
        + _origin(source, style)
        + _taking_out(source, style)
        + parts.label(translate("desk_pages", "Chapters"), style)
        + parts.numbered(rows, style)
    )


def _about(source: Rulebook) -> str:
    """Description of a rulebook from the manifest, as Markdown in the language of the window."""
    text, point = "", False
    for note in source.notes:
        follows = point and note.startswith("- ")
        text += ("\n" if follows else "\n\n") + translate("sources", note)
        point = note.startswith("- ")
    return text


def _origin(source: Rulebook, style: PageStyle) -> str:
    """From where a judge has brought a source in."""
    if source.imported is None:
        return ""
    come = source.imported
    text = translate(
        "desk_pages", "Imported from {file} on {day} (pages: {pages}, bytes: {bytes}). Its text is that of the file."
    ).format(file=source.file, day=come.day, pages=format_number(come.pages), bytes=format_number(come.size))
    checked = labelled(translate("desk_pages", "SHA-256 of the file"), source.sha256)
    return parts.text(escape(text), style, apart=True) + parts.caption(escape(checked), style)


def _taking_out(source: Rulebook, style: PageStyle) -> str:
    """Of one that the judge has imported."""
    if not source.imported:
        return ""
    text = escape(translate("desk_pages", "Remove …"))
    return parts.links([link(Address(Kind.REMOVE, source.key), text)], style)


def help_page(place: ViewSpec, style: PageStyle) -> str:
    """Page about a view: in the search its filters, every action with its keys by menu, and the keys of the widgets."""
    body = [parts.title(escape(place.title), style)]
    if place is SEARCH:
        rows = [(example, sentence) for example, sentence in filters_explained()]
        body.append(_keys_table(translate("desk_pages", "Search filters"), rows, style))
    body.append(parts.heading(escape(translate("desk_pages", "Shortcuts")), style))
    menus = dict.fromkeys(action.menu for action in ACTIONS)
    for menu in menus:
        rows = [(plain(a.title), key_names(a)) for a in ACTIONS if a.menu == menu]
        body.append(_keys_table(plain(translated(menu)), rows, style))
    rows = [(translated(text), translated(keys)) for keys, text in KEYS_IN_PLACE]
    body.append(_keys_table(translate("desk_pages", "Where the cursor is"), rows, style))
    return style.page("".join(body))


def starting_page(style: PageStyle, marked: list[Passage], recent: Sequence[str], *, has_cards: bool) -> str:
    """Beside the empty field: what can be typed, what was asked last, and the last bookmarks."""
    body = [parts.label(translate("desk_pages", "What you can type"), style, apart=False)]
    sentence = {
        "16-4": translate("desk_pages", "a clause and what stands below it; 16-4. the clause alone"),
        "blocker": translate("desk_pages", "a rule or term, in any of five languages"),
    }
    for text, language in EXAMPLES:
        asked = link(Address(Kind.ASK, text), in_language(text, language), kind="number")
        remark = f" {styled(escape(sentence[text]), 'small')}" if text in sentence else ""
        body.append(parts.item(asked + remark, style))
    alike = translate(
        "desk_pages",
        "Simplified or traditional, upper or lower case, hiragana, umlauts: all match. So does a word with "
        "one wrong letter.",
    )
    cards = (
        translate("desk_pages", "Cards are found by number, name, keyword and text.")
        if has_cards
        else translate("desk_pages", "Import a card file (Ctrl+I) to find cards here too.")
    )
    answers = translate(
        "desk_pages",
        "Import official answers (Ctrl+Shift+I), then ask in your own words; card:BT1-010, clause:16-4 or "
        "since:2026 narrows them. F1 lists all filters.",
    )
    body += [parts.hint(sentence, style) for sentence in (alike, cards, answers)]
    if recent:
        body.append(parts.label(translate("desk_pages", "Recent questions"), style))
        body += [
            parts.item(link(Address(Kind.ASK, question), escape(question), kind="number"), style) for question in recent
        ]
    if marked:
        body.append(parts.label(translate("desk_pages", "Recent bookmarks"), style))
        for passage in marked:
            beginning = passage.heading or passage.text[:_BEGINNING] + "…"
            parted = (escape(passage.number), in_language(beginning, passage.language))
            named = " ".join(filter(None, parted))
            body.append(parts.item(link(Address(Kind.PASSAGE, passage.id), named, kind="number"), style))
    return style.page("".join(body))


def _keys_table(title: str, rows: list[tuple[str, str]], style: PageStyle) -> str:
    cells = [(strong(escape(keys)), escape(text)) for text, keys in rows]
    return parts.label(title, style) + parts.table(cells, style, first=_KEYS)
