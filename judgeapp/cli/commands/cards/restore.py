"""`judgeapp cards restore`."""

from __future__ import annotations

import argparse

from judgeapp.cards.facts import read_number
from judgeapp.cli.arguments import letters
from judgeapp.cli.command import Command
from judgeapp.cli.localization import worded
from judgeapp.cli.stores.opening import opened_cards
from judgeapp.cli.terminal import print_json, warn_worded
from judgeapp.entries.values import FactError
from judgeapp.messages.errors import InputError


def add(parser: Command) -> None:
    parser.add_argument("number", type=letters)
    parser.add_argument("--lang", type=letters, default="")
    parser.set_run(_restore)


def _restore(chosen: argparse.Namespace) -> int:
    try:
        number = read_number(chosen.number)
    except FactError as error:
        raise InputError("{error}", error=error) from error
    with opened_cards(chosen, to_change=True) as library:
        stored = [k for k in library.of(number) if chosen.lang in ("", k.record.language)]
        restored = [k for k in stored if library.restore(number, k.record.language)]
    if chosen.json:
        output = [{"language": card.record.language, "imported": bool(card.imported)} for card in restored]
        print_json({"number": number, "restored": output})
    if not restored:
        warn_worded("judgeapp: {number} has no manual changes.", number=number)
        return 1
    for card in () if chosen.json else restored:
        became = worded("as imported") if card.imported else worded("removed")
        print(f"{number} ({card.record.language}): {became}")
    return 0
