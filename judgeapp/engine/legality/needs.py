"""What each action of the effect language is done to, and what must be so for it to be possible:
once an action, in one table. What it does is in judgeapp.engine.procedures.actions.

An action of which nothing is said here fails the type check, at the `assert_never` that ends the
table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from functools import partial
from itertools import chain, combinations
from typing import NamedTuple, TypeAlias, assert_never

from judgeapp.engine import lang
from judgeapp.engine.derive import Held, Scope, View
from judgeapp.engine.identity import NO_UNIT, CardId, EffectSource, Seat, UnitId
from judgeapp.engine.lang import Action, Area, Category, Deed, Target, Whose
from judgeapp.engine.legality import obstacles
from judgeapp.engine.legality.attack import player_attacked, targets_of_attack
from judgeapp.engine.legality.costs import forbidden_card
from judgeapp.engine.legality.fusing import app_fusing, blast_fusions, bursting, fusing
from judgeapp.engine.legality.limits import deletion_limit, raised
from judgeapp.engine.legality.requirements import digivolving_by_blast, fits_colors, linkable, requirements_by
from judgeapp.engine.matching import most_that_find_their_own
from judgeapp.engine.state.playing import being_declared, being_played

_Able: TypeAlias = Callable[[int], bool]
_YOUR_TAMER = lang.Filter(whose=Whose.YOURS, categories=(Category.TAMER,))


class Use(Enum):
    """What the parts of one condition can't use the same card for twice."""

    SUSPENDING = "suspending"
    UNSUSPENDING = "unsuspending"
    GOING = "going"  # to wherever


class CardsNeeded(NamedTuple):
    """How many cards an action asks for, and those that it can be done to.

    chosen -- they are chosen, so that what another part takes is not there for it any more
    """

    asked: int
    able: tuple[int, ...]
    chosen: bool


class Needs(NamedTuple):
    """What an action asks for.

    so      -- what it hangs on besides cards and memory is so
    cards   -- the cards that it is done to, of each of its targets
    use     -- what it uses them up for
    piles   -- how many cards it takes from the top of a pile
    memory  -- by how much it changes the memory of its player
    one_of  -- it comes to one of these lists of actions, and asks for what they ask for
    """

    so: bool = True
    cards: tuple[CardsNeeded, ...] = ()
    use: Use | None = None
    piles: tuple[tuple[Seat, Area, int], ...] = ()
    memory: int = 0
    one_of: tuple[tuple[Action, ...], ...] = ()


# It can always be done, and is done to no card.
NOTHING = Needs()


def needs_of(view: View, action: Action, scope: Scope) -> Needs:
    """What an action of an effect asks for. Whether the cost of what is played, used, digivolved
    into or linked can be paid is asked when that is declared (1-3-11-1)."""
    by = EffectSource(scope.card, scope.unit, scope.seat, "")
    find = _Finder(view, where_it_went(view, action, scope), by)
    match action:
        # -- what is done to cards --
        case lang.Delete():
            target = deletion_limit(view, action.target, scope).target
            return find.units(target, find.free(obstacles.to_deleting), Use.GOING)
        case lang.Trash():
            return find.cards(action.target, find.can_trash, Use.GOING)
        case lang.ToHand():
            return find.sent(action.target, Area.HAND)
        case lang.ToDeck():
            return find.sent(action.target, Area.DECK)
        case lang.ToSecurity():
            return find.sent(action.target, Area.SECURITY)
        case lang.TakeTopCards():
            return find.units(action.target, lambda unit: find.can_take_from(unit, action))
        case lang.PlaceUnder():
            placed = find.cards(action.target, find.is_reached, Use.GOING)
            return placed._replace(so=find.has_host(action.under, placed.cards))
        case lang.Flip():
            return find.cards(action.target, lambda ref: find.can_flip(ref, action))._replace(piles=())
        case lang.PlaceInBattle():
            return find.cards(action.target, find.is_loose, Use.GOING)
        case lang.Suspend():
            return find.units(action.target, find.free(obstacles.to_suspending), Use.SUSPENDING)
        case lang.Unsuspend():
            return find.units(action.target, find.free(obstacles.to_unsuspending), Use.UNSUSPENDING)
        case lang.Move():
            return find.units(action.target, lambda unit: find.can_move(unit, action))
        case lang.DeDigivolve():
            return find.units(action.target, find.free(obstacles.to_de_digivolving))
        case lang.TrashSources():
            return find.units(action.target, lambda unit: find.has_under(unit, action))
        case lang.Attack():
            return find.units(action.target, lambda unit: find.can_attack(unit, action))
        case lang.Blitz():
            attack = lang.Attack(action.target)
            attacking = find.units(action.target, lambda unit: find.can_attack(unit, attack))
            return attacking._replace(so=view.holds(lang.BLITZ_CONDITION, scope))  # 16-15-3
        case lang.Battle():
            battling = find.units(action.target, find.is_reached)
            return battling._replace(so=bool(find.reached_units(action.against)))
        case lang.SwitchTarget(to=lang.Player() as player):
            attacked = player_attacked(view, player, scope)
            return Needs(attacked and find.free(obstacles.to_switching)(NO_UNIT))
        case lang.SwitchTarget():
            return find.units(action.to, find.free(obstacles.to_switching))
        case lang.Give(target=lang.All()):
            return NOTHING  # 15-11-2-2: what comes later is affected as well
        case lang.Give() | lang.Select():
            return find.cards(action.target)  # 15-15-6-4: given also to what isn't affected
        case lang.Prevent():
            return find.cards(action.target, find.is_reached)
        # -- playing, using, digivolving, linking --
        case lang.PlayFree():
            return find.cards(action.target, lambda card: find.can_play(card, action), Use.GOING)
        case lang.PlayToken():
            return Needs(view.number(action.count, scope) > 0)  # 1-3-4
        case lang.UseOption():
            able = partial(find.can_use, ignore_colors=action.ignore_colors)
            return find.cards(action.target, able, Use.GOING)
        case lang.DigivolveInto(how="dna"):
            return Needs(any(True for _ in fusing(view, action, scope, find.by)))
        case lang.DigivolveInto(how="burst"):
            return find.units(action.target, lambda unit: find.can_burst(unit, action))
        case lang.DigivolveInto(how="app-fusion"):
            return find.units(action.target, lambda unit: find.can_app_fuse(unit, action))
        case lang.DigivolveInto():
            return find.digivolving(action)
        case lang.Link():
            hosts = find.reached_units(action.to)
            return find.cards(action.target, lambda ref: find.can_link(ref, hosts))
        # -- piles --
        case lang.TrashTop():
            return find.from_top(action.of, action.count, action.whose)
        case lang.Draw():
            return find.from_top(Area.DECK, action.count, action.whose, to=Area.HAND)
        case lang.Recover():
            return find.from_top(Area.DECK, action.count, Whose.YOURS, to=Area.SECURITY)
        case lang.Reveal() | lang.Look():
            # 15-15-3-4: without a number all of the area, so at least one card.
            count = 1 if action.count is None else action.count
            return find.from_top(action.of, count, action.whose)
        case lang.Hatch():
            return Needs(obstacles.to_hatching(view, scope.seat) is None)
        # -- memory --
        case lang.Memory():
            amount = view.number(action.amount, scope)
            gaining = amount > 0
            stopped = gaining and obstacles.to_gaining_memory(view, scope.seat, find.by) is not None
            return Needs(amount != 0 and not stopped, memory=amount)
        case lang.Pay():
            return Needs(memory=-max(0, view.number(action.cost, scope)))
        # -- keyword effects --
        case lang.DigiBurst():
            return Needs(one_of=(action.condition.doing,))  # 16-13-2
        case lang.Save():
            there = bool(view.named("this-card", scope))
            return Needs(there and view.count(_YOUR_TAMER, scope) > 0)  # 16-19-1
        case lang.MindLink():
            return Needs(bool(mind_linkable(view, action, scope)))  # 16-27-1
        case lang.BlastDigivolve():
            return Needs(bool(digivolving_by_blast(view, find.by)))  # 16-25-4
        case lang.BlastDnaDigivolve():
            return Needs(bool(blast_fusions(view, find.by, action.of)))  # 16-30-5
        # -- what is made of other actions --
        case lang.May():
            return Needs(one_of=(action.actions,))
        case lang.By():
            return Needs(one_of=(action.doing,))
        case lang.If():
            met = view.holds(action.condition, scope)
            wanted = action.then if met else action.otherwise
            return Needs(bool(wanted), one_of=(wanted,))
        case lang.Instead():
            met = view.holds(action.condition, scope)
            replaced = (action.do_instead,) if met else ()
            return Needs(one_of=(*replaced, *((action.of,) if action.optional or not met else ())))
        case lang.InsteadBy():
            return Needs(one_of=(action.doing, action.of))
        case lang.Repeat():
            times = view.number(action.times, scope)
            return Needs(times > 0, one_of=(action.actions * times,))  # 1-3-4
        case lang.Raise():
            counts = action.condition is None or view.holds(action.condition, scope)
            amount = view.number(action.amount, scope) if counts else 0
            return Needs(one_of=(raised(action.then, action.of, amount),))
        case lang.Modes():
            count = len(action.modes) if action.count is None else action.count
            some = combinations(action.modes, min(count, len(action.modes)))
            return Needs(one_of=tuple(tuple(chain.from_iterable(modes)) for modes in some))
        case lang.ActivateEffect():
            # Which of them can be activated is asked when one is (15-15-9-1).
            refs = view.meant(action.of, scope)
            return Needs(any(True for _ in effects_meant(view, action, scope, refs)))
        # -- what hangs on no card --
        case lang.EndAttack():
            return Needs(is_attack_on(view))
        case lang.Shuffle() | lang.SetMemory() | lang.ReduceCost() | lang.OpenPlaces():
            return NOTHING
        case lang.Overwrite():
            subject = view.named("subject", scope)
            return Needs(not subject or any(find.is_reached(ref) for ref in subject))
        case lang.Later() | lang.Win():
            return NOTHING
        case lang.ByHand():
            return NOTHING  # the judge knows
        case lang.PutBack() | lang.Fulfilled() | lang.EndOfPart():
            return NOTHING  # a part of other processing
        case lang.EndBurst() | lang.TrashUsed():
            return NOTHING  # what the rules leave for later (8-3-2-1, 9-1-5)
        case _:
            assert_never(action)


# What is done with a card wherever it lies.
_WITH_CARDS = (lang.ToSecurity, lang.ToHand, lang.ToDeck, lang.PlayFree)


def where_it_went(view: View, action: Action, scope: Scope) -> Scope:
    """ "[On Deletion] Place this Digimon as the bottom security card": what it was is the card that
    waits for its effect where it went (15-8-3-5)."""
    left = scope.unit != NO_UNIT and scope.unit not in view.state.units
    return scope._replace(unit=NO_UNIT) if left and isinstance(action, _WITH_CARDS) else scope


def asked_of(view: View, target: Target, scope: Scope, found: int) -> int:
    """How many cards an action asks for, at least one: a choice for its number, also if there are
    fewer to choose from; else as many as were `found`."""
    if isinstance(target, lang.Choose) and not target.up_to and target.limit is None:
        if target.by is Whose.ANY and isinstance(target.count, lang.Beyond):
            return sum(view.number_of_each(target.count, scope, seat) for seat in Seat)
        return max(1, view.number(target.count, scope))
    if isinstance(target, lang.Top):
        return max(1, view.number(target.count, scope))
    if isinstance(target, lang.Together):
        return sum(asked_of(view, part, scope, 0) for part in target.targets)
    return max(1, found)


def number_of(view: View, number: lang.Number, whose: Whose, scope: Scope, seat: Seat) -> int:
    """How much of something a player does, that players of an effect do."""
    if whose is Whose.ANY:
        return view.number_of_each(number, scope, seat)
    return view.number(number, scope)


def mind_linkable(view: View, action: lang.MindLink, scope: Scope) -> tuple[UnitId, ...]:
    """16-27-1: those that it means which have no Tamer card among their digivolution cards. One
    that lies face down is not known to be one (4-5-9)."""
    state = view.state
    return tuple(
        unit
        for unit in view.units_that_fit(action.to.of, scope)
        if not any(
            state.cards[card].face_up and state.face(card).category is Category.TAMER for card in view.sources(unit)
        )
    )


def effects_meant(view: View, action: lang.ActivateEffect, scope: Scope, refs: Sequence[int]) -> Iterator[Held]:
    """The effects of some cards that an effect means to activate (15-15-9-1). Those of a Digimon
    or Tamer are still its effects; only "as an effect of this Digimon", or where their card is
    none, they are of the card that activates them. They are counted for their own card
    (15-14-1-3)."""
    for ref in refs:
        card, body = _card_of(view, ref), view.state.units.get(UnitId(ref))
        if body is None or action.as_this:
            unit, seat = scope.unit, scope.seat
        else:
            unit, seat = body.id, body.seat
        face = view.state.face(card)
        if action.timing == lang.Timing.SECURITY:
            # All of this part have that timing, whether they say so or not (15-16-10-1).
            meant = [(f"security.{index}", effect) for index, effect in enumerate(face.security)]
        else:
            written = enumerate(getattr(face, action.part))
            wanted = action.timings
            meant = [(f"{action.part}.{i}", e) for i, e in written if wanted & {*e.timings}]
            if body is not None and action.part == "effects":
                # What it has gained are its effects too (so the official answer Q3656).
                gained = (h for h in view.held(body.id) if h.source.index.startswith("gained."))
                yield from (held for held in gained if wanted & {*held.effect.timings})
        for place, effect in meant:
            yield Held(EffectSource(card, unit, seat, place), effect)


def is_attack_on(view: View) -> bool:
    """Whether an attack is going on that an effect can end (15-15-1-1)."""
    clash = view.state.clash
    return clash is not None and not clash.ended and clash.stage != "end"


def _card_of(view: View, ref: int) -> CardId:
    return view.state.units[UnitId(ref)].top if ref in view.state.units else CardId(ref)


class _Finder(NamedTuple):
    """Finds what an action asks for, on the board as it is."""

    view: View
    scope: Scope
    by: EffectSource

    # -- the cards --

    def cards(self, target: Target, able: _Able | None = None, use: Use | None = None) -> Needs:
        """What is done to the cards that a target is about; `able`: only to those that are."""
        return Needs(cards=tuple(self._each(target, able)), use=use, piles=tuple(self._tops(target)))

    def units(self, target: Target, able: _Able, use: Use | None = None) -> Needs:
        """The same of what is done to cards of the field only."""
        return self.cards(target, lambda ref: ref in self.view.state.units and able(ref), use)

    def sent(self, target: Target, to: Area) -> Needs:
        return self.cards(target, lambda ref: obstacles.to_sending(self.view, ref, to, self.by) is None, Use.GOING)

    def _each(self, target: Target, able: _Able | None) -> Iterator[CardsNeeded]:
        if isinstance(target, lang.Together):
            for part in target.targets:
                yield from self._each(part, able)
        elif not isinstance(target, lang.Player):
            meant = self.view.meant(target, self.scope)
            if isinstance(target, lang.Choose | lang.All) and not target.of.among:
                declared = being_declared(self.view.state)
                meant = tuple(ref for ref in meant if ref not in declared)  # 15-15-3-2
            is_choice = isinstance(target, lang.Choose)
            asked = asked_of(self.view, target, self.scope, 0 if is_choice else len(meant))
            free = tuple(r for r in meant if able is None or able(r))
            if isinstance(target, lang.Choose):
                free = self._together(target.of, free, asked)
                if target.limit is None and self._none_wanted(target):
                    free = ()  # 1-3-4
            yield CardsNeeded(asked, free, is_choice)

    def _none_wanted(self, target: lang.Choose) -> bool:
        seats = self._players(target.by)
        return all(number_of(self.view, target.count, target.by, self.scope, seat) <= 0 for seat in seats)

    def _together(self, of: lang.Filter, refs: tuple[int, ...], asked: int) -> tuple[int, ...]:
        """Those of the cards that so many can be chosen of, if all have to be alike or to differ
        (4-22-1); the most that go together where there are fewer."""
        if of.alike:
            groups = sorted(self.view.groups(of.alike, refs), key=len)
            enough = [group for group in groups if len(group) >= asked] or groups[-1:]
            refs = tuple(ref for ref in refs if any(ref in group for group in enough))
        if of.different and (most := self.view.count_distinct(of.different, refs)) < asked:
            refs = refs[:most]
        return refs

    def _tops(self, target: Target) -> Iterator[tuple[Seat, Area, int]]:
        if isinstance(target, lang.Together):
            for part in target.targets:
                yield from self._tops(part)
        elif isinstance(target, lang.Top):
            count = self.view.number(target.count, self.scope)
            yield from ((seat, target.of, count) for seat in self._players(target.whose))

    # -- what it can be done to --

    def free(self, stops: Callable[[View, UnitId, EffectSource], obstacles.Obstacle | None]) -> _Able:
        """Those of the field that nothing stops it from being done to."""
        return lambda ref: stops(self.view, UnitId(ref), self.by) is None

    def can_move(self, ref: int, action: lang.Move) -> bool:
        there = self.view.state.units[UnitId(ref)].area.value == action.to
        return not there and obstacles.to_moving(self.view, UnitId(ref), self.by) is None

    def is_reached(self, ref: int) -> bool:
        return obstacles.to_affecting(self.view, ref, self.by) is None

    def is_loose(self, ref: int) -> bool:
        """Whether it is a card that is none of the field, and the effect reaches it."""
        return ref in self.view.state.cards and self.is_reached(ref)

    def can_flip(self, ref: int, action: lang.Flip) -> bool:
        """Whether it is a security card that lies the other way (1-3-3)."""
        card = self.view.state.cards.get(CardId(ref))
        return (
            card is not None
            and card.area is Area.SECURITY
            and card.face_up is not action.face_up
            and self.is_reached(ref)
        )

    def reached_units(self, target: Target) -> list[UnitId]:
        """The cards of the field that a target is about, which the effect reaches."""
        meant = self.view.meant(target, self.scope)
        return [UnitId(r) for r in meant if r in self.view.state.units and self.is_reached(r)]

    def can_trash(self, ref: int) -> bool:
        return obstacles.to_trashing(self.view, ref, self.by) is None

    def can_take_from(self, unit: int, action: lang.TakeTopCards) -> bool:
        """Whether any card lies on top of another one in its stack."""
        stops = obstacles.to_taking(self.view, UnitId(unit), action.to, self.by)
        return stops is None and self.view.number(action.count, self.scope) > 0

    def has_host(self, under: Target, placed: tuple[CardsNeeded, ...]) -> bool:
        """Whether there is a card, on the field or being played, under which others can be placed,
        and so many of those without it: none is placed under itself."""
        return any(
            all(sum(ref != host for ref in of.able) >= of.asked for of in placed)
            for host in self.view.meant(under, self.scope)
            if self._is_host(host)
        )

    def _is_host(self, ref: int) -> bool:
        if ref not in self.view.state.units:
            # What is asked whether it could be played is as if it were (1-3-11-3).
            names = self.scope.names
            declared = {*names.get("subject", ())} & {*names.get("into", ())}
            return ref in being_played(self.view.state) or ref in declared
        return obstacles.to_placing_under(self.view, UnitId(ref), self.by) is None

    def has_under(self, unit: int, action: lang.TrashSources) -> bool:
        """Whether so many digivolution cards can be trashed."""
        cards = self.view.state.cards
        under = self.view.sources(UnitId(unit))
        count = sum(not (action.face_down and cards[c].face_up) for c in under)
        asked = 1 if action.count is None else self.view.number(action.count, self.scope)
        wanted = 1 if action.up_to else asked
        stops = obstacles.to_trashing_under(self.view, UnitId(unit), self.by)
        return stops is None and asked > 0 and count >= wanted

    def can_attack(self, unit: int, action: lang.Attack) -> bool:
        """Whether it can attack anything; 11-1-2: for its own player."""
        seat = self.view.state.units[UnitId(unit)].seat
        return self.is_reached(unit) and any(True for _ in targets_of_attack(self.view, seat, UnitId(unit), action))

    def can_play(self, ref: int, action: lang.PlayFree) -> bool:
        card, breeding = CardId(ref), action.breeding
        return self.is_loose(ref) and not (
            obstacles.to_playing(self.view, card, breeding=breeding)
            or forbidden_card(self.view, self.scope.seat, card, Deed.PLAY, self.by)
        )

    def can_use(self, ref: int, *, ignore_colors: bool) -> bool:
        card, seat = CardId(ref), self.scope.seat
        return (
            self.is_loose(ref)
            and fits_colors(self.view, seat, card, ignored=ignore_colors).ok
            and not forbidden_card(self.view, seat, card, Deed.USE_OPTIONS, self.by)
        )

    def digivolving(self, action: lang.DigivolveInto) -> Needs:
        """Units that digivolve one at a time (8-1-2-6), each into a card of its own."""
        needs = self.units(action.target, lambda unit: bool(self._becoming(unit, action)))
        able = (unit for of in needs.cards for unit in of.able)
        most = most_that_find_their_own([self._becoming(unit, action) for unit in able])
        return needs._replace(so=most >= sum(of.asked for of in needs.cards))

    def _becoming(self, unit: int, action: lang.DigivolveInto) -> list[int]:
        """The cards that a unit can digivolve into."""
        return [
            card
            for card in self.view.meant(action.into, self.scope)
            if self.is_reached(card) and requirements_by(self.view, action, UnitId(unit), CardId(card), self.by)
        ]

    def can_burst(self, unit: int, action: lang.DigivolveInto) -> bool:
        return any(
            unit == bursts
            for card in self.view.meant(action.into, self.scope)
            for bursts, _ in bursting(self.view, self.scope.seat, CardId(card), self.by)
        )

    def can_app_fuse(self, unit: int, action: lang.DigivolveInto) -> bool:
        return any(
            unit == way.unit
            for card in self.view.meant(action.into, self.scope)
            for way in app_fusing(self.view, self.scope.seat, CardId(card), self.by)
        )

    def can_link(self, ref: int, hosts: list[UnitId]) -> bool:
        return self.is_reached(ref) and linkable(self.view, self.scope.seat, _card_of(self.view, ref), hosts)

    # -- piles --

    def from_top(self, of: Area, count: lang.Number, whose: Whose, to: Area | None = None) -> Needs:
        """Cards from the top of a pile; `to`: where they are added."""
        seats = self._players(whose)
        numbers = [number_of(self.view, count, whose, self.scope, seat) for seat in seats]
        closed = to is not None and any(obstacles.to_adding(self.view, seat, to, self.by) for seat in seats)
        piles = tuple((seat, of, number) for seat, number in zip(seats, numbers, strict=True))
        return Needs(max(numbers) > 0 and not closed, piles=piles)  # 1-3-4

    def _players(self, whose: Whose) -> tuple[Seat, ...]:
        own = self.scope.seat
        if whose is Whose.ANY:
            return tuple(Seat)
        return (own.other if whose is Whose.OPPONENTS else own,)
