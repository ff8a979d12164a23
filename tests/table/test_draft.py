"""Setting up: input other than cards, and undo."""

from __future__ import annotations

import pytest

from judgeapp.engine.identity import Seat
from judgeapp.messages.errors import InputError
from judgeapp.table.setup import position as at
from judgeapp.table.setup.commands import (
    CardLine,
    Command,
    SetCount,
    SetEdition,
    SetMemory,
    SetPhase,
    SetTitle,
    SetTurn,
    apply_command,
    parse_card_line,
    parse_command,
    parse_count,
)
from judgeapp.table.setup.position import begin
from judgeapp.table.setup.words import LANGUAGES, PILES, word

A, B = Seat.A, Seat.B


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("hand 5", SetCount(A, "hand", 5)),
        ("B  Security 3", SetCount(B, "security", 3)),
        ("eggs b 4", SetCount(B, "digi_egg_deck", 4)),
        ("memory 3", SetMemory(A, 3)),
        ("b memory -2", SetMemory(B, -2)),
        ("turn b", SetTurn(B, None)),
        ("turn 5", SetTurn(A, 5)),
        ("turn b 5", SetTurn(B, 5)),
        ("phase start", SetPhase("start")),
        ("main", SetPhase("main")),
        ("Title: Two  blocks: who?", SetTitle("Two blocks: who?")),
        ("title:", SetTitle("")),
        ("手札 5", SetCount(A, "hand", 5)),
        ("手札５枚", SetCount(A, "hand", 5)),
        ("Ｂのセキュリティ 3", SetCount(B, "security", 3)),
        ("トラッシュ b 2", SetCount(B, "trash", 2)),
        ("B 手牌 5", SetCount(B, "hand", 5)),
        ("安防 3张", SetCount(A, "security", 3)),
        ("數碼蛋卡組 4", SetCount(A, "digi_egg_deck", 4)),
        ("Security B 3", SetCount(B, "security", 3)),
        ("Digi-Egg-Deck 4", SetCount(A, "digi_egg_deck", 4)),
        ("メモリー -3", SetMemory(A, -3)),
        ("記憶體3", SetMemory(A, 3)),
        ("b 内存 2", SetMemory(B, 2)),
        ("Zug B 3", SetTurn(B, 3)),
        ("Bのターン", SetTurn(B, None)),
        ("回合 5", SetTurn(A, 5)),
        ("育成フェイズ", SetPhase("breeding")),
        ("Hauptphase", SetPhase("main")),
        ("Sicherheit 4", SetCount(A, "security", 4)),
        ("Ablage B 7", SetCount(B, "trash", 7)),
        ("Nachziehstapel 30", SetCount(A, "deck", 30)),
        ("ルール 3.6", SetEdition("3.6")),
        ("Titel: Zwei Blocker", SetTitle("Zwei Blocker")),
        ("タイトル：ブロック", SetTitle("ブロック")),
        ("title: " + "block " * 40, SetTitle("block " * 39 + "block")),
    ],
)
def test_commands_about_the_position(text: str, command: Command) -> None:
    assert parse_command(text, A, at.new()) == command


@pytest.mark.parametrize(
    "text",
    [
        "Rex",
        "Lv.4 red 5000",
        "hand",
        "turn",
        "egg green Lv.2",
        "",
        "Title Holdermon: Lv.4 red 5000",
        "title Rex",
        "手札",
        "セキュリティコントロール",
        "Handmon 5",
        "Sicherheit",
        "Sicherheitsmon 5",
        "Zuchtbereich 1",
    ],
)
def test_text_that_may_be_a_card(text: str) -> None:
    assert parse_command(text, A, at.new()) is None


@pytest.mark.parametrize(
    ("text", "number", "card"),
    [
        ("3x Rex", 3, "Rex"),
        ("12 × Lv.4 red 5000", 12, "Lv.4 red 5000"),
        ("3枚 Lv.4", 3, "Lv.4"),
        ("Rex", 1, "Rex"),
        ("0x Rex", 1, "0x Rex"),
        ("3x", 1, "3x"),
        ("X1-001", 1, "X1-001"),
    ],
)
def test_counts_of_a_card(text: str, number: int, card: str) -> None:
    assert parse_count(text) == (number, card)


@pytest.mark.parametrize(
    ("text", "seat", "area", "card"),
    [
        ("hand Gaia Force option red", None, "hand", "Gaia Force option red"),
        ("hand: Gaia Force: option red", None, "hand", "Gaia Force: option red"),
        ("B: Rex Lv.4 blue", B, "", "Rex Lv.4 blue"),
        ("B Rex Lv.4 blue", B, "", "Rex Lv.4 blue"),
        ("A: Rex", A, "", "Rex"),
        ("A Lv.4 red", A, "", "Lv.4 red"),
        ("B's hand Rex red", B, "hand", "Rex red"),
        ("hand of B: Rex red", B, "hand", "Rex red"),
        ("player B security: Rex red", B, "security", "Rex red"),
        ("battle area Rex red", None, "battle", "Rex red"),
        ("B breeding: egg red Lv.2", B, "breeding", "egg red Lv.2"),
        ("Trash: Rex red", None, "trash", "Rex red"),
        ("trash Rex red", None, "trash", "Rex red"),
        ("battle NPC Lv.4 red", None, "battle", "NPC Lv.4 red"),
        ("Hand von B Rex Lv.4 blau", B, "hand", "Rex Lv.4 blau"),
        ("deck Lv.3 red", None, "deck", "Lv.3 red"),
        ("egg deck: egg red Lv.2", None, "digi_egg_deck", "egg red Lv.2"),
        ("Spieler B Rex Lv.4 blau", B, "", "Rex Lv.4 blau"),
        ("Hand von B: Rex Lv.4 blau", B, "hand", "Rex Lv.4 blau"),
        ("Sicherheit: Rex Lv.4 blau", None, "security", "Rex Lv.4 blau"),
        ("B Sicherheit: Rex Lv.4 blau", B, "security", "Rex Lv.4 blau"),
        ("Ablage von B: Rex Lv.4 blau", B, "trash", "Rex Lv.4 blau"),
        ("Zuchtbereich: Ei Lv.2 rot", None, "breeding", "Ei Lv.2 rot"),
        ("Kampfzone: Rex Lv.4 blau", None, "battle", "Rex Lv.4 blau"),
        ("手札 ガイアフォース オプション 赤", None, "hand", "ガイアフォース オプション 赤"),
        ("Bのガルルモン Lv.4 青", B, "", "ガルルモン Lv.4 青"),
        ("プレイヤーBの手札：ガルルモン 青", B, "hand", "ガルルモン 青"),
        ("B的手牌 加鲁鲁兽 蓝", B, "hand", "加鲁鲁兽 蓝"),
        ("手牌：加魯魯獸 藍", None, "hand", "加魯魯獸 藍"),
        ("B手牌：太一 驯兽师 黄", B, "hand", "太一 驯兽师 黄"),
        ("B手札：太一 テイマー 黄", B, "hand", "太一 テイマー 黄"),
        ("B太一 驯兽师 黄", None, "", "B太一 驯兽师 黄"),
        # No area, but facts, a name, or a text.
        ("egg red Lv.2", None, "", "egg red Lv.2"),
        ("security attack +1 Lv.4 red", None, "", "security attack +1 Lv.4 red"),
        ("Security effect: Draw 1", None, "", "Security effect: Draw 1"),
        ("Handmon Lv.4 red", None, "", "Handmon Lv.4 red"),
        ("Ablagemon Lv.4 rot", None, "", "Ablagemon Lv.4 rot"),
        ("Sicherheitsdienst Lv.4 rot", None, "", "Sicherheitsdienst Lv.4 rot"),
        ("Myotismon Lv.5 red", None, "", "Myotismon Lv.5 red"),
        ("Mine Rex Lv.5 red", None, "", "Mine Rex Lv.5 red"),
        ("Hermon Lv.5 red", None, "", "Hermon Lv.5 red"),
        ("My: Lv.5 red", None, "", "My: Lv.5 red"),
        ("セキュリティコントロール 赤", None, "", "セキュリティコントロール 赤"),
        ("[Security] Add this card to the hand", None, "", "[Security] Add this card to the hand"),
        ("hand", None, "", "hand"),
        ("B", None, "", "B"),
    ],
)
def test_player_and_area_before_a_card(text: str, seat: Seat | None, area: str, card: str) -> None:
    assert parse_card_line(text) == CardLine(card, 1, False, seat, area)


def test_number_player_and_state_beside_a_card() -> None:
    for text in ("2x B: Rex suspended", "B: 2x Rex suspended", "2x B: Rex (suspended)", "2x B: Rex（suspended）"):
        assert parse_card_line(text) == CardLine("Rex", 2, True, B)


@pytest.mark.parametrize(
    "text",
    [
        "Rex red came this turn",
        "Rex red, played this turn",
        "in diesem Zug gekommen Rex red",
        "Rex red このターンに登場",
        "Rex red 本回合登場",
    ],
)
def test_that_a_card_came_this_turn_is_typed_with_it(text: str) -> None:
    assert parse_card_line(text) == CardLine("Rex red", new=True)
    for both in (f"{text}, suspended", f"suspended {text}"):
        assert parse_card_line(both) == CardLine("Rex red", suspended=True, new=True)
    assert not parse_card_line(f"{text}\n[On Play] Draw 1").new


def test_a_card_that_is_edited_keeps_its_place_and_its_name() -> None:
    for text in ("B: Wolf: Lv.4 blue", "hand: Wolf: Lv.4 blue", "B手牌：太一: 黄", "B: Lv.4 blue"):
        with pytest.raises(InputError, match="stays where it is"):
            parse_card_line(text, places=False)
    assert parse_card_line("B: Wolf: Lv.4 blue", {"B: Wolf"}.__contains__, places=False).card == "B: Wolf: Lv.4 blue"
    assert parse_card_line("Hand Crusher: Lv.4 blue", places=False).card == "Hand Crusher: Lv.4 blue"


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("A Delicate Plan option purple", "A"),
        ("a suspended level 4 blocker", "a"),
        ("hand Gaia Force: option red", "hand"),
        ("hand Gaia Force\noption red", "hand"),
        ("B Rex: Lv.4 red", "B"),
        ("手札 ガイアフォース：オプション 赤", "手札"),
        ("Battle NPC Lv.4 red 5000", "Battle"),
        ("Security Breach Option red cost 2", "Security"),
        ("Trash Rex red", "Trash"),
        ("Ablage Rex rot", "Ablage"),
        ("Sicherheit Rex rot", "Sicherheit"),
        ("hand B Rex red 5000", "B"),
        ("hand A Delicate Plan option red", "A"),
        ("Battle Lv.4 red 5000", "Battle"),
        ("my Rex Lv.4 red", "my"),
        ("his Rex Lv.4 red", "his"),
        ("mein Rex Lv.4 rot", "mein"),
        ("自分のガルルモン Lv.4 青", "自分"),
        ("我的加鲁鲁兽 Lv.4 蓝", "我"),
        ("我方的加魯魯獸 Lv.4 藍", "我方"),
        ("opponent Rex Lv.4 red", "opponent"),
        ("my opponent's hand Rex red", "opponent's"),
        ("opponents hand: Rex red", "opponents"),
        ("opp hand: Rex red", "opp"),
        ("Gegner Rex Lv.4 rot", "Gegner"),
        ("相手のガルルモン Lv.4 青", "相手"),
        ("对手 加鲁鲁兽 Lv.4 蓝", "对手"),
        ("對手的加魯魯獸 Lv.4 藍", "對手"),
    ],
)
def test_a_word_that_may_be_a_place_or_names_no_player_is_refused(text: str, word: str) -> None:
    with pytest.raises(InputError) as refused:
        parse_card_line(text)
    assert repr(word) in refused.value.what
    # A card with this name has priority, and a line that edits a card has no areas.
    assert parse_card_line(text, lambda _: True).card == parse_card_line(text, places=False).card


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_word_of_each_pile_and_of_the_memory_is_understood(language: str) -> None:
    for pile in PILES:
        assert parse_command(f"B {word(pile, language)} 3", A, at.new()) == SetCount(B, pile, 3)
    assert parse_command(f"B {word('memory', language)} 3", A, at.new()) == SetMemory(B, 3)


def test_typed_commands_are_carried_out() -> None:
    scenario = at.new()
    for text in ("hand 5", "B deck 31", "turn B 4", "memory 2", "phase start"):
        command = parse_command(text, B, scenario)
        assert command is not None
        scenario = apply_command(scenario, command)
    now = at.position(scenario)
    assert (now.B.hand, now.B.deck, now.A.hand) == (5, 31, ())
    assert (now.turn, now.turn_number, now.memory, now.phase) == ("B", 4, 2, "start")
    known = at.add(at.add(scenario, B, "trash", "Lv.3 2000"), B, "trash", "Lv.3 2000")
    with pytest.raises(InputError, match="are known"):
        apply_command(known, SetCount(B, "trash", 1))


def test_an_empty_table_has_what_a_game_needs() -> None:
    side = at.side(begin().now, B)
    assert (side.deck, side.security, side.digi_egg_deck, side.hand) == (30, 5, 3, ())
    assert begin().past == ()


def test_steps_are_undone_and_redone() -> None:
    first = begin()
    second = first.then(at.count(first.now, A, "hand", 5))
    third = second.then(at.memory(second.now, A, 3))
    assert third.then(third.now) is third, "nothing was done"
    assert third.undo().now == second.now
    assert third.undo().undo().now == first.now
    assert third.undo().undo().undo().now == first.now
    assert third.undo().redo() == third
    other = third.undo().then(at.memory(second.now, A, 1))
    assert other.redo() == other, "what was taken back before is gone"
