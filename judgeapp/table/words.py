"""Texts of effects, on one line. For a card given by its printed text these are its printed words, in its own language,
as on the table. For anything else only the record is known, and the phrase book prints it in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from judgeapp.cards.reading import words as book
from judgeapp.cards.reading.grammar.keywords import LANGUAGES
from judgeapp.engine import judge
from judgeapp.engine.events import EffectDescription
from judgeapp.engine.identity import EffectSource
from judgeapp.engine.keyword_rules import RULES, icon_of, keyword_of
from judgeapp.engine.lang import (
    Action,
    AddDP,
    Category,
    Effect,
    EndBurst,
    Gift,
    Keyword,
    Named,
    TakeTopCards,
    Trash,
    TrashUsed,
)
from judgeapp.engine.state.cards import Face
from judgeapp.engine.state.frames import Frame
from judgeapp.engine.state.state import State
from judgeapp.glossary.concept import Concept, load_concepts
from judgeapp.language.folding import guessed_language

# Actions of the rules themselves, in the words of a card (9-1-5, 8-3-2-1).
_AS_CARDS_SAY: dict[Action, Action] = {TrashUsed(): Trash(Named("this-card")), EndBurst(): TakeTopCards(Named("this"))}
PARTS = judge.PARTS
# Brackets of keyword icons in languages with names of their own for keyword effects.
_ICONS = {"ja": "≪≫", "zh-Hans": "≪≫", "zh-Hant": "《》"}
# Further keys of `Face.words` for a card that is shown in another language.
NAME, TEXT, TRAITS = "name", "text", "traits"


def is_on(face: Face, place: str) -> bool:
    """True if a card has an effect at a place: "effects.0"."""
    part, _, number = place.partition(".")
    return part in PARTS and number.isdecimal() and int(number) < len(getattr(face, part))


def name_on(face: Face) -> str:
    return face.words.get(NAME, face.name)


def text_on(face: Face) -> str:
    return face.words.get(TEXT, face.text)


def traits_on(face: Face) -> tuple[str, ...]:
    text = face.words.get(TRAITS)
    return face.traits if text is None else tuple(text.split("\n"))


def printed_on(face: Face, place: str, language: str) -> str:
    if text := face.words.get(place):
        return _line(text)
    where, _, number = place.partition(".")
    effect: Effect = getattr(face, where)[int(number)]
    return _in_words(effect, language, face.category_of_this(where), security=where == "security")


def of_effect(state: State, source: EffectSource, effect: Effect, language: str) -> str:
    """The words of an effect that hangs on a card, or that something has gained."""
    effect = _as_cards_say(effect)
    card = state.cards.get(source.card)
    face = state.faces[card.face] if card is not None else None
    if face is None or not is_on(face, source.index):
        return _in_words(effect, language)
    where, _, number = source.index.partition(".")
    if getattr(face, where)[int(number)] == effect:
        return printed_on(face, source.index, language)
    return _in_words(effect, language, face.category_of_this(where))


def _in_words(effect: Effect, language: str, of: Category = Category.DIGIMON, *, security: bool = False) -> str:
    """An effect by the phrase book; in a language that it doesn't have, keyword effects alone by their icons."""
    keywords = [gift for gift in effect.gifts if isinstance(gift, Keyword)]
    if language not in LANGUAGES and keywords and effect == Effect(gifts=tuple(keywords)):
        return " ".join(of_keyword(keyword, language) for keyword in keywords)
    return _line(book.effect_words(effect, language, of, security=security))


def _as_cards_say(effect: Effect) -> Effect:
    """Effect of the rules in the words of a card: of a used card that goes elsewhere nothing is trashed (18-2-1)."""
    if not any(isinstance(action, TrashUsed | EndBurst) for action in effect.actions):
        return effect
    first, *others = effect.actions
    return Effect(actions=(_AS_CARDS_SAY.get(first, first), *(a for a in others if not isinstance(a, TrashUsed))))


def of_event(description: EffectDescription | Gift, language: str) -> str:
    """The words of an event's effect, a keyword effect by its icon; or of its gift."""
    if not isinstance(description, EffectDescription):
        return of_gift(description, language)
    if (name := keyword_of(description.place) or description.effect.keyword) is not None:
        return of_keyword(icon_of(description.effect, name), language)
    if description.printed:
        return _line(description.printed)
    effect = _as_cards_say(description.effect)
    security = description.place.startswith("security")
    return _in_words(effect, language, description.whose, security=security)


def of_question(state: State, frame: Frame, language: str) -> str:
    """The words of the action at a decision. A step without words, of a keyword effect or of the rules, has those of
    the effect that it belongs to; empty if there is none."""
    done = tuple(_AS_CARDS_SAY.get(action, action) for action in frame.actions[:1])
    if not done or frame.source is None:
        return ""
    if text := book.actions_said(done, language):
        return _line(text)
    source = frame.source
    if (name := keyword_of(source.index)) is not None:
        return of_keyword(Keyword(name), language)
    card = state.cards.get(source.card)
    if card is not None and is_on(state.faces[card.face], source.index):
        return printed_on(state.faces[card.face], source.index, language)
    return ""


def of_actions(actions: tuple[Action, ...], language: str) -> str:
    actions_ = tuple(_AS_CARDS_SAY.get(action, action) for action in actions)
    return _line(book.actions_words(actions_, language))


def of_gift(gift: Gift, language: str) -> str:
    """The words of a gift: "gets +1000 DP". The phrase book has only some languages; most gifts need no words."""
    if language not in LANGUAGES:
        if isinstance(gift, Keyword):
            return of_keyword(gift, language)
        if isinstance(gift, AddDP) and isinstance(gift.amount, int):
            return f"DP{gift.amount:+}"
    return _line(book.gift_words(gift, language))


@cache
def keyword_concepts() -> Mapping[str, Concept]:
    """Concept of the glossary for each keyword effect that it has."""
    icons = {f"<{name}>": name for name in RULES}
    return {icons[c.name("en")]: c for c in load_concepts() if c.name("en") in icons}


def keyword_word(keyword: str, language: str) -> str:
    """Icon of a keyword effect as cards of a language have it, without a number: its brackets, with the name."""
    concept = keyword_concepts().get(keyword)
    if concept is None or language not in _ICONS:
        return f"<{keyword}>"
    brackets = _ICONS[language]
    return f"{brackets[0]}{concept.name(language)}{brackets[1]}"


def of_keyword(keyword: Keyword, language: str) -> str:
    """A keyword effect as its icon: "<Security A. +1>", "≪判定安防+1≫"."""
    text, icon = book.keyword_words(keyword, language), keyword_word(keyword.name, language)
    behind = text.removeprefix(f"<{keyword.name}").removesuffix(">").strip()
    # The phrase book has no Chinese; an icon with words after its name stays as on English cards.
    is_chosen = language not in LANGUAGES and not any(map(str.isalpha, behind))
    return f"{icon[:-1]}{behind}{icon[-1]}" if is_chosen and icon[0] != "<" else text


def foreign_language(text: str, language: str, *, is_read: bool = True) -> str:
    """Language of a card's text, if its letters tell that it isn't the reader's, English if none was chosen. Latin ones
    are English where the text was understood (`is_read`), otherwise perhaps German."""
    guessed, language = guessed_language((text,)), language or "en"
    is_told = guessed == "ja" or (guessed == "en" and (is_read or language != "de"))
    # Abbreviations, as in "DP+1000", are of no language.
    return guessed if is_told and guessed != language and (guessed == "ja" or any(map(str.islower, text))) else ""


def _line(text: str) -> str:
    return " ".join(text.split())
