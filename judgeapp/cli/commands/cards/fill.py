"""`judgeapp cards fill`: the facts of cards that scenario files name by number."""

from __future__ import annotations

import argparse

from judgeapp.cards.card import cards_of
from judgeapp.cards.facts import read_number
from judgeapp.cards.record import CardRecord
from judgeapp.cards.vocabulary import words_of
from judgeapp.cli.command import Command
from judgeapp.cli.localization import worded
from judgeapp.cli.stores.lessons import load_taught
from judgeapp.cli.stores.opening import opened_cards
from judgeapp.cli.terminal import print_json
from judgeapp.desk.folder import write_whole
from judgeapp.entries.values import FactError
from judgeapp.files.untrusted import read_untrusted_text
from judgeapp.messages.message import message
from judgeapp.messages.punctuation import comma_list


def add(parser: Command) -> None:
    parser.add_file("files", nargs="+")
    parser.add_argument("--lang", default="en")
    parser.set_run(_fill)


def _fill(chosen: argparse.Namespace) -> int:
    from judgeapp.scenario.filling import fill
    from judgeapp.scenario.limits import MAX_BYTES

    filled_files, taught = [], load_taught(chosen)
    with opened_cards(chosen) as library:
        known = words_of(stored.record for stored in library.all())

        def find(number: str) -> CardRecord | None:
            try:
                stored = library.of(read_number(number))
            except FactError:
                return None
            card = cards_of([entry.record for entry in stored]).get(number)
            return card.completed(chosen.lang) if card else None

        for file in chosen.files:
            filled = fill(read_untrusted_text(file, MAX_BYTES), str(file), find, taught, known)
            if filled.cards:
                # Write the target of a link, not the link.
                write_whole(file.resolve(), filled.text.encode(), message("the scenario"))
            filled_files.append((str(file), filled.cards))
    if chosen.json:
        print_json(
            [
                {"file": name, "cards": [{"name": n, "number": number} for n, number in cards]}
                for name, cards in filled_files
            ]
        )
    else:
        for name, cards in filled_files:
            names = comma_list(f"{card} ({number})" for card, number in cards)
            print(f"{name}: {names or worded('no card is given by number')}")
    return 0
