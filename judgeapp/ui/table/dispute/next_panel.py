"""Next step of the current account: what was open then, what was not and is claimed all the same, and numbers that are
stated."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from judgeapp.engine.game import Game
from judgeapp.table.deciding.options import Choice, Question, names_of, question
from judgeapp.table.dispute.account import Account
from judgeapp.table.dispute.claims import VERBS, Claim, Reason, reason, write_claimed_step
from judgeapp.table.dispute.printed_accounts import printed_claims
from judgeapp.table.dispute.statement import current_number, dp_statement, memory_statement
from judgeapp.table.printing import Printing
from judgeapp.ui.signs import CHOICE, NOT, OPENED
from judgeapp.ui.table.aiming import Aiming
from judgeapp.ui.table.lines.cited_line import CitedLine, LineKind, first_of
from judgeapp.ui.table.lines.line_list import OptionList
from judgeapp.ui.table.wording import (
    card_effect_text,
    card_name_text,
    offered_text,
    option_text,
    question_text,
    reason_text,
)
from judgeapp.ui.widgets.forms.choice_box import FittedBox
from judgeapp.ui.widgets.style import fonts
from judgeapp.ui.widgets.style.scaling import ScaledSpinBox

_MOST_DP, _MOST_MEMORY = 1_000_000, 10
_SEATS = ("A", "B")


class NextPanel(QWidget):
    """said   -- a step is added
    played -- what was played at the table is taken
    marked -- ids and names of what stands out on the board of the account
    cited  -- a clause was clicked
    """

    step_added = Signal(object)
    played = Signal()
    marked = Signal(object)
    cited = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(self.backgroundRole().Base)
        self.head = QLabel()
        self.head.setWordWrap(True)
        self.head.setTextFormat(Qt.TextFormat.PlainText)
        self.options = OptionList(self.tr("What happened next in this account"))
        self.stated = FittedBox()
        self.stated.setAccessibleName(self.tr("Which number"))
        self.stated.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.stated.setMinimumContentsLength(8)
        self.number = ScaledSpinBox()
        self.number.setAccessibleName(self.tr("Number"))
        self.state = QPushButton(self.tr("Add"))
        tip_ = self.tr("Add this memory or DP to the account")
        for part in (self.stated, self.number, self.state):
            part.setToolTip(tip_)
        self._row = QGridLayout()
        self._row.addWidget(self.stated, 0, 0, 1, 2)
        self._row.addWidget(self.number, 1, 0)
        self._row.addWidget(self.state, 1, 1)
        self._row.setColumnStretch(0, 1)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.head)
        self._column.addWidget(self.options, 1)
        self._column.addLayout(self._row)
        self.setFocusProxy(self.options)
        # Of the reader, for what is not printed on a card.
        self.language = ""
        self._account: Account | None = None
        # Where it has come to, with the cards as they are shown.
        self._seen: Game | None = None
        self._names: Any = {}
        self._asked: Question | None = None
        self._choices: list[Choice] = []
        self._claims: tuple[Claim, ...] = ()
        self._played = False
        # The card that was clicked last, and the verbs that were opened.
        self._source = 0
        self._opened: set[str] = set()
        self.options.opened.connect(self._take)
        self.options.glanced.connect(self._mark)
        self.options.cited.connect(self.cited)
        self.stated.currentIndexChanged.connect(self._show_range)
        self.number.lineEdit().returnPressed.connect(self._state)
        self.state.clicked.connect(self._state)

    # -- what is shown ----------------------------------------------------------------------------

    def show_account(
        self, account: Account | None, names: Any, *, played: bool, printing: Printing | None = None
    ) -> None:
        """Show what can come next; nothing for an account that can't be read. `played`: True if something was played at
        the table that can be taken instead; `printing`: how the cards are shown."""
        self._account, self._names = account, names
        self._played = played
        self._source, self._opened = 0, set()
        game = account.game if account is not None else None
        self._seen = seen = printing.game(game) if printing is not None and game else game
        self._asked = question(seen, names, self.language) if seen is not None else None
        self._choices = [*self._asked.choices()] if self._asked is not None else []
        self._claims = ()
        if game is not None and seen is not None:
            self._claims = printed_claims(game, seen, names, self.language)
        self.head.setText(self._headed())
        self._list()
        self._list_stated()

    def _headed(self) -> str:
        if self._account is None:
            return ""
        headline = self.tr("{who}, step {number}").format(
            who=self._account.who, number=len(self._account.judged_steps) + 1
        )
        if self._asked is None:
            return "\n".join((headline, self.tr("The game is over")))
        about = card_effect_text(self._asked.card, self._asked.about) if self._asked.about else ""
        return "\n".join(filter(None, (headline, question_text(self._asked), about)))

    def _list(self, goes_to: Any = None) -> None:
        lines: list[tuple[CitedLine, Any]] = []
        if self._seen is not None:
            lines += next_lines(
                self._seen, self._choices, self._claims, self._source, self._opened, self.language, played=self._played
            )
        elif self._played:
            lines.append((CitedLine(self.tr("What was played at the table"), 0, "1"), PLAYED))
        if self._account is None:
            text = self.tr("This account can't be read. Undo its last step to restart it.")
            lines.append((CitedLine(text, kind=LineKind.MUTED), None))
        things = [thing for _, thing in lines]
        # A heading stands for None, and can't be gone to.
        is_there = goes_to is not None and goes_to in things
        row = things.index(goes_to) if is_there else first_of(lines)
        self.options.show_lines(lines, row)
        if goes_to is None:
            self.options.scrollToTop()
        else:
            self.options.scrollTo(self.options.currentIndex())

    def _list_stated(self) -> None:
        chosen = self.stated.currentData()
        self.stated.blockSignals(True)
        self.stated.clear()
        if self._seen is not None:
            state = self._seen.state
            for seat in _SEATS:
                self.stated.addItem(self.tr("Memory of {seat}").format(seat=seat), seat)
            units = [int(unit) for unit in state.units]
            for ref, name in names_of(state, units, self._names).items():
                self.stated.addItem(self.tr("DP of {card}").format(card=card_name_text(name)), ref)
        self.stated.setCurrentIndex(max(0, self.stated.findData(chosen)))
        self.stated.blockSignals(False)
        self._show_range()
        for part in (self.stated, self.number, self.state):
            part.setEnabled(self._account is not None)

    def _show_range(self) -> None:
        """Set the range of numbers that can be stated, beginning with the actual one."""
        about = self.stated.currentData()
        if self._account is None or about is None:
            return
        is_memory = isinstance(about, str)
        most = _MOST_MEMORY if is_memory else _MOST_DP
        self.number.setRange(-most if is_memory else 0, most)
        self.number.setSingleStep(1 if is_memory else 1000)
        self.number.setValue(current_number(self._account.game, about))
        self.number.selectAll()

    # -- what is said -----------------------------------------------------------------------------

    def _take(self, thing: Any) -> None:
        if isinstance(thing, VerbLine):
            self._opened ^= {thing.verb}
            self._list(thing)
        elif isinstance(thing, Claim):
            self.step_added.emit(thing.step)
        elif isinstance(thing, Choice) and self._account is not None:
            self.step_added.emit(write_claimed_step(self._account.game, self._names, thing))
        elif thing is PLAYED:
            self.played.emit()

    def _state(self) -> None:
        """The number is said."""
        self.number.interpretText()
        about, number = self.stated.currentData(), self.number.value()
        if isinstance(about, str):
            self.step_added.emit(memory_statement(about, number))
        elif isinstance(about, int):
            self.step_added.emit(dp_statement(self._name_of(about), number))

    def _name_of(self, ref: int) -> str:
        """Name of a card on the field in a step."""
        assert self._account is not None
        return self._account.game.state.label(ref)

    def _mark(self, thing: Any) -> None:
        if isinstance(thing, Choice | Claim):
            self.marked.emit(thing.refs)

    def take_figure(self, figure: str) -> None:
        """Take the option with this number, or go on with a longer one."""
        self.options.take_figure(figure)

    # -- clicks on the board ----------------------------------------------------------------------

    @property
    def claimed(self) -> tuple[Claim, ...]:
        """Claims that are not open."""
        return self._claims

    @property
    def _open(self) -> Aiming[Choice]:
        return Aiming(self._choices, self._asked.seat if self._asked is not None else "")

    @property
    def _claimed(self) -> Aiming[Claim]:
        state = self._account.game.state if self._account is not None else None
        return Aiming(self._claims, state.turn_seat.value if state is not None else "")

    def click(self, ref: int, place: str) -> None:
        """A card, or the `place` of that name, was clicked on the board of the account: as at the
        table. What is not open is gone to, for the judge to take it."""
        source = self._source if ref != self._source else 0
        aimed = self._open.aimed_at(source, ref, place)
        asks_card = self._asked is not None and not self._asked.is_of_a_phase
        if not aimed and asks_card:
            aimed = self._open.about(ref) or self._open.at(place)
        if aimed:
            self._take_or_go_to(aimed)
            return
        at = self._open.at(place)
        claimed = [] if self._open.of(ref) or at else self._claimed.aimed_at(source, ref, place)
        if claimed:
            self._list(claimed[0])
            self.marked.emit(claimed[0].refs)
        else:
            self._choose_source(ref, at)

    def activate(self, ref: int, place: str) -> None:
        """Enter or a double click on a card: what is gone to of it is taken, or the only thing that
        is open; of several the keys choose."""
        choices = self._open.of(ref) or self._open.about(ref) or self._open.at(place)
        chosen = self.options.chosen
        if len(choices) == 1:
            self._take(choices[0])
        elif not choices and isinstance(chosen, Claim) and ref in chosen.refs:
            self._take(chosen)
        else:
            self._choose_source(ref, choices)
            self.options.setFocus()

    def draw(self, ref: int, onto: int, place: str) -> None:
        """A card was drawn onto another, or to a place."""
        self._choose_source(ref, [])
        choices = self._open.drawn(ref, onto, place) or self._claimed.drawn(ref, onto, place)
        if choices:
            self._take_or_go_to([*choices])

    def offered(self, ref: int, place: str) -> list[Choice | Claim]:
        """Choices and claims about a card or a place, open ones first."""
        choices: list[Choice | Claim] = [*self._open.about(ref)] if ref else [*self._open.at(place)]
        return [*choices, *(self._claimed.of(ref) if ref else self._claimed.at(place))]

    def say(self, thing: Choice | Claim) -> None:
        """Add an offered choice or claim as a step."""
        self._take(thing)

    def _choose_source(self, ref: int, at: Sequence[Choice]) -> None:
        """Make everything stand out on the board that can be done with a card."""
        self._source = ref
        row = self.stated.findData(ref)
        if row >= 0:
            self.stated.setCurrentIndex(row)
        choices = self._open.of(ref) or at or (self._open.about(ref) if ref else [])
        own: list[Any] = [*(choices or self._claimed.of(ref))]
        self._list(own[0] if own else None)
        self.marked.emit(self._open.marks(ref) or self._claimed.marks(ref))

    def _take_or_go_to(self, choices: Sequence[Choice | Claim]) -> None:
        """Take the only one; of several go to the first."""
        if len(choices) == 1:
            self._take(choices[0])
        else:
            self._list(choices[0])

    def fit(self) -> None:
        """Take new measures from the font."""
        em = fonts.em()
        side = round(em * 0.5)
        self._column.setContentsMargins(0, side, 0, side)
        self._column.setSpacing(round(em * 0.4))
        self.head.setContentsMargins(side, 0, side, 0)
        self._row.setContentsMargins(side, 0, side, 0)
        self.options.fit()


translate = QCoreApplication.translate

# The line by which what was played at the table is taken.
PLAYED = object()


class VerbLine(NamedTuple):
    """A line that opens what could be claimed by a verb."""

    verb: str


def next_lines(
    game: Game,
    choices: Sequence[Choice],
    claimed: Sequence[Claim],
    source: int,
    opened: Collection[str],
    language: str,
    *,
    played: bool,
) -> Iterator[tuple[CitedLine, Any]]:
    """Numbered lines of what can come next.

    source -- the card that was clicked last: what could be claimed of it stands first
    opened -- the verbs whose claims are seen
    played -- whether something was played at the table that can be taken
    """
    number = 0
    for choice in choices:
        number += 1
        yield CitedLine(offered_text(choice), 0, str(number)), choice
    if played:
        number += 1
        text = translate("dispute", "What was played at the table")
        yield CitedLine(text, 0, str(number), (), LineKind.MUTED), PLAYED
    if not claimed:
        return
    own = [claim for claim in claimed if claim.refs[:1] == (source,)]
    text = translate("dispute", "Not legal, but said to have happened")
    yield CitedLine(text, kind=LineKind.HEAD), None
    for claim in own:
        number += 1
        yield _claim(game, claim, number, language), claim
    for verb in VERBS:
        theirs = [claim for claim in claimed if claim.verb == verb]
        if all(claim in own for claim in theirs):
            continue
        number += 1
        if len(theirs) == 1:
            yield _claim(game, theirs[0], number, language), theirs[0]
            continue
        if verb not in opened:
            yield CitedLine(verb_text(verb), 0, str(number), sign=CHOICE), VerbLine(verb)
            continue
        # A reason that all of them have is said once.
        reasons = [reason(game, claim, language) for claim in theirs]
        shared = reasons[0] if all(why == reasons[0] for why in reasons) else None
        remark, clauses = (_why(shared), shared.clauses) if shared is not None else ("", ())
        head = CitedLine(verb_text(verb), 0, str(number), clauses, sign=OPENED, remark=remark)
        yield head, VerbLine(verb)
        for claim in theirs:
            number += 1
            yield _claim(game, claim, number, language, 1, says_why=shared is None), claim


def _claim(game: Game, claim: Claim, number: int, language: str, depth: int = 0, *, says_why: bool = True) -> CitedLine:
    text = option_text(claim.explanation)
    if not says_why:
        return CitedLine(text, depth, str(number), (), LineKind.NOT, NOT)
    why = reason(game, claim, language)
    return CitedLine(text, depth, str(number), why.clauses, LineKind.NOT, NOT, _why(why))


def _why(why: Reason) -> str:
    text = reason_text(why.explanation)
    return text[:1].upper() + text[1:]


def verb_text(verb: str) -> str:
    """Line of a verb that somebody could claim, before its claims are listed."""
    return {
        "attack": translate("dispute", "Attack with …"),
        "block": translate("dispute", "Block with …"),
        "choose": translate("dispute", "Choose …"),
        "use": translate("dispute", "Use …"),
        "play": translate("dispute", "Play …"),
        "digivolve": translate("dispute", "Digivolve …"),
        "dna": translate("dispute", "DNA digivolve …"),
        "burst": translate("dispute", "Burst digivolve …"),
        "app-fusion": translate("dispute", "App fuse …"),
        "link": translate("dispute", "Link …"),
        "activate": translate("dispute", "Activate an effect of …"),
        "counter": translate("dispute", "Counter with …"),
        "hatch": translate("dispute", "Hatch"),
        "move": translate("dispute", "Move from the breeding area …"),
        "place": translate("dispute", "Place …"),
        "pass": translate("dispute", "Pass the turn"),
    }[verb]
