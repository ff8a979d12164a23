"""Cards that were found, printed and as JSON."""

from __future__ import annotations

from typing import Any

from judgeapp.cards.card import copies_of
from judgeapp.cards.finding.cards import CardHit, CardWhy
from judgeapp.cards.wording import card_facts
from judgeapp.cli.localization import for_later, in_words
from judgeapp.cli.terminal import json_fields
from judgeapp.messages.punctuation import bracketed, comma_list, fact_list, with_note

_REASONS = {
    CardWhy.NUMBER: for_later("its number"),
    CardWhy.NUMBER_BEGINS: for_later("its number begins with this"),
    CardWhy.NAME: for_later("its name"),
    CardWhy.NAME_BEGINS: for_later("its name begins with this"),
    CardWhy.KEYWORD: for_later("has the keyword"),
    CardWhy.NAME_HAS: for_later("in its name"),
    CardWhy.TRAIT: for_later("its traits and facts"),
    CardWhy.TEXT: for_later("in its text"),
    CardWhy.FACTS: for_later("its facts"),
}


def print_card(hit: CardHit, language: str) -> None:
    card = hit.card
    others = [name for _, name in card.names() if name != card.name(language)]
    print(f"{card.number}  {with_note(card.name(language), comma_list(dict.fromkeys(others)))}")
    record = card.completed(language)
    print(f"    {fact_list((*card_facts(record), ' | '.join(record.all_traits)))}")
    if hit.snippet:
        print(f"    {hit.snippet}")
    print(f"    {bracketed(in_words(_REASONS[hit.why]))}")


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
