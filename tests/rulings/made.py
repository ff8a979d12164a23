"""Rulings for tests."""

from __future__ import annotations

from judgeapp.rulings.notebook.revision import Revision
from judgeapp.rulings.notebook.ruling import Authority, Ruling, Status
from judgeapp.rulings.precedent import Precedent, PrecedentKind, PrecedentText

# A ruling with every field set.
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


def identity(number: int) -> str:
    """A unique id."""
    return f"{number:032x}"


def revision(
    number: int,
    *parents: int,
    ruling: int = 1000,
    content: Ruling | None = EVERYTHING,
    at: int | None = None,
    by: str = "Ken",
) -> Revision:
    """`number` is its id, and also the second of its time unless `at` is given."""
    second = number if at is None else at
    when = f"2026-02-03T04:{second // 60:02}:{second % 60:02}.000000+00:00"
    return Revision(identity(number), identity(ruling), tuple(map(identity, parents)), when, by, "abcd", content)


def official(number: str, question: str, answer: str, *cards: str, date: str = "2025-01-01", **more: str) -> Precedent:
    texts = [PrecedentText("en", question, answer)]
    if "japanese" in more:
        texts.append(PrecedentText("ja", more["japanese"], "はい。"))
    return Precedent(PrecedentKind.OFFICIAL, number, tuple(texts), (number,), cards, date=date, authority="official")


ANSWERS = (
    official(
        "Q1",
        "My Digimon with <Blocker> is suspended. Can it block an attack of my opponent?",
        "No. A suspended Digimon can't block.",
        "TS1-001",
        date="2024-03-28",
        japanese="レスト状態の《ブロッカー》はブロックできますか？",
    ),
    official(
        "Q2",
        "An effect deletes the attacking Digimon. Is security still checked?",
        "No, it isn't. The attack ends.",
        "TS1-002",
        "TS1-003",
        date="2026-06-01",
    ),
    official(
        "Q3",
        "Can I choose to trash no card for this effect?",
        'Yes. It says "you may", so you can.',
        "TS1-003",
        date="2025-05-05",
    ),
)


OTHERS = tuple(
    official(f"Q{number}", f"May a token {word} be {word}ed by a second effect?", f"Yes, it may {word}.")
    for number, word in enumerate(("suspend", "delete", "trash", "check", "block"), 10)
)
