"""The effect language: a card's effect, as frozen records without callables.

It is read from and written to YAML by msgspec; judgeapp.cards.reading prints it as card text. An effect's processing is
a list of actions, done in order (15-1-2). An action finds the cards that it is about by a target; a target may be
chosen (15-11-1), be all (15-11-2), or be something named before.

Its words are in judgeapp.engine.words. The modules, each made of those before it: record, filters (with numbers),
targets, triggers, conditions, gifts, actions, effects; then an effect's names for cards (names), and its parts that
would be passed over (faults). Records that hold each other are in one module, so that msgspec finds every name that a
record uses. All public names of all modules, and the words, are names of this package."""

from judgeapp.engine.lang.actions import *
from judgeapp.engine.lang.conditions import *
from judgeapp.engine.lang.effects import *
from judgeapp.engine.lang.faults import *
from judgeapp.engine.lang.filters import *
from judgeapp.engine.lang.gifts import *
from judgeapp.engine.lang.names import *
from judgeapp.engine.lang.record import *
from judgeapp.engine.lang.targets import *
from judgeapp.engine.lang.triggers import *
from judgeapp.engine.words import *
