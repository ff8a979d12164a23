"""The effect that is being resolved, and what of it is being carried out."""

from __future__ import annotations

from collections.abc import Mapping

from judgeapp.cards.reading import words as book
from judgeapp.engine.identity import UnitId
from judgeapp.engine.state.frames import Frame
from judgeapp.engine.state.state import State
from judgeapp.table import words
from judgeapp.table.board.shown import ResolvingShown
from judgeapp.table.board.waiting import name_of_source


def resolving(state: State, called: Mapping[UnitId, str], language: str) -> ResolvingShown | None:
    """The innermost effect of those that are being resolved; None where there is none."""
    for frame in reversed(state.frames):
        if frame.source is not None and frame.effect is not None:
            return _shown(state, frame, called, language)
    return None


def _shown(state: State, frame: Frame, called: Mapping[UnitId, str], language: str) -> ResolvingShown:
    source, said = frame.source, frame.effect
    assert source is not None
    assert said is not None
    text = words.of_event(said, language)
    # What is still to be done stands in the frame, what is being done first of it.
    sentence = ""
    if len(said.effect.actions) > 1 and frame.actions:
        sentence = " ".join(book.actions_said(frame.actions[:1], language).split())
    return ResolvingShown(
        card=called.get(source.unit) or name_of_source(state, source),
        ref=source.unit if source.unit in state.units else source.card,
        host=source.card if source.card in state.cards else 0,
        seat=source.seat.value,
        part=source.index,
        text=text,
        sentence=sentence,
    )
