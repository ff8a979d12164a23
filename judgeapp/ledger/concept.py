"""Concepts in the engine: the keyword effect or timing, and the clauses applied."""

from __future__ import annotations

from msgspec import Struct

from judgeapp.engine.keyword_rules import RULES
from judgeapp.engine.lang import Timing
from judgeapp.glossary.concept import Concept, ConceptGroup
from judgeapp.ledger.ledger import LedgerStatement
from judgeapp.rulebook.corpus import Corpus

# Chapter 16 has a section for each keyword effect, which is the first clause of its concept.
_BY_SECTION = {rule.section: name for name, rule in RULES.items()}
# Timings whose concept has another id; [End of Attack] is not the end of an attack (11-6).
_TIMINGS = {"security-effect": "security", "end-of-attack-timing": "end-of-attack", "end-of-attack": ""}


class InEngine(Struct, frozen=True):
    """Concept as the engine knows it.

    keyword, timing, action -- its name in the effect language; empty if it isn't one
    applied -- leaf clauses that a passing scenario demonstrates
    definitions -- leaf clauses that only say what a word means
    outside -- leaf clauses with nothing for an engine to do, with the reason
    """

    keyword: str
    timing: str
    action: str
    applied: tuple[str, ...]
    definitions: tuple[str, ...]
    outside: dict[str, str]


def in_engine(corpus: Corpus, concept: Concept, known: LedgerStatement) -> InEngine:
    """`known` is what the ledger says of clauses that no scenario proves; the rest are proved."""
    clauses = [c for number in concept.clauses if (c := corpus.clause(number))]
    leaves = dict.fromkeys(p.number for c in clauses for p in [p for p in corpus.tree(c) if not corpus.children(p)])
    return InEngine(
        keyword=keyword_of(concept) or "",
        timing=timing_of(concept),
        action=action_of(concept),
        applied=tuple(n for n in leaves if n not in known.definition and n not in known.outside),
        definitions=tuple(n for n in leaves if n in known.definition),
        outside={n: known.outside[n] for n in leaves if n in known.outside},
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
    return RULES[name].action if name is not None else ""
