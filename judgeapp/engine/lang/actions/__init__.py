"""Actions that hold no others, by what they are done to. What each does is in judgeapp.engine.procedures.actions."""

from __future__ import annotations

from typing import TypeAlias

from judgeapp.engine.lang.actions.attacking import *
from judgeapp.engine.lang.actions.attacking import AttackingAction
from judgeapp.engine.lang.actions.field import *
from judgeapp.engine.lang.actions.field import FieldAction
from judgeapp.engine.lang.actions.piles import *
from judgeapp.engine.lang.actions.piles import PileAction
from judgeapp.engine.lang.actions.processing import *
from judgeapp.engine.lang.actions.processing import ProcessingAction
from judgeapp.engine.lang.actions.stacks import *
from judgeapp.engine.lang.actions.stacks import StackAction
from judgeapp.engine.lang.actions.utilizing import *
from judgeapp.engine.lang.actions.utilizing import UtilizingAction

SimpleAction: TypeAlias = FieldAction | PileAction | StackAction | UtilizingAction | AttackingAction | ProcessingAction
