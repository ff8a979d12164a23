"""`judgeapp corpus facts`: facts of the newest known edition that a still newer one keeps."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from functools import partial

from judgeapp.citations.review import alignments_to
from judgeapp.clauses.renumbering import order
from judgeapp.cli.command import Command
from judgeapp.cli.commands.corpus.compare import WIDTH
from judgeapp.cli.localization import worded
from judgeapp.cli.stores.concordance import opened_concordance
from judgeapp.cli.stores.opening import copy_before
from judgeapp.cli.terminal import print_json, print_worded, reported, wrapped_to
from judgeapp.desk.folder import cache_folder, data_folder
from judgeapp.desk.written.alignments import SavedAlignments, load_alignments, save_alignments
from judgeapp.editions.news import in_words
from judgeapp.editions.taught import PlayedFact, TaughtFact, duel_edition, played_facts, with_taught, without_taught
from judgeapp.engine.edition import EditionFact
from judgeapp.messages.punctuation import comma_list
from judgeapp.rulebook.corpus import edition_called


def add(parser: Command) -> None:
    parser.add_argument("edition", metavar="EDITION")
    facts = [fact.value for fact in EditionFact]
    for option in ("--still", "--dropped", "--forget"):
        parser.add_repeated(option, "FACT", choices=facts)
    parser.set_run(_facts)


def _facts(chosen: argparse.Namespace) -> int:
    folder = data_folder(chosen.data)
    rules = opened_concordance(folder)
    target = edition_called(rules.corpus, chosen.edition)
    saved = reported(load_alignments(folder))
    alignments = alignments_to(rules.corpus, rules.glossary, target, saved, cache_folder())
    # If several editions settle a fact, the nearest counts.
    by_fact = {
        fact.difference.fact: fact
        for old, alignment in sorted(alignments.items(), key=lambda entry: order(entry[0]))
        for fact in played_facts(old, target.edition, alignment)
    }
    played = dict(sorted(by_fact.items(), key=lambda entry: not entry[1].changed))
    if chosen.still or chosen.dropped or chosen.forget:
        copy_before(folder)
        saved = save_alignments(folder, partial(_with_answers, chosen, target.edition, played))
    plays = {fact.fact: fact.plays for fact in saved.taught_facts if fact.edition == target.edition}
    duel = duel_edition(target.edition, saved.taught_facts)
    if chosen.json:
        facts = [
            {
                "fact": fact.value,
                "now": there.difference.now,
                "clauses": there.difference.clauses,
                "in_edition": there.numbers,
                "changed": bool(there.changed),
                "plays": plays.get(fact),
            }
            for fact, there in played.items()
        ]
        print_json({"edition": target.edition, "duel": duel, "facts": facts})
        return 0
    print_worded("Edition {edition} is played as edition {duel}.", edition=target.edition, duel=duel)
    _print_facts(played, plays)
    return 0


def _with_answers(
    chosen: argparse.Namespace, edition: str, played: Mapping[EditionFact, PlayedFact], saved: SavedAlignments
) -> SavedAlignments:
    facts = saved.taught_facts
    for names, plays in ((chosen.still, True), (chosen.dropped, False)):
        for fact in map(EditionFact, names):
            numbers = played[fact].numbers if fact in played else ()
            facts = with_taught(facts, TaughtFact(edition, fact, plays, numbers))
    for fact in map(EditionFact, chosen.forget):
        facts = without_taught(facts, edition, fact)
    return saved.with_taught_facts(facts)


def _print_facts(played: Mapping[EditionFact, PlayedFact], plays: Mapping[EditionFact, bool]) -> None:
    for fact, there in played.items():
        answer = {None: worded("not answered"), True: worded("still holds"), False: worded("no longer holds")}
        changed_text = worded(" (its clauses have changed)") if there.changed else ""
        print(f"\n{fact.value}: {answer[plays.get(fact)]}{changed_text}")
        text = f"{in_words(there.difference.now)} [{comma_list(there.difference.clauses)}]"
        print(*wrapped_to(text, WIDTH, before="  ", after="  "), sep="\n")
