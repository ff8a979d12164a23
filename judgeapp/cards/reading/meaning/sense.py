"""Effects that no card can have: such a reading comes from a misprint, or abbreviates the sentence before it, so it
doesn't count as understood."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

import msgspec

from judgeapp.cards.reading.meaning.canonical import LIMITS, has_limit
from judgeapp.engine import lang
from judgeapp.engine.lang import Area, Category, Effect, Whose
from judgeapp.engine.triggering.timings import event_of
from judgeapp.engine.triggering.trigger_conditions import events_of

# Filter fields of facts that cards of a category never have.
_LACKED = {
    Category.DIGIMON: ("use_cost",),
    Category.TAMER: ("level", "dp", "original_dp", "use_cost"),
    Category.OPTION: ("level", "dp", "original_dp", "play_cost"),
    Category.DIGI_EGG: ("dp", "original_dp", "play_cost", "use_cost"),
}
_FIELD = (Area.BATTLE,)  # where cards are if nothing else is said (4-3-2)
_LEAVING = ("deleted", "deleted-alone-in-battle", "deleted-with-sources", "deleted-without-dp", "left")
# Timings at which an effect's card is off the field. [Main] may be an Option's.
_OFF_THE_FIELD = frozenset((lang.Timing.ON_DELETION, lang.Timing.SECURITY, lang.Timing.MAIN))
# Nouns by which a text refers to a card, and the category that it must have.
_THAT = {
    "en": {
        Category.TAMER: re.compile(r"\b(?:that Tamer|those Tamers)\b", re.IGNORECASE),
        Category.DIGIMON: re.compile(r"\b(?:that|those) Digimon\b(?! (?:or|and) Tamer)", re.IGNORECASE),
    },
    "ja": {
        Category.TAMER: re.compile("そのテイマー"),
        Category.DIGIMON: re.compile("そのデジモン(?!カード|[/かと]テイマー)"),
    },
}
# "If you have a Tamer, you may suspend it. If you don't, ...": don't have one, or don't suspend it?
_LEFT_OUT = re.compile(r"\bif (?:you|they|your opponent) ha(?:ve|s) [^.]*\. If (?:you|they) don't, ", re.IGNORECASE)
# "If you have a Tamer or a red Digimon and 5 or more security cards": whichever goes together.
_NOUN = r"(?:an? |no |\d)[^,.]+,?"
_MIXED = re.compile(rf"\bha(?:ve|s) {_NOUN} (?:or {_NOUN} and|and {_NOUN} or) (?:an? |no |\d)")
_OTHERS = (lang.Filter(other=True),)  # "this Digimon" is none of them
_ON_THE_FIELD = (lang.Give, lang.Attack, lang.Suspend, lang.Unsuspend, lang.Delete)
# Fields with an action's objects.
_DONE_TO = ("target", "into")


def makes_sense(effect: Effect) -> bool:
    """True if an effect is possible as it was read."""
    if _is_other_unclear(effect) or _is_about_what_is_gone(effect):
        return False
    if _compares_with_what_left(effect) or _is_done_to_what_left(effect) or _asks_of_several(effect):
        return False
    if _plays_what_is_there(effect) or _plays_its_own_card(effect) or _asks_how_something_else_came(effect):
        return False
    return all(_is_possible(part) and not _compares_single_card(part) for part in lang.parts(effect)) and all(
        map(_continues, _sequences(effect))
    )


def misnames(effect: Effect, text: str, language: str) -> bool:
    """True if a text says "that Tamer" of nothing that may be a Tamer, or "that Digimon" of no Digimon: "by suspending
    1 of your Tamers, delete 1 Digimon. If that Tamer is red" means one that has no name any more. Or if it leaves out
    which of two verbs is meant, or which of three things go together."""
    if _LEFT_OUT.search(text) or _MIXED.search(text):
        return True
    nouns = [category for category, noun in _THAT[language].items() if noun.search(text)]
    if not nouns or any(isinstance(part, lang.AlsoIs) for part in lang.parts(effect)):
        return False
    meant = [*_categories_meant(effect)]
    return bool(meant) and not all(any(not kinds or noun in kinds for kinds in meant) for noun in nouns)


def leaves_out_whose(effect: Effect, language: str) -> bool:
    """True if a Japanese text says of the first of several only whose it is: 相手のデジモン1体とテイマー1体. English
    repeats it, or means anybody's."""
    if language != "ja":
        return False
    for part in lang.parts(effect):
        match part:
            case lang.Together(targets=beside) | lang.AnyOf(conditions=beside) | lang.Both(conditions=beside):
                filters = [getattr(member, "of", None) for member in beside]
            case lang.Filter(either=filters):
                pass
            case Effect(when=whens):
                filters = [when.subject for when in whens]
            case _:
                continue
        owned = [of.whose is not Whose.ANY for of in filters if isinstance(of, lang.Filter) and _is_by_itself(of)]
        if any(before and not after for before, after in pairwise(owned)):
            return True
    return False


def _is_by_itself(of: lang.Filter) -> bool:
    return not of.among and not {Area.UNDER, Area.LINK}.intersection(of.areas) and of.neither != _OTHERS


def _categories_meant(effect: Effect) -> Iterator[tuple[Category, ...]]:
    """Categories of the cards that the names in an effect mean, in order; none if they may be any."""
    known: dict[str, tuple[Category, ...]] = {}
    # A Tamer that digivolves is a Digimon from then on.
    digivolving = [part.target for part in lang.parts(effect) if isinstance(part, lang.DigivolveInto)]
    for part in lang.parts(effect):
        match part:
            case lang.When(event="digivolved") if effect.would:
                pass  # a Tamer that digivolves is still one
            case lang.When(event="digivolved"):
                known["subject"] = (Category.DIGIMON,)
            case lang.When(subject=lang.Filter(categories=categories)):
                known["subject"] = categories
            case lang.Choose(of=of, name=name) if name not in ("into", "host"):
                known[name] = () if any(part is target for target in digivolving) else of.categories
            case lang.Named(name=name) | lang.Is(card=name) | lang.PropertyOf(card=name) | lang.Filter(among=name):
                if name and name not in lang.ALWAYS:
                    yield known.get(name, known.get("subject", ()) if name == "it" else ())
            case _:
                pass


def _sequences(effect: Effect) -> Iterator[tuple[lang.Action, ...]]:
    """Actions done one after the other, wherever they stand."""
    for part in lang.parts(effect):
        for field in ("actions", "then", "otherwise"):
            if isinstance(sequence := getattr(part, field, None), tuple) and len(sequence) > 1:
                yield sequence


def _continues(sequence: tuple[lang.Action, ...]) -> bool:
    """True if the later actions can follow the first.

    "At the end of the turn, A. Then, B": B belongs to that time, and is read as if it did not. "If A, choose 1 Digimon.
    Delete all of their other Digimon": other than which, if not A?"""
    if any(isinstance(_last_of(action), lang.Later) for action in sequence[:-1]):
        return False
    for index, action in enumerate(sequence):
        if not isinstance(action, lang.If):
            continue
        choices = (part.target for part in lang.parts(action) if isinstance(part, lang.Select))
        chosen = {choice.name for choice in choices if isinstance(choice, lang.Choose)}
        behind = [part for later in sequence[index + 1 :] for part in lang.parts(later)]
        if any(isinstance(part, lang.Filter) and part.among in chosen for part in behind):
            return False
    return True


def _last_of(action: lang.Action) -> lang.Action:
    """Last action that an action holds: "if A, at the end of the battle, B"."""
    match action:
        case lang.If(then=(*_, last)) | lang.By(then=(*_, last)) | lang.May(actions=(*_, last)):
            return _last_of(last)
        case _:
            return action


def _is_other_unclear(effect: Effect) -> bool:
    """ "Choose 1 Digimon. Delete all other Digimon": other than this one, or than the chosen? "When one of your Digimon
    attacks, suspend 1 of your other Digimon": or than the attacking one? On a Tamer it is that one."""
    chosen = [part for part in lang.parts(effect) if isinstance(part, lang.Select)]
    others = [part for part in lang.parts((effect.condition, effect.actions)) if _is_other(part)]
    if any(when.subject is not None and not when.this and _is_of_yours(when.subject) for when in effect.when):
        # What is only counted is this Digimon's matter, unless it is for the one that it is about.
        is_counted = [part.of for part in lang.parts(effect.actions) if isinstance(part, lang.Count)]
        is_named = any(_is_subject(getattr(part, "target", None)) for part in lang.parts(effect.actions))
        if any(is_named or not any(other is of for of in is_counted) for other in others):
            return True
    return bool(chosen) and len(others) > sum(_is_other(part) for choice in chosen for part in lang.parts(choice))


def _is_of_yours(subject: lang.Filter) -> bool:
    """True if a trigger is about cards of the player's field, this one among them or not."""
    return subject.whose is not Whose.OPPONENTS and not subject.other and subject.areas == _FIELD


def _is_about_what_is_gone(effect: Effect) -> bool:
    """ "When this Digimon attacks, delete 1 Digimon. Then, it gains <Rush>": which Digimon?"""
    left: object = None
    is_gone = False
    for part in lang.parts(effect):
        match part:
            case lang.If(condition=lang.Is(card="it")) if left is not None and is_gone:
                return True  # "delete 1 Digimon. If it has 3 or more digivolution cards"
            case lang.If():
                is_gone = False  # "if this effect didn't delete": it is still there
            case lang.Choose(name="it"):
                is_gone = part is left
            case lang.Filter(same=mark, same_as=lang.Filter(among="it")):
                # A card that is gone has a known level and other numbers.
                if is_gone and mark != "level":
                    return True
            case lang.Give() | lang.Attack() | lang.Suspend() | lang.Unsuspend():
                if is_gone and part.target == lang.Named("it"):
                    return True
            case lang.ActivateEffect(of=lang.Named("it")) if is_gone:
                return True
            case lang.Delete() | lang.ToHand() | lang.ToDeck() | lang.ToSecurity():
                left = part.target
            case _:
                pass
    return False


def _asks_of_several(effect: Effect) -> bool:
    """ "2 of your Digimon gain <Rush>. If they have the [Fox] trait, they may attack": each of them, or all if both?"""
    several: dict[str, bool] = {}
    for part in lang.parts(effect):
        match part:
            case lang.Choose(name=name, count=count):
                several[name] = count != 1 or part.limit is not None
            case lang.Is(card=name) if several.get(name):
                return True
            case _:
                pass
    return False


def _compares_with_what_left(effect: Effect) -> bool:
    """ "When a Digimon is deleted, you may play a card with the same color as it": only its numbers are known after it
    has left (15-8-3-9-4)."""
    gone = not effect.would and any(when.event in _LEAVING for when in effect.when)
    return gone and any(
        isinstance(part, lang.Filter)
        and part.same not in (None, "level")
        and part.same_as == lang.Filter(among="subject")
        for part in lang.parts(effect)
    )


def _is_done_to_what_left(effect: Effect) -> bool:
    """ "When you use an Option card, it gets +1000 DP", "when a card leaves your security stack, unsuspend it":
    a card outside the field can't be given anything. "When a Digimon is deleted, play that card": it is a new card
    by then (3-1-3-1)."""
    if effect.would:
        return False
    gone = any(when.event in (*_LEAVING, "used") for when in effect.when)
    off = any(when.subject is not None and when.subject.areas != _FIELD for when in effect.when)
    return any(
        (gone or (off and isinstance(part, _ON_THE_FIELD))) and _is_subject(getattr(part, field, None))
        for part in lang.parts(effect)
        for field in _DONE_TO
    )


def _plays_what_is_there(effect: Effect) -> bool:
    """ "When an effect trashes digivolution cards of your Digimon, play 1 of those cards": of the digivolution cards,
    and not of the Digimon, which are there already."""
    subjects = [when.subject for when in effect.when if when.subject is not None]
    there = not effect.would and any(subject.areas == _FIELD for subject in subjects)
    return there and any(isinstance(part, lang.PlayFree) and _is_subject(part.target) for part in lang.parts(effect))


def _plays_its_own_card(effect: Effect) -> bool:
    """ "[Counter] 1 of your Digimon may digivolve into this card in the hand": without {Hand} it works on the field
    (15-14-2-1), where the card can't be digivolved into."""
    own, parts = lang.Named("this-card"), list(lang.parts(effect))
    if effect.area is None and any(isinstance(part, lang.UseOption) and part.target == own for part in parts):
        return True  # "[Main] While you have a Tamer, you may use this card": it is being used
    elsewhere = effect.area is not None or _OFF_THE_FIELD.intersection(effect.timings)
    if elsewhere or not effect.timings:
        return False
    return not any(isinstance(part, lang.Has) for part in parts) and any(
        (isinstance(part, lang.PlayFree) and part.target == own)
        or (isinstance(part, lang.DigivolveInto) and part.into == own)
        for part in parts
    )


def _asks_how_something_else_came(effect: Effect) -> bool:
    """ "[On Deletion] If this Digimon was played from the trash": past events are only known of the trigger's own
    subject (15-8-3-8)."""
    asked = [part.when.event for part in lang.parts(effect) if isinstance(part, lang.CameAbout)]
    if not asked or effect.would:
        return bool(asked)  # a coming event has not happened
    effects = [effect, *(part for part in lang.parts(effect) if isinstance(part, Effect))]
    known = {event_of(timing) for of in effects for timing in of.timings}
    known.update(kind for of in effects for when in of.when for kind in events_of(when.event))
    return any(known.isdisjoint(events_of(event)) for event in asked)


def _asks_twice(of: lang.Filter) -> bool:
    """ "A level 3 or [Fox] trait level 4 card": only the second is level 4, and both were read so. "Red Digimon with
    6000 DP or less or 3000 DP or less": only the first is red."""
    if len(of.either) < 2:
        return False  # "2-color red and blue", "the [Fox] and [Cat] trait"
    asked = _fields_asked(of)
    sorts = [_fields_asked(sort) for sort in of.either]
    if any(asked & sort for sort in sorts):
        return True
    if len(sorts[0]) != 1 or any(sort != sorts[0] for sort in sorts):
        return False  # also for a sort that is itself one of several
    (field,) = sorts[0]
    limits = [getattr(sort, field) for sort in of.either]
    return any(
        all(isinstance(limit, lang.Range) and isinstance(getattr(limit, end), int) for limit in limits)
        and all(getattr(limit, other) is None for limit in limits)
        for end, other in (("at_least", "at_most"), ("at_most", "at_least"))
    )


def _fields_asked(of: lang.Filter) -> set[str]:
    plain = lang.Filter()
    ignored = ("whose", "areas", "among", "either")
    return {name for name in of.__struct_fields__ if name not in ignored and getattr(of, name) != getattr(plain, name)}


def _is_subject(target: object) -> bool:
    """True if a target is the subject of the trigger, or part of it."""
    if isinstance(target, lang.Choose | lang.All):
        return target.of.among == "subject"
    return target == lang.Named("subject")


def _is_other(part: object) -> bool:
    # "Other than this Digimon and the chosen Digimon" says of both.
    return isinstance(part, lang.Filter) and part.other and part.other_than is None


def _is_possible(part: object) -> bool:
    match part:
        case lang.PlayFree() | lang.UseOption():
            # "You may play 1 [Alpha]": from where?
            return not any(_is_unlocated(of) for of in _chosen(part.target))
        case lang.DigivolveInto():
            # "This Digimon may digivolve into a red Digimon card": one that lies where?
            return not any(_is_unlocated(of) for of in _chosen(part.into))
        case lang.Trash():
            # "By trashing 1 card with the [Fox] trait": Digimon are deleted, not trashed.
            unseen = isinstance(part.target, lang.Choose) and part.target.unseen
            return not any(
                (_is_unlocated(of) and Category.OPTION not in of.categories) or (_is_security_unseen(of) and not unseen)
                for of in _chosen(part.target)
            )
        case lang.PlaceUnder():
            # "Place 1 red card as this Digimon's bottom digivolution card"
            return not any(_is_unlocated(of) and of.whose is Whose.ANY for of in _chosen(part.target))
        case lang.Exists(of=of):
            # "If there is a green card", after another one was asked for among other cards
            return not _is_unlocated(of) or bool(
                of.whose is not Whose.ANY or of.categories or of.has_name or of.token or of.either
            )
        case lang.Filter(whose=Whose.OPPONENTS, other=True):
            # No card of the opponent's is this one: other than which?
            return False
        case lang.Choose(of=of, count=lang.Count(of=counted), up_to=False) if counted == of:
            # "1 of each card with different names"; of others that would be all of them.
            return of.different is not None
        case lang.Choose(of=of, by=Whose.YOURS, unseen=False) if _is_hidden(of):
            # "Trash 1 card in their hand": who chooses it, and does he see it?
            return False
        case lang.Filter(same_as=lang.Filter(whose=Whose.ANY) as of) if _is_unlocated(of):
            # "The same level as the suspended Digimon": which one, of whom?
            return False
        case lang.Filter() if _asks_for_what_they_lack(part):
            # "Level 4 or lower Digimon or Tamers": is the level asked of Tamers, which have none?
            return False
        case lang.Filter(either=sorts) if sorts:
            # "A green card in your hand or a red card": where is the red card?
            return all(sort.areas == _FIELD for sort in sorts) and not _asks_twice(part)
        case lang.Count(of=of) | lang.Kinds(of=of):
            # "For each card": which ones?
            return of != lang.Filter()
        case Effect(when=(_, *_)) if any(map(_counts_of_a_kind, lang.parts(part))):
            # "When you use an Option card, gain 1 memory for each Digimon": which Digimon?
            return False
        case Effect(when=when) if any(isinstance(p, lang.Happened) for p in lang.parts(part)):
            # "For each Digimon deleted": by its trigger, or by the effect itself?
            return bool(when) and not any(isinstance(p, lang.Delete) for p in lang.parts(part))
        case Effect(gifts=(_, *_), per_turn=often) if often:
            # A lasting effect does not happen so many times (15-8-2, 15-14-1).
            return False
        case (
            Effect(gifts=(lang.Forbid(deed=lang.Deed.BE_DELETED), *_) as gifts)
            | lang.Give(gifts=(lang.Forbid(deed=lang.Deed.BE_DELETED), *_) as gifts)
        ):
            # "Can't be deleted or have its DP reduced by effects": not by battles either?
            return not any(isinstance(gift, lang.Forbid) and gift.by for gift in gifts)
        case lang.When(event="suspended" | "unsuspended", subject=lang.Filter(suspended=bool())):
            # "When your unsuspended Digimon suspend": as it was before it is asked of nobody.
            return False
        case lang.Silence(of=lang.Timing.SECURITY):
            # [Security] effects activate in a check (13-1), and not on the field.
            return False
        case Effect(to=lang.Named("this-card"), gifts=gifts):
            # A card has no DP that effects add to but as a Digimon: "this card gets +1000 DP".
            return not any(isinstance(gift, lang.AddDP) for gift in gifts)
        case lang.Raise(of=figure, then=then) if figure in LIMITS:
            return has_limit(msgspec.to_builtins(then), figure)  # else nothing rises
        case lang.Raise(of=figure, then=then):
            # "Add 1 to the number of cards this effect plays": one number, and no other one.
            raised = [part for part in lang.parts(then) if figure in part.figures]
            # An unpaid cost does not fall.
            free = figure is lang.Figure.REDUCTION and any(getattr(part, "free", 0) for part in raised)
            return len(raised) == 1 and not free
        case lang.May(actions=(first, *_)) if part.by is Whose.YOURS:
            # Whoever does it decides whether to do it (15-9-2).
            target = getattr(first, "target", None)
            return not isinstance(target, lang.Choose) or target.by is not Whose.OPPONENTS
        case _:
            return True


def _asks_for_what_they_lack(of: lang.Filter) -> bool:
    """True if the cards meant can't have a number that describes them."""
    extremes = {str(of.lowest).replace("-", "_"), str(of.highest).replace("-", "_")}
    return any(
        getattr(of, number) is not None or number in extremes
        for category in of.categories
        for number in _LACKED[category]
    )


def _counts_of_a_kind(part: object) -> bool:
    return isinstance(part, lang.Count) and part.of == lang.Filter(categories=part.of.categories)


def _compares_single_card(part: object) -> bool:
    """True if a comparison between several cards describes a single one: "digivolves into a same-level Digimon", "the
    Digimon with the lowest DP can't attack"."""
    match part:
        case lang.When(subject=subject, object=whom, into=into):
            alike = subject is not None and bool(subject.alike or subject.different)
            return alike or any(map(_is_of_several, (whom, into)))
        case lang.Filter(either=either, neither=neither, over=over, over_count=count):
            # "With 3 cards with different names in its digivolution cards" is asked of several.
            under = over if count == 1 else None
            return any(map(_is_of_several, (*either, *neither, under)))
        case (
            lang.Choose(of=of, count=1, limit=None, up_to=False)
            | lang.Exists(of=of, count=lang.Range(at_least=1, at_most=None))
        ):
            return bool(of.alike or of.different)
        case (
            lang.Is(fits=of)
            | lang.Forbid(of=of)
            | lang.MayDigivolve(into=of)
            | Effect(to=lang.All(of=of))
            | lang.Give(target=lang.All(of=of))
        ):
            return _is_of_several(of)
        case _:
            return False


def _chosen(target: lang.Target) -> Iterator[lang.Filter]:
    if isinstance(target, lang.Choose | lang.All):
        yield target.of
    elif isinstance(target, lang.Together):
        for part in target.targets:
            yield from _chosen(part)


def _is_of_several(of: lang.Filter | None) -> bool:
    """True if several cards are described, for a condition that allows only one."""
    return of is not None and bool(of.alike or of.different or of.lowest or of.highest)


def _is_hidden(of: lang.Filter) -> bool:
    """Cards of the opponent that only he sees (3-5-3)."""
    return of.areas == (Area.HAND,) and of.whose is Whose.OPPONENTS and not of.among


def _is_security_unseen(of: lang.Filter) -> bool:
    """ "Trash 1 of your security cards": from the top, or whichever one likes?"""
    return of.areas == (Area.SECURITY,) and of.face_up is not True and not of.among


def _is_unlocated(of: lang.Filter) -> bool:
    return of.areas == _FIELD and not of.among and of.under is None
