"""Prebuilt files are used, and added to the wheel, only while they match the sources."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import prebuilding
import pytest

SOURCES = ("rules_corpus/one.yaml", "rules_corpus/two.yaml", "judgeapp/__init__.py", "judgeapp/table/scene.py")
MORE = ("judgeapp/table/scenes.py", "packaging/program.lock")
MADE = "judgeapp/prebuilt/questions/abc/content.msgpack"


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout with prebuilt files."""
    for name in (*SOURCES, *MORE, MADE):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name, encoding="utf-8")
    monkeypatch.setattr(prebuilding, "_CHECKOUT", tmp_path)
    monkeypatch.setattr(prebuilding, "_LOCK", tmp_path / "packaging" / "program.lock")
    monkeypatch.setattr(prebuilding, "FOLDER", tmp_path / "judgeapp" / "prebuilt")
    monkeypatch.setattr(prebuilding, "_make", lambda: None)
    monkeypatch.setattr(prebuilding, "_SETTLED_S", -60.0)  # trust sizes and times at once
    prebuilding._prebuild()
    assert not prebuilding._is_outdated()
    assert (prebuilding.FOLDER / prebuilding._SEEN).exists()
    return tmp_path


def _touch(checkout: Path) -> None:
    (checkout / SOURCES[0]).touch()


def _change(checkout: Path) -> None:
    (checkout / SOURCES[0]).write_text(SOURCES[0].upper(), encoding="utf-8")


def _delete(checkout: Path) -> None:
    (checkout / SOURCES[1]).unlink()


def _damage(checkout: Path) -> None:
    with (checkout / MADE).open("ab") as made:
        made.write(b"!")


def _lose(checkout: Path) -> None:
    (checkout / MADE).unlink()


@pytest.mark.parametrize(
    ("happens", "outdated"), [(_touch, False), (_change, True), (_delete, True), (_damage, True), (_lose, True)]
)
def test_data_from_other_sources_or_damaged_is_outdated(
    checkout: Path, happens: Callable[[Path], None], outdated: bool
) -> None:
    happens(checkout)
    assert prebuilding._is_outdated() is outdated
