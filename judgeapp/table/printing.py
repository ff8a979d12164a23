"""The cards of a table as printed in another language. Only texts change: names and texts decide nothing here, the game
stays the one played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from msgspec import Struct

from judgeapp.cards.card import PrintedCard
from judgeapp.cards.finding.cards import Cards
from judgeapp.cards.record import CardRecord
from judgeapp.desk.languages import LANGUAGES
from judgeapp.engine.events import EffectDescription, Event, Fact
from judgeapp.engine.game import Game
from judgeapp.engine.lang import ByHand, Effect
from judgeapp.engine.state.cards import Face
from judgeapp.engine.state.state import Card, State, replace
from judgeapp.exploring.board import SeenSide, SeenUnit
from judgeapp.exploring.claim import OutcomeClaim
from judgeapp.exploring.outcomes import ExploredOutcome, ExploredOutcomes
from judgeapp.messages.errors import InputError
from judgeapp.scenario.file import Scenario, faces_of
from judgeapp.scenario.filling import facts_of
from judgeapp.scenario.table import BLANKS
from judgeapp.table.tree.tree import Tree
from judgeapp.table.words import NAME, PARTS, TEXT, TRAITS


class CardPrint(Struct, frozen=True):
    """Printed texts of a card in a language, as `Face.words` has them."""

    words: dict[str, str]
    lacks: bool  # True if the library has not all of them in that language

    @property
    def name(self) -> str:
        return self.words[NAME]


def languages_of(faces: Mapping[str, Face], cards: Cards | None) -> tuple[str, ...]:
    """The languages that the library has other names for these cards in."""
    languages: set[str] = set()
    for face in faces.values():
        if (card := _card(face, cards)) is not None:
            languages |= {language for language, name in card.names() if name != face.name}
    return tuple(language for language in LANGUAGES if language in languages)


def prints_of(faces: Mapping[str, Face], cards: Cards | None, language: str) -> dict[str, CardPrint]:
    """Prints in a language of the cards that have a number, by their keys. Those that the library does not have in it
    are left as they are."""
    prints: dict[str, CardPrint] = {}
    for key, face in faces.items():
        card = _card(face, cards)
        if card is not None and language in dict(card.names()):
            prints[key] = _print_of(face, card, language)
    return _with_unique_names(faces, prints)


def _card(face: Face, cards: Cards | None) -> PrintedCard | None:
    return cards.get(face.number) if cards is not None and face.number else None


def _print_of(face: Face, card: PrintedCard, language: str) -> CardPrint:
    name = card.name(language)
    record = next((printed for printed in card.records if printed.language == language), None)
    if record is None:
        return CardPrint({NAME: name}, lacks=bool(face.text))
    if name == face.name:
        # The card is printed in this language there.
        return CardPrint({NAME: name}, lacks=False)
    other = _face_of(record)
    words = {NAME: name, TEXT: other.text}
    if len(other.traits) == len(face.traits):
        words[TRAITS] = "\n".join(other.traits)
    lacks = False
    for part in PARTS:
        texts = _texts_by_effect(getattr(face, part), getattr(other, part), other, part)
        lacks |= texts is None
        words |= texts or {}
    return CardPrint(words, lacks)


def _face_of(record: CardRecord) -> Face:
    """Face of a record, as if it were put on the table."""
    try:
        return faces_of(Scenario(record.name, (), cards={record.name: facts_of(record)}))[record.name]
    except InputError:
        return Face(record.name, traits=record.all_traits, text="\n".join(record.texts()))


def _texts_by_effect(
    here: tuple[Effect, ...], there: tuple[Effect, ...], other: Face, part: str
) -> dict[str, str] | None:
    """Words of a card's part in another language, by the effects at the table; None if they can't be matched."""
    places = [f"{part}.{place}" for place in range(len(here))]
    words = [other.words.get(f"{part}.{place}", "") for place in range(len(there))]
    if len(words) == 1 < len(here):
        # In a language without a reader, each line is an effect.
        words = [line.strip() for line in words[0].splitlines() if line.strip()]
    elif not all(map(_may_be, here, there)):
        return None
    if len(words) != len(here) or not all(words):
        return None if here else {}
    return dict(zip(places, words, strict=True))


def _may_be(first: Effect, other: Effect) -> bool:
    """True if two effects may be the same in two languages."""
    by_hand = any(isinstance(a, ByHand) for effect in (first, other) for a in effect.actions)
    return by_hand or (first.timings, first.kind) == (other.timings, other.kind)


def _with_unique_names(faces: Mapping[str, Face], prints: dict[str, CardPrint]) -> dict[str, CardPrint]:
    """Prints with the original name added where two cards share a name in the language."""
    called: dict[str, set[str]] = {}
    for key, card_print in prints.items():
        called.setdefault(card_print.name, set()).add(faces[key].name)
    return {
        key: card_print
        if len(called[card_print.name]) == 1
        else CardPrint(card_print.words | {NAME: f"{card_print.name} ({faces[key].name})"}, card_print.lacks)
        for key, card_print in prints.items()
    }


class Printing:
    """Shows a game with its cards as printed in a language: the same states, decisions and events, with other names of
    cards. They are only for reading: choices are made in the game itself. `prints`: by the keys of the faces."""

    def __init__(self, language: str, beginning: State, prints: Mapping[str, CardPrint]) -> None:
        self.language = language
        self._prints = prints
        faces = {key: self._face(key, face) for key, face in beginning.faces.items()}
        self._faces, self._of_faces = beginning.faces, faces
        # The name of each copy here, and its card.
        self._called: dict[str, str] = {}
        self._keys: dict[str, str] = {}
        # By the identity of its source, which is stored with it.
        self._cards: dict[int, tuple[Card, Card]] = {}
        self._games: dict[int, tuple[Game, Game]] = {}
        self._states: dict[int, tuple[State, State]] = {}
        self.state(beginning)

    def tree(self, tree: Tree) -> Tree:
        beginning = replace(tree.beginning, state=self.state(tree.beginning.state))
        nodes = {number: replace(node, game=self.game(node.game)) for number, node in tree.nodes.items()}
        return replace(tree, beginning=beginning, nodes=nodes)

    def game(self, game: Game) -> Game:
        games: list[Game] = []
        at: Game | None = game
        while at is not None and id(at) not in self._games:
            games.append(at)
            at = at.before
        before = self._games[id(at)][1] if at is not None else None
        for earlier in reversed(games):
            events = tuple(map(self._event, earlier.events))
            before = replace(earlier, state=self.state(earlier.state), before=before, undone=None, events=events)
            self._games[id(earlier)] = (earlier, before)
        assert before is not None
        return before

    def state(self, state: State) -> State:
        if (cached := self._states.get(id(state))) is not None:
            return cached[1]
        shown = replace(
            state,
            cards={ref: self._card(state, card) for ref, card in state.cards.items()},
            faces=self._of_faces
            if state.faces is self._faces
            else {key: self._of_faces.get(key, face) for key, face in state.faces.items()},
        )
        self._states[id(state)] = (state, shown)
        return shown

    def called(self, name: str) -> str:
        """Printed name of a card, by the name of its copy at the table, or by its printed name; of several cards with
        that name by its key."""
        if (shown := self._called.get(name)) is not None:
            return shown
        return self._of_key(name) or self._of_name(name)

    def _of_key(self, key: str) -> str:
        own, face = self._prints.get(key), self._faces.get(key)
        if own is None or face is None:
            return ""
        return own.name + (key[len(face.name) :] if _begins(key, face.name) else f" ({key})")

    def _of_name(self, name: str) -> str:
        meant = (own.name for key, own in self._prints.items() if self._faces[key].name == name)
        return next(meant, name)

    def words(self, name: str, place: str) -> str:
        """Words of an effect by the name of its card's copy at the table, and its place; empty if unknown here."""
        own = self._prints.get(self._keys.get(name, ""))
        return own.words.get(place, "") if own is not None else ""

    def _card(self, state: State, card: Card) -> Card:
        if (cached := self._cards.get(id(card))) is not None:
            return cached[1]
        name, called = state.faces[card.face].name, state.label(card.id)
        shown = called
        if (own := self._prints.get(card.face)) is not None and _begins(called, name):
            shown = own.name + called[len(name) :]
        self._called[called], self._keys[called] = shown, card.face
        made = replace(card, called=shown) if shown != called else card
        self._cards[id(card)] = (card, made)
        return made

    def _face(self, key: str, face: Face) -> Face:
        own = self._prints.get(key)
        return replace(face, words=face.words | own.words) if own is not None else face

    def _event(self, event: Event) -> Event:
        names = {ref: self._called.get(name, name) for ref, name in event.names.items()}
        turned = (("name", self._label), ("waiting", self._holder))
        facts = event.facts | {fact: _each(event.facts[fact], turn) for fact, turn in turned if fact in event.facts}
        effect = self._effect(event.effect) if event.effect is not None else None
        return replace(event, names=names, facts=facts, effect=effect)

    def _label(self, name: str) -> str:
        return self._called.get(name, name)

    def _holder(self, name: str) -> str:
        """Names as an event of pending effects has them: "2 × Egg (Pup)", where Pup has them by Egg."""
        number, times, holder = name.rpartition(" × ")
        by_card = ((holder.removesuffix(f" ({host})"), host) for host in self._called if holder.endswith(f" ({host})"))
        card, host = next((named for named in by_card if named[0] in self._called), (holder, ""))
        if host and holder not in self._called:
            return f"{number}{times}{self._label(card)} ({self._label(host)})"
        return f"{number}{times}{self._label(holder)}"

    def _effect(self, effect: EffectDescription) -> EffectDescription:
        own = self._prints.get(self._keys.get(effect.card, ""))
        printed = effect.printed
        if own is not None and printed:
            printed = own.words.get(effect.place, printed)
        return replace(effect, printed=printed, card=self._label(effect.card), host=self._label(effect.host))


def _each(fact: Fact, turn: Callable[[str], str]) -> Fact:
    if isinstance(fact, tuple):
        return tuple(turn(name) if isinstance(name, str) else name for name in fact)
    return turn(fact) if isinstance(fact, str) else fact


def _begins(called: str, name: str) -> bool:
    """True for a copy with its card's name, rather than one given by a judge."""
    return called == name or called.startswith((f"{name} ", f"{name} ("))


def missing_prints(state: State, prints: Mapping[str, CardPrint]) -> Iterator[str]:
    """The names of the cards of a table that the library has not, or not whole, in the language of these prints."""
    seen: set[str] = set()
    for card in state.cards.values():
        face = state.faces[card.face]
        if card.face in seen or card.face in BLANKS:
            continue
        seen.add(card.face)
        if (own := prints.get(card.face)) is None or own.lacks:
            yield face.name


def print_game(game: Game, printing: Printing | None) -> Game:
    """A game as it is printed; itself for its own cards, as likewise below."""
    return printing.game(game) if printing is not None else game


def print_outcomes(explored: ExploredOutcomes, printing: Printing | None) -> ExploredOutcomes:
    """Outcomes as they are printed. Only texts change: the request, its claims, and the choices that lead there stay
    those of the game played."""
    if printing is None:
        return explored
    return replace(explored, outcomes=tuple(_outcome(outcome, printing) for outcome in explored.outcomes))


def print_claim(claim: OutcomeClaim, printing: Printing | None) -> OutcomeClaim:
    if printing is None:
        return claim
    words = " ".join(printing.words(claim.name, claim.index).split()) or claim.words
    return replace(
        claim, name=printing.called(claim.name), words=words, of=tuple(print_claim(part, printing) for part in claim.of)
    )


def _outcome(outcome: ExploredOutcome, printing: Printing) -> ExploredOutcome:
    return replace(
        outcome,
        board=replace(outcome.board, a=_side(outcome.board.a, printing), b=_side(outcome.board.b, printing)),
        unread=tuple((printing.called(card), text) for card, text in outcome.unread),
    )


def _side(side: SeenSide, printing: Printing) -> SeenSide:
    def cards(names: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(map(printing.called, names))

    return SeenSide(
        tuple(_unit(unit, printing) for unit in side.field),
        cards(side.hand),
        cards(side.trash),
        cards(side.security),
        cards(side.deck),
        cards(side.digi_egg_deck),
    )


def _unit(unit: SeenUnit, printing: Printing) -> SeenUnit:
    return replace(
        unit,
        name=printing.called(unit.name),
        under=tuple(map(printing.called, unit.under)),
        links=tuple(map(printing.called, unit.links)),
    )
