"""The words of a report, in the language of window or command."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from judgeapp.desk.languages import LANGUAGES
from judgeapp.engine.explanation.narration import Explanation
from judgeapp.messages.message import translation
from judgeapp.table.deciding.options import Question
from judgeapp.table.rendering.rendering import players_named, seat_text
from judgeapp.table.rendering.texts import board_text, chosen_text, event_text, option_text, reason_text, statement_text
from judgeapp.table.sentences import sentences

WORDS = sentences("report")


class ReportWording(NamedTuple):
    """Functions and fixed words that put a report into a language.

    words -- the fixed words of a report, by the keys of WORDS
    event, line, option -- an event, a line of the board, an option as sentences
    chosen -- a choice, by its decision
    stated -- somebody's statement of a number
    why -- why a step was not legal, or the true value
    seat -- the player at a seat
    language -- the name of a language
    """

    words: Mapping[str, str]
    event: Callable[[Explanation], str]
    line: Callable[[Explanation], str]
    option: Callable[[Explanation], str]
    chosen: Callable[[Question | None, str], str]
    stated: Callable[[Explanation], str]
    why: Callable[[Explanation], str]
    seat: Callable[[str], str]
    language: Callable[[str], str]

    def naming(self, players: Mapping[str, str]) -> ReportWording:
        """The same with names of players, by seat."""

        def in_names(render: Callable[..., str]) -> Callable[..., str]:
            def rendered(*args: Any) -> str:
                with players_named(players):
                    return render(*args)

            return rendered

        return self._replace(
            event=in_names(self.event),
            line=in_names(self.line),
            option=in_names(self.option),
            chosen=in_names(self.chosen),
            stated=in_names(self.stated),
            why=in_names(self.why),
            seat=in_names(self.seat),
        )


def report_words() -> dict[str, str]:
    """The fixed words of a report, in the current language."""
    return {key: translation("report", text) for key, text in WORDS.items()}


def report_wording() -> ReportWording:
    """Wording of a report in the current language."""
    return ReportWording(
        words=report_words(),
        event=event_text,
        line=board_text,
        option=option_text,
        chosen=chosen_text,
        stated=statement_text,
        why=reason_text,
        seat=seat_text,
        language=lambda tag: translation("wording", LANGUAGES[tag]) if tag in LANGUAGES else tag,
    )
