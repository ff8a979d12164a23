"""Settings are saved atomically, and damage never stops the program."""

from __future__ import annotations

import json
from base64 import b64encode
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judgeapp.desk import settings
from judgeapp.desk.languages import LANGUAGES
from judgeapp.desk.settings import Settings
from judgeapp.messages.errors import InputError

_TEXTS = st.text(st.characters(exclude_categories=["Cs"]))
_settings = st.builds(
    Settings,
    scheme=st.sampled_from(settings.SCHEMES),
    text_size=st.sampled_from(settings.TEXT_SIZES),
    language=st.sampled_from(("", *LANGUAGES)),
    parallels=st.booleans(),
    columns=st.just(()) | st.tuples(*[st.integers(0, settings.MAX_WIDTH)] * settings.COLUMNS),
    geometry=st.binary().map(lambda data: b64encode(data).decode()),
    rail=st.from_regex(r"[a-z][a-z-]{0,31}", fullmatch=True),
    place=_TEXTS,
    question=_TEXTS,
)


@given(_settings)
def test_written_data_is_read_back(chosen: Settings) -> None:
    assert settings.decode(settings.encode(chosen)) == (chosen, "")


def test_without_a_file_the_defaults_are_used(tmp_path: Path) -> None:
    assert settings.load(tmp_path / "settings.json") == (Settings(), None)


def test_saving_leaves_one_complete_file(tmp_path: Path) -> None:
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
        b'{"columns": [100, 200]}',
        b'{"columns": [1, 2, 3, 4]}',
        b'{"columns": [1, 2, 1e3]}',
        b'{"columns": [1, 2, true]}',
        b'{"columns": [300, 2147483648, 300]}',
        b'{"columns": [300, 20001, 300]}',
        b'{"geometry": "\\ud800"}',
        '{"geometry": "größe"}'.encode(),
        b'{"geometry": "AdnQ ywAD"}',
        b'{"question": "\\udc00"}',
        b'{"place": "rule:passage/\\ud800"}',
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


def test_a_setting_of_a_newer_edition_is_kept_for_it(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    newer = {"text_size": 150, "board": {"wide": [1, "größer"]}, "further": None}
    file.write_text(json.dumps(newer), encoding="utf-8")
    chosen, trouble = settings.load(file)
    assert (chosen.text_size, trouble) == (150, None)
    settings.save(replace(chosen, text_size=200), file)
    assert json.loads(file.read_bytes()).items() >= (newer | {"text_size": 200}).items()
    assert settings.load(file)[0].larger() == replace(chosen, text_size=250)


def test_unknown_settings_of_any_depth_do_no_harm() -> None:
    for depth in range(100, 3000, 100):
        data = b'{"board": ' + b"[" * depth + b"]" * depth + b"}"
        chosen, wrong = settings.decode(data)
        assert wrong or settings.decode(settings.encode(chosen)) == (chosen, "")


def test_a_read_only_folder_is_reported(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="can't save"):
        settings.save(Settings(), tmp_path / "no such folder" / "settings.json")


def test_text_size_changes_in_steps_within_limits() -> None:
    chosen = Settings()
    for _ in range(20):
        chosen = chosen.larger()
    assert chosen.text_size == settings.TEXT_SIZES[-1]
    for _ in range(20):
        chosen = chosen.smaller()
    assert chosen.text_size == settings.TEXT_SIZES[0]


def test_sound_settings_of_a_damaged_file_are_kept(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text('{"text_size": 150, "columns": [1], "scheme": "purple"}', encoding="utf-8")
    chosen, trouble = settings.load(file)
    assert chosen == Settings(text_size=150)
    assert trouble is not None
    assert "columns" in trouble.what
    assert "scheme" in trouble.what


def test_half_a_letter_does_not_prevent_saving(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    settings.save(Settings(question="16\ud800", text_size=150), file)
    assert settings.load(file) == (Settings(question="16?", text_size=150), None)
