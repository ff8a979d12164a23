"""Keys and dragging on the board while a position is set up."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from judgeapp.engine.identity import Seat
from judgeapp.scenario.file import Scenario
from judgeapp.table.setup import by_label as things
from judgeapp.table.setup import position as at
from judgeapp.ui.localization import current_language
from judgeapp.ui.table.board.board_view import BoardView
from judgeapp.ui.table.board.drag import Dragged, DragSource
from judgeapp.ui.table.setup.edit_offers import ALL_KEYS, edit_by_key
from judgeapp.ui.table.setup.position_editor import PositionEditor
from judgeapp.ui.table.setup.setup_parts import AREAS
from judgeapp.ui.widgets.forms.input_relay import InputRelay

_NONE, _SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier


class BoardEditor(QObject):
    """Works on the position of a form as long as that is seen."""

    def __init__(self, setup: PositionEditor, view: BoardView) -> None:
        super().__init__(setup)
        self._setup, self._view = setup, view
        view.installEventFilter(self)
        view.installEventFilter(InputRelay(setup.field))
        view.pointed.connect(self._point)
        view.activated.connect(self._activate)
        view.clicked.connect(self._click)
        view.dropped.connect(self._drop)
        view.memory_clicked.connect(self._set_memory)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_press = event.type() == QEvent.Type.KeyPress and self._setup.isVisible()
        return is_press and isinstance(event, QKeyEvent) and self._key(event)

    def _key(self, event: QKeyEvent) -> bool:
        """Apply a key to the thing pointed at; other typing goes to the field. Returns whether it was either."""
        setup, name, key = self._setup, self._view.pointed_at, Qt.Key(event.key())
        held, typed = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier, event.text()
        if held not in (_NONE, _SHIFT):
            return False
        # A capital letter begins a name, whatever is pointed at, and so does any letter after a click.
        acts = (not typed.isupper() or held is _NONE) and (self._view.is_led_by_keys or not typed.isalpha())
        if acts and (edit := edit_by_key(setup.scenario, name, key)):
            setup.do(edit.do)
            self._view.point_at(name)
            return True
        # A digit on a pile or the gauge begins its count.
        count = things.count_typed(setup.scenario, name, typed, current_language()) if typed.isdecimal() else ""
        is_bound = acts and key in ALL_KEYS and things.is_card(setup.scenario, name)
        if not typed.strip() or not typed.isprintable() or is_bound:
            return False
        setup.field.put(count or setup.field.text + typed)
        setup.field.setFocus()
        return True

    def _point(self, name: str) -> None:
        if self._setup.isVisible() and name in at.units(self._setup.scenario):
            self._setup.choose(name)

    def _click(self, name: str) -> None:
        """A click on an area or pile, or on a card there: cards go there."""
        place = self._place_of(name)
        if (unit := at.units(self._setup.scenario).get(name)) is not None:
            place = unit[:2]
        if self._setup.isVisible() and place is not None:
            self._setup.aim(seat=place[0], area=place[1])

    def _place_of(self, name: str) -> tuple[Seat, str] | None:
        """Player and area of a pile, an area or a card there; None for other things."""
        seat, _, area = name.partition(":")[0].partition(".")
        return (Seat(seat), area) if area in AREAS else None

    def _set_memory(self, number: int) -> None:
        if self._setup.isVisible():
            self._setup.do(lambda s: at.memory(s, Seat(self._view.seat), number))

    def _activate(self, name: str) -> None:
        """Enter on an area, a pile or a card of it: cards go there. On a card of the field: cards go under it too."""
        if self._setup.isVisible():
            self._click(name)
            self._point(name)
            self._setup.field.setFocus()

    def _drop(self, dragged: Dragged, onto: str, held: Qt.KeyboardModifier) -> None:
        """A card was dropped: on an area or pile it goes there; on a card it comes under it (Ctrl
        and Shift: on top of it, Alt: linked to it, Alt and Shift: under it face down)."""
        setup, place = self._setup, self._place_of(onto)
        if not setup.isVisible():
            return

        def how(scenario: Scenario, to: str, card: str) -> Scenario:
            return setup.joined(scenario, Dragged(DragSource.TYPED, card), to, held)

        is_thing, is_on_card = dragged.kind is DragSource.THING, onto in at.units(setup.scenario)
        if is_thing and (dragged.key == onto or not things.is_card(setup.scenario, dragged.key)):
            return
        if is_thing and is_on_card:
            setup.do(lambda s: things.join(s, dragged.key, onto, how))
        elif is_thing and place is not None:
            setup.do(lambda s: things.send(s, dragged.key, place[1], place[0]))
        elif is_on_card:
            setup.do(lambda s: setup.joined(s, dragged, onto, held))
        elif place is not None:
            setup.aim(seat=place[0], area=place[1])
            setup.bring(dragged, _NONE)
