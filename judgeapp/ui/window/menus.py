"""The menus of the window, made from the actions, and which of these can be done."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QColor, QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QLineEdit,
    QMainWindow,
    QMenu,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from judgeapp.ui.actions import ACTIONS, MENUS, Action, key_names, plain, translated
from judgeapp.ui.faults import fault_context
from judgeapp.ui.widgets.box import box, spaced
from judgeapp.ui.widgets.plain_text import EmptyListText
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.style.theme import colours


def fill_menus(window: QMainWindow, commands: Mapping[str, Callable[[], object]]) -> dict[str, QAction]:
    """Make every action, with its shortcut and its command, and fill the menus. Those that need something are disabled
    until the window enables them. Returns them by id."""
    made: dict[str, QAction] = {}
    groups: dict[str, QActionGroup] = {}
    for spec in ACTIONS:
        action = QAction(spec.title, window)
        action.setShortcuts(spec.sequences)
        action.setToolTip(spec.tip)
        if spec.short:
            action.setIconText(translated(spec.short))
        action.setCheckable(spec.checkable)
        if spec.checkable and spec.group:
            groups.setdefault(spec.group, QActionGroup(window)).addAction(action)
        action.setEnabled(not spec.needs)
        action.triggered.connect(partial(_call, partial(_do, spec, commands[spec.id])))
        # Its shortcut works even if no menu has it.
        window.addAction(action)
        made[spec.id] = action
    for title, entries in MENUS.items():
        _fill(window.menuBar().addMenu(translated(title)), entries, made)
    return made


def fold_menus(window: QMainWindow, button: QAbstractButton) -> None:
    """Put the menus behind a button: it and F10 open them all, Alt and its letter each of them. Where the system has a
    bar for menus outside of the window they stay in that."""
    bar = window.menuBar()
    if bar.isNativeMenuBar():
        button.hide()
        return
    bar.hide()
    folded = QMenu(button)
    folded.addActions(bar.actions())

    def popup(menu: QMenu) -> None:
        menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    button.clicked.connect(partial(_call, partial(popup, folded)))
    openings = [(QKeySequence("F10"), folded)]
    openings += [(QKeySequence.mnemonic(a.text()), menu) for a in bar.actions() if isinstance(menu := a.menu(), QMenu)]
    for key, menu in openings:
        opening = QAction(window, shortcut=key)
        opening.triggered.connect(partial(_call, partial(popup, menu)))
        window.addAction(opening)


def _fill(menu: QMenu, entries: Iterable[str | tuple[str, tuple[str, ...]]], made: Mapping[str, QAction]) -> None:
    for entry in entries:
        if isinstance(entry, tuple):
            title, below = entry
            _fill(menu.addMenu(translated(title)), below, made)
        elif not entry:
            menu.addSeparator()
        elif entry in made:  # some languages may have no translation
            menu.addAction(made[entry])


def _call(command: Callable[[], object], _: bool = False) -> None:
    command()


def _do(spec: Action, command: Callable[[], object]) -> None:
    with fault_context(plain(spec.title)):
        command()


def enable(made: dict[str, QAction], available: Collection[str], *, back: bool, forward: bool) -> None:
    """Enable the actions whose needs are `available`, once the rules are open. `back` and `forward` say whether the
    reader's history has pages there."""
    at_table = "table" in available
    for spec in ACTIONS:
        if spec.needs:
            made[spec.id].setEnabled(spec.needs in available)
        elif spec.group == "text":
            # At the table no clause is read, and these keys serve the set-up.
            made[spec.id].setEnabled(not at_table)
    made["back"].setEnabled(at_table or back)
    made["forward"].setEnabled(at_table or forward)


# In heights of the font, and as a share of the window.
_WIDE, _HIGH = 34, 20
_PALETTE_SHARE = 0.9
_STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 8, Qt.Key.Key_PageUp: -8}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class CommandPalette(QFrame):
    """Overlay of the window to search actions. Disabled ones are listed too, with their keys, and can't be chosen."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window, frameShape=QFrame.Shape.Box)
        self._actions: Mapping[str, QAction] = {}
        self._focus: QWidget | None = None
        self.setAutoFillBackground(True)
        self.field = QLineEdit(placeholderText=self.tr("What do you want to do?"))
        self.field.setAccessibleName(self.tr("Find a command"))
        self.list = QTreeWidget(columnCount=2)
        self.list.setAccessibleName(self.tr("Commands"))
        self.list.setHeaderHidden(True)
        self.list.setRootIsDecorated(False)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.header().setStretchLastSection(False)
        self.list.header().setSectionResizeMode(0, self.list.header().ResizeMode.Stretch)
        self.list.header().setSectionResizeMode(1, self.list.header().ResizeMode.ResizeToContents)
        column = box(QVBoxLayout(self), self.field, (self.list, 1))
        self.nothing = EmptyListText(self.tr("No matching command. Try fewer letters."))
        spaced(self.nothing.label, (0.2, 0.4, 0.2, 0))
        self.nothing.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column.addWidget(self.nothing, 1)
        self.setFocusProxy(self.field)
        self.field.textChanged.connect(self._find)
        self.field.installEventFilter(self)
        self.list.itemClicked.connect(self._take)
        window.installEventFilter(self)
        self.hide()

    def set_actions(self, actions: Mapping[str, QAction]) -> None:
        self._actions = actions

    def ask(self, text: str = "") -> None:
        """Come up, with this in the field."""
        if not self.isVisible():
            self._focus = self.window().focusWidget()
        self._place()
        self.field.setText(text)
        self._find(text)
        self.show()
        self.raise_()
        self.field.setFocus()

    def dismiss(self) -> None:
        if self.isVisible():
            self.hide()
            if self._focus is not None:
                self._focus.setFocus()

    def _find(self, typed: str) -> None:
        """List the actions that have every word: first those that begin with the first word, and those enabled."""
        wanted = typed.casefold().split()
        rows = [(spec, self._actions[spec.id]) for spec in ACTIONS if spec.id in self._actions]
        rows = [(spec, action) for spec, action in rows if _has(spec, wanted)]
        rows.sort(key=lambda row: (not row[1].isEnabled(), not _begins(row[0], wanted)))
        self.list.clear()
        for spec, action in rows:
            item = QTreeWidgetItem([plain(spec.title), key_names(spec)])
            item.setData(0, Qt.ItemDataRole.UserRole, spec.id)
            item.setDisabled(not action.isEnabled())
            self.list.addTopLevelItem(item)
        self.list.setVisible(bool(rows))
        self.nothing.setVisible(not rows)
        self._go_to(0)

    def _take(self, item: QTreeWidgetItem) -> None:
        action = self._actions[item.data(0, Qt.ItemDataRole.UserRole)]
        if action.isEnabled():
            self.dismiss()
            action.trigger()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Its edge is seen in any scheme; the style draws one that is lost on a dark window."""
        painter = QPainter(self)
        painter.setPen(QColor(colours(self.palette()).muted))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is not self.field:
            if event.type() is QEvent.Type.Resize and self.isVisible():
                self._place()
            return False
        if event.type() is QEvent.Type.FocusOut:
            self.hide()
        if not isinstance(event, QKeyEvent):
            return False
        key = Qt.Key(event.key())
        if event.type() is QEvent.Type.ShortcutOverride and key == Qt.Key.Key_Escape:
            event.accept()
            return True
        if event.type() is not QEvent.Type.KeyPress:
            return False
        if key == Qt.Key.Key_Escape:
            self.dismiss()
        elif key in _STEPS:
            self._walk(_STEPS[key])
        elif key in _ENTER:
            if (item := self.list.currentItem()) is not None:
                self._take(item)
        else:
            return False
        return True

    def _walk(self, step: int) -> None:
        last = self.list.topLevelItemCount() - 1
        self._go_to(max(0, min(last, self.list.currentIndex().row() + step)))

    def _go_to(self, row: int) -> None:
        if (item := self.list.topLevelItem(row)) is not None:
            self.list.setCurrentItem(item)

    def _place(self) -> None:
        em, room = fonts.em(), self.window().rect()
        width = min(em * _WIDE, round(room.width() * _PALETTE_SHARE))
        height = min(em * _HIGH, round(room.height() * _PALETTE_SHARE))
        below = min(em * 2, (room.height() - height) // 2)
        self.setGeometry((room.width() - width) // 2, below, width, height)


def _words(spec: Action) -> str:
    return f"{plain(spec.title)} {translated(spec.short)}".casefold()


def _has(spec: Action, wanted: list[str]) -> bool:
    text = f"{_words(spec)} {plain(translated(spec.menu)).casefold()}"
    return all(word in text for word in wanted)


def _begins(spec: Action, wanted: list[str]) -> bool:
    return bool(wanted) and any(word.startswith(wanted[0]) for word in _words(spec).split())
