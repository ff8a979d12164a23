"""Data of every release is kept completely: see tests/desk/releases/dump.py."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from judgeapp.cards.fields import FIELDS
from judgeapp.desk import settings
from judgeapp.desk.imported import cards
from judgeapp.desk.settings import Settings
from judgeapp.desk.storage.schema import Schema
from judgeapp.desk.written import bookmarks, notebook
from judgeapp.rulings.notebook.ruling import Ruling
from tests.desk.releases.dump import RELEASES
from tests.rulings.made import identity, revision

BOOKMARKS = sorted(RELEASES.glob("bookmarks-*.sql"))
CARDS = sorted(RELEASES.glob("cards-*.sql"))
RULINGS = sorted(RELEASES.glob("rulings-*.sql"))
SETTINGS = sorted(RELEASES.glob("settings-*.json"))


def laid(dump: Path, folder: Path) -> Path:
    """A database left by a release."""
    file = folder / "kept.sqlite"
    connection = sqlite3.connect(file)
    connection.executescript(dump.read_text(encoding="utf-8"))
    connection.close()
    return file


def version(file: Path) -> int:
    connection = sqlite3.connect(file)
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    connection.close()
    return int(version)


@pytest.mark.parametrize(
    ("dumps", "schema"), [(BOOKMARKS, bookmarks.SCHEMA), (CARDS, cards.SCHEMA), (RULINGS, notebook.SCHEMA)]
)
def test_there_is_a_database_of_every_version(tmp_path: Path, dumps: list[Path], schema: Schema) -> None:
    """Missing? python -m tests.desk.releases.dump"""
    known = set()
    for dump in dumps:
        (tmp_path / dump.stem).mkdir()
        known.add(version(laid(dump, tmp_path / dump.stem)))
    assert known == set(range(schema.first, schema.version + 1))


@pytest.mark.parametrize("dump", BOOKMARKS, ids=lambda dump: dump.stem)
def test_bookmarks_of_a_release_are_upgraded(tmp_path: Path, dump: Path) -> None:
    file = laid(dump, tmp_path)
    opened, trouble = bookmarks.open_bookmarks(file)
    assert trouble is None
    assert [(mark.passage, mark.note) for mark in opened.all()] == [
        ("manual-ja:12", ""),
        ("rules:16-4", "貫通 & 'Blocker'\non two lines"),
    ]
    opened.add("rules:1")
    opened.close()
    assert version(file) == bookmarks.SCHEMA.version
    assert not list(tmp_path.glob("*damaged*"))


@pytest.mark.parametrize("dump", CARDS, ids=lambda dump: dump.stem)
def test_cards_of_a_release_are_upgraded(tmp_path: Path, dump: Path) -> None:
    file = laid(dump, tmp_path)
    before = records(file)
    library, trouble = cards.open_cards(file)
    assert trouble is None
    kept = {card.key: card for card in library.all()}
    library.close()
    assert [(key, card.by_hand, card.imported is not None) for key, card in kept.items()] == [
        (("TS1-010", "ja"), False, True),
        (("TS1-030", "en"), True, True),
        (("TS1-031", "ja"), True, False),
    ]
    assert (kept["TS1-030", "en"].record.dp, kept["TS1-030", "en"].origin) == (6000, "own.jsonl")
    assert version(file) == cards.SCHEMA.version
    assert not list(tmp_path.glob("*damaged*"))
    # No field of a card is lost.
    now = records(file)
    for key, fields in before.items():
        assert now[key] == fields
        read = json.loads(msgspec.json.encode(kept[key].record))
        assert read == read | fields


@pytest.mark.parametrize("dump", RULINGS, ids=lambda dump: dump.stem)
def test_rulings_of_a_release_are_upgraded(tmp_path: Path, dump: Path) -> None:
    file = laid(dump, tmp_path)
    opened, trouble = notebook.open_notebook(file)
    assert trouble is None
    assert opened.history(identity(1000)) == (revision(2, 1, content=None), revision(1))
    assert [gone.ruling for gone in opened.gone()] == [identity(1001)]
    opened.close()
    assert version(file) == notebook.SCHEMA.version


def test_a_ruling_has_the_fields_of_its_version(tmp_path: Path) -> None:
    """A new field needs a new version (judgeapp.desk.written.notebook.SCHEMA): an older program refuses unknown fields,
    and then leaves the whole notebook alone."""
    newest = max(RULINGS, key=lambda dump: int(dump.stem.split("-")[1]))
    connection = sqlite3.connect(laid(newest, tmp_path))
    (content,) = connection.execute("SELECT content FROM revision ORDER BY id").fetchone()
    connection.close()
    # All fields but `replaced_by`, which no ruling with this status has.
    assert {*json.loads(content), "replaced_by"} == set(Ruling.__struct_fields__)


def test_a_record_has_the_fields_of_its_version(tmp_path: Path) -> None:
    """A new field needs a new version (judgeapp.desk.imported.cards.SCHEMA): an older program, which would drop it when
    correcting a card, then leaves the library alone."""
    newest = max(CARDS, key=lambda dump: int(dump.stem.split("-")[1]))
    record = records(laid(newest, tmp_path))["TS1-030", "en"]
    new = sorted({field.path for field in FIELDS} - {*paths(record)})
    assert not new, f"{', '.join(new)}: add an empty step to SCHEMA, then `python -m tests.desk.releases.dump`"
    assert {*paths(record)} <= {field.path for field in FIELDS}


def records(file: Path) -> dict[tuple[str, str], dict[str, Any]]:
    """Saved fields of each card."""
    connection = sqlite3.connect(file)
    rows = connection.execute("SELECT number, language, coalesce(corrected, imported) FROM card")
    entries = {(number, language): json.loads(text) for number, language, text in rows}
    connection.close()
    return entries


def paths(entry: dict[str, Any], above: str = "") -> list[str]:
    return [
        path
        for name, value in entry.items()
        for path in (paths(value, f"{above}{name}.") if isinstance(value, dict) else [above + name])
    ]


@pytest.mark.parametrize("file", SETTINGS, ids=lambda file: file.stem)
def test_settings_of_a_release_are_upgraded(tmp_path: Path, file: Path) -> None:
    copy = tmp_path / "settings.json"
    copy.write_bytes(file.read_bytes())
    chosen, trouble = settings.load(copy)
    assert trouble is None
    dump = json.loads(file.read_bytes())
    now = json.loads(settings.encode(chosen))
    assert now == json.loads(settings.encode(Settings())) | dump
