"""A ruling that says everything that rulings say, of our own making."""

from __future__ import annotations

from judgeapp.rulings.notebook.ruling import Authority, Ruling, Status

EVERYTHING = Ruling(
    question="May the Guard block\nafter it was suspended?",
    answer="**No.** A suspended Digimon can't block.\n\n- see `<Blocker>`",
    cards=("TS1-010", "TS1-011"),
    clauses=("16-4", "16-44@4.2"),
    answers=("Q601",),
    authority=Authority.HEAD_JUDGE,
    status=Status.GIVEN,
    event="Spring Cup",
    round="3",
    table="12",
    players=("Aiko", "Ben"),
    judge="Ken",
    date="2026-02-03",
    tags=("blocking", "ブロック"),
    rests_on="judgeapp-position-1:abc",
    record="1. Aiko attacks with the Striker.\n2. Ben blocks.",
    account_a="- attack: {with: Striker, at: player}",
    account_b="- pass: {}",
)
