"""The available editions of the Comprehensive Rules, aligned with each other: cached, as it takes seconds."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from hashlib import blake2b
from pathlib import Path

from judgeapp.clauses.renumbering import EDITIONS, renumbered
from judgeapp.editions.alignment.align import align, proved
from judgeapp.editions.alignment.alignment import Alignment
from judgeapp.editions.alignment.hints import hints_of
from judgeapp.editions.alignment.settling import SettledClauses, settle
from judgeapp.editions.alignment.wording import fingerprint_of
from judgeapp.editions.edition import ALIGNMENT_FOLDER
from judgeapp.files.cache import corpus_fingerprint, load_cached, save_cached
from judgeapp.files.generations import Generations
from judgeapp.glossary.glossary import Glossary
from judgeapp.messages.errors import InputError
from judgeapp.rulebook.corpus import Corpus
from judgeapp.rulebook.manifest import Rulebook
from judgeapp.rulebook.passage import Passage


def clauses_of(corpus: Corpus, edition: Rulebook, language: str = "") -> tuple[Passage, ...]:
    """All numbered passages, in the order of print; in `language` if rendered in it."""
    return tuple(
        corpus.in_language(p, language) if language else p
        for p in corpus
        if p.source == edition.key and corpus.is_clause(p)
    )


def cached_alignment(
    corpus: Corpus,
    glossary: Glossary,
    old: Rulebook,
    new: Rulebook,
    settled: Iterable[SettledClauses] = (),
    cache_folder: Path | None = None,
) -> Alignment:
    """Alignment of two editions, with a judge's answers. Answers on texts that have since changed don't count. Raises
    InputError if one of them has no clauses."""
    theirs = clauses_of(corpus, new, old.language)
    mine = clauses_of(corpus, old, new.language)
    for edition, clauses in ((old, mine), (new, theirs)):
        if not clauses:
            raise InputError("{key} has no clauses", key=edition.key)
    generations = Generations(cache_folder / ALIGNMENT_FOLDER / f"{old.key}-{new.key}") if cache_folder else None
    known = _known(mine, theirs)
    alignment = load_cached(generations, known, Alignment) if generations else None
    if alignment is None:
        pages = (p for p in corpus if p.source == new.key)
        aligned = align(mine, theirs, glossary, hints_of(pages, old.edition))
        alignment = proved(aligned, mine, theirs, number_table(mine, old.edition, new.edition))
        if generations:
            save_cached(generations, known, alignment)
    by_old, by_new = ({c.number: c for c in side} for side in (mine, theirs))
    answers = [
        answer
        for answer in settled
        if all(n in by_old for n in answer.old)
        and all(n in by_new for n in answer.new)
        and answer.texts in ("", texts_of(answer, by_old, by_new))
    ]
    return settle(alignment, answers, [c.number for c in theirs])


def texts_of(answer: SettledClauses, old: dict[str, Passage], new: dict[str, Passage]) -> str:
    return fingerprint_of((*(old[n] for n in answer.old), *(new[n] for n in answer.new)))


def number_table(old: Iterable[Passage], edition: str, later: str) -> dict[str, str] | None:
    """Numbers of a later edition by those of the first, if known."""
    if edition != EDITIONS[0] or later not in EDITIONS[1:]:
        return None
    return {clause.number: renumbered(clause.number, later).partition("@")[0] for clause in old}


def _known(old: Iterable[Passage], new: Iterable[Passage]) -> bytes:
    texts = blake2b(digest_size=16)
    for clause in (*old, *new):
        texts.update(f"{clause.id}\n{clause.language}\n{clause.text}\n".encode())
    return _program() + texts.digest()


@cache
def _program() -> bytes:
    return corpus_fingerprint(("terms.yaml", "editions"), ("rulebook", "language", "glossary", "editions", "clauses"))
