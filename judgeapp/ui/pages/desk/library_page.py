"""Page "Library": the data present, their dates and files, and the missing data with their uses."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
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
    from judgeapp.desk.imported.cards import Kept
    from judgeapp.desk.imported.lists import Listed, SavedLists
    from judgeapp.rulebook.manifest import Rulebook
    from judgeapp.rulings.precedent import Precedent


_SET = re.compile(r"([A-Z]+)(\d*)-")
_MAX_FILES = 3  # files that are named


class Holdings(NamedTuple):
    """Data of a judge's library: rulebooks, the most binding first, cards, lists, answers and rulings; None while being
    read."""

    sources: Sequence[Rulebook]
    kept: Sequence[Kept] | None
    lists: SavedLists | None
    precedents: Sequence[Precedent] | None


def library_page(holdings: Holdings, readings: str, style: PageStyle) -> str:
    """Page of all data, and how to get missing ones; `readings` is HTML that links to our readings."""
    kept, lists, precedents = holdings.kept, holdings.lists, holdings.precedents
    cards = None if kept is None else semicolon_list(_cards(kept))
    answers = None if precedents is None else _answers(precedents)
    errata, restrictions = (None, None) if lists is None else (_listed(lists.errata), _listed(lists.restrictions))
    rows = [
        (translate("library_page", "Cards"), cards, "import-cards", "is:card"),
        (translate("library_page", "Official answers"), answers, "import-answers", "is:official"),
        (translate("library_page", "Errata"), errata, "import-cards", ""),
        (translate("library_page", "Banned and restricted cards"), restrictions, "import-cards", ""),
    ]
    body = [parts.title(escape(translate("library_page", "Library")), style)]
    body.append(parts.table([_row(*row) for row in rows], style))
    how = translate(
        "library_page",
        "Drop a file onto the window: cards, official answers, errata, or banned and restricted cards. A "
        "file in another format is previewed before anything is imported.",
    )
    body.append(parts.hint(how, style))
    if lists is not None:
        body += _web_files(lists, style)
    body.append(parts.label(translate("library_page", "Rulebooks"), style))
    for source in holdings.sources:
        head = link(Address(Kind.SOURCE, source.key), escape(source_title(source)), kind="number")
        standing = " · ".join((language_name(source.language), *source_standing(source, edition=False)))
        named = f"{head} {in_language(source.title, source.language)}"
        body.append(parts.item(f"{named}<br>{styled(escape(standing), 'small')}", style))
    ways = [
        text_link(translate("library_page", "Import a rulebook …"), Kind.DO, "bring-in"),
        text_link(translate("library_page", "Editions of the rules"), Kind.EDITIONS),
    ]
    body += (parts.links(ways, style), readings)
    return style.page("".join(body))


def missing(holdings: Holdings, seen: EditionsOverview | None) -> Iterator[str]:
    if seen is not None and seen.current and seen.current not in (source.edition for source in seen.here):
        yield translate("library_page", "the text of rules {edition}").format(edition=seen.current)
    if holdings.kept is not None and not holdings.kept:
        yield translate("library_page", "real cards")
    precedents = holdings.precedents
    if precedents is not None and not any(p.kind is PrecedentKind.OFFICIAL for p in precedents):
        yield translate("library_page", "official answers")


def doubts(seen: EditionsOverview | None) -> Iterator[str]:
    """Sentences on why the rules may not be today's."""
    if seen is not None and not seen.current:
        yield translate("library_page", "No edition of the rules is in force today.")
    if seen is not None and seen.may_be_newer:
        yield translate("library_page", "There may be a newer edition.")


def _row(name: str, content: str | None, action: str, asks: str) -> tuple[str, str]:
    """`asks` is the question that lists the content; empty if nothing does."""
    if content is None:
        return strong(escape(name)), "…"
    none = styled(escape(translate("library_page", "none yet")), "muted")
    offers = [link(Address(Kind.DO, action), unbroken(translate("library_page", "Import …")))]
    if content and asks:
        offers.insert(0, link(Address(Kind.ASK, asks), unbroken(translate("library_page", "Browse"))))
    return strong(escape(name)), "&nbsp;&nbsp; ".join((escape(content) or none, *offers))


def _web_files(lists: SavedLists, style: PageStyle) -> Iterator[str]:
    """Files of the web that the judge keeps up to date; none is fetched before a click."""
    files = lists.web or ()
    yield parts.label(translate("library_page", "From the web"), style)
    for file in files:
        named = f"{strong(escape(file.name))} {styled(escape(file.address), 'muted')}"
        at = translate("library_page", "imported {day}").format(day=file.imported[:10])
        commands = [] if lists.offline else [("fetch", translate("library_page", "Update"))]
        commands += [("take-back", translate("library_page", "Undo the last update"))] if file.before else []
        commands.append(("forget", translate("library_page", "Remove")))
        ways = [text_link(text, Kind.UPDATE, f"{command} {file.name}") for command, text in commands]
        if not file.imported and file.kind is not None:
            at = translate("library_page", "last update undone")
        elif not file.imported:
            at = translate("library_page", "not downloaded yet")
        yield parts.item(f"{named}<br>{styled(' · '.join((escape(at), *ways)), 'small')}", style)
    if not files:
        text = translate("library_page", "A file with an address can be updated whenever it changes.")
        yield parts.hint(text, style, apart=False)
    commands = [("add", translate("library_page", "Add an address …"))]
    if files and not lists.offline:
        commands.insert(0, ("all", translate("library_page", "Update all")))
        commands.append(("off", translate("library_page", "Switch updates off")))
    if lists.offline:
        commands.append(("on", translate("library_page", "Updates are off: switch them on")))
    yield parts.links([text_link(text, Kind.UPDATE, key) for key, text in commands], style)


def _cards(kept: Sequence[Kept]) -> Iterator[str]:
    """A sentence for each language: how many, up to which set, from which files, of when."""
    for language in dict.fromkeys(k.record.language for k in kept):
        cards = [k for k in kept if k.record.language == language]
        yield translate("library_page", "{language}: %n card(s), up to {set}, {files}, {day}", "", len(cards)).format(
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
        text = translate(
            "library_page", "{entries} entries, %n different answer(s), {languages}, up to {day}", "", len(answers)
        )
    else:
        text = translate("library_page", "%n answer(s), {languages}, up to {day}", "", len(answers))
    return text.format(entries=entries, languages=languages, day=max(p.date for p in answers) or "–")


def _listed(listed: Sequence[Listed[Erratum]] | Sequence[Listed[Restriction]]) -> str:
    if not listed:
        return ""
    text = translate("library_page", "%n line(s), {files}, up to {day}", "", len(listed))
    return text.format(files=_files(entry.origin for entry in listed), day=max(e.record.since for e in listed) or "–")


def _files(origins: Iterable[str]) -> str:
    files = [file for file, _ in Counter(filter(None, origins)).most_common()]
    more = ["…"] if len(files) > _MAX_FILES else []
    return comma_list([*files[:_MAX_FILES], *more]) or translate("library_page", "by hand")
