"""`judgeapp cards`: import card files, and find cards."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from judgeapp.cards.card import PrintedCard, copies_of
from judgeapp.cards.facts import read_number
from judgeapp.cards.fields import ENTRY, MAPPED
from judgeapp.cards.filtering import CardFilterKey, keeping_cards
from judgeapp.cards.finding import CardAnswer, CardHit, CardWhy
from judgeapp.cards.importing import import_file
from judgeapp.cards.readers import read_cards
from judgeapp.cli.commands import cardtext, teaching
from judgeapp.cli.importing import JSON_OF_REPORTS, print_report, print_troubles, progress_of
from judgeapp.cli.letters import letters
from judgeapp.cli.output import add_json, print_json
from judgeapp.cli.shelf import changed_cards, known_cards
from judgeapp.desk.cards import Corrections
from judgeapp.entries.mapping import SAME, read_mapping
from judgeapp.entries.values import FactError
from judgeapp.errors import InputError
from judgeapp.search.filters import filtered

_WHYS = {
    CardWhy.NUMBER: "its number",
    CardWhy.NUMBER_BEGINS: "its number begins so",
    CardWhy.NAME: "its name",
    CardWhy.NAME_BEGINS: "its name begins so",
    CardWhy.KEYWORD: "has the keyword",
    CardWhy.NAME_HAS: "in its name",
    CardWhy.TRAIT: "its traits and facts",
    CardWhy.TEXT: "in its text",
    CardWhy.FACTS: "its facts",
}


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "cards",
        help="import card files into the library, and find cards",
        description="The card library: import card files, and find cards.",
    )
    subjects = parser.add_subparsers(title="subjects", metavar="SUBJECT", required=True)
    taking = subjects.add_parser(
        "import",
        help="take the cards of files into the library",
        description="Take the cards of files into the library: JSON arrays and JSON Lines with"
        f" the fields {', '.join(ENTRY)}. Importing"
        " again updates; what was corrected by hand stays. An entry that is no card is named on"
        " stderr, the rest is imported. Exit status 1 when there was one.",
        epilog=JSON_OF_REPORTS,
    )
    taking.add_argument("files", nargs="+", type=Path, metavar="FILE")
    taking.add_argument(
        "--lang",
        default="",
        help="language of the texts, such as en; without it the fields and letters tell",
    )
    taking.add_argument(
        "--mapping",
        type=Path,
        metavar="FILE",
        help="a YAML file that says where our fields stand in these files",
    )
    taking.add_argument(
        "--by-hand",
        action="store_true",
        help="take them as corrections: importing other files does not overwrite them",
    )
    add_json(taking)
    taking.set_defaults(run=_import)
    finding = subjects.add_parser(
        "find",
        help="find cards by number, name in any language, keyword or text",
        description="Find cards by number (TS1-010, also without the dash), name in any"
        " language, keyword, trait or text. Filters among the words: color:red, level:6,"
        " level:4-6, cost:<=5, dp:>=6000, trait:Dragon, keyword:blocker, type:tamer, understood:no;"
        " level, cost, DP, color and whether they are understood may be said in words too: red"
        " level 6 blocker not understood. Whether they are is known of those that were read.",
        epilog="JSON: question; corrected (the name that the hits are for, or nothing); unread (how"
        " many more may be found once they are read); hits,"
        " each with number, names (by language), category, colors, level, dp, play_cost,"
        " evo_costs, traits, copies, why, language, snippet, marks (start and end in the"
        " snippet, in code points).",
    )
    finding.add_argument("query", type=letters, nargs="+", help="a number, a name, or words")
    finding.add_argument(
        "--lang", type=letters, default="", help="show names and texts in it, such as ja"
    )
    finding.add_argument("--limit", type=int, default=10, help="how many (default 10)")
    finding.add_argument(
        "--read",
        action="store_true",
        help="read first what was not read yet of all cards: minutes for thousands",
    )
    add_json(finding)
    finding.set_defaults(run=_find)
    restoring = subjects.add_parser(
        "restore",
        help="take back what was corrected by hand",
        description="Take back what was done to a card by hand: it is again as it was imported;"
        " one that was only added is no more. Exit status 1 when nothing was done to it.",
    )
    restoring.add_argument("number", type=letters, help="the card number, such as TS1-010")
    restoring.add_argument(
        "--lang", type=letters, default="", help="only the record in it, such as en"
    )
    restoring.set_defaults(run=_restore)
    cardtext.add(subjects)
    cardtext.add_filling(subjects)
    teaching.add(subjects)


def _import(chosen: argparse.Namespace) -> int:
    translation = SAME if chosen.mapping is None else read_mapping(chosen.mapping, MAPPED)
    reports = []
    with changed_cards(chosen) as library:
        shelf = Corrections(library) if chosen.by_hand else library
        for file in chosen.files:
            with progress_of(file) as progress:
                report = import_file(
                    file,
                    shelf,
                    language=chosen.lang,
                    translation=translation,
                    progress=progress,
                )
            reports.append(report)
            if not chosen.json:
                print_report(report, "cards")
            print_troubles(report)
    if chosen.json:
        print_json(reports)
    return 1 if any(report.bad for report in reports) else 0


def _find(chosen: argparse.Namespace) -> int:
    if chosen.limit < 1:
        raise InputError("a limit must be at least 1", where="--limit")
    question = " ".join(chosen.query)
    asked = filtered(question, tuple(CardFilterKey))
    keeping = keeping_cards(asked.filters) if asked.filters else None
    cards = known_cards(chosen)
    if chosen.read:
        for _ in read_cards(cards.unread(), known=cards.words):
            pass  # whether it is understood is kept
    answer = cards.find(asked.words, language=chosen.lang, limit=chosen.limit, keeping=keeping)
    if chosen.json:
        print_json(_answer_json(answer))
    else:
        _print_answer(answer, chosen.lang)
    if answer.unread:
        print(
            f"judgeapp: of {answer.unread:,} more it is not known whether they are understood:"
            " with --read they are read first.",
            file=sys.stderr,
        )
    if not answer.hits:
        print(f"judgeapp: no card found for {question!r}.", file=sys.stderr)
        return 1
    return 0


def _print_answer(answer: CardAnswer, language: str) -> None:
    if answer.corrected:
        print(f"(showing cards for {answer.corrected}; none has {answer.question!r})")
    for hit in answer.hits:
        card = hit.card
        others = [name for _, name in card.names() if name != card.name(language)]
        also = f" ({', '.join(dict.fromkeys(others))})" if others else ""
        print(f"{card.number}  {card.name(language)}{also}")
        print(f"    {', '.join(_facts_told(card, language))}")
        if hit.snippet:
            print(f"    {hit.snippet}")
        print(f"    ({_WHYS[hit.why]})")


def _facts_told(card: PrintedCard, language: str) -> Sequence[str]:
    record = card.completed(language)
    told = [record.category.value, "/".join(record.colors)]
    for name, value in (("Lv.", record.level), ("DP ", record.dp), ("cost ", record.play_cost)):
        if value is not None:
            told.append(f"{name}{value}")
    return [part for part in (*told, " | ".join(record.all_traits)) if part]


def _answer_json(answer: CardAnswer) -> dict[str, Any]:
    return {
        "question": answer.question,
        "corrected": answer.corrected,
        "unread": answer.unread,
        "hits": [_hit_json(hit) for hit in answer.hits],
    }


def _hit_json(hit: CardHit) -> dict[str, Any]:
    record = hit.card.completed(hit.language)
    return {
        "number": hit.card.number,
        "names": dict(hit.card.names()),
        "category": record.category,
        "colors": record.colors,
        "level": record.level,
        "dp": record.dp,
        "play_cost": record.play_cost,
        "evo_costs": [
            {"cost": cost.cost, "colors": cost.colors, "level": cost.level}
            for cost in record.evo_costs
        ],
        "traits": record.all_traits,
        "copies": copies_of(record),
        "why": hit.why.name.lower().replace("_", "-"),
        "language": hit.language,
        "snippet": hit.snippet,
        "marks": hit.marks,
    }


def _restore(chosen: argparse.Namespace) -> int:
    try:
        number = read_number(chosen.number)
    except FactError as error:
        raise InputError(str(error)) from error
    with changed_cards(chosen) as library:
        kept = [k for k in library.of(number) if chosen.lang in ("", k.record.language)]
        restored = [k for k in kept if library.restore(number, k.record.language)]
    if not restored:
        print(f"judgeapp: nothing was done to {number} by hand.", file=sys.stderr)
        return 1
    for one in restored:
        became = "as it was imported" if one.imported else "no more"
        print(f"{number} ({one.record.language}): {became}")
    return 0
