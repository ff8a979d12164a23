"""A clause is cited where it was applied. One that stands on every event of a kind for the sake
of the ledger would prove nothing."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest

from judgeapp.clauses.citing import by_leading
from judgeapp.engine.events import EventKind
from judgeapp.engine.judge import JUDGE
from tests.scenarios.files import CASES, played

# Of fewer events than this nothing can be said.
ENOUGH = 20
# More than this share of the events of a kind is as good as all of them.
ALL = 0.95

# The clauses that say what an event of a kind is, or what happens by it every time.
DEFINING: dict[EventKind, tuple[str, ...]] = {
    # The declaration has its place among the timings, is made with its step, and has a target.
    EventKind.ATTACK_DECLARED: ("11-1-3", "11-2-8-1", "11-2-2", "11-2-7-1"),
    EventKind.ATTACK_ENDED: ("11-6-1",),
    # A correction is the judge's own, and no rule's.
    EventKind.CORRECTED: (JUDGE,),
    # DP is compared; nearly always one of them is higher, wins, and the other loses.
    EventKind.BATTLE: ("14-1", "14-2-1", "14-2-1-1", "14-2-1-2"),
    # Entering the end of a battle is its own step.
    EventKind.BATTLE_ENDED: ("14-2-5",),
    # A persistent effect begins to be active, or stops to be, by its condition.
    EventKind.BECAME_ACTIVE: ("15-8-2-1", "15-8-2-2"),
    EventKind.BECAME_INACTIVE: ("15-8-2-3",),
    # A Digimon suspends and takes the attack over, which <Blocker> lets it do.
    EventKind.BLOCKED: ("12-1-1", "12-1-7-1", "16-4-1", "16-4-2"),
    # A Digimon checks the top card, which leaves the security stack and is in no area.
    EventKind.CHECKED: ("4-2-9", "13-1-1", "13-1-5", "13-1-7-1-1"),
    # A choice is individual processing, mostly of "X cards" and not of "up to X".
    EventKind.CHOSEN: ("15-11-1-1", "15-10-2-1"),
    # What is deleted is trashed, and what is trashed lies in the trash.
    EventKind.DELETED: ("4-13-1", "4-14-1"),
    # The card is laid on top; the Digimon is the same one, and the lower card has not left.
    EventKind.DIGIVOLVED: ("8-1-3-3", "8-1-2-3", "8-1-2-8"),
    # A card comes to the hand from the top of the own deck.
    EventKind.DREW: ("4-12-1", "4-12-2"),
    # Something is given, and who has it is affected by it.
    EventKind.GRANTED: ("15-15-2-1", "15-15-2-2"),
    # What goes somewhere else is a new card.
    EventKind.LEFT: ("3-1-3-1-1",),
    # The card is plugged in, and is a link card from then on.
    EventKind.LINKED: ("10-1-3-3", "10-1-2-2"),
    # A player is shown cards, mostly who activated the effect, and they stay where they are.
    EventKind.LOOKED: ("15-15-4-1", "15-15-4-2", "15-15-4-3"),
    # What is not chosen is meant by overall processing.
    EventKind.MEANT: ("15-11-2-1",),
    # A Digimon goes over to the other area as it lies.
    EventKind.MOVED: ("4-15-1", "4-15-3"),
    # Costs are paid with memory, and exactly so much.
    EventKind.PAID: ("4-1-1", "4-2-2@4.2"),
    # What is placed under another lies face up unless it says otherwise, and is in no area.
    EventKind.PLACED_UNDER: ("4-5-4", "4-5-7"),
    # The card is put into the area, unsuspended.
    EventKind.PLAYED: ("7-1-3-3", "3-4-3"),
    # Pending processing.
    EventKind.RESERVED: ("18-1-1",),
    # An effect was processed in the order of its text.
    EventKind.RESOLVED: ("15-1-2",),
    # What the rules say of cards as they are is done, all of it at once.
    EventKind.RULE_CHECK: ("17-1-1", "17-1-3"),
    # The target of the attack is another one from then on.
    EventKind.TARGET_SWITCHED: ("11-2-7-2",),
    EventKind.TURN_BEGAN: ("6-1-1",),
    # The turn ends when nothing is left to resolve in its last phase, and not before.
    EventKind.TURN_ENDED: ("6-6-2", "6-6-3"),
    # What effects don't affect they don't influence.
    EventKind.UNAFFECTED: ("15-15-6-1",),
    # An option's [Main] effect is activated, and until it is resolved the card is in no area.
    EventKind.USED: ("9-1-9-3", "9-1-4"),
    # What has triggered waits to be activated.
    EventKind.WAITING: ("15-4-4-1",),
    # What stands in a text is to be processed, also where nobody understands it.
    EventKind.UNREAD: ("15-1-2",),
}


@pytest.fixture(scope="module")
def cited() -> dict[EventKind, list[tuple[str, ...]]]:
    """The clauses of each event of all scenarios, by the kind of event."""
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
