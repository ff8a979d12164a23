"""`judgeapp corpus compare`: what changed between two editions of the rules."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Any

from judgeapp.cli.commands.alignment.output import WIDTH, edition_json, warn, wrapped
from judgeapp.cli.localization import for_later, in_words, worded
from judgeapp.cli.stores.concordance import opened_editions
from judgeapp.cli.stores.opening import copy_before
from judgeapp.cli.terminal import add_json, print_json, wrapped_to
from judgeapp.desk.folder import cache_folder, data_folder, write_whole
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import message

if TYPE_CHECKING:
    from judgeapp.editions.alignment.alignment import AlignedClauses, Alignment
    from judgeapp.editions.alignment.marked import Span
    from judgeapp.rulebook.manifest import Rulebook
    from judgeapp.rulebook.passage import Passage

_FEW = 40  # entries of a kind that are printed
_KINDS = (
    ("new", for_later("New")),
    ("edited", for_later("Says something else")),
    ("merged", for_later("Several became one")),
    ("split", for_later("One became several")),
    ("gone", for_later("Gone")),
)

_DOUBTS = message("the list of what is doubtful")


def add(actions: Any) -> None:
    comparing = actions.add_parser(
        "compare",
        help=worded("tell what changed between two editions of the rules"),
        description=worded(
            "Line up two editions of the Comprehensive Rules, clause by clause, and tell what is"
            " new, what says something else (with [-words that went-] and {{+words that came+}}),"
            " what was merged, split or is gone, and in one line what was only renumbered. What"
            " is not sure is doubtful: write it to a file with --doubts, mend the file, and"
            " settle it with --settle; that is kept."
        ),
        epilog=worded(
            "JSON: old, new (key, edition, date, language); other_hand; rewordings (old, new,"
            " times); counts by fate; renumbered (old, last, new, new_last); doubtful (how many);"
            " lines, each with fate, old, new (numbers), sure, doubts, settled, reworded, and of"
            " all but what is the same texts (old, new: lists of texts) and changed (old, new:"
            " lists of [start, end]; null where there are not two texts of one language)."
        ),
    )
    comparing.add_argument("old", metavar="OLD", help=worded("an edition (3.6) or its key"))
    comparing.add_argument("new", metavar="NEW", help=worded("an edition (4.2) or its key"))
    comparing.add_argument("--doubts", type=Path, metavar="FILE", help=worded("write what is doubtful"))
    comparing.add_argument("--settle", type=Path, metavar="FILE", help=worded("settle it by this file"))
    add_json(comparing)
    comparing.set_defaults(run=_compare)


def _compare(chosen: argparse.Namespace) -> int:
    from judgeapp.desk.written.alignments import load_alignments, save_alignments
    from judgeapp.editions.cached_alignment import cached_alignment, clauses_of
    from judgeapp.editions.settling_lines import checked_lines, read_lines
    from judgeapp.rulebook.corpus import edition_called

    folder = data_folder(chosen.data)
    rules = opened_editions(folder)
    corpus = rules.corpus
    old, new = (edition_called(corpus, name) for name in (chosen.old, chosen.new))
    if old.key == new.key:
        raise InputError("both are the same edition", mend="Name two")
    kept, trouble = load_alignments(folder)
    warn(trouble)
    sides = clauses_of(corpus, old, new.language), clauses_of(corpus, new, old.language)
    kept_in = cache_folder()
    between = kept.between(old.key, new.key)
    lining = cached_alignment(corpus, rules.glossary, old, new, between, kept_in)
    if chosen.settle is not None:
        answers = checked_lines(read_lines(chosen.settle), lining, *sides, str(chosen.settle))
        copy_before(folder)
        kept = save_alignments(folder, lambda own: own.with_settled(old.key, new.key, answers))
        between = kept.between(old.key, new.key)
        lining = cached_alignment(corpus, rules.glossary, old, new, between, kept_in)
    if chosen.doubts is not None:
        from judgeapp.editions.settling_lines import lines_file

        text = lines_file(lining, *sides)
        write_whole(chosen.doubts, text.encode(), _DOUBTS)
    texts = _Texts(*sides)
    if chosen.json:
        print_json(_comparison(old, new, lining, texts))
    else:
        _print(old, new, lining, texts)
    return 0


class _Texts:
    def __init__(self, old: Iterable[Passage], new: Iterable[Passage]) -> None:
        self.old = {c.number: c for c in old}
        self.new = {c.number: c for c in new}

    def of(self, line: AlignedClauses) -> tuple[list[str], list[str]]:
        return [self.old[n].text for n in line.old], [self.new[n].text for n in line.new]

    def links(self, line: AlignedClauses) -> tuple[tuple[Span, ...], tuple[Span, ...]]:
        """Places where numbers of clauses stand, where one clause is one."""
        from judgeapp.editions.alignment.marked import links_in

        if len(line.old) != 1 or len(line.new) != 1:
            return (), ()
        return links_in(self.old[line.old[0]]), links_in(self.new[line.new[0]])

    def comparable(self, line: AlignedClauses) -> bool:
        """True if words that changed can be marked."""
        old, new = [self.old[n] for n in line.old], [self.new[n] for n in line.new]
        return bool(old and new) and old[0].language == new[0].language


def _comparison(old: Rulebook, new: Rulebook, lining: Alignment, texts: _Texts) -> dict[str, Any]:
    from judgeapp.editions.renumbered import renumbered

    return {
        "old": edition_json(old),
        "new": edition_json(new),
        "other_hand": lining.other_hand,
        "rewordings": [{"old": a, "new": b, "times": n} for a, b, n in lining.rewordings],
        "counts": lining.counts(),
        "renumbered": [row._asdict() for row in renumbered(lining)],
        "doubtful": len(lining.doubtful),
        "lines": [_line(line, texts) for line in lining.lines],
    }


def _line(line: AlignedClauses, texts: _Texts) -> dict[str, Any]:
    from judgeapp.editions.alignment.marked import marked

    output: dict[str, Any] = {
        "fate": line.fate.value,
        "old": line.old,
        "new": line.new,
        "sure": line.sure,
        "doubts": line.doubts,
        "settled": line.settled,
        "reworded": line.reworded,
    }
    if line.says_the_same and not line.is_doubtful:
        return output
    old, new = texts.of(line)
    changed = None
    if texts.comparable(line):
        links = texts.links(line)
        difference = marked("\n".join(old), "\n".join(new), *links)
        changed = {"old": difference.old, "new": difference.new}
    return output | {"texts": {"old": old, "new": new}, "changed": changed}


def _print(old: Rulebook, new: Rulebook, lining: Alignment, texts: _Texts) -> None:
    from judgeapp.editions.renumbered import renumbered

    print(
        worded(
            "{old} ({old_date}) and {new} ({new_date})",
            old=old.edition,
            old_date=old.date,
            new=new.edition,
            new_date=new.date,
        )
    )
    counts = ", ".join(f"{number:,} {fate}" for fate, number in lining.counts().items())
    print(worded("  {counts}; {doubtful} doubtful", counts=counts, doubtful=len(lining.doubtful)))
    if lining.other_hand:
        text = worded(
            "The texts are in two languages or by two writers: that words differ says nothing. What"
            " is taken to say something else differs in numbers, keywords or timings, or the update"
            " history names it."
        )
        print(*wrapped_to(text, WIDTH, before="  ", after="  "), sep="\n")

    if lining.rewordings:
        words = ", ".join(
            worded("“{old}” is now “{new}” ({times})", old=a, new=b, times=n) for a, b, n in lining.rewordings
        )
        text = worded("Throughout: {words}", words=words)
        print(*wrapped_to(text, WIDTH, after="  "), sep="\n")
    for fate, title in _KINDS:
        lines = [line for line in lining.lines if line.fate == fate]
        if lines:
            print(f"\n{in_words(title)} ({len(lines)})")
        for line in lines[:_FEW]:
            _print_line(line, texts)
        if len(lines) > _FEW:
            print(worded("  and {more} more (--json has them all)", more=len(lines) - _FEW))
    if rows := renumbered(lining):
        text = "; ".join(row.text for row in rows)
        print(worded("\nOnly renumbered: {told}", told=text))
    if lining.doubtful:
        print(worded("\nDoubtful (--doubts FILE writes them with both texts, --settle FILE settles them)"))
        text = ", ".join(_numbers(line) for line in lining.doubtful)
        print(*wrap(text, WIDTH, initial_indent="  ", subsequent_indent="  "), sep="\n")


def _print_line(line: AlignedClauses, texts: _Texts) -> None:
    doubt = worded(" (doubtful)") if line.is_doubtful else ""
    print(f"  {_numbers(line)}{doubt}")
    old, new = ("\n".join(side) for side in texts.of(line))
    if old and new and texts.comparable(line):
        print(*wrapped(_marked_up(old, new, *texts.links(line))), sep="\n")
        return
    for sign, text in (("-", old), ("+", new)):
        if text:
            print(*wrapped(f"{sign} {text}"), sep="\n")


def _marked_up(old: str, new: str, old_links: tuple[Span, ...], new_links: tuple[Span, ...]) -> str:
    """The new text with what came in it, and what went in brackets where it stood."""
    from judgeapp.editions.alignment.marked import merged_texts

    return merged_texts(old, new, ("[-", "-]"), ("{+", "+}"), old_links, new_links)


def _numbers(line: AlignedClauses) -> str:
    old, new = " + ".join(line.old), " + ".join(line.new)
    if not old:
        return new
    return f"{old} → {new}" if new and old != new else old
