"""What each action of the effect language does. An action may have to ask; then it is taken
again with the answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from judgeapp.engine import lang
from judgeapp.engine.lang import Action
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


def perform(moment: Moment, action: Action) -> Decision | None:
    """Do an action, or the next part of it. When it is done, it is gone from the frame."""
    return _PERFORM[type(action)](moment, action)


_PERFORM: dict[type, Callable[[Moment, Any], Decision | None]] = {
    lang.Delete: field.delete,
    lang.Trash: field.trash,
    lang.TrashTop: piles.trash_top,
    lang.TrashSources: stacks.trash_sources,
    lang.Suspend: field.turn,
    lang.Unsuspend: field.turn,
    lang.ToHand: field.to_hand,
    lang.ToDeck: field.to_deck,
    lang.ToSecurity: field.to_security,
    lang.PlaceUnder: stacks.place_under,
    lang.PlaceInBattle: field.place_in_battle,
    lang.Memory: memory.change_memory,
    lang.Pay: memory.pay,
    lang.SetMemory: memory.set_memory,
    lang.Draw: piles.draw,
    lang.Shuffle: piles.shuffle,
    lang.Move: field.move,
    lang.Hatch: piles.hatch,
    lang.Recover: piles.recover,
    lang.DeDigivolve: stacks.de_digivolve,
    lang.Blitz: attacking.blitz,
    lang.DigiBurst: keywords.digi_burst,
    lang.Save: keywords.save,
    lang.MindLink: keywords.mind_link,
    lang.Select: structure.select,
    lang.BlastDigivolve: keywords.blast_digivolve,
    lang.EndBurst: stacks.end_burst,
    lang.BlastDnaDigivolve: digivolving.blast_dna_digivolve,
    lang.Give: giving.give,
    lang.PlayFree: playing.play,
    lang.PlayToken: playing.play_token,
    lang.DigivolveInto: digivolving.digivolve,
    lang.Link: linking.link,
    lang.UseOption: playing.use,
    lang.TrashUsed: playing.trash_used,
    lang.Attack: attacking.attack,
    lang.Battle: attacking.battle,
    lang.EndAttack: attacking.end_attack,
    lang.SwitchTarget: attacking.switch_by_effect,
    lang.Reveal: piles.reveal,
    lang.May: structure.may,
    lang.By: structure.by_doing,
    lang.If: structure.if_,
    lang.Raise: limits.raise_limits,
    lang.Repeat: structure.repeat,
    lang.Instead: structure.instead,
    lang.Modes: structure.modes,
    lang.ActivateEffect: activating.activate_effect,
    lang.Prevent: structure.prevent,
    lang.ReduceCost: memory.reduce_cost,
    lang.OpenPlaces: playing.open_places,
    lang.Later: structure.later,
    lang.Win: structure.win,
    lang.ByHand: structure.by_hand,
    lang.PutBack: piles.put_back,
    lang.Look: piles.look,
    lang.Overwrite: structure.overwrite,
    lang.Fulfilled: structure.fulfilled,
    lang.EndOfPart: structure.end_of_part,
}
