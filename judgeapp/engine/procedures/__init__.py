"""The procedures of the rules, one module a chapter, each step under its clause.

`moment.call("battle")` runs the procedure of that name, which ALL finds: Procedure("battle") in battle.py."""

from __future__ import annotations

from judgeapp.engine.moment import Procedure
from judgeapp.engine.procedures import (
    attack,
    battle,
    effects,
    ending,
    immediate,
    leaving,
    rule_checks,
    security_check,
    sources,
    stopping,
    turn,
)
from judgeapp.engine.procedures import setup as _setup
from judgeapp.engine.procedures.utilizing import digivolve, joining, link, play, use

_MODULES = (
    _setup,
    turn,
    play,
    joining,
    digivolve,
    use,
    link,
    attack,
    security_check,
    battle,
    effects,
    immediate,
    leaving,
    rule_checks,
    sources,
    stopping,
    ending,
)

# By the names by which they are called.
ALL: dict[str, Procedure] = {procedure.name: procedure for module in _MODULES for procedure in module.PROCEDURES}
