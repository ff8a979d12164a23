"""Standing of each leaf clause: enforced by scenarios, a definition, out of scope, or open; and what the engine knows
of each concept."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from importlib.resources import files

from msgspec import Struct

from judgeapp.clauses.renumbering import EDITIONS, renumbered
from judgeapp.engine import keyword_rules
from judgeapp.engine.lang import Timing
from judgeapp.files.packaged import packaged
from judgeapp.glossary.concept import Concept, ConceptGroup, load_concepts
from judgeapp.rulebook.corpus import RULES, Corpus
from judgeapp.rulebook.passage import BlockKind


class Standing(StrEnum):
    ENFORCED = "enforced"  # a passing scenario demonstrates it
    DEFINITION = "definition"  # only says what a word means; a concept covers it
    OUTSIDE = "outside"  # not for the engine, or not yet; with the reason
    OPEN = "open"


class LedgerEntry(Struct, frozen=True):
    """Standing of one clause. `because`: the scenarios, the concept or the reason."""

    clause: str
    standing: Standing
    because: tuple[str, ...] = ()


class LedgerStatement(Struct, frozen=True, forbid_unknown_fields=True):
    """File of rules_corpus/ledger: clauses that no scenario proves."""

    definition: dict[str, str] = {}
    outside: dict[str, str] = {}


class LedgerTrouble(Struct, frozen=True):
    """Wrong clause number in a scenario or the ledger, and the reason."""

    clause: str
    what: str


def statement(edition: str = EDITIONS[0]) -> LedgerStatement:
    """All files of rules_corpus/ledger merged, for one edition: clauses under its numbers, and those only it has."""
    first = _first_statement()
    if edition == EDITIONS[0]:
        return LedgerStatement(
            {c: w for c, w in first.definition.items() if "@" not in c},
            {c: w for c, w in first.outside.items() if "@" not in c},
        )
    return LedgerStatement(_renumber(first.definition, edition), _renumber(first.outside, edition))


def _renumber(of_first: Mapping[str, str], edition: str) -> dict[str, str]:
    """Entries under the clause numbers of a later edition; an entry for that edition itself takes precedence."""
    named = {renumbered(clause, edition): word for clause, word in of_first.items()}
    own = {clause: word for clause, word in of_first.items() if clause.endswith(f"@{edition}")}
    return {clause: word for clause, word in {**named, **own}.items() if clause}


def _first_statement() -> LedgerStatement:
    definition: dict[str, str] = {}
    outside: dict[str, str] = {}
    folder = files("rules_corpus").joinpath("ledger")
    for file in sorted(folder.iterdir(), key=lambda f: f.name):
        if file.name.endswith(".yaml") and file.name != "texts.yaml":
            statement = packaged("rules_corpus", f"ledger/{file.name}", LedgerStatement)
            definition |= statement.definition
            outside |= statement.outside
    return LedgerStatement(definition, outside)


def leaves(corpus: Corpus, edition: str = EDITIONS[0]) -> tuple[str, ...]:
    """Numbers of the leaf clauses of an edition. For a later one: the renumbered leaves of the first, and its own
    new clauses as far as they are cited."""
    first = tuple(p.number for p in corpus.leaves(RULES))
    if edition == EDITIONS[0]:
        return first
    cited = (p.number for p in corpus.cited if p.number.endswith(f"@{edition}"))
    numbers = {*filter(None, (renumbered(number, edition) for number in first)), *cited}
    above = {head for number in numbers for head in _above(number)}
    return tuple(sorted(numbers - above, key=_order))


def _above(number: str) -> Iterator[str]:
    """Numbers of the ancestors of a clause: 4-13@4.2 and 4@4.2 for 4-13-2@4.2."""
    bare, at, edition = number.partition("@")
    while "-" in bare:
        bare = bare.rpartition("-")[0]
        yield f"{bare}{at}{edition}"


def entries(
    corpus: Corpus, proved: Mapping[str, Iterable[str]], known: LedgerStatement, edition: str = EDITIONS[0]
) -> tuple[LedgerEntry, ...]:
    """Standing of every leaf clause. `proved`: names of passing scenarios by clause."""
    return tuple(_entry(number, proved, known) for number in leaves(corpus, edition))


def _entry(clause: str, proved: Mapping[str, Iterable[str]], known: LedgerStatement) -> LedgerEntry:
    if scenarios := tuple(sorted(proved.get(clause, ()))):
        return LedgerEntry(clause, Standing.ENFORCED, scenarios)
    if concept := known.definition.get(clause):
        return LedgerEntry(clause, Standing.DEFINITION, (concept,))
    if reason := known.outside.get(clause):
        return LedgerEntry(clause, Standing.OUTSIDE, (reason,))
    return LedgerEntry(clause, Standing.OPEN)


def troubles(corpus: Corpus, proved: Mapping[str, Iterable[str]], known: LedgerStatement) -> tuple[LedgerTrouble, ...]:
    """Problems in the ledger: unknown clauses, unknown concepts, clauses listed twice."""
    concepts = {c.id for c in load_concepts()}
    result = [
        LedgerTrouble(clause, "the Comprehensive Rules have no such clause")
        for clause in (*proved, *known.definition, *known.outside)
        if corpus.clause(clause) is None
    ]
    result += (
        LedgerTrouble(clause, f"there is no concept {concept!r}")
        for clause, concept in known.definition.items()
        if concept not in concepts
    )
    result += (
        LedgerTrouble(clause, "it is proved by a scenario and listed as unproved as well")
        for clause in (*known.definition, *known.outside)
        if clause in proved
    )
    return tuple(result)


# -- the texts that were implemented ----------------------------------------------------------


def fingerprints(corpus: Corpus, clauses: Iterable[str]) -> dict[str, str]:
    named = (clause for clause in set(clauses) if "@" not in clause)  # cited clauses are in our own words
    return {
        number: hashlib.sha256(clause.text.encode("utf-8")).hexdigest()[:12]
        for number in sorted(named, key=_order)
        if (clause := corpus.clause(number)) is not None
    }


class ImplementedTexts(Struct, frozen=True, forbid_unknown_fields=True):
    """Edition and text fingerprints of the clauses at the time they were implemented."""

    edition: str
    texts: dict[str, str]


def implemented() -> ImplementedTexts:
    """Content of rules_corpus/ledger/texts.yaml."""
    return packaged("rules_corpus", "ledger/texts.yaml", ImplementedTexts)


def changed_texts(corpus: Corpus, clauses: Iterable[str]) -> tuple[LedgerTrouble, ...]:
    """Clauses whose text has changed since they were implemented."""
    known = implemented()
    return tuple(
        LedgerTrouble(clause, f"it reads otherwise than in edition {known.edition}, by which it was implemented")
        for clause, text in fingerprints(corpus, clauses).items()
        if clause in known.texts and known.texts[clause] != text
    )


def _order(number: str) -> tuple[int, ...]:
    return tuple(int(part) for part in number.partition("@")[0].split("-"))


class Example(Struct, frozen=True):
    """Example of a clause. `scenarios` are the passing ones that play it as printed."""

    clause: str
    scenarios: tuple[str, ...] = ()


def examples(corpus: Corpus, played: Mapping[str, Iterable[str]]) -> tuple[Example, ...]:
    """Every example in the order of the rules. `played`: names of passing scenarios by clause."""
    return tuple(
        Example(passage.number, tuple(sorted(played.get(passage.number, ()))))
        for chapter in corpus.roots(RULES)
        for passage in corpus.tree(chapter)
        if any(block.kind is BlockKind.EXAMPLE for block in passage.blocks)
    )


def without_example(corpus: Corpus, named: Iterable[str]) -> tuple[LedgerTrouble, ...]:
    """Clauses that scenarios say they play the example of, and that have none."""
    having = {example.clause for example in examples(corpus, {})}
    return tuple(
        LedgerTrouble(clause, "a scenario says that it plays its example, and it has none")
        for clause in named
        if clause not in having
    )


# Chapter 16 has a section for each keyword effect, which is the first clause of its concept.
_BY_SECTION = {rule.section: name for name, rule in keyword_rules.RULES.items()}
# Timings whose concept has another id; [End of Attack] is not the end of an attack (11-6).
_TIMINGS = {"security-effect": "security", "end-of-attack-timing": "end-of-attack", "end-of-attack": ""}


class InEngine(Struct, frozen=True):
    """Concept as the engine knows it."""

    # keyword, timing, action: its name in the effect language; empty if it isn't one
    keyword: str
    timing: str
    action: str
    applied: tuple[str, ...]  # leaf clauses that a passing scenario demonstrates
    definitions: tuple[str, ...]  # leaf clauses that only say what a word means
    outside: dict[str, str]  # leaf clauses with nothing for an engine to do, with the reason


def in_engine(corpus: Corpus, concept: Concept, known: LedgerStatement) -> InEngine:
    """Clauses that the engine enforces, by their numbers as shown. `known`: the ledger's entry for clauses that no
    scenario proves."""
    clauses = [c for number in concept.clauses if (c := corpus.clause(number))]
    passages = (p for c in clauses for p in corpus.tree(c) if not corpus.children(p))
    leaves = dict.fromkeys(number for p in passages for number in corpus.base_numbers(p))
    shown = corpus.shown_numbers
    return InEngine(
        keyword=keyword_of(concept) or "",
        timing=timing_of(concept),
        action=action_of(concept),
        applied=shown(n for n in leaves if n not in known.definition and n not in known.outside),
        definitions=shown(n for n in leaves if n in known.definition),
        outside={corpus.shown_number(n): known.outside[n] for n in leaves if n in known.outside},
    )


def keyword_of(concept: Concept) -> str | None:
    """The keyword effect of the engine that a concept is; None if not one."""
    return _BY_SECTION.get(concept.clauses[0]) if concept.group is ConceptGroup.KEYWORD else None


def timing_of(concept: Concept) -> str:
    """The effect timing of the engine that a concept is; empty if not one."""
    timing = _TIMINGS.get(concept.id, concept.id)
    return next((t.value for t in Timing if t.value == timing), "")


def action_of(concept: Concept) -> str:
    """The action of the effect language that a keyword effect is; empty if not one."""
    name = keyword_of(concept)
    return keyword_rules.RULES[name].action if name is not None else ""
