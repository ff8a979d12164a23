"""References such as "it" and "that Digimon" to earlier words of an effect.

The phrase book reads a pronoun as one (`it`, `that`). Here each gets the name of its referent: the card of the effect
("this"), the effect's trigger ("subject"), or the chosen card ("it" in the engine). "It" is the last one mentioned.
"That Digimon" is never the card of the effect, which would be "this Digimon": it is the last one chosen, or else the
subject. "That card" is that too, but never the Digimon whose digivolution or link cards the trigger is about: it may be
one of these cards, which have no name.

"The chosen Digimon" is the one chosen before the effect did anything with it. "The deleted Digimon", as Japanese calls
cards by their deed, is the one the effect deleted, or else the one deleted when it triggered; with both it would be
unclear.

The last subject of a condition may be asked for again without a name: "If you have 3 or more Tamers, ... If you have 2
or fewer, ...".

The other way round, each name gets the pronoun that will be understood so."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Any

IT, THAT, CHOSEN = "it", "that", "chosen"
# "That card", and "1 of them": what "that" means, unless it may be a card that has no name.
_THE_CARD, _THEM = "the-card", "them"
_AS_IT = "as-it"  # "with as much DP as it": what "that" means, unless it may be a card that has no name
_RETURNED, _TRASHED = "returned", "trashed"
# What the engine calls cards that an action has put elsewhere, until another one does.
_MOVED = "moved"
_SUSPENDED = "suspended"  # what the effect has suspended, not all that it was to suspend
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
_KNOWN_BY_EVENTS = {
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
_COUNTED = {
    "trash": _TRASHED,
    "trash-top": _TRASHED,
    "trash-sources": _TRASHED,
    "place-under": "placed",
    "to-security": "placed",
    "to-hand": _MOVED,
    "to-deck": _MOVED,
    "play": "played",
}
_KNOWN_BY = {*_KNOWN_BY_EVENTS.values(), *_KNOWN_BY_ACTIONS.values(), _SUSPENDED, _ONES}
_PRONOUNS = (IT, THAT, CHOSEN, _THE_CARD, _THEM, _AS_IT, _THAT_CARD, *sorted(_KNOWN_BY))
_THIS, _SUBJECT = "this", "subject"
_THIS_CARD = "this-card"
_OPPONENT = "opponent"  # the attack target of the effect's card
_ALL = "all"  # nobody names them
# "While you have a Tamer, they also gain ...": those for whom the effect before this one holds.
_THEY = {"target": "named", "name": "they"}
_NOBODY = "nobody"  # the named one has given its name to another
_OPPONENTS = "opponents"
# Of a condition: the earlier subject, of the same player's, or of anyone's.
_AGAIN, _SO_AGAIN = "again", "so-again"
_SELECTED = "selected"  # "choose 1 of your Digimon": the action follows
_DIGIVOLVED = "digivolved"  # the result of several Digimon is none of them (8-2-2-1)
# Parts beside each other: several targets of one action, effects of which one is activated.
_ALTERNATIVES = ("targets", "modes")
# Areas of a chosen card that can receive gifts.
_FIELD = ("battle", "breeding")
# Actions whose chosen cards are paid with or put away: nothing is done to them afterwards.
_PUT_AWAY = ("trash", "to-deck", "to-security", "place-under", "to-hand", "use")
# Possible deeds to a card that the trigger is about, but not as its subject.
_TAKING = (*_PUT_AWAY, "play", "link")
# Events of a Digimon with other cards, which have no name.
_OF_OTHER_CARDS = ("sources-trashed", "links-trashed", "sources-added", "linked")
# Payments with a card itself.
_PAID_WITH = ("suspend", "unsuspend", "delete", *_PUT_AWAY)
# Order of the text if it differs from that of the fields.
_ORDER = ("when", "condition", "to", "if", "doing", "target", "of", "actions", "gifts", "then")
_PLACES = {field: index for index, field in enumerate(_ORDER)}


class UnclearError(Exception):
    """A pronoun that points at nothing, or at cards that have no name."""


class _Context:
    """Mentions so far: the last one, and the last other than this card. `speaks`: names are replaced by pronouns,
    preferred ones first, instead of the reverse; `alone`: including names from outside."""

    def __init__(self, speaks: tuple[str, ...] = (), *, alone: bool = False) -> None:
        self.speaks = speaks
        self.alone = alone
        self.last = ""
        self.other = ""
        self.trigger = _THIS  # the effect's trigger
        self.of_others = False  # and other cards besides
        self.of_two = False  # and another Digimon, of the other player's
        self.of_cards = False  # it is a card, and no Digimon or Tamer on the field
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
        self.drifted = False  # "it" has been another card than that of the effect
        self.asked: dict[str, Any] = {}  # the condition that asked last how many there are

    def speak_of(self, name: str) -> None:
        self.last = name
        self.doubt = False
        self.put_away = ""
        if name not in (_THIS, _THIS_CARD):
            self.other = name

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
            if action == "suspend":
                # What the effect was paid with is suspended by it too: of both at once it would not be clear.
                name = (
                    "" if self.paid_by_suspending and not self.paying else name if self.paying and name else _SUSPENDED
                )
                self.paid_by_suspending = self.paid_by_suspending or self.paying
                self.know(_SUSPENDED, name)
                sure = name != _SUSPENDED or _is_of_one_category(part["target"])
            self.know(by, name if sure else "")
        if counted := _COUNTED.get(action):
            first, of_one = _ONES not in self.known_by, _is_of_one_card(part)
            if of_one and action != "play":
                self.put_away = counted if first else _NOBODY
                self.from_stack = bool(_areas(part).intersection(("under", "link")))
            if counted == _TRASHED:
                self.has_trashed_one = first and of_one
            self.know(_ONES, counted)
        elif action == "draw":
            self.put_away = _NOBODY

    def choose_again(self, name: str) -> None:
        """Another card is called so from now on."""
        self.this = _NOBODY if self.this == name else self.this
        self.theirs = "" if self.theirs == name else self.theirs
        self.known_by = {by: "" if called == name else called for by, called in self.known_by.items()}


def resolved(meaning: dict[str, Any], *, spoken: dict[str, Any] | None = None) -> dict[str, Any]:
    """The meaning of an effect with its pronouns resolved. Raises UnclearError. `spoken`: for whom the effect before it
    holds, of the same text."""
    if meaning.get("to") == _THEY:
        if spoken is None or spoken["target"] != _ALL:
            raise UnclearError(_THEY["name"])
        meaning = {**meaning, "to": spoken}
    return _resolve_effect(meaning, (), spoken=spoken == {"target": "named"})


def spoken(meaning: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The meaning of an effect with pronouns for named things, in each way that means the same when resolved; none if
    no pronoun would be understood."""
    for liked in ((IT, THAT), (THAT, IT)):
        with suppress(UnclearError):
            yield _resolve_effect(meaning, liked)


def spoken_alone(meaning: dict[str, Any]) -> dict[str, Any]:
    """The same for a part of an effect alone, which may refer to earlier text."""
    return _resolve_effect(meaning, (IT, THAT), alone=True)


def _resolve_effect(
    meaning: dict[str, Any], speaks: tuple[str, ...], *, alone: bool = False, spoken: bool = False
) -> dict[str, Any]:
    context = _Context(speaks, alone=alone)
    if meaning.get("to") == {"target": "named", "name": _THIS_CARD} and all(
        gift.get("gives") == "dp" for gift in meaning["gifts"]
    ):
        # "This card gets +1000 DP": older cards say so of the Digimon, for nothing else has DP (2-4-1).
        meaning = {**meaning, "to": {"target": "named"}}
    if spoken:
        context.speak_of(_THIS)
    for when in meaning.get("when", ()):
        name = _own(when) if when.get("this") else _SUBJECT
        context.speak_of(name)
        context.trigger = name
        context.of_others = when["event"] in _OF_OTHER_CARDS
        context.of_two = name == _SUBJECT and when.get("at") == "digimon"
        context.of_cards = name == _SUBJECT and _is_card(when)
        if name == _THIS and when["event"] == "attack-declared" and (when.get("object") or when.get("at") == "digimon"):
            context.other = _OPPONENT  # "when this Digimon attacks a Digimon, delete that Digimon": the attacked one
        if name == _SUBJECT and (when.get("subject") or {}).get("whose") == _OPPONENTS:
            context.theirs = name
        if by := _KNOWN_BY_EVENTS.get(when["event"]):
            context.know(by, name)
    if any(_counts_own_stack(gift) for gift in meaning.get("gifts", ())):
        context.speak_of(_THIS)  # "for each of this Digimon's digivolution cards, it gets ..."
    return {key: value if key == "when" else _resolve(value, context) for key, value in _in_order(meaning.items())}


def _is_card(when: dict[str, Any]) -> bool:
    """True if a trigger is about cards outside the field."""
    subject = when.get("subject") or {}
    return "areas" in subject or subject.get("categories") == ["option"]


def _counts_own_stack(gift: dict[str, Any]) -> bool:
    number = gift.get("amount", gift.get("times"))
    number = number if isinstance(number, dict) else gift.get("times")
    return isinstance(number, dict) and _is_own_stack(number.get("of", {}))


def _own(when: dict[str, Any]) -> str:
    """Reference to the effect's card: as a card if it is trashed, otherwise as its unit on the field."""
    return _THIS_CARD if when["event"] == "trashed" else _THIS


def _in_order(fields: Iterable[tuple[str, Any]]) -> list[tuple[str, Any]]:
    return sorted(fields, key=lambda item: _PLACES.get(item[0], 99))


def _resolve(part: Any, context: _Context, put_away: bool = False) -> Any:
    if isinstance(part, list):
        return [_resolve(action, context, put_away) for action in part]
    if not isinstance(part, dict):
        return part
    if part.get("do") == "digivolve" and part.get("target", {}).get("name") == _THIS_CARD:
        # "Digivolve this card into ...": older cards say so of the Digimon that digivolves.
        part = {**part, "target": {"target": "named", "name": _THIS}}
    target = part.get("target")
    if target == "named" and part.get("name", _THIS) == _THIS and context.this:
        context.speak_of(_become(context))
        return {**part, "name": context.this}
    if target == "named" and _points(part.get("name"), context):
        named = _named(part, context)
        # "That Digimon gets +1000 DP. Then, it may attack": that Digimon.
        context.speak_of(part["name"] if context.speaks else named.get("name", _THIS))
        return named
    if part.get("if") in ("exists", "memory"):
        part = _asked_again(part, context)
    part = _card(part, context)
    if target in ("choose", "all") and part.get("name") != "host" and not context.speaks:
        part = {**part, "of": _other_than_theirs(part["of"], context)}
        if target == "all" or "count" not in part:
            part = {**part, "of": _like_that(part["of"])}
    put_away = put_away or part.get("do") in _PUT_AWAY
    if part.get("gives") == "effect":
        # Gained effects refer to their own card and trigger.
        return {**part, "effect": _resolve_effect(part["effect"], context.speaks)}
    if tokens := part.get("tokens"):
        # So do a token's effects of theirs.
        return {**part, "tokens": [_resolve_token(token, context.speaks) for token in tokens]}
    if part.get("do") in ("reveal", "look") and part.get("name") == IT:
        context.speak_of(IT)  # actions on the one revealed card come within
    elif part.get("do") in ("reveal", "look") and "then" not in part and not context.speaks:
        context.speak_of("revealed")  # "look at 2 cards. Return them": the action on them
    if part.get("as_this") and context.placed and part["of"].get("name") == THAT and not context.other:
        # "By placing 1 card from your trash under this Digimon, activate 1 [On Play] effect on that card"
        part = {**part, "of": {**part["of"], "name": "placed"}}
    if part.get("do") == "activate" and context.placed and part["of"].get("name") == IT:
        # "Place 1 [Alpha] under this Digimon. Activate 1 of its effects": of which of both?
        raise UnclearError(IT)
    under: dict[str, Any] | None = None
    if _is_pronoun(part.get("under"), context):
        # "Place 1 [Alpha] under it": not under the placed one.
        under = _named(part["under"], context)
        part = {**part, "under": under}
    elif part.get("do") == "place-under" and isinstance(part["under"].get("of"), dict):
        # "Place all [Alpha] as any of those Digimon's bottom digivolution cards"
        part = {**part, "under": {**part["under"], "of": _card(part["under"]["of"], context)}}
    fields: dict[str, Any] = {}
    for key, value in _in_order(part.items()):
        if not isinstance(value, dict | list) or value is under:
            fields[key] = value
            continue
        paying, context.paying = context.paying, context.paying or key == "doing"
        taking, revealing = context.taking, context.revealing
        context.revealing = revealing or (key == "then" and _is_of_shown(part))
        context.taking = taking or (key == "target" and part.get("do") in _TAKING)
        before, put_away_before = context.last, context.put_away
        fields[key] = (
            [*_each_from_here(value, context, put_away)] if key in _ALTERNATIVES else _resolve(value, context, put_away)
        )
        context.paying, context.taking, context.revealing = paying, taking, revealing
        if part.get("do") == "if" and key == "then" and not any(action.get("do") in _COUNTED for action in value):
            # "If it's red, <Draw 1>. If it's blue": not the drawn one.
            context.put_away = put_away_before if context.put_away == _NOBODY else context.put_away
        if key == "doing":
            # "When a Digimon attacks, by suspending this Tamer, it gets +1000 DP": which of both?
            paid_with = any(action.get("do") in _PAID_WITH for action in value)
            context.doubt = paid_with and before == _SUBJECT and context.last == _THIS
    context.placed = context.placed or part.get("do") == "place-under"
    context.note_done(fields)
    if part.get("how") and part.get("do") == "digivolve":
        context.speak_of(_DIGIVOLVED)
    if become := _this_card_name(fields):
        # "Play this card. At the end of the turn, return this Digimon": the played card.
        context.this = become
        context.speak_of(become)
    elif part.get("do") == "link" and part["target"].get("name") == _THIS_CARD:
        context.speak_of(fields["to"].get("name", IT))  # "link this card to 1 of your Digimon. It ..."
    if target == "named":
        context.speak_of(_THIS if part.get("name", _THIS) in (_THIS, "this-card") else part["name"])
    elif target == "choose":
        _chosen(fields, context, put_away)
    elif target == "all":
        context.speak_of(_ALL)
    elif part.get("if") == "exists" and _is_own_stack(part["of"]):
        context.speak_of(_THIS)  # "if [Alpha] is in this Digimon's digivolution cards, it gets ..."
    elif ("if" in part or part.get("number") == "of") and part.get("card") == _THIS:
        context.speak_of(_THIS)
    elif part.get("if") == "came-about" and part["when"]["event"] == "attack-declared":
        context.speak_of(context.trigger)  # "if attacking by <Execute>, it may digivolve"
    elif "if" in part and part.get("card") == _SUBJECT:
        context.speak_of(_SUBJECT)  # "if the attacking Digimon is red, it gets ..."
    return {key: fields[key] for key in part}


def _is_of_shown(part: dict[str, Any]) -> bool:
    """True if an action shows several cards, for others to be done with them."""
    return part.get("do") in ("reveal", "look") and part.get("name") in (None, "revealed")


def _this_card_name(action: dict[str, Any]) -> str:
    """Reference to the effect's card on the field, depending on the action."""
    if action.get("do") == "play" and action["target"].get("name") == _THIS_CARD:
        return "played"
    if action.get("do") == "digivolve" and action["into"].get("name") == _THIS_CARD:
        return _DIGIVOLVED if action.get("how") else str(action["target"].get("name", IT))
    return ""


def _become(context: _Context) -> str:
    """Name of "this Digimon" since its card has come to the field."""
    if context.this == _NOBODY:
        raise UnclearError(_THIS)
    return context.this


def _asked_again(condition: dict[str, Any], context: _Context) -> dict[str, Any]:
    """ "If you have 2 or fewer": of the cards counted in the last condition."""
    of = condition.get("of", {})
    if of.get("among") not in (_AGAIN, _SO_AGAIN):
        context.asked = condition if "count" in condition or "is_" in condition else {}
        return condition
    last = context.asked
    if last.get("if") == "memory" and (again := _memory_again(of, condition["count"], last)):
        return again
    same = of["among"] == _SO_AGAIN or last.get("of", {}).get("whose") == of.get("whose")
    if last.get("if") != "exists" or not same:
        raise UnclearError(_AGAIN)
    return {**condition, "of": last["of"]}


def _memory_again(of: dict[str, Any], count: dict[str, Any], last: dict[str, Any]) -> dict[str, Any] | None:
    """The same for memory, counted from the player's own side: more on the opponent's is less here (4-1-3)."""
    theirs = any(end < 0 for end in last["is_"].values())
    if theirs and of.get("whose") == _OPPONENTS:
        ends = {"at_least": "at_most", "at_most": "at_least"}
        return {"if": "memory", "is_": {ends[end]: -n for end, n in count.items()}}
    if not theirs and of.get("whose") == "yours":
        return {"if": "memory", "is_": count}
    return None


def _done_to(action: dict[str, Any]) -> str:
    """Name of the single card that an action was done to; "" if there is none."""
    if action["do"] == "play":
        return "played"
    if action.get("how"):
        return _DIGIVOLVED
    target = action["target"]
    if target["target"] == "named":
        return str(target.get("name", _THIS))
    if target["target"] not in ("choose", "all"):
        return ""
    if not any(area in _FIELD for area in target["of"].get("areas", _FIELD)):
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
    return "count" not in target and target.get("target") != "named" and not _areas(action).intersection(_FIELD)


def _areas(action: dict[str, Any]) -> set[str]:
    """Areas of the card that an action chooses."""
    target = action.get("target", {})
    return set(target["of"].get("areas", _FIELD)) if target.get("target") == "choose" else set()


def _is_limited(choice: dict[str, Any]) -> bool:
    return not {"total_dp", "total_play_cost", "total_level"}.isdisjoint(choice)


def _each_from_here(parts: Iterable[Any], context: _Context, put_away: bool) -> Iterator[Any]:
    """Resolved parallel parts, none of which refers to another. In "Play 1 [Alpha] and 1 [Beta] from its digivolution
    cards", both are under the same card."""
    here = dict(vars(context))
    for part in parts:
        vars(context).update(here, known_by=dict(here["known_by"]))
        yield _resolve(part, context, put_away)


def _is_own_stack(of: dict[str, Any]) -> bool:
    return of.get("areas") in (["under"], ["link"]) and "under" not in of


def _resolve_token(token: dict[str, Any], speaks: tuple[str, ...]) -> dict[str, Any]:
    effects = [_resolve_effect(effect, speaks) for effect in token.get("effects", ())]
    return {**token, "effects": effects} if effects else token


def _chosen(choice: dict[str, Any], context: _Context, put_away: bool) -> None:
    areas = choice["of"].get("areas", _FIELD)
    name = choice.get("name", IT)
    context.choose_again(name)
    if put_away and not any(area in _FIELD for area in areas):
        return
    if name == _SELECTED:
        context.selected = name
    if choice["of"].get("whose") == _OPPONENTS and any(area in _FIELD for area in areas):
        context.theirs = name
    if name != "into":
        context.speak_of(name)


def _points(name: str | None, context: _Context) -> bool:
    """True for a pronoun, or a name due for one."""
    return name in ((IT, _SUBJECT, _OPPONENT, _SELECTED) if context.speaks else _PRONOUNS)


def _named(part: dict[str, Any], context: _Context) -> dict[str, Any]:
    if _may_be_put_away(part["name"], context) and (context.taking or part["name"] == _THE_CARD):
        name = _put_away(part["name"], context)
    else:
        name = _antecedent(part["name"], context)
    # "By suspending this Tamer, that Digimon gets +1000 DP. Then, it may attack": that Digimon.
    context.speak_of(part["name"] if context.speaks else name)
    rest = {key: value for key, value in part.items() if key != "name"}
    return rest if name == _THIS else {**rest, "name": name}


def _is_pronoun(part: Any, context: _Context) -> bool:
    return isinstance(part, dict) and part.get("target") == "named" and _points(part.get("name"), context)


def _card(part: dict[str, Any], context: _Context) -> dict[str, Any]:
    """Conditions, numbers and filters name a card too: "if it is suspended", "that Digimon's level", "any of them",
    "its digivolution cards"."""
    if context.this and part.get("other"):
        # "Play this card. Then, delete 1 of your other Digimon": it is a new one by now (3-1-3-1).
        raise UnclearError(_THIS)
    if context.this and part.get("card") == _THIS and ("if" in part or "number" in part):
        return {**part, "card": _become(context)}
    if part.get("among") == _THEM and context.revealing:
        if context.other:
            raise UnclearError(_THEM)
        return {**part, "among": "revealed"}
    if _points(part.get("among"), context):
        return {**part, "among": _antecedent(part["among"], context)}
    if part.get("if") == "is" and part["card"] == _TRASHED and not (context.has_trashed_one or context.speaks):
        raise UnclearError(_TRASHED)  # of several, none is "the trashed card"
    alike = part.get("same_as")
    if isinstance(alike, dict) and _may_be_put_away(alike.get("among"), context):
        return {**part, "same_as": {**alike, "among": _put_away(alike["among"], context)}}
    under = part.get("under")
    if isinstance(under, dict) and _points(under.get("among"), context):
        name = _antecedent(under["among"], context)
        # The cards under the effect's own are meant by default.
        rest = {key: value for key, value in part.items() if key != "under"}
        return rest if name == _THIS else {**rest, "under": {**under, "among": name}}
    if not _points(part.get("card"), context) or not ("if" in part or "number" in part):
        return part
    if _may_be_put_away(part["card"], context):
        return {**part, "card": _put_away(part["card"], context)}
    return {**part, "card": _antecedent(part["card"], context)}


def _may_be_put_away(pronoun: str | None, context: _Context) -> bool:
    return bool(context.put_away) and pronoun in (IT, _AS_IT, _THE_CARD) and not context.speaks


def _put_away(pronoun: str, context: _Context) -> str:
    """ "Trash the top card of your deck. If it's a Digimon card": no other card may be meant."""
    others = context.of_cards if pronoun == _THE_CARD else context.last or context.from_stack
    if others or context.put_away == _NOBODY:
        raise UnclearError(pronoun)
    return context.put_away


def _other_than_theirs(of: dict[str, Any], context: _Context) -> dict[str, Any]:
    """ "Their other Digimon": the effect's card isn't the opponent's, so "other" refers to one mentioned before."""
    if of.get("whose") != _OPPONENTS or not of.get("other") or not context.theirs:
        return of
    rest = {key: value for key, value in of.items() if key != "other"}
    return {**rest, "other_than": {"among": context.theirs}}


def _like_that(of: dict[str, Any]) -> dict[str, Any]:
    """ "All of their Digimon with the same level": as the one mentioned. One card, and all that there are, are not
    asked whether they are alike."""
    mark = of.get("alike")
    if not mark or "stack" in mark or "same" in of:
        return of
    rest = {key: value for key, value in of.items() if key != "alike"}
    return {**rest, "same": mark, "same_as": {"among": THAT}}


def _antecedent(pronoun: str, context: _Context) -> str:
    if context.speaks:
        return _pronoun(pronoun, context)
    name = context.last if pronoun == IT else context.other
    if pronoun == IT and (context.doubt or (name == _THIS and context.drifted)):
        raise UnclearError(pronoun)
    context.drifted = context.drifted or (pronoun == IT and name != _THIS)
    if name == context.trigger and _may_be_another(pronoun, context):
        raise UnclearError(pronoun)
    if pronoun == CHOSEN and context.selected:
        name = context.selected
    if pronoun == _THAT_CARD:
        name = context.known_by.get(_ONES, context.other)
    if pronoun in _KNOWN_BY:
        name = context.known_by.get(pronoun, "")
    if name in ("", _ALL):
        raise UnclearError(pronoun)
    return name


def _may_be_another(pronoun: str, context: _Context) -> bool:
    """True if the trigger's other card may be meant, not its subject: "when effects trash your Digimon's link cards,
    return that card to the hand", "when your Digimon attacks your opponent's Digimon, it gets +1000 DP"."""
    if context.of_others:
        return pronoun in (_THE_CARD, _AS_IT) or (context.taking and pronoun in (IT, _THEM))
    return context.of_two and pronoun in (IT, THAT)


def _pronoun(name: str, context: _Context) -> str:
    if name == _SELECTED:
        return CHOSEN
    means = {IT: "" if context.doubt else context.last, THAT: context.other}
    for pronoun in context.speaks:
        if means[pronoun] == name:
            is_card = pronoun == THAT and name == _SUBJECT and context.of_cards
            return _THE_CARD if is_card else pronoun
    if context.alone:
        return IT if name == IT else THAT
    raise UnclearError(name)
