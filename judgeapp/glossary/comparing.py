"""The source's text of a clause against our rendering of it: what one says and the other does not.

Compared are signs that every translation must keep: numbers, clause numbers, and the keywords,
timings and areas that stand in brackets of their own. Two texts with the same signs can still
say different things; that is for the two people who read each clause.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from judgeapp.glossary.concept import Group
from judgeapp.glossary.glossary import Glossary
from judgeapp.language.folding import fold
from judgeapp.rulebook.check import Fault, FaultKind
from judgeapp.rulebook.corpus import RULES, Corpus
from judgeapp.rulebook.passage import Passage
from judgeapp.rulebook.rendering import Explained, Rendering, rendered

_CLAUSE = re.compile(r"(?<![\d-])\d+(?:-\d+)+(?![\d-])")
_NUMBER = re.compile(r"\d+")
# What stands in the brackets that a group has for itself, in either language.
_BRACKETED = (
    (Group.KEYWORD, re.compile(r"[≪<]([^≪≫<>]*[^≪≫<>\s][^≪≫<>]*)[≫>]")),
    (Group.TIMING, re.compile(r"[【\[]([^【】\[\]]+)[】\]]")),
    (Group.AREA, re.compile(r"\{([^{}]+)\}")),
)
# What a keyword has beside its name: "1", "+1", "(Black)", "《卡组》"; a sign may be of the name.
_PARAMETERS = (re.compile(r"\s*\d+$"), re.compile(r"\s*(?:[+\-]?\d+|[+《(].*)?$"))


class RenderingReport(Struct, frozen=True):
    """What was counted in our rendering, and what is wrong with it.

    rendered  -- clauses with a text, of how many there are
    signs     -- numbers, references, keywords, timings and areas compared
    explained -- differences that are right, each with its reason
    """

    rendered: int
    clauses: int
    headings: int
    signs: int
    explained: int
    faults: tuple[Fault, ...]


def check_rendering(
    corpus: Corpus,
    glossary: Glossary,
    renderings: Sequence[Rendering],
    explained: Sequence[Explained],
) -> RenderingReport:
    """Compare every clause of the Comprehensive Rules with its rendering."""
    sources = {p.number: p for p in corpus if p.source == RULES and p.number}
    known = {(e.clause, e.differs): e for e in explained}
    faults = [*_numbering(sources, renderings), *_reasons(explained)]
    signs = headings = clauses = 0
    used: set[tuple[str, str]] = set()
    for rendering in renderings:
        source = sources.get(rendering.clause)
        if source is None:
            continue
        headings += bool(source.heading)
        clauses += bool(source.path)
        text = rendered(source, rendering)
        faults += _shape(source, text, rendering)
        of_source, of_text = signs_of(source, glossary), signs_of(text, glossary)
        signs += of_source.total()
        for sign in sorted((of_source | of_text).keys()):
            if of_source[sign] == of_text[sign]:
                continue
            if (source.number, sign) in known:
                used.add((source.number, sign))
                continue
            times = f"{of_source[sign]} in the source, {of_text[sign]} in the rendering"
            faults.append(Fault(FaultKind.DIFFERENT, source.number, f"{sign}: {times}"))
    for clause, sign in known.keys() - used:
        told = f"{sign} is explained but does not differ"
        faults.append(Fault(FaultKind.DIFFERENT, clause, told))
    return RenderingReport(
        rendered=clauses,
        clauses=sum(bool(p.path) for p in sources.values()),
        headings=headings,
        signs=signs,
        explained=len(used),
        faults=tuple(faults),
    )


def signs_of(passage: Passage, glossary: Glossary) -> Counter[str]:
    """How often a text has each sign: "reference 12-1", "number 3", "keyword blocker"."""
    text = unicodedata.normalize("NFKC", passage.text.replace("≪", "<").replace("≫", ">"))
    found = Counter(f"reference {number}" for number in _CLAUSE.findall(text))
    rest = _CLAUSE.sub(" ", text)
    found.update(f"number {int(number)}" for number in _NUMBER.findall(rest))
    for group, bracketed in _BRACKETED:
        for inside in bracketed.findall(text):
            found.update(_named(inside, group, passage.language, glossary))
    return found


def _named(inside: str, group: Group, language: str, glossary: Glossary) -> Iterator[str]:
    """The concept of a group that a bracket names; of a bracket of names and of the words of
    an effect nothing."""
    names = glossary.names_in(language)
    forms = (inside, *(beside.sub("", inside) for beside in _PARAMETERS))
    named = [glossary.concepts[i] for form in forms for i in names.exactly(fold(form))]
    of_group = [concept for concept in named if concept.group is group]
    if of_group:
        yield f"{group.value} {of_group[0].id}"
    elif group is Group.KEYWORD:
        # Overflow stands in the brackets of keywords and is a rule.
        yield f"{group.value} {named[0].id if named else inside}"


def _numbering(sources: dict[str, Passage], renderings: Iterable[Rendering]) -> Iterator[Fault]:
    """Each clause is there once, and no other."""
    times = Counter(r.clause for r in renderings)
    for number in sources:
        if times[number] != 1:
            yield Fault(FaultKind.NUMBERING, number, f"it is rendered {times[number]} times")
    for number in times.keys() - sources.keys():
        yield Fault(FaultKind.NUMBERING, number, "there is no such clause")


def _reasons(explained: Iterable[Explained]) -> Iterator[Fault]:
    for one in explained:
        if not one.because.strip():
            yield Fault(FaultKind.UNEXPLAINED, one.clause, f"{one.differs} has no reason")


def _shape(source: Passage, text: Passage, rendering: Rendering) -> Iterator[Fault]:
    """Heading and blocks are those of the source, one for one; no block is empty or two in one;
    every reference of the source leads somewhere here too."""
    if bool(source.heading) != bool(text.heading):
        yield Fault(FaultKind.ALTERED, source.number, "only one of the two texts has a heading")
    if [b.kind for b in source.blocks] != [b.kind for b in text.blocks]:
        yield Fault(FaultKind.ALTERED, source.number, "its blocks are not those of the source")
    if any(bool(b.text) == bool(b.example) for b in rendering.blocks):
        yield Fault(FaultKind.EMPTY, source.number, "a block is empty, or text and example at once")
    for ours, theirs in zip(text.blocks, source.blocks, strict=False):
        lost = {link.target for link in theirs.links} - {link.target for link in ours.links}
        for target in sorted(lost):
            yield Fault(FaultKind.REFERENCE, source.number, f"it does not refer to {target}")
