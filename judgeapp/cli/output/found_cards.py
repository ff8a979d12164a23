"""Cards that were found, printed and as JSON."""

from __future__ import annotations

from typing import Any

from judgeapp.cards.face import copies_of
from judgeapp.cards.finding.cards import CardHit
from judgeapp.cards.wording import card_facts
from judgeapp.cli.localization import worded_code
from judgeapp.cli.terminal import json_fields
from judgeapp.messages.punctuation import bracketed, comma_list, fact_list, with_note


def print_card(hit: CardHit, language: str) -> None:
    card = hit.card
    others = [name for _, name in card.names() if name != card.name(language)]
    print(f"{card.number}  {with_note(card.name(language), comma_list(dict.fromkeys(others)))}")
    record = card.completed(language)
    print(f"    {fact_list((*card_facts(record), ' | '.join(record.all_traits)))}")
    if hit.snippet:
        print(f"    {hit.snippet}")
    print(f"    {bracketed(worded_code('card reasons', hit.why.name.lower()))}")


def card_json(hit: CardHit) -> dict[str, Any]:
    record = hit.card.completed(hit.language)
    return {
        "number": hit.card.number,
        "names": dict(hit.card.names()),
        **json_fields(record, "category", "colors", "level", "dp", "play_cost"),
        "evo_costs": [json_fields(cost, "cost", "colors", "level") for cost in record.evo_costs],
        "traits": record.all_traits,
        "copies": copies_of(record),
        "why": hit.why.name.lower().replace("_", "-"),
        **json_fields(hit, "language", "snippet", "marks"),
    }
