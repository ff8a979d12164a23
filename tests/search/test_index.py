"""The index is built once and repairs itself."""

from __future__ import annotations

import gc
import pickle
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import IO, Any

import pytest
from msgspec.structs import replace
from whoosh.filedb.filestore import FileStorage
from whoosh.query import And, Or, Term

import judgeapp
from judgeapp.glossary.concordance import Concordance
from judgeapp.glossary.glossary import Glossary
from judgeapp.messages.errors import InputError
from judgeapp.rulebook.corpus import Corpus, CorpusParts
from judgeapp.search import index as index_module
from judgeapp.search.analysis import Analysis
from judgeapp.search.index import FIELDS, open_index
from judgeapp.search.indexing import BuildReason, IndexProgress
from judgeapp.search.segment import PassageTerms, schema
from tests.nightly import sampled


@pytest.fixture(scope="module")
def small(corpus: Corpus) -> Concordance:
    chapter = corpus.passage("rules:16")
    return Concordance(
        Corpus(CorpusParts(corpus.manifest, tuple(corpus.tree(chapter)), corpus.history)), Glossary.load()
    )


def with_edition(concordance: Concordance, key: str, *, imported: bool = True) -> Concordance:
    """With a copy of the clauses as another edition, with one more word in each."""
    corpus = concordance.corpus
    of_it = [
        replace(
            p,
            id=f"{key}:{p.number}",
            source=key,
            path=tuple(f"{key}:{above.partition(':')[2]}" for above in p.path),
            heading=f"{p.heading} {key}",
        )
        for p in corpus
        if p.source == "rules"
    ]
    source = replace(corpus.manifest.source("rules"), key=key, imported=imported)
    return Concordance(corpus.with_sources([source], of_it), concordance.glossary)


def opened(folder: Path, concordance: Concordance) -> list[IndexProgress]:
    """Open and close the index; return the reported progress."""
    reports: list[IndexProgress] = []
    open_index(folder, concordance, reports.append).close()
    return reports


def test_it_is_built_once_with_progress(tmp_path: Path, small: Concordance) -> None:
    reports = opened(tmp_path / "index", small)
    assert reports[0] == IndexProgress(BuildReason.NEW, 0, len(small.corpus))
    assert reports[-1].done == reports[-1].total
    assert len(reports) > 2
    assert opened(tmp_path / "index", small) == []


def test_another_corpus_rebuilds_it(tmp_path: Path, small: Concordance) -> None:
    opened(tmp_path / "index", small)
    passages = [replace(p, heading=p.heading + "!") for p in small.corpus]
    changed = Corpus(CorpusParts(small.corpus.manifest, tuple(passages), small.corpus.history))
    reports = opened(tmp_path / "index", Concordance(changed, small.glossary))
    assert reports[0].reason is BuildReason.OUTDATED


def test_other_terms_rebuild_it(tmp_path: Path, small: Concordance) -> None:
    opened(tmp_path / "index", small)
    fewer = Glossary(list(small.glossary.concepts.values())[1:])
    reports = opened(tmp_path / "index", Concordance(small.corpus, fewer))
    assert reports[0].reason is BuildReason.OUTDATED


def test_an_edition_has_an_index_of_its_own(tmp_path: Path, small: Concordance) -> None:
    opened(tmp_path / "index", small)
    first = with_edition(small, "tides-1")
    total = len(small.corpus)
    assert opened(tmp_path / "index", first)[0] == IndexProgress(BuildReason.NEW, 0, total)
    assert opened(tmp_path / "index", first) == []
    # Another edition gets its own index, and either can be removed.
    second = with_edition(first, "tides-2")
    assert opened(tmp_path / "index", second)[0] == IndexProgress(BuildReason.NEW, 0, total)
    assert opened(tmp_path / "index", with_edition(small, "tides-2")) == []
    assert opened(tmp_path / "index", small) == []


def test_all_indexes_are_searched_as_one(tmp_path: Path, small: Concordance) -> None:
    apart = open_index(tmp_path / "apart" / "index", with_edition(small, "tides"))
    whole = open_index(tmp_path / "one" / "index", with_edition(small, "tides", imported=False))
    for text in ("阻挡者 攻击", "tides 阻挡者", "删除", "tides"):
        ways = [(term,) for term in whole.analysis.terms(text, "zh-Hans")]
        assert apart.having(ways) == whole.having(ways) != {}
    assert {*apart.having([("tides",)], ("source",))} == {*whole.having([("tides",)], ("source",))} != set()
    assert apart.count("tides") == whole.count("tides") == len(small.corpus)
    apart.close()
    whole.close()


def test_another_version_rebuilds_it(tmp_path: Path, small: Concordance, monkeypatch: pytest.MonkeyPatch) -> None:
    opened(tmp_path / "index", small)
    monkeypatch.setattr(judgeapp, "__version__", "0.0.0")
    assert opened(tmp_path / "index", small)[0].reason is BuildReason.OUTDATED


def test_another_analysis_rebuilds_it(tmp_path: Path, small: Concordance, monkeypatch: pytest.MonkeyPatch) -> None:
    opened(tmp_path / "index", small)
    monkeypatch.setattr("judgeapp.search.analysis.bigrams", lambda run: (run,))
    assert opened(tmp_path / "index", small)[0].reason is BuildReason.OUTDATED


@pytest.mark.parametrize("damage", ["truncated", "flipped", "missing", "no seal", "bad seal"])
def test_damaged_files_rebuild_it(tmp_path: Path, small: Concordance, damage: str) -> None:
    folder = tmp_path / "index"
    opened(folder, small)
    segment = max((p for p in folder.rglob("*") if p.is_file()), key=lambda p: p.stat().st_size)
    content = bytearray(segment.read_bytes())
    if damage == "truncated":
        segment.write_bytes(content[:-7])
    elif damage == "flipped":
        content[len(content) // 2] ^= 0xFF
        segment.write_bytes(content)
    elif damage == "missing":
        segment.unlink()
    elif damage == "no seal":
        (segment.parent / "seal").unlink()
    else:
        (segment.parent / "seal").write_text("{", encoding="utf-8")
    assert opened(folder, small)[0].reason is BuildReason.DAMAGED
    assert opened(folder, small) == []


class Called:
    """Object that creates a file when unpickled."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return Path.touch, (self.file,)


# Whoosh leaves unreadable files open.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.parametrize("place", sampled(["schema", "tables", "postings", "columns"], 2))
def test_a_forged_index_runs_nothing(
    tmp_path: Path, small: Concordance, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    """Its checksum is valid, as that needs no secret, but its pickles call functions."""
    called, folder = tmp_path / "called", tmp_path / "index"

    def dumps(value: object, protocol: int = -1) -> bytes:
        return pickle.dumps((Called(called), value), protocol)

    def dump(value: object, file: IO[bytes], protocol: int = -1) -> None:
        file.write(dumps(value, protocol))

    schema = SimpleNamespace(**{**vars(pickle), "dumps": dumps})
    with monkeypatch.context() as forging:
        forging.setattr(index_module, "_opened", lambda _: None)
        forging.setattr(index_module, "Index", lambda *_: None)
        # Whoosh reads these back while it builds, so reading must match the forged writing.
        pretended: dict[str, dict[str, object]] = {
            "schema": {"whoosh.index.pickle": schema},
            "tables": {
                "whoosh.filedb.structfile.dump": dump,
                "whoosh.filedb.structfile.load": lambda file: pickle.load(file)[1],
            },
            "postings": {"whoosh.codec.whoosh3.dumps": dumps},
            "columns": {"whoosh.columns.dumps": dumps},
        }
        for name, value in pretended[place].items():
            forging.setattr(name, value)
        open_index(folder, small)
    pickle.loads(dumps(0))
    assert called.exists(), "what is read without care is called"
    called.unlink()

    reports: list[IndexProgress] = []
    index = open_index(folder, small, reports.append)
    is_refused = bool(reports)
    try:
        terms = index.analysis.terms(small.corpus.passage("rules:16").heading, "zh-Hans")
        assert index.having([(term,) for term in terms])
    except InputError as error:
        is_refused = "wasn't made by this program" in str(error)
    index.close()
    gc.collect()
    assert is_refused == (place in ("tables", "postings")), "the others are not read at all"
    assert not called.exists()


def test_an_aborted_build_leaves_no_partial_index(tmp_path: Path, small: Concordance) -> None:
    def interrupt(_: IndexProgress) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        open_index(tmp_path / "index", small, interrupt)
    assert list((tmp_path / "index").iterdir()) == []
    assert opened(tmp_path / "index", small)[0].reason is BuildReason.NEW


def test_the_index_library_would_write_the_same(tmp_path: Path, small: Concordance) -> None:
    opened(tmp_path / "ours", small)
    (tmp_path / "theirs").mkdir()
    terms = PassageTerms(small, Analysis(small.corpus, small.glossary))
    with FileStorage(str(tmp_path / "theirs")).create_index(schema()).writer() as writer:
        for passage in small.corpus:
            writer.add_document(**{field: list(values) for field, values in terms.of(passage).items()})
    (ours_at,) = (tmp_path / "ours").iterdir()
    ours, theirs = (
        FileStorage(str(place)).open_index(schema=schema()).reader() for place in (ours_at, tmp_path / "theirs")
    )
    with ours, theirs:
        assert [*ours.iter_postings()] == [*theirs.iter_postings()] != []
        for field in schema().names():
            assert ours.field_length(field) == theirs.field_length(field)


def test_the_library_itself_would_score_the_same(tmp_path: Path, small: Concordance) -> None:
    index = open_index(tmp_path / "index", small)
    ways = [way for word in ("阻挡者", "block") for way in index.analysis.alternatives(word)]
    query = Or([And([Term(field, term) for term in way]) for way in ways for field in FIELDS])
    theirs = index._searcher.search(query, limit=None).top_n
    assert theirs
    assert index.having(ways) == pytest.approx({ordinal: score for score, ordinal in theirs})
    index.close()


def test_where_it_can_not_be_written_it_is_built_in_memory(tmp_path: Path, small: Concordance) -> None:
    (tmp_path / "taken").write_text("a file where a folder should be", encoding="utf-8")
    in_memory = open_index(tmp_path / "taken" / "index", small)
    on_disk = open_index(tmp_path / "index", small)
    ways = [(term,) for term in on_disk.analysis.terms("阻挡者 攻击", "zh-Hans")]
    assert in_memory.having(ways) == on_disk.having(ways) != {}
    in_memory.close()
    on_disk.close()


def test_only_the_index_and_its_sources_are_written(built: Path) -> None:
    beside = {p.name for p in built.iterdir()} - {"last-seen"}
    assert beside - {"made-of"} == {"corpus", "index", "questions", "scenes"}


def test_another_reading_rebuilds_it(tmp_path: Path, corpus: Corpus) -> None:
    chapter = tuple(corpus.tree(corpus.passage("rules:11")))
    readings = corpus.readings_of(corpus.passage("rules:11-3-2"))

    def indexed(answer: str) -> Concordance:
        changed = [replace(r, answer={"en": answer}) for r in readings]
        return Concordance(
            Corpus(CorpusParts(corpus.manifest, tuple(chapter), corpus.history, tuple(changed))), Glossary.load()
        )

    opened(tmp_path / "index", indexed("Yes."))
    reports = opened(tmp_path / "index", indexed("No."))
    assert reports[0].reason is BuildReason.OUTDATED
