"""Write the data that a release leaves behind, for tests of later releases.

    python -m tests.desk.releases.dump

Run it once with every new version of a schema. What was written for earlier ones stays: they were
made by the program as it was.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from judgeapp.cards.facts import read_entry
from judgeapp.desk.imported.cards import open_cards
from judgeapp.desk.storage.checksums import row_sum
from judgeapp.desk.written.bookmarks import open_bookmarks
from judgeapp.desk.written.notebook import open_notebook
from tests.cards.made import EVERYTHING, JAPANESE, OTHERWISE
from tests.rulings.made import identity, revision

RELEASES = Path(__file__).parent
WHEN = "2026-02-03T04:05:06.000007+00:00"


def bookmarks(folder: Path) -> Path:
    file = folder / "bookmarks.sqlite"
    opened, _ = open_bookmarks(file)
    opened.add("rules:16-4", "貫通 & 'Blocker'\non two lines")
    opened.add("manual-ja:12")
    opened.close()
    with sqlite3.connect(file) as connection:
        connection.create_function("row_sum", -1, row_sum)
        connection.execute(f"UPDATE bookmark SET made = '{WHEN}'")
        connection.execute("UPDATE bookmark SET sum = row_sum(passage, made, note)")
    return file


def cards(folder: Path) -> Path:
    """An imported card, a corrected one, and one added by hand."""
    file = folder / "cards.sqlite"
    opened, _ = open_cards(file)
    opened.put(read_entry(JAPANESE).record, "own.jsonl")
    opened.put(read_entry(EVERYTHING).record, "own.jsonl")
    opened.correct(read_entry(EVERYTHING | {"dp": 6000}).record)
    opened.correct(read_entry(OTHERWISE).record)
    opened.close()
    with sqlite3.connect(file) as connection:
        connection.create_function("row_sum", -1, row_sum)
        for column in ("imported_at", "corrected_at"):
            connection.execute(f"UPDATE card SET {column} = '{WHEN}' WHERE {column} != ''")
        connection.execute(
            "UPDATE card SET sum = row_sum(number, language, imported, origin, imported_at, corrected, corrected_at)"
        )
    return file


def rulings(folder: Path) -> Path:
    """A ruling that was changed and deleted, and one deleted permanently."""
    file = folder / "rulings.sqlite"
    opened, _ = open_notebook(file)
    opened.take((revision(1), revision(2, 1, content=None), revision(3, ruling=1001)))
    opened.delete_for_good(identity(1001), "Ken")
    opened.close()
    with sqlite3.connect(file) as connection:
        connection.create_function("row_sum", -1, row_sum)
        connection.execute(f"UPDATE gone SET at = '{WHEN}'")
        connection.execute("UPDATE gone SET sum = row_sum(ruling, at, judge)")
    return file


def dumped(file: Path) -> Iterator[str]:
    """A database as readable SQL."""
    connection = sqlite3.connect(file)
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    yield f"PRAGMA user_version = {version};"
    tables = connection.execute("SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL")
    for kind, name, sql in tables.fetchall():
        yield f"{sql};"
        for row in connection.execute(f"SELECT * FROM {name}") if kind == "table" else ():
            yield f"INSERT INTO {name} VALUES ({', '.join(map(_quoted, row))});"
    connection.close()


def _quoted(value: object) -> str:
    if isinstance(value, bytes):
        return f"CAST({_quoted(value.decode())} AS BLOB)"
    if isinstance(value, str):
        doubled = value.replace("'", "''")
        return f"'{doubled}'"
    return "NULL" if value is None else str(value)


def main() -> None:
    with TemporaryDirectory() as folder:
        for file in (bookmarks(Path(folder)), cards(Path(folder)), rulings(Path(folder))):
            connection = sqlite3.connect(file)
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            connection.close()
            written = RELEASES / f"{file.stem}-{version}.sql"
            if not written.exists():
                written.write_text("\n".join(dumped(file)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
