"""Attacks and battles by an effect."""

from __future__ import annotations

from typing import TypeAlias

from judgeapp.engine.lang.record import ActionRecord
from judgeapp.engine.lang.targets import Named, Target


class Attack(ActionRecord, frozen=True, tag="attack"):
    """The target attacks (declares an attack as in 11-2)."""

    governed_by = ("11-2-1",)

    target: Target
    player_only: bool = False
    digimon_only: bool = False
    turn_played_too: bool = False
    unsuspended_too: bool = False
    without_suspending: bool = False
    by_player: bool = False  # its player is made to attack with it


class Blitz(ActionRecord, frozen=True, tag="blitz"):
    """<Blitz> (16-15): the target may attack if the opponent has 1 or more memory."""

    governed_by = ()  # those of its keyword effect

    target: Target = Named("this")


class Battle(ActionRecord, frozen=True, tag="battle"):
    """A Digimon battles another (14-1), without an attack."""

    governed_by = ()

    target: Target
    against: Target


class EndAttack(ActionRecord, frozen=True, tag="end-attack"):
    """15-15-1."""

    governed_by = ("15-15-1-1",)


class SwitchTarget(ActionRecord, frozen=True, tag="switch-target"):
    """Change the attack target to this one (11-2-7-2), or to the player."""

    governed_by = ("11-2-7-2",)
    may_be_player = "to"

    to: Target


AttackingAction: TypeAlias = Attack | Blitz | Battle | EndAttack | SwitchTarget
