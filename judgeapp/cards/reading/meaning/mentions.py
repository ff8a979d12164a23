"""The cards that an effect has mentioned so far, and which of them a pronoun means.

"It" is the last one mentioned. "That Digimon" is never the card of the effect, which would be "this Digimon": it is
the last one chosen, or else the subject. "That card" is that too, but never the Digimon whose digivolution or link
cards the trigger is about: it may be one of these cards, which have no name.

"The chosen Digimon" is the one chosen before the effect did anything with it. "The deleted Digimon", as Japanese calls
cards by their deed, is the one the effect deleted, or else the one deleted when it triggered; with both it would be
unclear."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

IT, THAT, CHOSEN = "it", "that", "chosen"
# "That card", and "1 of them": what "that" means, unless it may be a card that has no name.
THE_CARD, THEM = "the-card", "them"
_AS_IT = "as-it"  # "with as much DP as it": what "that" means, unless it may be a card that has no name
_RETURNED, TRASHED = "returned", "trashed"
# What the engine calls cards that an action has put elsewhere, until another one does.
_MOVED = "moved"
SUSPENDED = "suspended"  # what the effect has suspended, not all that it was to suspend
_COME = ("", "played", "digivolved", _MOVED)  # what an action itself names: it has been done
_MOVING = (
    "trash",
    "trash-top",
    "trash-sources",
    "to-hand",
    "to-deck",
    "to-security",
    "place-under",
    "draw",
    "recover",
    "reveal",
    "look",
    "play",
    "use",
)
# What something was done to, or who has done it: by what an effect triggers on, or does itself.
KNOWN_BY_EVENTS = {
    "deleted": "deleted",
    "played": "the-played",
    "digivolved": "the-digivolved",
    "suspended": "suspended-digimon",
    "attack-declared": "the-attacking",
}
_KNOWN_BY_ACTIONS = {
    "delete": "deleted",
    "play": "the-played",
    "digivolve": "the-digivolved",
    "suspend": "suspended-digimon",
    "to-hand": _RETURNED,
    "to-deck": _RETURNED,
}
# "For each one": each of the cards of which an action has just been done with so many; and "that card", which is one of
# these, or else what "that" means.
_ONES = "ones"
_THAT_CARD = "that-card"
COUNTED = {
    "trash": TRASHED,
    "trash-top": TRASHED,
    "trash-sources": TRASHED,
    "place-under": "placed",
    "to-security": "placed",
    "to-hand": _MOVED,
    "to-deck": _MOVED,
    "play": "played",
}
_KNOWN_BY = {*KNOWN_BY_EVENTS.values(), *_KNOWN_BY_ACTIONS.values(), SUSPENDED, _ONES}
_PRONOUNS = (IT, THAT, CHOSEN, THE_CARD, THEM, _AS_IT, _THAT_CARD, *sorted(_KNOWN_BY))
THIS, SUBJECT = "this", "subject"
THIS_CARD = "this-card"
OPPONENT = "opponent"  # the attack target of the effect's card
ALL = "all"  # nobody names them
_RECEIVER = "receiver"  # each of them, in a number that it is given
NOBODY = "nobody"  # the named one has given its name to another
SELECTED = "selected"  # "choose 1 of your Digimon": the action follows
DIGIVOLVED = "digivolved"  # the result of several Digimon is none of them (8-2-2-1)
# Areas of a chosen card that can receive gifts.
FIELD = ("battle", "breeding")


class UnclearError(Exception):
    """A pronoun that points at nothing, or at cards that have no name."""


class Mentions:
    """Cards mentioned so far: the last one, and the last other than this card. `speaks`: names are replaced by
    pronouns, preferred ones first, instead of the reverse; `alone`: including names from outside."""

    def __init__(self, speaks: tuple[str, ...] = (), *, alone: bool = False) -> None:
        self.speaks = speaks
        self.alone = alone
        self.last = ""
        self.other = ""
        self.trigger = THIS  # the effect's trigger
        self.subject: dict[str, Any] = {}  # the cards that it is about
        self.of_others = False  # and other cards besides
        self.of_two = False  # and another Digimon, of the other player's
        self.of_cards = False  # it is a card, and no Digimon or Tamer on the field
        self.categories: list[Sequence[str]] = []  # those of each subject that it may have
        self.taking = False  # the current action is on a card of any kind
        self.revealing = False  # the current action is on revealed cards
        self.this = ""  # the effect's card has become this: the card the effect played
        self.selected = ""  # the one chosen for the following text to refer to
        self.theirs = ""  # the last card of the opponent's: than which "their other" ones are other
        self.placed = False  # a card was placed under another
        self.has_trashed_one = False  # one card from elsewhere than the field, and no more
        self.put_away = ""  # what the one card from elsewhere than the field is called that was mentioned last
        self.from_stack = False  # of another one, which may be meant by "it"
        self.known_by: dict[str, str] = {}  # a card's name, by the deed done to it; "" if unclear
        self.paying = False  # the current action is required for the next (15-7-1)
        self.paid_by_suspending = False
        self.doubt = False  # the card of the effect was just suspended, by its trigger
        self.is_either = False  # the last one mentioned was paid with, and the trigger is about another
        self.drifted = False  # "it" has been another card than that of the effect
        self.asked: dict[str, Any] = {}  # the condition that asked last how many there are
        self.counted: dict[str, Any] = {}  # the cards that a condition needs, since the last mentioned one
        self.giving = False  # a lasting effect gives something to all that fit
        self.if_deleted = ""  # the single card that the effect was to delete
        self.asks_of_deleted = False  # a number of that card is asked for, so only if it was deleted

    def speak_of(self, name: str) -> None:
        self.last = name
        self.doubt = False
        self.put_away = ""
        self.counted = {}
        if name not in (THIS, THIS_CARD):
            self.other = name
            self.is_either = False

    def know(self, by: str, name: str) -> None:
        self.known_by = {**self.known_by, by: name if self.known_by.get(by, name) == name else ""}

    def note_done(self, part: dict[str, Any]) -> None:
        """Note the references to an action's cards, if the part is an action."""
        action = part.get("do", "")
        if action in _MOVING and self.known_by.get(_RETURNED) == _MOVED:
            self.known_by = {**self.known_by, _RETURNED: ""}
        if by := _KNOWN_BY_ACTIONS.get(action):
            name = _done_to(part)
            # A chosen card may not have been suspended: only one paid with has, or one called so.
            sure = self.paying or name in _COME or action == "digivolve"
            if action == "delete":
                self.if_deleted = name if by not in self.known_by and not sure else ""
            if action == "suspend":
                # What the effect was paid with is suspended by it too: of both at once it would not be clear.
                name = (
                    "" if self.paid_by_suspending and not self.paying else name if self.paying and name else SUSPENDED
                )
                self.paid_by_suspending = self.paid_by_suspending or self.paying
                self.know(SUSPENDED, name)
                sure = name != SUSPENDED or _is_of_one_category(part["target"])
            self.know(by, name if sure else "")
        if counted := COUNTED.get(action):
            first, of_one = _ONES not in self.known_by, _is_of_one_card(part)
            if of_one and action != "play":
                self.put_away = counted if first else NOBODY
                self.from_stack = bool(_areas(part).intersection(("under", "link")))
            if counted == TRASHED:
                self.has_trashed_one = first and of_one
            self.know(_ONES, counted)
        elif action == "draw":
            self.put_away = NOBODY

    def choose_again(self, name: str) -> None:
        """Another card is called so from now on."""
        self.this = NOBODY if self.this == name else self.this
        self.theirs = "" if self.theirs == name else self.theirs
        self.if_deleted = "" if self.if_deleted == name else self.if_deleted
        self.known_by = {by: "" if called == name else called for by, called in self.known_by.items()}

    def name_of_this(self) -> str:
        """Name of "this Digimon" since its card has come to the field."""
        if self.this == NOBODY:
            raise UnclearError(THIS)
        return self.this

    def is_pronoun(self, name: str | None) -> bool:
        """True for a pronoun, or a name due for one."""
        return name in ((IT, SUBJECT, OPPONENT, SELECTED, _RECEIVER) if self.speaks else _PRONOUNS)

    def antecedent(self, pronoun: str) -> str:
        """Name of the card that a pronoun means. Raises UnclearError."""
        if self.speaks:
            return self._pronoun(pronoun)
        name = self.last if pronoun == IT else self.other
        if pronoun == IT and (self.doubt or (name == THIS and self.drifted)):
            raise UnclearError(pronoun)
        if pronoun in (IT, THAT, _AS_IT) and self.is_either:
            raise UnclearError(pronoun)
        self.drifted = self.drifted or (pronoun == IT and name != THIS)
        if (name == self.trigger and self._may_be_another(pronoun)) or self._may_be_counted(pronoun, name):
            raise UnclearError(pronoun)
        if pronoun == CHOSEN and self.selected:
            name = self.selected
        if pronoun == _THAT_CARD:
            name = self.known_by.get(_ONES, self.other)
        if pronoun in _KNOWN_BY:
            name = self.known_by.get(pronoun, "")
        if name == ALL and pronoun == THAT and self.giving:
            return _RECEIVER
        if name in ("", ALL):
            raise UnclearError(pronoun)
        return name

    def _may_be_another(self, pronoun: str) -> bool:
        """True if the trigger's other card may be meant, not its subject: "when effects trash your Digimon's link
        cards, return that card to the hand", "when your Digimon attacks your opponent's Digimon, it gets +1000 DP"."""
        if self.of_others:
            return pronoun in (THE_CARD, _AS_IT) or (self.taking and pronoun in (IT, THEM))
        return self.of_two and pronoun in (IT, THAT)

    def _may_be_counted(self, pronoun: str, name: str) -> bool:
        """True if the cards of a condition may be meant: "when your Digimon are played, if your opponent has 2 or more
        Digimon, suspend 1 of them", "if you have a Digimon, it gains <Rush>"."""
        if not self.counted or name in (THIS, THIS_CARD):
            return False
        if pronoun == THEM:
            return True
        on_field = not {*self.counted.get("areas", FIELD)}.isdisjoint(FIELD)
        return on_field and pronoun in (IT, THAT, _AS_IT) and "digimon" in self.counted.get("categories", ("digimon",))

    def _pronoun(self, name: str) -> str:
        if name == SELECTED:
            return CHOSEN
        if name == _RECEIVER:
            return THAT
        means = {IT: "" if self.doubt else self.last, THAT: self.other}
        for pronoun in self.speaks:
            if means[pronoun] == name:
                is_card = pronoun == THAT and name == SUBJECT and self.of_cards
                return THE_CARD if is_card else pronoun
        if self.alone:
            return IT if name == IT else THAT
        raise UnclearError(name)

    def is_of_another_category(self, action: dict[str, Any]) -> bool:
        """True if an action chooses cards of other categories than the trigger's subject may have."""
        chosen = action.get("target", {}).get("of", {}).get("categories", ())
        return bool(chosen) and all(of and set(of).isdisjoint(chosen) for of in self.categories)

    def may_be_put_away(self, pronoun: str | None) -> bool:
        """True if a pronoun may mean a card that an action has just put away."""
        return bool(self.put_away) and pronoun in (IT, _AS_IT, THE_CARD) and not self.speaks

    def card_put_away(self, pronoun: str) -> str:
        """ "Trash the top card of your deck. If it's a Digimon card": no other card may be meant."""
        others = self.of_cards if pronoun == THE_CARD else self.last or self.from_stack
        if others or self.put_away == NOBODY:
            raise UnclearError(pronoun)
        return self.put_away


def _done_to(action: dict[str, Any]) -> str:
    """Name of the single card that an action was done to; "" if there is none."""
    if action["do"] == "play":
        return "played"
    if action.get("how"):
        return DIGIVOLVED
    target = action["target"]
    if target["target"] == "named":
        return str(target.get("name", THIS))
    if target["target"] not in ("choose", "all"):
        return ""
    if not any(area in FIELD for area in target["of"].get("areas", FIELD)):
        return _MOVED if action["do"] in ("to-hand", "to-deck") else ""
    alone = target["target"] == "choose" and "count" not in target and not _is_limited(target)
    return str(target.get("name", IT)) if alone else ""


def _is_of_one_category(target: dict[str, Any]) -> bool:
    """True if a target consists of Digimon only, or of Tamers only."""
    return len(target.get("of", {}).get("categories", ())) == 1


def _is_of_one_card(action: dict[str, Any]) -> bool:
    target = action.get("target", action)
    if target.get("whose") == "any":
        return False
    return "count" not in target and target.get("target") != "named" and not _areas(action).intersection(FIELD)


def _areas(action: dict[str, Any]) -> set[str]:
    """Areas of the card that an action chooses."""
    target = action.get("target", {})
    return set(target["of"].get("areas", FIELD)) if target.get("target") == "choose" else set()


def _is_limited(choice: dict[str, Any]) -> bool:
    return not {"total_dp", "total_play_cost", "total_level"}.isdisjoint(choice)
