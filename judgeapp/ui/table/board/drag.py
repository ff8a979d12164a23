"""Dragging onto the board, or on it: a card typed or found, or a thing there."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QMimeData

from judgeapp.engine.identity import Seat

_KIND = "application/x-judgeapp-card"


class DragSource(Enum):
    THING = "thing"  # a thing, by its name on the board
    TYPED = "typed"  # a text that describes a card
    NUMBER = "number"  # the number of a card in the library


class Dragged(NamedTuple):
    """A card, its state, and where that is typed: the number of its copies, their player and area."""

    kind: DragSource
    key: str
    suspended: bool = False
    number: int = 1
    seat: Seat | None = None
    area: str = ""
    new: bool = False


def packed(dragged: Dragged) -> QMimeData:
    data = QMimeData()
    data.setData(_KIND, f"{dragged.kind.value}\n{dragged.suspended:d}{dragged.new:d}\n{dragged.key}".encode())
    return data


def unpacked(data: QMimeData) -> Dragged | None:
    """Dragged card; None for data of another program."""
    if not data.hasFormat(_KIND):
        return None
    kind, *rest = bytes(data.data(_KIND).data()).decode(errors="replace").split("\n", 2)
    sources = {source.value: source for source in DragSource}
    if kind not in sources or len(rest) != 2:
        return None
    (suspended, new), key = (sign == "1" for sign in rest[0].ljust(2, "0")[:2]), rest[1]
    return Dragged(sources[kind], key, suspended, new=new)
