"""Pages of the desk itself, as HTML: the front page, a source, the shortcuts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from html import escape

from judgeapp.library import Library
from judgeapp.messages.punctuation import comma_list, join_sentences, labelled
from judgeapp.rulebook.manifest import Rulebook
from judgeapp.ui.actions import ACTIONS, KEYS_IN_PLACE, key_names, plain, translated
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.localization import format_number, translate
from judgeapp.ui.markup import parts
from judgeapp.ui.markup.inline import in_language, link, strong, text_link, unbroken
from judgeapp.ui.markup.page_style import PageStyle
from judgeapp.ui.pages.desk.filter_words import filters_explained
from judgeapp.ui.pages.shown_text import ShownText
from judgeapp.ui.pages.wording import language_name, source_standing, source_title
from judgeapp.ui.views import SEARCH, ViewSpec

_tr = partial(translate, "desk_pages")
_KEYS = "42%"  # width of a column of keys as a share of the page, the same in all tables
_MAX_RECENT = 5  # recent questions


def front_page(
    recent: Sequence[str],
    lacking: Sequence[str],
    style: PageStyle,
    *,
    edition: str = "",
    doubted: Sequence[str] = (),
    has_table: bool = False,
) -> str:
    """Front page of the reader: the three main purposes, the last pages, and missing data. `recent`: the last
    questions; `lacking`: names of missing data; `edition`: the rules that lead, in a few words; `doubted`: reasons why
    the rules may not be today's; `has_table`: a played table exists."""
    ways = (
        ("omnibox", _tr("Ask"), _tr("A rule, a term, a card, a whole question")),
        ("set-up-anew", _tr("Build a board"), _tr("Set it up, and play it by the rules")),
        ("dispute", _tr("Settle a dispute"), _tr("Enter what each player says, step by step")),
    )
    body = [parts.large_links([(Address(Kind.DO, action), name, about) for action, name, about in ways], style)]
    open_last = [text_link(question, Kind.ASK, question) for question in recent[:_MAX_RECENT]]
    if has_table:
        open_last.insert(0, text_link(_tr("The table as you left it"), Kind.DO, "table"))
    if open_last:
        body.append(parts.label(_tr("Recent"), style))
        body += (parts.item(there, style) for there in open_last)
    rules, missing = " · ".join(filter(None, (edition, join_sentences(doubted)))), ""
    if rules:
        # If something is missing, the library page links to the editions too.
        rules = escape(rules) if lacking else text_link(rules, Kind.EDITIONS)
    if lacking:
        missing = escape(_tr("Not imported yet: {things}.").format(things=comma_list(lacking)))
        missing += f" {link(Address(Kind.LIBRARY), unbroken(translate('library_page', 'Import …')))}"
    pair = (rules, missing)
    if inner := join_sentences(pair) if doubted else " · ".join(filter(None, pair)):
        body.append(parts.remark(inner, style))
    return style.page("".join(body))


def most_binding_first(library: Library) -> list[Rulebook]:
    """The most binding first: of the editions of the rules that whose text is read."""
    leading = library.corpus.leading

    def weight(source: Rulebook) -> tuple[bool, int]:
        return leading is None or source.key != leading.source, source.rank

    return sorted(library.corpus.manifest.sources, key=weight)


def source_page(library: Library, source: Rulebook, style: PageStyle, shown: ShownText) -> str:
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
    for passage in library.corpus.roots(source.key):
        address, root = Address(Kind.PASSAGE, passage.id), shown.of(library, passage)
        named = in_language(root.heading or root.text[:40], root.language)
        rows.append(parts.Numbered(root.number, address, link(address, named), root.language))
    return style.page(
        parts.title(escape(source_title(source)), style)
        + parts.heading(in_language(source.title, source.language), style, apart=False)
        + parts.caption(escape(" · ".join(filter(None, standing))), style)
        + parts.prose(about, style)
        + _origin(source, style)
        + _taking_out(source, style)
        + parts.label(_tr("Chapters"), style)
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
    if source.imported is None:
        return ""
    origin = source.imported
    text = _tr("Imported from {file} on {day} (pages: {pages}, bytes: {bytes}). Its text is that of the file.").format(
        file=source.file, day=origin.day, pages=format_number(origin.pages), bytes=format_number(origin.size)
    )
    checked = labelled(_tr("SHA-256 of the file"), source.sha256)
    return parts.text(escape(text), style, apart=True) + parts.caption(escape(checked), style)


def _taking_out(source: Rulebook, style: PageStyle) -> str:
    if not source.imported:
        return ""
    return parts.links([text_link(_tr("Remove …"), Kind.REMOVE, source.key)], style)


def help_page(place: ViewSpec, style: PageStyle) -> str:
    """Page about a view: in the search its filters, every action with its keys by menu, and the keys of the widgets."""
    body = [parts.title(escape(place.title), style)]
    if place is SEARCH:
        rows = [(example, sentence) for example, sentence in filters_explained()]
        body.append(_keys_table(_tr("Search filters"), rows, style))
    body.append(parts.heading(escape(_tr("Shortcuts")), style))
    for menu in dict.fromkeys(action.menu for action in ACTIONS):
        rows = [(plain(a.title), key_names(a)) for a in ACTIONS if a.menu == menu]
        body.append(_keys_table(plain(translated(menu)), rows, style))
    rows = [(translated(text), translated(keys)) for keys, text in KEYS_IN_PLACE]
    body.append(_keys_table(_tr("Where the cursor is"), rows, style))
    return style.page("".join(body))


def _keys_table(title: str, rows: list[tuple[str, str]], style: PageStyle) -> str:
    cells = [(strong(escape(keys)), escape(text)) for text, keys in rows]
    return parts.label(title, style) + parts.table(cells, style, first=_KEYS)
