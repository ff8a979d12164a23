"""Cards to choose from when setting up: typed ones and the library's."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QDrag, QMouseEvent

from judgeapp.cards.finding.cards import CardHit, Cards, CardWhy
from judgeapp.cards.wording import card_facts
from judgeapp.engine.identity import Seat
from judgeapp.messages.errors import InputError, NotFoundError
from judgeapp.messages.punctuation import capitalized
from judgeapp.scenario.file import Scenario
from judgeapp.scenario.filling import facts_of
from judgeapp.table.setup import position as at
from judgeapp.table.setup.card_lines import split_lines
from judgeapp.table.setup.commands import (
    CardLine,
    Command,
    SetCount,
    SetEdition,
    SetMemory,
    SetPhase,
    SetTitle,
    SetTurn,
    parse_card_line,
    parse_command,
)
from judgeapp.table.setup.facts import IsName, is_facts, name_from_facts, parse_facts, split_name
from judgeapp.ui.localization import current_language
from judgeapp.ui.search.answer_rows import card_row
from judgeapp.ui.table.board.drag import Dragged, DragSource, packed
from judgeapp.ui.table.board.middle_items import phase_text
from judgeapp.ui.table.board.pile_item import pile_text
from judgeapp.ui.widgets.lists.listing import Listing
from judgeapp.ui.widgets.lists.rows import Row, RowModel, Run

translate = QCoreApplication.translate

# Cards of the library that are offered.
MAXIMUM = 12
_KNOWN = 6

Choice = Command | Dragged


def name_test(scenario: Scenario, cards: Cards | None) -> IsName:
    """Function that tells if a text is a card's name in this position, or starts one in the library."""
    names = {name.casefold() for name in scenario.cards}
    return lambda text: text.strip().casefold() in names or (cards is not None and cards.begins_name(text))


def choices(
    text: str, seat: Seat, scenario: Scenario, cards: Cards | None, language: str, *, places: bool = True
) -> Iterator[tuple[Row, Choice]]:
    """Rows of possible meanings of a text, the likeliest first: a command, a card of this position, a card of the
    library, a described card. `places`: a player and an area may be named."""
    if (command := parse_command(text, seat, scenario)) is not None:
        yield Row(title=(Run(typed_text(command)),)), command
        return
    is_name = name_test(scenario, cards)
    try:
        line, describes = parse_card_line(text, is_name, places=places), True
    except InputError:
        line, describes = CardLine(text), False
    for row, choice in _cards(line.card, scenario, cards, language, is_name if describes else None):
        many = translate("card_choices", "%n cards", "", line.number) if line.number > 1 else ""
        state = translate("board", "suspended") if line.suspended else ""
        new = translate("board", "came this turn") if line.new else ""
        foot = capitalized(" · ".join(filter(None, (many, state, new, row.foot))))
        yield (
            replace(row, foot=foot),
            Dragged(*choice[:2], line.suspended, line.number, line.seat, line.area, line.new),
        )


def refusal(text: str, scenario: Scenario, cards: Cards | None, *, places: bool = True) -> InputError:
    """Reason for which a text without choices means nothing."""
    is_name = name_test(scenario, cards)
    typed = ""
    try:
        typed = parse_card_line(text, is_name, places=places).card
        at.card(scenario, typed, current_language(), is_name)
    except NotFoundError as error:
        if cards:
            return error
        return NotFoundError(
            "no cards are imported",
            mend='Import them, or describe the card: "{text} Lv.4 red 5000"',
            text=typed.strip()[:60],
        )
    except InputError as error:
        return error
    return InputError("this doesn't describe a card")


def _cards(
    text: str, scenario: Scenario, cards: Cards | None, language: str, is_name: IsName | None
) -> Iterator[tuple[Row, Dragged]]:
    """Cards for a text; described ones only with a name test."""
    typed = text.strip().casefold()
    # One that was removed is known by its whole name only.
    offered = at.cards_in_play(scenario)
    matches = [n for n in scenario.cards if n.casefold() == typed or (n in offered and typed in n.casefold())]
    matches.sort(key=lambda name: name.casefold() != typed)
    if typed or not scenario.cards:
        matches = matches[:_KNOWN]
    exact = [name for name in matches if name.casefold() == typed]
    rows = [(Row(title=(Run(name),)), Dragged(DragSource.TYPED, name)) for name in matches]
    result = cards.find(text, language=language, limit=MAXIMUM) if cards is not None and typed else None
    hits = result.hits if result is not None else ()
    of_library = [(_short(hit, language), Dragged(DragSource.NUMBER, hit.card.number)) for hit in hits]
    # A card that is called so stands above those in the position with a longer name.
    above = 0 if exact else sum(hit.why < CardWhy.NAME_BEGINS for hit in hits)
    rows = [*of_library[:above], *rows, *of_library[above:]]
    described = None if exact or is_name is None else _described(text, is_name)
    if described is None:
        yield from rows
        return
    leads = not described[2] and (result is None or not result.is_named)
    yield from (described[:2], *rows) if leads else (*rows, described[:2])


def _short(hit: CardHit, language: str) -> Row:
    """A card of the library in two lines, so that several are seen at once; its text in the tip."""
    row = card_row(hit, language)
    record = hit.card.completed(hit.language)
    category, *facts = card_facts(record)
    # Its color last: that is on the board too, and gives way if there is no room.
    facts_text = " · ".join((*facts[1:], *facts[:1], category))
    whole = "\n".join((f"{row.number} {row.title[0].text}", facts_text, *record.texts()))
    return replace(row, body=(), foot=facts_text, tip=whole)


def _described(text: str, is_name: IsName) -> tuple[Row, Dragged, bool] | None:
    """The card that a text describes, if it does, and true for a Digimon without a name or DP: a search is meant."""
    try:
        name, rest = split_name(text, is_name, current_language())
        if not name and not is_facts(text):
            return None
        fields = parse_facts(rest)
    except InputError:
        return None
    # Its printed texts are below.
    facts = name_from_facts(
        {k: v for k, v in fields.items() if k not in ("effects", "security") or not isinstance(v, str)},
        current_language(),
    )
    printed = (fields.get(part) for part in ("effects", "inherited", "security", "link_effects"))
    title = name or name_from_facts(fields, current_language())
    lines = (match[0] for _, match in split_lines(rest)[1])
    body = " ".join((*lines, *(text_ for text_ in printed if isinstance(text_, str))))
    foot = facts if name else translate("card_choices", "as described")
    row = Row(title=(Run(title),), body=(Run(body),) if body else (), foot=foot)
    return row, Dragged(DragSource.TYPED, text), not (name or {"dp", "category"} & fields.keys())


def placed(
    scenario: Scenario, card: Dragged, cards: Cards | None, language: str, *, on_field: bool = False
) -> tuple[Scenario, str]:
    """Position in which a chosen card is known, and its name there. Raises InputError."""
    if card.suspended and not on_field:
        raise InputError("only a card in the battle or breeding area is suspended", where=card.key)
    if card.new and not on_field:
        raise InputError("only a card in the battle or breeding area can be new this turn", where=card.key)
    if card.kind is not DragSource.NUMBER:
        return at.card(scenario, card.key, current_language(), name_test(scenario, cards))
    printed = cards.get(card.key) if cards is not None else None
    if cards is None or printed is None:
        raise InputError("your library has no such card", where=card.key)
    record = printed.completed(language)
    fields, name = facts_of(record, cards.words), record.name
    if scenario.cards.get(name, fields) != fields:
        # Another card is called the same.
        fields, name = {"name": name, **fields}, f"{name} {record.number}"
    return at.described_as(scenario, name, fields), name


def typed_text(command: Command) -> str:
    """A command in a sentence."""
    match command:
        case SetCount(seat, pile, number):
            template = translate("card_choices", "{pile} of {seat}: %n card(s)", "", number)
            return template.format(pile=pile_text(pile), seat=seat.value)
        case SetMemory(seat, number):
            template = translate("card_choices", "Memory: {number} for {seat}")
            return template.format(number=number, seat=seat.value)
        case SetTurn(seat, None):
            return translate("card_choices", "{seat}'s turn").format(seat=seat.value)
        case SetTurn(seat, turn):
            template = translate("card_choices", "Turn {turn} ({seat})")
            return template.format(turn=turn, seat=seat.value)
        case SetPhase(phase):
            template = translate("card_choices", "Begins with: {phase}")
            start = translate("card_choices", "the beginning of the turn") if phase == "start" else phase_text(phase)
            return template.format(phase=start)
        case SetEdition(edition):
            return translate("card_choices", "Played under rules {edition}").format(edition=edition)
        case SetTitle(title):
            return translate("card_choices", "Title: {title}").format(title=title or "–")


class CardChoices(Listing):
    """The list of them, walked through from the field. Each card of it can be dragged onto the board."""

    def __init__(self) -> None:
        self.rows = RowModel()
        super().__init__(self.rows, translate("card_choices", "Matching cards"))
        self.rows.setParent(self)
        self.setDragEnabled(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(self.sizePolicy().Policy.Expanding, self.sizePolicy().Policy.Ignored)

    def show_choices(self, rows: list[tuple[Row, Choice]], chosen: int = -1) -> None:
        self.rows.show(rows)
        if 0 <= chosen < len(rows):
            self.choose(chosen)
            self.scrollTo(self.currentIndex())
        else:
            self.choose_none()
            self.scrollToTop()

    @property
    def chosen_row(self) -> Row | None:
        index = self.currentIndex()
        return self.rows.row(index) if index.isValid() else None

    @property
    def named(self) -> str:
        """Title of the chosen row; empty without one."""
        return self.chosen_row.title[0].text if self.chosen_row is not None else ""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The first click has added it: the second one adds no other."""
        event.accept()

    def startDrag(self, actions: Qt.DropAction) -> None:
        if isinstance(self.chosen, Dragged):
            drag = QDrag(self)
            drag.setMimeData(packed(self.chosen))
            drag.setPixmap(self.viewport().grab(self.visualRect(self.currentIndex())))
            drag.exec(Qt.DropAction.CopyAction)
