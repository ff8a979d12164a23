"""Facts that follow from a state: derived, never stored.

A View reads one state. Persistent effects (15-8-2) and granted ones (15-13) are gathered as gifts of each unit; DP,
colors, names, keywords and prohibitions follow from them."""

from __future__ import annotations

from judgeapp.engine.derive.conditions import asked_of_its_face as asked_of_its_face
from judgeapp.engine.derive.conditions import clauses_of_condition as clauses_of_condition
from judgeapp.engine.derive.conditions import frozen_answers as frozen_answers
from judgeapp.engine.derive.filter_clauses import clauses_of_filter as clauses_of_filter
from judgeapp.engine.derive.filter_clauses import left_out as left_out
from judgeapp.engine.derive.filter_clauses import once as once
from judgeapp.engine.derive.gathering import counting_as as counting_as
from judgeapp.engine.derive.gathering import fresh_view as fresh_view
from judgeapp.engine.derive.gathering import view as view
from judgeapp.engine.derive.given import Given as Given
from judgeapp.engine.derive.given import Held as Held
from judgeapp.engine.derive.given import Scope as Scope
from judgeapp.engine.derive.given import contradict as contradict
from judgeapp.engine.derive.given import counted_name as counted_name
from judgeapp.engine.derive.given import counted_with as counted_with
from judgeapp.engine.derive.given import done_name as done_name
from judgeapp.engine.derive.given import frozen_name as frozen_name
from judgeapp.engine.derive.given import is_whose as is_whose
from judgeapp.engine.derive.given import number_before as number_before
from judgeapp.engine.derive.given import referred as referred
from judgeapp.engine.derive.given import times_over as times_over
from judgeapp.engine.derive.given import trigger_name as trigger_name
from judgeapp.engine.derive.view import View as View
