"""Keyword effects that are processing (chapter 16): their decisions, and the actions they come to."""

from __future__ import annotations

from judgeapp.engine import lang
from judgeapp.engine.derive import Scope, View
from judgeapp.engine.events import EventKind
from judgeapp.engine.identity import UnitId
from judgeapp.engine.lang import Category, Choose, Filter, KeywordName, Named, Whose
from judgeapp.engine.legality.needs import Finder, Needs
from judgeapp.engine.legality.requirements import digivolving_by_blast
from judgeapp.engine.moment import Decision, Moment, yes_or_no
from judgeapp.engine.procedures.actions.processing import finish
from judgeapp.engine.procedures.actions.rule import rule
from judgeapp.engine.procedures.actions.targets import forget_skipped

_YOUR_TAMER = Filter(whose=Whose.YOURS, categories=(Category.TAMER,))


def digi_burst(moment: Moment, action: lang.DigiBurst) -> None:
    """Come to its condition, which is asked as any "by ...ing" is (15-7-4)."""
    moment.record(EventKind.DECLARED, "16-13-1", "16-13-2", kind=KeywordName.DIGI_BURST)
    finish(moment, action.condition)


def save(moment: Moment, _: lang.Save) -> Decision | None:
    """16-19-3: it is optional; without a Tamer there is nothing to decide."""
    card = Named("this-card")
    if not moment.view.named(card.name, moment.scope) or not moment.view.count(_YOUR_TAMER, moment.scope):
        moment.record(EventKind.IMPOSSIBLE, "16-19-1", "1-3-2", kind=KeywordName.SAVE)
        finish(moment, did=False)
        return None
    answer = moment.take_answer()
    if answer is None:
        options = yes_or_no(vain=False)
        return Decision("may", moment.source.seat, options, ("16-19-3", "15-9-2-2"))
    moment.record(EventKind.DECLARED, "16-19-1", "16-19-2", "16-19-3", kind=KeywordName.SAVE, answer=answer)
    if answer == "yes":
        finish(moment, lang.PlaceUnder(card, Choose(_YOUR_TAMER)))
    else:
        finish(moment, did=False)
    return None


def blast_digivolve(moment: Moment, _: lang.BlastDigivolve) -> None:
    """16-25-4: the Digimon is chosen among those of the battle area; it must fit the card."""
    source = moment.source
    able = digivolving_by_blast(moment.view, source)
    if not able:
        moment.record(EventKind.IMPOSSIBLE, "16-25-4", "8-1-3-1", card=source.card)
        finish(moment, did=False)
        return
    moment.record(EventKind.DECLARED, "16-25-1", "16-25-2", "16-25-4", kind=KeywordName.BLAST_DIGIVOLVE)
    moment.name("able", tuple(map(int, able)))
    digimon = Choose(Filter(among="able"))
    finish(moment, lang.DigivolveInto(digimon, Named("this-card"), free=True))


def mind_link(moment: Moment, action: lang.MindLink) -> None:
    """16-27-3: it is mandatory as soon as there is a Digimon for it."""
    able = mind_linkable(moment.view, action, moment.scope)
    if not able:
        moment.record(EventKind.IMPOSSIBLE, "16-27-1", "1-3-2", kind=KeywordName.MIND_LINK)
        forget_skipped(moment, (action,))
        finish(moment, did=False)
        return
    moment.record(EventKind.DECLARED, "16-27-1", "16-27-2", "16-27-3", kind=KeywordName.MIND_LINK)
    moment.name("able", tuple(map(int, able)))
    finish(moment, lang.PlaceUnder(Named("this"), Choose(Filter(among="able"), by=action.to.by)))


# -- needs ------------------------------------------------------------------------------------------


def mind_linkable(view: View, action: lang.MindLink, scope: Scope) -> tuple[UnitId, ...]:
    """16-27-1: those that it means which have no Tamer card among their digivolution cards. One
    that lies face down is not known to be one (4-5-9)."""
    state = view.state
    return tuple(
        unit
        for unit in view.units_that_fit(action.to.of, scope)
        if not any(
            state.cards[card].face_up and state.face(card).category is Category.TAMER for card in view.sources(unit)
        )
    )


def _saving(find: Finder, _: lang.Save) -> Needs:
    there = bool(find.view.named("this-card", find.scope))
    return Needs(there and find.view.count(_YOUR_TAMER, find.scope) > 0)  # 16-19-1


RULES = (
    rule(lang.DigiBurst, needs=lambda _, action: Needs(one_of=(action.condition.doing,)), does=digi_burst)  # 16-13-2
    | rule(lang.Save, needs=_saving, does=save)
    | rule(
        lang.MindLink,
        needs=lambda find, action: Needs(bool(mind_linkable(find.view, action, find.scope))),  # 16-27-1
        does=mind_link,
    )
    | rule(
        lang.BlastDigivolve,
        needs=lambda find, _: Needs(bool(digivolving_by_blast(find.view, find.by))),  # 16-25-4
        does=blast_digivolve,
    )
)
