"""Choices to vary: one player's, both players', or only the order in which pending effects are activated. The others
stay as they were."""

from __future__ import annotations

import re
from collections.abc import Collection
from enum import StrEnum
from typing import NamedTuple

from msgspec import Struct

from judgeapp.engine.game import Game
from judgeapp.engine.identity import Seat
from judgeapp.engine.moment import Decision, Option
from judgeapp.engine.state.state import State

_ID = re.compile(r"#(\d+)")


class WhoseChoices(StrEnum):
    """Player whose choices are tried. ORDER: only the activation order of pending effects."""

    BOTH = "both"
    A = "A"
    B = "B"
    ORDER = "order"


class PlayedDecision(Struct, frozen=True):
    """A decision of the line that was played, and the choice: an option, or its number among those that were open."""

    kind: str
    seat: Seat | None
    key: str


class OptionsToTry(NamedTuple):
    """Keys to try at a decision.

    left_out -- how many of those are not tried, since the option's card is unknown"""

    keys: tuple[str, ...]
    made: int  # how many of the decisions of the line have been met afterwards
    begun: int  # number of lines of play that begin: one for each option, or one if it goes as before
    free: bool = False  # it was to go as before, but that is not open here, so that everything is tried

    @property
    def left_out(self) -> int:
        return self.begun - len(self.keys)


class Variation(Struct, frozen=True):
    """Choices to try instead of those that were played."""

    whose: WhoseChoices = WhoseChoices.BOTH
    line: tuple[PlayedDecision, ...] = ()  # the choices after the position in the played line
    unknown: tuple[str, ...] = ()  # the faces of cards that nobody has described

    def tried(self, game: Game, made: int) -> OptionsToTry:
        """The keys that are tried at the decision of a game, `made` of those of the line having been met on the way."""
        decision = game.decision
        assert decision is not None
        every = tuple(option.key for option in decision.options)
        is_free = len(every) > 1 and not self._is_tried(decision)
        for place in range(made, len(self.line)) if is_free else ():
            played = self.line[place]
            if (played.kind, played.seat) == (decision.kind, decision.seat):
                made = place + 1
                # A choice made with an unknown card is made with it again.
                if (key := _same(played.key, every)) is not None:
                    return OptionsToTry((key,), made, 1)
                break
        known = tuple(option.key for option in decision.options if not self._is_unknown(game.state, option))
        # One unknown card stands for all, so that something is found.
        return OptionsToTry(known or every[:1], made, len(every), is_free)

    def _is_tried(self, decision: Decision) -> bool:
        if self.whose is WhoseChoices.BOTH or decision.seat is None:
            return True
        if self.whose is WhoseChoices.ORDER:
            return decision.kind == "order"
        return decision.seat.value == self.whose.value

    def _is_unknown(self, state: State, option: Option) -> bool:
        """True for an option about an unknown card in a hand."""
        if not self.unknown:
            return False
        refs = (int(number) for number in _ID.findall(option.key))
        return any(
            (card := state.cards.get(ref)) is not None and card.area == "hand" and card.face in self.unknown
            for ref in refs
        )


def decisions_between(game: Game, root: Game) -> tuple[PlayedDecision, ...]:
    """The decisions between a position and a game that came of it."""
    made: list[PlayedDecision] = []
    while game is not root and game.before is not None:
        decision = game.before.decision
        if decision is not None and len(decision.options) > 1:
            made.append(PlayedDecision(decision.kind, decision.seat, game.choice))
        game = game.before
    return tuple(reversed(made))


def _same(key: str, open_keys: Collection[str]) -> str | None:
    """The option that matches a choice of another line: the same, or the only one the same but for ids of cards."""
    if key in open_keys:
        return key
    plain = _ID.sub("", key)
    meant = [option for option in open_keys if _ID.sub("", option) == plain]
    return meant[0] if len(meant) == 1 else None
