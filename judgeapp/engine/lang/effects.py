"""Effects, and records that hold effects or actions: the actions that say how others are done, the gift and the tokens
that bring whole effects. Each is made of the others, so all are here."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.json import Decoder

from judgeapp.engine.lang.actions import DeDigivolve, SimpleAction, Trash
from judgeapp.engine.lang.actions.field import FieldAction
from judgeapp.engine.lang.conditions import Condition
from judgeapp.engine.lang.filters import ONE_CARD, Filter, Number, asks_for_costs
from judgeapp.engine.lang.gifts import AlsoIs, CardCost, SimpleGift
from judgeapp.engine.lang.record import (
    ActionRecord,
    GiftRecord,
    Place,
    Record,
    Wrong,
    faults_of_answer,
    faults_of_one_player,
    faults_of_pile,
    list_words,
    tag_of,
)
from judgeapp.engine.lang.targets import All, Choose, Named, Player, Target
from judgeapp.engine.lang.triggers import When
from judgeapp.engine.words import (
    Area,
    Category,
    Color,
    Due,
    EffectKind,
    Figure,
    KeywordName,
    Rest,
    Timing,
    Turn,
    Until,
    Whose,
)
from judgeapp.messages.message import message

# Possible stated areas of an effect's card (15-14-2 to 15-14-5), and where it is revealed from.
_AREAS = frozenset((Area.HAND, Area.TRASH, Area.BREEDING, Area.SECURITY, Area.DECK))


class Token(Record, frozen=True):
    """The card information of a token, which the effect that plays it gives it (4-18-1)."""

    name: str
    categories: tuple[Category, ...] = (Category.DIGIMON,)
    colors: tuple[Color, ...] = ()
    level: int | None = None
    dp: int | None = None
    play_cost: int | None = None
    traits: tuple[str, ...] = ()
    effects: tuple[Effect, ...] = ()

    def faults(self, _at: Place) -> Wrong:
        if len(self.categories) != 1:
            yield message("a token's card has one category"), message("Specify one category")


class PlayToken(ActionRecord, frozen=True, tag="play-token"):
    """Tokens come from outside the game (4-18), all at the same time, `count` of each."""

    repeated_by = "count"
    governed_by = ("4-18-1",)
    binds = frozenset(("played",))
    counts_as = ("play",)
    figures = {Figure.COUNT: "count"}

    face: str = ""  # the key of a face that is in the game already
    count: Number = 1
    tokens: tuple[Token, ...] = ()  # card information that the effect itself tells
    whose: Whose = Whose.YOURS  # the player who plays them, in his battle area
    suspended: bool = False  # they come suspended
    new_names: bool = False  # none that has a name of one of the Digimon of the effect's player

    def faults(self, _at: Place) -> Wrong:
        return faults_of_one_player(self, self.whose)


class Has(GiftRecord, frozen=True, tag="effect"):
    """A whole effect is gained (15-13-1)."""

    governed_by = ("15-13-1",)

    effect: Effect

    def is_for_players(self) -> bool:
        return self.effect.would  # "the next time ... would"


class Keyword(GiftRecord, frozen=True, tag="keyword"):
    """<Blocker>, <Security A. +1>, <Decoy (Red/Black)>: the official name, its number where it has one, and the cards
    that it specifies (16-2), by several filters where it says "and". The keyword effect itself says which other cards
    are meant, and where they are."""

    changes = frozenset(("keywords",))
    read_when_given = "times"
    ignored = {"of": ONE_CARD}

    name: str
    amount: int = 0
    times: Number = 1  # its number this many times: "<Security A. +1> for each ..." (15-15-7); 0 times is not
    of: tuple[Filter, ...] = ()
    # Of a taught one that chapter 16 does not have: its effects, with its number and cards in them. It goes wherever
    # the keyword effect goes.
    stands_for: tuple[Effect, ...] = ()
    clauses: tuple[str, ...] = ()  # of a taught one: its citation


Gift: TypeAlias = SimpleGift | Has | Keyword


class Give(ActionRecord, frozen=True, tag="give"):
    """Grant something for a time (15-15-2)."""

    governed_by = ("15-15-2-1", "15-13-1")
    may_be_player = "target"

    target: Target
    gifts: tuple[Gift, ...]
    until: Until = Until.END_OF_TURN

    @property
    def over(self) -> Filter | None:
        """Cards that have it, later arrivals too (15-11-2-2); None if it is given to those that are known by then."""
        return self.target.of if isinstance(self.target, All) and not self.target.of.among else None

    def faults(self, _at: Place) -> Wrong:
        return _faults_of_giving(self.gifts, self.target)


class DigiBurst(ActionRecord, frozen=True, tag="digi-burst"):
    """<Digi-Burst X> (16-13): by trashing this many of this Digimon's digivolution cards, do the rest. `up_to`: from
    one to this many."""

    governed_by = ()  # those of its keyword effect

    then: tuple[Action, ...]
    count: int = 1
    up_to: bool = False

    @property
    def condition(self) -> By:
        """Its condition with the dependent actions (16-13-1)."""
        cards = Choose(Filter(areas=(Area.UNDER,)), self.count, self.up_to)
        return By((Trash(cards, KeywordName.DIGI_BURST),), self.then)


class Reveal(ActionRecord, frozen=True, tag="reveal"):
    """Reveal cards from the top of a deck (15-15-3); they are called `name`. `then` says what is done with them; the
    others go to `rest` (one processing, 15-15-3-5)."""

    governed_by = ("15-15-3-1", "15-15-3-5")
    reading_order = ("chosen", "count", "then")

    count: Number | None = None  # None: all cards of the area (15-15-3-4)
    then: tuple[Action, ...] = ()
    # deck-bottom, deck-top, trash, hand; deck-ends: one of the two, as the player of the effect chooses; back: where
    # they were.
    rest: Rest = "deck-bottom"
    name: str = "revealed"
    of: Area = Area.DECK
    whose: Whose = Whose.YOURS
    chosen: Choose | None = None  # these cards of the area, and not its top ones

    @property
    def binds(self) -> frozenset[str]:
        put = ("trashed",) if self.rest == "trash" else ()
        return frozenset(("revealed", self.name, *put))

    def faults(self, _at: Place) -> Wrong:
        yield from faults_of_pile(self.of)
        yield from faults_of_one_player(self, self.whose)
        if self.chosen is not None and (self.count is not None or self.chosen.of.areas != (self.of,)):
            yield (
                message("'chosen' says how many cards of 'of' are revealed"),
                message("Leave out 'count', or 'chosen'"),
            )


class Look(ActionRecord, frozen=True, tag="look"):
    """Look at cards from the top of an area (15-15-4); as Reveal, but the cards stay in their
    area and only one player sees them, the player of the effect if nothing is said."""

    governed_by = ("15-15-4-1",)

    count: Number | None = None
    then: tuple[Action, ...] = ()
    rest: Rest = "back"
    name: str = "looked"
    of: Area = Area.DECK
    whose: Whose = Whose.YOURS
    by: Whose = Whose.YOURS

    @property
    def binds(self) -> frozenset[str]:
        put = ("trashed",) if self.rest == "trash" else ()
        return frozenset(("looked", self.name, *put))

    def faults(self, _at: Place) -> Wrong:
        yield from faults_of_pile(self.of)
        yield from faults_of_one_player(self, Whose.ANY if Whose.ANY in (self.whose, self.by) else self.whose)
        if self.rest == "hand":
            yield (message("the cards looked at don't go to the hand"), message("Add it to the hand in 'then'"))


class May(ActionRecord, frozen=True, tag="may"):
    """Optional processing (15-9-2); `by`: who decides whether it is done."""

    governed_by = ("15-9-2-1", "15-9-2-2")

    actions: tuple[Action, ...]
    by: Whose = Whose.YOURS

    def faults(self, _at: Place) -> Wrong:
        return faults_of_one_player(self, self.by)


class By(ActionRecord, frozen=True, tag="by"):
    """Optional processing condition "by ...ing" (15-7): only in full, and then the rest."""

    governed_by = ("15-7-1", "15-7-2", "15-7-3")

    doing: tuple[Action, ...]
    then: tuple[Action, ...]


class If(ActionRecord, frozen=True, tag="if"):
    """Processing condition (15-6) of `then` and nothing else (15-6-2)."""

    governed_by = ("15-6-1", "15-6-2")

    condition: Condition
    then: tuple[Action, ...]
    otherwise: tuple[Action, ...] = ()


class Repeat(ActionRecord, frozen=True, tag="repeat"):
    """The same actions a number of times in sequence (1-3-4): "for each of your Tamers, activate the effect below". The
    number is counted before the first time (15-15-7)."""

    repeated_by = "times"
    governed_by = ("15-15-7-1", "1-3-4")

    times: Number
    actions: tuple[Action, ...]


class Instead(ActionRecord, frozen=True, tag="instead"):
    """Overwrite processing (18-2): under a condition other actions are done instead."""

    governed_by = ("18-2-1",)
    reading_order = ("condition", "do_instead", "of")

    of: tuple[Action, ...]
    condition: Condition
    do_instead: tuple[Action, ...]
    optional: bool = False


class InsteadBy(ActionRecord, frozen=True, tag="instead-by"):
    """Overwrite processing (18-2) that is paid for: "A. By B, C instead". Unless all of the optional condition is done
    (15-7), the replaced part is done."""

    governed_by = ("18-2-1", "15-7-1")
    reading_order = ("doing", "do_instead", "of")

    of: tuple[Action, ...]
    doing: tuple[Action, ...]
    do_instead: tuple[Action, ...]
    begun: bool = False  # the condition is being carried out: `doing` is the rest of it


class Overwrite(ActionRecord, frozen=True, tag="overwrite"):
    """In an immediate effect: the coming event is replaced by this (18-2)."""

    governed_by = ("18-2-1", "18-2-2")

    actions: tuple[Action, ...]

    def faults(self, at: Place) -> Wrong:
        return faults_of_answer(self, at)


class Modes(ActionRecord, frozen=True, tag="modes"):
    """Activate one, several or all of these effects (15-15-9-2)."""

    governed_by = ("15-15-9-2",)

    modes: tuple[tuple[Action, ...], ...]
    count: int | None = 1  # None: all, in any order


class Later(ActionRecord, frozen=True, tag="later"):
    """Pending processing (18-1): done at a timing to come, like a triggered effect."""

    governed_by = ("18-1-1",)

    at: Due  # a timing: "end-of-turn" is this turn's; "end-of-your-turn" the next that comes
    actions: tuple[Action, ...]


class Raise(ActionRecord, frozen=True, tag="raise"):
    """The numbers of a sort that are in `then` are so much higher, or lower, while it is done: "add 1 to this effect's
    level maximum" (15-15-5-1, 15-15-5-2)."""

    governed_by = ("15-15-5-1",)
    reading_order = ("of", "condition", "amount", "then")

    of: Figure  # which of its numbers
    amount: Number
    then: tuple[Action, ...]
    condition: Condition | None = None  # only if it is so


Action: TypeAlias = (
    SimpleAction
    | Give
    | PlayToken
    | Reveal
    | May
    | By
    | If
    | Instead
    | InsteadBy
    | Modes
    | Look
    | Overwrite
    | Later
    | Raise
    | Repeat
    | DigiBurst
)


class Effect(Record, frozen=True):
    """One effect of a card (15-1-1)."""

    may_be_player = "to"

    timings: tuple[Timing, ...] = ()  # effect timings (15-16); any one triggers it
    when: tuple[When, ...] = ()  # trigger conditions in words; with `would` the effect is immediate (15-8-5)
    would: bool = False
    during: Turn = Turn.ALL  # the turns in which it can trigger and be active
    # Where the card must be: {Hand}, {Trash}, {Breeding}, {Security} (15-14); None is the battle area. "deck": it is
    # revealed from there (15-15-3), and is known by what it is also treated as.
    area: Area | None = None
    per_turn: int = 0  # [X Per Turn] (15-14-1); 0 is no limit
    condition: Condition | None = None  # of a persistent effect: while this holds (15-8-2-6)
    # to, gifts: of a persistent effect: its target and gifts (15-8-2)
    to: Target | None = None
    gifts: tuple[Gift, ...] = ()
    actions: tuple[Action, ...] = ()  # of all others: the processing
    keyword: str | None = None  # the keyword effect that this is; clauses: if taught, its citation
    clauses: tuple[str, ...] = ()

    @property
    def is_declared(self) -> bool:
        """True if a player activates it by declaring it (15-8-4-1): [Main], even if it triggers at other timings."""
        return Timing.MAIN in self.timings and not self.gifts and not self.would

    @property
    def is_security(self) -> bool:
        """A security effect, wherever it is printed (15-16-10)."""
        return self.timings == (Timing.SECURITY,)

    @property
    def kind(self) -> EffectKind:
        """15-8-1; an effect that can be declared and triggers too is of the trigger kind."""
        if self.gifts:
            return EffectKind.PERSISTENT
        if self.would:
            return EffectKind.IMMEDIATE
        if self.timings == (Timing.MAIN,):
            return EffectKind.ACTIVATION
        return EffectKind.TRIGGER

    def faults(self, _at: Place) -> Wrong:
        if self.gifts:
            passed_over = {
                "actions": self.actions,
                "timings": self.timings,
                "when": self.when,
                "would": self.would,
                "per_turn": self.per_turn,
            }
            for name, value in passed_over.items():
                if value:
                    yield (
                        message("{name!r} can't be used with 'gifts'", name=name),
                        message("To give it for a duration, use 'do: give'"),
                    )
            yield from _faults_of_giving(self.gifts, self.to)
            if any(isinstance(gift, CardCost) for gift in self.gifts) and asks_for_costs(self.condition):
                yield message("a cost can't depend on costs: it would never end"), message("Use another filter")
        elif self.to is not None:
            yield message("'to' names who gets 'gifts', but there are none"), message("Leave it out")
        if self.would and not self.when:
            yield message("'would' needs 'when': what would happen"), message("Add 'when'")
        if self.would and self.timings:
            yield message("'timings' can't be used with 'would'"), message("Leave them out")
        is_also = self.to == Named("this-card") and all(isinstance(gift, AlsoIs) for gift in self.gifts)
        if self.area is not None and (self.area not in _AREAS or (self.area is Area.DECK and not is_also)):
            yield (
                message("no effect works in {area!r}", area=self.area.value),
                message("Use one of {known}", known=list_words(_AREAS)),
            )


_FIELD = frozenset((Area.BATTLE, Area.BREEDING))


def _faults_of_giving(gifts: tuple[Gift, ...], to: Target | None) -> Wrong:
    for gift in gifts:
        if isinstance(gift, CardCost) and isinstance(to, All) and not _FIELD.issuperset(to.of.areas):
            yield (
                message("{gift} applies to the card itself, or to cards on the field", gift=tag_of(type(gift))),
                message("Use {other!r}", other="cost"),
            )
        if not isinstance(to, Player):
            yield from gift.faults_for_cards()
        elif not gift.is_for_players():
            yield (
                message("{gift} is given to cards, not to a player", gift=tag_of(type(gift))),
                message("Specify which cards"),
            )


def is_left_without_choice(effect: Effect) -> bool:
    """True if pending processing is done to cards that are named already, so that no player has a choice in it: of
    <De-Digivolve X> its player declares the number (16-11-1), unless X is 1."""
    return all(
        (isinstance(action, FieldAction | Give) or (isinstance(action, DeDigivolve) and action.count == 1))
        and isinstance(action.target, Named)
        for action in effect.actions
    )


# msgspec inspects a record type when the first one is read, and fails if two threads do so at once. An import is done
# by one thread.
Decoder(Effect)
