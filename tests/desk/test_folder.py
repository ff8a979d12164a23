"""The data folder: chosen, set in the environment, or the user's default."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

import pytest

from judgeapp.desk.folder import CACHE_VARIABLE, VARIABLE, cache_folder, data_folder, set_aside, write_whole
from judgeapp.messages.errors import InputError


def test_the_argument_wins_over_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "named"))
    assert data_folder() == tmp_path / "named"
    assert data_folder(tmp_path / "chosen") == tmp_path / "chosen"
    assert (tmp_path / "chosen").is_dir()


def test_each_user_has_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_folder().name == "judgeapp"


def test_the_cache_is_in_the_systems_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(CACHE_VARIABLE)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "caches"))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    folder = cache_folder()
    assert folder.is_dir()
    assert folder.is_relative_to(tmp_path)
    assert folder != data_folder()


def test_the_environment_may_name_a_cache_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path / "named"))
    assert cache_folder() == tmp_path / "named"


def test_a_folder_that_can_not_be_made_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(InputError, match="can't create"):
        data_folder(tmp_path / "file" / "data")


def test_a_file_set_aside_keeps_its_content(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text("x", encoding="utf-8")
    assert set_aside(file).read_text(encoding="utf-8") == "x"
    assert not file.exists()


def test_an_earlier_rescue_copy_is_never_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    kept = []
    for text in ("first", "second", "third"):
        file.write_text(text, encoding="utf-8")
        kept.append(set_aside(file))
    assert [k.read_text(encoding="utf-8") for k in kept] == ["first", "second", "third"]
    assert kept[1].name == "settings.damaged-2.json"


@pytest.mark.skipif(sys.platform == "win32", reason="pipes have no names in a folder there")
def test_only_files_are_replaced_by_files(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(InputError, match="can't save the report: not a file"):
        write_whole(pipe, b"1", "the report")
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    assert [file.name for file in tmp_path.iterdir()] == ["pipe"]
    for _ in range(2):
        write_whole(tmp_path / "file", b"1", "the report")
    assert (tmp_path / "file").read_bytes() == b"1"
