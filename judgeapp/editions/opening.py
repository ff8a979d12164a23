"""The rules together with the editions that a judge has imported. Their passages are cached as computed from their
lines, so that they are not parsed each time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path

import msgspec
from msgspec import Struct

from judgeapp.clauses.renumbering import EDITIONS, order
from judgeapp.editions.doubts import ReadEdition
from judgeapp.editions.edition import CACHE_FOLDER, INDEX_FOLDER, ImportedEdition
from judgeapp.editions.in_force import LeadingEdition
from judgeapp.files.cache import corpus_fingerprint, load_cached, save_cached
from judgeapp.files.generations import Generations
from judgeapp.glossary.concordance import Concordance
from judgeapp.glossary.glossary import Glossary
from judgeapp.glossary.opening import cache_beside, open_concordance
from judgeapp.messages.errors import InputError
from judgeapp.rulebook.corpus import RULES, Corpus, CorpusParts, editions_of_rules
from judgeapp.rulebook.leading import Leading, leading_by_table, numbers_by_table
from judgeapp.rulebook.manifest import Rulebook

_CODE = ("rulebook", "language", "glossary", "editions")
_TEXTS = ("manifest.yaml", "english", "terms.yaml")


class _Numbers(Struct, frozen=True):
    """Numbers of the clauses that are built in, in an edition; `unsure` are those that may be wrong."""

    numbers: dict[str, tuple[str, ...]]
    unsure: frozenset[str]


class _Cached(Struct, frozen=True):
    """Imported editions as cached. `numbers`: of editions of the Comprehensive Rules, by the keys of their sources."""

    editions: tuple[ReadEdition, ...]
    headings: dict[str, tuple[str, ...]]
    numbers: dict[str, _Numbers]


def open_rules(
    index_folder: Path,
    editions: Sequence[ImportedEdition] = (),
    leading_edition: Callable[[], LeadingEdition | None] = lambda: None,
) -> Concordance:
    """Corpus and glossary, with these editions after the built-in ones; one of them leads, by default a built-in.
    `leading_edition` is called once the built-in ones are open, which it then reads quickly."""
    concordance = open_concordance(cache_beside(index_folder))
    leading = leading_edition()
    numbers: dict[str, _Numbers] = {}
    if editions:
        concordance, numbers = _with_editions(concordance, index_folder, editions)
    if leading is None or leading.number == concordance.corpus.built_in:
        return concordance
    corpus = concordance.corpus.led_by(_leading(concordance.corpus, leading, numbers))
    return Concordance(corpus, concordance.glossary, concordance.headings, concordance.digest)


def _leading(corpus: Corpus, leading: LeadingEdition, numbers: dict[str, _Numbers]) -> Leading:
    """The edition with the newest text here that is not newer, or that with known numbers if these are newer."""
    not_newer = [s for s in editions_of_rules(corpus) if order(s.edition) <= order(leading.number)]
    newest = max(not_newer, key=lambda s: (order(s.edition), s.key == RULES, s.language == "en"), default=None)
    if newest is not None and newest.key in numbers and order(newest.edition) >= order(leading.plays):
        known = numbers[newest.key]
        return Leading(leading.number, newest.edition, newest.key, known.numbers, known.unsure)
    own = (p.number for p in corpus if p.source == RULES and p.number)
    return leading_by_table(leading.number, leading.plays, RULES, own)


def _with_editions(
    concordance: Concordance, index_folder: Path, editions: Sequence[ImportedEdition]
) -> tuple[Concordance, dict[str, _Numbers]]:
    generations = Generations(index_folder.with_name(CACHE_FOLDER))
    known = _known(editions)
    if (cached := load_cached(generations, known, _Cached)) is None:
        cached = _load_derived(editions, concordance, index_folder.parent)
        save_cached(generations, known, cached)
    corpus = _with_sources(concordance.corpus, cached.editions)
    headings = {**concordance.headings, **cached.headings}
    return Concordance(corpus, concordance.glossary, headings, concordance.digest), cached.numbers


def _with_sources(corpus: Corpus, editions: Sequence[ReadEdition]) -> Corpus:
    return corpus.with_sources((edition.source for edition in editions), (p for e in editions for p in e.passages))


def index_of(index_folder: Path, key: str) -> Path:
    """Folder with an edition's indexes, beside that of the built-in ones."""
    return index_folder.with_name(INDEX_FOLDER) / key


def _load_derived(editions: Sequence[ImportedEdition], concordance: Concordance, cache_folder: Path) -> _Cached:
    read = tuple(map(_read, editions))
    passages = [p for edition in read for p in edition.passages]
    alone = Corpus(CorpusParts(concordance.corpus.manifest, tuple(passages), concordance.corpus.history))
    corpus = _with_sources(concordance.corpus, read)
    numbers = {
        edition.source.key: _numbers(corpus, concordance.glossary, edition.source, cache_folder)
        for edition in read
        if edition.source.comprehensive and any(p.number for p in edition.passages)
    }
    return _Cached(read, dict(Concordance(alone, concordance.glossary).headings), numbers)


def _numbers(corpus: Corpus, glossary: Glossary, edition: Rulebook, cache_folder: Path) -> _Numbers:
    """Numbers by the texts of both; where these leave it open, by the table of the edition if there is one."""
    from judgeapp.editions.cached_alignment import cached_alignment

    alignment = cached_alignment(corpus, glossary, corpus.manifest.source(RULES), edition, cache_folder=cache_folder)
    numbers: dict[str, tuple[str, ...]] = {}
    unsure: set[str] = set()
    for number, line in alignment.of_old.items():
        numbers[number] = line.new
        if not line.is_doubtful:
            continue
        table = numbers_by_table(number, edition.edition) if edition.edition in EDITIONS[1:] else ()
        if there := tuple(new for new in table if f"{edition.key}:{new}" in corpus.passages):
            numbers[number] = there
        else:
            unsure.add(number)
    return _Numbers(numbers, frozenset(unsure))


def _read(edition: ImportedEdition) -> ReadEdition:
    """Read an edition. If this program can't parse it any more, it has no passages, which its error says."""
    # Import the parser of rulebooks only when needed.
    from judgeapp.editions.taking_apart import read_edition, without_passages

    try:
        return read_edition(edition)
    except InputError as error:
        return without_passages(edition, str(error))


def _known(editions: Sequence[ImportedEdition]) -> bytes:
    return _program() + blake2b(msgspec.msgpack.encode(editions), digest_size=16).digest()


@cache
def _program() -> bytes:
    return corpus_fingerprint(_TEXTS, _CODE)
