"""The fixed words and sentences of a report, in the current language."""

from __future__ import annotations

from functools import partial

from judgeapp.table.sentences import render_sentence, sentences

WORDS = sentences("report")

# A fixed word of a report, or a sentence with its parameters.
word = partial(render_sentence, "report")
