"""Official answers and rulings that were found, printed and as JSON."""

from __future__ import annotations

from typing import Any

from judgeapp.clauses.citing import written
from judgeapp.cli.localization import worded_code
from judgeapp.cli.terminal import json_fields, print_worded
from judgeapp.messages.punctuation import comma_list, fact_list
from judgeapp.rulings.notebook.wording import AUTHORITIES, SHARED_KINDS, STATUSES, display_name
from judgeapp.rulings.precedent import PrecedentKind
from judgeapp.rulings.precedent_finding import PrecedentHit


def print_precedent(hit: PrecedentHit) -> None:
    precedent = hit.precedent
    text = precedent.text(hit.language)
    kind = ""
    if precedent.kind is PrecedentKind.RULING:
        authority = precedent.authority.replace("-", " ")
        named = ((SHARED_KINDS, "ruling"), (STATUSES, precedent.status), (AUTHORITIES, authority))
        kind = f"  {fact_list(display_name(*name) for name in named)}"
    cards = comma_list(precedent.cards[:8])
    print(f"{comma_list(precedent.numbers)}  {precedent.date}{kind}  {cards}".rstrip())
    print(f"    {text.question}")
    print(f"    {' '.join(text.answer.split())}")
    if hit.like:
        print_worded("    (nearly the same: {like})", like=comma_list(n for p in hit.like for n in p.numbers))
    print(f"    ({worded_code('precedent reasons', hit.why)})")


def precedent_json(hit: PrecedentHit) -> dict[str, Any]:
    precedent = hit.precedent
    return {
        "kind": precedent.kind,
        "id": precedent.key,
        **json_fields(precedent, "status", "authority", "numbers", "cards", "date", "texts"),
        "clauses": written(precedent.clauses),
        **json_fields(hit, "why", "language", "snippet", "marks"),
        "like": [number for like in hit.like for number in like.numbers],
    }
