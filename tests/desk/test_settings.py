"""Settings: never half written, and damage never stops the program."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgeapp.desk import settings
from judgeapp.desk.settings import Settings
from judgeapp.errors import InputError

_settings = st.builds(
    Settings,
    scheme=st.sampled_from(settings.SCHEMES),
    text_size=st.sampled_from(settings.TEXT_SIZES),
    language=st.sampled_from(("", *settings.LANGUAGES)),
    parallels=st.booleans(),
    columns=st.lists(st.integers(0, 5000), max_size=3).map(tuple),
    geometry=st.text(),
    rail=st.sampled_from(settings.RAILS),
    place=st.text(),
    question=st.text(),
)


@given(_settings)
def test_what_is_written_is_read_back(chosen: Settings) -> None:
    assert settings.decode(settings.encode(chosen)) == chosen


def test_without_a_file_the_defaults_are_used(tmp_path: Path) -> None:
    assert settings.load(tmp_path / "settings.json") == (Settings(), None)


def test_saving_leaves_one_whole_file(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    settings.save(Settings(question="16-4"), file)
    settings.save(Settings(question="格擋"), file)
    assert settings.load(file) == (Settings(question="格擋"), None)
    assert [f.name for f in tmp_path.iterdir()] == ["settings.json"]


@pytest.mark.parametrize(
    "damaged",
    [
        b"",
        b"\xff\xfe\x00",
        b"[]",
        b'{"scheme": "purple"}',
        b'{"text_size": "100"}',
        b'{"text_size": 101}',
        b'{"text_size": true}',
        b'{"parallels": 1}',
        b'{"columns": [1, -2]}',
        b'{"columns": "wide"}',
        b'{"rail": ""}',
        b'{"language": "fr"}',
        b'{"question": null}',
        b"[" * 100_000,
    ],
)
def test_a_damaged_file_is_set_aside_and_named(tmp_path: Path, damaged: bytes) -> None:
    file = tmp_path / "settings.json"
    file.write_bytes(damaged)
    chosen, trouble = settings.load(file)
    assert chosen == Settings()
    assert trouble is not None
    assert trouble.where == str(file)
    assert (tmp_path / "settings.damaged.json").read_bytes() == damaged
    assert not file.exists()


def test_a_setting_of_a_newer_program_is_left_out(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text(json.dumps(asdict(Settings(text_size=150)) | {"board": "wide"}))
    assert settings.load(file) == (Settings(text_size=150), None)


def test_a_folder_that_can_not_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="can't be saved"):
        settings.save(Settings(), tmp_path / "no such folder" / "settings.json")


def test_text_grows_and_shrinks_by_steps_to_an_end() -> None:
    chosen = Settings()
    for _ in range(20):
        chosen = chosen.larger()
    assert chosen.text_size == settings.TEXT_SIZES[-1]
    for _ in range(20):
        chosen = chosen.smaller()
    assert chosen.text_size == settings.TEXT_SIZES[0]
