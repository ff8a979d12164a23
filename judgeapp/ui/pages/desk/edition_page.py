"""A rulebook being imported, as HTML: its contents, doubts, and the commands on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from html import escape

from judgeapp.editions.doubts import Doubt, DoubtKind, EditionReport, StaleReference
from judgeapp.editions.edition import ImportedEdition, LineAction
from judgeapp.messages.punctuation import labelled
from judgeapp.ui.address import Kind
from judgeapp.ui.localization import QT_TRANSLATE_NOOP, format_number, labelled_count, translate
from judgeapp.ui.markup import parts
from judgeapp.ui.markup.inline import in_language, strong, styled, text_link
from judgeapp.ui.markup.page_style import PageStyle
from judgeapp.ui.pages.wording import language_name

_tr = partial(translate, "edition_page")
_for_later = partial(QT_TRANSLATE_NOOP, "edition_page")
_MAX_LINES = 60  # doubtful lines and stale references
_MAX_LENGTH = 400  # letters of a line
# Keys of RULEBOOK_COMMAND.
KEEP, CORRECT_FACTS, GIVE_UP, AS_BEFORE = "keep", "facts", "give-up", "as-before"
_DOUBTS = {
    DoubtKind.OUT_OF_ROW: _for_later("{hint} doesn't continue the count here: joined to {number}"),
    DoubtKind.AFTER_GAP: _for_later("{number} follows {hint}: numbers are missing"),
    DoubtKind.REPEATED: _for_later("{hint} is printed twice: taken as {number}"),
    DoubtKind.INSIDE: _for_later("{number} seems to begin inside this line"),
    DoubtKind.HYPHEN: _for_later("word broken at the end of the line; read as {hint}"),
    DoubtKind.ASIDE: _for_later("left out: {hint}"),
    DoubtKind.FRONT: _for_later("before the first clause: left out"),
    DoubtKind.GLYPH: _for_later("has a character that the file doesn't identify"),
    DoubtKind.FIGURE: _for_later("a word ends in a number, perhaps a page number: it stays in {number}"),
    DoubtKind.TITLE: _for_later("looks like a heading: joined to {number}"),
}


def edition_page(edition: ImportedEdition, report: EditionReport, style: PageStyle) -> str:
    facts, provenance = edition.facts, edition.provenance
    dated = (f"{facts.title} {facts.edition}", facts.date, language_name(facts.language))
    body = [
        parts.title(escape(_tr("Import a rulebook")), style),
        parts.heading(escape(" · ".join(filter(None, dated))), style, apart=False),
        parts.caption(
            escape(_tr("{file}, pages: {pages}").format(file=provenance.file, pages=format_number(provenance.pages))),
            style,
        ),
        _summary(report, style),
        parts.links(_ways(edition), style),
    ]
    body += _doubts(report.doubts, facts.language, style)
    body += _stale(report.stale, style)
    body.append(parts.label(_tr("Left out, in characters"), style))
    text = ((_describe_reason(why), weight) for why, weight in report.residue.items())
    rows = [(escape(why), format_number(weight)) for why, weight in sorted(text)]
    body.append(parts.table(rows, style))
    return style.page("".join(body))


def _summary(report: EditionReport, style: PageStyle) -> str:
    counts = report.counts
    passages = [
        (_tr("chapters"), counts.chapters),
        (_tr("clauses"), counts.clauses),
        (_tr("passages"), counts.passages),
        (_tr("characters"), counts.characters),
    ]
    text = parts.text(
        escape(" · ".join(labelled_count(what, number) for what, number in passages if number)), style, apart=True
    )
    foreign = sum(doubt.kind is DoubtKind.FIGURE for doubt in report.doubts)
    if foreign and not report.faults:
        left = _tr("Lines with numbers that may not belong to the text: {count}")
        return text + parts.text(escape(left.format(count=format_number(foreign))), style)
    if not report.faults:
        proved = _tr("Nothing is lost: every character is in a passage or listed as left out.")
        return text + parts.text(escape(proved), style)
    wrong = [labelled(fault.where, fault.detail) for fault in report.faults]
    lines = [parts.text(escape(line), style) for line in wrong[:_MAX_LINES]]
    if len(wrong) > _MAX_LINES:
        lines.append(parts.text(escape(_more(len(wrong) - _MAX_LINES)), style))
    return text + parts.note(parts.label(_tr("Out of order"), style, apart=False) + "".join(lines), style)


def _ways(edition: ImportedEdition) -> list[str]:
    ways = [(KEEP, _tr("Import")), (CORRECT_FACTS, _tr("Correct the details …")), (GIVE_UP, _tr("Cancel"))]
    if edition.settled:
        ways.append((AS_BEFORE, _tr("Undo the last answer")))
    return [text_link(text, Kind.RULEBOOK_COMMAND, key) for key, text in ways]


def _doubts(doubts: Sequence[Doubt], language: str, style: PageStyle) -> Iterator[str]:
    if not doubts:
        return
    text = _tr("Doubtful lines: {count}").format(count=format_number(len(doubts)))
    yield parts.label(text, style)
    hint = _tr(
        "Each line shows what was done. Leave it, or choose something else: Tab moves between the choices, Enter "
        "selects one."
    )
    yield parts.hint(hint, style, apart=False)
    for doubt in doubts[:_MAX_LINES]:
        page = _tr("Page {page}, line {line}").format(page=doubt.page, line=doubt.line)
        head = f"{strong(escape(page))} {styled(escape(describe_doubt(doubt)), 'small')}"
        shown = doubt.text[:_MAX_LENGTH] + (" …" if len(doubt.text) > _MAX_LENGTH else "")
        inner = parts.text(head, style) + parts.text(in_language(shown, language), style)
        yield parts.note(inner + parts.links(_settling(doubt), style), style)
    if len(doubts) > _MAX_LINES:
        yield parts.hint(_more(len(doubts) - _MAX_LINES), style)


def _settling(doubt: Doubt) -> Iterator[str]:
    if doubt.kind is DoubtKind.HYPHEN:
        whole = doubt.hint.replace("-", "")
        offers = [("whole", whole), ("hyphen", doubt.hint if "-" in doubt.hint else "")]
        if "-" not in doubt.hint:
            before = doubt.text.split()[-1].rstrip("-\u2010\u00ad")
            cut = len("".join(c for c in before if c.isalpha()))
            offers[1] = ("hyphen", f"{whole[:cut]}-{whole[cut:]}")
    elif doubt.kind is DoubtKind.FIGURE:
        offers = [(LineAction.JOINED, _tr("The number belongs to the text"))]
    else:
        offers = [
            (LineAction.JOINED, _tr("It continues the previous line")),
            (LineAction.SPLIT, _tr("It begins a passage")),
            (LineAction.DROPPED, _tr("It isn't part of the rulebook")),
        ]
    for key, text in offers:
        yield text_link(text, Kind.SETTLE, f"{doubt.line} {key}")


def describe_doubt(doubt: Doubt) -> str:
    """Sentence about the doubt of a line, and how it was settled."""
    text = _DOUBTS[doubt.kind]
    if doubt.kind is DoubtKind.TITLE and doubt.done is LineAction.SPLIT:
        text = _for_later("treated as a heading")
    hint = _describe_reason(doubt.hint) if doubt.kind is DoubtKind.ASIDE else doubt.hint
    return _tr(text).format(hint=hint, number=doubt.number)


def _describe_reason(reason: str) -> str:
    """Sentence that says why a line is not taken for text of the rulebook."""
    reasons = {
        "cover": _tr("the cover"),
        "table of contents": _tr("the table of contents"),
        "number of a reference": _tr("numbers that the file runs together with references"),
        "page number": _tr("page numbers"),
        "running head": _tr("running headers"),
        "running head or foot": _tr("running headers and footers"),
        "slanted letters": _tr("slanted letters"),
        "hyphen at the end of a line": _tr("hyphens at the ends of lines"),
        "heading of the update history": _tr("heading of the history"),
        "mark before a heading": _tr("marks before headings"),
        "dropped by the judge": _tr("dropped by the judge"),
    }
    return reasons.get(reason, reason or _tr("no reason given"))


def _stale(stale: Sequence[StaleReference], style: PageStyle) -> Iterator[str]:
    if not stale:
        return
    text = _tr("Stale references: {count}").format(count=format_number(len(stale)))
    yield parts.label(text, style)
    rows = []
    for reference in stale[:_MAX_LINES]:
        named = f"{reference.printed} “{reference.title}”" if reference.title else reference.printed
        meant = reference.correct or _tr("missing")
        rows.append((escape(reference.passage.partition(":")[2]), escape(named), escape(meant)))
    yield parts.table(rows, style)
    if len(stale) > _MAX_LINES:
        yield parts.hint(_more(len(stale) - _MAX_LINES), style)


def _more(count: int) -> str:
    return _tr("And {count} more.").format(count=format_number(count))
