"""An effect of the effect language as English card text, in the words that cards use.

Every kind of record of judgeapp.engine.lang has a printer in one of the tables of these
modules. What is printed depends on the effect alone. Imports point one way:
words <- phrases <- filters <- targets <- conditions, gifts, actions, icons, triggers <- effects.
"""

from __future__ import annotations

from judgeapp.engine.english.effects import effect_text, gift_text
from judgeapp.engine.english.gifts import keyword_text

__all__ = ["effect_text", "gift_text", "keyword_text"]
