"""Take the screenshots for the README and the guide: the real window, offscreen, with a data folder of its own.

    python packaging/pictures.py
    python packaging/pictures.py guide      only those of the guide
    python packaging/pictures.py speaks     only those of the window in each language

They are written to packaging/pictures and to judgeapp/guide/pictures. Noto
Sans CJK must be installed.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"
sys.path.insert(0, str(Path(__file__).parents[1]))  # makes tests.* importable

from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QApplication, QMenu
from screenshots import guide_pictures, languages
from screenshots.sitting import at_table, attack, put_table, settle, wait_until
from screenshots.tables import stack_scene, table_scene

from judgeapp.cards.facts import read_entry
from judgeapp.desk.folder import cards_file
from judgeapp.desk.imported.cards import Corrections, open_cards
from judgeapp.desk.languages import LANGUAGES
from judgeapp.engine.identity import Seat
from judgeapp.table.setup.position import add
from judgeapp.ui.actions import MENUS, VIEW
from judgeapp.ui.address import Address, Kind
from judgeapp.ui.application import application
from judgeapp.ui.localization import set_language
from judgeapp.ui.table.table import Table
from judgeapp.ui.widgets.pictures import card_pictures
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.window.window import Window
from tests.bench.table import crowded

FOLDER = Path(__file__).parent / "pictures"
WIDTH, HEIGHT = 1280, 720
SMALL = 1024, 700
TEXT_200 = 200


def main() -> int:
    if missing := fonts.missing():
        print(f"no fonts for {', '.join(missing)}: install {fonts.PACKAGE}", file=sys.stderr)
        return 2
    FOLDER.mkdir(exist_ok=True)
    # Offscreen there is no interface font; many desktops have this one.
    QApplication.setFont(QFont("Noto Sans CJK SC", 10))
    asked = sys.argv[1:]
    with opened() as window:
        if not asked and not take(window, SCENES):
            return 2
        if asked != ["speaks"] and not guide_pictures.take(window, settle):
            print(f"{guide_pictures.FOLDER} can't be written", file=sys.stderr)
            return 2
    if asked == ["guide"]:
        return 0
    for language in LANGUAGES:
        set_language(language)
        with opened() as window:
            if not take(window, languages.speaking(language)):
                return 2
    return 0


@contextmanager
def opened() -> Iterator[Window]:
    """Window with a data folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        put_cards(cards_file(Path(folder)))
        window = Window(Path(folder))
        window.setProperty("folder", folder)
        window.resize(WIDTH, HEIGHT)
        window.show()
        wait_until(lambda: window.is_idle)
        yield window
        window.close()


def take(window: Window, scenes: Mapping[str, Callable[[Window], None]]) -> bool:
    """Save the screenshots. Returns False if one can't be written."""
    for name, arrange in scenes.items():
        arrange(window)
        settle(window)
        if not _seen(window).save(str(FOLDER / f"{name}.png")):
            print(f"{FOLDER / name}.png can't be written", file=sys.stderr)
            return False
    return True


def _seen(window: Window) -> QPixmap:
    """The window with its open menus, which are then closed."""
    picture = window.grab()
    painter = QPainter(picture)
    for menu in window.findChildren(QMenu):
        if menu.isVisible():
            painter.drawPixmap(window.mapFromGlobal(menu.mapToGlobal(QPoint())), menu.grab())
    painter.end()
    while (popup := QApplication.activePopupWidget()) is not None:
        popup.close()
    return picture


def chinese(window: Window) -> None:
    ask(window, "阻挡者", "rules:16-4")


def answered(window: Window) -> None:
    """A question with its proven answer."""
    ask(window, "can a tapped Digimon block?", "")


def german(window: Window) -> None:
    ask(window, "Brutbereich", "rules:3-4-5")
    open_passage(window, "rules-de:7.3")


def japanese(window: Window) -> None:
    """The passage of the Japanese manual with the densest furigana."""
    assert window.navigation is not None
    corpus = window.navigation.library.corpus
    ask(window, "いくせい", "")
    pages = [p for p in corpus if p.source == "manual-ja" and p.path == ()]
    best = max(pages, key=lambda p: sum(len(b.readings) for q in corpus.tree(p) for b in q.blocks))
    open_passage(window, best.id)


def our_reading(window: Window) -> None:
    """A clause with our reading."""
    ask(window, "11-3", "rules:11-3")
    open_passage(window, "rules:11-3-2")


def dark(window: Window) -> None:
    window.appearance.use_scheme("dark")
    ask(window, "貫通", "")
    ask(window, "piercing", "rules:16-6")
    open_passage(window, "rules:16-6-6")


def large(window: Window) -> None:
    window.appearance.use_scheme("light")
    while window.settings.text_size < TEXT_200:
        window.appearance.larger_text()
    ask(window, "16-5", "rules:16-4")


def cards(window: Window) -> None:
    """Cards invented for the screenshots."""
    window.appearance.normal_text()
    ask(window, "lantern", "")


def reading(window: Window) -> None:
    """A card with its reading and the clauses behind it."""
    ask(window, "TS1-030", "")


def writing(window: Window) -> None:
    """A card being typed, next to its reading."""
    window.card_controller.writing.add()
    form = window.columns.form
    for field, text in _WRITTEN.items():
        form.put(field, text)
    form.focus("effect")


def glossary(window: Window) -> None:
    window.omnibox.clear()
    window.navigator.show_view("glossary")
    terms = window.columns.concepts
    terms.filter.setText("アタック")
    terms.listing.walk(1)


def table(window: Window) -> None:
    """An attack at block timing, with the refused options."""
    window.omnibox.clear()
    window.navigator.show_view("table")
    wait_until(lambda: window.table is not None and window.table.is_open)
    play(window, "attack:")
    seat(window).decision.why.toggle()


def table_dark(window: Window) -> None:
    window.appearance.use_scheme("dark")


def table_compare(window: Window) -> None:
    """The block and no block side by side."""
    window.appearance.use_scheme("light")
    seat(window).decision.why.toggle()
    play(window, "block:")
    seat(window).seating.undo()
    play(window, "no-block")
    seat(window).pages_controller.compare()


def table_dispute(window: Window) -> None:
    page = seat(window).pages.dispute.part
    page.show_accounts((("Ann", _ACCOUNTS[0]), ("Ben", _ACCOUNTS[1])))
    seat(window).pages_controller.argue()
    wait_until(lambda: page.is_idle)


def table_report(window: Window) -> None:
    """The printed report of the dispute."""
    table = seat(window)
    table.session.undo()
    play(window, "block:")
    table.pages_controller.report()
    page = table.pages.report.part
    page.title.setText("May the tired guard block?")
    page.ruling.setPlainText(
        "Only the Gatekeeper that is **not suspended** may block: the other one can't be suspended"
        " again. The block stands, and the battle goes on."
    )
    for field, value in _HEADING.items():
        page.heading.fields[field].setText(value)
    page.settle()


def seat(window: Window) -> Table:
    assert window.table is not None
    return window.table


def play(window: Window, choice: str) -> None:
    """Choose the option that starts with `choice`; without one, open the screenshots' own scene."""
    playing = seat(window).session
    if not playing.tree.beginning.title:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "scene.yaml"
            file.write_text(_SCENE, encoding="utf-8")
            seat(window).seating.open_path(file)
            wait_until(lambda: seat(window).is_idle)
    decision = playing.tree.game.decision
    assert decision is not None
    playing.choose(next(o.key for o in decision.options if o.key.startswith(choice)))


_SCENE = """\
title: May the tired guard block?
cards:
  Cinder: {category: digi-egg, level: 2, colors: [red],
           inherited: "[Your Turn] This Digimon gets +1000 DP."}
  Emberfox: {level: 3, dp: 2000, colors: [red], play_cost: 3, traits: [Beast]}
  Blazewolf: {level: 4, dp: 5000, colors: [red], play_cost: 5, traits: [Beast],
              requirements: [{cost: 2, colors: [red], level: 3}],
              effects: "[When Attacking] <Draw 1>."}
  Gatekeeper: {level: 4, dp: 6000, colors: [black], play_cost: 6, effects: "<Blocker>"}
  Tidecaller: {level: 5, dp: 7000, colors: [blue], play_cost: 7, effects: "<Jamming>"}
  Lamplighter: {category: tamer, colors: [yellow], play_cost: 3,
                effects: "[Your Turn] All of your Digimon get +1000 DP."}
position:
  turn_number: 5
  memory: 2
  A:
    battle: [{card: Blazewolf, under: [Cinder, Emberfox]}, Lamplighter]
    breeding: [Cinder]
    hand: [Tidecaller, Emberfox, Blazewolf]
    deck: 31
    digi_egg_deck: 3
    security: 4
    trash: [Emberfox, Tidecaller]
  B:
    battle: [{card: Gatekeeper, as: Rested}, {card: Gatekeeper, as: Tired, suspended: true},
             {card: Tidecaller, under: [Emberfox]}]
    hand: 5
    deck: 29
    digi_egg_deck: 4
    security: 5
    trash: [Gatekeeper]
steps: []
"""
_HEADING = {
    "event": "Spring Cup",
    "round": "3",
    "table": "12",
    "player_a": "Ann",
    "player_b": "Ben",
    "judge": "Judy",
    "date": "2026-01-31",
}
_ACCOUNTS = (
    '- attack: {with: Blazewolf, at: player}\n- answer: "block:Rested"\n',
    '- attack: {with: Blazewolf, at: player}\n- answer: "block:Tired"\n- pass: true\n',
)
_LANTERN = {
    "number": "TS1-010",
    "name": "Lanternmon",
    "category": "Digimon",
    "colors": ["Red", "Yellow"],
    "level": 3,
    "dp": 2000,
    "play_cost": 3,
    "evo_costs": [{"color": "Red", "level": 2, "cost": 0}],
    "traits": ["Wisp"],
    "attribute": "Vaccine",
    "form": "Rookie",
    "effect": "＜Blocker＞ (When an opponent's Digimon attacks, you may suspend this Digimon to"
    " force the opponent to attack it instead.)\n[On Play] Reveal the top 3 cards of your deck. Add"
    " 1 card with the [Wisp] trait among them to the hand. Return the rest to the bottom of the"
    " deck.",
    "inherited": "[Your Turn] This Digimon gets +1000 DP.",
}
_CARDS = (
    _LANTERN,
    _LANTERN
    | {
        "name": "ランタンモン",
        "traits": ["灯火型"],
        "attribute": "ワクチン種",
        "form": "成長期",
        "effect": "≪ブロッカー≫【登場時】自分のデッキの上から3枚オープンする。その中の"
        "特徴に「灯火型」を持つカード1枚を手札に加える。残ったカードはデッキの下に戻す。",
        "inherited": "【自分のターン】このデジモンのDPを+1000する。",
    },
    _LANTERN | {"number": "TS1-014", "name": "GrandLanternmon", "level": 4, "dp": 5000, "play_cost": 5},
    _LANTERN
    | {
        "number": "TS1-088",
        "name": "Lantern Keeper",
        "category": "Tamer",
        "level": None,
        "dp": None,
        "evo_costs": [],
        "form": "",
        "attribute": "",
        "inherited": "",
    },
    _LANTERN
    | {
        "number": "TS1-030",
        "name": "Dazzlemon",
        "level": 5,
        "dp": 7000,
        "play_cost": 7,
        "evo_costs": [{"color": "Yellow", "level": 4, "cost": 3}],
        "effect": "[When Digivolving] Trash the top card of your opponent's security stack. Then,"
        " sing a song of your choice.\n[End of Your Turn] Delete 1 of your opponent's Digimon with"
        " 3000 DP or less.",
        "inherited": "",
    },
)


_WRITTEN = {
    "effect": "[On Play] <Draw 1>. Then, light every lamp in this house.\n[When Attacking]"
    " [Once Per Turn] Suspend 1 of your opponent's Digimon.",
    "inherited": "[Your Turn] This Digimon gets +1000 DP.",
    "name": "Dimmon",
    "colors": "Yellow",
    "level": "4",
    "dp": "4000",
}


def put_cards(file: Path) -> None:
    library, _ = open_cards(file)
    shelf = Corrections(library)
    for entry in _CARDS:
        shelf.put(read_entry(entry).record, "")
    library.close()


def table_details(window: Window) -> None:
    """Facts of a card at this moment, with the clauses that make them."""
    put_table(window, table_scene("en"))
    attack(window)
    # Lay the board out first: changing the board closes the details.
    settle(window)
    view = at_table(window).view
    assert view.board is not None
    name = next(unit.label for unit in view.board.seats["A"].battle if len(unit.stack) > 1)
    view.setFocus()
    view.point_at(name)
    view.show_details(name)


def table_chinese(window: Window) -> None:
    window.languages.prefer("zh-Hans")
    put_table(window, table_scene("zh-Hans"))
    attack(window)


def table_japanese(window: Window) -> None:
    window.languages.prefer("ja")
    put_table(window, table_scene("ja"))
    attack(window)


def table_crowded(window: Window) -> None:
    """Twelve Digimon a side."""
    window.languages.prefer("")
    put_table(window, crowded())


def table_stacks(window: Window) -> None:
    """Stacks with readable cards."""
    put_table(window, stack_scene())


def table_small(window: Window) -> None:
    """The table on a small screen."""
    window.resize(*SMALL)


def table_card_pictures(window: Window) -> None:
    """The table with card pictures drawn for the screenshots."""
    window.resize(WIDTH, HEIGHT)
    card_pictures().use_folder(str(draw_cards(Path(window.property("folder")))))
    settle(window)
    at_table(window).view.grab()


def table_setup(window: Window) -> None:
    """A position being set up, with typed input, its destination and a fault."""
    card_pictures().use_folder("")
    table = at_table(window)
    table.setup.take(add(table_scene("en"), Seat.A, "breeding", "Lv.3 red 2000"))
    table.setup_controller.go_on()
    table.setup.field.put("lantern")


def table_200(window: Window) -> None:
    at_table(window).show_decision()
    while window.settings.text_size < TEXT_200:
        window.appearance.larger_text()
    put_table(window, table_scene("en"))
    attack(window)


def preferences(window: Window) -> None:
    """Colors, sizes and languages, in the menu View."""
    window.appearance.normal_text()
    window.navigator.choose_view("search")
    window.navigator.show_front()
    settle(window)
    view = window.menuBar().actions()[[*MENUS].index(VIEW)].menu()
    assert isinstance(view, QMenu)
    language = view.actions()[-1].menu()
    assert isinstance(language, QMenu)
    view.popup(window.mapToGlobal(QPoint(20, 50)))
    language.popup(view.mapToGlobal(view.rect().topRight()))


def draw_cards(folder: Path) -> Path:
    """Pictures for some of the table's cards: light through stained glass."""
    glass = {
        "TS1-001": "#e9bf3c",
        "TS1-003": "#d9722e",
        "TS1-004": "#b23a35",
        "TS1-007": "#2b67ab",
        "TS1-008": "#35804b",
        "TS1-009": "#7046a3",
        "TS1-006": "#e9bf3c",
    }
    drawn = folder / "drawn"
    drawn.mkdir(exist_ok=True)
    for index, (number, colour) in enumerate(glass.items()):
        image = QImage(430, 600, QImage.Format.Format_RGB32)
        shade = QColor(colour)
        image.fill(shade.darker(180))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(shade.darker(260), 6))
        for ring in range(7):
            pane = shade.lighter(70 + (ring * 29 + index * 17) % 90)
            painter.setBrush(pane)
            painter.translate(215, 230)
            painter.rotate(360 / 7 + index * 3)
            painter.translate(-215, -230)
            painter.drawPolygon([QPoint(215, 230), QPoint(120 + ring * 9, -60), QPoint(330, -40)])
        painter.setBrush(shade.lighter(165))
        painter.drawEllipse(QPoint(215, 230), 46 + index * 3, 62)
        painter.end()
        image.save(str(drawn / f"{number}.png"))
    return drawn


SCENES: dict[str, Callable[[Window], None]] = {
    "search-chinese": chinese,
    "answered": answered,
    "search-german": german,
    "japanese-furigana": japanese,
    "our-reading": our_reading,
    "dark": dark,
    "text-200": large,
    "cards": cards,
    "card-reading": reading,
    "card-form": writing,
    "glossary": glossary,
    "table": table,
    "table-dark": table_dark,
    "table-compare": table_compare,
    "table-dispute": table_dispute,
    "table-report": table_report,
    "table-details": table_details,
    "table-chinese": table_chinese,
    "table-japanese": table_japanese,
    "table-crowded": table_crowded,
    "table-stacks": table_stacks,
    "table-small": table_small,
    "table-card-pictures": table_card_pictures,
    "table-setup": table_setup,
    "table-200": table_200,
    "preferences": preferences,
    **languages.SCENES,
}


def ask(window: Window, question: str, passage: str) -> None:
    """Type a question and wait until its answer is shown with this passage first."""
    window.navigator.focus_field()
    window.omnibox.setText(question)
    settle(window)
    assert not passage or window.columns.results.model.things()[0] == Address(Kind.PASSAGE, passage)


def open_passage(window: Window, passage: str) -> None:
    assert window.navigation is not None
    window.navigation.open(Address(Kind.PASSAGE, passage))


if __name__ == "__main__":
    app = application()
    raise SystemExit(main())
