"""Equality of two states by the rules: everything but the ids of cards, the count of events, the labels of copies, and
the order in places that have none (3-5-2, 3-6-2)."""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Collection, Mapping
from itertools import pairwise
from operator import itemgetter
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from judgeapp.engine.identity import EffectSource, Seat
from judgeapp.engine.lang import Property
from judgeapp.engine.state.cards import asked_this_turn
from judgeapp.engine.state.frames import Frame
from judgeapp.engine.state.state import Areas, Attack, Card, Grant, Occurrence, State, Unit

_DIGEST_BYTES = 16  # bytes; that two positions of one duel have the same by chance is out of the question


def fingerprint(
    state: State, apart: Collection[str] = (), meant: Collection[int] = (), *, by_order: bool = False
) -> str:
    """Hash that is the same for states with no difference that counts for the rules; ignores the trail to them (18-3).

    apart -- labels of copies that are distinguished from others like them
    meant -- ids of cards on the field that are distinguished from others like them
    by_order -- alike cards on the field are distinguished by which came first: options are in that order"""
    return fingerprint_of(canonical_form(state, PlaceNames(state, apart, by_order=by_order), meant))


def fingerprint_of(parts: list[Any]) -> str:
    """Hash of a canonical form."""
    return hashlib.blake2b(_encode(parts), digest_size=_DIGEST_BYTES).hexdigest()


def canonical_form(state: State, names: PlaceNames, meant: Collection[int] = ()) -> list[Any]:
    """Canonical form of a state: places stand in for ids."""
    return [
        [_piles(state, state.areas[seat], names) for seat in Seat],
        [names.unit(unit) for unit in names.units],
        sorted(names.removed.items()),
        [state.memory, state.turn_seat, state.turn, state.phase, names.attack(state.attack)],
        [names.grant(grant) for grant in state.grants],
        _since(state, names),
        [[r.timing, r.turn, names.occurrence(r.occurrence)] for r in state.reserved],
        [[names.occurrence(o) for o in batch.occurrences] for batch in state.batches],
        [names.occurrence(o) for o in state.fresh],
        [names.frame(frame) for frame in state.frames],
        [use[:2] for use in uses_of(state, names)],
        names.loose,
        state.result,
        [names[unit] for unit in meant],
    ]


_encode = msgspec.json.Encoder().encode
# The effect in place names, how often it was used this turn, and its label.
Use: TypeAlias = tuple[str, int, str]


def _piles(state: State, areas: Areas, names: PlaceNames) -> list[Any]:
    code = names.code
    return [
        [code(card) for card in areas.deck],
        [code(card) for card in areas.digi_egg_deck],
        [code(card) for card in areas.security],
        sorted(map(code, areas.hand)),
        sorted(map(code, areas.trash)),
    ]


def _since(state: State, names: PlaceNames) -> list[Any]:
    """Active persistent effects in groups of those that began together: the later of two wins (15-8-2-5), also between
    one and a grant."""
    began: dict[int, list[str]] = {}
    for key, since in state.since.items():
        began.setdefault(since, []).append(names.words(key))
    for grant in state.grants:
        began.setdefault(grant.since, []).append(names[grant.id])
    return [sorted(began[since]) for since in sorted(began)]


def uses_of(state: State, names: PlaceNames) -> list[Use]:
    """Uses of effects this turn, without cards that are gone: they do not come back. What players have done counts only
    where a card asks for it."""
    deeds = () if asked_this_turn(state.faces) else tuple(f"{seat.value}/" for seat in Seat)
    used = ((names.words(key), n, state.use_label(key)) for key, n in state.used.items() if not key.startswith(deeds))
    return sorted(use for use in used if _GONE not in use[0].partition("/")[0])


# Values of procedures: single numbers that are ids, several that are not, and the numbers of events.
_ONE_ID = frozenset(("unit", "card", "attacker", "target", "defender", "security", "top", "link", "tamer"))
_NO_IDS = frozenset(("counts", "effects", "materials", "silenced", "pick.modes"))
_NO_IDS_BEGIN = ("did.", "is ", "how.", "came about: ", "counted ")
_PROPERTIES = tuple(f".{of.value}{then}" for of in Property for then in ("", " before"))
_EVENTS = ("used", "checked")
# In words an id precedes a stroke ("12/effects.0"), after a cross ("Agumon#12"), and where
# something was gained ("gained.7.0"); other digits are no ids.
_ID_IN_WORDS = re.compile(r"\d+(?=/)|(?<=#)\d+|(?<=gained\.)\d+")
_GONE = "gone."
_PENDING = re.compile(r"^pending\.\d+$")


def _are_ids(name: str) -> bool:
    """True if the numbers that a procedure remembers under a name are ids of cards or units."""
    return name not in _NO_IDS and not name.startswith(_NO_IDS_BEGIN) and not name.endswith(_PROPERTIES)


class PlaceNames:
    """Names that replace ids: the card's place. Each id has its own name, so the canonical form loses nothing."""

    def __init__(self, state: State, apart: Collection[str] = (), *, by_order: bool = False) -> None:
        self._state = state
        self._apart = apart
        self._cards = state.cards
        self._codes: dict[int, str] = {}
        names: dict[int, str] = {}
        self._by_order = by_order
        self.units = self._ordered(state.units.values())
        for number, unit in enumerate(self.units):
            names[unit.id] = f"unit.{number}"
            for index, card in enumerate((*unit.stack, *unit.links)):
                names[card] = f"unit.{number}.{index}"
        for number, grant in enumerate(state.grants):
            names[grant.id] = f"grant.{number}"
        waiting = (
            *(r.occurrence for r in state.reserved),
            *(o for batch in state.batches for o in batch.occurrences),
            *state.fresh,
        )
        for number, occurrence in enumerate(waiting):
            names[occurrence.id] = f"waits.{number}"
        self._known = names
        self._has_piles = False
        self._gone = 0
        in_piles = sum(map(_held, state.areas.values()))
        self.removed: Counter[str] = Counter()
        self.loose: list[str] = []
        if in_piles + sum(len(u.stack) + len(u.links) for u in self.units) < len(self._cards):
            self._name_the_others()

    def __getitem__(self, ref: int) -> str:
        if (name := self._known.get(ref)) is not None:
            return name
        if not self._has_piles:
            self._name_piles()
            if (name := self._known.get(ref)) is not None:
                return name
        # Nothing is there any more, but it is the same nothing in every use.
        self._gone += 1
        return self._known.setdefault(ref, f"{_GONE}{self._gone}" if ref else "0")

    def code(self, card: int) -> str:
        """Code of a card, wherever it lies: face, orientation, owner."""
        if (code := self._codes.get(card)) is None:
            code = _code(self._cards[card])
            if self._apart and (called := self._cards[card].called) in self._apart:
                code += f"={called}"
            self._codes[card] = code
        return code

    def _place(self, unit: Unit) -> list[Any]:
        return [
            unit.seat,
            unit.area,
            [self.code(card) for card in (*unit.stack, *unit.links)],
            unit.suspended,
            unit.arrived,
        ]

    def _ordered(self, units: Collection[Unit]) -> list[Unit]:
        """Units ordered by properties; equal ones by what holds for them, so that which is which does not matter."""
        placed = sorted(((self._place(unit), unit) for unit in units), key=itemgetter(0))
        if self._by_order or all(entry[0] != next_entry[0] for entry, next_entry in pairwise(placed)):
            return [unit for _, unit in placed]
        places = Counter(_encode(place) for place, _ in placed)
        placed.sort(key=lambda entry: (entry[0], self._part_of(entry[1]) if places[_encode(entry[0])] > 1 else []))
        return [unit for _, unit in placed]

    def _part_of(self, unit: Unit) -> list[Any]:
        """Part of a unit in running procedures, without ids: references to it and its cards."""
        state, attack = self._state, self._state.attack
        own = frozenset(map(int, (unit.id, *unit.stack, *unit.links)))
        moments = sorted({*state.since.values(), *(grant.since for grant in state.grants)})
        waiting = (
            *(r.occurrence for r in state.reserved),
            *(o for batch in state.batches for o in batch.occurrences),
            *state.fresh,
        )
        return [
            unit.placed,
            attack is not None and attack.attacker == unit.id,
            attack is not None and attack.target == unit.id,
            [
                [index, grant.unit == unit.id, grant.by.unit == unit.id, int(grant.by.card) in own]
                for index, grant in enumerate(state.grants)
                if not own.isdisjoint((int(grant.unit), int(grant.by.unit), int(grant.by.card)))
            ],
            sorted([moments.index(since), words] for key, since in state.since.items() if (words := _of_own(own, key))),
            sorted([words, count] for key, count in state.used.items() if (words := _of_own(own, key))),
            [
                [index, int(o.host) in own, *_of_source(own, o.source), _spoken_of(own, o.facts)]
                for index, o in enumerate(waiting)
                if int(o.host) in own or any(_of_source(own, o.source)) or _spoken_of(own, o.facts)
            ],
            [
                [index, *_of_source(own, frame.source), _spoken_of(own, frame.values)]
                for index, frame in enumerate(state.frames)
                if any(_of_source(own, frame.source)) or _spoken_of(own, frame.values)
            ],
        ]

    def _name_piles(self) -> None:
        """Name the cards of the piles; the order in the hand and in the trash does not matter."""
        self._has_piles = True
        for seat in Seat:
            areas = self._state.areas[seat]
            for pile in ("deck", "digi_egg_deck", "security"):
                for index, card in enumerate(getattr(areas, pile)):
                    self._known[card] = f"{seat.value}.{pile}.{index}"
            for pile in ("hand", "trash"):
                seen: Counter[str] = Counter()
                for card in getattr(areas, pile):
                    code = self.code(card)
                    seen[code] += 1
                    self._known[card] = f"{seat.value}.{pile}.{code}.{seen[code]}"

    def _name_the_others(self) -> None:
        """Name cards being played, used or revealed, and those out of the game, whose number does not matter."""
        self._name_piles()
        for ref in sorted(self._cards.keys() - self._known.keys()):
            card = self._cards[ref]
            if card.area == "removed":
                self._known[ref] = f"removed.{card.face}"
            else:
                self._known[ref] = f"loose.{len(self.loose)}"
                self.loose.append(f"{self.code(ref)}{card.area}")

    # -- the parts of a state ---------------------------------------------------------------------

    def unit(self, unit: Unit) -> list[Any]:
        code = self.code
        return [
            unit.seat,
            unit.area,
            [code(card) for card in unit.stack],
            [code(card) for card in unit.links],
            unit.suspended,
            unit.arrived,
            unit.placed,
            unit.digixrosed,
            unit.assembled,
        ]

    def attack(self, attack: Attack | None) -> list[Any] | None:
        if attack is None:
            return None
        return [
            self[attack.attacker],
            attack.seat,
            self[attack.target],
            attack.at_player,
            attack.stage,
            attack.countered,
            attack.blocked,
            attack.ended,
            attack.pierced,
            attack.blitz,
        ]

    def grant(self, grant: Grant) -> list[Any]:
        return [
            self.source(grant.by),
            [_encoded(gift) for gift in grant.gifts],
            _encoded(grant.until),
            self[grant.unit],
            _encoded(grant.over),
            grant.seat,
            grant.breeding,
        ]

    def source(self, source: EffectSource | None) -> list[Any] | None:
        if source is None:
            return None
        return [self[source.card], self[source.unit], source.seat, self.words(source.index), source.kinds]

    def occurrence(self, occurrence: Occurrence) -> list[Any]:
        facts = {name: self._value(name, value) for name, value in occurrence.facts.items()}
        return [
            self[occurrence.host],
            self.source(occurrence.source),
            _encoded(occurrence.effect),
            sorted(facts.items()),
            occurrence.timing,
            occurrence.rules,
        ]

    def frame(self, frame: Frame) -> list[Any]:
        """Canonical form of a running procedure; its cause does not matter."""
        values = {
            self.words(name): self._value(name, value)
            for name, value in frame.values.items()
            if not (name in _EVENTS and isinstance(value, int)) and name != "called"  # the name of a copy
        }
        actions = [_encoded(action) for action in frame.actions]
        return [frame.procedure, frame.step, sorted(values.items()), actions, self.source(frame.source)]

    def _value(self, name: str, value: object) -> Any:
        if isinstance(value, bool) or value is None:
            return value
        if isinstance(value, int):
            return self[value] if name in _ONE_ID else value
        if isinstance(value, str):
            return self.words(value)
        assert isinstance(value, tuple), f"{name} is remembered as a {type(value)}"
        ids = _are_ids(name)
        return [self.words(v) if isinstance(v, str) else self[v] if ids else v for v in value]

    def words(self, words: str) -> str:
        """A text with names in place of the ids in it."""
        if "pending." in words:
            words = _PENDING.sub("pending", words)
        return _ID_IN_WORDS.sub(lambda m: self[int(m[0])], words)


def _of_own(own: Collection[int], words: str) -> str:
    """A text with "own" in place of the ids that are among some; empty if none is."""
    marked = _ID_IN_WORDS.sub(lambda m: "own" if int(m[0]) in own else "other", words)
    return marked if any(int(m[0]) in own for m in _ID_IN_WORDS.finditer(words)) else ""


def _of_source(own: Collection[int], source: EffectSource | None) -> list[bool]:
    return [source is not None and int(ref) in own for ref in ((source.card, source.unit) if source else ())]


def _spoken_of(own: Collection[int], values: Mapping[str, object]) -> list[Any]:
    """Names under which some ids are remembered, with their places there."""
    spoken: list[Any] = []
    for name, value in sorted(values.items()):
        if isinstance(value, int) and not isinstance(value, bool) and name in _ONE_ID and value in own:
            spoken.append([name])
        elif isinstance(value, str) and (words := _of_own(own, value)):
            spoken.append([name, words])
        elif isinstance(value, tuple):
            ids = _are_ids(name)
            marks = [_of_own(own, v) if isinstance(v, str) else "own" if ids and v in own else "" for v in value]
            if any(marks):
                spoken.append([name, *marks])
    return spoken


def _held(areas: Areas) -> int:
    return sum(map(len, (areas.deck, areas.digi_egg_deck, areas.hand, areas.trash, areas.security)))


# Most cards are the same objects in many states.
_CODES: dict[int, tuple[Card, str]] = {}
_MAX_CODES = 50_000


def _code(card: Card) -> str:
    if (cached := _CODES.get(id(card))) is not None:
        return cached[1]
    if len(_CODES) > _MAX_CODES:
        _CODES.clear()
    code = _code_of(card)
    _CODES[id(card)] = (card, code)  # it is kept, so that nothing else gets its id
    return code


def _code_of(card: Card) -> str:
    lying = "" if card.face_up else "|"
    shown = f">{card.shown_from}" if card.shown_from is not None else ""
    return f"{card.face}{lying}{'*' if card.token else ''}{shown}^{card.owner}"


# Records of the effect language have no ids in them, and are shared by all states of a duel.
_ENCODED: dict[int, tuple[object, str]] = {}
_MAX_ENCODED = 50_000


def _encoded(part: Struct | str | None) -> str:
    if part is None or isinstance(part, str):
        return part or ""
    if (cached := _ENCODED.get(id(part))) is not None:
        return cached[1]
    if len(_ENCODED) > _MAX_ENCODED:
        _ENCODED.clear()
    text = _encode(part).decode()
    _ENCODED[id(part)] = (part, text)  # it is kept, so that nothing else gets its id
    return text
