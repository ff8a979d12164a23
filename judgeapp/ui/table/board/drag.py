"""Dragging onto the board, or on it: a card typed or found, or a thing there."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from msgspec import DecodeError, json
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


_Packed = tuple[DragSource, str, bool, bool]


def packed(dragged: Dragged) -> QMimeData:
    """One copy of a card with its state; it goes where it is dropped."""
    data = QMimeData()
    data.setData(_KIND, json.encode((dragged.kind, dragged.key, dragged.suspended, dragged.new)))
    return data


def unpacked(data: QMimeData) -> Dragged | None:
    """Dragged card; None for data of another program."""
    try:
        kind, key, suspended, new = json.decode(data.data(_KIND).data(), type=_Packed)
    except DecodeError:
        return None
    return Dragged(kind, key, suspended, new=new)
