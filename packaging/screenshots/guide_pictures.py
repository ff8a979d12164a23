"""Screenshots for the guide: small parts of the window, light and dark."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget

from judgeapp.engine.identity import Seat
from judgeapp.table.setup.position import add, beginning
from judgeapp.table.tree.tree import plant
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.table.table import Table
from judgeapp.ui.widgets.pictures import GUIDE_PICTURES, guide_picture_file
from judgeapp.ui.window.window import Window
from screenshots.tables import table_scene

FOLDER = Path(__file__).parents[2] / "judgeapp" / "guide" / "pictures"
WINDOW = QSize(1100, 640)
LARGEST = QSize(440, 340)

Step = Callable[[Window], object]


@dataclass(frozen=True)
class Picture:
    """steps -- preparations, each after the one before has finished
    part  -- visible part of the window, from its upper left
    """

    steps: tuple[Step, ...]
    part: Callable[[Window], QWidget]


def take(window: Window, settle: Callable[[Window], None]) -> bool:
    """Take all screenshots. Returns False if one can't be written."""
    FOLDER.mkdir(exist_ok=True)
    window.resize(WINDOW)
    window.appearance.normal_text()
    window.languages.prefer("")
    window.languages.use_text("rendering")
    for name in GUIDE_PICTURES:
        picture = PICTURES[name]
        for scheme in ("light", "dark"):
            window.appearance.use_scheme(scheme)
            for step in picture.steps:
                step(window)
                settle(window)
            shown = window.grab(part_of(window, picture.part(window)))
            if not shown.save(str(FOLDER / guide_picture_file(name, dark=scheme == "dark"))):
                return False
    return True


def part_of(window: Window, part: QWidget) -> QRect:
    at = part.mapTo(window, QPoint(0, 0))
    return QRect(at, part.size().boundedTo(LARGEST))


def search(window: Window) -> None:
    window.navigator.show_view("search")
    window.omnibox.setText("阻挡者")


def card(window: Window) -> None:
    """A card with a part that isn't understood."""
    window.navigator.show_view("search")
    assert window.navigation is not None
    window.navigation.open(Address(Kind.CARD, "TS1-030"))


def scroll(window: Window) -> None:
    """Scroll to the effects."""
    bar = window.columns.reader.sheet.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)


def teach(window: Window) -> None:
    window.teaching_controller.teach_shown()


def say_the_same(window: Window) -> None:
    window.columns.teach_form.same.setPlainText("draw 1 card")


def sit_down(window: Window) -> None:
    window.navigator.show_view("table")


def set_up(window: Window) -> None:
    table = at(window)
    table.setup.take(add(table_scene("en"), Seat.A, "breeding", "Lv.3 red 2000"))
    table.setup_controller.go_on()
    table.setup.field.put("lantern")


def attack(window: Window) -> None:
    """Attack a Digimon, up to block timing."""
    table = at(window)
    table.seating.sit_down(plant(beginning(table_scene("en"))))
    table.show_board()
    decision = table.session.tree.game.decision
    assert decision is not None
    keys = [option.key for option in decision.options if option.key.startswith("attack:")]
    table.session.choose(next(key for key in keys if "player" not in key))
    # Stays checked for the following pictures.
    table.decision.why.setChecked(True)


def write_ruling(window: Window) -> None:
    """Write a ruling about the attack on the table."""
    window.navigator.show_view("table")
    window.ruling_controller.writing.write_of_seen()


def keep_ruling(window: Window) -> None:
    form = window.columns.rulings.form
    form.texts["question"].setPlainText("May the suspended one block?")
    form.texts["answer"].setPlainText("No: it can't be suspended again.")
    window.save()


def at(window: Window) -> Table:
    assert window.table is not None
    return window.table


PICTURES = {
    "search": Picture((search,), lambda window: window),
    "setup": Picture((sit_down, set_up), lambda window: at(window).setup),
    "options": Picture((sit_down, attack), lambda window: at(window).decision),
    "ruling": Picture((write_ruling, keep_ruling), lambda window: window.columns.reader),
    "card": Picture((card, scroll), lambda window: window.columns.reader),
    "teaching": Picture((card, teach, say_the_same), lambda window: window.columns.teach_form),
}
