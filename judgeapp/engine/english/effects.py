"""Effects as card text. An effect holds actions, an action gifts and other actions, and a gift a
whole effect: what holds another is printed here, and here the tables of both are complete."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from judgeapp.engine import lang
from judgeapp.engine.english.actions import PLAIN_ACTIONS, put_back, top_cards
from judgeapp.engine.english.conditions import condition_text
from judgeapp.engine.english.filters import number_text
from judgeapp.engine.english.gifts import PLAIN_GIFTS, keyword_text
from judgeapp.engine.english.icons import icons, is_bare
from judgeapp.engine.english.phrases import Phrase, do, listed, sentence, whole
from judgeapp.engine.english.targets import is_many, target_text
from judgeapp.engine.english.triggers import whens
from judgeapp.engine.english.words import (
    FROM_THAT,
    OF_PLAYERS,
    PREVENTED,
    PROPERTIES,
    THIS,
    TIMINGS,
    UNTIL,
)
from judgeapp.engine.keyword_rules import RULES
from judgeapp.engine.lang import (
    Action,
    Category,
    Effect,
    EffectKind,
    Gift,
    Target,
    Timing,
    Turn,
    Whose,
)


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
        text = text.replace(THIS, this).replace(sentence(THIS), sentence(this))
    return text


def gift_text(gift: Gift) -> str:
    """What is given, as a card says it of the one who has it: "gets +1000 DP"."""
    return GIFTS[type(gift)](gift)[False]


def _effect(effect: Effect) -> str:
    stands_for = effect.keyword in RULES and RULES[effect.keyword].effects is not None
    if stands_for or (effect.keyword and effect.keyword != "Delay" and not effect.timings):
        return f"<{effect.keyword}>"
    return " ".join((*icons(effect), _body(effect))).strip()


def _body(effect: Effect) -> str:
    if effect.kind is EffectKind.PERSISTENT:
        return _persistent(effect)
    when = whens(effect)
    text = _actions(effect.actions, start=not when)
    events = {w.event for w in effect.when}
    if len(events) == 1:
        text = text.replace(FROM_THAT, PREVENTED.get(events.pop(), FROM_THAT))
    if effect.keyword == "Delay":
        text = _delayed(effect)
    if effect.condition is not None:
        text = f"If {condition_text(effect.condition)}, {text[:1].lower()}{text[1:]}"
    return f"{sentence(when)}, {text}" if when else text


def _delayed(effect: Effect) -> str:
    first, *rest = effect.actions or (None,)
    inner = (*first.then, *rest) if isinstance(first, lang.By) else effect.actions
    return f"<Delay> \N{KATAKANA MIDDLE DOT} {_actions(inner)}"


def _persistent(effect: Effect) -> str:
    if is_bare(effect) and effect.during is Turn.ALL:
        return " ".join(keyword_text(g) for g in effect.gifts if isinstance(g, lang.Keyword))
    to = effect.to or lang.Named("this")
    text = f"{target_text(to)} {_gifts(effect.gifts, to, many=is_many(to))}."
    if effect.condition is not None:
        return f"While {condition_text(effect.condition)}, {text}"
    return sentence(text)


GIFTS: Mapping[type, Callable[[Any], tuple[str, str]]] = {
    **PLAIN_GIFTS,
    lang.Has: lambda g: (f'gains "{_effect(g.effect)}"', f'gain "{_effect(g.effect)}"'),
}


def _gifts(gifts: Sequence[Gift], to: Target, *, many: bool) -> str:
    text = listed([GIFTS[type(g)](g)[many] for g in gifts])
    if isinstance(to, lang.Player):
        for of_card, of_player in OF_PLAYERS.items():
            text = text.replace(of_card, of_player)
    return text


def _phrase(action: Action) -> Phrase:
    return ACTIONS[type(action)](action)


def _actions(actions: Sequence[Action], *, start: bool = True) -> str:
    """Sentences, each after the first with "Then". `start`: with a capital letter."""
    texts = [_phrase(action).order for action in actions]
    if not texts:
        return ""
    first = sentence(texts[0]) if start else texts[0]
    return " ".join(f"{t}." for t in (first, *(f"Then, {text}" for text in texts[1:])))


def _give(action: lang.Give) -> Phrase:
    who, until = target_text(action.target), UNTIL[action.until]
    said = _gifts(action.gifts, action.target, many=is_many(action.target))
    bare = _gifts(action.gifts, action.target, many=True)
    return Phrase(
        f"{who} {said}{until}",
        f"letting {who} have: {bare}{until}",
        f"you may let {who} have: {bare}{until}",
    )


def _reveal(action: lang.Reveal) -> Phrase:
    return _seen("reveal", action, "you")


def _look(action: lang.Look) -> Phrase:
    return _seen("look", action, "your opponent" if action.by is Whose.OPPONENTS else "you")


def _seen(verb: str, action: lang.Reveal | lang.Look, who: str) -> Phrase:
    at = "at " if verb == "look" else ""
    phrase = do(verb, at + top_cards(action.of, action.whose, action.count), who)
    rest = lang.PutBack(action.rest, action.name, action.of)
    after = "" if action.rest == "back" else f". {sentence(put_back(rest).order)}"
    then = f". {_actions(action.then).removesuffix('.')}" if action.then else ""
    return Phrase(*(part + then + after for part in phrase))


def _may(action: lang.May) -> Phrase:
    first, *rest = action.actions
    text = _phrase(first).may
    if rest:
        text += f" and {listed([_phrase(a).order for a in rest])}"
    return whole(text)


def _by(action: lang.By) -> Phrase:
    doing = listed([_phrase(a).ing for a in action.doing])
    return whole(f"by {doing}, {_actions(action.then, start=False).removesuffix('.')}")


def _raise(action: lang.Raise) -> Phrase:
    text = _actions(action.then, start=False).removesuffix(".")
    return whole(f"{text}, with {number_text(action.amount)} more {PROPERTIES[action.of]}")


def _if(action: lang.If) -> Phrase:
    text = f"if {condition_text(action.condition)}, {_actions(action.then, start=False)}"
    if action.otherwise:
        text += f" If not, {_actions(action.otherwise, start=False)}"
    return whole(text.removesuffix("."))


def _instead(action: lang.Instead) -> Phrase:
    usual = _actions(action.of, start=False)
    other = _actions(action.do_instead, start=False).removesuffix(".")
    may = "you may instead do this: " if action.optional else ""
    instead = "" if action.optional else " instead"
    return whole(f"{usual} If {condition_text(action.condition)}, {may}{other}{instead}")


def _overwrite(action: lang.Overwrite) -> Phrase:
    return whole(f"{_actions(action.actions, start=False).removesuffix('.')} instead")


def _modes(action: lang.Modes) -> Phrase:
    how = "all" if action.count is None else str(action.count)
    modes = " ".join(f"\N{KATAKANA MIDDLE DOT}{_actions(m)}" for m in action.modes)
    return do("activate", f"{how} of the effects below: {modes}".removesuffix("."))


def _later(action: lang.Later) -> Phrase:
    when = action.at.replace("-", " ").replace("opponents", "your opponent's")
    when = when.removeprefix("end of ").removeprefix("start of ")
    edge = action.at.partition("-")[0]
    return whole(f"at the {edge} of {'the ' if when in ('turn', 'attack') else ''}{when}, "
                 f"{_actions(action.actions, start=False).removesuffix('.')}")  # fmt: skip


ACTIONS: Mapping[type, Callable[[Any], Phrase]] = {
    **PLAIN_ACTIONS,
    lang.Give: _give,
    lang.Reveal: _reveal,
    lang.Look: _look,
    lang.May: _may,
    lang.By: _by,
    lang.DigiBurst: lambda a: whole(
        f"<Digi-Burst {a.count}> {_actions(a.then, start=False).removesuffix('.')}"
    ),
    lang.If: _if,
    lang.Raise: _raise,
    lang.Repeat: lambda a: whole(
        f"{number_text(a.times)} times: {_actions(a.actions, start=False).removesuffix('.')}"
    ),
    lang.Instead: _instead,
    lang.Overwrite: _overwrite,
    lang.Modes: _modes,
    lang.Later: _later,
}
