"""Details of a thing on the board, as a page shown beside it, and in words for a screen reader: a card's current
information, its causes and clauses, and every card that belongs to it with its effects."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from typing import NamedTuple

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QWidget

from judgeapp.cards.wording import category_name, color_name
from judgeapp.engine.lang import Category, Color
from judgeapp.messages.punctuation import comma_list, semicolon_list, with_note
from judgeapp.table.board.snapshot import Board, CardSnapshot, EffectSnapshot, Gained, SeatSnapshot, UnitSnapshot
from judgeapp.table.board.text import lines
from judgeapp.table.rendering.texts import board_text
from judgeapp.ui.localization import translate
from judgeapp.ui.markup import parts
from judgeapp.ui.markup.inline import LINE_BREAK, clause_links, strong, styled
from judgeapp.ui.markup.page_style import PageStyle
from judgeapp.ui.markup.parts import picture
from judgeapp.ui.pages.wording import language_name
from judgeapp.ui.signs import NOT
from judgeapp.ui.table.board.board_layout import FIELD, MEMORY, PLAYER, SHOWN, pile_of
from judgeapp.ui.table.board.card_face import is_foreign, kinds_text, level_text
from judgeapp.ui.table.board.pile_item import pile_text
from judgeapp.ui.table.lines.cited_line import CitedLine
from judgeapp.ui.widgets.sheets.sheet import LinkedPage
from judgeapp.ui.widgets.style import fonts

_PICTURE = 11.0  # heights of the font

Clauses = Mapping[str, tuple[str, ...]]


class Spot(NamedTuple):
    """A player, an area or a pile of a side (None: the cards in no area), or the card at a place of it."""

    side: SeatSnapshot | None
    kind: str
    cards: tuple[CardSnapshot, ...]
    place: int  # -1 for no card


def thing_of(board: Board, name: str) -> UnitSnapshot | Spot | None:
    """Thing that a name stands for; None for the memory gauge and for no thing."""
    if unit := next((unit for unit in board.units() if unit.label == name), None):
        return unit
    pile, _, place = name.partition(":")
    seat, _, kind = pile.partition(".")
    side = board.seats.get(seat)
    if side is None and pile != SHOWN:
        return None
    cards = board.shown if side is None else () if kind == PLAYER else pile_of(side, kind)
    return Spot(side, kind, cards, int(place) if place else -1)


def page_of(board: Board, name: str, clauses: Callable[[int], Clauses], style: PageStyle) -> str:
    """Page about a thing by name; empty if there is nothing to show. `clauses`: those of a card on the field, by id."""
    thing = thing_of(board, name)
    if isinstance(thing, UnitSnapshot):
        return unit_page(thing, clauses(thing.id), style)
    if thing is None or thing.kind in FIELD:
        return ""
    side, kind, cards, place = thing
    if side is None:
        return card_page(cards[place], translate("board", "in no area"), style)
    if kind == PLAYER:
        return player_page(side, style)
    if place < 0:
        return pile_page(side, kind, cards, style)
    where = translate("board", "{pile} of {seat}").format(pile=pile_text(kind), seat=side.seat)
    return card_page(cards[place], where, style)


def unit_page(unit: UnitSnapshot, clauses: Clauses, style: PageStyle) -> str:
    """clauses -- by which clauses its DP, colors, names, categories and keywords are so"""
    page = _Page(style)
    page.picture(unit.stack[0])
    page.title(unit.label, "" if unit.label.startswith(unit.name) else unit.name)
    facts = (level_text(unit.level.now), kinds_text(unit), _colors_text(unit.colors), *unit.traits)
    behind = [c for key in ("categories", "colors", "names") for c in clauses.get(key, ())]
    page.line(" · ".join(filter(None, facts)), dict.fromkeys(behind), muted=True)
    suspended = translate("board", "suspended") if unit.suspended else ""
    fresh = translate("board", "came this turn") if unit.fresh else ""
    page.line(comma_list([*filter(None, (suspended, fresh))]))
    if unit.dp.now is not None:
        is_other = unit.dp.printed not in (None, unit.dp.now)
        template = translate("board", "{dp} DP (printed {printed})") if is_other else translate("board", "{dp} DP")
        dp_text = template.format(dp=unit.dp.now, printed=unit.dp.printed)
        page.line(dp_text, clauses.get("dp", ()), is_strong=True)
    if unit.keywords:
        page.line(" ".join(unit.keywords), clauses.get("keywords", ()), is_strong=True)
    for text in unit.unread:
        template = translate("board", "Your ruling: the program doesn't understand “{text}”")
        page.line(template.format(text=text), is_strong=True)
    for gained in unit.gained:
        page.line(gained_text(gained, unit.stack[0].id), bullet=True)
    for head, cards in (
        (translate("board", "On top"), unit.stack[:1]),
        (translate("board", "Under it"), unit.stack[1:]),
        (translate("board", "Linked"), unit.links),
    ):
        if cards:
            page.head(head)
        for card in cards:
            _card(page, card, on_top=card is unit.stack[0])
    return page.html


def card_page(card: CardSnapshot, where: str, style: PageStyle) -> str:
    page = _Page(style)
    page.line(where, muted=True)
    page.picture(card)
    _card(page, card, on_top=True)
    return page.html


def pile_page(side: SeatSnapshot, pile: str, cards: Sequence[CardSnapshot], style: PageStyle) -> str:
    page = _Page(style)
    template = translate("board", "{pile} of {seat}: %n card(s)", "", len(cards))
    page.title(template.format(pile=pile_text(pile), seat=side.seat))
    for place, card in enumerate(cards, 1):
        if not card.blank:
            page.line(f"{place}. {card_text(card)}")
    if blank := sum(card.blank for card in cards):
        page.line(translate("board", "%n unknown card(s)", "", blank), muted=True)
    return page.html


def player_page(side: SeatSnapshot, style: PageStyle) -> str:
    page = _Page(style)
    page.title(translate("board", "Player {seat}").format(seat=side.seat))
    page.line(translate("board", "memory {memory}").format(memory=side.memory))
    for gained in side.gained:
        page.line(gained_text(gained), bullet=True)
    return page.html


# -- in words -------------------------------------------------------------------------------------


def _colors_text(colors: Sequence[str]) -> str:
    return "/".join(color_name(Color(color)) for color in colors) or translate("board", "color unknown")


def card_text(card: CardSnapshot) -> str:
    """A card in a line: its name and printed values."""
    if card.blank:
        return translate("board", "a card")
    facts = [
        category_name(Category(card.category)) if card.category != Category.DIGIMON else "",
        level_text(card.level),
        _colors_text(card.colors),
        translate("board", "{dp} DP").format(dp=card.dp) if card.dp is not None else "",
        translate("board", "link DP {dp}").format(dp=f"{card.link_dp:+}") if card.link_dp else "",
        "" if card.face_up else translate("board", "face down"),
    ]
    described = " · ".join(filter(None, facts))
    return f"{card.name} – {described}" if described else card.name


def gained_text(gained: Gained, own: int = 0) -> str:
    """A gift in words, with its source and duration. own -- the id of the card that has it"""
    gift = with_note(gained.text, language_name(gained.language)) if gained.language else gained.text
    source = {
        "inherited": translate("board", "{text} – inherited effect of {card}"),
        "link_effects": translate("board", "{text} – link effect of {card}"),
        "granted": translate("board", "{text} – given by {card}"),
        "judge": translate("board", "{text} – by the judge"),
    }.get(gained.part, translate("board", "{text} – {card}"))
    if gained.id == own and gained.part == "effects":
        source = translate("board", "{text} – its own effect")
    if not gained.card:
        source = "{text}" if gained.part != "judge" else source
    text = source.format(text=gift, card=gained.card)
    if gained.until:
        text = translate("board", "{what}, {until}").format(what=text, until=until_text(gained.until))
    return text


def until_text(until: str) -> str:
    texts = {
        "end-of-turn": translate("board", "until the end of the turn"),
        "end-of-your-turn": translate("board", "until the end of its player’s turn"),
        "end-of-opponents-turn": translate("board", "until the end of the opponent’s turn"),
        "end-of-attack": translate("board", "until the end of the attack"),
        "end-of-your-unsuspending": translate("board", "until its player has unsuspended"),
        "end-of-opponents-unsuspending": translate("board", "until the opponent has unsuspended"),
        "always": translate("board", "as long as it stays the same card"),
    }
    return texts.get(until, until)


def _card(page: _Page, card: CardSnapshot, *, on_top: bool) -> None:
    page.line(card_text(card), is_strong=True)
    page.line(_costs_text(card), muted=True)
    for effect in card.effects:
        page.line(_effect_text(effect, on_top=on_top), muted=not _works(effect, on_top))


def _costs_text(card: CardSnapshot) -> str:
    """Number, traits, costs and digivolution circles of a card, and the language of its texts if not the reader's."""
    if card.blank:
        return ""
    costs = []
    if card.cost is not None:
        is_used = card.category == Category.OPTION
        template = translate("board", "use cost {cost}") if is_used else (translate("board", "play cost {cost}"))
        costs.append(template.format(cost=card.cost))
    for circle in card.circles:
        template = translate("board", "digivolves from {colors} Lv.{level} for {cost}")
        costs.append(template.format(colors=_colors_text(circle.colors), level=circle.level, cost=circle.cost))
    language = next((effect.language for effect in card.effects if is_foreign(effect)), "")
    return " · ".join(filter(None, (card.number, *card.traits, *costs, language and language_name(language))))


def _works(effect: EffectSnapshot, on_top: bool) -> bool:
    beside = effect.is_of_link or effect.is_of_option
    return effect.active is not False and (effect.has or (on_top and not beside))


def _effect_text(effect: EffectSnapshot, *, on_top: bool) -> str:
    remarks = []
    if effect.is_inherited and on_top:
        remarks.append(translate("board", "inherited"))
    if effect.is_of_link and not effect.has:
        remarks.append(translate("board", "link effect"))
    if effect.is_of_option:
        remarks.append(translate("board", "Option part"))
    if effect.active is not None:
        remarks.append(translate("board", "active") if effect.active else translate("board", "not active"))
    if effect.used:
        remarks.append(translate("board", "used %n time(s) this turn", "", effect.used))
    if effect.taught:
        remarks.append(translate("board", "taught: {taught}").format(taught=effect.taught))
    return with_note(effect.text, comma_list(remarks)) if remarks else effect.text


class _Page:
    """Collects the lines of a page; all texts are escaped."""

    def __init__(self, style: PageStyle) -> None:
        self._style = style
        self._lines: list[str] = []

    def title(self, text: str, aside: str = "") -> None:
        muted = f" {styled(escape(aside), 'also')}" if aside else ""
        self._lines.append(parts.heading(escape(text) + muted, self._style, apart=False))

    def head(self, text: str) -> None:
        self._lines.append(parts.label(text, self._style))

    def line(
        self,
        text: str,
        clauses: Iterable[str] = (),
        *,
        muted: bool = False,
        is_strong: bool = False,
        bullet: bool = False,
    ) -> None:
        """Add a line with links to its clauses, unless the text is empty."""
        if not text:
            return
        content = strong(escape(text)) if is_strong else escape(text)
        if bullet:
            content = f"+ {content}"
        if muted:
            content = styled(content, "muted")
        if numbers := clause_links(clauses):
            content += f" {styled(numbers, 'small')}"
        self._lines.append(parts.text(content, self._style))

    def picture(self, card: CardSnapshot) -> None:
        """Picture of a face-up card, if the judge has one."""
        if card.face_up and (shown := picture(card.number, self._style.px(_PICTURE))):
            self._lines.append(f"<p>{shown}</p>")

    @property
    def html(self) -> str:
        return self._style.page("".join(self._lines))


def refusal_page(refusals: Iterable[CitedLine], style: PageStyle) -> str:
    """Page of refused choices, each with why and the clauses."""
    paragraphs = []
    for refusal in refusals:
        why = " ".join(filter(None, (escape(refusal.remark), clause_links(refusal.clauses))))
        paragraphs.append(LINE_BREAK.join(filter(None, (strong(f"{NOT} {escape(refusal.text)}"), why))))
    return style.page((LINE_BREAK * 2).join(paragraphs))


def describe_place(board: Board, name: str) -> str:
    """Description of a thing; empty if it doesn't exist."""
    if name == MEMORY:
        template = translate("board", "memory: {memory} for {seat}")
        return template.format(memory=board.seats[board.turn_seat].memory, seat=board.turn_seat)
    thing = thing_of(board, name)
    if thing is None or isinstance(thing, UnitSnapshot):
        return _of_unit(board, thing.id) if thing is not None else ""
    side, kind, cards, place = thing
    if side is None:
        return card_text(cards[place])
    if kind == PLAYER:
        return translate("board", "player {seat}, memory {memory}").format(seat=side.seat, memory=side.memory)
    area, count = pile_text(kind), len(cards)
    if place < 0:
        return translate("board", "{area} of {seat}: %n card(s)", "", count).format(area=area, seat=side.seat)
    template = translate("board", "{card}, {pile} of {seat}, {place} of {count}")
    return template.format(card=card_text(cards[place]), pile=area, seat=side.seat, place=place + 1, count=count)


def _of_unit(board: Board, ref: int) -> str:
    """Line of a unit and those that are indented below it."""
    lines_: list[str] = []
    depth = -1
    for line in lines(board):
        if depth < 0 and line.ref == ref and line.explanation.code == "unit":
            depth = line.depth
        elif depth >= 0 and line.depth <= depth:
            break
        if depth >= 0:
            lines_.append(board_text(line.explanation))
    return semicolon_list(lines_)


_WIDTH = 20.0


class Lens(LinkedPage):
    """Overlay on the board next to the described thing. `followed`: a clicked clause."""

    def __init__(self, board: QWidget) -> None:
        super().__init__(translate("Lens", "Details"), board)
        self._board = board
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.of = ""
        self.hide()

    def tell(self, name: str, html: str, beside: QRect, room: QRect) -> None:
        """Show a page about a thing, next to its place and within the room."""
        self.of = name
        document = self.document()
        document.setDefaultFont(QApplication.font())
        document.setDocumentMargin(round(fonts.em() * 0.5))
        self.setHtml(html)
        frame = 2 * self.frameWidth()
        width = min(round(fonts.em() * _WIDTH), room.width())
        # The page keeps the width of the former lens.
        measured = document.clone()
        measured.setTextWidth(width - frame)
        height = min(round(measured.size().height()) + frame + 2, room.height())
        place = QRect(beside.topRight(), QSize(width, height))
        place.translate(6, 0)
        if place.right() > room.right():
            place.moveRight(beside.left() - 6)
        if place.left() < room.left():
            # Neither side has room: put it below or above.
            place.moveLeft(max(room.left(), min(beside.left(), room.right() - width)))
            below = beside.bottom() + 6
            fits = below + height <= room.bottom()
            place.moveTop(below if fits else beside.top() - 6 - height)
        place.moveTop(max(room.top(), min(place.top(), room.bottom() - height)))
        self.setGeometry(place)
        self.show()
        self.raise_()

    def dismiss(self) -> None:
        self.of = ""
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Space):
            self._board.setFocus()
            self.dismiss()
            return
        super().keyPressEvent(event)
