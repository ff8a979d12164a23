"""The board looks like a playmat, and its cards like cards."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize, QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from judgeapp.engine.identity import Seat
from judgeapp.scenario.file import Scenario
from judgeapp.table.board.board import board
from judgeapp.table.board.snapshot import Board
from judgeapp.table.setup import position as at
from judgeapp.table.tree.tree import Tree, plant
from judgeapp.ui.localization import set_language
from judgeapp.ui.table.board.board_layout import laid_out
from judgeapp.ui.table.board.board_view import BoardView
from judgeapp.ui.table.board.middle_items import GaugeItem, ResolvingItem
from judgeapp.ui.table.board.pile_item import PileItem
from judgeapp.ui.table.board.unit_item import UnitItem
from tests.bench.table import crowded
from tests.table.tables import chosen, gust

A, B = Seat.A, Seat.B
MORE = "…"


def lighthouse() -> Scenario:
    """A field with single-color and two-color Digimon, Tamers, an Option that stays, stacks, a link card, and a trash
    with one known card."""
    scenario = at.new("lighthouse")
    cards = {
        "Wickmon": {
            "level": 3,
            "dp": 2000,
            "play_cost": 3,
            "colors": ["yellow"],
            "number": "ZZ1-003",
            "traits": ["Wisp"],
            "inherited": "[When Attacking] [Once Per Turn] Gain 1 memory.",
        },
        "GreatLanternmon": {
            "level": 5,
            "dp": 8000,
            "play_cost": 7,
            "colors": ["red", "yellow"],
            "number": "ZZ1-010",
            "traits": ["Wisp"],
            "requirements": [{"cost": 3, "colors": ["red"], "level": 4}],
            "effects": "<Blocker> <Security A. +1>\n[On Deletion] <Draw 1>.",
        },
        "Plainmon": {
            "level": 4,
            "dp": 6000,
            "play_cost": 5,
            "colors": ["green"],
            "number": "ZZ1-020",
            "requirements": [{"cost": 2, "colors": ["green"], "level": 3}],
        },
        "Keeper": {
            "category": "tamer",
            "play_cost": 3,
            "colors": ["yellow"],
            "effects": "[Your Turn] All of your Digimon get +1000 DP.",
        },
        "Fog": {"category": "option", "use_cost": 2, "colors": ["purple"], "effects": "[Main] <Draw 1>."},
        "Toolmon": {
            "level": 3,
            "dp": 1000,
            "colors": ["white"],
            "link_dp": 1000,
            "links": [{"cost": 1, "of": {"colors": ["red"]}}],
            "link_effects": "[Your Turn] This Digimon gets +1000 DP.",
        },
    }
    for name, fields in cards.items():
        scenario = at.described_as(scenario, name, fields)
    for seat in Seat:
        for name in ("GreatLanternmon", "Plainmon", "Keeper", "Fog"):
            scenario = at.add(scenario, seat, "battle", name)
        for pile, count in (("deck", 30), ("security", 5), ("digi_egg_deck", 4), ("hand", 4)):
            scenario = at.count(scenario, seat, pile, count)
    scenario = at.stack(scenario, "GreatLanternmon", "Plainmon")
    scenario = at.stack(scenario, "GreatLanternmon", "Wickmon")
    scenario = at.link(scenario, "GreatLanternmon", "Toolmon")
    scenario = at.add(scenario, A, "breeding", "Wickmon")
    scenario = at.add(at.count(scenario, B, "trash", 4), B, "trash", "Plainmon")
    return at.memory(scenario, A, 3)


def shown(scenario: Scenario) -> Board:
    tree = plant(at.beginning(scenario))
    return board(tree.game.state)


@pytest.fixture
def view(qtbot: QtBot) -> BoardView:
    made_view = BoardView()
    qtbot.addWidget(made_view)
    made_view.resize(760, 620)
    made_view.fit()
    made_view.show_board(shown(lighthouse()), "A")
    made_view.show()
    qtbot.waitExposed(made_view)
    return made_view


def card(view: BoardView, name: str) -> UnitItem:
    return next(i for i in view.scene().items() if isinstance(i, UnitItem) and i.name == name)


def are_home(view: BoardView) -> bool:
    """True if every card is in its place and visible."""
    units = [item for item in view.scene().items() if isinstance(item, UnitItem)]
    return all(unit.pos() == unit.home and unit.opacity() == 1.0 for unit in units)


def written(view: BoardView, name: str) -> str:
    return " ".join(card(view, name).sketch.texts)


# -- where it lies --------------------------------------------------------------------------------


def test_six_digimon_too_narrow_for_their_names_are_placed_in_two_rows() -> None:
    scenario = at.new("six")
    for _ in range(6):
        scenario = at.add(scenario, A, "battle", "Lv.4 red 5000")
    six = shown(scenario)
    wide = laid_out(six, "A", QSizeF(920, 580), 13.0)
    assert wide.grids["A"].front == 6
    assert laid_out(six, "A", QSizeF(900, 580), 13.0, wide.grids).grids == wide.grids, "nothing jumps"
    narrow = laid_out(six, "A", QSizeF(640, 580), 13.0, wide.grids)
    assert narrow.grids["A"].front == 3


def test_the_memory_gauge_has_all_its_numbers_in_a_small_window(view: BoardView) -> None:
    view.resize(370, 560)
    QApplication.processEvents()
    for number in (-10, -1, 0, 3):
        view.show_board(shown(at.memory(lighthouse(), A, number)), "A")
        (gauge,) = (item for item in view.scene().items() if isinstance(item, GaugeItem))
        assert sorted(map(int, gauge.sketch.texts[2:])) == sorted([*range(11), *range(1, 11)])


def test_each_pile_is_where_players_put_it_and_the_opponents_side_is_rotated(view: BoardView) -> None:
    where = view.where
    field, gauge = where("GreatLanternmon"), where("memory")
    for pile in ("A.security", "A.digi_egg_deck"):
        assert where(pile).right() < field.left(), pile
    for pile in ("A.deck", "A.trash"):
        assert where(pile).left() > where("Plainmon").right(), pile
    assert where("A.deck").bottom() < where("A.trash").top()
    assert where("A.hand").top() > field.bottom()
    assert where("Wickmon 2").right() < field.left(), "what is bred lies at the left"
    for pile in ("B.security", "B.digi_egg_deck", "B.breeding"):
        assert where(pile).left() > gauge.center().x(), pile
    for pile in ("B.deck", "B.trash"):
        assert where(pile).right() < gauge.center().x(), pile
    assert where("B.trash").bottom() < where("B.deck").top()


def test_digimon_are_in_front_and_tamers_and_options_behind(view: BoardView) -> None:
    mine = [view.where(name) for name in ("GreatLanternmon", "Plainmon")]
    behind = [view.where(name) for name in ("Keeper", "Fog")]
    assert max(item.bottom() for item in mine) < min(item.top() for item in behind)
    theirs = [view.where(name) for name in ("GreatLanternmon 2", "Plainmon 2")]
    behind = [view.where(name) for name in ("Keeper 2", "Fog 2")]
    assert min(item.top() for item in theirs) > max(item.bottom() for item in behind)


def test_in_a_low_field_a_tamer_lies_beside_the_digimon() -> None:
    scenario = at.new("tamer")
    for text in ("Lv.4 red 5000", "Lv.5 blue 7000", "Tai: tamer red"):
        scenario = at.add(scenario, A, "battle", text)
    field = shown(scenario)
    units = [unit.id for unit in field.seats["A"].battle]
    for height, is_beside in ((420, True), (800, False)):
        places = laid_out(field, "A", QSizeF(760, height), 15.0).units
        *digimon, tamer = (places[unit] for unit in units)
        assert all(place.height() >= 60.0 and not place.intersects(tamer) for place in digimon)
        assert (tamer.top() < digimon[0].bottom()) is is_beside


def test_a_board_shown_whole_is_no_smaller_than_need_be(view: BoardView) -> None:
    """Nothing is made smaller for the sake of a fraction of a pixel."""
    view.fits = True
    scales = []
    for height in range(300, 500, 10):
        view.resize(560, height)
        scales.append(view.transform().m11())
        whole = view.sceneRect().height() * scales[-1]
        assert height - 2 < whole <= height, "as high as the view, and not scrolled"
    assert min(scales) > 0.5


def test_nothing_jumps_when_a_notice_takes_height(view: BoardView) -> None:
    full = shown(crowded())
    for width, height in ((640, 560), (760, 620), (1000, 800)):
        view.resize(width, height)
        view.show_board(full, "A")
        before = _rows(view, full)
        for less in range(0, 60, 6):
            view.resize(width, height - less)
            assert _rows(view, full) == before, (width, height - less)


def _rows(view: BoardView, full: Board) -> list[list[str]]:
    """Cards of the near player, by row."""
    rows: dict[int, list[str]] = {}
    for unit in full.seats["A"].battle:
        rows.setdefault(round(card(view, unit.label).home.y()), []).append(unit.label)
    return [rows[top] for top in sorted(rows)]


def test_showing_a_resolving_effect_moves_nothing(view: BoardView) -> None:
    tree = plant(at.beginning(gust()))
    view.show_board(board(tree.game.state), "A")
    before = {name: view.where(name) for name in ("memory", "A.hand", "B.trash", "Moth")}
    tree = chosen(tree, "play:Gust")
    view.show_board(board(tree.game.state), "A")
    assert {name: view.where(name) for name in before} == before
    item = next(i for i in view.scene().items() if isinstance(i, ResolvingItem))
    assert item.isVisible()
    assert "Suspend 1 of your opponent's Digimon." in item.sketch.texts


@pytest.mark.parametrize("points", [8.0, 13.0, 26.0])
def test_everything_is_drawn_within_its_own_area_at_every_size(view: BoardView, points: float) -> None:
    font = QApplication.font()
    font.setPointSizeF(points)
    QApplication.setFont(font)
    view.fit()
    for size in (QSize(1, 1), QSize(60, 900), QSize(300, 200), QSize(420, 600), QSize(560, 560), QSize(1900, 1000)):
        view.resize(size)
        view.show_board(shown(lighthouse()), "A")
        view.grab()
        for item in view.scene().items():
            if isinstance(item, UnitItem):
                assert item.room.adjusted(-1, -1, 1, 1).contains(item.outline), (size, item.name)
            elif isinstance(item, PileItem):
                scraps = [text for text in item.sketch.texts if text.endswith(MORE) and "and".startswith(text[:-1])]
                assert not scraps, "how many there are is told whole or not at all"


# -- what a card shows ----------------------------------------------------------------------------


def test_a_card_shows_printed_and_current_values(view: BoardView) -> None:
    view.resize(1500, 1000)
    text = written(view, "Plainmon")
    for fact in ("Plainmon", "5", "Lv.4 green", "▲7000 DP", "(6000)", "ZZ1-020", "Lv.3→2"):
        assert fact in text, fact
    text = written(view, "GreatLanternmon")
    for fact in ("7", "Lv.5 red/yellow", "Blocker", "Security A. +1", "[On Deletion] <Draw 1>."):
        assert fact in text, fact
    assert "[When Attacking] [Once Per Turn] Gain 1 memory." in text, "what lies under it gives it"
    assert "[Your Turn] This Digimon gets +1000 DP." in text, "and what is linked to it"


def test_no_word_is_cut_and_missing_text_is_indicated(view: BoardView) -> None:
    full = shown(lighthouse())
    for points in (9.0, 13.0, 18.0):
        font = QApplication.font()
        font.setPointSizeF(points)
        QApplication.setFont(font)
        view.fit()
        for width in range(480, 1000, 130):
            view.resize(width, 600)
            view.show_board(full, "A")
            for unit in full.units():
                words = {
                    word.rstrip(".,")
                    for card_ in (*unit.stack, *unit.links)
                    for effect in card_.effects
                    for word in effect.text.split()
                }
                for text in card(view, unit.label).sketch.texts:
                    last = text.removesuffix(MORE).split()[-1:]
                    if text.endswith(MORE) and text.startswith("[") and last:
                        assert last[0].rstrip(".,") in words, text


def test_a_stack_without_room_for_its_texts_shows_its_count(view: BoardView) -> None:
    scenario = lighthouse()
    for _ in range(8):
        scenario = at.stack(scenario, "GreatLanternmon", "Wickmon")
    view.resize(480, 520)
    view.show_board(shown(scenario), "A")
    text = written(view, "GreatLanternmon")
    assert any(remark in text for remark in ("11 cards under it", "more under it", "11 under"))
    view.show_details("GreatLanternmon")
    assert view.lens.toPlainText().count("Wickmon") >= 9, "and one key tells all of them"


def test_an_unnamed_card_in_the_trash_is_face_up(view: BoardView) -> None:
    trash = next(i for i in view.scene().items() if isinstance(i, PileItem) and i.name == "B.trash")
    assert "3 unnamed" in trash.sketch.texts or "4 unnamed" in trash.sketch.texts
    assert any("Plainmon" in text for text in trash.sketch.texts)


@pytest.mark.parametrize("size", [(380, 300), (460, 380), (720, 380), (760, 620)])
def test_more_cards_are_counted_only_below_those_that_are_named(view: BoardView, size: tuple[int, int]) -> None:
    scenario = at.add(at.count(lighthouse(), B, "security", 4), B, "security", "Wickmon")
    for name in ("Fog", "Keeper", "Toolmon", "Plainmon"):
        scenario = at.add(scenario, B, "trash", name)
    view.resize(*size)
    view.show_board(shown(scenario), "A")
    view.grab()
    for item in view.scene().items():
        if isinstance(item, PileItem) and any(text.endswith(" more") for text in item.sketch.texts):
            assert item.names(), (item.name, item.sketch.texts)


def test_a_suspended_card_has_its_head_at_the_side_and_upright_words(view: BoardView) -> None:
    scenario = at.turn_card(lighthouse(), "Plainmon", suspended=True)
    view.show_board(shown(scenario), "A")
    outline = card(view, "Plainmon").outline
    assert outline.width() > outline.height()
    assert "suspended" in written(view, "Plainmon")
    assert "▲7000 DP" in written(view, "Plainmon")


def test_chinese_is_set_vertically_on_a_suspended_card(view: BoardView, request: pytest.FixtureRequest) -> None:
    request.addfinalizer(lambda: set_language("en"))
    set_language("zh-Hans")
    view.show_board(shown(at.turn_card(lighthouse(), "Plainmon", suspended=True)), "A")
    texts = card(view, "Plainmon").sketch.texts
    assert {"休", "眠"} <= set(texts)
    assert "休眠" not in texts


# -- motion ---------------------------------------------------------------------------------------


def played(view: BoardView) -> Tree:
    tree = plant(at.beginning(gust()))
    view.show_board(board(tree.game.state), "A")
    tree = chosen(tree, "play:Gust")
    view.show_board(board(tree.game.state), "A")
    return tree


def test_a_step_animates_its_cards_to_their_places(view: BoardView, qtbot: QtBot) -> None:
    view.moves = True
    played(view)
    assert not are_home(view)
    assert view.where("Gust").isValid(), "what is pointed at is where it will lie"
    qtbot.waitUntil(lambda: are_home(view))
    assert card(view, "Gust").opacity() == 1.0
    assert card(view, "Gust").pos() == card(view, "Gust").home


def test_animated_cards_arrive_as_soon_as_the_judge_acts(view: BoardView) -> None:
    view.moves = True
    played(view)
    place: QRect = view.where("Gust")
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place.center())
    assert are_home(view)
    assert view.pointed_at == "Gust"


def test_without_animation_everything_appears_at_once(view: BoardView) -> None:
    played(view)
    assert are_home(view)
    assert card(view, "Gust").pos() == card(view, "Gust").home


def test_another_table_is_not_animated(view: BoardView) -> None:
    view.moves = True
    view.show_board(shown(crowded()), "A")
    assert are_home(view)
