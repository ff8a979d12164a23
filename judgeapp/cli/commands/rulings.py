"""`judgeapp rulings`: official answers, taken in, found and shown."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from judgeapp.cli.importing import JSON_OF_REPORTS, print_report, print_troubles, progress_of
from judgeapp.cli.letters import letters
from judgeapp.cli.output import add_json, print_json
from judgeapp.cli.passages import opened_library
from judgeapp.cli.shelf import (
    copy_before,
    known_precedents,
    opened_answers,
    opened_cards,
    opened_notebook,
)
from judgeapp.desk.answers import AnswerLibrary
from judgeapp.desk.folder import data_folder
from judgeapp.entries.mapping import SAME, read_mapping
from judgeapp.errors import InputError, NotFoundError
from judgeapp.language.folding import fold
from judgeapp.library import Library
from judgeapp.rulebook.corpus import RULES, load_corpus
from judgeapp.rulings.answer import FormerText, OfficialAnswer, answers_of
from judgeapp.rulings.answer_entry import FIELDS, MAPPED
from judgeapp.rulings.answer_importing import import_answers
from judgeapp.rulings.edition_notes import changed_since
from judgeapp.rulings.filtering import FilterKey, Known, keeping
from judgeapp.rulings.gold_answers import FIRST, GoldMeasure, measure_answers, read_gold_scenes
from judgeapp.rulings.notebook.revision import short
from judgeapp.rulings.precedent_finding import PrecedentHit, PrecedentWhy
from judgeapp.search.filters import filtered

_WHYS = {
    PrecedentWhy.NUMBER: "its number",
    PrecedentWhy.CARD: "about that card",
    PrecedentWhy.WORDS: "has what is asked",
    PrecedentWhy.FILTERED: "passes the filters",
}
_FILTERS_TOLD = (
    "Filters among the words: card:TS1-010, clause:16-4, is:official, since:2026 or"
    " since:2026-03-28, until:2025, lang:ja, event:WORD, tag:WORD; a value with spaces stands in"
    " double quotes."
)
_PROPOSED = 3


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "rulings",
        help="take in official answers, and find them",
        description="Official answers: take in files of them, and find what was answered before.",
    )
    subjects = parser.add_subparsers(title="subjects", metavar="SUBJECT", required=True)
    taking = subjects.add_parser(
        "import",
        help="take the answers of files into the library",
        description="Take questions with their answers into the library: JSON arrays and JSON"
        f" Lines with the fields {', '.join(FIELDS)} (also id, lang, card_or_topic). Importing"
        " again updates; what an answer said before stays. An entry that is no answer is named on"
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
    add_json(taking)
    taking.set_defaults(run=_import)
    finding = subjects.add_parser(
        "find",
        help="find answers by words, a whole question, card, clause or number",
        description=f"Find official answers. {_FILTERS_TOLD}",
        epilog="JSON: question; hits, each as `rulings show --json` has it without former and"
        " changed_since, and why, language, snippet, marks (start and end in the snippet, in code"
        " points), like (the numbers of those that say nearly the same).",
    )
    finding.add_argument("query", type=letters, nargs="+", help="words, and filters among them")
    finding.add_argument(
        "--lang", type=letters, default="", help="show texts in it where there are, such as ja"
    )
    finding.add_argument("--limit", type=int, default=10, help="how many (default 10)")
    add_json(finding)
    finding.set_defaults(run=_find)
    showing = subjects.add_parser(
        "show",
        help="show an answer, what it said before, and the clauses it is about",
        description="Show an official answer by its number: its texts, its cards, the clauses that"
        " decide it (those that were confirmed, or else those that its words propose), which of"
        " them were changed after its date, and what it said before.",
        epilog="JSON: numbers, cards, date, texts (language, question, answer, date, source),"
        " clauses, confirmed (whether the judge has), changed_since (clause, edition, date),"
        " former (number, language, question, answer, date, taken, replaced).",
    )
    showing.add_argument("number", type=letters, help="the number of an answer, such as Q601")
    add_json(showing)
    showing.set_defaults(run=_show)
    deciding = subjects.add_parser(
        "decide",
        help="confirm which clauses decide an answer",
        description="Keep which clauses decide an official answer; without any, what was kept is"
        " taken back.",
    )
    deciding.add_argument("number", type=letters, help="the number of an answer, such as Q601")
    deciding.add_argument("clauses", type=letters, nargs="*", metavar="CLAUSE", help="such as 16-4")
    deciding.set_defaults(run=_decide)

    checking = subjects.add_parser(
        "check",
        help="play again what the rulings of the notebook rest on",
        description="Play the scene or position that each ruling of the notebook rests on, by the"
        " engine of today. Exit status 1 when one comes out otherwise, or can't be played any"
        " more.",
        epilog="JSON: a list with ruling (its id), question, failure (empty where all is as it"
        " was), unapplied (clauses of the ruling that its scene does not apply).",
    )
    add_json(checking)
    checking.set_defaults(run=_check)


def _check(chosen: argparse.Namespace) -> int:
    from judgeapp.table.rulings.resting import check_rests

    with opened_notebook(chosen) as notebook:
        checked = tuple(check_rests(notebook.all()))
    if chosen.json:
        print_json(checked)
    else:
        for one in checked:
            state = "FAILED" if one.failure else "passed"
            print(f"{state}  {short(one.ruling)}  {' '.join(one.question.split())}")
            if one.unapplied:
                print(f"    its scene does not apply {', '.join(one.unapplied)}")
        failed = sum(bool(one.failure) for one in checked)
        print(f"{len(checked)} rulings rest on a scene or a position, {failed} come out otherwise")
    for one in checked:
        if one.failure:
            print(f"judgeapp: ruling {short(one.ruling)}: {one.failure}", file=sys.stderr)
    return 1 if any(one.failure for one in checked) else 0


def _import(chosen: argparse.Namespace) -> int:
    translation = SAME if chosen.mapping is None else read_mapping(chosen.mapping, MAPPED)
    reports = []
    with opened_answers(chosen) as library:
        copy_before(data_folder(chosen.data))
        for file in chosen.files:
            with progress_of(file) as progress:
                report = import_answers(
                    file, library, language=chosen.lang, translation=translation, progress=progress
                )
            reports.append(report)
            if not chosen.json:
                print_report(report, "answers")
            print_troubles(report)
    if chosen.json:
        print_json(reports)
    return 1 if any(report.bad for report in reports) else 0


def _find(chosen: argparse.Namespace) -> int:
    if chosen.limit < 1:
        raise InputError("a limit must be at least 1", where="--limit")
    question = " ".join(chosen.query)
    asked = filtered(question, tuple(FilterKey))
    precedents = known_precedents(chosen)
    hits = precedents.find(
        asked.words,
        language=chosen.lang,
        limit=chosen.limit,
        keeps=keeping(asked.filters, Known(lambda name: _called(name, chosen), precedents.about)),
        cards=_called(asked.words, chosen) if len(asked.words) < _LONGEST_NAME else (),
    )
    if chosen.json:
        print_json({"question": question, "hits": [_hit_json(hit) for hit in hits]})
    else:
        for hit in hits:
            _print_hit(hit)
    if not hits:
        print(f"judgeapp: no answer found for {question!r}.", file=sys.stderr)
        return 1
    return 0


_LONGEST_NAME = 60  # letters of a question that may be the name of a card


def _called(name: str, chosen: argparse.Namespace) -> tuple[str, ...]:
    """The numbers of the cards of the library with a name."""
    wanted = fold(name).replace(" ", "")
    with opened_cards(chosen) as library:
        return tuple(
            dict.fromkeys(
                kept.record.number
                for kept in library.all()
                if fold(kept.record.name).replace(" ", "") == wanted
            )
        )


def _print_hit(hit: PrecedentHit) -> None:
    precedent = hit.precedent
    text = precedent.text(hit.language)
    print(f"{', '.join(precedent.numbers)}  {precedent.date}  {', '.join(precedent.cards[:8])}")
    print(f"    {text.question}")
    print(f"    {' '.join(text.answer.split())}")
    if hit.like:
        print(f"    (nearly the same: {', '.join(n for p in hit.like for n in p.numbers)})")
    print(f"    ({_WHYS[hit.why]})")


def _hit_json(hit: PrecedentHit) -> dict[str, Any]:
    precedent = hit.precedent
    return {
        "numbers": precedent.numbers,
        "cards": precedent.cards,
        "date": precedent.date,
        "texts": precedent.texts,
        "clauses": precedent.clauses,
        "why": hit.why,
        "language": hit.language,
        "snippet": hit.snippet,
        "marks": hit.marks,
        "like": [number for like in hit.like for number in like.numbers],
    }


def _show(chosen: argparse.Namespace) -> int:
    with opened_answers(chosen) as library:
        answer = _answer(library, chosen.number)
        former = [text for number in answer.numbers for text in library.former(number)]
        decided = library.decided()
    confirmed = tuple(dict.fromkeys(c for n in answer.numbers for c in decided.get(n, ())))
    rules = opened_library()
    clauses = confirmed or proposed(rules, answer)
    changed = changed_since(rules.corpus, clauses, answer.date)
    if chosen.json:
        print_json(
            {
                "numbers": answer.numbers,
                "cards": answer.cards,
                "date": answer.date,
                "texts": [
                    {
                        "language": text.language,
                        "question": text.question,
                        "answer": text.answer,
                        "date": text.date,
                        "source": text.source,
                    }
                    for text in answer.texts
                ],
                "clauses": clauses,
                "confirmed": bool(confirmed),
                "changed_since": changed,
                "former": [_former_json(text) for text in former],
            }
        )
        return 0
    print(f"{', '.join(answer.numbers)}  {answer.date}")
    print(f"  cards: {', '.join(answer.cards)}")
    for text in answer.texts:
        told = ", ".join(filter(None, (text.language, text.date, text.source)))
        print(f"\n[{told}]\n{text.question}\n\n{text.answer}")
    if clauses:
        how = "confirmed" if confirmed else "proposed by its words"
        print(f"\nclauses ({how}): {', '.join(clauses)}")
    for one in changed:
        print(
            f"  {one.clause} was changed by edition {one.edition} ({one.date}), after this answer"
        )
    for old in former:
        print(f"\nuntil {old.replaced[:10]} it said [{old.text.language}]:\n{old.text.question}")
        print(f"\n{old.text.answer}")
    return 0


def proposed(library: Library, answer: OfficialAnswer) -> tuple[str, ...]:
    """The clauses that the words of an answer are most likely about, best first."""
    text = answer.text("en")
    return tuple(p.number for p in library.about(f"{text.question}\n{text.answer}", _PROPOSED))


def _former_json(former: FormerText) -> dict[str, Any]:
    text = former.text
    return {
        "number": text.number,
        "language": text.language,
        "question": text.question,
        "answer": text.answer,
        "date": text.date,
        "taken": former.taken,
        "replaced": former.replaced,
    }


def _decide(chosen: argparse.Namespace) -> int:
    corpus = load_corpus()
    for clause in chosen.clauses:
        if corpus.clause(clause) is None:
            raise NotFoundError(f"the Comprehensive Rules have no clause {clause}")
    with opened_answers(chosen) as library:
        answer = _answer(library, chosen.number)
        library.decide(answer.number, chosen.clauses, corpus.manifest.source(RULES).edition)
    told = ", ".join(chosen.clauses) or "no clause"
    print(f"{answer.number}: {told}")
    return 0


def _answer(library: AnswerLibrary, number: str) -> OfficialAnswer:
    wanted = fold(number)
    for answer in answers_of(library.all()):
        if any(fold(own) == wanted for own in answer.numbers):
            return answer
    raise NotFoundError(f"there is no official answer {number!r}")


def gold_answers(chosen: argparse.Namespace) -> int:
    """`judgeapp search --gold-answers FILE`."""
    result = measure_answers(known_precedents(chosen), read_gold_scenes(chosen.gold_answers))
    if chosen.json:
        print_json(result)
    else:
        _print_measure(result)
    return 0 if result.found == len(result.outcomes) else 1


def _print_measure(result: GoldMeasure) -> None:
    for outcome in result.outcomes:
        place = f"at {outcome.rank}" if outcome.rank else "not found"
        behind = "" if outcome.apart or not outcome.rank else ", behind one that says the same"
        state = "hit " if 0 < outcome.rank <= FIRST else "MISS"
        print(f"{state}  {outcome.scene.id}: {', '.join(outcome.scene.answers)}, {place}{behind}")
    print(
        f"{result.found} of {len(result.outcomes)} within {FIRST} ({result.share:.1%}),"
        f" {result.apart} of them listed themselves; of {result.missing} the answer is not in the"
        " library"
    )
