"""What an effect says that the engine would pass over: fields that do not count where they stand,
and names that nothing binds. An effect that says such a thing is refused when it is loaded, so that
nothing of it is silently left out."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple, TypeAlias, assert_never, get_args

from msgspec import Struct

from judgeapp.engine.lang.actions import (
    BlastDnaDigivolve,
    DeDigivolve,
    DigivolveInto,
    Link,
    OpenPlaces,
    PlayFree,
    Prevent,
    PutBack,
    ReduceCost,
    Shuffle,
    SwitchTarget,
    TrashTop,
    Win,
)
from judgeapp.engine.lang.conditions import DidIt, Exists, Is
from judgeapp.engine.lang.effects import (
    Action,
    Effect,
    Gift,
    Give,
    Has,
    Keyword,
    Look,
    May,
    Overwrite,
    PlayToken,
    Repeat,
    Reveal,
    Token,
)
from judgeapp.engine.lang.filters import Beyond, Count, DoneTo, Filter, Highest, Kinds, MemoryOn, Missing
from judgeapp.engine.lang.gifts import (
    AddToEffects,
    AsMaterial,
    EffectsOf,
    EndsTurnAt,
    Forbid,
    MaterialsFrom,
    MayDigivolve,
    Must,
    Permit,
    SilenceSecurity,
)
from judgeapp.engine.lang.names import ALWAYS, DID, GIVEN, Unbound, unbound, unbound_in
from judgeapp.engine.lang.record import inner_fields
from judgeapp.engine.lang.targets import All, Choose, Player, Top
from judgeapp.engine.lang.triggers import When
from judgeapp.engine.lang.words import Area, Deed, Done, Happening, Whose, Would
from judgeapp.messages.message import Message, message


class Fault(NamedTuple):
    """What is wrong, where (".actions[0].target"), and how it can be mended."""

    path: str
    what: Message
    mend: Message


# No card says that something is done so often, and nobody waits for it.
MOST_TIMES = 100


def faults_of(effect: Effect, path: str = "") -> Iterator[Fault]:
    """What of an effect the engine would pass over, or never come to the end of."""
    yield from map(_of_name, unbound(effect, path))
    yield from _of_part(effect, path, effect, None, "")
    yield from _of_repetition(effect, path)


def faults_of_actions(actions: tuple[Action, ...], known: Collection[str]) -> Iterator[Fault]:
    """The same of actions that the judge has an effect do by hand, of whatever kind that is;
    `known`: what it has named."""
    yield from map(_of_name, unbound_in(actions, ".actions", known))
    yield from _of_part(actions, ".actions", None, None, "")
    yield from _of_repetition(actions, ".actions")


def faults_of_gifts(gifts: tuple[Gift, ...]) -> Iterator[Fault]:
    """The same of what a card has been given."""
    yield from map(_of_name, unbound_in(gifts, ".gifts", ALWAYS))
    yield from _of_part(gifts, ".gifts", None, None, "")
    yield from _of_repetition(gifts, ".gifts")


def faults_of_requirement(part: object, path: str) -> Iterator[Fault]:
    """The same of what a card asks of others beside its effects: one card at a time is asked
    whether it fits, and nobody has named anything."""
    yield from map(_of_name, unbound_in(part, path, frozenset()))
    yield from _of_part(part, path, None, None, "")


def _of_name(one: Unbound) -> Fault:
    if one.name == DID:
        what = message("asks whether something was done, but nothing is done before it")
        return Fault(one.path, what, message("Let it follow what it asks about"))
    return Fault(
        one.path,
        message("nothing before it is called {name!r}", name=one.name),
        message(
            "Let what is meant be called so where it is chosen or done; known here are {known}",
            known=_list(one.known - {DID}),
        ),
    )


def _of_part(part: object, path: str, effect: Effect | None, owner: type[Struct] | None, field: str) -> Iterator[Fault]:
    if isinstance(part, tuple):
        for place, one in enumerate(part):
            yield from _of_part(one, f"{path}[{place}]", effect, owner, field)
        return
    if not isinstance(part, Struct):
        return
    inside = part if isinstance(part, Effect) else effect
    yield from (Fault(path, what, mend) for what, mend in _of_record(part, inside, owner, field))
    for name in inner_fields(type(part)):
        if (value := getattr(part, name)) not in _NOTHING:
            yield from _of_part(value, f"{path}.{name}", inside, type(part), name)


_NOTHING = (None, ())


def _of_repetition(part: object, path: str, often: int = 1) -> Iterator[Fault]:
    """`often`: how often it is done because of what it stands in."""
    if isinstance(part, tuple):
        for place, one in enumerate(part):
            yield from _of_repetition(one, f"{path}[{place}]", often)
        return
    if not isinstance(part, Struct):
        return
    if (times := _times(part)) > 1 and (often := often * times) > MOST_TIMES:
        yield Fault(
            path,
            message("something is done more than {most} times", most=MOST_TIMES),
            message("Let it be done less often"),
        )
        return
    for name in inner_fields(type(part)):
        yield from _of_repetition(getattr(part, name), f"{path}.{name}", often)


def _times(part: Struct) -> int:
    """How often a part says that something is done; of what is counted, how often for each."""
    match part:
        case Repeat() | DeDigivolve():
            number = part.times
        case PlayToken():
            number = part.count
        case _:
            return 1
    return number if isinstance(number, int) else getattr(number, "each", 1)


_Wrong: TypeAlias = Iterator[tuple[Message, Message]]  # what is wrong, how it can be mended


# What is done to a player himself (15-10-1, 11-2-7-1).
_OF_PLAYERS = ((Give, "target"), (Effect, "to"), (SwitchTarget, "to"))


def _of_record(part: Struct, effect: Effect | None, owner: type[Struct] | None, field: str) -> _Wrong:
    match part:
        case Effect():
            yield from _of_effect(part)
        case Filter():
            yield from _of_filter(part, owner, field)
        case When():
            # What has come about so (CameAbout) has happened, whatever the effect answers.
            answers = owner is Effect and effect is not None and effect.would
            yield from _of_when(part, answers=answers)
        case Forbid() | Permit() | Must():
            yield from _of_deed(part)
        case Player() if (owner, field) not in _OF_PLAYERS:
            yield (message("this is done to cards, and a player is none"), message("Say which cards are meant"))
        case Give() if isinstance(part.target, Player):
            yield from _to_player(part.gifts)
        case Give():
            yield from _to_card(part.gifts)
        case Prevent() | Overwrite() | ReduceCost() | OpenPlaces():
            yield from _of_answer(part, effect) if effect is not None else ()
        case Top() if part.face_up is not None and part.of is not Area.SECURITY:
            yield (message("only security cards lie one way or the other (3-7-4)"), message("Leave out 'face_up'"))
        case Top() | TrashTop() | Reveal() | Look() | Shuffle() | PutBack():
            yield from _of_pile(part.of)
        case DigivolveInto() if part.how and _has_own_terms(part):
            yield (
                message("{how!r} asks for its own requirements and their cost (8-2-2-4)", how=part.how),
                message("Leave out 'ignore_requirements', 'ignore_level', 'as_level' and 'cost', or 'how'"),
            )
        case DigivolveInto() if part.ignore_requirements and (part.ignore_level or _is_as_if(part)):
            yield (message("what is ignored asks for no level"), message("Leave out 'ignore_level' and 'as_level'"))
        case DigivolveInto() if part.as_colors and part.as_level is None:
            yield message("as what it digivolves is told by a level"), message("Say it: 'as_level'")
        case DigivolveInto() | PlayFree() | Link():
            if part.free and part.less != 0:
                yield (message("a cost that is not paid is not reduced"), message("Leave out 'free' or 'less'"))
            if isinstance(part, PlayFree) and part.free and part.cost is not None:
                yield (message("a cost that is not paid is not set"), message("Say 'free: false', or leave out 'cost'"))
        case Choose():
            if part.name in GIVEN:
                yield (message("no choice is called {name!r}", name=part.name), message("Call it otherwise"))
            if part.unseen and part.of != Filter(whose=part.of.whose, areas=part.of.areas):
                yield (message("what is not seen is asked nothing"), message("Leave out 'unseen', or what is asked"))
            if part.total_dp is not None and part.total_play_cost is not None:
                yield (message("only one of 'total_dp' and 'total_play_cost' counts"), message("Leave one out"))
        case DidIt():
            if part.whose is not Whose.ANY and part.action not in _TOLD_OF_WHOM:
                yield (
                    message("to whose cards {action!r} was done is not told", action=part.action),
                    message("Leave out 'whose', or ask for one of {actions}", actions=_list(_TOLD_OF_WHOM)),
                )
        case Token():
            if len(part.categories) != 1:
                yield message("a token's card has one category"), message("Say one")
        case Count() | Kinds() | DoneTo() | MemoryOn():
            if part.per < 1:
                yield message("'per' is at least 1"), message("Leave it out")
    if isinstance(part, Reveal | Look | Shuffle | Win | May | PlayToken | MemoryOn):
        named = part.by if isinstance(part, May) else part.whose
        if named is Whose.ANY or (isinstance(part, Look) and part.by is Whose.ANY):
            yield (
                message("{part} is of one player", part=_called(type(part))),
                message("Say whose: yours or opponents"),
            )
    if isinstance(part, Look) and part.rest == "hand":
        yield (message("what was looked at does not go to the hand"), message("Add it to the hand in 'then'"))


def _has_own_terms(action: DigivolveInto) -> bool:
    return action.ignore_requirements or action.ignore_level or action.cost is not None or _is_as_if(action)


def _is_as_if(action: DigivolveInto) -> bool:
    return action.as_level is not None


# -- effects ----------------------------------------------------------------------------------

# Where the card of an effect can be said to be (15-14-2 to 15-14-5).
_AREAS = frozenset((Area.HAND, Area.TRASH, Area.BREEDING, Area.SECURITY))


def _of_effect(effect: Effect) -> _Wrong:
    if effect.gifts:
        passed_over = {
            "actions": effect.actions,
            "timings": effect.timings,
            "when": effect.when,
            "would": effect.would,
            "per_turn": effect.per_turn,
        }
        for name, value in passed_over.items():
            if value:
                yield (
                    message("{name!r} does not count beside 'gifts'", name=name),
                    message("Give it for a time: do: give"),
                )
        is_players = isinstance(effect.to, Player)
        yield from _to_player(effect.gifts) if is_players else _to_card(effect.gifts)
    elif effect.to is not None:
        yield message("'to' says for whom 'gifts' are, and there are none"), message("Leave it out")
    if effect.would and not effect.when:
        yield message("'would' asks for 'when': what would happen"), message("Say it")
    if effect.would and effect.timings:
        yield message("'timings' do not count beside 'would'"), message("Leave them out")
    if effect.area is not None and effect.area not in _AREAS:
        yield (
            message("no effect works in {area!r}", area=effect.area.value),
            message("Say one of {known}", known=_list(_AREAS)),
        )


_ANSWERED = frozenset[str]((*get_args(Would), "digivolved-into"))
_WITH_COST = frozenset[str](("played", "digivolved", "digivolved-into", "used", "linked"))


def _of_answer(action: Prevent | Overwrite | ReduceCost | OpenPlaces, effect: Effect) -> _Wrong:
    """What only an immediate effect can do: change what is about to happen (15-8-5)."""
    events = {when.event for when in effect.when}
    wanted = {"played"} if isinstance(action, OpenPlaces) else _WITH_COST
    if not effect.would:
        yield (
            message("{action} changes what would happen", action=_called(type(action))),
            message("Say 'would: true'"),
        )
    elif isinstance(action, ReduceCost | OpenPlaces) and not events & wanted:
        yield (
            message("{action} answers nothing of this kind", action=_called(type(action))),
            message("Let it answer one of {wanted}", wanted=_list(wanted)),
        )


# -- trigger conditions -----------------------------------------------------------------------

# What of a trigger condition is asked of certain events only.
_ASKED_OF: Mapping[str, frozenset[Happening]] = {
    "at": frozenset(("attack-declared",)),
    "how": frozenset(("digivolved", "digivolved-into")),
    "into": frozenset(("digivolved",)),
    "keyword": frozenset(("trashed", "sources-trashed")),
    "to": frozenset(("left",)),
}
# What immediate effects do not ask of what would happen.
_NOT_BEFORE = ("object", "at", "phase", "keyword")
# Where that can be which something is done to or with beside what it happens to; where nothing is
# said, it is what it happens to.
_OBJECTS: Mapping[Happening, tuple[Area, ...]] = {
    "checked": (Area.SECURITY,),
    "sources-added": (Area.UNDER,),
    "placed-under": (Area.UNDER,),
    "top-card-placed": (Area.UNDER,),
    "linked": (Area.LINK,),
}
_FIELD = (Area.BATTLE, Area.BREEDING)


def _of_when(when: When, *, answers: bool) -> _Wrong:
    for name, events in _ASKED_OF.items():
        if getattr(when, name) and when.event not in events:
            yield (
                message("{name!r} is not asked of {event!r}", name=name, event=when.event),
                message("Leave it out, or let it be about one of {events}", events=_list(events)),
            )
    if answers:
        if when.event not in _ANSWERED:
            yield (
                message("nothing answers {event!r} before it happens", event=when.event),
                message("Leave out 'would', or let it answer one of {answered}", answered=_list(_ANSWERED)),
            )
        for name in _NOT_BEFORE:
            if getattr(when, name):
                yield (message("{name!r} is not asked of what would happen", name=name), message("Leave it out"))
    if (
        when.subject is not None
        and when.subject.areas != _PLAIN.areas
        and (when.event == "used" or (answers and when.event == "played"))
    ):
        yield (message("a card that is played or used is in no area"), message("Say where it comes from: 'origin'"))
    if not answers and when.this and when.into is not None and when.how == "dna":
        yield (
            message("a Digimon that has DNA digivolved is another one (8-2-2-1)"),
            message("Let it answer that before it happens: 'would'"),
        )
    if not answers and when.object is not None:
        areas = _OBJECTS.get(when.event, _FIELD)
        if not set(areas).intersection(when.object.areas):
            yield (
                message("'object' of {event!r} is never there where it says", event=when.event),
                message("Say where it is, 'areas': {areas}", areas=_list(areas)),
            )


# -- filters ----------------------------------------------------------------------------------

# What of a filter says where cards are looked for, or compares them with each other. Where one
# card is asked whether it fits, none of that counts.
_PLACE = frozenset(("areas", "among"))
_EXTREME = frozenset(("lowest", "highest"))
_TOGETHER = frozenset(("different", "alike"))
_ONE_CARD = _PLACE | _EXTREME | _TOGETHER

# What of a filter does not count, by where the filter stands.
PASSED_OVER: Mapping[tuple[type[Struct], str], frozenset[str]] = {
    (Choose, "of"): frozenset(),
    (Exists, "of"): frozenset(),
    (Count, "of"): frozenset(),
    (Missing, "of"): frozenset(),
    (Beyond, "of"): frozenset(),
    (MaterialsFrom, "of"): frozenset(),
    (EffectsOf, "of"): _TOGETHER,
    (All, "of"): _TOGETHER,
    (Kinds, "of"): _TOGETHER,
    (Highest, "of"): _TOGETHER,
    (Filter, "under"): _TOGETHER,
    (Filter, "same_as"): _TOGETHER,
    (Filter, "other_than"): _TOGETHER,
    (Filter, "either"): _ONE_CARD,
    (Filter, "neither"): _ONE_CARD,
    (Filter, "over"): _ONE_CARD - _TOGETHER,
    (Filter, "linked_with"): _ONE_CARD,
    (Is, "fits"): _ONE_CARD,
    (When, "subject"): _TOGETHER | {"among"},
    (When, "object"): _TOGETHER | _EXTREME | {"among"},
    (When, "into"): _ONE_CARD,
    (Forbid, "of"): _ONE_CARD - {"areas"},
    (Permit, "of"): _ONE_CARD - {"areas"},
    (Keyword, "of"): _ONE_CARD,
    (MayDigivolve, "into"): _ONE_CARD,
    (MayDigivolve, "of"): _ONE_CARD,
    (AsMaterial, "of"): _ONE_CARD,
    (BlastDnaDigivolve, "of"): _ONE_CARD,
}
_PLAIN = Filter()


def _of_filter(of: Filter, owner: type[Struct] | None, field: str) -> _Wrong:
    assert owner is not None, "a filter stands in something"
    # Elsewhere, in requirements, one card at a time is asked as well; of several that are placed
    # under another it can be asked that they differ (4-22-1).
    for name in sorted(PASSED_OVER.get((owner, field), _ONE_CARD - {"different"})):
        if name == "areas" and owner is MayDigivolve and of.areas == (Area.HAND,):
            continue  # from there it digivolves anyway (6-5-1-2-1)
        if getattr(of, name) != getattr(_PLAIN, name):
            yield (
                message(
                    "{name!r} does not count in {field!r} of {owner}", name=name, field=field, owner=_called(owner)
                ),
                message("Leave it out, or say it where cards are looked for"),
            )
    if (of.same is None) is not (of.same_as is None):
        yield message("'same' and 'same_as' go together"), message("Say both, or neither")
    if of.under is not None and not {Area.UNDER, Area.LINK}.intersection(of.areas):
        yield (message("'under' counts only of cards under others or linked to them"), message("Name the area"))
    if of.over_count != 1 and of.over is None:
        yield message("'over_count' says how many cards under it fit 'over'"), message("Say which cards")
    if of.over_top and of.over is None:
        yield message("'over_top' says of which cards 'over' is asked"), message("Say which cards")
    if of.not_counting and not (of.has_name or of.name_has or of.has_trait or of.trait_has):
        yield message("'not_counting' says what does not count as a name or trait"), message("Name one")


# -- gifts ------------------------------------------------------------------------------------


class _DeedRule(NamedTuple):
    """What may be said of a deed.

    permitted -- it is given that somebody can, and not that he cannot
    by_player -- a player does it, or an effect does it for him
    another   -- it is done with another card: what is attacked, by what it is blocked, what is
                 played
    by_effect -- effects do it; else players and rules only
    """

    permitted: bool = False
    by_player: bool = False
    another: bool = False
    by_effect: bool = True


def _rule_of(deed: Deed) -> _DeedRule:
    """A deed of which nothing is said here fails the type check."""
    match deed:
        case Deed.SUSPEND | Deed.UNSUSPEND | Deed.BE_DELETED_BY_EFFECTS | Deed.BE_RETURNED:
            return _DeedRule()
        case Deed.HAVE_DP_REDUCED | Deed.BE_DE_DIGIVOLVED:
            return _DeedRule()
        case Deed.HAVE_STACKED_TRASHED | Deed.HAVE_SOURCES_TRASHED:
            return _DeedRule()
        case Deed.ATTACK | Deed.ATTACK_PLAYER | Deed.BE_ATTACKED | Deed.BLOCK:
            return _DeedRule(by_effect=False)
        case Deed.UNSUSPEND_IN_PHASE | Deed.BE_DELETED_IN_BATTLE | Deed.BE_DELETED:
            return _DeedRule(by_effect=False)
        case Deed.ATTACK_DIGIMON | Deed.BE_BLOCKED:
            return _DeedRule(another=True, by_effect=False)
        case Deed.SWITCH_TARGET:
            return _DeedRule(another=True)
        case Deed.PLAY | Deed.USE_OPTIONS | Deed.DIGIVOLVE:
            return _DeedRule(by_player=True, another=True)
        case Deed.GAIN_MEMORY | Deed.ADD_TO_SECURITY:
            return _DeedRule(by_player=True)
        case Deed.REDUCE_PLAY_COSTS | Deed.REDUCE_DIGIVOLUTION_COSTS:
            return _DeedRule(by_player=True, by_effect=False)
        case Deed.ATTACK_UNSUSPENDED:
            return _DeedRule(permitted=True, another=True)
        case Deed.IGNORE_COLORS:
            return _DeedRule(permitted=True)
        case _:
            assert_never(deed)


def _of_deed(gift: Forbid | Permit | Must) -> _Wrong:
    deed, rule = gift.deed.value, _rule_of(gift.deed)
    if isinstance(gift, Must):
        if gift.deed is not Deed.BLOCK:
            yield message("nobody is made to do {deed!r}", deed=deed), message("Say 'block'")
        return
    if isinstance(gift, Permit) is not rule.permitted:
        other = "cannot" if isinstance(gift, Permit) else "can"
        yield (
            message("{deed!r} is nothing that {gift} is about", deed=deed, gift=_called(type(gift))),
            message("Say {other!r}", other=other),
        )
    if gift.of is not None and not rule.another:
        yield message("{deed!r} is done with no other card", deed=deed), message("Leave out 'of'")
    if isinstance(gift, Forbid) and (gift.by is not None or gift.except_by) and not rule.by_effect:
        yield (message("{deed!r} is done by no effect", deed=deed), message("Leave out 'by' and 'except_by'"))


def _to_player(gifts: tuple[Gift, ...]) -> _Wrong:
    for gift in gifts:
        deed = isinstance(gift, Forbid) and _rule_of(gift.deed).by_player
        answers = isinstance(gift, Has) and gift.effect.would  # "the next time ... would"
        of_players = Must | AddToEffects | EndsTurnAt | SilenceSecurity
        if not deed and not answers and not isinstance(gift, of_players):
            yield (
                message("{gift} is given to cards, not to a player", gift=_called(type(gift))),
                message("Say which cards"),
            )


def _to_card(gifts: tuple[Gift, ...]) -> _Wrong:
    if any(isinstance(gift, Must) for gift in gifts):
        yield message("a player must do something, no card"), message("Say which player")
    if any(isinstance(gift, SilenceSecurity) for gift in gifts):
        yield message("it is about all cards of a player"), message("Say which player")
    if any(isinstance(gift, EndsTurnAt) for gift in gifts):
        yield message("a player's turn ends, no card's (6-1-4-1)"), message("Say which player")


# -- the rest -----------------------------------------------------------------------------------

_PILES = frozenset((Area.DECK, Area.DIGI_EGG_DECK, Area.HAND, Area.TRASH, Area.SECURITY))
_TOLD_OF_WHOM = frozenset[Done](("delete", "suspend", "unsuspend"))


def _of_pile(area: Area) -> _Wrong:
    if area not in _PILES:
        yield (message("{area!r} is no pile", area=area.value), message("Say one of {known}", known=_list(_PILES)))


def _called(kind: type[Struct]) -> str:
    tag = kind.__struct_config__.tag
    return repr(tag) if tag else kind.__name__.lower()


def _list(words: Collection[str]) -> str:
    return ", ".join(sorted(map(str, words)))
