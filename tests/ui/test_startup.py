"""Work that must wait until the window is shown."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from judgeapp.desk.folder import CACHE_VARIABLE

_SHOW = """
import sys
from pathlib import Path
from judgeapp.ui.application import application
from judgeapp.ui.window.window import Window
app = application()
window = Window(Path(sys.argv[1]))
window.show()
heavy = {
    "msgspec", "yaml", "whoosh", "markdown", "nh3", "opencc", "rapidfuzz", "sqlite3", "psycopg",
    "keyring",
}
print(",".join(sorted(heavy & set(sys.modules))))
window.close()
"""


def test_the_window_is_shown_before_anything_heavy_is_imported(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", _SHOW, str(tmp_path)], capture_output=True, encoding="utf-8", check=True
    )
    assert done.stdout.strip() == ""


_READ = """
import linecache
import judgeapp.ui.window.window
print(*(file for file in linecache.cache if "judgeapp" in file))
"""


def test_pyside_reads_no_module_imported_after_it() -> None:
    done = subprocess.run([sys.executable, "-c", _READ], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout.strip() == ""


_SPARE = """
import gc, sys
from pathlib import Path
from judgeapp.ui import application
def left(window):
    print(gc.get_freeze_count())
    window.opened.emit()
    print(gc.get_freeze_count())
    window.close()
application.run(Path(sys.argv[1]), left)
"""


def test_objects_loaded_before_the_rules_open_are_not_collected_again(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", _SPARE, str(tmp_path)], capture_output=True, encoding="utf-8", check=True
    )
    before, after = map(int, done.stdout.split())
    assert (before, after > 0) == (0, True)


_NOT_OPENED = """
import sys
from pathlib import Path
from threading import Thread, current_thread
from PySide6.QtCore import QTimer
from judgeapp.ui import application
application._COLLECT_EVERY_MS = 50
class Cycle:
    def __init__(self):
        self.itself = self
    def __del__(self):
        print(current_thread().name, flush=True)
def make():
    kept = [[] for _ in range(100_000)]
def left(window):
    def ended():
        Cycle()
        thread = Thread(target=make)
        thread.start()
        thread.join()
        QTimer.singleShot(200, window.close)
    window.rules_opening.given_up.connect(ended)
application.run(Path(sys.argv[1]), left)
"""


def test_jobs_never_collect_garbage_even_if_the_rules_can_not_open(tmp_path: Path) -> None:
    no_folder = tmp_path / "cache"
    no_folder.write_text("")
    done = subprocess.run(
        [sys.executable, "-c", _NOT_OPENED, str(tmp_path / "data")],
        capture_output=True,
        encoding="utf-8",
        env=os.environ | {CACHE_VARIABLE: str(no_folder)},
        check=True,
    )
    assert done.stdout.split() == ["MainThread"]
