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
    parser.description = worded(
        "Undo corrections by hand: the card is as imported again; one that was added by hand is "
        "removed. Exit status 1 when the card had no changes by hand."
    )
    parser.epilog = worded(
        "JSON: number, and restored: a list with language, and imported (true: as imported again; false: removed)."
    )
    parser.add_argument("number", type=letters, help=worded("the card number, such as TS1-010"))
    parser.add_argument("--lang", type=letters, default="", help=worded("only the record in this language, such as en"))
    parser.set_run(_restore)


def _restore(chosen: argparse.Namespace) -> int:
    try:
        number = read_number(chosen.number)
    except FactError as error:
        raise InputError("{error}", error=error) from error
    with opened_cards(chosen, to_change=True) as library:
        kept = [k for k in library.of(number) if chosen.lang in ("", k.record.language)]
        restored = [k for k in kept if library.restore(number, k.record.language)]
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
