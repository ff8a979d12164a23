"""Corpus and glossary are opened from the cache, or built again."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from judgeapp.files.generations import Generations
from judgeapp.glossary import concept, opening
from judgeapp.glossary.concept import load_concepts
from judgeapp.glossary.concordance import Concordance
from judgeapp.glossary.glossary import Glossary
from judgeapp.glossary.opening import open_concordance
from judgeapp.rulebook.corpus import Corpus, load_corpus
from tests.nightly import sampled

TYPED = ("blocker", "格擋", "レスト状態", "Sicherheits", "end of attack", "piercing 贯通")


@pytest.fixture(scope="module")
def cached_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("kept") / "new" / "corpus"
    open_concordance(Generations(folder))
    return folder


@pytest.fixture
def folder(tmp_path: Path, cached_once: Path) -> Path:
    return Path(shutil.copytree(cached_once, tmp_path / "corpus"))


@pytest.fixture
def file(folder: Path) -> Path:
    return _content(folder)


@pytest.fixture
def kept(cached_once: Path) -> bytes:
    return _content(cached_once).read_bytes()


def _content(folder: Path) -> Path:
    return next(folder.rglob("*.msgpack"))


@pytest.fixture
def unread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Parsing a source fails."""
    monkeypatch.setattr(opening, "read_parts", lambda: pytest.fail("the sources are read"))


def contents(concordance: Concordance) -> object:
    """Everything that can be queried about a concordance."""
    corpus, glossary = concordance.corpus, concordance.glossary
    return (
        [(p, corpus.texts(p), corpus.readings_of(p), concordance.about(p)) for p in corpus],
        [corpus.became(p.number) for p in corpus if p.number],
        list(corpus.passages),
        corpus.differences,
        [(list(glossary.names.find(t)), glossary.found_in(t, "ja")) for t in TYPED],
        [(glossary.spelling.begun(t[:4]), glossary.spelling.one_wrong(t[1:])) for t in TYPED],
    )


@pytest.mark.usefixtures("unread")
def test_the_cache_equals_the_sources(folder: Path, corpus: Corpus) -> None:
    assert contents(open_concordance(Generations(folder))) == contents(Concordance(corpus, Glossary.load()))


@pytest.mark.parametrize("place", sampled([0, 20, 40, 70, 5_000, -1], 2))
def test_a_damaged_entry_is_computed_again(folder: Path, file: Path, kept: bytes, place: int) -> None:
    damaged = bytearray(kept)
    damaged[place] ^= 1
    file.write_bytes(damaged)
    assert len(open_concordance(Generations(folder)).corpus) == len(load_corpus())
    assert file.read_bytes() == kept


@pytest.mark.parametrize("length", [0, 10, 50, 100_000])
def test_a_truncated_cache_is_computed_again(folder: Path, file: Path, kept: bytes, length: int) -> None:
    file.write_bytes(kept[:length])
    open_concordance(Generations(folder))
    assert file.read_bytes() == kept


def test_other_sources_invalidate_the_cache(folder: Path, kept: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "_sources", lambda: b"?" * 32)
    open_concordance(Generations(folder))
    assert [file.read_bytes() for file in folder.rglob("*.msgpack")] == [kept, kept]


def test_concepts_that_the_cache_has_are_not_read_from_their_file(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    concepts = open_concordance(Generations(folder)).glossary.concepts
    monkeypatch.delattr(concept, "packaged")
    load_concepts.cache_clear()
    assert load_concepts() == tuple(concepts.values())


def test_it_opens_without_a_cache(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file")
    for generations in (Generations(tmp_path / "taken" / "corpus"), None):
        assert open_concordance(generations).corpus.clause("16-4") is not None
    assert [f.name for f in tmp_path.iterdir()] == ["taken"]
