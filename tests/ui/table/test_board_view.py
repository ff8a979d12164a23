"""The drawn board: every part of it is shown, clickable and described."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from judgeapp.engine.identity import Seat, UnitId
from judgeapp.scenario.file import Scenario
from judgeapp.scenario.placing import Lying
from judgeapp.table.board.board import board, clauses_of
from judgeapp.table.board.snapshot import Board
from judgeapp.table.setup import position as at
from judgeapp.table.tree.tree import Tree, plant
from judgeapp.ui.localization import set_language
from judgeapp.ui.markup.page_style import PageStyle
from judgeapp.ui.table.board.board_view import BoardView
from judgeapp.ui.table.board.card_face import _TIGHT_BAND, CardFace
from judgeapp.ui.table.board.details_page import unit_page
from judgeapp.ui.table.board.middle_items import AreaItem, AttackItem
from judgeapp.ui.table.board.pile_item import PileItem
from judgeapp.ui.table.board.shades import frame_colours
from judgeapp.ui.table.board.sketch import Sketch
from judgeapp.ui.table.board.thing import Thing
from judgeapp.ui.table.board.unit_item import UnitItem
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.style.theme import apply_scheme
from tests.bench.table import crowded

A, B = Seat.A, Seat.B
# Size of the board in a 1280x720 window with rail, timeline and decision panel.
NARROW = (640, 560)


def lanterns() -> Scenario:
    """A stack with inherited effects, a Tamer that gives DP, a suspended card, a face-down one, a token, and unknown
    cards."""
    scenario = at.new("lanterns")
    cards = {
        "Sprout": {"level": 3, "dp": 2000, "colors": ["green"], "inherited": "[Your Turn] This Digimon gets +2000 DP."},
        "Lantern": {"level": 4, "dp": 5000, "colors": ["red", "yellow"], "effects": "<Blocker>"},
        "Beacon": {"level": 5, "dp": 8000, "colors": ["red"]},
        "Keeper": {
            "category": "tamer",
            "colors": ["yellow"],
            "play_cost": 3,
            "effects": "[Your Turn] All of your Digimon get +1000 DP.",
        },
        "Copy": {"token": True, "level": 3, "dp": 3000, "colors": ["white"]},
    }
    for name, fields in cards.items():
        scenario = at.described_as(scenario, name, fields)
    for name in ("Beacon", "Keeper", "Copy"):
        scenario = at.add(scenario, A, "battle", name)
    scenario = at.stack(at.stack(scenario, "Beacon", "Lantern"), "Beacon", "Sprout")
    scenario = at.add(at.add(scenario, A, "breeding", "Sprout"), B, "battle", "Lantern")
    scenario = at.stack(scenario, "Lantern", "Sprout", face_down=True)
    scenario = at.add(scenario, B, "battle", "Beacon")
    scenario = at.turn_card(scenario, "Beacon 2", suspended=True)
    scenario = at.add(at.add(scenario, A, "hand", "Lantern"), B, "trash", "Keeper")
    for seat in Seat:
        scenario = at.count(at.count(scenario, seat, "deck", 30), seat, "security", 5)
    return at.memory(at.count(scenario, A, "hand", 4), A, 3)


@pytest.fixture
def tree() -> Tree:
    return plant(at.beginning(lanterns()))


def shown(tree: Tree) -> Board:
    return board(tree.game.state)


@pytest.fixture
def view(qtbot: QtBot, qapp: QApplication, tree: Tree) -> Iterator[BoardView]:
    made_view = BoardView()
    qtbot.addWidget(made_view)
    made_view.resize(*NARROW)
    made_view.fit()
    made_view.show_board(shown(tree), "A")
    made_view.show()
    qtbot.waitExposed(made_view)
    made_view.activateWindow()
    made_view.setFocus()
    qtbot.waitUntil(made_view.hasFocus)
    yield made_view
    apply_scheme(qapp, "light")


def card(view: BoardView, name: str) -> UnitItem:
    return next(i for i in view.scene().items() if isinstance(i, UnitItem) and i.name == name)


def written(view: BoardView, name: str) -> str:
    return "\n".join(card(view, name).sketch.texts)


# -- what is on it --------------------------------------------------------------------------------


def test_a_card_shows_its_current_values(view: BoardView) -> None:
    assert "▲11000 DP" in written(view, "Beacon"), "2000 inherited, 1000 of the Tamer"
    assert "Lv.5" in written(view, "Beacon")
    assert "Blocker" in written(view, "Lantern")
    assert "Tamer" in written(view, "Keeper")
    assert "token" in written(view, "Copy")
    assert "suspended" in written(view, "Beacon 2")


def test_a_keyword_appears_once_on_a_japanese_card_and_no_line_begins_with_a_full_stop(view: BoardView) -> None:
    scenario = at.described_as(
        at.new("lanterns"),
        "ランタン",
        {
            "level": 4,
            "dp": 5000,
            "colors": ["red"],
            "effects": "≪ブロッカー≫\n【相手のターン】このデジモンのDPを+2000する。",
        },
    )
    scenario = at.add(scenario, A, "battle", "ランタン")
    tree = plant(at.beginning(scenario))
    state = tree.game.state
    for width in range(300, 700, 20):
        view.resize(width, 560)
        view.show_board(board(state, language="ja"), "A")
        texts = card(view, "ランタン").sketch.texts
        assert sum("ブロッカー" in text for text in texts) == 1
        assert not any(text.startswith(("。", "】", "≫")) for text in texts)


@pytest.mark.parametrize(("language", "is_marked"), [("en", False), ("ja", True), ("zh-Hant", True), ("de", True)])
def test_a_text_in_another_language_than_the_reader_is_marked_on_the_board_and_in_the_details(
    view: BoardView, tree: Tree, language: str, is_marked: bool
) -> None:
    seen = board(tree.game.state, language)
    view.show_board(seen, "A")
    assert written(view, "Keeper").count("EN: [Your Turn]") == is_marked
    assert " ".join(written(view, "Beacon").split()).count("EN: [Your Turn]") == is_marked
    assert "EN:" not in written(view, "Lantern"), "a keyword effect is named in the reader's language"
    pages = {unit.label: unit_page(unit, {}, PageStyle.of_application()) for unit in seen.units()}
    assert ("English" in pages["Keeper"]) is is_marked
    assert "English" not in pages["Copy"], "it has no text"
    assert ("DP+2000" in pages["Beacon"]) is is_marked, "without words it needs no mark"


def test_a_narrow_card_has_no_line_for_the_sign_of_a_language(view: BoardView) -> None:
    long = {"level": 5, "dp": 7000, "colors": ["blue"], "effects": "[Opponent's Turn] This Digimon gets +2000 DP."}
    scenario = at.described_as(at.new("long"), "Shutter", long)
    for _ in range(3):
        scenario = at.add(scenario, A, "battle", "Shutter")
    seen, signs = board(plant(at.beginning(scenario)).game.state, "de"), set()
    for width in range(180, 500, 10):
        view.resize(width, 560)
        view.show_board(seen, "A")
        signs |= {text for text in card(view, "Shutter").sketch.texts if text.startswith("EN")}
    assert "EN: [Opponent's" in signs
    assert not {"EN", "EN:", "EN…"} & signs


def test_the_fan_shows_readable_inherited_effects(view: BoardView) -> None:
    text = " ".join(written(view, "Beacon").split())
    assert "[Your Turn] This Digimon gets +2000 DP." in text


def test_a_face_down_card_below_shows_no_effect(view: BoardView) -> None:
    assert "Sprout" in written(view, "Lantern")
    assert "+2000" not in written(view, "Lantern"), "4-5-9"


def linked() -> Board:
    scenario = at.described_as(
        lanterns(),
        "Shade",
        {
            "level": 3,
            "dp": 1000,
            "link_dp": 2000,
            "links": [{"cost": 1, "of": {"colors": ["red"]}}],
            "link_effects": "[Your Turn] This Digimon gets +1000 DP.",
        },
    )
    scenario = at.link(scenario, "Beacon", "Shade")
    return shown(plant(at.beginning(at.add(scenario, B, "battle", "Shade"))))


def test_a_link_card_is_readable_below_its_digimon_and_its_details_list_its_gifts(view: BoardView) -> None:
    view.show_board(linked(), "A")
    text = " ".join(written(view, "Beacon").split())
    assert "[Your Turn] This Digimon gets +1000 DP." in text
    assert "▲14000 DP" in written(view, "Beacon"), "2000 of the link, 1000 of its effect"
    assert "+1000 DP" not in written(view, "Shade"), "its link effect is not its own"
    beacon = next(unit for unit in linked().units() if unit.label == "Beacon")
    style = PageStyle.of_application()
    page = unit_page(beacon, {}, style)
    assert "color unknown" not in page
    assert "color unknown" in unit_page(replace(beacon, colors=()), {}, style)
    assert frame_colours((), QRectF(0, 0, 9, 9)).fill != frame_colours(("white",), QRectF(0, 0, 9, 9)).fill
    assert "Shade 2 – Lv.3 · red · 1000 DP · link DP +2000" in page
    assert "Gets +1000 DP – link effect of Shade 2".casefold() in page.casefold()
    alone = next(unit for unit in linked().units() if unit.label == "Shade")
    assert "(link effect)" in unit_page(alone, {}, style)


def test_link_cards_are_named_below_their_digimon(view: BoardView) -> None:
    scenario = at.link(lanterns(), "Copy", "Tool: Lv.3 blue 1000")
    view.show_board(board(at.state_of(at.link(scenario, "Copy", "Sprout"))), "A")
    assert {"Tool", "Sprout 3"} <= set(written(view, "Copy").splitlines())
    assert "Linked: Tool" in view.describe("Copy")
    view.show_details("Copy")
    assert "Linked" in view.lens.toPlainText()


def test_a_suspended_card_is_broad_and_an_unsuspended_one_upright(view: BoardView) -> None:
    suspended, active = card(view, "Beacon 2").outline, card(view, "Lantern").outline
    assert suspended.width() > suspended.height()
    assert active.height() > active.width()


def test_a_small_suspended_card_has_a_sign_as_wide_as_its_band(
    view: BoardView, monkeypatch: pytest.MonkeyPatch
) -> None:
    item = card(view, "Beacon 2")
    unit = item.setting.measures.unit
    signs: list[tuple[QPainterPath, float]] = []
    monkeypatch.setattr(Sketch, "sign", lambda _, path, middle, side, colour: signs.append((path, side)))
    face = CardFace(item.unit, item.setting, 8 * unit, (0, ""), is_tight=True)
    face.draw(Sketch(), QRectF(0, 0, 8 * unit, 3.5 * unit))
    ((path, side),) = signs
    assert side == _TIGHT_BAND * unit
    assert path.boundingRect().width() >= 16, "of 24"


@pytest.mark.parametrize(("language", "word"), [("en", "suspended"), ("de", "getappt"), ("ja", "レスト")])
def test_a_small_suspended_card_says_so_in_a_word_that_has_room(
    view: BoardView, request: pytest.FixtureRequest, language: str, word: str
) -> None:
    request.addfinalizer(lambda: set_language("en"))
    set_language(language)
    item = card(view, "Beacon 2")
    unit, letters = item.setting.measures.unit, item.setting.measures.least_strong
    high = 0.4 * unit + (letters.width(word) if word.isascii() else len(word) * letters.line)
    parts = [word] if word.isascii() else [*word]
    for short, is_seen in ((0.0, True), (0.2 * unit, False)):
        sketch = Sketch()
        face = CardFace(item.unit, item.setting, 8 * unit, (0, ""), is_tight=True)
        face.draw(sketch, QRectF(0, 0, 8 * unit, high - short))
        assert ({*parts} <= {*sketch.texts}) is is_seen


def test_a_low_suspended_card_says_so_in_a_word(view: BoardView) -> None:
    item = card(view, "Beacon 2")
    unit, sketch = item.setting.measures.unit, Sketch()
    high = item.setting.measures.least_strong.width("suspended") + 0.4 * unit
    CardFace(item.unit, item.setting, 8 * unit, (0, ""), is_tight=False).draw(sketch, QRectF(0, 0, 8 * unit, high))
    assert "suspended" in sketch.texts
    sketch, lower = Sketch(), QRectF(0, 0, 8 * unit, high - 0.2 * unit)
    CardFace(item.unit, item.setting, 8 * unit, (0, ""), is_tight=False).draw(sketch, lower)
    assert "suspended" not in sketch.texts, "it would be cut"


@pytest.mark.parametrize("is_tight", [True, False])
def test_the_word_of_a_suspended_card_goes_before_the_texts_of_the_cards_under_it(
    view: BoardView, is_tight: bool
) -> None:
    item = card(view, "Beacon 2")
    unit, letters = item.setting.measures.unit, item.setting.measures.tiny_strong
    bare = replace(item.unit, keywords=(), fresh=False, unread=())
    for suspended in (True, False):
        face = CardFace(replace(bare, suspended=suspended), item.setting, 12 * unit, (0, ""), is_tight=is_tight)
        assert (face.least >= letters.width("suspended") + 0.3 * unit) is suspended


def test_everything_has_accessible_words(view: BoardView) -> None:
    assert view.describe("Beacon").startswith("Beacon, Lv.5, 11000 DP (printed 8000), red")
    assert "Gets +1000 DP, from Keeper" in view.describe("Beacon")
    assert view.describe("A.hand") == "Hand of A: 4 cards"
    assert view.describe("A.hand:0") == "Lantern 3 – Lv.4 · red/yellow · 5000 DP, Hand of A, 1 of 4"
    assert view.describe("B.security") == "Security of B: 5 cards"
    assert view.describe("memory") == "memory: 3 for A"
    assert view.describe("B.breeding") == "Breeding area of B: 0 cards"
    for name in view.names:
        assert view.describe(name), name


def test_things_are_within_the_board_and_do_not_overlap(view: BoardView) -> None:
    assert not view.verticalScrollBar().isVisible()
    places = {n: view.where(n) for n in view.names if ":" not in n}
    for name, place in places.items():
        assert QRect(QPoint(), view.size()).contains(place), name
        for other, there in places.items():
            assert other == name or not place.intersects(there), (name, other)


# -- seats, steps, sizes --------------------------------------------------------------------------


def test_it_flips_to_the_other_seat(view: BoardView) -> None:
    assert view.where("Beacon").top() > view.where("memory").top() > view.where("Lantern").top()
    assert view.board is not None
    view.show_board(view.board, "B")
    assert view.seat == "B"
    assert view.where("Beacon").top() < view.where("memory").top() < view.where("Lantern").top()


def test_a_step_redraws_only_what_changed(view: BoardView, tree: Tree) -> None:
    before = {i.name: i for i in view.scene().items() if isinstance(i, UnitItem)}
    sketches = {name: item.sketch for name, item in before.items()}
    assert tree.game.decision is not None
    attack = next(o.key for o in tree.game.decision.options if o.key.startswith("attack:Copy"))
    view.show_board(shown(tree.choose(attack)), "A")
    after = {i.name: i for i in view.scene().items() if isinstance(i, UnitItem)}
    assert after == before
    assert after["Copy"].sketch is not sketches["Copy"], "it is suspended now"
    assert after["Keeper"].sketch is sketches["Keeper"]
    view.show_board(shown(tree), "A")
    assert "suspended" not in written(view, "Copy")
    assert after["Copy"].sketch is sketches["Copy"], "it is as it was before"


def test_an_attack_crosses_no_text_and_no_number(view: BoardView, tree: Tree) -> None:
    assert tree.game.decision is not None
    attack = next(o.key for o in tree.game.decision.options if o.key.startswith("attack:Copy"))
    view.show_board(shown(tree.choose(attack)), "A")
    items = view.scene().items()
    (arrow,) = [item for item in items if isinstance(item, AttackItem)]
    assert not arrow.boundingRect().isEmpty()
    things = [item for item in items if isinstance(item, Thing)]
    grounds = [thing for thing in things if isinstance(thing, AreaItem)]
    others = [thing for thing in things if not isinstance(thing, AreaItem)]
    assert all(ground.zValue() < arrow.zValue() for ground in grounds)
    assert all(thing.zValue() > arrow.zValue() for thing in others)


@pytest.mark.parametrize("seat", ["A", "B"])
def test_an_attack_on_a_player_passes_beside_all_other_cards(view: BoardView, tree: Tree, seat: str) -> None:
    view.resize(1000, 900)
    assert tree.game.decision is not None
    attack = next(o.key for o in tree.game.decision.options if o.key.startswith("attack:Beacon"))
    view.show_board(shown(tree.choose(attack)), seat)
    (arrow,) = [item for item in view.scene().items() if isinstance(item, AttackItem)]
    player = view._things.laid.piles["B.player"]
    assert arrow._path.intersects(player.adjusted(-2, -2, 2, 2)), "it reaches the player"
    for name in ("Lantern", "Beacon 2", "Keeper", "Copy"):
        drawn = card(view, name)
        face = drawn.outline.translated(drawn.home)
        assert not arrow._path.intersects(face.adjusted(4, 4, -4, -4)), name


def test_another_font_redraws_everything(view: BoardView, tree: Tree) -> None:
    before = {i.name: i.sketch for i in view.scene().items() if isinstance(i, UnitItem)}
    view.fit()
    view.show_board(shown(tree), "A")
    after = {i.name: i.sketch for i in view.scene().items() if isinstance(i, UnitItem)}
    assert all(after[name] is not before[name] for name in before)


def test_cards_that_leave_disappear_and_arriving_ones_appear(view: BoardView) -> None:
    scenario = at.add(at.take_off(lanterns(), "Copy"), A, "battle", "Late: Lv.4 blue 6000")
    view.show_board(shown(plant(at.beginning(scenario))), "A")
    assert "Copy" not in view.names
    assert "▲7000 DP" in written(view, "Late")


def test_a_pile_without_room_names_its_first_cards_and_counts_the_rest(view: BoardView) -> None:
    crowd = {
        "hand": ("Lantern",) * 300,
        "security": (Lying("Lantern", face_up=True),) * 300,
        "trash": ("Lantern",) * 300,
    }
    scenario = lanterns()
    assert scenario.position is not None
    position = replace(scenario.position, A=replace(scenario.position.A, **crowd))
    scenario = replace(scenario, position=position)
    view.show_board(shown(plant(at.beginning(scenario))), "A")
    for area in ("hand", "security", "trash"):
        pile = next(i for i in view.scene().items() if isinstance(i, PileItem) and i.name == f"A.{area}")
        texts = pile.sketch.texts
        named = sum(text.startswith("Lantern") for text in texts)
        assert named == len(pile.sketch.slips) >= 1
        assert any(text.startswith(f"and {300 - named}") for text in texts), area


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_twelve_digimon_a_side_fit_at_1280_by_720(view: BoardView, scheme: str, qapp: QApplication) -> None:
    apply_scheme(qapp, scheme)
    full = shown(plant(at.beginning(crowded())))
    view.show_board(full, "A")
    assert not view.verticalScrollBar().isVisible()
    for unit in full.units():
        assert QRect(QPoint(), view.size()).contains(view.where(unit.label))
        text = written(view, unit.label)
        assert unit.label.split()[-1] in text, "its number tells it from the others"
        if unit.dp.now is not None:
            assert str(unit.dp.now) in text


def test_at_double_text_size_it_scrolls_to_the_thing_pointed_at(view: BoardView, qtbot: QtBot) -> None:
    font = QApplication.font()
    font.setPointSizeF(font.pointSizeF() * 2)
    QApplication.setFont(font)
    view.resize(520, 500)
    view.fit()
    full = shown(plant(at.beginning(crowded())))
    view.show_board(full, "A")
    assert view.verticalScrollBar().maximum() > 0
    assert view.horizontalScrollBar().maximum() == 0
    for unit in full.units():
        view.point_at(unit.label)
        assert view.viewport().rect().contains(view.where(unit.label)), unit.label
        if unit.dp.now is not None:
            assert str(unit.dp.now) in written(view, unit.label)
    assert fonts.em() > 20


# -- keys -----------------------------------------------------------------------------------------


def test_arrows_go_from_card_to_card_and_enter_activates(view: BoardView, qtbot: QtBot) -> None:
    assert view.pointed_at == "Beacon", "the keys begin with the own cards"
    with qtbot.waitSignal(view.pointed) as pointed:
        qtbot.keyClick(view, Qt.Key.Key_Right)
    assert pointed.args == ["Copy"]
    with qtbot.waitSignal(view.activated) as activated:
        qtbot.keyClick(view, Qt.Key.Key_Return)
    assert activated.args == ["Copy"]
    assert view.accessibleDescription().startswith("Copy, token, Lv.3, 4000 DP")


def test_arrows_reach_everything(view: BoardView, qtbot: QtBot) -> None:
    reached: set[str] = set()
    waiting = [view.pointed_at]
    keys = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
    while waiting:
        name = waiting.pop()
        if name in reached:
            continue
        reached.add(name)
        for key in keys:
            view.point_at(name)
            qtbot.keyClick(view, key)
            waiting.append(view.pointed_at)
    assert reached == set(view.names)


def test_a_key_shows_all_details_with_their_clauses(view: BoardView, tree: Tree, qtbot: QtBot) -> None:
    view.clauses = lambda ref: clauses_of(tree.game.state, UnitId(ref))
    qtbot.keyClick(view, Qt.Key.Key_Space)
    text = view.lens.toPlainText().replace("\xa0", " ")
    assert "11000 DP (printed 8000)" in text
    assert "4-3-1" in text
    assert "gets +2000 DP – inherited effect of Sprout" in text
    assert "gets +1000 DP – Keeper" in text
    assert "[Your Turn] This Digimon gets +2000 DP. (active)" in text
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert not view.lens.isVisible()


def test_hovering_shows_details(view: BoardView, qtbot: QtBot) -> None:
    qtbot.mouseMove(view.viewport(), view.where("Keeper").center())
    qtbot.waitUntil(view.lens.isVisible)
    assert "Keeper – Tamer · yellow" in view.lens.toPlainText()


def test_a_click_points_and_a_double_click_activates(view: BoardView, qtbot: QtBot) -> None:
    left = Qt.MouseButton.LeftButton
    with qtbot.waitSignal(view.pointed) as pointed:
        qtbot.mouseClick(view.viewport(), left, pos=view.where("B.trash:0").center())
    assert pointed.args == ["B.trash:0"]
    with qtbot.waitSignal(view.activated) as activated:
        qtbot.mouseDClick(view.viewport(), left, pos=view.where("A.security").center())
    assert activated.args == ["A.security"]


# -- what stands out ------------------------------------------------------------------------------


def test_the_subjects_of_a_decision_are_highlighted(view: BoardView, tree: Tree) -> None:
    plain = view.grab().toImage()
    view.mark(["Lantern", tree.beginning.names["Beacon"], "A.hand:0"])
    marked = view.grab().toImage()
    assert marked != plain
    view.mark([])
    assert view.grab().toImage() == plain
