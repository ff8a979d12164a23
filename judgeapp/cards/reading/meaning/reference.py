"""References such as "it" and "that Digimon" to earlier words of an effect.

The phrase book reads a pronoun as one (`it`, `that`). Here each gets the name of its referent: the card of the effect
("this"), the effect's trigger ("subject"), or the chosen card ("it" in the engine).

The last subject of a condition may be asked for again without a name: "If you have 3 or more Tamers, ... If you have 2
or fewer, ...".

The other way round, each name gets the pronoun that will be understood so."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Any

from judgeapp.cards.reading.meaning.canonical import nodes
from judgeapp.cards.reading.meaning.mentions import (
    ALL,
    COUNTED,
    DIGIVOLVED,
    FIELD,
    IT,
    KNOWN_BY_EVENTS,
    NOBODY,
    OPPONENT,
    SELECTED,
    SUBJECT,
    SUSPENDED,
    THAT,
    THE_CARD,
    THEM,
    THIS,
    THIS_CARD,
    TRASHED,
    Mentions,
    UnclearError,
)

# "While you have a Tamer, they also gain ...": those for whom the effect before this one holds.
_THEY = {"target": "named", "name": "they"}
_OPPONENTS = "opponents"
# Of a condition: the earlier subject, of the same player's, or of anyone's.
_AGAIN, _SO_AGAIN = "again", "so-again"
# Parts beside each other: several targets of one action, effects of which one is activated.
_ALTERNATIVES = ("targets", "modes")
# Actions whose chosen cards are paid with or put away: nothing is done to them afterwards.
_PUT_AWAY = ("trash", "to-deck", "to-security", "place-under", "to-hand", "use")
# Possible deeds to a card that the trigger is about, but not as its subject.
_TAKING = (*_PUT_AWAY, "play", "link")
# Events of a Digimon with other cards, which have no name.
_OF_OTHER_CARDS = ("sources-trashed", "links-trashed", "sources-added", "linked")
# Processing that is done, or other processing in its place (18-2).
_OVERWRITING = ("instead", "instead-by")
# Payments with a card itself.
_PAID_WITH = ("suspend", "unsuspend", "delete", *_PUT_AWAY)
# Order of the text if it differs from that of the fields.
_ORDER = ("when", "condition", "to", "if", "doing", "chosen", "target", "of", "actions", "gifts", "then")
_PLACES = {field: index for index, field in enumerate(_ORDER)}


def resolved(meaning: dict[str, Any], *, spoken: dict[str, Any] | None = None) -> dict[str, Any]:
    """The meaning of an effect with its pronouns resolved. Raises UnclearError. `spoken`: for whom the effect before it
    holds, of the same text."""
    if meaning.get("to") == _THEY:
        if spoken is None or spoken["target"] != ALL:
            raise UnclearError(_THEY["name"])
        meaning = {**meaning, "to": spoken}
    return _resolve_effect(meaning, (), spoken=spoken == {"target": "named"})


def spoken(meaning: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The meaning of an effect with pronouns for named things, in each way that means the same when resolved; none if
    no pronoun would be understood."""
    for liked in ((IT, THAT), (THAT, IT)):
        with suppress(UnclearError):
            yield _resolve_effect(meaning, liked)


def _with_its_own_choice(fields: dict[str, Any]) -> dict[str, Any]:
    """Processing in the place of other processing chooses by itself the card that the other would have chosen."""
    chosen = [node for node in nodes(fields["of"]) if _is_chosen_it(node)]
    spoken_of = [node for node in nodes(fields["do_instead"]) if IT in map(node.get, ("name", "card", "among"))]
    if not chosen or not spoken_of or any(map(_is_chosen_it, nodes(fields["do_instead"]))):
        return fields
    first = fields["do_instead"][0]
    if len(chosen) > 1 or first.get("target") != {"target": "named", "name": IT}:
        raise UnclearError(IT)
    return {**fields, "do_instead": [{**first, "target": chosen[0]}, *fields["do_instead"][1:]]}


def _is_chosen_it(node: dict[str, Any]) -> bool:
    return node.get("target") == "choose" and node.get("name", IT) == IT


def spoken_alone(meaning: dict[str, Any]) -> dict[str, Any]:
    """Part of an effect by itself with its references resolved; it may refer to earlier text."""
    return _resolve_effect(meaning, (IT, THAT), alone=True)


def _resolve_effect(
    meaning: dict[str, Any], speaks: tuple[str, ...], *, alone: bool = False, spoken: bool = False
) -> dict[str, Any]:
    mentions = Mentions(speaks, alone=alone)
    if meaning.get("to") == {"target": "named", "name": THIS_CARD} and all(
        gift.get("gives") == "dp" for gift in meaning["gifts"]
    ):
        # "This card gets +1000 DP": older cards say so of the Digimon, for nothing else has DP (2-4-1).
        meaning = {**meaning, "to": {"target": "named"}}
    if spoken:
        mentions.speak_of(THIS)
    for when in meaning.get("when", ()):
        name = _own(when) if when.get("this") else SUBJECT
        mentions.speak_of(name)
        mentions.trigger = name
        mentions.of_others = when["event"] in _OF_OTHER_CARDS
        mentions.of_two = name == SUBJECT and when.get("at") == "digimon"
        mentions.of_cards = name == SUBJECT and _is_card(when)
        if name == SUBJECT:
            mentions.subject = when.get("subject") or {}
            mentions.categories.append(mentions.subject.get("categories", ()))
        if name == THIS and when["event"] == "attack-declared" and (when.get("object") or when.get("at") == "digimon"):
            mentions.other = OPPONENT  # "when this Digimon attacks a Digimon, delete that Digimon": the attacked one
        if name == SUBJECT and (when.get("subject") or {}).get("whose") == _OPPONENTS:
            mentions.theirs = name
        if by := KNOWN_BY_EVENTS.get(when["event"]):
            mentions.know(by, name)
    mentions.giving = meaning.get("to", {}).get("target") == ALL
    if any(_counts_own_stack(gift) for gift in meaning.get("gifts", ())):
        mentions.speak_of(THIS)  # "for each of this Digimon's digivolution cards, it gets ..."
    return {key: value if key == "when" else _resolve(value, mentions) for key, value in _in_order(meaning.items())}


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
    return THIS_CARD if when["event"] == "trashed" else THIS


def _in_order(fields: Iterable[tuple[str, Any]]) -> list[tuple[str, Any]]:
    return sorted(fields, key=lambda item: _PLACES.get(item[0], 99))


def _resolve(part: Any, mentions: Mentions, put_away: bool = False) -> Any:
    """A part with its pronouns resolved. `put_away`: it is put away, or paid with."""
    if isinstance(part, list):
        return [_resolve(action, mentions, put_away) for action in part]
    if not isinstance(part, dict):
        return part
    if part.get("do") == "digivolve" and part.get("target", {}).get("name") == THIS_CARD:
        # "Digivolve this card into ...": older cards say so of the Digimon that digivolves.
        part = {**part, "target": {"target": "named", "name": THIS}}
    if part.get("target") == "named" and (named := _referent(part, mentions)):
        return named
    part = _described(part, mentions)
    if part.get("gives") == "effect":
        # Gained effects refer to their own card and trigger.
        return {**part, "effect": _resolve_effect(part["effect"], mentions.speaks)}
    if tokens := part.get("tokens"):
        # So do a token's effects of theirs.
        return {**part, "tokens": [_resolve_token(token, mentions.speaks) for token in tokens]}
    put_away = put_away or part.get("do") in _PUT_AWAY
    part = _beside_placed(part, mentions)
    fields = _resolve_fields(part, mentions, put_away)
    if part.get("do") in _OVERWRITING and not mentions.speaks:
        fields = _with_its_own_choice(fields)
    mentions.placed = mentions.placed or part.get("do") == "place-under"
    mentions.note_done(fields)
    _speak_of(part, fields, mentions, put_away)
    whole = {key: fields[key] for key in part}
    if mentions.asks_of_deleted and "do" in part:
        mentions.asks_of_deleted = False
        return {"do": "if", "condition": {"if": "did", "action": "delete"}, "then": [whole]}
    return whole


def _referent(part: dict[str, Any], mentions: Mentions) -> dict[str, Any] | None:
    """The card that a pronoun means, or "this Digimon" of a card that has come to the field since; None for other
    names."""
    if part.get("name", THIS) == THIS and mentions.this:
        mentions.speak_of(mentions.name_of_this())
        return {**part, "name": mentions.this}
    if mentions.is_pronoun(part.get("name")):
        named = _named(part, mentions)
        # "That Digimon gets +1000 DP. Then, it may attack": that Digimon.
        mentions.speak_of(part["name"] if mentions.speaks else named.get("name", THIS))
        return named
    return None


def _described(part: dict[str, Any], mentions: Mentions) -> dict[str, Any]:
    """A part whose description of cards doesn't refer to others any more."""
    if part.get("do") == "by" and not mentions.speaks:
        part = _with_host(part)
    if part.get("if") in ("exists", "memory"):
        part = _asked_again(part, mentions)
    part = _card(part, mentions)
    target = part.get("target")
    if target in ("choose", "all") and part.get("name") != "host":
        part = {**part, "of": _other_than_mentioned(part["of"], mentions)}
        if not mentions.speaks and (target == "all" or "count" not in part):
            part = {**part, "of": _like_that(part["of"])}
    return part


def _with_host(paying: dict[str, Any]) -> dict[str, Any]:
    """ "By trashing any 1 digivolution card of 1 of your Digimon, that Digimon gains <Rush>": the one that it was under
    is chosen first."""
    match paying["doing"]:
        case [
            {"do": "trash", "target": {"target": "choose", "of": {"areas": ["under"], "under": under, **sort}} as cards}
        ]:
            count = cards.get("count", 1)
            in_one_stack = sort.pop("alike", "" if count == 1 else None) in ("", "stack")
            if in_one_stack and "among" not in under and "up_to" not in cards and _speaks_of(paying["then"], THAT):
                needed = {"over": sort, "over_count": count} if sort else {"sources": {"at_least": count}}
                host = {"target": "choose", "of": {**under, **needed}, "name": SELECTED}
                of = {"areas": ["under"], **sort, "under": {"among": SELECTED}}
                trash = {**paying["doing"][0], "target": {**cards, "of": of}}
                return {**paying, "doing": [{"do": "select", "target": host}, trash]}
    return paying


def _speaks_of(part: Any, pronoun: str) -> bool:
    if isinstance(part, dict):
        return part.get("name") == pronoun or any(_speaks_of(value, pronoun) for value in part.values())
    return isinstance(part, list) and any(_speaks_of(value, pronoun) for value in part)


def _beside_placed(part: dict[str, Any], mentions: Mentions) -> dict[str, Any]:
    """A part that may speak of shown cards, or of a card placed under another."""
    of_shown = part.get("do") in ("reveal", "look")
    if of_shown and part.get("name") == IT:
        mentions.speak_of(IT)  # actions on the one revealed card come within
    elif of_shown and "then" not in part and not mentions.speaks:
        mentions.speak_of("revealed")  # "look at 2 cards. Return them": the action on them
    if part.get("as_this") and mentions.placed and part["of"].get("name") == THAT and not mentions.other:
        # "By placing 1 card from your trash under this Digimon, activate 1 [On Play] effect on that card"
        part = {**part, "of": {**part["of"], "name": "placed"}}
    if part.get("do") == "activate" and mentions.placed and part["of"].get("name") == IT:
        # "Place 1 [Alpha] under this Digimon. Activate 1 of its effects": of which of both?
        raise UnclearError(IT)
    if (
        part.get("do") == "place-under"
        and not _is_pronoun(part["under"], mentions)
        and isinstance(part["under"].get("of"), dict)
    ):
        # "Place all [Alpha] as any of those Digimon's bottom digivolution cards"
        part = {**part, "under": {**part["under"], "of": _card(part["under"]["of"], mentions)}}
    if part.get("do") == "place-under" and not mentions.speaks and _is_another(part["under"], part["target"]):
        # "Place 1 of your Digimon under 1 of your other Digimon": other than the placed one, as each is (4-5-7).
        host = {key: value for key, value in part["under"]["of"].items() if key != "other"}
        part = {**part, "under": {**part["under"], "of": host}}
    return part


def _is_another(host: dict[str, Any], placed: dict[str, Any]) -> bool:
    """True if a host is other than the placed card, which is one of the field that is chosen."""
    if placed.get("target") != "choose" or "other" not in host.get("of", {}):
        return False
    of = placed["of"]
    return "other" not in of and any(area in FIELD for area in of.get("areas", FIELD))


def _resolve_fields(part: dict[str, Any], mentions: Mentions, put_away: bool) -> dict[str, Any]:
    """The fields of a part, resolved in the order of the text."""
    fields: dict[str, Any] = {}
    if _is_pronoun(part.get("under"), mentions):
        # "Place 1 [Alpha] under it": not under the placed one.
        fields["under"] = _named(part["under"], mentions)
    for key, value in _in_order(part.items()):
        if key not in fields:
            is_whole = not isinstance(value, dict | list)
            fields[key] = value if is_whole else _resolve_field(part, key, mentions, put_away)
    return fields


def _resolve_field(part: dict[str, Any], key: str, mentions: Mentions, put_away: bool) -> Any:
    value = part[key]
    paying, taking, revealing = mentions.paying, mentions.taking, mentions.revealing
    mentions.paying = paying or key == "doing"
    mentions.taking = taking or (key == "target" and part.get("do") in _TAKING)
    mentions.revealing = revealing or (key == "then" and _is_of_shown(part))
    last, put_away_before = mentions.last, mentions.put_away
    if key in _ALTERNATIVES:
        result: Any = [*_each_from_here(value, mentions, put_away)]
    else:
        result = _resolve(value, mentions, put_away)
    mentions.paying, mentions.taking, mentions.revealing = paying, taking, revealing
    if part.get("do") == "if" and key == "then" and not any(action.get("do") in COUNTED for action in value):
        # "If it's red, <Draw 1>. If it's blue": not the drawn one.
        mentions.put_away = put_away_before if mentions.put_away == NOBODY else mentions.put_away
    if key == "doing":
        # "When a Digimon attacks, by suspending this Tamer, it gets +1000 DP": which of both?
        paid_with = any(action.get("do") in _PAID_WITH for action in value)
        mentions.doubt = paid_with and last == SUBJECT and mentions.last == THIS
        # "By deleting this Digimon or placing it under your [Alpha], it gains <Rush>"
        mentions.doubt = mentions.doubt or any(action.get("do") == "modes" for action in value)
        if paid_with and mentions.trigger == SUBJECT and mentions.other == IT:
            if all(map(mentions.is_of_another_category, value)):
                # "When a Digimon attacks, by suspending 1 of your Tamers, that Digimon gets +1000 DP"
                mentions.other, mentions.doubt = SUBJECT, True
            else:
                # "By suspending 1 of your Digimon, that Digimon gets +1000 DP": which of both?
                mentions.is_either = True
    return result


def _speak_of(part: dict[str, Any], fields: dict[str, Any], mentions: Mentions, put_away: bool) -> None:
    """Note which card a part has mentioned last."""
    target = part.get("target")
    if part.get("how") and part.get("do") == "digivolve":
        mentions.speak_of(DIGIVOLVED)
    if become := _this_card_name(fields):
        # "Play this card. At the end of the turn, return this Digimon": the played card.
        mentions.this = become
        mentions.speak_of(become)
    elif part.get("do") == "link" and part["target"].get("name") == THIS_CARD:
        mentions.speak_of(fields["to"].get("name", IT))  # "link this card to 1 of your Digimon. It ..."
    if target == "named":
        mentions.speak_of(THIS if part.get("name", THIS) in (THIS, THIS_CARD) else part["name"])
    elif target == "choose":
        _chosen(fields, mentions, put_away)
    elif target == "all" or (target == "together" and any(of.get("target") == "all" for of in part["targets"])):
        mentions.speak_of(ALL)
    elif part.get("if") == "exists" and _is_own_stack(part["of"]):
        mentions.speak_of(THIS)  # "if [Alpha] is in this Digimon's digivolution cards, it gets ..."
    elif part.get("if") == "exists" and "among" not in part["of"] and part.get("count", {}).get("at_most") != 0:
        mentions.counted = part["of"]
    elif ("if" in part or part.get("number") == "of") and part.get("card") == THIS:
        mentions.speak_of(THIS)
    elif part.get("if") == "came-about" and part["when"]["event"] == "attack-declared":
        mentions.speak_of(mentions.trigger)  # "if attacking by <Execute>, it may digivolve"
    elif "if" in part and part.get("card") == SUBJECT:
        mentions.speak_of(SUBJECT)  # "if the attacking Digimon is red, it gets ..."


def _is_of_shown(part: dict[str, Any]) -> bool:
    """True if an action shows several cards, for others to be done with them."""
    return part.get("do") in ("reveal", "look") and part.get("name") in (None, "revealed")


def _this_card_name(action: dict[str, Any]) -> str:
    """Reference to the effect's card on the field, depending on the action."""
    if action.get("do") == "play" and action["target"].get("name") == THIS_CARD:
        return "played"
    if action.get("do") == "digivolve" and action["into"].get("name") == THIS_CARD:
        return DIGIVOLVED if action.get("how") else str(action["target"].get("name", IT))
    return ""


def _asked_again(condition: dict[str, Any], mentions: Mentions) -> dict[str, Any]:
    """ "If you have 2 or fewer": of the cards counted in the last condition."""
    of = condition.get("of", {})
    if of.get("among") not in (_AGAIN, _SO_AGAIN):
        mentions.asked = condition if "count" in condition or "is_" in condition else {}
        return condition
    last = mentions.asked
    if last.get("if") == "memory" and (again := _memory_again(of, condition["count"], last)):
        return again
    same = of["among"] == _SO_AGAIN or last.get("of", {}).get("whose") == of.get("whose")
    if last.get("if") != "exists" or not same:
        raise UnclearError(_AGAIN)
    return {**condition, "of": last["of"]}


def _memory_again(of: dict[str, Any], count: dict[str, Any], last: dict[str, Any]) -> dict[str, Any] | None:
    """Condition that repeats the last one on memory, counted from the player's own side: more on the opponent's is less
    here (4-1-3)."""
    theirs = any(end < 0 for end in last["is_"].values())
    if theirs and of.get("whose") == _OPPONENTS:
        ends = {"at_least": "at_most", "at_most": "at_least"}
        return {"if": "memory", "is_": {ends[end]: -n for end, n in count.items()}}
    if not theirs and of.get("whose") == "yours":
        return {"if": "memory", "is_": count}
    return None


def _each_from_here(parts: Iterable[Any], mentions: Mentions, put_away: bool) -> Iterator[Any]:
    """Resolved parallel parts, of which one refers to another only as in "by deleting this Digimon or placing it". In
    "Play 1 [Alpha] and 1 [Beta] from its digivolution cards", both are under the same card."""
    here = dict(vars(mentions))
    for part in parts:
        vars(mentions).update(here, known_by=dict(here["known_by"]))
        yield _resolve(part, mentions, put_away)
        if mentions.paying and mentions.last == THIS:
            here["last"] = THIS


def _is_own_stack(of: dict[str, Any]) -> bool:
    return of.get("areas") in (["under"], ["link"]) and "under" not in of


def _resolve_token(token: dict[str, Any], speaks: tuple[str, ...]) -> dict[str, Any]:
    effects = [_resolve_effect(effect, speaks) for effect in token.get("effects", ())]
    return {**token, "effects": effects} if effects else token


def _chosen(choice: dict[str, Any], mentions: Mentions, put_away: bool) -> None:
    areas = choice["of"].get("areas", FIELD)
    name = choice.get("name", IT)
    mentions.choose_again(name)
    if put_away and not any(area in FIELD for area in areas):
        return
    if name == SELECTED:
        mentions.selected = name
    if choice["of"].get("whose") == _OPPONENTS and any(area in FIELD for area in areas):
        mentions.theirs = name
    if name != "into":
        mentions.speak_of(name)


def _named(part: dict[str, Any], mentions: Mentions) -> dict[str, Any]:
    if mentions.may_be_put_away(part["name"]) and (mentions.taking or part["name"] == THE_CARD):
        name = mentions.card_put_away(part["name"])
    else:
        name = mentions.antecedent(part["name"])
    # "By suspending this Tamer, that Digimon gets +1000 DP. Then, it may attack": that Digimon.
    mentions.speak_of(part["name"] if mentions.speaks else name)
    rest = {key: value for key, value in part.items() if key != "name"}
    return rest if name == THIS else {**rest, "name": name}


def _is_pronoun(part: Any, mentions: Mentions) -> bool:
    return isinstance(part, dict) and part.get("target") == "named" and mentions.is_pronoun(part.get("name"))


def _card(part: dict[str, Any], mentions: Mentions) -> dict[str, Any]:
    """Conditions, numbers and filters name a card too: "if it is suspended", "that Digimon's level", "any of them",
    "its digivolution cards"."""
    if mentions.this and part.get("other"):
        # "Play this card. Then, delete 1 of your other Digimon": it is a new one by now (3-1-3-1).
        raise UnclearError(THIS)
    if mentions.this and part.get("card") == THIS and ("if" in part or "number" in part):
        return {**part, "card": mentions.name_of_this()}
    if part.get("number") == "of" and part["card"] == "deleted" and mentions.if_deleted and not mentions.speaks:
        mentions.asks_of_deleted = True
        return {**part, "card": mentions.if_deleted}
    if part.get("among") == SUSPENDED and "whose" in part:
        return part  # all of that player's that were, and none that it was paid with
    if part.get("among") == THEM and mentions.revealing:
        if mentions.other:
            raise UnclearError(THEM)
        return {**part, "among": "revealed"}
    if mentions.is_pronoun(part.get("among")):
        return {**part, "among": mentions.antecedent(part["among"])}
    if part.get("if") == "is" and part["card"] == TRASHED and not (mentions.has_trashed_one or mentions.speaks):
        raise UnclearError(TRASHED)  # of several, none is "the trashed card"
    alike = part.get("same_as")
    if isinstance(alike, dict) and mentions.may_be_put_away(alike.get("among")):
        return {**part, "same_as": {**alike, "among": mentions.card_put_away(alike["among"])}}
    under = part.get("under")
    if isinstance(under, dict) and mentions.is_pronoun(under.get("among")):
        name = mentions.antecedent(under["among"])
        # The cards under the effect's own are meant by default.
        rest = {key: value for key, value in part.items() if key != "under"}
        return rest if name == THIS else {**rest, "under": {**under, "among": name}}
    if not mentions.is_pronoun(part.get("card")) or not ("if" in part or "number" in part):
        return part
    if mentions.may_be_put_away(part["card"]):
        return {**part, "card": mentions.card_put_away(part["card"])}
    return {**part, "card": mentions.antecedent(part["card"])}


def _other_than_mentioned(of: dict[str, Any], mentions: Mentions) -> dict[str, Any]:
    """ "Their other Digimon": the effect's card isn't the opponent's, so "other" refers to one mentioned before. So it
    does in "when one of your [Alpha] would be deleted, by deleting 1 of your other [Alpha]"."""
    alike = {key: part for key, part in of.items() if key not in ("other", "other_than")}
    known = mentions.theirs if of.get("whose") == _OPPONENTS else SUBJECT if alike == mentions.subject else ""
    if not known:
        return of
    if mentions.speaks:
        return {**alike, "other": True} if of.get("other_than") == {"among": known} else of
    return {**alike, "other_than": {"among": known}} if of.get("other") else of


def _like_that(of: dict[str, Any]) -> dict[str, Any]:
    """ "All of their Digimon with the same level": as the one mentioned. One card, and all that there are, are not
    asked whether they are alike."""
    mark = of.get("alike")
    if not mark or "stack" in mark or "same" in of:
        return of
    rest = {key: value for key, value in of.items() if key != "alike"}
    return {**rest, "same": mark, "same_as": {"among": THAT}}
