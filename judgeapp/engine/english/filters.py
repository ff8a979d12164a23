"""The noun phrases of filters and of numbers: a number may count the cards of a filter, and a
filter may ask for numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judgeapp.engine import lang
from judgeapp.engine.english.phrases import article, bracketed, listed, name_of, possessive
from judgeapp.engine.english.words import AREAS, CATEGORIES, OWNERS, PROPERTIES, THIS
from judgeapp.engine.lang import Area, Category, Filter, Number, Range, Whose


def _int(number: int) -> tuple[str, str]:
    return str(number), ""


def _count(number: lang.Count) -> tuple[str, str]:
    return str(number.each), f" for each {cards_text(number.of, 'one')}"


def _property_of(number: lang.PropertyOf) -> tuple[str, str]:
    return f"{possessive(name_of(number.card))} {PROPERTIES[number.property]}", ""


def _kinds(number: lang.Kinds) -> tuple[str, str]:
    return str(number.each), f" for each {number.by} of {cards_text(number.of, 'all')}"


def _happened(number: lang.Happened) -> tuple[str, str]:
    return str(number.each), " for each of those cards"


# Each prints an amount and what stands behind it ("1", " for each Digimon you have").
NUMBERS: Mapping[type, Callable[[Any], tuple[str, str]]] = {
    int: _int,
    lang.Count: _count,
    lang.PropertyOf: _property_of,
    lang.Happened: _happened,
    lang.Kinds: _kinds,
}


def counted(number: Number) -> tuple[str, str]:
    """An amount, and what stands behind it."""
    return NUMBERS[type(number)](number)


def number_text(number: Number) -> str:
    amount, each = counted(number)
    return amount + each


def quantity(number: Number, of: str) -> str:
    """ "2 memory", "1 memory for each Tamer", "memory equal to its level"."""
    if isinstance(number, lang.PropertyOf):
        return f"{of} equal to {number_text(number)}"
    amount, each = counted(number)
    return f"{amount} {of}{each}"


def signed(number: Number, of: str) -> str:
    if isinstance(number, lang.PropertyOf):
        return f"+{of} equal to {number_text(number)}"
    amount, each = counted(number)
    sign = "" if amount.startswith("-") else "+"
    return f"{sign}{amount} {of}{each}"


def range_text(range_: Range, more: str = "or more", less: str = "or less") -> str:
    low = None if range_.at_least is None else number_text(range_.at_least)
    high = None if range_.at_most is None else number_text(range_.at_most)
    if low is not None and high is not None:
        return low if low == high else f"{low} to {high}"
    if low is not None:
        return f"{low} {more}"
    return "any number" if high is None else f"{high} {less}"


def _is_plain(range_: Range) -> bool:
    """Whether nothing but numbers is said."""
    return all(n is None or isinstance(n, int) for n in (range_.at_least, range_.at_most))


def _dp_range(range_: Range) -> str:
    text = range_text(range_)
    number, space, rest = text.partition(" ")
    return f"{number} DP{space}{rest}" if number.isdigit() else f"DP of {text}"


def cards_text(of: Filter, count: str) -> str:
    """The cards that fit: "1 of your opponent's Digimon", "2 red cards in your hand". `count`
    is a number, "up to 2", "all", "any", or "one", "a" and "no" for one in a sentence."""
    noun = noun_of(of, several=count not in ("1", "one", "a"))
    if on_field(of):
        place = "" if Area.BREEDING not in of.areas else f" in {_place(of)}"
        return _of_the_field(of, count, noun, place)
    place = f" among {name_of(of.among)}" if of.among else f" in {_place(of)}"
    if count == "one":
        return f"{noun}{place}"
    if count == "a":
        return f"{article(noun)} {noun}{place}"
    return f"{count} {noun}{place}"


def on_field(of: Filter) -> bool:
    """Whether the cards are on the field, which need not be said."""
    return not of.among and set(of.areas) <= {Area.BATTLE, Area.BREEDING}


def _of_the_field(of: Filter, count: str, noun: str, place: str) -> str:
    other = "other " if of.other else ""
    if of.whose is Whose.ANY:
        noun = f"{other}{noun}{place}"
        if count == "a":
            return f"{article(noun)} {noun}"
        return noun if count == "one" else f"{count} {noun}"
    whose = "your" if of.whose is Whose.YOURS else "your opponent's"
    owned = f"{whose} {other}{noun_of(of, several=True)}{place}"
    if count in ("one", "a"):
        return f"one of {owned}" if count == "a" else f"of {owned}"
    return f"{count} of {owned}"


def noun_of(of: Filter, several: bool) -> str:
    """What kind of cards: "suspended red Digimon with 3000 DP or less"."""
    after = attributes(of)
    text = " ".join(
        (*adjectives(of), _kind(of, several), *([f"with {listed(after)}"] if after else []))
    )
    if of.without:
        text += f" without {listed([f'a {PROPERTIES[p]}' for p in of.without], 'or')}"
    if of.either:
        text += f" that is {listed([fitting(some) for some in of.either], 'or')}"
    if of.other_than is not None:
        text += f" other than {fitting(of.other_than)}"
    return text


def adjectives(of: Filter) -> list[str]:
    """What stands before the noun."""
    before: list[str] = []
    if of.suspended is not None:
        before.append("suspended" if of.suspended else "unsuspended")
    if of.level is not None and _is_plain(of.level):
        before.append(f"level {range_text(of.level, 'or higher', 'or lower')}")
    if of.colors:
        before.append(listed([c.value for c in of.colors], "or"))
    if of.not_colors:
        before.append(f"non-{listed([c.value for c in of.not_colors], 'or')}")
    return before


def _kind(of: Filter, several: bool) -> str:
    token = " token" if of.token else ""
    if of.token and not of.categories and not of.has_name:
        return "tokens" if several else "token"
    not_token = "non-token " if of.token is False else ""
    if of.has_name and not of.categories:
        return not_token + bracketed(of.has_name) + token
    words = [_category(c, on_field(of), several) for c in of.categories]
    kind = listed(words, "or") or ("cards" if several else "card")
    named = f" named {bracketed(of.has_name)}" if of.has_name else ""
    return f"{not_token}{kind}{token}{named}"


def _category(category: Category, of_field: bool, several: bool) -> str:
    word = CATEGORIES[category]
    if category in (Category.DIGIMON, Category.TAMER) and not of_field:
        word += " card"
    return f"{word}s" if several and not word.endswith("Digimon") else word


def attributes(of: Filter) -> list[str]:
    """What stands behind "with"."""
    found: list[str] = []
    if of.name_has:
        found.append(f"{bracketed(of.name_has)} in its name")
    if of.has_trait:
        found.append(f"the {bracketed(of.has_trait)} trait")
    if of.trait_has:
        found.append(f"{bracketed(of.trait_has)} in one of its traits")
    if of.text_has:
        found.append(f"{bracketed(of.text_has)} in its text")
    if of.keyword:
        found.append(f"<{of.keyword}>")
    if of.level is not None and not _is_plain(of.level):
        found.append(f"a level of {range_text(of.level, 'or higher', 'or lower')}")
    if of.dp is not None:
        found.append(_dp_range(of.dp))
    if of.original_dp is not None:
        found.append(f"an original DP of {range_text(of.original_dp)}")
    if of.play_cost is not None:
        found.append(f"a play cost of {range_text(of.play_cost)}")
    if of.sources is not None:
        found.append(_sources(of.sources))
    if of.has_digixros:
        found.append("DigiXros requirements")
    if of.in_digixros:
        found.append("a place in its DigiXros requirements")
    if of.digixrosed is not None:
        found.append(f"a DigiXros of {range_text(of.digixrosed)} cards")
    if of.assembled is not None:
        found.append(f"an Assembly of {range_text(of.assembled)} cards")
    if of.lowest is not None:
        found.append(f"the lowest {PROPERTIES[of.lowest]}")
    if of.highest is not None:
        found.append(f"the highest {PROPERTIES[of.highest]}")
    return found


def _sources(range_: Range) -> str:
    if range_.at_most == 0:
        return "no digivolution cards"
    return f"{range_text(range_)} digivolution cards"


def fitting(of: Filter) -> str:
    noun = noun_of(of, several=False)
    whose = OWNERS.get(of.whose, "")
    return f"{whose}{noun}" if whose else f"{article(noun)} {noun}"


def _place(of: Filter) -> str:
    names = [AREAS[a] for a in of.areas]
    if Area.UNDER in of.areas and len(names) == 1:
        return f"{THIS}'s digivolution cards"
    whose = {Whose.YOURS: "your", Whose.OPPONENTS: "your opponent's"}.get(of.whose, "a player's")
    if of.areas == (Area.NOWHERE,):
        return "the revealed cards"
    return f"{whose} {listed(names, 'or')}"
