"""Things of a board in words: what a screen reader says of each."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from judgeapp.table.board.shown import Board
from judgeapp.table.board.text import lines
from judgeapp.ui.table.board.board_layout import MEMORY, PLAYER, SHOWN, pile_of
from judgeapp.ui.table.board.details_page import card_told
from judgeapp.ui.table.board.pile_item import pile_told
from judgeapp.ui.table.wording import board_told

translate = QCoreApplication.translate

_FIELD = ("battle", "breeding")


def told_of(board: Board, name: str) -> str:
    """A thing in words; empty where it is not there."""
    unit = next((unit for unit in board.units() if unit.label == name), None)
    if unit is not None:
        return _of_unit(board, unit.id)
    if name == MEMORY:
        told = translate("board", "memory: {memory} for {seat}")
        return told.format(memory=board.seats[board.turn_seat].memory, seat=board.turn_seat)
    pile, _, place = name.partition(":")
    if pile == SHOWN:
        return card_told(board.shown[int(place)])
    seat, _, kind = pile.partition(".")
    if seat not in board.seats:
        return ""
    side = board.seats[seat]
    if kind == PLAYER:
        return translate("board", "player {seat}, memory {memory}").format(seat=seat, memory=side.memory)
    if kind in _FIELD:
        count = len(getattr(side, kind))
        told = translate("board", "{area} of {seat}: %n card(s)", "", count)
        return told.format(area=pile_told(kind), seat=seat)
    cards = pile_of(side, kind)
    if place:
        told = translate("board", "{card}, {pile} of {seat}, {place} of {count}")
        return told.format(
            card=card_told(cards[int(place)]), pile=pile_told(kind), seat=seat, place=int(place) + 1, count=len(cards)
        )
    told = translate("board", "{area} of {seat}: %n card(s)", "", len(cards))
    return told.format(area=pile_told(kind), seat=seat)


def _of_unit(board: Board, ref: int) -> str:
    """Its line and those that are set in below it."""
    found: list[str] = []
    depth = -1
    for line in lines(board):
        if depth < 0 and line.ref == ref and line.told.code == "unit":
            depth = line.depth
        elif depth >= 0 and line.depth <= depth:
            break
        if depth >= 0:
            found.append(board_told(line.told))
    return "; ".join(found)
