"""A rulebook being imported, as HTML: its contents, doubts, and the commands on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from judgeapp.editions.doubts import Doubt, DoubtKind, EditionReport, StaleReference
from judgeapp.editions.edition import ImportedEdition, LineAction
from judgeapp.ui.address import Kind
from judgeapp.ui.localization import QT_TRANSLATE_NOOP, format_number, labelled_count, translate
from judgeapp.ui.markup import parts
from judgeapp.ui.markup.inline import in_language, strong, styled, text_link
from judgeapp.ui.markup.page_style import PageStyle
from judgeapp.ui.pages.wording import language_name

_MAX_LINES = 60  # doubtful lines and stale references
_MAX_LENGTH = 400  # letters of a line
# Keys of RULEBOOK_COMMAND.
KEEP, CORRECT_FACTS, GIVE_UP, AS_BEFORE = "keep", "facts", "give-up", "as-before"
_DOUBTS = {
    DoubtKind.OUT_OF_ROW: QT_TRANSLATE_NOOP(
        "edition_page", "{hint} doesn't continue the count here: joined to {number}"
    ),
    DoubtKind.AFTER_GAP: QT_TRANSLATE_NOOP("edition_page", "{number} follows {hint}: numbers are missing"),
    DoubtKind.REPEATED: QT_TRANSLATE_NOOP("edition_page", "{hint} is printed twice: taken as {number}"),
    DoubtKind.INSIDE: QT_TRANSLATE_NOOP("edition_page", "{number} seems to begin inside this line"),
    DoubtKind.HYPHEN: QT_TRANSLATE_NOOP("edition_page", "word broken at the end of the line; read as {hint}"),
    DoubtKind.ASIDE: QT_TRANSLATE_NOOP("edition_page", "left out: {hint}"),
    DoubtKind.FRONT: QT_TRANSLATE_NOOP("edition_page", "before the first clause: left out"),
    DoubtKind.GLYPH: QT_TRANSLATE_NOOP("edition_page", "has a character that the file doesn't identify"),
    DoubtKind.FIGURE: QT_TRANSLATE_NOOP(
        "edition_page", "a word ends in a number, perhaps a page number: it stays in {number}"
    ),
    DoubtKind.TITLE: QT_TRANSLATE_NOOP("edition_page", "looks like a heading: joined to {number}"),
}


def edition_page(edition: ImportedEdition, report: EditionReport, style: PageStyle) -> str:
    facts, come = edition.facts, edition.provenance
    dated = (f"{facts.title} {facts.edition}", facts.date, language_name(facts.language))
    body = [
        parts.title(escape(translate("edition_page", "Import a rulebook")), style),
        parts.heading(escape(" · ".join(filter(None, dated))), style, apart=False),
        parts.caption(
            escape(
                translate("edition_page", "{file}, pages: {pages}").format(
                    file=come.file, pages=format_number(come.pages)
                )
            ),
            style,
        ),
        _summary(report, style),
        parts.links(_ways(edition), style),
    ]
    body += _doubts(report.doubts, facts.language, style)
    body += _stale(report.stale, style)
    body.append(parts.label(translate("edition_page", "Left out, in characters"), style))
    text = ((_describe_reason(why), weight) for why, weight in report.residue.items())
    rows = [(escape(why), format_number(weight)) for why, weight in sorted(text)]
    body.append(parts.table(rows, style))
    return style.page("".join(body))


def _summary(report: EditionReport, style: PageStyle) -> str:
    counts = report.counts
    passages = [
        (translate("edition_page", "chapters"), counts.chapters),
        (translate("edition_page", "clauses"), counts.clauses),
        (translate("edition_page", "passages"), counts.passages),
        (translate("edition_page", "characters"), counts.characters),
    ]
    text = parts.text(
        escape(" · ".join(labelled_count(what, number) for what, number in passages if number)), style, apart=True
    )
    foreign = sum(doubt.kind is DoubtKind.FIGURE for doubt in report.doubts)
    if foreign and not report.faults:
        left = translate("edition_page", "Lines with numbers that may not belong to the text: {count}")
        return text + parts.text(escape(left.format(count=format_number(foreign))), style)
    if not report.faults:
        proved = translate("edition_page", "Nothing is lost: every character is in a passage or listed as left out.")
        return text + parts.text(escape(proved), style)
    wrong = [f"{fault.where}: {fault.detail}" for fault in report.faults]
    lines = [parts.text(escape(line), style) for line in wrong[:_MAX_LINES]]
    if len(wrong) > _MAX_LINES:
        lines.append(parts.text(escape(_more(len(wrong) - _MAX_LINES)), style))
    label = parts.label(translate("edition_page", "Out of order"), style, apart=False)
    return text + parts.note(label + "".join(lines), style)


def _ways(edition: ImportedEdition) -> list[str]:
    ways = [
        (KEEP, translate("edition_page", "Import")),
        (CORRECT_FACTS, translate("edition_page", "It is something else …")),
        (GIVE_UP, translate("edition_page", "Cancel")),
    ]
    if edition.settled:
        ways.append((AS_BEFORE, translate("edition_page", "Undo the last answer")))
    return [text_link(text, Kind.RULEBOOK_COMMAND, key) for key, text in ways]


def _doubts(doubts: Sequence[Doubt], language: str, style: PageStyle) -> Iterator[str]:
    if not doubts:
        return
    text = translate("edition_page", "Doubtful lines: {count}").format(count=format_number(len(doubts)))
    yield parts.label(text, style)
    hint = translate(
        "edition_page",
        "Each line shows what was done. Leave it, or choose something else: Tab moves between the choices, Enter "
        "selects one.",
    )
    yield parts.hint(hint, style, apart=False)
    for doubt in doubts[:_MAX_LINES]:
        page = translate("edition_page", "Page {page}, line {line}").format(page=doubt.page, line=doubt.line)
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
        offers = [(LineAction.JOINED, translate("edition_page", "The number belongs to the text"))]
    else:
        offers = [
            (LineAction.JOINED, translate("edition_page", "It continues the previous line")),
            (LineAction.SPLIT, translate("edition_page", "It begins a passage")),
            (LineAction.DROPPED, translate("edition_page", "It isn't part of the rulebook")),
        ]
    for key, text in offers:
        yield text_link(text, Kind.SETTLE, f"{doubt.line} {key}")


def describe_doubt(doubt: Doubt) -> str:
    """Sentence about the doubt of a line, and how it was settled."""
    text = _DOUBTS[doubt.kind]
    if doubt.kind is DoubtKind.TITLE and doubt.done is LineAction.SPLIT:
        text = QT_TRANSLATE_NOOP("edition_page", "treated as a heading")
    hint = _describe_reason(doubt.hint) if doubt.kind is DoubtKind.ASIDE else doubt.hint
    return translate("edition_page", text).format(hint=hint, number=doubt.number)


def _describe_reason(reason: str) -> str:
    """Sentence that says why a line is not taken for text of the rulebook."""
    reasons = {
        "cover": translate("edition_page", "the cover"),
        "table of contents": translate("edition_page", "the table of contents"),
        "number of a reference": translate("edition_page", "numbers that the file runs together with references"),
        "page number": translate("edition_page", "page numbers"),
        "running head": translate("edition_page", "running headers"),
        "running head or foot": translate("edition_page", "running headers and footers"),
        "italic letters": translate("edition_page", "italic letters"),
        "hyphen at the end of a line": translate("edition_page", "hyphens at the ends of lines"),
        "heading of the update history": translate("edition_page", "heading of the history"),
        "mark before a heading": translate("edition_page", "marks before headings"),
        "dropped by the judge": translate("edition_page", "dropped by the judge"),
    }
    return reasons.get(reason, reason or translate("edition_page", "no reason given"))


def _stale(stale: Sequence[StaleReference], style: PageStyle) -> Iterator[str]:
    if not stale:
        return
    text = translate("edition_page", "Stale references: {count}").format(count=format_number(len(stale)))
    yield parts.label(text, style)
    rows = []
    for reference in stale[:_MAX_LINES]:
        named = f"{reference.printed} “{reference.title}”" if reference.title else reference.printed
        meant = reference.correct or translate("edition_page", "missing")
        rows.append((escape(reference.passage.partition(":")[2]), escape(named), escape(meant)))
    yield parts.table(rows, style)
    if len(stale) > _MAX_LINES:
        yield parts.hint(_more(len(stale) - _MAX_LINES), style)


def _more(count: int) -> str:
    return translate("edition_page", "And {count} more.").format(count=format_number(count))
