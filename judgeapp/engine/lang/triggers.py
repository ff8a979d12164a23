"""Trigger conditions (15-5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args

from judgeapp.engine.lang.filters import EXTREME, ONE_CARD, TOGETHER, Filter
from judgeapp.engine.lang.record import ConditionRecord, Place, Record, Wrong, list_words
from judgeapp.engine.words import Area, Category, Happening, Special, Whose, Would
from judgeapp.messages.message import message

# Fields of a trigger condition for certain events only.
ASKED_OF: Mapping[str, frozenset[Happening]] = {
    "at": frozenset(("attack-declared",)),
    "how": frozenset(("digivolved", "digivolved-into")),
    "into": frozenset(("digivolved",)),
    "keyword": frozenset(("trashed", "sources-trashed")),
    "same_level": frozenset(("digivolved",)),
    "object": frozenset(
        (
            "attack-declared",
            "checked",
            "deletes-in-battle",
            "deletes-in-battle-and-survives",
            "is-blocked",
            "linked",
            "placed-under",
            "sources-added",
            "trashed",
        )
    ),
    "to": frozenset(("left", "returned")),
}
# Fields unused by immediate effects on coming events.
_NOT_BEFORE = ("at", "phase", "keyword", "same_level")
# Areas in which the other card of an event can be; an event not listed here means the card it happens to.
_OBJECTS: Mapping[Happening, tuple[Area, ...]] = {
    "checked": (Area.SECURITY,),
    "sources-added": (Area.UNDER,),
    "placed-under": (Area.UNDER,),
    "linked": (Area.LINK,),
}
_FIELD = (Area.BATTLE, Area.BREEDING)
_ANSWERED = frozenset[str]((*get_args(Would), "digivolved-into"))


class Agent(Record, frozen=True):
    """Effects by which something happens: "one of your Digimon's effects", "[Alpha]'s effect", "<Alliance>"."""

    whose: Whose = Whose.ANY
    kinds: tuple[Category, ...] = ()  # of such a kind of card (15-2); none: of any
    names: tuple[str, ...] = ()  # of a card of one of these names
    keyword: str | None = None  # they are this keyword effect


class When(Record, frozen=True):
    """A trigger condition "when ..." (15-5)."""

    governed_by = ("15-5-1", "15-5-2")
    ignored = {"subject": TOGETHER | {"among"}, "object": TOGETHER | EXTREME | {"among"}, "into": ONE_CARD}

    event: Happening  # the kind of event: "deleted", "played", "suspended", "security-reduced", ...
    subject: Filter | None = None  # which cards it must happen to
    # The other card of an event: the one it deletes in battle or attacks, the one placed under it or linked to it, the
    # one it was under when it was trashed.
    object: Filter | None = None
    into: Filter | None = None  # of digivolution: into which card
    # Of digivolution: only of this kind, "dna" (8-2), "burst" (8-3), "app-fusion" (8-4).
    how: Special | Literal[""] = ""
    same_level: bool = False  # of digivolution: the result must have the level that the card had
    this: bool = False  # it must happen to the card of the effect itself, as it must be with `subject`
    # Of a card played, used, digivolved into or trashed itself: the areas it may have come from.
    origin: tuple[Area, ...] = ()
    # Of a card that leaves, or is returned from elsewhere: the areas it may go to, "returned to the hand"; deletion is
    # not expressed this way.
    to: tuple[Area, ...] = ()
    # Whose effects must have caused it, or which: "by your effects"; in_battle: by battle.
    by: Whose | Agent | None = None
    # Whose effects must not have: "other than by your effects"; outside_battle: "other than in battle";
    # outside_digixros: "other than by DigiXros" (7-2-2-7).
    except_by: Whose | Agent | None = None
    in_battle: bool = False
    outside_battle: bool = False
    outside_digixros: bool = False
    at: Literal["", "player", "digimon"] = ""  # of "attack-declared": the target, "player" or "digimon" (11-2-7-6)
    # The phase in which it must happen, "main" or "unsuspend", and whose turn that must be of.
    phase: Literal["", "unsuspend", "draw", "breeding", "main", "end"] = ""
    phase_of: Whose = Whose.YOURS
    keyword: str | None = None  # the keyword effect of this Digimon by which it must happen
    # It must happen to that card alone, and to no other at the same time, whether meant or not (official answers 2015,
    # 2019, 2128, 2129).
    single: bool = False

    def faults(self, at: Place) -> Wrong:
        # An event in CameAbout has already happened, whatever the effect answers.
        is_trigger = at.owner is not None and not issubclass(at.owner, ConditionRecord)
        answers = is_trigger and bool(at.would)
        for name, events in ASKED_OF.items():
            if getattr(self, name) and self.event not in events:
                yield (
                    message("{name!r} can't be asked about {event!r}", name=name, event=self.event),
                    message("Leave it out, or use it with one of {events}", events=list_words(events)),
                )
        if answers:
            if self.event not in _ANSWERED:
                yield (
                    message("no effect can interrupt {event!r} before it happens", event=self.event),
                    message("Leave out 'would', or use it with one of {answered}", answered=list_words(_ANSWERED)),
                )
            for name in _NOT_BEFORE:
                if getattr(self, name):
                    yield (
                        message("{name!r} can't be asked about what would happen", name=name),
                        message("Leave it out"),
                    )
        if (
            self.subject is not None
            and self.subject.areas != Filter().areas
            and (self.event == "used" or (answers and self.event == "played"))
        ):
            yield (
                message("a card that is played or used is in no area"),
                message("Specify where it comes from: 'origin'"),
            )
        if not answers and self.this and self.into is not None and self.how == "dna":
            yield (
                message("a Digimon that has DNA digivolved is a different one (8-2-2-1)"),
                message("Have it respond before that happens: 'would'"),
            )
        if not answers and self.object is not None:
            areas = _OBJECTS.get(self.event, _FIELD)
            if not set(areas).intersection(self.object.areas):
                yield (
                    message("'object' of {event!r} is never in the areas it names", event=self.event),
                    message("Specify where it is, 'areas': {areas}", areas=list_words(areas)),
                )
