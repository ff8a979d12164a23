"""An effect of the effect language as English card text, in the words that cards use.

Every kind of record of judgeapp.engine.lang has a printer in one of the tables below. What is
printed depends on the effect alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from judgeapp.engine import lang
from judgeapp.engine.lang import (
    Action,
    Area,
    Category,
    Condition,
    Deed,
    Effect,
    EffectKind,
    Filter,
    Gift,
    Limit,
    Number,
    Property,
    Range,
    Target,
    Timing,
    Turn,
    Until,
    When,
    Whose,
)

_THIS = "this Digimon"


def effect_text(
    effect: Effect, category: Category = Category.DIGIMON, *, security: bool = False
) -> str:
    """The text of an effect as a card of a category has it: "[On Play] <Draw 1>.".

    security -- it is a security effect, which need not say so itself (15-16-10)
    """
    text = _effect(effect)
    if security and Timing.SECURITY not in effect.timings:
        text = f"{TIMINGS[Timing.SECURITY]} {text}"
    this = {Category.TAMER: "this Tamer", Category.OPTION: "this card"}.get(category)
    if this is not None:
        text = text.replace(_THIS, this).replace(_sentence(_THIS), _sentence(this))
    return text


# -- words ---------------------------------------------------------------------------------

TIMINGS: Mapping[Timing, str] = {
    Timing.ON_PLAY: "[On Play]",
    Timing.WHEN_DIGIVOLVING: "[When Digivolving]",
    Timing.ON_DELETION: "[On Deletion]",
    Timing.WHEN_ATTACKING: "[When Attacking]",
    Timing.WHEN_LINKING: "[When Linking]",
    Timing.MAIN: "[Main]",
    Timing.SECURITY: "[Security]",
    Timing.START_OF_YOUR_TURN: "[Start of Your Turn]",
    Timing.START_OF_OPPONENTS_TURN: "[Start of Opponent's Turn]",
    Timing.START_OF_YOUR_MAIN_PHASE: "[Start of Your Main Phase]",
    Timing.START_OF_OPPONENTS_MAIN_PHASE: "[Start of Opponent's Main Phase]",
    Timing.END_OF_YOUR_TURN: "[End of Your Turn]",
    Timing.END_OF_OPPONENTS_TURN: "[End of Opponent's Turn]",
    Timing.END_OF_ALL_TURNS: "[End of All Turns]",
    Timing.END_OF_ATTACK: "[End of Attack]",
    Timing.COUNTER: "[Counter]",
    Timing.WHEN_MOVING: "[When Moving]",
}
TURNS: Mapping[Turn, str] = {
    Turn.YOURS: "[Your Turn]",
    Turn.OPPONENTS: "[Opponent's Turn]",
    Turn.ALL: "[All Turns]",
}
UNTIL: Mapping[Until, str] = {
    Until.END_OF_TURN: " for the turn",
    Until.END_OF_YOUR_TURN: " until the end of your turn",
    Until.END_OF_OPPONENTS_TURN: " until the end of your opponent's turn",
    Until.END_OF_ATTACK: " until the end of the attack",
    Until.ALWAYS: "",
}
DEEDS: Mapping[Deed, str] = {
    Deed.ATTACK: "attack",
    Deed.ATTACK_PLAYER: "attack players",
    Deed.ATTACK_UNSUSPENDED: "attack your opponent's unsuspended Digimon",
    Deed.BE_ATTACKED: "be attacked",
    Deed.BLOCK: "block",
    Deed.BE_BLOCKED: "be blocked",
    Deed.SUSPEND: "suspend",
    Deed.UNSUSPEND: "unsuspend",
    Deed.DIGIVOLVE: "digivolve",
    Deed.BE_DELETED_IN_BATTLE: "be deleted in battle",
    Deed.BE_DELETED_BY_EFFECTS: "be deleted by effects",
    Deed.USE_OPTIONS: "be used",
    Deed.PLAY: "be played",
    Deed.IGNORE_COLORS: "be used without meeting color requirements",
    Deed.GAIN_MEMORY: "gain memory",
}
PROPERTIES: Mapping[Property, str] = {
    Property.LEVEL: "level",
    Property.DP: "DP",
    Property.PLAY_COST: "play cost",
    Property.SOURCES: "number of digivolution cards",
    Property.COLORS: "number of colors",
    Property.ORIGINAL_DP: "original DP",
}
LIMITS: Mapping[Limit, str] = {
    Limit.DELETION_DP: "the maximum DP of your DP-based deletion effects",
}
CATEGORIES: Mapping[Category, str] = {
    Category.DIGIMON: "Digimon",
    Category.TAMER: "Tamer",
    Category.OPTION: "Option card",
    Category.DIGI_EGG: "Digi-Egg card",
}
AREAS: Mapping[Area, str] = {
    Area.DECK: "deck",
    Area.DIGI_EGG_DECK: "Digi-Egg deck",
    Area.BREEDING: "breeding area",
    Area.BATTLE: "battle area",
    Area.HAND: "hand",
    Area.TRASH: "trash",
    Area.SECURITY: "security stack",
    Area.UNDER: "digivolution cards",
    Area.LINK: "link cards",
    Area.NOWHERE: "revealed cards",
    Area.REMOVED: "cards outside the game",
}
# What happens, as a verb for one and for several, and as "would ...".
EVENTS: Mapping[str, tuple[str, str, str]] = {
    "deleted": ("is deleted", "are deleted", "be deleted"),
    "deleted-alone-in-battle": (
        "alone is deleted in battle",
        "alone are deleted in battle",
        "be deleted in battle alone",
    ),
    "deleted-with-sources": (
        "with digivolution cards is deleted",
        "with digivolution cards are deleted",
        "be deleted with digivolution cards",
    ),
    "played": ("is played", "are played", "be played"),
    "used": ("is used", "are used", "be used"),
    "digivolved": ("digivolves", "digivolve", "digivolve"),
    "suspended": ("becomes suspended", "become suspended", "be suspended"),
    "unsuspended": ("becomes unsuspended", "become unsuspended", "be unsuspended"),
    "attack-declared": ("attacks", "attack", "attack"),
    "blocked": ("blocks", "block", "block"),
    "left": ("leaves the battle area", "leave the battle area", "leave the battle area"),
    "moved": ("moves", "move", "move"),
    "trashed": ("is trashed", "are trashed", "be trashed"),
    "card-moved": ("goes to another area", "go to another area", "go to another area"),
    "battle-ended": ("ends a battle", "end a battle", "end a battle"),
    "placed-under": (
        "gets a digivolution card placed under it",
        "get a digivolution card placed under them",
        "get a digivolution card placed under it",
    ),
    "checked": ("checks security", "check security", "check security"),
    "security-reduced": (
        "is removed from a security stack",
        "are removed from a security stack",
        "be removed from a security stack",
    ),
    "security-increased": (
        "is added to a security stack",
        "are added to a security stack",
        "be added to a security stack",
    ),
    "sources-added": (
        "gets a digivolution card placed under it",
        "get a digivolution card placed under them",
        "get a digivolution card placed under it",
    ),
}
_NAMES: Mapping[str, str] = {
    "this": _THIS,
    "this-card": "this card",
    "top-card": "this Digimon's top stacked card",
    "it": "it",
    "subject": "that card",
    "opponent": "the Digimon it battled",
    "revealed": "the revealed cards",
    "looked": "the cards looked at",
    "into": "the card digivolved into",
}
# What a player may do to cards is said of the player.
_OF_PLAYERS = {"be used": "use Option cards", "be played": "play cards"}
# Events that happen to no card in particular.
_OF_NO_CARD: Mapping[str, str] = {
    "memory": "memory is gained or lost",
    "drew": "a card is drawn",
    "ended": "the duel ends",
}
# What an immediate effect prevents; its trigger condition says what that is.
_FROM_THAT = "from having that happen"
_PREVENTED = {"deleted": "from being deleted", "left": "from leaving the battle area"}
_TIMES = {1: "[Once Per Turn]", 2: "[Twice Per Turn]", 3: "[Thrice Per Turn]"}
_ING = {"get": "getting", "set": "setting", "put": "putting", "be": "being", "win": "winning"}
_THIRD = {"have": "has", "be": "is", "attack": "attacks"}


class Phrase(NamedTuple):
    """Something that is done, as an order, after "by", and after "may"."""

    order: str
    ing: str
    may: str


def _ing(verb: str) -> str:
    if verb in _ING:
        return _ING[verb]
    return f"{verb[:-1]}ing" if verb.endswith("e") else f"{verb}ing"


def _third(verb: str) -> str:
    return _THIRD.get(verb, f"{verb}s")


def _do(verb: str, rest: str = "", who: str = "you") -> Phrase:
    """A player does it; you, if nothing is said."""
    rest = f" {rest}" if rest else ""
    if who == "you":
        return Phrase(f"{verb}{rest}", f"{_ing(verb)}{rest}", f"you may {verb}{rest}")
    return Phrase(f"{who} {_third(verb)}{rest}", f"{who} {_ing(verb)}{rest}",
                  f"{who} may {verb}{rest}")  # fmt: skip


def _by_card(target: Target, verb: str, rest: str = "") -> Phrase:
    """A card does it."""
    who, rest = _target(target), f" {rest}" if rest else ""
    order = verb if _is_many(target) else _third(verb)
    return Phrase(f"{who} {order}{rest}", f"{who} {_ing(verb)}{rest}", f"{who} may {verb}{rest}")


def _whole(text: str) -> Phrase:
    return Phrase(text, text, f"you may do this: {text}")


def _sentence(text: str) -> str:
    """With a capital letter at the beginning."""
    return text[:1].upper() + text[1:]


def _listed(parts: Sequence[str], last: str = "and") -> str:
    if len(parts) < 2:
        return "".join(parts)
    comma = "," if len(parts) > 2 else ""
    return f"{', '.join(parts[:-1])}{comma} {last} {parts[-1]}"


def _bracketed(words: Iterable[str]) -> str:
    return "/".join(f"[{word}]" for word in words)


# -- numbers -------------------------------------------------------------------------------


def _int(number: int) -> tuple[str, str]:
    return str(number), ""


def _count(number: lang.Count) -> tuple[str, str]:
    return str(number.each), f" for each {_cards(number.of, 'one')}"


def _property_of(number: lang.PropertyOf) -> tuple[str, str]:
    return f"{_owned(_name(number.card))} {PROPERTIES[number.property]}", ""


def _happened(number: lang.Happened) -> tuple[str, str]:
    return str(number.each), " for each of those cards"


# Each prints an amount and what stands behind it ("1", " for each Digimon you have").
NUMBERS: Mapping[type, Callable[[Any], tuple[str, str]]] = {
    int: _int,
    lang.Count: _count,
    lang.PropertyOf: _property_of,
    lang.Happened: _happened,
}


def _number(number: Number) -> str:
    amount, each = NUMBERS[type(number)](number)
    return amount + each


def _quantity(number: Number, of: str) -> str:
    """ "2 memory", "1 memory for each Tamer", "memory equal to its level"."""
    if isinstance(number, lang.PropertyOf):
        return f"{of} equal to {_number(number)}"
    amount, each = NUMBERS[type(number)](number)
    return f"{amount} {of}{each}"


def _signed(number: Number, of: str) -> str:
    if isinstance(number, lang.PropertyOf):
        return f"+{of} equal to {_number(number)}"
    amount, each = NUMBERS[type(number)](number)
    sign = "" if amount.startswith("-") else "+"
    return f"{sign}{amount} {of}{each}"


def _range(range_: Range, more: str = "or more", less: str = "or less") -> str:
    low = None if range_.at_least is None else _number(range_.at_least)
    high = None if range_.at_most is None else _number(range_.at_most)
    if low is not None and high is not None:
        return low if low == high else f"{low} to {high}"
    if low is not None:
        return f"{low} {more}"
    return "any number" if high is None else f"{high} {less}"


def _is_plain(range_: Range) -> bool:
    """Whether nothing but numbers is said."""
    return all(n is None or isinstance(n, int) for n in (range_.at_least, range_.at_most))


def _dp_range(range_: Range) -> str:
    text = _range(range_)
    number, space, rest = text.partition(" ")
    return f"{number} DP{space}{rest}" if number.isdigit() else f"DP of {text}"


# -- cards ---------------------------------------------------------------------------------


def _cards(of: Filter, count: str) -> str:
    """The cards that fit: "1 of your opponent's Digimon", "2 red cards in your hand". `count`
    is a number, "up to 2", "all", "any", or "one", "a" and "no" for one in a sentence."""
    noun = _noun(of, several=count not in ("1", "one", "a"))
    if not of.among and set(of.areas) <= {Area.BATTLE, Area.BREEDING}:
        place = "" if Area.BREEDING not in of.areas else f" in {_place(of)}"
        return _of_the_field(of, count, noun, place)
    place = f" among {_name(of.among)}" if of.among else f" in {_place(of)}"
    if count == "one":
        return f"{noun}{place}"
    if count == "a":
        return f"{_article(noun)} {noun}{place}"
    return f"{count} {noun}{place}"


def _of_the_field(of: Filter, count: str, noun: str, place: str) -> str:
    other = "other " if of.other else ""
    if of.whose is Whose.ANY:
        noun = f"{other}{noun}{place}"
        if count == "a":
            return f"{_article(noun)} {noun}"
        return noun if count == "one" else f"{count} {noun}"
    whose = "your" if of.whose is Whose.YOURS else "your opponent's"
    owned = f"{whose} {other}{_noun(of, several=True)}{place}"
    if count in ("one", "a"):
        return f"one of {owned}" if count == "a" else f"of {owned}"
    return f"{count} of {owned}"


def _article(noun: str) -> str:
    return "an" if noun[:1].lower() in "aeiou" else "a"


def _noun(of: Filter, several: bool) -> str:
    """What kind of cards: "suspended red Digimon with 3000 DP or less"."""
    after = _attributes(of)
    text = " ".join(
        (*_adjectives(of), _kind(of, several), *([f"with {_listed(after)}"] if after else []))
    )
    if of.without:
        text += f" without {_listed([f'a {PROPERTIES[p]}' for p in of.without], 'or')}"
    if of.either:
        text += f" that is {_listed([_fitting(some) for some in of.either], 'or')}"
    return text


def _adjectives(of: Filter) -> list[str]:
    """What stands before the noun."""
    before: list[str] = []
    if of.suspended is not None:
        before.append("suspended" if of.suspended else "unsuspended")
    if of.level is not None and _is_plain(of.level):
        before.append(f"level {_range(of.level, 'or higher', 'or lower')}")
    if of.colors:
        before.append(_listed([c.value for c in of.colors], "or"))
    if of.not_colors:
        before.append(f"non-{_listed([c.value for c in of.not_colors], 'or')}")
    return before


def _kind(of: Filter, several: bool) -> str:
    on_field = not of.among and set(of.areas) <= {Area.BATTLE, Area.BREEDING}
    token = " token" if of.token else ""
    not_token = "non-token " if of.token is False else ""
    if of.has_name and not of.categories:
        return not_token + _bracketed(of.has_name) + token
    words = [_category(c, on_field, several) for c in of.categories]
    kind = _listed(words, "or") or ("cards" if several else "card")
    named = f" named {_bracketed(of.has_name)}" if of.has_name else ""
    return f"{not_token}{kind}{token}{named}"


def _category(category: Category, on_field: bool, several: bool) -> str:
    word = CATEGORIES[category]
    if category in (Category.DIGIMON, Category.TAMER) and not on_field:
        word += " card"
    return f"{word}s" if several and not word.endswith("Digimon") else word


def _attributes(of: Filter) -> list[str]:
    """What stands behind "with"."""
    found: list[str] = []
    if of.name_has:
        found.append(f"{_bracketed(of.name_has)} in its name")
    if of.has_trait:
        found.append(f"the {_bracketed(of.has_trait)} trait")
    if of.trait_has:
        found.append(f"{_bracketed(of.trait_has)} in one of its traits")
    if of.text_has:
        found.append(f"{_bracketed(of.text_has)} in its text")
    if of.keyword:
        found.append(f"<{of.keyword}>")
    if of.level is not None and not _is_plain(of.level):
        found.append(f"a level of {_range(of.level, 'or higher', 'or lower')}")
    if of.dp is not None:
        found.append(_dp_range(of.dp))
    if of.original_dp is not None:
        found.append(f"an original DP of {_range(of.original_dp)}")
    if of.play_cost is not None:
        found.append(f"a play cost of {_range(of.play_cost)}")
    if of.sources is not None:
        found.append(_sources(of.sources))
    if of.lowest is not None:
        found.append(f"the lowest {PROPERTIES[of.lowest]}")
    if of.highest is not None:
        found.append(f"the highest {PROPERTIES[of.highest]}")
    return found


def _sources(range_: Range) -> str:
    if range_.at_most == 0:
        return "no digivolution cards"
    return f"{_range(range_)} digivolution cards"


def _fitting(of: Filter) -> str:
    noun = _noun(of, several=False)
    whose = {Whose.YOURS: "your ", Whose.OPPONENTS: "your opponent's "}.get(of.whose, "")
    return f"{whose}{noun}" if whose else f"{_article(noun)} {noun}"


def _place(of: Filter) -> str:
    names = [AREAS[a] for a in of.areas]
    if Area.UNDER in of.areas and len(names) == 1:
        return f"{_THIS}'s digivolution cards"
    whose = {Whose.YOURS: "your", Whose.OPPONENTS: "your opponent's"}.get(of.whose, "a player's")
    if of.areas == (Area.NOWHERE,):
        return "the revealed cards"
    return f"{whose} {_listed(names, 'or')}"


# -- targets -------------------------------------------------------------------------------


def _chosen(target: lang.Choose) -> str:
    if target.total_dp is not None:
        text = f"{_cards(target.of, 'any')} whose DP adds up to {_number(target.total_dp)} or less"
    else:
        amount, each = NUMBERS[type(target.count)](target.count)
        text = _cards(target.of, f"up to {amount}" if target.up_to else amount) + each
    if target.different:
        text += f" with different {target.different}s"
    if target.by is Whose.OPPONENTS:
        text += " of your opponent's choice"
    return text


def _all(target: lang.All) -> str:
    return _cards(target.of, "all")


def _named(target: lang.Named) -> str:
    return _name(target.name)


def _player(target: lang.Player) -> str:
    return {Whose.YOURS: "you", Whose.OPPONENTS: "your opponent"}.get(target.whose, "both players")


TARGETS: Mapping[type, Callable[[Any], str]] = {
    lang.Choose: _chosen,
    lang.All: _all,
    lang.Named: _named,
    lang.Player: _player,
}


def _target(target: Target) -> str:
    return TARGETS[type(target)](target)


def _is_many(target: Target) -> bool:
    if isinstance(target, lang.Choose):
        return target.count != 1 or target.total_dp is not None
    if isinstance(target, lang.Player):
        return target.whose is not Whose.OPPONENTS
    return isinstance(target, lang.All) or target.name in ("revealed", "looked")


def _name(name: str) -> str:
    return _NAMES.get(name, f'the card called "{name}"')


def _owned(name: str) -> str:
    return "its" if name == "it" else f"{name}'s"


# -- conditions ----------------------------------------------------------------------------


def _exists(condition: lang.Exists, holds: bool) -> str:
    of, count = condition.of, condition.count
    none = count == Range(at_most=0)
    amount = "a" if count == Range(at_least=1) else "no" if none else _range(count)
    on_field = not of.among and set(of.areas) <= {Area.BATTLE, Area.BREEDING}
    if not on_field or of.whose is Whose.ANY:
        verb = "there is" if amount == "a" else "there are"
        return f"{verb if holds else f'{verb} not'} {_cards(of, amount)}"
    noun = _noun(of, several=amount != "a")
    other = "other " if of.other else ""
    amount = _article(other + noun) if amount == "a" else amount
    who, has, hasnt = (
        ("you", "have", "don't have")
        if of.whose is Whose.YOURS
        else ("your opponent", "has", "doesn't have")
    )
    return f"{who} {has if holds else hasnt} {amount} {other}{noun}"


def _memory_is(condition: lang.MemoryIs, holds: bool) -> str:
    range_ = condition.is_
    if range_.at_least is None and isinstance(range_.at_most, int) and range_.at_most < 0:
        text = f"your opponent has {-range_.at_most} or more memory"
    else:
        text = f"you have {_range(range_)} memory"
    return text if holds else f"it isn't so that {text}"


def _is(condition: lang.Is, holds: bool) -> str:
    of, name = condition.fits, _name(condition.card)
    if (
        of.whose is not Whose.ANY or of.categories or of.has_name or of.token is not None
        or of.without or of.either
    ):  # fmt: skip
        return f"{name} {'is' if holds else 'is not'} {_fitting(of)}"
    said: list[str] = []
    if adjectives := _adjectives(of):
        said.append(f"{'is' if holds else 'is not'} {' '.join(adjectives)}")
    if attributes := _attributes(of):
        said.append(f"{'has' if holds else 'does not have'} {_listed(attributes)}")
    return f"{name} {_listed(said) or ('is there' if holds else 'is not there')}"


def _did(condition: lang.DidIt, holds: bool) -> str:
    if condition.action == "it":
        return "you did" if holds else "you didn't"
    return f"{condition.action!r} {'was' if holds else 'was not'} done"


def _not(condition: lang.Not, holds: bool) -> str:
    return _condition(condition.condition, not holds)


def _both(condition: lang.Both, holds: bool) -> str:
    return _listed([_condition(c, holds) for c in condition.conditions], "and" if holds else "or")


CONDITIONS: Mapping[type, Callable[[Any, bool], str]] = {
    lang.Exists: _exists,
    lang.MemoryIs: _memory_is,
    lang.Is: _is,
    lang.DidIt: _did,
    lang.Not: _not,
    lang.Both: _both,
}


def _condition(condition: Condition, holds: bool = True) -> str:
    return CONDITIONS[type(condition)](condition, holds)


# -- gifts ---------------------------------------------------------------------------------


def _keyword(gift: lang.Keyword) -> str:
    return f"<{gift.name} {gift.amount:+d}>" if gift.amount else f"<{gift.name}>"


def _information(gift: lang.AlsoIs) -> str:
    before = [f"level {gift.level}"] if gift.level is not None else []
    before += [f"{gift.dp} DP"] if gift.dp is not None else []
    before += [c.value for c in gift.colors]
    kinds = _listed([CATEGORIES[c] for c in gift.categories]) or "card"
    after = [_bracketed([n]) + " as a name" for n in gift.names]
    after += [f"the [{t}] trait" for t in gift.traits]
    after += [f"a play cost of {gift.play_cost}"] if gift.play_cost is not None else []
    noun = " ".join((*before, kinds))
    text = f"also treated as {_article(noun)} {noun}"
    return f"{text} with {_listed(after)}" if after else text


def _changed(gift: lang.Becomes) -> str:
    said: list[str] = []
    said += [f"its name changed to [{gift.name}]"] if gift.name is not None else []
    if gift.colors is not None:
        said.append(f"its color changed to {_listed([c.value for c in gift.colors])}")
    said += [f"its original DP changed to {gift.dp}"] if gift.dp is not None else []
    said += [f"its level changed to {gift.level}"] if gift.level is not None else []
    return _listed(said)


def _unaffected(gift: lang.Unaffected) -> str:
    whose = {Whose.YOURS: "your ", Whose.OPPONENTS: "your opponent's "}.get(gift.by, "")
    if not gift.categories:
        return f"affected by {whose}effects"
    words = _listed([CATEGORIES[c].removesuffix(" card") for c in gift.categories], "or")
    return f"affected by {whose}{words} effects"


def _except(gift: lang.Forbid) -> str:
    if not gift.except_by:
        return ""
    words = _listed([CATEGORIES[c].removesuffix(" card") for c in gift.except_by], "or")
    return f" except by {words} effects"


def _cost(gift: lang.AddCost) -> str:
    if isinstance(gift.amount, lang.PropertyOf):
        return f"more to {gift.of}, by {_number(gift.amount)}"
    amount, each = NUMBERS[type(gift.amount)](gift.amount)
    less = amount.startswith("-")
    return f"{amount.removeprefix('-')} {'less' if less else 'more'} to {gift.of}{each}"


def _timing_too(gift: lang.AlsoTiming) -> str:
    return f"its {TIMINGS[gift.of]} effects as {TIMINGS[gift.also]} effects as well"


def _more(gift: lang.AddToEffects) -> str:
    return f"{_signed(gift.amount, '').replace('  ', ' ').strip()} to {LIMITS[gift.of]}"


# What is said of the one who has it: for one, and for several.
GIFTS: Mapping[type, Callable[[Any], tuple[str, str]]] = {
    lang.AddDP: lambda g: _verb("get", _signed(g.amount, "DP")),
    lang.Keyword: lambda g: _verb("gain", _keyword(g)),
    lang.Forbid: lambda g: _same(f"can't {DEEDS[g.deed]}{_except(g)}"),
    lang.Permit: lambda g: _same(f"can {DEEDS[g.deed]}"),
    lang.AddCost: lambda g: _verb("cost", _cost(g)),
    lang.AlsoIs: lambda g: (f"is {_information(g)}", f"are {_information(g)}"),
    lang.Becomes: lambda g: _verb("have", _changed(g)),
    lang.Unaffected: lambda g: (f"isn't {_unaffected(g)}", f"aren't {_unaffected(g)}"),
    lang.AddToEffects: lambda g: _verb("get", _more(g)),
    lang.AlsoTiming: lambda g: _verb("have", _timing_too(g)),
    lang.Has: lambda g: (f'gains "{_effect(g.effect)}"', f'gain "{_effect(g.effect)}"'),
}


def _verb(verb: str, rest: str) -> tuple[str, str]:
    return f"{_third(verb)} {rest}", f"{verb} {rest.replace('its ', 'their ')}"


def _same(text: str) -> tuple[str, str]:
    return text, text


def _gifts(gifts: Sequence[Gift], to: Target, *, many: bool) -> str:
    text = _listed([GIFTS[type(g)](g)[many] for g in gifts])
    if isinstance(to, lang.Player):
        for of_card, of_player in _OF_PLAYERS.items():
            text = text.replace(of_card, of_player)
    return text


# -- actions -------------------------------------------------------------------------------


def _trash_top(action: lang.TrashTop) -> Phrase:
    return _do("trash", _top_cards(action.of, action.whose, action.count))


def _top_cards(of: Area, whose: Whose, count: Number | None) -> str:
    owner = _players(whose)
    if count is None:
        return f"all cards in {owner} {AREAS[of]}"
    amount, each = NUMBERS[type(count)](count)
    cards = "card" if amount == "1" else f"{amount} cards"
    return f"the top {cards} of {owner} {AREAS[of]}{each}"


def _players(whose: Whose) -> str:
    return {Whose.YOURS: "your", Whose.OPPONENTS: "your opponent's"}.get(whose, "each player's")


def _trash_sources(action: lang.TrashSources) -> Phrase:
    amount, each = NUMBERS[type(action.count)](action.count)
    where = "top" if action.from_top else "bottom"
    cards = "digivolution card" if amount == "1" else f"{amount} digivolution cards"
    return _do("trash", f"the {where} {cards} of {_target(action.target)}{each}")


def _to_security(action: lang.ToSecurity) -> Phrase:
    where, face = "top" if action.top else "bottom", " face up" if action.face_up else ""
    return _do(
        "place", f"{_target(action.target)}{face} at the {where} of its owner's security stack"
    )


def _memory(action: lang.Memory) -> Phrase:
    if isinstance(action.amount, int) and action.amount < 0:
        return _do("lose", f"{-action.amount} memory")
    return _do("gain", _quantity(action.amount, "memory"))


def _draw(action: lang.Draw) -> Phrase:
    amount, each = NUMBERS[type(action.count)](action.count)
    text = f"<Draw {amount}>{each}"
    if action.whose is Whose.YOURS:
        return Phrase(text, f"using {text}", f"you may {text}")
    who = "your opponent" if action.whose is Whose.OPPONENTS else "each player"
    return _do("use", text, who)


def _recover(action: lang.Recover) -> Phrase:
    amount, each = NUMBERS[type(action.count)](action.count)
    text = f"<Recovery +{amount} (Deck)>{each}"
    return Phrase(text, f"using {text}", f"you may {text}")


def _de_digivolve(action: lang.DeDigivolve) -> Phrase:
    amount, each = NUMBERS[type(action.count)](action.count)
    text = f"<De-Digivolve {amount}> {_target(action.target)}{each}"
    return Phrase(text, f"using {text}", f"you may {text}")


def _blitz(action: lang.Blitz) -> Phrase:
    if action.target == lang.Named("this"):
        return _whole("<Blitz>")
    return _by_card(action.target, "use", "<Blitz>")


def _give(action: lang.Give) -> Phrase:
    who, until = _target(action.target), UNTIL[action.until]
    said = _gifts(action.gifts, action.target, many=_is_many(action.target))
    bare = _gifts(action.gifts, action.target, many=True)
    return Phrase(
        f"{who} {said}{until}",
        f"letting {who} have: {bare}{until}",
        f"you may let {who} have: {bare}{until}",
    )


def _play_token(action: lang.PlayToken) -> Phrase:
    amount, each = NUMBERS[type(action.count)](action.count)
    word = "token" if amount == "1" else "tokens"
    return _do("play", f"{amount} [{action.face}] {word}{each}")


def _use_option(action: lang.UseOption) -> Phrase:
    free = " without paying the cost" if action.free else ""
    return _do("use", f"{_target(action.target)}{free}")


def _digivolve(action: lang.DigivolveInto) -> Phrase:
    text = f"into {_target(action.into)}"
    if action.free:
        text += " without paying the cost"
    elif action.cost is not None:
        text += f" for a digivolution cost of {action.cost}"
    if action.less != 0:
        text += f" with the digivolution cost reduced by {_number(action.less)}"
    if action.ignore_requirements:
        text += ", ignoring digivolution requirements"
    return _by_card(action.target, "digivolve", text)


def _attack(action: lang.Attack) -> Phrase:
    text = ""
    if action.player_only:
        text += "a player"
    elif action.digimon_only:
        text += "an opponent's Digimon"
    if action.without_suspending:
        text += " without suspending"
    notes = []
    if action.turn_played_too:
        notes.append("it can attack the turn it was played")
    if action.unsuspended_too:
        notes.append("it can attack unsuspended Digimon")
    return _by_card(action.target, "attack",
                    text.strip() + (f" ({_listed(notes)})" if notes else ""))  # fmt: skip


def _reveal(action: lang.Reveal) -> Phrase:
    return _seen("reveal", action, "you")


def _look(action: lang.Look) -> Phrase:
    return _seen("look", action, "your opponent" if action.by is Whose.OPPONENTS else "you")


def _seen(verb: str, action: lang.Reveal | lang.Look, who: str) -> Phrase:
    at = "at " if verb == "look" else ""
    phrase = _do(verb, at + _top_cards(action.of, action.whose, action.count), who)
    rest = lang.PutBack(action.rest, action.name, action.of)
    after = "" if action.rest == "back" else f". {_sentence(_put_back(rest).order)}"
    then = f". {_actions(action.then).removesuffix('.')}" if action.then else ""
    return Phrase(*(part + then + after for part in phrase))


def _put_back(action: lang.PutBack) -> Phrase:
    if action.to == "trash":
        return _do("trash", "the rest")
    if action.to == "back":
        return _do("return", "the rest to where they were")
    where = "top" if action.to.endswith("top") else "bottom"
    return _do("return", f"the rest to the {where} of the {AREAS[action.of]} in any order")


def _may(action: lang.May) -> Phrase:
    first, *rest = action.actions
    text = _phrase(first).may
    if rest:
        text += f" and {_listed([_phrase(a).order for a in rest])}"
    return _whole(text)


def _by(action: lang.By) -> Phrase:
    doing = _listed([_phrase(a).ing for a in action.doing])
    return _whole(f"by {doing}, {_actions(action.then, start=False).removesuffix('.')}")


def _if(action: lang.If) -> Phrase:
    text = f"if {_condition(action.condition)}, {_actions(action.then, start=False)}"
    if action.otherwise:
        text += f" If not, {_actions(action.otherwise, start=False)}"
    return _whole(text.removesuffix("."))


def _instead(action: lang.Instead) -> Phrase:
    usual = _actions(action.of, start=False)
    other = _actions(action.do_instead, start=False).removesuffix(".")
    may = "you may instead do this: " if action.optional else ""
    instead = "" if action.optional else " instead"
    return _whole(f"{usual} If {_condition(action.condition)}, {may}{other}{instead}")


def _overwrite(action: lang.Overwrite) -> Phrase:
    return _whole(f"{_actions(action.actions, start=False).removesuffix('.')} instead")


def _modes(action: lang.Modes) -> Phrase:
    how = "all" if action.count is None else str(action.count)
    modes = " ".join(f"\N{KATAKANA MIDDLE DOT}{_actions(m)}" for m in action.modes)
    return _do("activate", f"{how} of the effects below: {modes}".removesuffix("."))


def _activate(action: lang.ActivateEffect) -> Phrase:
    known = [TIMINGS[t] for t in Timing if t.value == action.timing]
    timing = known[0] if known else f"[{action.timing}]"
    part = "inherited effects" if action.part == "inherited" else "effects"
    return _do("activate", f"1 of the {timing} {part} of {_target(action.of)}")


def _prevent(action: lang.Prevent) -> Phrase:
    return _do("prevent", f"{_target(action.target)} {_FROM_THAT}")


def _later(action: lang.Later) -> Phrase:
    when = action.at.replace("-", " ").replace("opponents", "your opponent's")
    when = when.removeprefix("end of ").removeprefix("start of ")
    edge = action.at.partition("-")[0]
    return _whole(f"at the {edge} of {'the ' if when in ('turn', 'attack') else ''}{when}, "
                  f"{_actions(action.actions, start=False).removesuffix('.')}")  # fmt: skip


def _win(action: lang.Win) -> Phrase:
    return _do("win", "the game") if action.whose is Whose.YOURS else _do(
        "win", "the game", "your opponent" if action.whose is Whose.OPPONENTS else "each player"
    )  # fmt: skip


def _on(verb: str, after: str = "") -> Callable[[Any], Phrase]:
    """Something that you do to a target."""
    return lambda action: _do(verb, f"{_target(action.target)}{after}")


ACTIONS: Mapping[type, Callable[[Any], Phrase]] = {
    lang.Delete: _on("delete"),
    lang.Trash: _on("trash"),
    lang.TrashTop: _trash_top,
    lang.TrashSources: _trash_sources,
    lang.Suspend: _on("suspend"),
    lang.Unsuspend: _on("unsuspend"),
    lang.ToHand: _on("return", " to the hand"),
    lang.ToDeck: lambda a: _do(
        "return", f"{_target(a.target)} to the {'top' if a.top else 'bottom'} of the deck"
    ),
    lang.ToSecurity: _to_security,
    lang.PlaceUnder: lambda a: _do(
        "place",
        f"{_target(a.target)} as the bottom digivolution card of {_target(a.under)}",
    ),
    lang.PlaceInBattle: _on("place", " in the battle area"),
    lang.Memory: _memory,
    lang.SetMemory: lambda a: _do("set", f"your memory to {a.to}"),
    lang.Shuffle: lambda a: _do("shuffle", f"{_players(a.whose)} {AREAS[a.of]}"),
    lang.Move: lambda a: _by_card(a.target, "move"),
    lang.Draw: _draw,
    lang.Recover: _recover,
    lang.DeDigivolve: _de_digivolve,
    lang.Blitz: _blitz,
    lang.Give: _give,
    lang.PlayFree: _on("play", " without paying the cost"),
    lang.UseOption: _use_option,
    lang.TrashUsed: lambda _: _do("trash", "this card"),
    lang.PlayToken: _play_token,
    lang.DigivolveInto: _digivolve,
    lang.Attack: _attack,
    lang.EndAttack: lambda _: _do("end", "the attack"),
    lang.SwitchTarget: lambda a: _do("switch", f"the attack target to {_target(a.to)}"),
    lang.Reveal: _reveal,
    lang.Look: _look,
    lang.PutBack: _put_back,
    lang.May: _may,
    lang.By: _by,
    lang.Fulfilled: lambda _: _whole("if that was done, do what follows"),
    lang.If: _if,
    lang.Instead: _instead,
    lang.Overwrite: _overwrite,
    lang.Modes: _modes,
    lang.ActivateEffect: _activate,
    lang.Prevent: _prevent,
    lang.ReduceCost: lambda a: _do("reduce", f"the cost by {_number(a.amount)}"),
    lang.Later: _later,
    lang.Win: _win,
    lang.ByHand: lambda a: _whole(a.text.removesuffix(".")),
}


def _phrase(action: Action) -> Phrase:
    return ACTIONS[type(action)](action)


def _actions(actions: Sequence[Action], *, start: bool = True) -> str:
    """Sentences, each after the first with "Then". `start`: with a capital letter."""
    texts = [_phrase(action).order for action in actions]
    if not texts:
        return ""
    first = _sentence(texts[0]) if start else texts[0]
    return " ".join(f"{t}." for t in (first, *(f"Then, {text}" for text in texts[1:])))


# -- effects -------------------------------------------------------------------------------


def _effect(effect: Effect) -> str:
    if effect.keyword and effect.keyword != "Delay" and not effect.timings:
        return f"<{effect.keyword}>"
    return " ".join((*_icons(effect), _body(effect))).strip()


def _icons(effect: Effect) -> list[str]:
    """{Hand} [Your Turn] [When Attacking] [Once Per Turn]."""
    icons: list[str] = []
    if effect.area is not None:
        icons.append(
            "{" + AREAS[effect.area].removesuffix(" stack").removesuffix(" area").title() + "}"
        )
    if effect.during is not Turn.ALL or _says_all_turns(effect):
        icons.append(TURNS[effect.during])
    icons += [TIMINGS[t] for t in effect.timings]
    if effect.per_turn:
        icons.append(_TIMES.get(effect.per_turn, f"[{effect.per_turn} Times Per Turn]"))
    return icons


def _says_all_turns(effect: Effect) -> bool:
    if effect.kind is EffectKind.PERSISTENT:
        return not _is_bare(effect)
    return bool(effect.when) and not effect.timings


def _is_bare(effect: Effect) -> bool:
    """Nothing but keyword effects of the card itself."""
    return (
        effect.to is None
        and effect.condition is None
        and all(isinstance(g, lang.Keyword) for g in effect.gifts)
    )


def _body(effect: Effect) -> str:
    if effect.kind is EffectKind.PERSISTENT:
        return _persistent(effect)
    when = _whens(effect)
    text = _actions(effect.actions, start=not when)
    events = {w.event for w in effect.when}
    if len(events) == 1:
        text = text.replace(_FROM_THAT, _PREVENTED.get(events.pop(), _FROM_THAT))
    if effect.keyword == "Delay":
        text = _delayed(effect)
    if effect.condition is not None:
        text = f"If {_condition(effect.condition)}, {text[:1].lower()}{text[1:]}"
    return f"{_sentence(when)}, {text}" if when else text


def _delayed(effect: Effect) -> str:
    first, *rest = effect.actions or (None,)
    inner = (*first.then, *rest) if isinstance(first, lang.By) else effect.actions
    return f"<Delay> \N{KATAKANA MIDDLE DOT} {_actions(inner)}"


def _persistent(effect: Effect) -> str:
    if _is_bare(effect) and effect.during is Turn.ALL:
        return " ".join(_keyword(g) for g in effect.gifts if isinstance(g, lang.Keyword))
    to = effect.to or lang.Named("this")
    text = f"{_target(to)} {_gifts(effect.gifts, to, many=_is_many(to))}."
    if effect.condition is not None:
        return f"While {_condition(effect.condition)}, {text}"
    return _sentence(text)


def _whens(effect: Effect) -> str:
    if not effect.when:
        return ""
    return f"when {_listed([_when(w, effect.would) for w in effect.when], 'or')}"


def _when(when: When, would: bool) -> str:
    """EVENTS has the words; an event that is not there is named."""
    if when.event in _OF_NO_CARD:
        return f"{_OF_NO_CARD[when.event]}{_by_effects(when)}"
    if when.this:
        who = _THIS
    elif when.subject is not None:
        who = _cards(when.subject, "a")
    else:
        who = "a card"
    unknown = f"has {when.event.replace('-', ' ')}"
    one, _, would_be = EVENTS.get(when.event, (unknown, unknown, f"be {when.event}"))
    text = f"{who} would {would_be}" if would else f"{who} {one}"
    if when.into is not None:
        text += f" into {_fitting(when.into)}"
    if when.at:
        text += " a player" if when.at == "player" else f" a {_sentence(when.at)}"
    if when.in_battle:
        text += " in battle"
    return text + _by_effects(when)


def _by_effects(when: When) -> str:
    if when.by is None:
        return ""
    whose = {Whose.YOURS: "your ", Whose.OPPONENTS: "your opponent's "}.get(when.by, "")
    return f" by {whose}effects"
