"""Official rulings replayed in the real window from an empty table, like a judge, with invented cards that have the
needed effects, and with every key and click counted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListView, QWidget

from judgeapp.table.rendering.texts import event_text
from judgeapp.ui.table.setup.setup_parts import AREAS
from judgeapp.ui.table.table import Table
from tests.ui.table.conftest import board_text

KEY, HELD = Qt.Key, Qt.KeyboardModifier
CONTROL, ALT = HELD.ControlModifier, HELD.AltModifier
ENTER = KEY.Key_Return


@dataclass
class Judge:
    """Uses the keyboard alone.

    actions -- keys that were pressed, and texts that were typed, each of them one
    letters -- how many letters those texts have
    """

    table: Table
    actions: int = 0
    letters: int = 0

    @property
    def focus(self) -> QWidget:
        focus = QApplication.focusWidget()
        assert focus is not None
        return focus

    def press(self, key: Qt.Key, held: Qt.KeyboardModifier = HELD.NoModifier) -> None:
        QTest.keyClick(self.focus, key, held)
        QApplication.processEvents()
        self.actions += 1

    def new_position(self) -> None:
        self.press(KEY.Key_N, CONTROL | ALT)
        assert self.table.room.sets_up

    def to(self, *keys: Qt.Key) -> None:
        """Choose the player or area for the next cards."""
        for key in keys:
            self.press(key, ALT)

    def send(self, text: str, held: Qt.KeyboardModifier = HELD.NoModifier) -> None:
        """Type a card or another part of the position, then Enter with modifiers."""
        field = self.table.setup.field
        assert field.hasFocus()
        QTest.keyClicks(field, text)
        self.actions += 1
        self.letters += len(text)
        self.press(ENTER, held)
        assert field.text == "", self.table.setup.trouble.text()

    def play(self) -> None:
        assert not self.table.setup.wrong.isVisible(), self.table.setup.wrong.texts
        self.press(ENTER, CONTROL | ALT)
        assert not self.table.room.sets_up

    def choose(self, *texts: str) -> None:
        """Type the numbers of options, in order."""
        for text in texts:
            lines = self.table.decision.options
            assert lines.hasFocus()
            numbers = {line.text: line.number for line in lines.shown if line.number}
            assert text in numbers, list(numbers)
            before = self.table.session.tree
            for figure in numbers[text]:
                self.press(KEY(ord(figure)))
            assert self.table.session.tree is not before

    # Visible texts of the window.

    @property
    def asked(self) -> str:
        return self.table.decision.head.text()

    @property
    def events(self) -> list[str]:
        """Texts of all events, in order."""
        return [text for text, _ in self._lines]

    def by(self, event: str) -> tuple[str, ...]:
        """Clauses of an event."""
        cited = [clauses for text, clauses in self._lines if text.partition(": ")[0] == event]
        assert cited, self.events
        return cited[0]

    @property
    def _lines(self) -> list[tuple[str, tuple[str, ...]]]:
        session = self.table.session
        events = session.texts.happened(session.now)
        return [(event_text(explained.explanation), explained.event.clauses) for explained in events]

    @property
    def board(self) -> list[str]:
        return board_text(self.table).split("\n")


class MouseJudge(Judge):
    """Uses the mouse for everything but typing; each click counts."""

    def click(self, part: QWidget, at: QPoint | None = None) -> None:
        """Click a visible position."""
        QApplication.processEvents()
        place = at if at is not None else part.rect().center()
        assert part.visibleRegion().contains(place), "nobody can click what is not seen"
        QTest.mouseClick(part, Qt.MouseButton.LeftButton, pos=place)
        QApplication.processEvents()
        self.actions += 1

    def click_row(self, lines: QListView, row: int) -> None:
        index = lines.model().index(row, 0)
        lines.scrollTo(index)
        self.click(lines.viewport(), lines.visualRect(index).center())

    def take(self, key: str) -> None:
        """Choose the key's action from the selected card's menu; opening the menu isn't counted."""
        (marked,) = self.table.view._marked
        next(offer for offer in self.table.setup.offered(str(marked)) if offer.key in (key, f"Alt+{key}")).do()
        self.actions += 1

    def press(self, key: Qt.Key, held: Qt.KeyboardModifier = HELD.NoModifier) -> None:
        if key is KEY.Key_U:
            self.take("U")
        else:
            assert key is KEY.Key_F5
            self.click(self.table.decision.why)

    def new_position(self) -> None:
        self.click(self.table.scenes.new)
        assert self.table.room.sets_up

    def to(self, *keys: Qt.Key) -> None:
        form = self.table.setup
        areas = dict(zip(range(KEY.Key_1, KEY.Key_8), AREAS, strict=True))
        for key in keys:
            self.click(form.places.area_button(areas[key]) if key in areas else form.places.whose)

    def send(self, text: str, held: Qt.KeyboardModifier = HELD.NoModifier) -> None:
        form = self.table.setup
        QTest.keyClicks(form.field, text)
        self.actions += 1
        self.letters += len(text)
        if held == CONTROL:
            self.take("Ctrl+Return")
        else:
            assert held == HELD.NoModifier
            self.click_row(form.choices, max(0, form.choices.currentIndex().row()))
        assert form.field.text == "", form.trouble.text()

    def play(self) -> None:
        assert not self.table.setup.wrong.isVisible(), self.table.setup.wrong.texts
        self.click(self.table.setup.play)
        assert not self.table.room.sets_up

    def choose(self, *texts: str) -> None:
        for text in texts:
            lines, before = self.table.decision.options, self.table.session.tree
            rows = [index for index, line in enumerate(lines.shown) if line.text == text and line.number]
            assert rows, lines.texts
            self.click_row(lines, rows[-1])
            assert self.table.session.tree is not before


# All tests use the keyboard; marked ones the mouse too. The nightly run uses both for all; beside those that only it
# runs are the scenarios of the same number.
by_both = pytest.mark.parametrize("judge", [Judge, MouseJudge], ids=["keys", "mouse"], indirect=True)


@pytest.fixture(
    params=[pytest.param(Judge, id="keys"), pytest.param(MouseJudge, id="mouse", marks=pytest.mark.nightly)]
)
def judge(request: pytest.FixtureRequest, open_table: Callable[[Path], Table], data: Path) -> Judge:
    """Keyboard-only and mouse-only judges; both need the same number of actions."""
    return request.param(open_table(data))  # type: ignore[no-any-return]


def in_order(judge: Judge, *events: str) -> bool:
    """True if these events happened in this order, whatever effect texts follow them."""
    rest = iter(judge.events)
    return all(any(event in (text, text.partition(": ")[0]) for text in rest) for event in events)


def count(judge: Judge, event: str) -> int:
    return sum(text.partition(": ")[0] == event for text in judge.events)


def test_scn_002_a_block_undoes_nothing(judge: Judge) -> None:
    judge.new_position()
    judge.send("Raider: Lv.4 4000 [Your Turn] When this Digimon attacks a player, gain 2 memory.")
    judge.to(KEY.Key_B)
    judge.send("Gatekeeper: Lv.4 6000 <Blocker>")
    judge.play()
    judge.choose("Attack the player with Raider", "Block with Gatekeeper")
    assert (judge.actions, judge.letters) == (9, 111)
    assert in_order(judge, "A's memory: 0 to 2", "Gatekeeper blocks Raider", "Raider is deleted")
    assert "16-5-1@4.2" in judge.by("Gatekeeper blocks Raider")
    assert {"Memory: 2 for A", "A's trash: Raider"} <= set(judge.board)


def test_scn_013_seven_cards_for_two_draws(judge: Judge) -> None:
    judge.new_position()
    judge.send("Scholar: Lv.4 4000")
    judge.send(
        "2x Student: Lv.3 1000 Inherited: [When Attacking] If you have 7 or fewer cards in your hand, <Draw 1>.",
        CONTROL,
    )
    judge.send("hand 7")
    judge.play()
    judge.choose("Attack the player with Scholar")
    assert "15-4-3-4" in judge.asked
    judge.choose(judge.table.decision.options.shown[0].text)
    assert (judge.actions, judge.letters) == (10, 126)
    assert count(judge, "An effect of Student (Scholar) triggers") == 1
    assert count(judge, "An effect of Student 2 (Scholar) triggers") == 1
    assert judge.events.count("A draws 1") == 1
    assert "15-8-3-9-2@4.2" in judge.by("An effect of Student 2 (Scholar) can't activate")
    assert any(line.startswith("A: hand 8,") for line in judge.board)


@by_both
def test_scn_029_placed_under_a_card_instead_of_deleted(judge: Judge) -> None:
    judge.new_position()
    judge.send("Lancer: Lv.5 8000 <Piercing>")
    judge.to(KEY.Key_B)
    judge.send("Host: tamer")
    judge.send(
        "Hider: Lv.4 4000 [All Turns] When this Digimon would be deleted, you may place it under 1 of your Tamers."
    )
    judge.press(KEY.Key_U, ALT)
    judge.play()
    judge.choose("Attack Hider with Lancer")
    assert "B: Do it?" in judge.asked
    judge.choose("Yes")
    assert (judge.actions, judge.letters) == (12, 144)
    assert in_order(
        judge, "An effect of Hider activates", "Hider placed under Host", "The battle ends", "The attack of Lancer ends"
    )
    assert "15-8-5-1@4.2" in judge.by("An effect of Hider triggers")
    assert not any("is deleted" in event or "checks" in event for event in judge.events)
    assert "Under it: Hider" in judge.board


@pytest.mark.nightly
def test_scn_045_declined_it_is_not_spent(judge: Judge) -> None:
    judge.new_position()
    judge.send("memory 5")
    judge.to(KEY.Key_3)
    judge.send("3x Cub: Lv.3 1000 cost 1")
    judge.to(KEY.Key_B, KEY.Key_1)
    judge.send(
        "Snare: Lv.5 7000 [All Turns] [Once Per Turn] When your opponent plays a Digimon, you may delete that Digimon."
    )
    judge.play()
    judge.choose("Play Cub", "No")
    assert "Cub is deleted" not in judge.events
    judge.choose("Play Cub 2", "Yes", "Play Cub 3")
    assert (judge.actions, judge.letters) == (16, 141)
    assert count(judge, "An effect of Snare triggers") == 2
    assert judge.events.count("Cub 2 is deleted") == 1
    # After accepting it once, it is used up.
    assert "15-14-1-2@4.2" in judge.by("An effect of Snare doesn't trigger")
    assert "A's trash: Cub 2" in judge.board


@pytest.mark.nightly
def test_scn_051_deleted_before_on_play(judge: Judge) -> None:
    judge.new_position()
    judge.send("turn b")
    judge.to(KEY.Key_3)
    judge.send("Sower: Lv.5 6000 cost 1 [On Play] <Draw 1>.")
    judge.to(KEY.Key_B)
    judge.send(
        "Blight: option red cost 0 [Main] All of your opponent's Digimon get -6000 DP until the end of their turn."
    )
    judge.to(KEY.Key_1)
    # An Option card needs its color on the field (4-19-2).
    judge.send("Seer: Lv.4 red 4000")
    judge.play()
    judge.choose("Use Blight", "Pass the turn", "Do nothing in the breeding phase", "Play Sower")
    assert (judge.actions, judge.letters) == (17, 173)
    assert in_order(
        judge, "Sower is played", "An effect of Sower triggers", "Sower is deleted", "An effect of Sower can't activate"
    )
    assert "17-1-3-1@4.2" in judge.by("Sower is deleted")
    assert "15-4-4-3@4.2" in judge.by("An effect of Sower can't activate")
    assert "A's trash: Sower" in judge.board


@pytest.mark.nightly
def test_scn_066_the_battle_after_the_security_effect(judge: Judge) -> None:
    judge.new_position()
    judge.send("Big: Lv.5 7000")
    judge.send("Small: Lv.4 3000", CONTROL)
    judge.to(KEY.Key_B, KEY.Key_4)
    judge.send("Trap: Lv.4 5000 [Security] <De-Digivolve 1> 1 of your opponent's Digimon.")
    judge.play()
    judge.choose("Attack the player with Big")
    assert (judge.actions, judge.letters) == (11, 103)
    assert in_order(
        judge,
        "Big checks Trap",
        "The effect of Trap is resolved",
        "Small (3000 DP) battles Trap (5000 DP)",
        "Small is deleted",
    )
    assert "16-12-1@4.2" in judge.by("Trashed from the stack of Big")
    assert {"A's trash: Small, Big", "B's trash: Trap"} <= set(judge.board)


@pytest.mark.nightly
def test_scn_090_then_does_not_depend_on_the_first_part(judge: Judge) -> None:
    judge.new_position()
    judge.send(
        "Clerk: tamer [Main] You may trash 1 card in your hand. If this effect trashed, gain 2 memory. Then, <Draw 1>."
    )
    judge.send("hand 2")
    judge.play()
    (effect,) = (text for text in judge.table.decision.options.texts if "Clerk" in text)
    judge.choose(effect, "No")
    assert (judge.actions, judge.letters) == (8, 115)
    assert in_order(judge, "Clerk: not done", "Clerk: its condition isn't met", "A draws 1")
    assert not any("memory:" in event for event in judge.events)
    assert any(line.startswith("A: hand 3,") for line in judge.board)


@pytest.mark.nightly
def test_scn_109_a_token_is_deleted(judge: Judge) -> None:
    judge.new_position()
    judge.send("Puppet: token Lv.3 3000 [On Deletion] <Draw 1>.")
    judge.send("Burner: tamer [Main] Delete 1 of your Tokens.")
    judge.play()
    judge.choose("Activate an effect of Burner: [Main] Delete 1 of your Tokens.")
    assert (judge.actions, judge.letters) == (7, 92)
    assert in_order(judge, "Puppet is deleted", "An effect of Puppet activates", "A draws 1")
    assert "4-21-5@4.2" in judge.by("Puppet is deleted")
    assert any(line.startswith("A: hand 1,") and line.endswith("trash 0") for line in judge.board)


@by_both
def test_scn_114_delay_asks_for_no_color(judge: Judge) -> None:
    judge.new_position()
    judge.send("Mine: option blue cost 1 [Main] Place this card in the battle area. [Main] <Delay> Gain 2 memory.")
    judge.send("Ember: Lv.3 red 1000")
    judge.to(KEY.Key_3)
    judge.send("mine")
    judge.play()
    judge.press(KEY.Key_F5)
    shown = judge.table.decision.options.shown
    (refused,) = (line for line in shown if line.text.startswith("Use Mine"))
    assert (refused.sign, "4-22-2@4.2" in refused.clauses) == ("×", True)
    (effect,) = (text for text in judge.table.decision.options.texts if "<Delay>" in text)
    judge.choose(effect)
    assert (judge.actions, judge.letters) == (11, 121)
    assert "16-17-1@4.2" in judge.by("An effect of Mine activates")
    assert {"Memory: 2 for A", "A's trash: Mine"} <= set(judge.board)


@pytest.mark.nightly
def test_scn_121_the_whole_stack_goes_to_the_trash(judge: Judge) -> None:
    judge.new_position()
    judge.send("Mower: tamer [Main] Delete 1 of your opponent's Digimon.")
    judge.to(KEY.Key_B)
    judge.send("Titan: Lv.6 11000 [On Deletion] If you have 10 or more cards in your trash, <Draw 2>.")
    judge.send("3x Layer: Lv.3 1000", CONTROL)
    judge.send("trash 6")
    judge.play()
    judge.choose("Activate an effect of Mower: [Main] Delete 1 of your opponent's Digimon.")
    assert (judge.actions, judge.letters) == (12, 167)
    assert in_order(judge, "Titan is deleted", "An effect of Titan activates", "B draws 2")
    assert "4-7-8@4.2" in judge.by("Titan is deleted")
    assert any(line.startswith("B: hand 2,") and line.endswith("trash 10") for line in judge.board)
