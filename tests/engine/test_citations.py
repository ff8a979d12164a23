"""A clause is cited where it was applied. Citing it on every event of a kind would prove nothing."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest

from judgeapp.clauses.citing import by_leading
from judgeapp.engine.events import EventKind
from judgeapp.engine.judge import JUDGE
from tests.scenarios.files import CASES, played

# Minimum number of events for a verdict on a kind.
ENOUGH = 20
# Share of a kind's events from which a clause counts as cited by all of them.
ALL = 0.95

# Clauses that define a kind of event, or that apply to every event of the kind.
DEFINING: dict[EventKind, tuple[str, ...]] = {
    # A declaration comes at its timing and step, and has a target.
    EventKind.ATTACK_DECLARED: ("11-1-3", "11-2-8-1", "11-2-2", "11-2-7-1"),
    EventKind.ATTACK_ENDED: ("11-6-1",),
    # A correction is the judge's own, by no clause.
    EventKind.CORRECTED: (JUDGE,),
    # DP is compared; nearly always one side is higher and wins.
    EventKind.BATTLE: ("14-1", "14-2-1", "14-2-1-1", "14-2-1-2"),
    # The end of a battle is a step of its own.
    EventKind.BATTLE_ENDED: ("14-2-5",),
    # The condition of a persistent effect starts or stops it.
    EventKind.BECAME_ACTIVE: ("15-8-2-1", "15-8-2-2"),
    EventKind.BECAME_INACTIVE: ("15-8-2-3",),
    # A Digimon suspends and becomes the target, thanks to <Blocker>.
    EventKind.BLOCKED: ("12-1-1", "12-1-7-1", "16-4-1", "16-4-2"),
    # The top card leaves the security stack for no area.
    EventKind.CHECKED: ("4-2-9", "13-1-1", "13-1-5", "13-1-7-1-1"),
    # Choosing is individual processing, mostly of "X cards" rather than "up to X".
    EventKind.CHOSEN: ("15-11-1-1", "15-10-2-1"),
    # A deleted card is trashed, and a trashed card goes to the trash.
    EventKind.DELETED: ("4-13-1", "4-14-1"),
    # The card is placed on top; the Digimon stays the same, and the lower card hasn't left.
    EventKind.DIGIVOLVED: ("8-1-3-3", "8-1-2-3", "8-1-2-8"),
    # A card goes from the top of the own deck to the hand.
    EventKind.DREW: ("4-12-1", "4-12-2"),
    # An effect is given, and its holder is affected by it.
    EventKind.GRANTED: ("15-15-2-1", "15-15-2-2"),
    # A card in another area is a new card.
    EventKind.LEFT: ("3-1-3-1-1",),
    # The card is plugged in and becomes a link card.
    EventKind.LINKED: ("10-1-3-3", "10-1-2-2"),
    # A player, mostly the effect's, sees cards, which stay where they are.
    EventKind.LOOKED: ("15-15-4-1", "15-15-4-2", "15-15-4-3"),
    # Overall processing applies without a choice.
    EventKind.MEANT: ("15-11-2-1",),
    # A Digimon moves to the other area in the same state.
    EventKind.MOVED: ("4-15-1", "4-15-3"),
    # Costs are paid with memory, exactly.
    EventKind.PAID: ("4-1-1", "4-2-2@4.2"),
    # A card placed under another is face up by default, and in no area.
    EventKind.PLACED_UNDER: ("4-5-4", "4-5-7"),
    # The card enters the area unsuspended.
    EventKind.PLAYED: ("7-1-3-3", "3-4-3"),
    # Pending processing.
    EventKind.RESERVED: ("18-1-1",),
    # An effect was processed in text order.
    EventKind.RESOLVED: ("15-1-2",),
    # All rule processing happens at once.
    EventKind.RULE_CHECK: ("17-1-1", "17-1-3"),
    # The attack has a new target.
    EventKind.TARGET_SWITCHED: ("11-2-7-2",),
    EventKind.TURN_BEGAN: ("6-1-1",),
    # The turn ends once nothing is left to resolve in its last phase.
    EventKind.TURN_ENDED: ("6-6-2", "6-6-3"),
    # Unaffected cards aren't influenced.
    EventKind.UNAFFECTED: ("15-15-6-1",),
    # An Option's [Main] effect is activated; until it is resolved, the card is in no area.
    EventKind.USED: ("9-1-9-3", "9-1-4"),
    # A triggered effect is pending activation.
    EventKind.WAITING: ("15-4-4-1",),
    # A text is processed even if the program can't read it.
    EventKind.UNREAD: ("15-1-2",),
}


@pytest.fixture(scope="module")
def cited() -> dict[EventKind, list[tuple[str, ...]]]:
    """Clauses of each event in all scenarios, by kind of event."""
    by_kind: dict[EventKind, list[tuple[str, ...]]] = defaultdict(list)
    for case in CASES:
        for event in played(case).events:
            by_kind[event.kind].append(event.clauses)
    return by_kind


def test_no_clause_is_cited_by_every_event_of_a_kind_without_reason(
    cited: dict[EventKind, list[tuple[str, ...]]],
) -> None:
    suspect = {}
    for kind, events in cited.items():
        counts = Counter(clause for clauses in events for clause in set(clauses))
        for clause, count in counts.items():
            always = len(events) >= ENOUGH and count > ALL * len(events)
            if always and clause not in by_leading(DEFINING.get(kind, ())):
                suspect[f"{kind.value}: {clause}"] = f"{count} of {len(events)}"
    assert suspect == {}


def test_every_event_of_a_kind_cites_the_clause_that_defines_it(cited: dict[EventKind, list[tuple[str, ...]]]) -> None:
    named = {kind: {c for clauses in events for c in clauses} for kind, events in cited.items()}
    missing = {
        kind: [c for c in by_leading(clauses) if c not in named.get(kind, ())] for kind, clauses in DEFINING.items()
    }
    assert {kind: clauses for kind, clauses in missing.items() if clauses} == {}
