"""Rulings of the judge that are carried out at once, whatever is to be decided: an effect of a card is activated or
does something, as if it had come to that by the rules."""

from __future__ import annotations

from judgeapp.engine.events import EventKind
from judgeapp.engine.identity import NO_UNIT, CardId, EffectSource, UnitId
from judgeapp.engine.judge import JUDGE, Ruling, is_ruling, read_ruling, ruled_effect
from judgeapp.engine.lang import CHOSEN, Effect
from judgeapp.engine.moment import Moment
from judgeapp.engine.procedures.activation import activate
from judgeapp.engine.procedures.effects import SETTLE
from judgeapp.engine.procedures.turn import TURN
from judgeapp.engine.state.state import replace


def rule(moment: Moment, answer: str) -> bool:
    """Carry out a ruling; then the procedure asks again, on the board as it is then. False when the answer is none."""
    if not is_ruling(answer):
        return False
    ruling = read_ruling(answer)
    held = ruled_effect(moment.state, ruling) if ruling.effect else None
    if held is not None:
        activate(moment, held, JUDGE, facts={"subject": ruling.cards} if ruling.cards else {})
    else:
        _do(moment, ruling)
    if moment.frame.procedure == TURN.name:
        # Elsewhere what has triggered waits as always for the procedure that asks.
        moment.call(SETTLE.name)
    moment.state = replace(moment.state, frames=(*moment.state.frames, *reversed(moment.calls)))
    return True


def _do(moment: Moment, ruling: Ruling) -> None:
    """Have an effect of a card do what nobody has compiled."""
    state = moment.state
    body, card = state.units.get(UnitId(ruling.by)), state.cards.get(CardId(ruling.by))
    if body is not None:
        source = EffectSource(body.top, body.id, body.seat, JUDGE)
    else:
        assert card is not None, "checked before"
        holder = state.units.get(card.unit)
        source = EffectSource(card.id, card.unit or NO_UNIT, holder.seat if holder is not None else card.owner, JUDGE)
    description = replace(moment.describe_effect(source, Effect(actions=ruling.actions)), place="")
    event = moment.record(
        EventKind.CORRECTED,
        JUDGE,
        kind="ruling",
        card=source.card,
        refs=(*ruling.cards, *ruling.into),
        effect=description,
    )
    named = {CHOSEN: ruling.cards, "subject": ruling.into}
    moment.call(
        "resolve",
        source=source,
        actions=ruling.actions,
        cause=event.number,
        effect=description,
        **{name: refs for name, refs in named.items() if refs},
    )
