"""`judgeapp corpus review`: what names clauses that changed since."""

from __future__ import annotations

import argparse
from typing import Any

from judgeapp.citations.reference import clause_in
from judgeapp.citations.review import newest, review
from judgeapp.citations.saved import note_cited
from judgeapp.cli.command import Command
from judgeapp.cli.commands.corpus.compare import edition_json, wrapped
from judgeapp.cli.localization import for_later, in_words
from judgeapp.cli.stores.concordance import opened_editions
from judgeapp.cli.terminal import json_fields, print_json, print_worded, warn
from judgeapp.desk.folder import cache_folder, data_folder
from judgeapp.desk.written.alignments import load_alignments
from judgeapp.rulebook.corpus import Corpus, edition_called
from judgeapp.rulebook.manifest import Rulebook
from judgeapp.table.scenes import own_scenes


def add(parser: Command) -> None:
    parser.add_argument("--edition", default="")
    parser.add_flag("--all")
    parser.set_run(_review)


def _review(chosen: argparse.Namespace) -> int:
    folder = data_folder(chosen.data)
    rules = opened_editions(folder)
    corpus = rules.corpus
    target = edition_called(corpus, chosen.edition) if chosen.edition else newest(corpus)
    scenes, wrong = own_scenes(folder)
    warn(*wrong)
    result = review(corpus, rules.glossary, folder, target, all_=chosen.all, scenes=scenes, cache_folder=cache_folder())
    warn(*result.troubles)
    note_cited(folder, corpus)
    alignments, _ = load_alignments(folder)
    entries = []
    for followed in result.to_review:
        of = followed.reference
        known = alignments.cited_text(of.edition, of.number)
        entries.append(
            {
                **json_fields(of, "kind", "id", "told", "edition", "number"),
                **json_fields(followed, "standing", "numbers"),
                "said": known.text if known else _text(corpus, of.edition, of.number),
                "says": [_text(corpus, followed.edition, number) for number in followed.numbers],
            }
        )
    if chosen.json:
        same = len(result.followed) - len(entries)
        print_json(
            {"target": edition_json(target), "references": len(result.followed), "followed": same, "review": entries}
        )
    else:
        _print_review(target, entries, len(result.followed))
    return 1 if entries else 0


def _text(corpus: Corpus, edition: str, number: str) -> str:
    clause = clause_in(corpus, edition, number)
    return corpus.in_language(clause, "en").text if clause is not None else ""


def _print_review(target: Rulebook, entries: list[dict[str, Any]], all_: int) -> None:
    print_worded(
        "Compared with {edition} ({date}): {all:,} references, {entries:,} to check",
        edition=target.edition,
        date=target.date,
        all=all_,
        entries=len(entries),
    )
    for entry in entries:
        there = " + ".join(entry["numbers"])
        print(f"\n{entry['kind']} {entry['id']}: {entry['told']}".rstrip())
        line = for_later("  {number} of {edition}: {standing}")
        if there:
            line = for_later("  {number} of {edition}: {standing}, now {there}")
        print(in_words(line, number=entry["number"], edition=entry["edition"], standing=entry["standing"], there=there))
        for sign, text in (("-", entry["said"]), *(("+", t) for t in entry["says"])):
            if text:
                print(*wrapped(f"{sign} {text}"), sep="\n")
