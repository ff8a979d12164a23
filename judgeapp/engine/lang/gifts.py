"""Gifts to a card or a player for a time, or while a persistent effect is active (15-8-2). Grants of whole effects, Has
and Keyword, are in effects."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias, assert_never

from judgeapp.engine.lang.filters import ONE_CARD, TOGETHER, Filter, Number, asks_for_costs
from judgeapp.engine.lang.record import GiftRecord, Place, Wrong, tag_of
from judgeapp.engine.words import Area, Category, Color, Cost, Deed, Figure, Joining, Limit, Timing, Turn, Whose
from judgeapp.messages.message import message


class AddDP(GiftRecord, frozen=True, tag="dp"):
    changes = frozenset(("numbers",))
    figures = {Figure.DP_GIVEN: "amount"}
    read_when_given = "amount"

    amount: Number


class LeastDP(GiftRecord, frozen=True, tag="least-dp"):
    """Its DP is never less than this, whatever it is reduced by."""

    changes = frozenset(("numbers",))
    governed_by = ("1-3-8",)

    amount: int


class Forbid(GiftRecord, frozen=True, tag="cannot"):
    """Prohibition of a deed."""

    governed_by = ("15-1-3",)
    ignored = {"of": ONE_CARD - {"areas"}}

    deed: Deed
    except_by: tuple[Category, ...] = ()  # the effects of these categories may do it all the same
    by: Whose | None = None  # only effects of this player can't do it; ANY: effects of anyone
    of: Filter | None = None  # only for deeds done with a card: cards that fit this

    def faults(self, _at: Place) -> Wrong:
        return _deed_faults(self)

    def is_for_players(self) -> bool:
        return deed_rule(self.deed).by_player


class Silence(GiftRecord, frozen=True, tag="cannot-activate"):
    """Its effects of one timing can't be activated; they trigger all the same."""

    of: Timing


class SilenceChecked(GiftRecord, frozen=True, tag="checked-cannot-activate"):
    """The [Security] effects of cards that it checks can't be activated; they trigger all the same."""

    governed_by = ("15-1-3",)

    categories: tuple[Category, ...] = ()  # only of such cards; none: of any


class SilenceSecurity(GiftRecord, frozen=True, tag="security-cannot-activate"):
    """The [Security] effects of a player's cards can't be activated; they trigger all the same."""

    governed_by = ("15-1-3",)

    categories: tuple[Category, ...] = ()  # only of such cards; none: of any

    def is_for_players(self) -> bool:
        return True

    def faults_for_cards(self) -> Wrong:
        yield message("this applies to all cards of a player"), message("Specify which player")


class Permit(GiftRecord, frozen=True, tag="can"):
    """Permission for a deed. `of`: only to those that fit: "unsuspended Digimon with no digivolution cards"."""

    ignored = {"of": ONE_CARD - {"areas"}}

    deed: Deed
    of: Filter | None = None

    def faults(self, _at: Place) -> Wrong:
        return _deed_faults(self)


class Must(GiftRecord, frozen=True, tag="must"):
    """Does it if he can: a player blocks if able (16-29-1)."""

    deed: Deed

    def faults(self, _at: Place) -> Wrong:
        return _deed_faults(self)

    def is_for_players(self) -> bool:
        return True

    def faults_for_cards(self) -> Wrong:
        yield message("a player must do something, not a card"), message("Specify which player")


class AddCost(GiftRecord, frozen=True, tag="cost"):
    """Costs of a kind rise or fall for the cards that the effect is about."""

    of: Cost
    amount: Number


class CardCost(GiftRecord, frozen=True, tag="card-cost"):
    """Change of a card's own play or use cost, which everything that asks for its cost sees. AddCost and reductions
    change only the amount paid for it (official answers 1501, 1956, 1957)."""

    changes = frozenset(("numbers",))
    read_when_given = "amount"

    amount: Number

    def faults(self, _at: Place) -> Wrong:
        if asks_for_costs(self.amount):
            yield message("a cost can't depend on costs: it would never end"), message("Use another filter")


class AlsoIs(GiftRecord, frozen=True, tag="also-is"):
    """Information that is added (15-12-1)."""

    changes = frozenset(("marks", "numbers"))
    governed_by = ("15-12-1-1",)

    categories: tuple[Category, ...] = ()
    colors: tuple[Color, ...] = ()
    names: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    name_parts: tuple[str, ...] = ()  # words that its name counts as having in it (2-3-1-3), without being named so
    level: int | None = None
    dp: int | None = None
    play_cost: int | None = None


class AlsoAs(GiftRecord, frozen=True, tag="also-as"):
    """The names or the colors that other cards have are added to its own (15-12-1). Cards under it have those of their
    (Rule) too, but none that their effects add (15-3-2)."""

    changes = frozenset(("marks",))
    governed_by = ("15-12-1-1",)
    ignored = {"of": TOGETHER}

    of: Filter
    mark: Literal["name", "color"]


class Becomes(GiftRecord, frozen=True, tag="becomes"):
    """Changed information; information that a card lacks is not changed (15-12-2-2)."""

    changes = frozenset(("marks", "numbers"))
    governed_by = ("15-12-2-1",)

    name: str | None = None
    colors: tuple[Color, ...] | None = None
    dp: int | None = None
    level: int | None = None


class Unaffected(GiftRecord, frozen=True, tag="unaffected"):
    """Isn't affected by effects (15-15-6), of the cards of `by` and of these categories."""

    governed_by = ("15-15-6-1",)

    by: Whose = Whose.OPPONENTS
    categories: tuple[Category, ...] = ()


class AlsoMeets(GiftRecord, frozen=True, tag="also-meets"):
    """Having a card of one of these colors meets its color requirements as well (4-19, 1-3-1)."""

    governed_by = ("4-19-1",)

    colors: tuple[Color, ...]


class MayDigivolve(GiftRecord, frozen=True, tag="may-digivolve"):
    """Digivolution requirements are ignored for a cost that the effect sets (8-1-2-2)."""

    areas_anyway = (Area.HAND,)  # from there it digivolves anyway (6-5-1-2-1)
    governed_by = ("8-1-2-2",)
    ignored = {"into": ONE_CARD, "of": ONE_CARD}

    cost: int
    into: Filter | None = None  # given to a Digimon: into which cards it may digivolve so
    of: Filter | None = None  # given to the card itself: which Digimon may digivolve into it so


class AddToEffects(GiftRecord, frozen=True, tag="effect-value"):
    """A number that is in the text of a player's effects, or of the effects of a Digimon, rises or falls (15-15-5)."""

    governed_by = ("15-15-5-1",)

    of: Limit
    amount: Number

    def is_for_players(self) -> bool:
        return True


class AlsoTiming(GiftRecord, frozen=True, tag="also-timing"):
    """Its effects of one timing are effects of another timing as well."""

    changes = frozenset(("timings",))

    of: Timing
    also: Timing


class AsMaterial(GiftRecord, frozen=True, tag="as-material"):
    """Other identity of the card, only for a DigiXros, an Assembly or a DNA digivolution."""

    areas_anyway = (Area.HAND,)
    governed_by = ("7-2-1",)
    ignored = {"of": ONE_CARD}

    by: Joining = Joining.DIGIXROS
    # names, level: what it is also treated as
    names: tuple[str, ...] = ()
    level: int | None = None
    any_named: bool = False  # it can stand for any one card that the requirements name (15-15-8-1)
    # Which cards must be played by it: "for [X]'s Assembly"; None: any. "[X] in your hand": only from there.
    of: Filter | None = None


class MaterialsFrom(GiftRecord, frozen=True, tag="materials-from"):
    """Cards elsewhere can be placed too by the DigiXros or Assembly of a card that is played (7-2-1, 7-3-1)."""

    governed_by = ("7-2-1",)
    ignored = {"of": frozenset()}

    of: Filter
    count: int | None = None  # how many of them at most; None: any number
    by: Joining = Joining.DIGIXROS


class EffectsOf(GiftRecord, frozen=True, tag="effects-of"):
    """All effects of some cards are gained (15-13-1), those of their upper text (2-3-3-2). Each is had as if quoted."""

    governed_by = ("15-13-1", "2-3-3-2")
    ignored = {"of": TOGETHER}

    of: Filter
    timing: Timing | None = None  # only those of this timing: "all [Main] effects of ..."
    # Only those of these turns: "all [All Turns] effects of ..." (15-16-9-1), which keyword effects alone are not.
    during: Turn | None = None
    top: bool = False  # only those of the uppermost card of these
    without: str | None = None  # not those that only are this keyword effect


class EndsTurnAt(GiftRecord, frozen=True, tag="ends-turn-at"):
    """The turn end condition of a player's turn: so much memory on the other side (6-1-4-1)."""

    governed_by = ("6-1-4-1",)

    memory: int

    def is_for_players(self) -> bool:
        return True

    def faults_for_cards(self) -> Wrong:
        yield message("a player's turn ends, not a card's (6-1-4-1)"), message("Specify which player")


# -- prohibitions and permissions ---------------------------------------------------------


class DeedRule(NamedTuple):
    """Rule of how effects may mention a deed."""

    permitted: bool = False  # the gift is that somebody can, not that he can't
    by_player: bool = False  # a player does it, or an effect does it for him
    another: bool = False  # it is done with another card: the one attacked, blocking, played or under it
    by_effect: bool = True  # effects do it; else players and rules only


def deed_rule(deed: Deed) -> DeedRule:
    """Rule of a deed. A deed missing here fails the type check."""
    match deed:
        case Deed.SUSPEND | Deed.UNSUSPEND | Deed.BE_DELETED_BY_EFFECTS | Deed.BE_RETURNED:
            return DeedRule()
        case Deed.HAVE_DP_REDUCED | Deed.BE_DE_DIGIVOLVED | Deed.HAVE_STACKED_TRASHED | Deed.LEAVE_UNDELETED:
            return DeedRule()
        case Deed.ATTACK | Deed.ATTACK_PLAYER | Deed.BE_ATTACKED | Deed.BLOCK:
            return DeedRule(by_effect=False)
        case Deed.UNSUSPEND_IN_PHASE | Deed.BE_DELETED_IN_BATTLE | Deed.BE_DELETED:
            return DeedRule(by_effect=False)
        case Deed.ATTACK_DIGIMON | Deed.BE_BLOCKED:
            return DeedRule(another=True, by_effect=False)
        case Deed.SWITCH_TARGET | Deed.HAVE_SOURCES_TRASHED:
            return DeedRule(another=True)
        case Deed.PLAY | Deed.MOVE | Deed.USE_OPTIONS | Deed.DIGIVOLVE:
            return DeedRule(by_player=True, another=True)
        case Deed.GAIN_MEMORY | Deed.ADD_TO_SECURITY:
            return DeedRule(by_player=True)
        case Deed.REDUCE_PLAY_COSTS | Deed.REDUCE_DIGIVOLUTION_COSTS | Deed.IGNORE_REQUIREMENTS:
            return DeedRule(by_player=True, by_effect=False)
        case Deed.ATTACK_UNSUSPENDED:
            return DeedRule(permitted=True, another=True)
        case Deed.IGNORE_COLORS | Deed.VORTEX_PLAYER:
            return DeedRule(permitted=True)
        case _:
            assert_never(deed)


def _deed_faults(gift: Forbid | Permit | Must) -> Wrong:
    deed, rule = gift.deed.value, deed_rule(gift.deed)
    if isinstance(gift, Must):
        if gift.deed is not Deed.BLOCK:
            yield message("nobody can be made to do {deed!r}", deed=deed), message("Use 'block'")
        return
    if isinstance(gift, Permit) is not rule.permitted:
        other = "cannot" if isinstance(gift, Permit) else "can"
        yield (
            message("{deed!r} can't be used with {gift}", deed=deed, gift=tag_of(type(gift))),
            message("Use {other!r}", other=other),
        )
    if gift.of is not None and not rule.another:
        yield message("{deed!r} involves no other card", deed=deed), message("Leave out 'of'")
    if isinstance(gift, Forbid) and (gift.by is not None or gift.except_by) and not rule.by_effect:
        yield (
            message("{deed!r} isn't something an effect can do", deed=deed),
            message("Leave out 'by' and 'except_by'"),
        )


SimpleGift: TypeAlias = (
    AddDP
    | LeastDP
    | Forbid
    | Silence
    | Permit
    | Must
    | AddCost
    | CardCost
    | AlsoIs
    | AlsoAs
    | Becomes
    | Unaffected
    | AlsoMeets
    | MayDigivolve
    | AddToEffects
    | AlsoTiming
    | AsMaterial
    | MaterialsFrom
    | EffectsOf
    | SilenceChecked
    | SilenceSecurity
    | EndsTurnAt
)
