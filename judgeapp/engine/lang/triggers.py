"""Trigger conditions (15-5): what has to happen."""

from __future__ import annotations

from typing import Literal

from judgeapp.engine.lang.filters import Filter
from judgeapp.engine.lang.record import Record
from judgeapp.engine.lang.words import Area, Category, Happening, Special, Whose


class Agent(Record, frozen=True):
    """Effects by which something happens: "one of your Digimon's effects", "[Alpha]'s effect",
    "<Alliance>".

    kinds   -- of such a kind of card (15-2); none: of any
    names   -- of a card of one of these names
    keyword -- they are this keyword effect
    """

    whose: Whose = Whose.ANY
    kinds: tuple[Category, ...] = ()
    names: tuple[str, ...] = ()
    keyword: str | None = None


class When(Record, frozen=True):
    """A trigger condition "when ..." (15-5).

    event   -- the kind of event: "deleted", "played", "suspended", "security-reduced", ...
    subject -- which cards it must happen to
    object  -- of what a card does to another, the other: what it deletes in battle or attacks,
               what is placed under it or linked to it, what it was under when it was trashed
    this    -- it must happen to the card of the effect itself, as it must be with `subject`
    into    -- of digivolution: into which card
    how     -- of digivolution: only of this kind, "dna" (8-2), "burst" (8-3), "app-fusion" (8-4)
    origin  -- of what is played, used, digivolved into or trashed itself: the areas one of which
               it came from
    to      -- of what leaves: the areas to one of which it goes, "returned to the hand"; that it is
               deleted is not said so
    by      -- whose effects must have caused it, or which: "by your effects"; in_battle: by battle
    except_by -- whose effects must not have: "other than by your effects"; outside_battle:
                 "other than in battle"; outside_digixros: "other than by DigiXros" (7-2-2-7)
    at      -- of "attack-declared": what is attacked, "player" or "digimon" (11-2-7-6)
    phase   -- the phase of your turn in which it must happen: "main", "unsuspend"
    keyword -- the keyword effect of this Digimon by which it must happen
    single  -- it must happen to exactly one of those that are meant
    """

    event: Happening
    subject: Filter | None = None
    object: Filter | None = None
    into: Filter | None = None
    how: Special | Literal[""] = ""
    this: bool = False
    origin: tuple[Area, ...] = ()
    to: tuple[Area, ...] = ()
    by: Whose | Agent | None = None
    except_by: Whose | Agent | None = None
    in_battle: bool = False
    outside_battle: bool = False
    outside_digixros: bool = False
    at: Literal["", "player", "digimon"] = ""
    phase: Literal["", "unsuspend", "draw", "breeding", "main", "end"] = ""
    keyword: str | None = None
    single: bool = False
