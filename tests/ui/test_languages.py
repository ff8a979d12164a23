"""The window uses the system's or the chosen language, at once."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication

from judgeapp.desk.folder import settings_file
from judgeapp.desk.languages import FILES, LANGUAGES, SPOKEN, VARIABLE, spoken
from judgeapp.desk.settings import Settings, load, save, spoken_in
from judgeapp.entries.importing import ImportReport
from judgeapp.ui.actions import ACTIONS, SPEAKING
from judgeapp.ui.localization import chosen_language, current_language, set_language
from judgeapp.ui.pages.wording import describe_shape
from judgeapp.ui.window.window import Window
from tests.nightly import mostly_nightly

# Offers every language, finished or not.
_TURNS = """
import gc
import sys
from pathlib import Path
import judgeapp.desk.languages as languages
languages.SPOKEN = tuple(languages.LANGUAGES)
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication
from judgeapp.ui.application import run
from judgeapp.ui.localization import current_language

windows = []
collect = gc.collect

def collect_and_say(*ages):
    if not ages:
        print("collected", flush=True)
    return collect(*ages)

gc.collect = collect_and_say

def leave(window):
    print("opened", flush=True)
    QApplication.instance().applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    window.close()

def shown(window):
    windows.append(window)
    print(current_language(), window.omnibox.text(), window.window_settings.language, sep=" | ", flush=True)
    if len(windows) == 1:
        window.opened.connect(window.actions_by_id["window-de"].trigger)
    else:
        window.opened.connect(lambda: QTimer.singleShot(0, lambda: leave(window)))

raise SystemExit(run(Path(sys.argv[1]), shown))
"""


@pytest.fixture(autouse=True)
def _english_again(qapp: QApplication) -> Iterator[None]:
    yield
    set_language("en")


@pytest.mark.parametrize(
    ("wished", "language"),
    [
        (["ja_JP.UTF-8"], "ja"),
        (["de-AT", "en"], "de"),
        (["zh_CN"], "zh-Hans"),
        (["zh-Hans-SG"], "zh-Hans"),
        (["zh_TW"], "zh-Hant"),
        (["zh-HK"], "zh-Hant"),
        (["zh-Hant-MO"], "zh-Hant"),
        (["fr-CH", "de-CH"], "de"),
        (["fr"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_the_first_known_language_of_the_system_is_spoken(wished: list[str], language: str) -> None:
    assert spoken(wished, LANGUAGES) == language


def test_adjacent_sentences_have_a_space_only_in_languages_with_spaces() -> None:
    report = ImportReport("cards.json", by_line=False, shape="card app", lacks="errata")
    assert ". Such" in describe_shape(report)
    set_language("zh-Hans")
    assert " " not in describe_shape(report)


def test_only_translated_languages_are_offered() -> None:
    offered = {action.choice for action in ACTIONS if action.group == "window"}
    assert offered == {"", *SPOKEN}
    assert list(SPEAKING) == ["", *LANGUAGES]
    assert spoken(["ja"], ("en", "ja")) == "ja"
    assert spoken(["ja"], ("en",)) == "en"


def test_the_environment_overrides_the_language_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert chosen_language("en") == "en"
    monkeypatch.setenv(VARIABLE, "zh_TW")
    assert chosen_language("en") == "zh-Hant"


def test_later_texts_are_in_the_language(qapp: QApplication) -> None:
    """Qt's own texts, the glossary's, and numbers."""
    for language in FILES:
        set_language(language)
        assert current_language() == language
        cancel = QCoreApplication.translate("QPlatformTheme", "Cancel")
        area = QCoreApplication.translate("areas", "battle")
        text = {
            "en": ("Cancel", "battle", "1.5"),
            "ja": ("キャンセル", "バトルエリア", "1.5"),
            "zh-Hans": ("取消", "战斗区", "1.5"),
            "zh-Hant": ("取消", "戰鬥區", "1.5"),
            "de": ("Abbrechen", "Battle Area", "1,5"),
        }
        assert (cancel, area, QLocale().toString(1.5)) == text[language]


@pytest.mark.parametrize("started_with", mostly_nightly(["en", ""]))
def test_another_language_applies_at_once_and_next_time(data: Path, started_with: str) -> None:
    """A new window replaces the first with the same content, whatever language the environment set for the first."""
    save(Settings(question="16-4", spoken="en"), settings_file(data))
    done = subprocess.run(
        [sys.executable, "-c", _TURNS, str(data)],
        env=os.environ | {VARIABLE: started_with},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    # Objects of the first window are collected once nobody waits for the second.
    assert done.stdout.splitlines() == ["en | 16-4 | ", "de | 16-4 | de", "opened", "collected"]
    assert '"spoken": "de"' in settings_file(data).read_text(encoding="utf-8")


def test_choosing_the_current_language_closes_no_window(window: Window) -> None:
    window.languages.set_window_language("en")
    assert window.reopening is None
    assert window.settings.spoken == "en"


def test_a_damaged_file_gives_no_language_and_is_reported_later(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    assert spoken_in(file) == ""
    file.write_text('{"spoken": "en"', encoding="utf-8")
    assert spoken_in(file) == ""
    assert load(file)[1] is not None
