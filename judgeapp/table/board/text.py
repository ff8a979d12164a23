"""The board as text: lines that a screen reader reads and a terminal prints. A line is a message,
a code with named parameters; the English sentence is one wording of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from msgspec import Struct

from judgeapp.engine.explanation.narration import DUE, LASTS, NAMELESS, SEVERAL_NAMELESS, Explanation, explain
from judgeapp.engine.state.cards import Face
from judgeapp.table.board.snapshot import (
    AttackSnapshot,
    Board,
    CardSnapshot,
    EffectSnapshot,
    Gained,
    SeatSnapshot,
    TurnToGo,
    UnitSnapshot,
)
from judgeapp.table.sentences import sentences

ENGLISH = sentences("board")
_WORDS = sentences("board words")
TOKEN = "token"


class BoardLine(Struct, frozen=True):
    """Line of a board as text, indented by `depth`. `ref`: its card or unit, or 0; `clauses`: its reasons, if any."""

    explanation: Explanation
    depth: int = 0
    ref: int = 0
    clauses: tuple[str, ...] = ()


def lines(board: Board, *, first: str = "A") -> tuple[BoardLine, ...]:
    """The board from the seat of a player: his side first."""
    return tuple(_lines(board, first))


def facts_line(face: Face) -> BoardLine:
    """Line of a card's printed values besides its name and texts."""
    if _is_called_by_facts(face.words.get("name", face.name), face.level, face.dp):
        return _line("facts", kinds=face.category.value, level="", dp="", colors="")
    colors = " ".join(color.value for color in face.colors)
    return _line("facts", kinds=face.category.value, level=face.level, dp=face.dp, colors=colors)


def _is_called_by_facts(name: str, level: int | None, dp: int | None) -> bool:
    """Return true for a card without a name of its own: "Lv.4 red 5000 DP"."""
    return f"Lv.{level}" in name and str(dp) in name


def _line(code: str, depth: int = 0, ref: int = 0, clauses: tuple[str, ...] = (), **params: object) -> BoardLine:
    return BoardLine(explain(ENGLISH, code, **params), depth, ref, clauses)


def _lines(board: Board, first: str) -> Iterator[BoardLine]:
    if board.is_over:
        yield _line("over", winner=board.winner)
    # The end of the turn isn't a phase of its own (6-1-2).
    code = "turn-end" if board.phase == "end" else "turn"
    yield _line(code, turn=board.turn, phase=board.phase, seat=board.turn_seat, edition=board.edition)
    yield _line("memory", memory=board.seats[board.turn_seat].memory, seat=board.turn_seat)
    if board.attack is not None:
        yield _attack(board.attack)
    for group in board.pending:
        yield from _pending(group)
    for later in board.later:
        yield _line(
            "later", ref=later.waiting.ref, timing=DUE[later.timing], card=later.waiting.card, text=later.waiting.text
        )
    if board.shown:
        yield _line("shown", cards=_names(board.shown))
    on_field = {unit.id for unit in board.units()}
    for text in board.unread:
        if text.ref not in on_field:
            yield _line("unread", ref=text.ref, card=text.card, text=text.text)
    for seat in sorted(board.seats, key=lambda seat: seat != first):
        yield from _side(board.seats[seat])


def _attack(attack: AttackSnapshot) -> BoardLine:
    code = "attack-player" if attack.at_player else "attack"
    if not attack.attacker:
        code = "attack-attacker-left"
    elif not attack.target and not attack.at_player:
        code = "attack-target-left"
    return _line(code, attacker=attack.attacker, target=attack.target, stage=attack.stage)


def _pending(group: TurnToGo) -> Iterator[BoardLine]:
    yield _line(
        "pending",
        clauses=group.clauses,
        why=_WORDS[group.why],
        seat=group.seat,
        chooses=_WORDS["chooses"] if group.chooses else "",
    )
    for effect in group.waiting:
        code = "waiting" if effect.text else "waiting-lost"
        yield _line(code, 1, effect.ref, card=effect.card, text=effect.text)


def _side(side: SeatSnapshot) -> Iterator[BoardLine]:
    yield _line(
        "side",
        seat=side.seat,
        hand=len(side.hand),
        deck=len(side.deck),
        eggs=len(side.digi_egg_deck),
        security=len(side.security),
        trash=len(side.trash),
    )
    for gained in side.gained:
        yield _gained(gained, 1)
    for area, units in (("battle", side.battle), ("breeding", side.breeding)):
        if units:
            yield _line(area, 1, seat=side.seat)
        for unit in units:
            yield from _unit(unit)
    piles = {"hand": side.hand, "security": side.security, "trash": side.trash}
    for pile, cards in piles.items():
        named = [card for card in cards if not card.blank]
        if not named:
            continue
        if pile == "trash":
            # Everybody sees the cards there (3-6-3), in any order (3-6-2): a card that is only counted has no name, but
            # isn't hidden.
            left = len(cards) - len(named)
            yield _line("pile", 1, pile=pile, seat=side.seat, cards=_names(named), number=left or "")
        else:
            yield _line("pile", 1, pile=pile, seat=side.seat, cards=_names(cards))


def _unit(unit: UnitSnapshot) -> Iterator[BoardLine]:
    # Facts in the name are repeated only where they differ now.
    is_told = _is_called_by_facts(unit.name, unit.level.printed, unit.dp.printed)
    yield _line(
        "unit",
        2,
        unit.id,
        label=unit.label,
        name="" if unit.label.startswith(unit.name) else unit.name,
        kinds=TOKEN if unit.token else "" if unit.categories == ("digimon",) else " and ".join(unit.categories),
        level="" if is_told and not unit.level.is_changed else unit.level.now,
        dp="" if is_told and not unit.dp.is_changed else unit.dp.now,
        printed=unit.dp.printed if unit.dp.is_changed else "",
        colors="" if is_told and unit.colors == unit.stack[0].colors else " ".join(unit.colors),
        suspended=_WORDS["suspended"] if unit.suspended else "",
        fresh=_WORDS["fresh"] if unit.fresh else "",
        keywords=" ".join(_keywords_beside(unit.label, unit.keywords)),
    )
    for card in unit.stack[1:]:
        yield _line("under", 3, card.id, name=card.title, down="" if card.face_up else _WORDS["down"])
        yield from _had(card, [effect for effect in card.effects if effect.is_inherited])
    for card in unit.links:
        dp = f"{card.link_dp:+d}" if card.link_dp else ""
        yield _line("link", 3, card.id, name=card.title, dp=dp)
        yield from _had(card, [effect for effect in card.effects if effect.is_of_link])
    for gained in unit.gained:
        if not gained.bare:
            yield _gained(gained, 3)
    for text in unit.unread:
        yield _line("unread", 3, unit.id, text=text)


def _keywords_beside(name: str, keywords: Sequence[str]) -> Iterator[str]:
    """Those that the name of a card without a name of its own doesn't state: "Lv.4 red 5000 DP <Blocker>"."""
    for keyword in keywords:
        if keyword in name:
            name = name.replace(keyword, "", 1)
        else:
            yield keyword


def _had(card: CardSnapshot, effects: Sequence[EffectSnapshot]) -> Iterator[BoardLine]:
    """The effects that a Digimon has by a card under it (4-2-4) or linked to it (4-2-6)."""
    for effect in effects:
        active = "" if effect.active is None else _WORDS["active" if effect.active else "inactive"]
        yield _line("inherited", 4, card.id, text=effect.text, active=active)


def _gained(gained: Gained, depth: int) -> BoardLine:
    part = _WORDS.get(gained.part, "")
    until = LASTS.get(gained.until, "")
    return _line("gained", depth, gained.id, text=gained.text, card=gained.card, part=part, until=until)


def _names(cards: Sequence[CardSnapshot]) -> str:
    """Names in their order; unknown cards one after another are counted."""
    names: list[str] = []
    for is_blank, some in groupby(cards, key=lambda card: card.blank):
        of_these = [*some]
        if is_blank and len(of_these) > 1:
            names.append(f"{len(of_these)} × {SEVERAL_NAMELESS}")
        else:
            names += (NAMELESS if is_blank else card.title for card in of_these)
    return ", ".join(names)
