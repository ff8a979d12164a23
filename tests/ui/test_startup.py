"""What must not happen before the window stands."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

_SHOW = """
import sys
from pathlib import Path
from judgeapp.ui.app import application
from judgeapp.ui.window import Window
app = application()
window = Window(Path(sys.argv[1]))
window.show()
heavy = {"msgspec", "yaml", "whoosh", "markdown", "nh3", "opencc", "rapidfuzz", "sqlite3"}
print(",".join(sorted(heavy & set(sys.modules))))
window.close()
"""


def test_the_window_is_shown_before_anything_heavy_is_imported(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", _SHOW, str(tmp_path)], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == ""
