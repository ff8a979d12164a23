"""Where Tab leads: from part to part of what is seen, in each of them from its upper left corner to its lower right
one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QScrollArea, QWidget


@runtime_checkable
class InParts(Protocol):
    """What says itself through which of its parts Tab leads, one after the other."""

    @property
    def tab_parts(self) -> Sequence[QWidget]: ...


def stops(parts: Iterable[QWidget]) -> list[QWidget]:
    """All that Tab stops at within parts, in their order."""
    return [stop for part in parts for stop in _within(part)]


def _within(part: QWidget) -> Iterator[QWidget]:
    found = [one for one in (part, *part.findChildren(QWidget)) if _is_stop(one)]
    yield from sorted(found, key=lambda one: _place(one, part))


def _is_stop(one: QWidget) -> bool:
    if not (one.isVisible() and one.isEnabled() and one.focusPolicy() & Qt.FocusPolicy.TabFocus):
        return False
    if one.focusProxy() is not None:
        return False
    # Of buttons of which one is down that one is stopped at; the arrows lead to the others.
    group = one.group() if isinstance(one, QAbstractButton) else None
    is_other = group is not None and group.exclusive() and group.checkedButton() is not None
    return not (is_other and group is not None and group.checkedButton() is not one)


def _place(one: QWidget, part: QWidget) -> tuple[int, ...]:
    """What can be scrolled stands where all of it does, however far it is scrolled."""
    above = one.parentWidget()
    while one is not part and above is not None and above is not part:
        inside = above.widget() if isinstance(above, QScrollArea) else None
        if inside is not None:
            return (*_place(above, part), *_place(one, inside))
        above = above.parentWidget()
    at = one.mapTo(part, QPoint()) if one is not part else QPoint()
    line = max(1, one.fontMetrics().height())
    # What stands in a row is not all of one height.
    middle = at.y() + (one.height() // 2 if one.height() < 3 * line else line // 2)
    return middle // line, at.x()
