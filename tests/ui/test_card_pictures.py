"""The judge's card pictures are drawn; other files in their folder do no harm."""

from __future__ import annotations

import re
import struct
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from judgeapp.engine.identity import Seat
from judgeapp.table.board.board import board
from judgeapp.table.board.snapshot import Board
from judgeapp.table.setup import position as at
from judgeapp.table.tree.tree import plant
from judgeapp.ui.markup.parts import picture
from judgeapp.ui.table.board.board_view import BoardView
from judgeapp.ui.widgets.pictures import LARGEST, CardPictures, card_pictures, decoded, files_by_number
from judgeapp.ui.widgets.sheets.sheet import Sheet
from judgeapp.ui.window.window import Window

A = Seat.A


@pytest.fixture
def pictures(qtbot: QtBot) -> Iterator[CardPictures]:
    item = card_pictures()
    yield item
    item.use_folder("")
    qtbot.waitUntil(lambda: item.is_idle)


def drawn(file: Path, colour: str = "#2f7", size: tuple[int, int] = (430, 600)) -> Path:
    image = QImage(*size, QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    painter = QPainter(image)
    painter.fillRect(40, 60, size[0] - 80, size[1] // 2, QColor("#fc4"))
    painter.end()
    assert image.save(str(file))
    return file


def shown() -> Board:
    scenario = at.described_as(
        at.new("pictures"), "Wickmon", {"level": 3, "dp": 2000, "colors": ["yellow"], "number": "ZZ1-003"}
    )
    scenario = at.add(at.add(scenario, A, "battle", "Wickmon"), A, "trash", "Wickmon")
    tree = plant(at.beginning(scenario))
    return board(tree.game.state)


@pytest.fixture
def view(qtbot: QtBot) -> BoardView:
    """A board with a Wickmon."""
    view = BoardView()
    qtbot.addWidget(view)
    view.resize(760, 620)
    view.fit()
    view.show_board(shown(), "A")
    return view


def of_board(qtbot: QtBot, view: BoardView, pictures: CardPictures) -> QImage:
    """The board after all pictures have arrived."""
    view.grab()
    qtbot.waitUntil(lambda: pictures.is_idle)
    view.grab()
    qtbot.waitUntil(lambda: pictures.is_idle)
    return image_of(view)


def image_of(view: BoardView) -> QImage:
    """The drawn board, without widgets above it."""
    image = QImage(view.size(), QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    view.scene().render(painter)
    painter.end()
    return image


@pytest.mark.parametrize("name", ["ZZ1-003.png", "zz1-003.JPG", "Zz1-003_P1.webp"])
def test_a_picture_is_drawn_on_the_board_and_beside_it(
    qtbot: QtBot, tmp_path: Path, pictures: CardPictures, view: BoardView, name: str
) -> None:
    without = of_board(qtbot, view, pictures)
    drawn(tmp_path / name)
    pictures.use_folder(str(tmp_path))
    with_picture = of_board(qtbot, view, pictures)
    assert with_picture != without
    view.show_details("Wickmon")
    assert "card-picture:ZZ1-003" in view.lens.toHtml()
    pictures.use_folder("")
    assert of_board(qtbot, view, pictures) == without


def test_a_page_shows_its_picture(qtbot: QtBot, tmp_path: Path, pictures: CardPictures) -> None:
    sheet = Sheet("page")
    qtbot.addWidget(sheet)
    assert picture("ZZ1-003", 100) == ""
    drawn(tmp_path / "ZZ1-003.png")
    pictures.use_folder(str(tmp_path))
    qtbot.waitUntil(lambda: pictures.is_idle)
    picture("ZZ1-003", 100)
    qtbot.waitUntil(lambda: pictures.is_idle)
    named = re.search('src="([^"]+)"', picture("ZZ1-003", 100))
    assert named is not None
    assert isinstance(sheet.loadResource(2, named[1]), QPixmap)
    assert sheet.loadResource(2, "file:///etc/hostname") is None, "nothing else is ever read"
    assert sheet.loadResource(2, "card-picture:ZZ1-004") is None


def test_the_plain_number_wins_over_another_illustration(tmp_path: Path) -> None:
    for name in ("AB1-001_P2.png", "ab1-001.jpg", "AB1-002_P1.png", "AB1-002_p3.png", "notes.txt"):
        (tmp_path / name).write_bytes(b"-")
    (tmp_path / "AB1-009.png").mkdir()
    names = {number: Path(file).name for number, file in files_by_number(str(tmp_path)).items()}
    assert names == {"ab1-001": "ab1-001.jpg", "ab1-002": "AB1-002_P1.png"}
    assert files_by_number(str(tmp_path / "nowhere")) == {}


def test_a_large_picture_is_scaled_to_the_drawn_size(tmp_path: Path) -> None:
    image = decoded(str(drawn(tmp_path / "a.png", size=(1500, 2100))))
    assert image is not None
    assert image.width() <= LARGEST.width()
    assert image.height() <= LARGEST.height()


def _claiming(wide: int, high: int) -> bytes:
    """A PNG whose header claims a size, without content."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", wide, high, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(b"\0")) + chunk(b"IEND", b"")


@pytest.mark.qt_log_ignore("libpng", "JPEG", "QImageIOHandler")
@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"no picture",
        _claiming(60_000, 60_000),
        _claiming(2_000_000_000, 1),
        _claiming(0, 0),
        b"<svg xmlns='http://www.w3.org/2000/svg'><image href='file:///etc/passwd'/></svg>",
        b"\x89PNG\r\n\x1a\n" + bytes(100),
    ],
    ids=["empty", "text", "vast", "long", "nothing", "other kind", "broken"],
)
def test_a_file_that_is_no_picture_leaves_our_frame(
    qtbot: QtBot, tmp_path: Path, pictures: CardPictures, view: BoardView, content: bytes
) -> None:
    without = of_board(qtbot, view, pictures)
    for name in ("ZZ1-003.png", "ZZ1-004.jpg", "ZZ1-005.webp"):
        (tmp_path / name).write_bytes(content)
        assert decoded(str(tmp_path / name)) is None
    pictures.use_folder(str(tmp_path))
    qtbot.waitUntil(lambda: pictures.is_idle)
    assert of_board(qtbot, view, pictures) == without


def test_an_oversized_file_is_not_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = drawn(tmp_path / "a.png")
    monkeypatch.setattr("judgeapp.ui.widgets.pictures.MAX_BYTES", 10)
    assert decoded(str(file)) is None


def test_the_folder_is_chosen_in_the_window_and_remembered(
    window: Window, tmp_path: Path, pictures: CardPictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path))
    window.actions_by_id["pictures"].trigger()
    assert window.settings.pictures == str(tmp_path)
    assert pictures.folder == str(tmp_path)
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: "")
    window.actions_by_id["pictures"].trigger()
    assert window.settings.pictures == str(tmp_path), "who asks and does not choose changes nothing"
    window.actions_by_id["no-pictures"].trigger()
    assert window.settings.pictures == ""
    assert pictures.folder == ""


def test_animation_is_switched_off_and_on_in_the_window(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("judgeapp.ui.window.appearance.is_reduced", lambda: False)
    assert window.card_looks.moves
    window.actions_by_id["motion"].trigger()
    assert not window.card_looks.moves
    assert not window.settings.motion
    window.actions_by_id["motion"].trigger()
    assert window.card_looks.moves
    monkeypatch.setattr("judgeapp.ui.window.appearance.is_reduced", lambda: True)
    assert not window.card_looks.moves, "the system does not want it"
