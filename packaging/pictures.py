"""Makes the pictures of the README: the real window, without a screen, on a data folder of
its own.

    python packaging/pictures.py

They are written to packaging/pictures. Noto Sans CJK must be installed.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QEvent, QEventLoop, QTimer
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from judgeapp.desk.folder import data_folder, index_folder
from judgeapp.library import open_library
from judgeapp.ui import fonts
from judgeapp.ui.app import application
from judgeapp.ui.place import PASSAGE, Place
from judgeapp.ui.window import Window

FOLDER = Path(__file__).parent / "pictures"
WIDTH, HEIGHT = 1280, 720
TEXT_200 = 200
FADING_MS = 400


def main() -> int:
    if missing := fonts.missing():
        print(f"no fonts for {', '.join(missing)}: install {fonts.PACKAGE}", file=sys.stderr)
        return 2
    FOLDER.mkdir(exist_ok=True)
    # Without a desktop there is no interface font; this is what many desktops have.
    QApplication.setFont(QFont("Noto Sans CJK SC", 10))
    with tempfile.TemporaryDirectory() as folder:
        open_library(index_folder(data_folder(Path(folder))))
        window = Window(Path(folder))
        window.resize(WIDTH, HEIGHT)
        window.show()
        wait_until(lambda: window.reading is not None)
        for name, arrange in SCENES.items():
            arrange(window)
            settle(window)
            picture = window.grab()
            if not picture.save(str(FOLDER / f"{name}.png")):
                print(f"{FOLDER / name}.png can't be written", file=sys.stderr)
                return 2
        window.close()
    return 0


def chinese(window: Window) -> None:
    ask(window, "阻挡者", "rules:16-4")


def german(window: Window) -> None:
    ask(window, "Brutbereich", "rules:3-4-5")
    passage = next(
        place.key
        for place in window.columns.results.model.things()
        if place.key.startswith("rules-de:")
    )
    open_passage(window, passage)


def japanese(window: Window) -> None:
    """The passage of the Japanese manual with the most readings in a small space."""
    assert window.reading is not None
    corpus = window.reading.library.corpus
    ask(window, "いくせい", "")
    pages = [p for p in corpus if p.source == "manual-ja" and p.path == ()]
    best = max(pages, key=lambda p: sum(len(b.readings) for q in corpus.tree(p) for b in q.blocks))
    open_passage(window, best.id)


def our_reading(window: Window) -> None:
    """What the program decided where the text of a clause leaves something open."""
    ask(window, "11-3", "rules:11-3")
    open_passage(window, "rules:11-3-2")


def dark(window: Window) -> None:
    window.use_scheme("dark")
    ask(window, "貫通", "")
    ask(window, "piercing", "rules:16-6")
    open_passage(window, "rules:16-6-6")


def large(window: Window) -> None:
    window.use_scheme("light")
    while window.settings.text_size < TEXT_200:
        window.larger_text()
    ask(window, "16-4", "rules:16-4")


def glossary(window: Window) -> None:
    window.normal_text()
    window.omnibox.clear()
    window.show_rail("glossary")
    terms = window.columns.terms
    terms.filter.setText("アタック")
    terms.listing.walk(1)


SCENES: dict[str, Callable[[Window], None]] = {
    "search-chinese": chinese,
    "search-german": german,
    "japanese-furigana": japanese,
    "our-reading": our_reading,
    "dark": dark,
    "text-200": large,
    "glossary": glossary,
}


def ask(window: Window, question: str, passage: str) -> None:
    """Type a question and wait until its answer is shown, with this passage first."""
    window.focus_field()
    window.omnibox.setText(question)
    settle(window)
    assert not passage or window.columns.results.model.things()[0] == Place(PASSAGE, passage)


def open_passage(window: Window, passage: str) -> None:
    assert window.reading is not None
    window.reading.open(Place(PASSAGE, passage))


def settle(window: Window) -> None:
    """Wait until nothing is being worked out and all is drawn."""
    while True:
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        if window.is_idle:
            break
    # The sign that empties the field fades in and out.
    faded = QEventLoop()
    QTimer.singleShot(FADING_MS, faded.quit)
    faded.exec()


def wait_until(done: Callable[[], bool]) -> None:
    while not done():
        QApplication.processEvents()


if __name__ == "__main__":
    app = application()
    raise SystemExit(main())
