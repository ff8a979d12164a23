"""Notices: the newest is seen whole, and however many there are, the window has its place."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from judgeapp.ui.widgets.notice_bar import NoticeBar
from judgeapp.ui.window.window import Window

LONG = "{}, {}: " + "What was kept is damaged, and what could be read of it was read. " * 3


def seen(bar: NoticeBar) -> list[str]:
    QApplication.processEvents()
    return [label.text() for label in bar.findChildren(QLabel) if label.isVisible()]


@pytest.mark.parametrize("steps", [0, 5])
def test_the_newest_is_seen_whole_and_a_line_of_those_before(window: Window, steps: int) -> None:
    for _ in range(steps):
        window.appearance.larger_text()
    told = [LONG.format("one", number) for number in range(5)]
    height = window.height()
    for text in told:
        window.notices.tell(text)
    first, second, newest = seen(window.notices)
    assert newest == told[4]
    for short, whole in ((first, told[2]), (second, told[3])):
        assert short.endswith("…")
        assert whole.startswith(short[:20])
    line = window.fontMetrics().lineSpacing()
    for label in window.notices.findChildren(QLabel):
        if label.isVisible() and label.text().endswith("…"):
            assert label.height() < line * 2
            assert label.toolTip()
        elif label.isVisible():
            # Nothing of it is cut.
            assert label.height() >= min(line * 4, label.heightForWidth(label.width()))
    assert window.height() == height
    # Whoever puts some away sees the ones before.
    for text in reversed(told[2:]):
        window.notices.put_away(text)
    assert seen(window.notices)[-1] == told[1]
    assert window.notices.texts == tuple(told[:2])
