"""What each action of the effect language does: its executor, here and nowhere else. An action may
have to ask; then it is taken again with the answer.

What it is done to, and what must be so for it to be possible, says judgeapp.engine.legality.needs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, TypeVar

from judgeapp.engine import lang
from judgeapp.engine.lang import Action
from judgeapp.engine.lang.record import ActionRecord
from judgeapp.engine.moment import Decision, Moment
from judgeapp.engine.procedures.actions import (
    activating,
    attacking,
    digivolving,
    field,
    giving,
    keywords,
    limits,
    linking,
    memory,
    piles,
    playing,
    stacks,
    structure,
)

Executor: TypeAlias = Callable[[Moment, Any], Decision | None]
A = TypeVar("A", bound=ActionRecord)


def perform(moment: Moment, action: Action) -> Decision | None:
    """Do an action, or the next part of it. When it is done, it is gone from the frame."""
    return EXECUTORS[type(action)](moment, action)


def _of(kind: type[A], execute: Callable[[Moment, A], Decision | None]) -> tuple[type[ActionRecord], Executor]:
    """A kind of action with the function that does it and no other kind."""
    return kind, execute


_TABLE = (
    _of(lang.Delete, field.delete),
    _of(lang.Trash, field.trash),
    _of(lang.TrashTop, piles.trash_top),
    _of(lang.TrashSources, stacks.trash_sources),
    _of(lang.TakeTopCards, stacks.take_top_cards),
    _of(lang.Suspend, field.turn),
    _of(lang.Unsuspend, field.turn),
    _of(lang.ToHand, field.to_hand),
    _of(lang.ToDeck, field.to_deck),
    _of(lang.ToSecurity, field.to_security),
    _of(lang.Flip, field.flip),
    _of(lang.PlaceUnder, stacks.place_under),
    _of(lang.PlaceInBattle, field.place_in_battle),
    _of(lang.Memory, memory.change_memory),
    _of(lang.Pay, memory.pay),
    _of(lang.SetMemory, memory.set_memory),
    _of(lang.Draw, piles.draw),
    _of(lang.Shuffle, piles.shuffle),
    _of(lang.Move, field.move),
    _of(lang.Hatch, piles.hatch),
    _of(lang.Recover, piles.recover),
    _of(lang.DeDigivolve, stacks.de_digivolve),
    _of(lang.Blitz, attacking.blitz),
    _of(lang.DigiBurst, keywords.digi_burst),
    _of(lang.Save, keywords.save),
    _of(lang.MindLink, keywords.mind_link),
    _of(lang.Select, structure.select),
    _of(lang.BlastDigivolve, keywords.blast_digivolve),
    _of(lang.EndBurst, stacks.end_burst),
    _of(lang.BlastDnaDigivolve, digivolving.blast_dna_digivolve),
    _of(lang.Give, giving.give),
    _of(lang.PlayFree, playing.play),
    _of(lang.PlayToken, playing.play_token),
    _of(lang.DigivolveInto, digivolving.digivolve),
    _of(lang.Link, linking.link),
    _of(lang.UseOption, playing.use),
    _of(lang.TrashUsed, playing.trash_used),
    _of(lang.Attack, attacking.attack),
    _of(lang.Battle, attacking.battle),
    _of(lang.EndAttack, attacking.end_attack),
    _of(lang.SwitchTarget, attacking.switch_by_effect),
    _of(lang.Reveal, piles.reveal),
    _of(lang.May, structure.may),
    _of(lang.By, structure.by_doing),
    _of(lang.If, structure.if_),
    _of(lang.Raise, limits.raise_limits),
    _of(lang.Repeat, structure.repeat),
    _of(lang.Instead, structure.instead),
    _of(lang.InsteadBy, structure.instead_by),
    _of(lang.Modes, structure.modes),
    _of(lang.ActivateEffect, activating.activate_effect),
    _of(lang.Prevent, structure.prevent),
    _of(lang.ReduceCost, memory.reduce_cost),
    _of(lang.OpenPlaces, playing.open_places),
    _of(lang.Later, structure.later),
    _of(lang.Win, structure.win),
    _of(lang.ByHand, structure.by_hand),
    _of(lang.PutBack, piles.put_back),
    _of(lang.Look, piles.look),
    _of(lang.Overwrite, structure.overwrite),
    _of(lang.Fulfilled, structure.fulfilled),
    _of(lang.EndOfPart, structure.end_of_part),
)
EXECUTORS: Mapping[type[ActionRecord], Executor] = dict(_TABLE)
