"""What is granted: what holds for a card or a player for a time, or while a persistent effect is
active (15-8-2). Whole effects that are granted, Has and Keyword, are in effects."""

from __future__ import annotations

from typing import TypeAlias

from judgeapp.engine.lang.filters import Filter, Number
from judgeapp.engine.lang.record import GiftRecord
from judgeapp.engine.lang.words import Category, Color, Cost, Deed, Joining, Limit, Timing, Whose


class AddDP(GiftRecord, frozen=True, tag="dp"):
    amount: Number


class LeastDP(GiftRecord, frozen=True, tag="least-dp"):
    """Its DP is never less than this, whatever it is reduced by."""

    amount: int


class Forbid(GiftRecord, frozen=True, tag="cannot"):
    """by -- only effects of this player can't do it; ANY: effects, of whomever
    except_by -- the effects of these categories may do it all the same
    of -- of what is forbidden to do with a card: only with cards that fit this
    """

    deed: Deed
    except_by: tuple[Category, ...] = ()
    by: Whose | None = None
    of: Filter | None = None


class Silence(GiftRecord, frozen=True, tag="cannot-activate"):
    """Its effects of one timing can't be activated; they trigger all the same."""

    of: Timing


class SilenceChecked(GiftRecord, frozen=True, tag="checked-cannot-activate"):
    """The [Security] effects of cards that it checks can't be activated; they trigger all the same.

    categories -- only of such cards; none: of any
    """

    categories: tuple[Category, ...] = ()


class SilenceSecurity(GiftRecord, frozen=True, tag="security-cannot-activate"):
    """The [Security] effects of a player's cards can't be activated; they trigger all the same.

    categories -- only of such cards; none: of any
    """

    categories: tuple[Category, ...] = ()


class Permit(GiftRecord, frozen=True, tag="can"):
    """of -- only to what fits this: "unsuspended Digimon with no digivolution cards" """

    deed: Deed
    of: Filter | None = None


class Must(GiftRecord, frozen=True, tag="must"):
    """Does it if he can: a player blocks if able (16-29-1)."""

    deed: Deed


class AddCost(GiftRecord, frozen=True, tag="cost"):
    """Costs of a kind rise or fall for the cards that the effect is about."""

    of: Cost
    amount: Number


class AlsoIs(GiftRecord, frozen=True, tag="also-is"):
    """Information that is added (15-12-1).

    name_parts -- words that its name counts as having in it (2-3-1-3), without being named so
    """

    categories: tuple[Category, ...] = ()
    colors: tuple[Color, ...] = ()
    names: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    name_parts: tuple[str, ...] = ()
    level: int | None = None
    dp: int | None = None
    play_cost: int | None = None


class Becomes(GiftRecord, frozen=True, tag="becomes"):
    """Information that is changed; what a card does not have is not changed (15-12-2-2)."""

    name: str | None = None
    colors: tuple[Color, ...] | None = None
    dp: int | None = None
    level: int | None = None


class Unaffected(GiftRecord, frozen=True, tag="unaffected"):
    """Isn't affected by effects (15-15-6), of the cards of `by` and of these categories."""

    by: Whose = Whose.OPPONENTS
    categories: tuple[Category, ...] = ()


class AlsoMeets(GiftRecord, frozen=True, tag="also-meets"):
    """Having a card of one of these colors meets its color requirements as well (4-19, 1-3-1)."""

    colors: tuple[Color, ...]


class MayDigivolve(GiftRecord, frozen=True, tag="may-digivolve"):
    """Digivolution requirements are ignored for a cost that the effect sets (8-1-2-2).

    into -- given to a Digimon: into which cards it may digivolve so
    of   -- given to the card itself: which Digimon may digivolve into it so
    """

    cost: int
    into: Filter | None = None
    of: Filter | None = None


class AddToEffects(GiftRecord, frozen=True, tag="effect-value"):
    """A number that stands in the text of a player's effects, or of the effects of a Digimon,
    rises or falls (15-15-5)."""

    of: Limit
    amount: Number


class AlsoTiming(GiftRecord, frozen=True, tag="also-timing"):
    """Its effects of one timing are effects of another timing as well."""

    of: Timing
    also: Timing


class AsMaterial(GiftRecord, frozen=True, tag="as-material"):
    """For a DigiXros, an Assembly or a DNA digivolution, and for nothing else, the card also counts
    as something else.

    names, level -- what it is also treated as
    any_named    -- it can stand for any one card that the requirements name (15-15-8-1)
    of           -- which cards must be played by it: "for [X]'s Assembly"; None: any
    """

    by: Joining = Joining.DIGIXROS
    names: tuple[str, ...] = ()
    level: int | None = None
    any_named: bool = False
    of: Filter | None = None


class MaterialsFrom(GiftRecord, frozen=True, tag="materials-from"):
    """Cards that lie elsewhere can be placed as well by the DigiXros or Assembly of the card that
    is played (7-2-1, 7-3-1).

    count -- how many of them at most; None: any number
    """

    of: Filter
    count: int | None = None
    by: Joining = Joining.DIGIXROS


class EffectsOf(GiftRecord, frozen=True, tag="effects-of"):
    """All effects of some cards are gained (15-13-1), those of their upper text (2-3-3-2). Each is
    had as if it were quoted.

    timing  -- only those of this timing: "all [Main] effects of ..."
    top     -- only those of the uppermost card of these
    without -- not those that only are this keyword effect
    """

    of: Filter
    timing: Timing | None = None
    top: bool = False
    without: str | None = None


class EndsTurnAt(GiftRecord, frozen=True, tag="ends-turn-at"):
    """The turn end condition of a player's turn: so much memory on the other side (6-1-4-1)."""

    memory: int


SimpleGift: TypeAlias = (
    AddDP
    | LeastDP
    | Forbid
    | Silence
    | Permit
    | Must
    | AddCost
    | AlsoIs
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
