"""`judgeapp search`: find passages, or measure the finding on a file of queries."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from judgeapp.cli.arguments import add_limit, check_limit, letters
from judgeapp.cli.command import Command
from judgeapp.cli.localization import in_language, spoken_now, worded, worded_code
from judgeapp.cli.output.passages import edition_line, heading_path, passage_json, stand_in_sentence, with_heading
from judgeapp.cli.stores.rules import opened_library
from judgeapp.cli.terminal import MARK_OFF, MARK_ON, json_fields, print_json, print_worded, warn_worded
from judgeapp.desk.folder import answers_file, cards_file, data_folder, notebook_file
from judgeapp.library import Library
from judgeapp.messages.errors import InputError
from judgeapp.messages.punctuation import bracketed, brief, comma_list, fact_list, semicolon_list
from judgeapp.questions.question import ProvenQuestion
from judgeapp.search.answer import Answer, Hit, Notice, NoticeKind, Why, WhyKind, shown_notices
from judgeapp.search.question import of_edition, parse_number

if TYPE_CHECKING:
    from judgeapp.combined_search import CombinedAnswer

# Results besides the rules, and how many of each are printed.
_KEPT = ("cards", "rulings", "answers")
_MAX_BELOW = 5

_MAX_LINE_LETTERS = 160  # letters of a question with its answer, on one line


def add(parser: Command) -> None:
    parser.add_argument("query", type=letters, nargs="*")
    parser.add_argument("--lang", type=letters, default="")
    parser.add_argument("--source", type=letters, default="")
    parser.add_flag("--all-languages")
    add_limit(parser)
    parser.add_argument("--only", choices=("rules", "questions", *_KEPT))
    parser.add_file("--gold")
    parser.set_run(run)


def run(chosen: argparse.Namespace) -> int:
    check_limit(chosen)
    if chosen.gold is not None:
        if chosen.query or chosen.lang or chosen.source:
            raise InputError("--gold takes no query, language or source", where="--gold")
        from judgeapp.cli.output.gold import gold

        return gold(chosen)
    if not " ".join(chosen.query).strip():
        raise InputError("type a query", mend="Write one, as in: judgeapp search 16-5")
    if chosen.only in _KEPT and (chosen.lang or chosen.source):
        raise InputError("--only {kind} takes no language or source", where="--only", kind=chosen.only)
    library = opened_library(data_folder(chosen.data))
    answer, result = _find(chosen, library, " ".join(chosen.query))
    if chosen.json:
        print_json(_answer_json(library, answer) | _beside_json(result))
    else:
        _print_in_order(library, answer, result)
    is_question_found = chosen.only == "questions" and (answer.proven is not None or answer.perhaps)
    if not (is_question_found or answer.hits or (result and (result.cards.hits or result.rulings or result.answers))):
        warn_worded("judgeapp: no matches for {question!r}.", question=answer.question)
        return 1
    return 0


def _find(chosen: argparse.Namespace, library: Library, question: str) -> tuple[Answer, CombinedAnswer | None]:
    """Answer of the rules, with the results besides if these are wanted, which are opened only then."""
    answer_rules = cache(
        partial(
            library.answer,
            language=chosen.lang,
            source=chosen.source,
            limit=chosen.limit,
            reads=() if chosen.all_languages else (spoken_now(),),
        )
    )
    by_rules = chosen.lang or chosen.source or parse_number(question) or of_edition(question)
    if chosen.only in _KEPT or not (chosen.only or by_rules or not _keeps_anything(chosen)):
        return _find_combined(chosen, library, question, answer_rules)
    answer = answer_rules(question)
    if chosen.only == "rules":
        answer = replace(answer, proven=None, perhaps=())
    if chosen.only == "questions":
        answer = replace(answer, hits=(), notices=(), folded=0, folded_in=())
    return answer, None


def _find_combined(
    chosen: argparse.Namespace, library: Library, question: str, answer_rules: Callable[[str], Answer]
) -> tuple[Answer, CombinedAnswer]:
    from judgeapp.cards.finding.cards import CardAnswer
    from judgeapp.cli.stores.found_cards import cards_if_any
    from judgeapp.cli.stores.precedents import precedents_if_any
    from judgeapp.combined_search import Most, Part, find_all, is_sure
    from judgeapp.rulings.precedent_finding import Precedents

    rules_lead = not (chosen.only or chosen.json) and is_sure(answer_rules(question))
    if rules_lead:
        # The rules lead and don't wait for the rest.
        _print_questions(library, answer_rules(question))
        print_worded("Rules:")
        _print_rules(library, answer_rules(question))
        sys.stdout.flush()
    most = chosen.limit if chosen.only else min(chosen.limit, _MAX_BELOW)
    result = find_all(
        question,
        library,
        partial(cards_if_any, chosen, library.glossary),
        lambda: precedents_if_any(chosen, library.glossary) or Precedents((), library.glossary),
        answer_rules,
        language=spoken_now(),
        most=Most(most, most),
    )
    if rules_lead:
        return answer_rules(question), replace(result, order=tuple(p for p in result.order if p is not Part.RULES))
    if not chosen.only:
        return result.answer, result
    return Answer(question), replace(
        result,
        cards=result.cards if chosen.only == "cards" else CardAnswer(question),
        rulings=result.rulings if chosen.only == "rulings" else (),
        answers=result.answers if chosen.only == "answers" else (),
    )


def _keeps_anything(chosen: argparse.Namespace) -> bool:
    folder = data_folder(chosen.data)
    return any(file(folder).exists() for file in (cards_file, answers_file, notebook_file))


def _beside_json(result: CombinedAnswer | None) -> dict[str, Any]:
    if result is None:
        return {"order": ["rules"], "cards": [], "rulings": [], "answers": []}
    from judgeapp.cli.output.found_cards import card_json
    from judgeapp.cli.output.found_precedents import precedent_json

    return {
        "order": result.order,
        "cards": [card_json(hit) for hit in result.cards.hits],
        "rulings": [precedent_json(hit) for hit in result.rulings],
        "answers": [precedent_json(hit) for hit in result.answers],
    }


def _print_in_order(library: Library, answer: Answer, result: CombinedAnswer | None) -> None:
    """Print the parts of the results in order, each below a heading if several. Leading rules are already printed."""
    if result is None:
        _print_questions(library, answer)
        _print_rules(library, answer)
        return
    from judgeapp.cli.output.found_cards import print_card
    from judgeapp.cli.output.found_precedents import print_precedent
    from judgeapp.combined_search import Part

    printed: dict[Part, list[Callable[[], None]]] = {
        Part.CARDS: [partial(print_card, hit, spoken_now()) for hit in result.cards.hits],
        Part.RULINGS: [partial(print_precedent, hit) for hit in result.rulings],
        Part.ANSWERS: [partial(print_precedent, hit) for hit in result.answers],
        Part.RULES: [partial(_print_rules, library, answer)] if answer.hits or answer.notices else [],
    }
    headings = {
        Part.CARDS: worded("Cards:"),
        Part.RULINGS: worded("Rulings:"),
        Part.ANSWERS: worded("Official answers:"),
        Part.RULES: worded("Rules:"),
    }
    rules_lead = Part.RULES not in result.order
    if not rules_lead:
        _print_questions(library, answer)
    parts = [part for part in result.order if printed[part]]
    for index, part in enumerate(parts):
        if index or rules_lead:
            print()
        if rules_lead or len(parts) > 1:
            print(headings[part])
        for print_hit in printed[part]:
            print_hit()


def _answer_json(library: Library, answer: Answer) -> dict[str, Any]:
    return {
        "question": answer.question,
        "answer": None if answer.proven is None else _proven_json(library, answer.proven),
        "perhaps": [_proven_json(library, question) for question in answer.perhaps],
        **json_fields(answer, "notices", "folded", "folded_in"),
        "edition": library.corpus.built_in if library.corpus.leading is None else library.corpus.leading.number,
        "hits": [
            passage_json(library.corpus, hit.passage)
            | {"snippet": hit.snippet, "snippet_language": hit.language, "marks": hit.marks, "why": hit.why}
            for hit in answer.hits
        ],
    }


def _proven_json(library: Library, question: ProvenQuestion) -> dict[str, Any]:
    return {
        "id": question.id,
        "question": {language: ways[0] for language, ways in question.ask.items()},
        "answer": question.answer,
        "clauses": library.corpus.shown_numbers(question.clauses),
        "scene": question.scene,
    }


def _print_questions(library: Library, answer: Answer) -> None:
    if answer.proven is not None:
        _print_proven(library, answer.proven)
    elif answer.perhaps:
        print_worded("Perhaps you mean:")
        _print_proven(library, answer.perhaps[0])
    for question in answer.perhaps[answer.proven is None :]:
        print(_in_a_line(question))
    if answer.proven is not None or answer.perhaps:
        print()


def _print_rules(library: Library, answer: Answer) -> None:
    for notice in shown_notices(answer):
        print(bracketed(_worded_notice(notice)))
    for hit in answer.hits:
        passage = hit.passage
        shown = with_heading(library.corpus, passage)
        name = f"{shown.number} {shown.heading}".strip() or passage.id
        edition = edition_line(library.corpus, passage)
        print(f"{name}   [{fact_list((edition, hit.language, passage.id))}]")
        if path := heading_path(library.corpus, passage):
            print(f"    {path}")
        if passage.blocks:
            print(f"    {_marked(hit)}")
        print(f"    {bracketed(semicolon_list(_worded_why(library, why) for why in hit.why))}")
    if answer.folded:
        print_worded(
            "({count} in other languages: {languages}; --all-languages shows them)",
            count=answer.folded,
            languages=comma_list(answer.folded_in),
        )
    standing = (stand_in_sentence(library.corpus, hit.passage) for hit in answer.hits)
    if sentence := next(filter(None, standing), ""):
        print(sentence)


def _in_a_line(question: ProvenQuestion) -> str:
    return brief(f"{in_language(question.ask)[0]} {in_language(question.answer)}", _MAX_LINE_LETTERS)


def _print_proven(library: Library, question: ProvenQuestion) -> None:
    print(in_language(question.ask)[0])
    print(f"    {in_language(question.answer)}")
    clauses = comma_list(library.corpus.shown_numbers(question.clauses))
    print_worded("    {clauses}; played in the scene {scene}", clauses=clauses, scene=question.scene)


def _worded_notice(notice: Notice) -> str:
    if notice.kind is NoticeKind.NO_SUCH_NUMBER and notice.instead:
        return worded(
            "there is no clause {term}; the nearest above it is {instead}", term=notice.term, instead=notice.instead
        )
    return worded_code("search notices", notice.kind, **json_fields(notice, "term", "instead", "editions", "was"))


def _worded_why(library: Library, why: Why) -> str:
    decides = why.kind is WhyKind.DECIDES
    term = in_language(library.questions[why.found].asked_first) if decides else why.term
    return worded_code("search reasons", why.kind, term=term, match=why.found or why.term)


def _marked(hit: Hit) -> str:
    """The snippet, with its marks in colour on a terminal."""
    if not sys.stdout.isatty():
        return hit.snippet
    text = hit.snippet
    for mark in reversed(hit.marks):
        before, marked, after = text[: mark.start], text[mark.start : mark.end], text[mark.end :]
        text = f"{before}{MARK_ON}{marked}{MARK_OFF}{after}"
    return text
