"""Keys and dragging on the board while a position is set up."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from judgeapp.engine.identity import Seat
from judgeapp.scenario.file import Scenario
from judgeapp.table.setup import by_label as things
from judgeapp.table.setup import position as at
from judgeapp.ui.table.board.board_view import BoardView
from judgeapp.ui.table.board.drag import Dragged, DragSource
from judgeapp.ui.table.setup.position_editor import PositionEditor
from judgeapp.ui.table.setup.setup_form import AREAS

_NONE = Qt.KeyboardModifier.NoModifier
# Keys that send what is pointed at.
_SENDS = {
    Qt.Key.Key_B: "battle",
    Qt.Key.Key_R: "breeding",
    Qt.Key.Key_H: "hand",
    Qt.Key.Key_S: "security",
    Qt.Key.Key_T: "trash",
    Qt.Key.Key_D: "deck",
    Qt.Key.Key_E: "digi_egg_deck",
}


class BoardEditor(QObject):
    """Works on the position of a form as long as that is seen."""

    def __init__(self, setup: PositionEditor, view: BoardView) -> None:
        super().__init__(setup)
        self._setup, self._view = setup, view
        view.installEventFilter(self)
        view.pointed.connect(self._point)
        view.activated.connect(self._activate)
        view.dropped.connect(self._drop)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            watched is self._view
            and self._setup.isVisible()
            and isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
        ):
            return self._key(event)
        return super().eventFilter(watched, event)

    def _key(self, event: QKeyEvent) -> bool:
        """A key acts on what is pointed at. Whether it was one of those that do."""
        setup, name, key = self._setup, self._view.pointed_at, Qt.Key(event.key())
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier or not name:
            return False
        if key in _SENDS:
            setup.do(partial(things.send, name=name, area=_SENDS[key]))
            self._view.point_at(name)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            setup.do(partial(things.take_away, name=name))
        elif key == Qt.Key.Key_U:
            setup.turn_chosen()
        elif key == Qt.Key.Key_N:
            setup.renew_chosen()
        elif key == Qt.Key.Key_F:
            setup.do(partial(things.turn_over, name=name))
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Minus):
            setup.do(partial(things.more, name=name, step=1 if key == Qt.Key.Key_Plus else -1))
        elif event.text().isdecimal():
            # A digit on a pile or the gauge begins its count in the field.
            if typed := things.count_typed(setup.scenario, name, event.text()):
                setup.field.put(typed)
                setup.field.setFocus()
        else:
            return False
        return True

    def _point(self, name: str) -> None:
        if self._setup.isVisible() and name in at.units(self._setup.scenario):
            self._setup.choose(name)

    def _activate(self, name: str) -> None:
        """Enter on an area or pile: cards go there. On a card: cards go under it."""
        if not self._setup.isVisible():
            return
        seat, _, area = name.partition(":")[0].partition(".")
        if name in at.units(self._setup.scenario):
            self._point(name)
        elif area in AREAS:
            self._setup.aim(seat=Seat(seat), area=area)
        self._setup.field.setFocus()

    def _drop(self, dragged: Dragged, onto: str, held: Qt.KeyboardModifier) -> None:
        """A card was dropped: on an area or pile it goes there; on a card it comes under it (Ctrl
        and Shift: on top of it, Alt: linked to it, Alt and Shift: under it face down)."""
        setup = self._setup
        if not setup.isVisible():
            return
        seat, _, area = onto.partition(":")[0].partition(".")
        if dragged.kind is DragSource.THING:
            self._drop_thing(dragged.key, onto, held)
        elif onto in at.units(setup.scenario):
            setup.do(lambda s: setup.joined(s, dragged, onto, held))
        elif area in AREAS:
            setup.aim(seat=Seat(seat), area=area)
            setup.bring(dragged, _NONE)

    def _drop_thing(self, name: str, onto: str, held: Qt.KeyboardModifier) -> None:
        setup = self._setup
        seat, _, area = onto.partition(":")[0].partition(".")
        if name == onto or not things.is_card(setup.scenario, name):
            return

        def how(scenario: Scenario, to: str, card: str) -> Scenario:
            return setup.joined(scenario, Dragged(DragSource.TYPED, card), to, held)

        if onto in at.units(setup.scenario):
            setup.do(lambda s: things.join(s, name, onto, how))
        elif area in AREAS:
            setup.do(lambda s: things.send(s, name, area, Seat(seat)))
