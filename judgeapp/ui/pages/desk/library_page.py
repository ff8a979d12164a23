"""Page "Library": the data present, their dates and files, and the missing data with their uses."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from html import escape
from typing import TYPE_CHECKING, NamedTuple

from judgeapp.messages.punctuation import comma_list, semicolon_list
from judgeapp.rulings.precedent import PrecedentKind
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.localization import translate
from judgeapp.ui.markup import parts
from judgeapp.ui.markup.inline import in_language, link, strong, styled, text_link, unbroken
from judgeapp.ui.markup.page_style import PageStyle
from judgeapp.ui.pages.wording import language_name, source_standing, source_title

if TYPE_CHECKING:
    from judgeapp.cards.lists.errata import Erratum
    from judgeapp.cards.lists.restrictions import Restriction
    from judgeapp.citations.overview import EditionsOverview
    from judgeapp.desk.imported.cards import StoredCard
    from judgeapp.desk.imported.lists import Listed, SavedLists
    from judgeapp.rulebook.manifest import Rulebook
    from judgeapp.rulings.precedent import Precedent

_tr = partial(translate, "library_page")

_SET = re.compile(r"([A-Z]+)(\d*)-")
_MAX_FILES = 3  # files that are named


class Holdings(NamedTuple):
    """A judge's library: rulebooks, most binding first, cards, lists, answers and rulings; None while being read."""

    sources: Sequence[Rulebook]
    stored: Sequence[StoredCard] | None
    lists: SavedLists | None
    precedents: Sequence[Precedent] | None


def library_page(holdings: Holdings, readings: str, style: PageStyle) -> str:
    """Page of all data, and how to get missing ones; `readings` is HTML that links to our readings."""
    stored, lists, precedents = holdings.stored, holdings.lists, holdings.precedents
    cards = None if stored is None else semicolon_list(_cards(stored))
    answers = None if precedents is None else _answers(precedents)
    errata, restrictions = (None, None) if lists is None else (_listed(lists.errata), _listed(lists.restrictions))
    rows = [
        (_tr("Cards"), cards, "import-cards", "is:card"),
        (_tr("Official answers"), answers, "import-answers", "is:official"),
        (_tr("Errata"), errata, "import-cards", ""),
        (_tr("Banned and restricted cards"), restrictions, "import-cards", ""),
    ]
    body = [parts.title(escape(_tr("Library")), style)]
    body.append(parts.table([_row(*row) for row in rows], style))
    how = _tr(
        "Drop a file onto the window: cards, official answers, errata, or banned and restricted cards. A "
        "file in another format is previewed before anything is imported."
    )
    body.append(parts.hint(how, style))
    if lists is not None:
        body += _web_files(lists, style)
    body.append(parts.label(_tr("Rulebooks"), style))
    for source in holdings.sources:
        head = link(Address(Kind.SOURCE, source.key), escape(source_title(source)), kind="number")
        standing = " · ".join((language_name(source.language), *source_standing(source, edition=False)))
        named = f"{head} {in_language(source.title, source.language)}"
        body.append(parts.item(f"{named}<br>{styled(escape(standing), 'small')}", style))
    ways = [
        text_link(_tr("Import a rulebook …"), Kind.DO, "bring-in"),
        text_link(_tr("Editions of the rules"), Kind.EDITIONS),
    ]
    body += (parts.links(ways, style), readings)
    return style.page("".join(body))


def missing(holdings: Holdings, seen: EditionsOverview | None) -> Iterator[str]:
    if seen is not None and seen.current and seen.current not in (source.edition for source in seen.here):
        yield _tr("the text of rules {edition}").format(edition=seen.current)
    if holdings.stored is not None and not holdings.stored:
        yield _tr("real cards")
    precedents = holdings.precedents
    if precedents is not None and not any(p.kind is PrecedentKind.OFFICIAL for p in precedents):
        yield _tr("official answers")


def doubts(seen: EditionsOverview | None) -> Iterator[str]:
    """Sentences on why the rules may not be today's."""
    if seen is not None and not seen.current:
        yield _tr("No edition of the rules is in force today.")
    if seen is not None and seen.may_be_newer:
        yield _tr("There may be a newer edition.")


def _row(name: str, content: str | None, action: str, asks: str) -> tuple[str, str]:
    """`asks` is the question that lists the content; empty if nothing does."""
    if content is None:
        return strong(escape(name)), "…"
    none = styled(escape(_tr("none yet")), "muted")
    offers = [link(Address(Kind.DO, action), unbroken(_tr("Import …")))]
    if content and asks:
        offers.insert(0, link(Address(Kind.ASK, asks), unbroken(_tr("Browse"))))
    return strong(escape(name)), "&nbsp;&nbsp; ".join((escape(content) or none, *offers))


def _web_files(lists: SavedLists, style: PageStyle) -> Iterator[str]:
    """Files of the web that the judge keeps up to date; none is fetched before a click."""
    files = lists.web or ()
    yield parts.label(_tr("From the web"), style)
    for file in files:
        named = f"{strong(escape(file.name))} {styled(escape(file.address), 'muted')}"
        at = _tr("imported {day}").format(day=file.imported[:10])
        commands = [] if lists.offline else [("fetch", _tr("Update"))]
        commands += [("take-back", _tr("Undo the last update"))] if file.before else []
        commands.append(("forget", _tr("Remove")))
        ways = [text_link(text, Kind.UPDATE, f"{command} {file.name}") for command, text in commands]
        if not file.imported and file.kind is not None:
            at = _tr("last update undone")
        elif not file.imported:
            at = _tr("not downloaded yet")
        yield parts.item(f"{named}<br>{styled(' · '.join((escape(at), *ways)), 'small')}", style)
    if not files:
        text = _tr("A file with an address can be updated whenever it changes.")
        yield parts.hint(text, style, apart=False)
    commands = [("add", _tr("Add an address …"))]
    if files and not lists.offline:
        commands.insert(0, ("all", _tr("Update all")))
        commands.append(("off", _tr("Switch updates off")))
    if lists.offline:
        commands.append(("on", _tr("Updates are off: switch them on")))
    yield parts.links([text_link(text, Kind.UPDATE, key) for key, text in commands], style)


def _cards(stored: Sequence[StoredCard]) -> Iterator[str]:
    """A sentence for each language: how many, up to which set, from which files, of when."""
    for language in dict.fromkeys(k.record.language for k in stored):
        cards = [k for k in stored if k.record.language == language]
        yield _tr("{language}: %n card(s), up to {set}, {files}, {day}", "", len(cards)).format(
            language=language_name(language),
            set=_newest_set(k.record.number for k in cards),
            files=_files(k.origin for k in cards),
            day=max(k.at for k in cards)[:10],
        )


def _newest_set(numbers: Iterable[str]) -> str:
    """The set with the highest number, among those whose names have most cards."""
    sets = [match.groups() for match in map(_SET.match, numbers) if match is not None]
    if not sets:
        return "–"
    (name, _) = Counter(name for name, _ in sets).most_common(1)[0]
    return f"{name}{max((number for own, number in sets if own == name), key=lambda number: int(number or 0))}"


def _answers(precedents: Sequence[Precedent]) -> str:
    answers = [p for p in precedents if p.kind is PrecedentKind.OFFICIAL]
    if not answers:
        return ""
    languages = comma_list([language_name(tag) for tag in dict.fromkeys(t.language for p in answers for t in p.texts)])
    entries = sum(len(precedent.numbers) for precedent in answers)
    if entries > len(answers):
        text = _tr("{entries} entries, %n different answer(s), {languages}, up to {day}", "", len(answers))
    else:
        text = _tr("%n answer(s), {languages}, up to {day}", "", len(answers))
    return text.format(entries=entries, languages=languages, day=max(p.date for p in answers) or "–")


def _listed(listed: Sequence[Listed[Erratum]] | Sequence[Listed[Restriction]]) -> str:
    if not listed:
        return ""
    text = _tr("%n line(s), {files}, up to {day}", "", len(listed))
    return text.format(files=_files(entry.origin for entry in listed), day=max(e.record.since for e in listed) or "–")


def _files(origins: Iterable[str]) -> str:
    files = [file for file, _ in Counter(filter(None, origins)).most_common()]
    more = ["…"] if len(files) > _MAX_FILES else []
    return comma_list([*files[:_MAX_FILES], *more]) or _tr("by hand")
