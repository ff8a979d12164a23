"""The procedures of the rules, one module a chapter, each step under its clause."""

from __future__ import annotations

from judgeapp.engine.moment import Procedure
from judgeapp.engine.procedures import (
    app_fusion,
    attack,
    battle,
    burst,
    digivolve,
    dna,
    effects,
    immediate,
    joining,
    leaving,
    link,
    other,
    play,
    rule_checks,
    sources,
    turn,
    use,
)
from judgeapp.engine.procedures import setup as _setup

_MODULES = (
    _setup,
    turn,
    play,
    joining,
    digivolve,
    dna,
    burst,
    app_fusion,
    use,
    link,
    attack,
    battle,
    effects,
    immediate,
    leaving,
    rule_checks,
    sources,
    other,
)

ALL: dict[str, Procedure] = {
    procedure.name: procedure for module in _MODULES for procedure in module.PROCEDURES
}
