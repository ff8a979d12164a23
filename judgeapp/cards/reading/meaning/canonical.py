"""One tree for one meaning: variants that the rules do not distinguish take one form.

Two languages, or two printings, say the same in another order, or once for several things rather than for each. Here
such meanings become equal; the printed text stays as it was."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from judgeapp.cards.reading.meaning.filters import OF_ALL, counted, factored, in_order, joined, under_this

# After these the card is still where the effect finds it (15-8-3-9-4).
_STAYING = ("played", "digivolved", "suspended", "unsuspended", "linked", "moved", "security-increased")
# Only one of several can do this: the player of the effect chooses which (11-1-1, 8-1-2).
_OF_ONE = ("attack", "digivolve")
_SUBJECT = {"target": "named", "name": "subject"}
# After these, they are no longer there to be counted.
_GONE = ("deleted", "left", "returned", "trashed")
_ONE_OF_THOSE = {"target": "choose", "of": {"among": "subject"}}
_CHOSEN = {"target": "named", "name": "it"}
# The action just before had an effect, or not.
_DID = {"if": "did"}
_NOT_DID = {"if": "not", "condition": _DID}
# Of these events the card that comes from somewhere.
_COMING = {"played": "subject", "used": "subject", "digivolved": "into"}
# Deeds of effects alone, so that no text need name effects.
_DENIED_AS_WELL = ("have-dp-reduced", "be-returned", "be-de-digivolved")
# Actions done or not: a deletion or return may be replaced by another (18-2).
_SIMPLY_DONE = ("trash", "play", "use")
# Limits on the cards that can be chosen: of each, and of all together.
LIMITS: Mapping[str, Sequence[str]] = {
    "level": ("level", "total_level"),
    "dp": ("dp", "total_dp"),
    "play-cost": ("play_cost", "total_play_cost"),
}
END_OF_BATTLE = "end-of-battle"
REVEALED = "revealed"


def canonical(effect: dict[str, Any]) -> dict[str, Any]:
    """Converted effect with its pronouns resolved, in its one form."""
    whens = effect.get("when", ())
    several = (
        bool(whens)
        and not effect.get("would")
        and all(when["event"] in _STAYING and not when.get("this") for when in whens)
    )
    if whens:
        effect = {**effect, "when": [_in_a_phase(_coming_from(when), effect.get("during")) for when in whens]}
        if not effect.get("would"):
            effect = _counting_those(effect, [*_sorts_of(whens)])
    if "actions" in effect:
        in_turn = [*_left_in_turn([*_hoisted_raise(effect["actions"])])]
        effect = {**effect, "actions": [*_with_what_it_chose(_left_for_battle(in_turn))]}
        effect = _while_shown(_of_what_was_done({**effect, "actions": _played_as_chosen(effect["actions"])}))
        effect = {**effect, "actions": [*_asked_both_ways(_asked_of_the_addition(effect["actions"]))]}
        if whens and not any(when.get("this") for when in whens) and (several or effect.get("would")):
            effect = {**effect, "actions": _as_much_as_one_of_them(effect["actions"])}
        if effect.get("would") and any(when["event"] in _GONE and not when.get("this") for when in whens):
            effect = {**effect, "actions": _with_one_that_digivolves(effect["actions"])[0]}
    return _ordered_timings(_plain(effect, several))


def _in_a_phase(when: dict[str, Any], during: Any) -> dict[str, Any]:
    """Event without whose phase it must happen in, if the effect works in your turn only."""
    return {key: part for key, part in when.items() if key != "phase_of" or during != "your-turn"}


def nodes(part: Any) -> Iterator[dict[str, Any]]:
    """Records of a part of an effect, at any depth, each before those in it."""
    if isinstance(part, dict):
        yield part
        part = part.values()
    elif not isinstance(part, list | tuple):
        return
    for value in part:
        yield from nodes(value)


def with_each(part: Any, change: Callable[[Any], Any]) -> Any:
    """A list or record with changed content; other values unchanged."""
    if isinstance(part, list):
        return [change(element) for element in part]
    if isinstance(part, dict):
        return {key: change(value) for key, value in part.items()}
    return part


def _hoisted_raise(actions: Sequence[Any]) -> Iterator[Any]:
    """ "By deleting 1 level 3 or lower Digimon, draw. Add 1 to this effect's level maximum": the number that rises is
    the condition's, if the processing has none (15-15-5-1)."""
    for action in actions:
        match action:
            case {"do": "by", "doing": doing, "then": [{"do": "raise", "of": figure, "then": then} as raising]} if (
                figure in LIMITS and has_limit(doing, figure) and not has_limit(then, figure)
            ):
                yield {**raising, "then": [{**action, "then": then}]}
            case _:
                yield action


def _of_what_was_done(effect: dict[str, Any]) -> dict[str, Any]:
    """Effect that names its objects once: "each Tamer suspended" if it suspends only Tamers, "if it didn't trash a
    card" if it did only that before."""
    actions = _with_did_as_condition(effect["actions"])
    return {**effect, "actions": _without_known_sort(actions, actions)}


def _with_did_as_condition(actions: list[dict[str, Any]]) -> list[dict[str, Any]]:
    match actions:
        case [before, {"do": "if", "condition": condition} as asking, *rest] if (
            done := _asked_if_done(condition)
        ) is not None:
            only = before["actions"][0] if before["do"] == "may" and len(before["actions"]) == 1 else before
            whose = _done_to(only).get("whose")
            if only["do"] == done.get("action") and only["do"] in _SIMPLY_DONE and done.get("whose", whose) == whose:
                plain = {"if": "did"}
                asked = {**condition, "condition": plain} if condition["if"] == "not" else plain
                return [before, {**asking, "condition": asked}, *rest]
        case [{"do": "look" | "reveal", "then": then} as showing, *rest]:
            return [{**showing, "then": _with_did_as_condition(then)}, *rest]
    return actions


def _done_to(action: dict[str, Any]) -> dict[str, Any]:
    """Cards among which an action chooses; nothing if it does not choose."""
    target = action.get("target")
    of = target.get("of") if isinstance(target, dict) else None
    return of if isinstance(of, dict) else {}


def _asked_if_done(condition: dict[str, Any]) -> dict[str, Any] | None:
    inner = condition["condition"] if condition["if"] == "not" else condition
    return inner if inner["if"] == "did" else None


def _without_known_sort(part: Any, whole: Sequence[Any]) -> Any:
    """A part of an effect without the sort of affected cards that it counts, if the effect affects no other sort."""

    def of_all(action: str, field: str) -> list[Any]:
        return [_done_to(node).get(field) for node in nodes(whole) if node.get("do") == action]

    match part:
        case {"number": "done-to", "category": category, "action": action} if "whose" not in part:
            sorts = of_all(action, "categories")
            if sorts and all(sort == [category] for sort in sorts):
                return {key: value for key, value in part.items() if key != "category"}
        case {"if": "did", "whose": whose, "action": action}:
            owners = of_all(action, "whose")
            if owners and all(owner == whose for owner in owners):
                return {key: value for key, value in part.items() if key != "whose"}
    return with_each(part, lambda value: _without_known_sort(value, whole))


def has_limit(part: Any, figure: str) -> bool:
    """True if a number of this sort limits its choices."""
    return any(not node.keys().isdisjoint(LIMITS[figure]) for node in nodes(part))


def _sorts_of(whens: Sequence[dict[str, Any]]) -> Iterator[Any]:
    """Kinds of those that each trigger is about, if they are gone then; None if not."""
    for when in whens:
        subject = when.get("subject") if when["event"] in _GONE else None
        yield None if subject is None else subject.get("categories")


def _counting_those(part: Any, sorts: Sequence[Any]) -> Any:
    """ "When any of your opponent's Digimon are deleted, gain 1 memory for each Digimon": for each of those that were,
    and not for each that there is (15-15-7-4)."""
    match part:
        case {"gives": "effect"}:
            return part
        case {"number": "count", "of": {"categories": categories, **others}} if not others and "per" not in part:
            if all(sort == categories for sort in sorts):
                return {"number": "happened", **({"each": part["each"]} if "each" in part else {})}
            return part
    return with_each(part, lambda value: _counting_those(value, sorts))


def _coming_from(when: dict[str, Any]) -> dict[str, Any]:
    """Trigger with the area of origin of a card played, used or digivolved into. "A same-level Digimon" that a Digimon
    digivolves into has the level that it had."""
    if when["event"] == "digivolved" and when.get("into", {}).get("alike") == "level":
        into = {key: value for key, value in when["into"].items() if key != "alike"}
        when = {**when, "into": into, "same_level": True}
    coming = _COMING.get(when["event"], "")
    areas = when.get(coming, {}).get("areas")
    if areas is None or "origin" in when or not {*areas} <= {"hand", "trash"}:
        return when
    rest = {key: value for key, value in when[coming].items() if key != "areas"}
    return {**when, coming: rest, "origin": areas}


def denied_by_the_same(part: Any) -> Any:
    """ "相手の効果で手札に戻らず、DPをマイナスされない": the effects named first apply to every prohibition."""
    part = with_each(part, denied_by_the_same)
    if isinstance(part, list):
        by = None
        for index, element in enumerate(part):
            denial = isinstance(element, dict) and element.get("gives") == "cannot"
            if denial and by and "by" not in element and element["deed"] in _DENIED_AS_WELL:
                part[index] = element = {**element, "by": by}
            by = element.get("by") if denial else None
    return part


def _left_in_turn(actions: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Actions, with each deferred action on a card that is played later nested in the deferral that plays it: "At the
    end of the battle, play this card. At turn end, delete this Digimon"."""
    waiting: dict[str, Any] | None = None
    for action in actions:
        if waiting is None or action["do"] != "later" or all(node.get("name") != "played" for node in nodes(action)):
            if waiting is not None:
                yield waiting
            waiting = action if action["do"] == "later" else None
            if waiting is None:
                yield action
        else:
            waiting = {**waiting, "actions": [*waiting["actions"], action]}
    if waiting is not None:
        yield waiting


def _left_for_battle(actions: Sequence[dict[str, Any]]) -> Sequence[dict[str, Any]]:
    """ "At the end of the battle, A. Then, B": B is done then as well, after A."""
    for index, action in enumerate(actions):
        if action["do"] == "later" and action["at"] == END_OF_BATTLE:
            behind = actions[index + 1 :]
            return [*actions[:index], {**action, "actions": [*action["actions"], *behind]}]
    return actions


def _with_what_it_chose(actions: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """ "If A, choose 1 Digimon. Delete all others": "others" needs a chosen one, and so is under the same condition."""
    left = [*actions]
    while left:
        action, *left = left
        if action["do"] == "if" and (names := _names_of_choice(action["then"][-1])):
            while any(_excludes(part, names) for part in left) and _mentions(left[0], names):
                action = {**action, "then": [*action["then"], left.pop(0)]}
        yield action


def _with_one_that_digivolves(part: Any, chosen: bool = False) -> tuple[Any, bool]:
    """ "When your Digimon would be deleted, by digivolving that Digimon, prevent that deletion": a digivolution is of 1
    Digimon (8-1-2), and "that deletion" is of the chosen one (official answer 2890). With it, whether it is chosen."""
    if isinstance(part, list):
        elements = []
        for element in part:
            element, chosen = _with_one_that_digivolves(element, chosen)
            elements.append(element)
        return elements, chosen
    if not isinstance(part, dict):
        return part, chosen
    if part.get("do") == "digivolve" and "how" not in part and part["target"] in (_SUBJECT, _ONE_OF_THOSE):
        return {**part, "target": _ONE_OF_THOSE}, True
    if chosen and part == _SUBJECT:
        return _CHOSEN, True
    if chosen and part == {"do": "prevent"}:
        return {**part, "target": _CHOSEN}, True
    plain = {}
    for key in sorted(part, key="then".__eq__):
        plain[key], chosen = _with_one_that_digivolves(part[key], chosen)
    return plain, chosen


def _as_much_as_one_of_them(actions: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """ "With a play cost 1 higher than that Digimon": than one of those, which is chosen (official answer 3175)."""
    changed = _of_one_of_them(actions)
    if changed == actions:
        return actions
    if len(actions) == 1 and actions[0]["do"] == "by":
        return [{**actions[0], "then": _as_much_as_one_of_them(actions[0]["then"])}]
    return [{"do": "select", "target": {**_ONE_OF_THOSE, "name": "selected"}}, *changed]


def _of_one_of_them(part: Any) -> Any:
    match part:
        case {"number": "of", "card": "subject", "plus": _}:
            return {**part, "card": "selected"}
    return with_each(part, _of_one_of_them)


def _played_as_chosen(actions: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """ "Choose 1 of its digivolution cards, and play it" becomes playing 1 of them, if nothing else refers to it."""
    match actions:
        case [
            {"do": "select", "target": {"target": "choose", "name": name} as chosen},
            {"do": "play"} as play,
            *rest,
        ] if play["target"] == {"target": "named", "name": name} and not _mentions(rest, {name}):
            of = {key: value for key, value in chosen.items() if key != "name"}
            return [{**play, "target": of}, *rest]
    return actions


def _asked_of_the_addition(actions: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """ "Look at the top card. You may add it to your hand. If you do": if it is added, and not if the rest is put back,
    which is done in between (15-15-4-3)."""
    match actions:
        case [
            {"do": "look", "then": [{"do": "may", "actions": [{"do": "to-hand"}]}]} as showing,
            {"do": "if", "condition": {"if": "did"} as asked} as asking,
            *rest,
        ] if "action" not in asked:
            return [showing, {**asking, "condition": {**asked, "action": "add"}}, *rest]
    return actions


def _asked_both_ways(actions: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """ "If you did, A. If you didn't, B": both ask about the same deed, and the second not about A."""
    left = [*actions]
    while left:
        action, *left = left
        asked, again = action.get("condition"), left[0].get("condition") if left else None
        if _DID in (asked, again) and _NOT_DID in (asked, again) and "otherwise" not in action:
            action = {**action, "otherwise": left.pop(0)["then"]}
        yield action


def _while_shown(part: Any) -> Any:
    """ "Look at your opponent's hand. Trash 1 card in it": processing of cards that go back by themselves happens while
    they are shown (15-15-4-6)."""
    if isinstance(part, list):
        left = [_while_shown(element) for element in part]
        if not all(isinstance(element, dict) and "do" in element for element in left):
            return left
        actions: list[Any] = []
        while left:
            showing, *left = left
            if showing["do"] in ("look", "reveal") and "then" not in showing:
                end = _count_actions_on_shown(showing, left)
                if end:
                    showing = _put_back(_called_revealed({**showing, "then": left[:end]}))
                left = left[end:]
            actions.append(showing)
        return actions
    return part if isinstance(part, dict) and part.get("gives") == "effect" else with_each(part, _while_shown)


def _count_actions_on_shown(showing: dict[str, Any], behind: Sequence[dict[str, Any]]) -> int:
    """Number of the following actions up to the last that refers to shown cards."""
    if showing.get("rest", "back" if showing["do"] == "look" else "") != "back":
        return 0
    names = {showing.get("name", REVEALED), REVEALED}
    end = 0
    for number, action in enumerate(behind, 1):
        end = number if _mentions(action, names) else end
        names -= {node.get("name", "it") for node in nodes(action) if node.get("target") == "choose"}
    return end


# What puts cards where they are shown from, to one end or to the one that is chosen: the rest.
_ENDS: Mapping[str, tuple[dict[str, Any], dict[str, Any], str, str, str]] = {
    "deck": ({"do": "to-deck", "top": True}, {"do": "to-deck"}, "deck-top", "deck-bottom", "deck-ends"),
    "security": (
        {"do": "to-security"},
        {"do": "to-security", "top": False},
        "back",
        "security-bottom",
        "security-ends",
    ),
}


def _put_back(showing: dict[str, Any]) -> dict[str, Any]:
    """ "Look at your top security card, and place it at the top or bottom of the security stack": it was there before,
    so that nothing is added (15-15-4-3)."""
    *doings, last = showing["then"]
    ends = _ENDS.get(showing.get("of", "deck"))
    if ends is None or showing["do"] != "look":
        return showing
    top, bottom, at_top, at_bottom, at_one = ends
    those = {"target": {"target": "named", "name": showing["name"]}}
    to_top, to_bottom = top | those, bottom | those
    choice = {"do": "modes", "modes": [[to_top], [to_bottom]]}
    rests = [rest for act, rest in ((to_top, at_top), (to_bottom, at_bottom), (choice, at_one)) if last == act]
    if not rests:
        return showing
    kept = {key: part for key, part in showing.items() if key != "then"}
    kept |= {"then": doings} if doings else {}
    if not doings and kept["name"] == REVEALED:
        del kept["name"]
    return kept if rests == ["back"] else {**kept, "rest": rests[0]}


def _called_revealed(showing: dict[str, Any]) -> dict[str, Any]:
    """An action that looks at cards, which are named like revealed ones if later actions do so."""
    named = showing["do"] == "look" and "name" not in showing
    return {**showing, "name": REVEALED} if named else showing


def _names_of_choice(action: dict[str, Any]) -> set[str]:
    """Names of cards chosen for the next sentence to refer to."""
    return {action["target"]["name"]} if action["do"] == "select" else set()


def _excludes(part: Any, names: set[str]) -> bool:
    return any(node.get("other_than", {}).get("among") in names for node in nodes(part))


def _mentions(part: Any, names: set[str]) -> bool:
    return any(node.get(key) in names for node in nodes(part) for key in ("name", "card", "among"))


def _ordered_timings(effect: dict[str, Any]) -> dict[str, Any]:
    """Timings in a fixed order, as any of them triggers the effect (15-16)."""
    if "timings" not in effect:
        return effect
    return {**effect, "timings": in_order("timings", effect["timings"])}


def _plain(part: Any, several: bool) -> Any:
    """`several`: the trigger may have been about several cards at once (15-5-2)."""
    if not isinstance(part, dict):
        return with_each(part, lambda element: _plain(element, several))
    if part.get("gives") == "effect":
        return {**part, "effect": canonical(part["effect"])}
    if "tokens" in part:
        return {**part, "tokens": [_canonical_token(token) for token in part["tokens"]]}
    if part.get("if") == "not":
        # None of several is not the same as not any one of them.
        return {**part, "condition": _plain(part["condition"], False)}
    part = with_each(part, lambda value: _plain(value, several))
    if "either" in part:
        part = factored(part)
    if part.get("target") == "together":
        return _with_named_targets_first(part)
    if part.get("do") == "place-under":
        part = _under_another(part)
    if part.get("if") == "all-of":
        return joined(part)
    if part.get("if") == "exists":
        return counted(part)
    if part.get("if") == "is" and part["card"] == "this":
        return under_this(part)
    if several and part.get("if") == "is" and part["card"] == "subject":
        # "If that Digimon has ...": one of those that were played at the same time.
        return {"if": "exists", "of": {**part["fits"], "among": "subject"}}
    if part.get("do") == "if":
        return _asked_at_once({**part, "then": _with_condition_filter(part["then"], part["condition"])})
    if part.get("do") == "modes":
        return _one_of_either(part)
    if part.get("do") == "instead":
        return _optionally_instead(part)
    if "do" in part:
        part = _repeated(part)
    if several and part.get("do") in _OF_ONE and part["target"] == _SUBJECT:
        return {**part, "target": _ONE_OF_THOSE}
    if several and part.get("do") == "place-under" and part["under"] == _SUBJECT:
        return {**part, "under": {**_ONE_OF_THOSE, "name": "host"}}
    return part


def _repeated(doing: dict[str, Any]) -> dict[str, Any]:
    """ "For each card trashed, delete 1 with the lowest play cost": one after the other (official answer 3521)."""
    match doing.get("target"):
        case {"target": "choose", "of": {"lowest": _} | {"highest": _}, "count": {"number": _} as times}:
            single = {key: value for key, value in doing["target"].items() if key != "count"}
            return {"do": "repeat", "times": times, "actions": [{**doing, "target": single}]}
    return doing


def _asked_at_once(asking: dict[str, Any]) -> dict[str, Any]:
    """ "If A, if B, do this" asks for both."""
    match asking:
        case {"then": [{"do": "if", "condition": inner, "then": then} as asked]} if "otherwise" not in asking | asked:
            both = [*_conditions_of(asking["condition"]), *_conditions_of(inner)]
            return {**asking, "condition": joined({"if": "all-of", "conditions": both}), "then": then}
    return asking


def _conditions_of(condition: dict[str, Any]) -> list[dict[str, Any]]:
    return condition["conditions"] if condition["if"] == "all-of" else [condition]


def _optionally_instead(overwriting: dict[str, Any]) -> dict[str, Any]:
    """ "You may do this. If A, you may do that instead": whether it is done instead is optional too (18-2-2)."""
    match overwriting:
        case {"do_instead": [{"do": "may", "actions": actions}]}:
            return {**overwriting, "do_instead": actions, "optional": True}
    return overwriting


def _one_of_either(modes: dict[str, Any]) -> dict[str, Any]:
    """ "Delete 1 Digimon or 1 Tamer": one target of either category, as the action is the same."""
    match modes:
        case {"modes": [[mode], [other]]} if "count" not in modes and mode["do"] == other["do"]:
            (field, *more) = [key for key in mode.keys() | other.keys() if mode.get(key) != other.get(key)] or ("", "")
            a, b = mode.get(field), other.get(field)
            if more or not (isinstance(a, dict) and isinstance(b, dict)) or "among" in a.get("of", {}):
                return modes
            if a.get("target") == "choose" and {**a, "of": ""} == {**b, "of": ""} and "count" not in a:
                either = _either(a["of"], b["of"])
                return modes if either is None else {**mode, field: {**a, "of": either}}
    return modes


def _either(a: dict[str, Any], b: dict[str, Any]) -> dict[str, Any] | None:
    """One thing or the other, if both are in one place, or are alike in two; None if neither."""
    areas = [of.get("areas", ["battle"]) for of in (a, b)]
    if {**a, "areas": ""} == {**b, "areas": ""}:
        return {**a, "areas": list(dict.fromkeys((*areas[0], *areas[1])))}
    if areas[0] != areas[1] or not {*OF_ALL}.isdisjoint(key for of in (a, b) for key in of if a.get(key) != b.get(key)):
        return None
    return factored({"either": [a, b]}) if "either" not in a and "either" not in b else None


def _under_another(placing: dict[str, Any]) -> dict[str, Any]:
    """ "1 of their Digimon under another of their Digimon": no card goes under itself (4-5-7)."""
    what, under = placing["target"].get("of", {}), placing["under"].get("of", {})
    if not under.get("other") or not what.get("whose") == under.get("whose") == "opponents":
        return placing
    others = {key: value for key, value in under.items() if key != "other"}
    return {**placing, "under": {**placing["under"], "of": others}}


def _with_condition_filter(doing: Any, condition: dict[str, Any]) -> Any:
    """ "If any of them have [Alpha], 1 of those Digimon ...": 1 of those with it, which Japanese words as "if that
    Digimon has [Alpha], that Digimon"."""
    if condition["if"] != "exists" or condition["of"].get("among") != "subject":
        return doing
    match doing:
        case {"target": "choose", "of": {"among": "subject", **others}} if not others:
            return {**doing, "of": condition["of"]}
    if doing == _SUBJECT:
        return {"target": "all", "of": condition["of"]}
    return with_each(doing, lambda value: _with_condition_filter(value, condition))


def _canonical_token(token: dict[str, Any]) -> dict[str, Any]:
    effects = [canonical(effect) for effect in token.get("effects", ())]
    return {**token, "effects": effects} if effects else token


def _with_named_targets_first(together: dict[str, Any]) -> dict[str, Any]:
    """ "1 of your opponent's Digimon and this one" is the same two at the same time."""
    targets = sorted(together["targets"], key=lambda target: target["target"] != "named")
    return {**together, "targets": targets}
