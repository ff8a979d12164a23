"""What may be done, and if not, why: for each kind of action its predicates in one place.

A verdict names the clauses of the first predicate that fails, or those that allow it.
Imports point one way: verdict <- turn, costs, limits, materials <- attack <- block, obstacles <-
requirements <- fusing <- needs, breeding <- conditions <- utilizing, activate <- counter
<- attempt. The last one knows them all by their verbs.
"""

from __future__ import annotations

from judgeapp.engine.legality.activate import can_activate, did_trigger, to_carry_out
from judgeapp.engine.legality.attack import can_attack, is_battling_digimon, targets_of_attack
from judgeapp.engine.legality.attempt import Attempt, Verb, effect_at, verdicts
from judgeapp.engine.legality.block import can_block
from judgeapp.engine.legality.breeding import can_hatch, can_move
from judgeapp.engine.legality.conditions import (
    can_be_done,
    can_be_processed,
    can_do_all,
    is_vain,
    leads_to_by,
    leaves_enough,
)
from judgeapp.engine.legality.costs import (
    can_pay,
    can_reduce,
    cost_change,
    forbidden_card,
    has_play_cost,
    paid,
)
from judgeapp.engine.legality.counter import can_counter, counter_effects, with_counter
from judgeapp.engine.legality.fusing import (
    AppFusing,
    Fusing,
    Fusion,
    app_fusing,
    blast_fusions,
    bursting,
    fits_app_fusion,
    fits_burst,
    fits_dna,
    fusing,
    fusions,
    tamers_for_burst,
)
from judgeapp.engine.legality.limits import DeletionLimit, deletion_limit, raised
from judgeapp.engine.legality.materials import (
    Declared,
    Pick,
    can_place,
    choosable,
    declared,
    materials,
    stands_for_any,
)
from judgeapp.engine.legality.needs import (
    asked_of,
    effects_meant,
    is_attack_on,
    mind_linkable,
    needs_of,
)
from judgeapp.engine.legality.obstacles import (
    Obstacle,
    strippable,
    to_adding,
    to_affecting,
    to_de_digivolving,
    to_deleting,
    to_gaining_memory,
    to_hatching,
    to_moving,
    to_placing_under,
    to_playing,
    to_sending,
    to_suspending,
    to_switching,
    to_taking,
    to_trashing,
    to_trashing_under,
    to_unsuspending,
)
from judgeapp.engine.legality.requirements import (
    counting_as,
    digivolving_by_blast,
    fits_colors,
    fits_link,
    fits_requirement,
    kept_from_digivolving,
    linkable,
    requirements_by,
    requirements_of,
)
from judgeapp.engine.legality.utilizing.app_fusion import app_fusion_cost, app_fusions, can_app_fuse
from judgeapp.engine.legality.utilizing.burst import (
    burst_cost,
    burst_digivolutions,
    can_burst_digivolve,
)
from judgeapp.engine.legality.utilizing.committed import (
    BY_CONDITION,
    BY_MATERIALS,
    can_come_next,
    can_place_so_few,
    fit_to_pay,
    must_go_on,
    only_answer,
)
from judgeapp.engine.legality.utilizing.digivolve import (
    can_digivolve,
    digivolution_cost,
    digivolutions,
    digivolutions_of_used,
)
from judgeapp.engine.legality.utilizing.dna import can_dna_digivolve, dna_cost, dna_digivolutions
from judgeapp.engine.legality.utilizing.link import can_link, links_of, printed_link_cost
from judgeapp.engine.legality.utilizing.play import can_join, can_play, play_cost
from judgeapp.engine.legality.utilizing.use import can_use, use_cost
from judgeapp.engine.legality.verdict import Verdict

__all__ = [
    "BY_CONDITION",
    "BY_MATERIALS",
    "AppFusing",
    "Attempt",
    "Declared",
    "DeletionLimit",
    "Fusing",
    "Fusion",
    "Obstacle",
    "Pick",
    "Verb",
    "Verdict",
    "app_fusing",
    "app_fusion_cost",
    "app_fusions",
    "asked_of",
    "blast_fusions",
    "burst_cost",
    "burst_digivolutions",
    "bursting",
    "can_activate",
    "can_app_fuse",
    "can_attack",
    "can_be_done",
    "can_be_processed",
    "can_block",
    "can_burst_digivolve",
    "can_come_next",
    "can_counter",
    "can_digivolve",
    "can_dna_digivolve",
    "can_do_all",
    "can_hatch",
    "can_join",
    "can_link",
    "can_move",
    "can_pay",
    "can_place",
    "can_place_so_few",
    "can_play",
    "can_reduce",
    "can_use",
    "choosable",
    "cost_change",
    "counter_effects",
    "counting_as",
    "declared",
    "deletion_limit",
    "did_trigger",
    "digivolution_cost",
    "digivolutions",
    "digivolutions_of_used",
    "digivolving_by_blast",
    "dna_cost",
    "dna_digivolutions",
    "effect_at",
    "effects_meant",
    "fit_to_pay",
    "fits_app_fusion",
    "fits_burst",
    "fits_colors",
    "fits_dna",
    "fits_link",
    "fits_requirement",
    "forbidden_card",
    "fusing",
    "fusions",
    "has_play_cost",
    "is_attack_on",
    "is_battling_digimon",
    "is_vain",
    "kept_from_digivolving",
    "leads_to_by",
    "leaves_enough",
    "linkable",
    "links_of",
    "materials",
    "mind_linkable",
    "must_go_on",
    "needs_of",
    "only_answer",
    "paid",
    "play_cost",
    "printed_link_cost",
    "raised",
    "requirements_by",
    "requirements_of",
    "stands_for_any",
    "strippable",
    "tamers_for_burst",
    "targets_of_attack",
    "to_adding",
    "to_affecting",
    "to_carry_out",
    "to_de_digivolving",
    "to_deleting",
    "to_gaining_memory",
    "to_hatching",
    "to_moving",
    "to_placing_under",
    "to_playing",
    "to_sending",
    "to_suspending",
    "to_switching",
    "to_taking",
    "to_trashing",
    "to_trashing_under",
    "to_unsuspending",
    "use_cost",
    "verdicts",
    "with_counter",
]  # fmt: skip
