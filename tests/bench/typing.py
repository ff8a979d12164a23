"""Time from a key to its results on the screen of the real window, with rules and tens of thousands of made-up
answers."""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from judgeapp.bench.figures import Figures, figures
from judgeapp.desk.folder import answers_file, index_folder
from judgeapp.desk.imported.answers import open_answers
from judgeapp.library import open_library
from judgeapp.rulebook.corpus import Corpus
from judgeapp.rulings.answer import AnswerText
from tests.bench.process import output_of
from tests.bench.search import QUERIES

DOCUMENTS = 40_000


def bench_typing(documents: int, report: Callable[[str], None]) -> tuple[Figures, ...]:
    """Type QUERIES twice in a window with many documents. Raises RuntimeError if it doesn't start."""
    with TemporaryDirectory() as data, TemporaryDirectory() as cache:
        corpus = open_library(index_folder(Path(cache))).corpus
        found_in = len(corpus.by_origin[""])
        report(f"Making {max(0, documents - found_in):,} answers beside {found_in:,} passages ...")
        library, _ = open_answers(answers_file(Path(data)))
        with library.transaction():
            for answer in made_answers(corpus, documents - found_in):
                library.put(answer, "made")
        library.close()
        report("Opening the window and typing ...")
        first, again = json.loads(output_of(__name__, data, json.dumps(QUERIES), JUDGEAPP_CACHE=cache))
    what = f"from a key to its results, {documents:,} documents"
    return (figures(f"{what}, typed first", first), figures(f"{what}, typed again", again))


def made_answers(corpus: Corpus, number: int) -> Iterator[AnswerText]:
    """Answers, each with a question made of the start of one passage and the end of another."""
    chance = random.Random(1)
    by_language: dict[str, list[str]] = {}
    for passage in corpus:
        for text in corpus.texts(passage):
            if text.text:
                by_language.setdefault(text.language, []).append(text.text)
    languages = sorted(by_language)
    for turn in range(number):
        language = languages[turn % len(languages)]
        start, end, answer = (chance.choice(by_language[language])[:120] for _ in range(3))
        question = f"{start[: len(start) // 2]}{end[len(end) // 2 :]}?"
        yield AnswerText(f"M{turn}", language, question, answer, source="made")


def _type_queries(folder: Path, queries: Sequence[str]) -> tuple[list[float], list[float]]:
    """Seconds from each key to its results, for all queries typed twice.

    Keys follow at ten in a second at most, which is faster than judges' hands. Between them nothing
    is left to do that the window waits for.
    """
    from PySide6.QtCore import QEvent, QEventLoop, Qt, QTimer
    from PySide6.QtGui import QKeyEvent

    from judgeapp.runtime.memory import freeze_loaded_objects
    from judgeapp.ui.application import application
    from judgeapp.ui.window.window import Window

    app = application()
    # Waiting without polling leaves the processor to the workers.
    waiting = QEventLoop.ProcessEventsFlag.WaitForMoreEvents
    window = Window(folder)
    window.opened.connect(freeze_loaded_objects)
    window.resize(1280, 720)
    window.show()
    # Some awaited conditions arrive without an event.
    ticking = QTimer()
    ticking.start(50)
    while not window.is_idle:
        app.processEvents(waiting)
    field, search = window.omnibox, window.navigation
    assert search is not None
    field.setFocus()
    resets: list[bool] = []
    window.columns.results.model.modelReset.connect(lambda: resets.append(True))

    def settle() -> None:
        until = time.perf_counter() + 0.1
        while not search.is_idle or time.perf_counter() < until:
            app.processEvents(waiting)
        app.processEvents()

    def press(letter: str) -> float:
        resets.clear()
        started = time.perf_counter()
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            app.sendEvent(field, QKeyEvent(kind, 0, Qt.KeyboardModifier.NoModifier, letter))
        while not resets:
            app.processEvents(waiting)
        # The results are in the list: drawn here. The page of the first result follows.
        app.sendPostedEvents()
        seconds = time.perf_counter() - started
        settle()
        return seconds

    first: list[float] = []
    again: list[float] = []
    for times in (first, again):
        for query in queries:
            field.clear()
            settle()
            times += [press(letter) for letter in query]
            assert field.text() == query, field.text()
    window.close()
    return first, again


if __name__ == "__main__":
    print(json.dumps(_type_queries(Path(sys.argv[1]), json.loads(sys.argv[2]))))
