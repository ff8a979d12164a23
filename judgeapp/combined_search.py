"""One search for all data: cards, rulings, official answers and rules, and their order."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from judgeapp.cards.finding.asked_names import NamedAmongWords, PlacedName
from judgeapp.cards.finding.cards import CardAnswer, Cards, CardWhy
from judgeapp.engine.words import Category
from judgeapp.glossary.glossary import Glossary
from judgeapp.language.folding import guessed_language
from judgeapp.language.words import ends_as_question
from judgeapp.library import Library
from judgeapp.rulings.precedent import PrecedentKind
from judgeapp.rulings.precedent_finding import PrecedentHit, Precedents
from judgeapp.search.answer import Answer, Notice, NoticeKind, WhyKind

_WORDS_OF_A_QUESTION = 7
# The rules answer a question whose first hit has one of these reasons.
_SURE = (WhyKind.NUMBER, WhyKind.FORMER_NUMBER, WhyKind.DEFINES)

# The concept that a card stands for in a sentence.
_CONCEPTS = {
    Category.DIGIMON: "digimon",
    Category.TAMER: "tamer",
    Category.OPTION: "option-card",
    Category.DIGI_EGG: "digimon",
}


class Part(StrEnum):
    CARDS = "cards"
    RULINGS = "rulings"
    ANSWERS = "answers"
    RULES = "rules"


class CombinedAnswer(Struct, frozen=True):
    answer: Answer  # of the rules, for the question without the cards that it names
    cards: CardAnswer
    rulings: tuple[PrecedentHit, ...]
    answers: tuple[PrecedentHit, ...]  # official ones
    order: tuple[Part, ...]  # all parts, in order
    is_answered: bool  # whether it is a question in words, or the number of an answer, and rulings or answers are there
    by_name: bool  # whether cards are named, not asked of the rules
    # Whether the question as a whole is the number or the name of a card, a part of one, or facts of cards.
    of_card: bool


class Most(Struct, frozen=True):
    """Limits for cards, and for rulings and official answers each."""

    cards: int
    precedents: int


def find_all(
    question: str,
    library: Library,
    open_cards: Callable[[], Cards],
    open_precedents: Callable[[], Precedents],
    answer_rules: Callable[[str], Answer],
    *,
    language: str,
    most: Most,
) -> CombinedAnswer:
    """Everything that answers a question. Cards that it names lead, with rulings and answers about them; the rules lead
    for terms that they define; and for a question in words, rulings and answers.

    open_cards, open_precedents -- one after the other: who opens them for this question alone has one in memory
    answer_rules -- finds in the rules
    language     -- to show texts of cards and answers in"""
    cards = open_cards()
    named = cards.named_in(question, library.knows, is_sentence=is_asked(question))
    # In a sentence a card stands for its category.
    words = _with_categories(named, cards, library.glossary) if is_asked(question) else named.rest
    answer = replace(answer_rules(words), question=question) if words.strip() else Answer(question)
    if answer.proven is not None and is_asked(question) and words != question:
        instead = ", ".join(dict.fromkeys(place.name.text for place in named.placed if not place.is_part))
        answer = replace(answer, notices=(*answer.notices, Notice(NoticeKind.OF_ANY_CARD, instead)))
    if named.names:
        matches = cards.find_named(named, language=language, limit=most.cards)
    else:
        matches = cards.find(question, language=language, limit=most.cards)
    is_name = not named.rest if named.names else matches.is_named
    numbers = named.numbers if named.names else {hit.card.number for hit in matches.hits}
    del cards
    precedents = open_precedents()
    hits = precedents.find(
        question,
        language=language,
        limit=2 * most.precedents,
        cards=[hit.card.number for hit in matches.hits if hit.card.number in numbers] if is_name else (),
        named=named.names,
        each=most.precedents,
    )
    rulings = [hit for hit in hits if hit.precedent.kind is PrecedentKind.RULING]
    answers = [hit for hit in hits if hit.precedent.kind is PrecedentKind.OFFICIAL]

    def about_few(hit: PrecedentHit) -> int:
        return -sum(not set(hit.precedent.cards).isdisjoint(name.numbers) for name in named.names)

    rulings.sort(key=about_few)
    if not is_asked(question):
        # In a sentence the words tell more than the card.
        answers.sort(key=about_few)
    numbered = bool(matches.hits) and matches.hits[0].why is CardWhy.NUMBER
    is_card = matches.is_named or matches.has_part
    of_card = not named.names and (numbered or matches.by_facts or (is_card and not is_sure(answer)))
    is_answered = bool(hits) and (is_asked(question) or precedents.get(question.strip()) is not None)
    by_name = bool(named.names)
    has_near = not rulings or rulings[0].is_near
    order = _order(is_card=by_name or of_card, is_answered=is_answered, is_sure=is_sure(answer), has_near=has_near)
    return CombinedAnswer(answer, matches, tuple(rulings), tuple(answers), order, is_answered, by_name, of_card)


def _with_categories(named: NamedAmongWords, cards: Cards, glossary: Glossary) -> str:
    """A question with categories in place of its cards' whole names, in its language."""
    language = guessed_language((named.question,))

    def category_of(place: PlacedName) -> str:
        if place.is_part:
            return place.name.text
        card = cards.get(place.name.numbers[0])
        category = Category.DIGIMON if card is None else card.completed(language).category
        return glossary.concepts[_CONCEPTS[category]].name(language)

    return named.with_others(category_of)


def _order(*, is_card: bool, is_answered: bool, is_sure: bool, has_near: bool) -> tuple[Part, ...]:
    if is_card:
        return (Part.CARDS, Part.RULINGS, Part.ANSWERS, Part.RULES)
    if is_answered and has_near:
        return (Part.RULINGS, Part.ANSWERS, Part.RULES, Part.CARDS)
    if is_answered:
        # Rulings with a few common words would be taken for rulings on this question.
        return (Part.ANSWERS, Part.RULES, Part.RULINGS, Part.CARDS)
    if is_sure or not has_near:
        return (Part.RULES, Part.RULINGS, Part.CARDS, Part.ANSWERS)
    return (Part.RULINGS, Part.RULES, Part.CARDS, Part.ANSWERS)


def is_asked(question: str) -> bool:
    """Return true for a question in words, as opposed to something to look up."""
    return ends_as_question(question) or len(question.split()) >= _WORDS_OF_A_QUESTION


def is_sure(answer: Answer) -> bool:
    """Return true if the rules define the term asked for, or it is one of their numbers."""
    corrected = any(n.kind is NoticeKind.CORRECTED for n in answer.notices)
    return not corrected and any(why.kind in _SURE for hit in answer.hits[:1] for why in hit.why[:1])
