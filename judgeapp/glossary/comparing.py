"""The source's text of a clause against our rendering of it: what one says and the other does not.

Compared are signs that every translation must keep: numbers, clause numbers, and the keywords, timings and areas that
are in brackets of their own. Two texts with the same signs can still say different things; that is for the two people
who read each clause."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence

from msgspec import Struct

from judgeapp.glossary.concept import ConceptGroup
from judgeapp.glossary.glossary import Glossary
from judgeapp.language.folding import fold
from judgeapp.rulebook.check import CorpusFault, FaultKind
from judgeapp.rulebook.corpus import RULES, Corpus
from judgeapp.rulebook.our_words.rendering import LANGUAGE, SOURCE, Explained, Rendering, WordChoice, rendered
from judgeapp.rulebook.passage import Passage

_CLAUSE = re.compile(r"(?<![\d-])\d+(?:-\d+)+(?![\d-])")
_NUMBER = re.compile(r"\d+")
_ONCE = re.compile(r"\bonly once\b")  # the number 1, in a word
# Content of the brackets that a group has for itself, in either language.
_BRACKETED = (
    (ConceptGroup.KEYWORD, re.compile(r"[≪<]([^≪≫<>]*[^≪≫<>\s][^≪≫<>]*)[≫>]")),
    (ConceptGroup.TIMING, re.compile(r"[【\[]([^【】\[\]]+)[】\]]")),
    (ConceptGroup.AREA, re.compile(r"\{([^{}]+)\}")),
)
# What a keyword has beside its name: "1", "+1", "(Black)", "《卡组》"; a sign may be of the name.
_PARAMETERS = (re.compile(r"\s*\d+$"), re.compile(r"\s*(?:[+\-]?\d+|[+《(].*)?$"))


class RenderingReport(Struct, frozen=True):
    """Counts of our rendering, and its faults."""

    rendered: int  # clauses with a text, of how many there are
    clauses: int
    headings: int
    signs: int  # numbers, references, keywords, timings and areas compared
    explained: int  # differences that are right, each with its reason
    faults: tuple[CorpusFault, ...]


def check_rendering(
    corpus: Corpus,
    glossary: Glossary,
    renderings: Sequence[Rendering],
    explained: Sequence[Explained],
    words: Sequence[WordChoice] = (),
) -> RenderingReport:
    """Compare every clause of the Comprehensive Rules with its rendering, and its words with those chosen."""
    sources = {p.number: p for p in corpus if p.source == RULES and p.number}
    rendered_clauses = {r.clause for r in renderings if r.clause in sources}
    faults = [*_numbering(sources, renderings), *_reasons(explained, rendered_clauses)]
    faults += _words(words, renderings)
    signs = headings = clauses = used = 0
    for rendering in renderings:
        source = sources.get(rendering.clause)
        if source is None:
            continue
        headings += bool(source.heading)
        clauses += bool(source.path)
        text = rendered(source, rendering)
        faults += _shape(source, text, rendering)
        signs += signs_of(source, glossary).total()
        judged = [(e, _amiss(e, source, text, glossary)) for e in explained if e.clause == source.number]
        faults += (CorpusFault(FaultKind.DIFFERENT, source.number, amiss) for _, amiss in judged if amiss)
        right = [explanation for explanation, amiss in judged if not amiss]
        faults += _sign_faults(source, text, right, glossary)
        used += len(right)
    return RenderingReport(
        rendered=clauses,
        clauses=sum(bool(p.path) for p in sources.values()),
        headings=headings,
        signs=signs,
        explained=used,
        faults=tuple(faults),
    )


def signs_of(passage: Passage, glossary: Glossary) -> Counter[str]:
    """Number of times that a text has each sign: "reference 12-1", "number 3", "keyword blocker"."""
    return _signs(passage.text, passage.language, glossary)


def _signs(words: str, language: str, glossary: Glossary) -> Counter[str]:
    text = unicodedata.normalize("NFKC", words.replace("≪", "<").replace("≫", ">"))
    signs = Counter(f"reference {number}" for number in _CLAUSE.findall(text))
    rest = _CLAUSE.sub(" ", text)
    signs.update(f"number {int(number)}" for number in _NUMBER.findall(rest))
    signs["number 1"] += len(_ONCE.findall(text))
    for group, bracketed in _BRACKETED:
        for inside in bracketed.findall(text):
            signs.update(_named(inside, group, language, glossary))
    return signs


def _named(inside: str, group: ConceptGroup, language: str, glossary: Glossary) -> Iterator[str]:
    """The concept of a group that a bracket names; of a bracket of names and of the words of an effect nothing."""
    names = glossary.names_in(language)
    forms = (inside, *(beside.sub("", inside) for beside in _PARAMETERS))
    named = [glossary.concepts[i] for form in forms for i in names.exactly(fold(form))]
    of_group = [concept for concept in named if concept.group is group]
    if of_group:
        yield f"{group.value} {of_group[0].id}"
    elif group is ConceptGroup.KEYWORD:
        # Overflow is in the brackets of keywords and is a rule.
        yield f"{group.value} {named[0].id if named else inside}"


def _numbering(sources: dict[str, Passage], renderings: Iterable[Rendering]) -> Iterator[CorpusFault]:
    """Each clause is there once, and no other."""
    times = Counter(r.clause for r in renderings)
    for number in sources:
        if times[number] != 1:
            yield CorpusFault(FaultKind.NUMBERING, number, f"it is rendered {times[number]} times")
    for number in times.keys() - sources.keys():
        yield CorpusFault(FaultKind.NUMBERING, number, "there is no such clause")


def _reasons(explained: Iterable[Explained], clauses: Collection[str]) -> Iterator[CorpusFault]:
    for explanation in explained:
        if not explanation.because.strip():
            yield CorpusFault(FaultKind.UNEXPLAINED, explanation.clause, f"{explanation.differs} has no reason")
        if explanation.clause not in clauses:
            yield CorpusFault(
                FaultKind.DIFFERENT, explanation.clause, f"{explanation.differs} is explained of no clause"
            )


def _words(choices: Iterable[WordChoice], renderings: Sequence[Rendering]) -> Iterator[CorpusFault]:
    """Words outside the game's, and exceptions for missing ones."""
    texts = {r.clause: " ".join((r.heading, *(b.text or b.example for b in r.blocks))) for r in renderings}
    for choice in choices:
        matches = {clause: re.search(choice.never, text) for clause, text in texts.items()}
        for clause, match in matches.items():
            if match is not None and clause not in choice.but:
                yield CorpusFault(FaultKind.WORD, clause, f"{match[0]!r} instead of {choice.say!r}")
        for clause, reason in choice.but.items():
            if not reason.strip():
                yield CorpusFault(FaultKind.UNEXPLAINED, clause, f"{choice.never} has no reason")
            if matches.get(clause) is None:
                yield CorpusFault(FaultKind.WORD, clause, f"it does not say {choice.never!r}")


def _amiss(explanation: Explained, source: Passage, text: Passage, glossary: Glossary) -> str:
    """Reason why an explanation doesn't fit its clause, or "": its words must occur in the two texts as often as it
    says, and differ in the sign that it names and in no other."""
    for words, passage, where in ((explanation.source, source, "source"), (explanation.rendering, text, "rendering")):
        times = passage.text.count(words) if words else 0
        if times != explanation.times:
            return f"{explanation.differs} is explained by {words!r}, {times} in the {where}"
    if set(_more(explanation, glossary)) != {explanation.differs}:
        return f"{explanation.differs} is explained but does not differ in {explanation.source!r}"
    return ""


def _more(explanation: Explained, glossary: Glossary) -> dict[str, int]:
    """Surplus of each sign in the source's explained words over ours."""
    theirs = _signs(explanation.source, SOURCE, glossary)
    ours = _signs(explanation.rendering, LANGUAGE, glossary)
    return {sign: theirs[sign] - ours[sign] for sign in theirs | ours if theirs[sign] != ours[sign]}


def _sign_faults(
    source: Passage, text: Passage, explained: Iterable[Explained], glossary: Glossary
) -> Iterator[CorpusFault]:
    """Each sign is in both texts equally often, but for what is explained."""
    of_source, of_text = signs_of(source, glossary), signs_of(text, glossary)
    # How many more of each the source has, negative for fewer.
    right: Counter[str] = Counter()
    for explanation in explained:
        right[explanation.differs] += explanation.times * _more(explanation, glossary)[explanation.differs]
    for sign in sorted((of_source | of_text).keys() | right.keys()):
        if of_source[sign] - of_text[sign] != right[sign]:
            detail = f"{sign}: {of_source[sign]} in the source, {of_text[sign]} in the rendering"
            if right[sign]:
                detail += f", {abs(right[sign])} explained"
            yield CorpusFault(FaultKind.DIFFERENT, source.number, detail)


def _shape(source: Passage, text: Passage, rendering: Rendering) -> Iterator[CorpusFault]:
    """Heading and blocks are those of the source, one for one; no block is empty or two in one; every reference of the
    source leads somewhere here too."""
    if bool(source.heading) != bool(text.heading):
        yield CorpusFault(FaultKind.ALTERED, source.number, "only one of the two texts has a heading")
    if [b.kind for b in source.blocks] != [b.kind for b in text.blocks]:
        yield CorpusFault(FaultKind.ALTERED, source.number, "its blocks are not those of the source")
    if any(bool(b.text) == bool(b.example) for b in rendering.blocks):
        yield CorpusFault(FaultKind.EMPTY, source.number, "a block is empty, or text and example at once")
    for ours, theirs in zip(text.blocks, source.blocks, strict=False):
        lost = {link.target for link in theirs.links} - {link.target for link in ours.links}
        for target in sorted(lost):
            yield CorpusFault(FaultKind.REFERENCE, source.number, f"it does not refer to {target}")
