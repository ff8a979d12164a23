"""The fingerprint of source files is cached, and computed again only after a change."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from judgeapp.files import cache as cache_module
from judgeapp.files.cache import REMEMBERED, fingerprint_of, remember_fingerprints_in

LONG_AGO = 1_700_000_000_000_000_000  # ns


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    folder = tmp_path / "sources" / "some"
    folder.mkdir(parents=True)
    for name in ("one.py", "two.yaml"):
        put(folder / name, f"{name}\n")
    return folder.parent


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(cache_module, "_SETTLED_AFTER_S", -3600.0)
    folder = tmp_path / "cache"
    remember_fingerprints_in(lambda: folder)
    yield folder
    remember_fingerprints_in(lambda: None)


def put(file: Path, text: str, at: int = LONG_AGO) -> None:
    file.write_text(text, encoding="utf-8")
    os.utime(file, ns=(at, at))


def fingerprint(sources: Path) -> bytes:
    return fingerprint_of(sources, ("some", "none"))


def test_sources_are_digested_once(sources: Path, cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known = fingerprint(sources)
    monkeypatch.setattr(cache_module, "_read_through", lambda *_: pytest.fail("read again"))
    assert fingerprint(sources) == known
    assert [place.name for place in cache.iterdir()] == [REMEMBERED]


@pytest.mark.parametrize("change", ["longer", "of the same length", "one more", "one less", "later"])
def test_changed_sources_are_digested_again(sources: Path, cache: Path, change: str) -> None:
    if change == "of the same length" and os.name == "nt":
        pytest.skip("Windows does not tell when a file was changed but by its time")
    known, file = fingerprint(sources), sources / "some" / "two.yaml"
    if change == "longer":
        put(file, "two.yaml, and more\n")
    elif change == "of the same length":  # same size and modification time, but another change time
        put(file, "owt.yaml\n")
    elif change == "one more":
        put(sources / "some" / "three.md", "three\n")
    elif change == "one less":
        file.unlink()
    else:
        put(file, "two.yaml\n", LONG_AGO + 1)
    again = fingerprint(sources)
    remember_fingerprints_in(lambda: None)
    assert again == fingerprint(sources)
    assert (again == known) == (change == "later")


def test_a_just_changed_source_is_not_cached(sources: Path, cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache_module, "_SETTLED_AFTER_S", 3600.0)
    fingerprint(sources)
    assert not cache.exists()


@pytest.mark.parametrize("content", [b"", b"\0" * 99, None])
def test_a_wrong_cached_digest_is_ignored(sources: Path, cache: Path, content: bytes | None) -> None:
    known = fingerprint(sources)
    (file,) = (cache / REMEMBERED).rglob("*.msgpack")
    kept = bytearray(file.read_bytes())
    kept[-1] ^= 1
    file.write_bytes(bytes(kept) if content is None else content)
    assert fingerprint(sources) == known


def test_without_a_place_nothing_is_cached(sources: Path) -> None:
    known = fingerprint(sources)
    put(sources / "some" / "one.py", "other\n")
    assert fingerprint(sources) != known
