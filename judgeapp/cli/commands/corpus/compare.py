"""`judgeapp corpus compare`: what changed between two editions of the rules."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from textwrap import wrap
from typing import Any

from judgeapp.cli.arguments import SCENE
from judgeapp.cli.command import Command
from judgeapp.cli.localization import for_later, in_words, worded
from judgeapp.cli.stores.concordance import opened_editions
from judgeapp.cli.stores.opening import copy_before
from judgeapp.cli.terminal import json_fields, print_json, print_worded, reported, wrapped_to
from judgeapp.desk.folder import cache_folder, data_folder, write_whole
from judgeapp.desk.written.alignments import load_alignments, save_alignments
from judgeapp.editions.alignment.alignment import AlignedClauses, Alignment
from judgeapp.editions.alignment.marked import Span, marked, merged_texts
from judgeapp.editions.alignment.settling import SettledClauses
from judgeapp.editions.cached_alignment import cached_alignment, clauses_of
from judgeapp.editions.changes import EditionChanges, changes_between, changes_by_news, renumbered
from judgeapp.editions.news import in_words as in_our_words
from judgeapp.editions.settling import checked_lines, lines_file, read_settled
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import message
from judgeapp.messages.punctuation import comma_list, labelled, semicolon_list, with_note
from judgeapp.rulebook.corpus import Corpus, edition_called, editions_of_rules
from judgeapp.rulebook.manifest import Rulebook
from judgeapp.rulebook.passage import Passage

WIDTH = 92


def edition_json(source: Rulebook) -> dict[str, Any]:
    return json_fields(source, "key", "edition", "date", "language")


def wrapped(text: str) -> Iterator[str]:
    for line in text.split("\n"):
        yield from wrapped_to(line, WIDTH, before="    ", after="    ")


_MAX_ENTRIES = 40  # entries printed of each kind
_NEWS = (
    ("played", for_later("Plays differently")),
    ("added", for_later("Added")),
    ("same", for_later("Worded differently, played as before")),
)
_PARTS = (
    ("named", for_later("Other clauses with a different meaning")),
    ("added", for_later("New clauses")),
    ("parted", for_later("Merged, split or gone")),
    ("worded", for_later("Worded differently, with no sign of a change")),
)

_PLAY = "judgeapp play"
_DOUBTS = message("the list of doubtful matches")


def add(parser: Command) -> None:
    parser.add_argument("old", metavar="OLD")
    parser.add_argument("new", metavar="NEW")
    parser.add_flag("--texts")
    parser.add_file("--doubts")
    parser.add_file("--settle")
    parser.set_run(_compare)


def _compare(chosen: argparse.Namespace) -> int:
    folder = data_folder(chosen.data)
    rules = opened_editions(folder)
    corpus = rules.corpus
    known = _cited_edition(corpus, chosen.new)
    if known is not None:
        return _compare_by_news(corpus, known, chosen)
    old, new = (edition_called(corpus, name) for name in (chosen.old, chosen.new))
    if old.key == new.key:
        raise InputError("both are the same edition", mend="Name two editions")
    alignments = reported(load_alignments(folder))
    sides = clauses_of(corpus, old, new.language), clauses_of(corpus, new, old.language)
    between = alignments.between(old.key, new.key)
    alignment = cached_alignment(corpus, rules.glossary, old, new, between, cache_folder())
    if chosen.settle is not None:
        lines = read_settled(chosen.settle, list[SettledClauses])
        answers = checked_lines(lines, alignment, *sides, str(chosen.settle))
        copy_before(folder)
        alignments = save_alignments(folder, lambda own: own.with_settled(old.key, new.key, answers))
        between = alignments.between(old.key, new.key)
        alignment = cached_alignment(corpus, rules.glossary, old, new, between, cache_folder())
    if chosen.doubts is not None:
        write_whole(chosen.doubts, lines_file(alignment, *sides).encode(), _DOUBTS)
    texts = _Texts(*sides)
    changes = changes_between(old, new, alignment, (p for p in corpus if p.source == new.key))
    if chosen.json:
        print_json(_comparison(old, new, alignment, texts) | {"news": changes.news})
    else:
        _print(old, new, alignment, texts, changes, all_texts=chosen.texts)
    return 0


def _cited_edition(corpus: Corpus, name: str) -> Rulebook | None:
    """An edition that is known and whose text is not here."""
    here = {source.edition for source in editions_of_rules(corpus)}
    cited = next((c for c in corpus.manifest.cited if name in (c.key, c.edition) and c.edition not in here), None)
    return corpus.manifest.source(cited.key) if cited is not None else None


def _compare_by_news(corpus: Corpus, new: Rulebook, chosen: argparse.Namespace) -> int:
    if chosen.doubts is not None or chosen.settle is not None:
        raise InputError("the text of {edition} isn't available", edition=new.edition, mend="Import it")
    old = edition_called(corpus, chosen.old)
    changes = changes_by_news(old, new)
    if chosen.json:
        print_json({"old": edition_json(old), "new": edition_json(new), "news": changes.news})
        return 0
    _print_editions(old, new)
    print_worded(
        "  The text of {edition} isn't available; this is what the program knows about it.", edition=new.edition
    )
    _print_news(changes, old)
    return 0


class _Texts:
    def __init__(self, old: Iterable[Passage], new: Iterable[Passage]) -> None:
        self.old = {c.number: c for c in old}
        self.new = {c.number: c for c in new}

    def of(self, line: AlignedClauses) -> tuple[list[str], list[str]]:
        return [self.old[n].text for n in line.old], [self.new[n].text for n in line.new]

    def links(self, line: AlignedClauses) -> tuple[tuple[Span, ...], tuple[Span, ...]]:
        """Positions of clause numbers, if one clause matches one."""
        from judgeapp.editions.alignment.marked import links_in

        if len(line.old) != 1 or len(line.new) != 1:
            return (), ()
        return links_in(self.old[line.old[0]]), links_in(self.new[line.new[0]])

    def comparable(self, line: AlignedClauses) -> bool:
        """True if words that changed can be marked."""
        old, new = [self.old[n] for n in line.old], [self.new[n] for n in line.new]
        return bool(old and new) and old[0].language == new[0].language


def _comparison(old: Rulebook, new: Rulebook, alignment: Alignment, texts: _Texts) -> dict[str, Any]:
    return {
        "old": edition_json(old),
        "new": edition_json(new),
        "other_hand": alignment.other_hand,
        "rewordings": [{"old": a, "new": b, "times": n} for a, b, n in alignment.rewordings],
        "counts": alignment.counts(),
        "renumbered": [row._asdict() for row in renumbered(alignment)],
        "doubtful": len(alignment.doubtful),
        "lines": [_line(line, texts) for line in alignment.lines],
    }


def _line(line: AlignedClauses, texts: _Texts) -> dict[str, Any]:
    output = json_fields(line, "fate", "old", "new", "sure", "doubts", "settled", "reworded")
    if line.says_the_same and not line.is_doubtful:
        return output
    old, new = texts.of(line)
    changed = None
    if texts.comparable(line):
        difference = marked("\n".join(old), "\n".join(new), *texts.links(line))
        changed = {"old": difference.old, "new": difference.new}
    return output | {"texts": {"old": old, "new": new}, "changed": changed}


def _print_editions(old: Rulebook, new: Rulebook) -> None:
    print_worded(
        "{old} ({old_date}) and {new} ({new_date})",
        old=old.edition,
        old_date=old.date,
        new=new.edition,
        new_date=new.date,
    )


def _print_news(changes: EditionChanges, old: Rulebook) -> None:
    for kind, title in _NEWS:
        items = [item for item in changes.news if item.kind.value == kind]
        if items:
            print(f"\n{with_note(in_words(title), str(len(items)))}")
        for item in items:
            print(*wrapped_to(_cited(in_our_words(item.now), item.clauses), WIDTH, before="  ", after="    "), sep="\n")
            if item.before:
                text = labelled(old.edition, _cited(in_our_words(item.before), item.clauses_before))
                print(*wrapped_to(text, WIDTH, before="      ", after="      "), sep="\n")
            if item.scene:
                way = " --compare-editions" if kind == "played" else ""
                print(f"      {_PLAY}{way} {SCENE}{item.scene}")


def _cited(text: str, clauses: Iterable[str]) -> str:
    return f"{text} [{comma_list(clause.partition('@')[0] for clause in clauses)}]"


def _print(
    old: Rulebook, new: Rulebook, alignment: Alignment, texts: _Texts, changes: EditionChanges, *, all_texts: bool
) -> None:
    _print_editions(old, new)
    counts = comma_list(f"{number:,} {fate}" for fate, number in alignment.counts().items())
    print_worded("  {counts}; {doubtful} doubtful", counts=counts, doubtful=len(alignment.doubtful))
    _print_news(changes, old)
    if alignment.other_hand:
        text = worded(
            "The texts are in two languages or by two writers, so different words alone mean nothing. A clause counts "
            "as different if its numbers, keywords or timings differ, or the update history names it."
        )
        print("", *wrapped_to(text, WIDTH, after="  "), sep="\n")
    if alignment.rewordings:
        words = comma_list(
            worded("“{old}” is now “{new}” ({times})", old=a, new=b, times=n) for a, b, n in alignment.rewordings
        )
        text = worded("Throughout: {words}", words=words)
        print("", *wrapped_to(text, WIDTH, after="  "), sep="\n")
    _print_texts(texts, changes, all_texts=all_texts)
    if rows := changes.renumbered:
        text = semicolon_list(row.text for row in rows)
        print_worded("\nOnly renumbered: {numbers}", numbers=text)
    if alignment.doubtful:
        print_worded("\nDoubtful (--doubts FILE writes them with both texts, --settle FILE settles them)")
        text = comma_list(_numbers(line) for line in alignment.doubtful)
        print(*wrap(text, WIDTH, initial_indent="  ", subsequent_indent="  "), sep="\n")


def _print_texts(texts: _Texts, changes: EditionChanges, *, all_texts: bool) -> None:
    """Clauses that differ; of an edition that is known how many there are, unless all are wanted."""
    for part, title in _PARTS:
        lines: tuple[AlignedClauses, ...] = getattr(changes, part)
        if not lines:
            continue
        if not all_texts and (changes.is_known or part == "worded"):
            print_worded("\n{title}: {number} (--texts prints them)", title=in_words(title), number=len(lines))
            continue
        print(f"\n{with_note(in_words(title), str(len(lines)))}")
        for line in lines if all_texts else lines[:_MAX_ENTRIES]:
            _print_line(line, texts)
        if len(lines) > _MAX_ENTRIES and not all_texts:
            print_worded("  and {more} more (--texts prints them all)", more=len(lines) - _MAX_ENTRIES)


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
    """The new text with additions marked, and deletions in brackets in place."""
    return merged_texts(old, new, old_links, new_links)


def _numbers(line: AlignedClauses) -> str:
    old, new = " + ".join(line.old), " + ".join(line.new)
    if not old:
        return new
    return f"{old} → {new}" if new and old != new else old
