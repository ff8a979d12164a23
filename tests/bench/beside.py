"""Comparison with a judge's alternatives in one run: searches of the same passages, and process starts."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from xml.sax.saxutils import escape

from msgspec import Struct
from whoosh.fields import ID, TEXT, Schema
from whoosh.index import create_in
from whoosh.qparser import OrGroup, QueryParser

from judgeapp.bench.figures import Figures, figures
from judgeapp.bench.startup import bench_startup, screen
from judgeapp.desk.folder import cache_folder, index_folder
from judgeapp.library import Library, open_library
from judgeapp.runtime.python_command import python_command
from tests.bench.commands import bench_commands
from tests.bench.search import QUERIES

_ROUNDS, _HITS = 5, 50
_TRIGRAM = 3  # minimum length of a word in a trigram index
_WINDOW = (
    "import sys; from PySide6.QtCore import QTimer; from PySide6.QtWidgets import QApplication, QLineEdit\n"
    "app = QApplication(sys.argv); field = QLineEdit(); field.show(); QTimer.singleShot(0, app.quit); app.exec()"
)
_PROCESSES = {"python -c pass": "pass", "a bare Qt window": _WINDOW}

Searching = Callable[[str], object]


class Beside(Struct, frozen=True):
    """times -- median time of ours, as a multiple of the other"""

    ours: Figures
    other: Figures
    times: float


def bench_beside(runs: int, report: Callable[[str], None]) -> tuple[Beside, ...]:
    """Compare searches and processes; `runs` is the number of process starts."""
    library = open_library(index_folder(cache_folder()))
    with TemporaryDirectory() as name:
        others = {"SQLite, trigrams": _trigrams(library), "Whoosh by itself": _whoosh(library, Path(name))}
        if (grep := _pdf_and_grep(library, Path(name))) is not None:
            others["pdftotext and grep"] = grep
        else:
            report("pdftotext and grep: skipped, as these are not here")
        searched = _by_turns({"search": lambda query: library.answer(query, limit=_HITS), **others})
    started = {what: _started(what, runs, code) for what, code in _PROCESSES.items()}
    search = next(figure for figure in bench_commands(runs) if figure.what == "search")
    ours = {"python -c pass": search, "a bare Qt window": bench_startup(runs)[0]}
    return (
        *(_beside(searched["search"], searched[what]) for what in others),
        *(_beside(ours[what], started[what]) for what in started),
    )


def _beside(ours: Figures, other: Figures) -> Beside:
    return Beside(ours, other, round(ours.median / other.median, 2))


def _by_turns(searching: dict[str, Searching]) -> dict[str, Figures]:
    """Time each query with each search, in random but fixed order, after a warm-up round."""
    shuffled = random.Random(1)
    taken: dict[str, list[float]] = {what: [] for what in searching}
    for turn in range(_ROUNDS + 1):
        for query in shuffled.sample(QUERIES, len(QUERIES)):
            for what, search in searching.items():
                started = time.perf_counter()
                search(query)
                if turn:
                    taken[what].append(time.perf_counter() - started)
    return {what: figures(what, seconds) for what, seconds in taken.items()}


def _texts(library: Library) -> list[tuple[str, str]]:
    corpus = library.corpus
    return [(p.id, f"{text.heading}\n{text.text}") for p in corpus for text in corpus.texts(p)]


def _trigrams(library: Library) -> Searching:
    """Highlighted passages with all words, by rank; words shorter than three letters are searched in all texts."""
    database = sqlite3.connect(":memory:")
    database.execute("CREATE VIRTUAL TABLE passage USING fts5(id UNINDEXED, text, tokenize = 'trigram')")
    database.executemany("INSERT INTO passage VALUES (?, ?)", _texts(library))
    marked = "SELECT id, snippet(passage, 1, '[', ']', '…', 60) FROM passage WHERE passage MATCH ? ORDER BY rank"
    plain = "SELECT id, substr(text, 1, 170) FROM passage WHERE "

    def search(query: str) -> object:
        words = query.split()
        if all(len(word) >= _TRIGRAM for word in words):
            asked = " AND ".join(f'"{word}"' for word in words)
            rows = database.execute(f"{marked} LIMIT {_HITS}", (asked,))
        else:
            having = " AND ".join("instr(lower(text), ?)" for _ in words)
            rows = database.execute(f"{plain} {having} LIMIT {_HITS}", [word.lower() for word in words])
        return rows.fetchall()

    return search


def _whoosh(library: Library, folder: Path) -> Searching:
    """Highlighted passages with any word, by rank, using Whoosh's own analysis."""
    (folder / "whoosh").mkdir()
    index = create_in(folder / "whoosh", Schema(id=ID(stored=True), text=TEXT(stored=True)))
    writer = index.writer()
    for name, text in _texts(library):
        writer.add_document(id=name, text=text)
    writer.commit()
    searcher, parser = index.searcher(), QueryParser("text", index.schema, group=OrGroup)

    def search(query: str) -> object:
        hits = searcher.search(parser.parse(query), limit=_HITS)
        return [(hit["id"], hit.highlights("text")) for hit in hits]

    return search


def _pdf_and_grep(library: Library, folder: Path) -> Searching | None:
    """Lines of the English rules as a PDF; None if a tool is missing."""
    if not (shutil.which("pdftotext") and shutil.which("grep")):
        return None
    from reportlab.lib.styles import getSampleStyleSheet
    from reportlab.platypus import Paragraph, SimpleDocTemplate

    file, style = folder / "rules.pdf", getSampleStyleSheet()["Normal"]
    texts = (library.corpus.in_language(p, "en") for p in library.corpus if p.source == "rules")
    SimpleDocTemplate(str(file)).build([Paragraph(escape(f"{t.number} {t.text}"), style) for t in texts])

    def search(query: str) -> object:
        text = subprocess.run(["pdftotext", file, "-"], stdout=subprocess.PIPE, check=True).stdout
        return subprocess.run(["grep", "-i", query], input=text, stdout=subprocess.PIPE, check=False).stdout

    return search


def _started(what: str, runs: int, code: str) -> Figures:
    taken: list[float] = []
    for turn in range(runs + 1):
        started = time.perf_counter()
        subprocess.run(python_command("-c", code), env=os.environ | screen(), stderr=subprocess.DEVNULL, check=True)
        if turn:
            taken.append(time.perf_counter() - started)
    return figures(what, taken)
