"""Prebuilt data is opened as it is, but only if nobody else could have written it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from judgeapp.files.cache import load_cached, save_cached
from judgeapp.files.generations import Generations, take_damaged, with_prebuilt

OF = b"sources"
needs_posix = pytest.mark.skipif(os.name != "posix", reason="who may write where is known by other means")


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only prebuilt generation."""
    monkeypatch.setattr("judgeapp.files.generations.PREBUILT_FOLDER", tmp_path / "prebuilt")
    save_cached(with_prebuilt(tmp_path / "prebuilt" / "some"), OF, "made")
    (place,) = (tmp_path / "prebuilt" / "some").iterdir()
    return place


@pytest.fixture
def generations(made: Path, tmp_path: Path) -> Generations:
    return with_prebuilt(tmp_path / "cache" / "some")


def test_it_is_opened_in_place_and_nothing_is_written(generations: Generations) -> None:
    assert load_cached(generations, OF, str) == "made"
    assert load_cached(generations, b"other sources", str) is None
    assert not generations.folder.exists()


def test_damaged_prebuilt_data_is_rebuilt_elsewhere_and_logged_once(generations: Generations, made: Path) -> None:
    content = made / "content.msgpack"
    content.write_bytes(content.read_bytes()[:-1] + b"!")
    damaged = content.read_bytes()
    assert load_cached(generations, OF, str) is None
    save_cached(generations, OF, "anew")
    assert (take_damaged(), take_damaged()) == ((made,), ())
    assert load_cached(generations, OF, str) == "anew"
    assert content.read_bytes() == damaged


def test_other_sources_are_no_damage(generations: Generations) -> None:
    save_cached(generations, b"other sources", "others")
    assert load_cached(generations, b"other sources", str) == "others"
    assert take_damaged() == ()


@needs_posix
@pytest.mark.parametrize("above", [0, 1, 2], ids=["generation", "kind", "all"])
def test_data_writable_by_others_is_ignored(generations: Generations, made: Path, above: int) -> None:
    (made, *made.parents)[above].chmod(0o777)
    assert load_cached(generations, OF, str) is None


@needs_posix
def test_data_behind_a_link_is_ignored(generations: Generations, made: Path) -> None:
    made.symlink_to(made.rename(made.with_name("elsewhere")))
    assert load_cached(generations, OF, str) is None


@needs_posix
@pytest.mark.parametrize("above", [0, 1], ids=["generation", "kind"])
def test_data_in_a_cache_folder_is_ignored(tmp_path: Path, above: int) -> None:
    generations = Generations(tmp_path / "some")
    save_cached(generations, OF, "mine")
    (place,) = generations.newest()
    (place, *place.parents)[above].chmod(0o777)
    assert load_cached(generations, OF, str) is None
    assert [*generations.newest()] == []


def test_the_programs_folder_has_one_of_each(made: Path) -> None:
    save_cached(with_prebuilt(made.parent), b"newer sources", "newer")
    assert len([*made.parent.iterdir()]) == 1
    assert not made.exists()
