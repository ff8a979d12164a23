"""Measurements for developers: `python -m tests.bench SUBJECT`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import msgspec

from judgeapp.bench.figures import this_machine
from judgeapp.cards.reading.grammar.phrases import LANGUAGES
from judgeapp.clauses.renumbering import EDITIONS
from judgeapp.cli.commands.bench import print_figures, print_machine, print_progress
from judgeapp.cli.stores.readings import cached_readings
from judgeapp.cli.terminal import print_json
from judgeapp.messages.errors import InputError
from tests.bench import memory
from tests.bench.compare import SUBJECTS, THIS, bench_compare
from tests.bench.process import CHECKOUT


def parser() -> argparse.ArgumentParser:
    root = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__, allow_abbrev=False)
    subjects = root.add_subparsers(title="subjects", metavar="SUBJECT", required=True)

    def add(name: str, description: str, run: object, epilog: str = "") -> argparse.ArgumentParser:
        subject = subjects.add_parser(name, help=description, description=run.__doc__, epilog=epilog)
        subject.add_argument("--json", action="store_true", help="print JSON for scripts")
        subject.set_defaults(run=run)
        return subject

    added = add("indexing", "the rulebooks, and 30,000 passages, and what waits beside that", _indexing)
    added.add_argument("--runs", type=int, default=3, help="how often (default 3)")
    added = add("commands", "from a cold start: --help, play, show, search", _commands)
    added.add_argument("--runs", type=int, default=11, help="how often (default 11)")
    added = add(
        "engine",
        "random games, steps on a crowded board, going back and forth; with --cards random games of real cards",
        _engine,
        "JSON with --cards: cards, seen (how many decks could be made of, and were), games, steps, tried, events,"
        " seconds, games_per_second, stuck, endings (how many by which clause), faults (how many of each kind),"
        " told (kind, what, at, seed, game, step, choice), written (file, steps, from_decks).",
    )
    added.add_argument("--games", type=int, default=100, help="of each kind (default 100)")
    added.add_argument("--cards", type=Path, nargs="+", metavar="FILE", help="card files")
    added.add_argument("--lang", default="en", choices=LANGUAGES, help="language of the texts")
    added.add_argument("--edition", choices=EDITIONS, default=EDITIONS[0], help="of the rules (default the newest)")
    added.add_argument("--seed", type=int, default=1, help="other games (default 1)")
    added.add_argument("--game", type=int, metavar="K", help="play this one of the games only")
    added.add_argument("--seconds", type=float, metavar="S", help="with --cards: end after so many seconds")
    added.add_argument(
        "--failures",
        type=Path,
        metavar="FOLDER",
        help="write a game that fails there as a scenario, cut down; no file is written over",
    )
    added = add(
        "exploring",
        "following all lines of play to the end of the turn, from the middle of random games",
        _exploring,
        "JSON: what, begun_from, positions, folded (of 1), seconds, positions_per_second.",
    )
    added.add_argument("--from", type=int, default=10, dest="begun_from", metavar="N", help="positions (default 10)")
    added.add_argument("--most", type=int, default=600, help="positions of each (default 600)")
    add("search", "searches with snippets, on the corpus and repeated to 30,000 passages", _search)
    add("typing", "from a key to its results in the window, with 40,000 documents", _typing)
    added = add(
        "startup", "a start of the window, and in turns with it one on a folder with everything in it", _startup
    )
    added.add_argument("--runs", type=int, default=11, help="how often (default 11)")
    add("table", "the table, without its window and in it: a step, going back, a board", _table)
    add("cards", "importing, opening and finding cards, 4,000 in two languages", _cards)
    added = add("reading", "the text of every card of a file: anew, cached, typed, and explained", _reading)
    added.add_argument("file", type=Path, metavar="FILE")
    added.add_argument("--lang", default="en", choices=LANGUAGES, help="language of the texts")
    added = add("answers", "importing official answers, and finding among them and among 30,000", _answers)
    added.add_argument("file", type=Path, metavar="FILE")
    added = add("rulings", "5,000 rulings synchronised with a team's server, which is started for it", _rulings)
    added.add_argument("--rulings", type=int, default=5_000, help="how many (default 5,000)")
    added = add(
        "memory",
        "memory, threads and timers in long use: searches, steps at the table, tables opened",
        _memory,
        "JSON: samples (what, done, megabytes, threads, timers), faults (a sentence each).",
    )
    for name, usual in (("searches", memory.SEARCHES), ("steps", memory.STEPS), ("tables", memory.TABLES)):
        added.add_argument(f"--{name}", type=int, default=usual, help=f"how many (default {usual:,})")
    added = add(
        "window",
        "what keeps the window from answering: typing, the table, disputing, exploring, importing, a language",
        _window,
        "JSON: turns (of the event loop), long (what, milliseconds, where).",
    )
    added.add_argument("--most", type=int, default=20, help="how many of the longest are printed (default 20)")
    added = add(
        "beside",
        "what a judge would use instead, beside ours: SQLite's trigrams, Whoosh, pdftotext and grep, bare processes",
        _beside,
        "JSON, of each: ours, other (what, runs, median, p95, slowest), times (how many times as long ours takes).",
    )
    added.add_argument("--runs", type=int, default=11, help="how often processes start (default 11)")
    added = add(
        "compare",
        "a measurement of this checkout beside that of another commit, in turns",
        _compare,
        "JSON: machine, commit, subject, rounds, figures (what, unit, other, this, times, least, most: how many times"
        " as fast this checkout is in the median, the slowest and the fastest round).",
    )
    added.add_argument("commit", metavar="COMMIT")
    added.add_argument("--subject", choices=SUBJECTS, default="engine", help="which measurement (default engine)")
    added.add_argument("--rounds", type=int, default=5, help="how often (default 5)")
    added.add_argument("--games", type=int, metavar="N", help="of the engine, of each kind in each round")
    return root


def main(arguments: Sequence[str] | None = None) -> int:
    """Exit status: 0, 1 if a check failed, 2 if the measurement is impossible."""
    chosen = parser().parse_args(arguments)
    try:
        with cached_readings():
            return chosen.run(chosen) or 0
    except InputError as error:
        print(f"bench: {error}", file=sys.stderr)
        return 2


def _at_least(least: int, **options: int) -> None:
    for name, number in options.items():
        if number < least:
            needs = "a median needs at least 2 runs" if name == "runs" else "at least 1 is needed"
            raise InputError(needs, where=f"--{name.strip('_')}")


def _indexing(chosen: argparse.Namespace) -> None:
    """Index the rulebooks and a much larger corpus, and measure how long a window would be blocked."""
    from tests.bench.indexing import bench_indexing

    _at_least(2, runs=chosen.runs)
    print_machine()
    print_figures(bench_indexing(chosen.runs, print_progress), chosen.json)


def _commands(chosen: argparse.Namespace) -> None:
    """Run commands, each in its own process."""
    from tests.bench.commands import bench_commands

    _at_least(2, runs=chosen.runs)
    print_machine()
    print_figures(bench_commands(chosen.runs), chosen.json)


def _search(chosen: argparse.Namespace) -> None:
    """Search the corpus and a much larger one with typical queries."""
    from tests.bench.search import bench_search

    print_machine()
    print_figures(bench_search(print_progress), chosen.json)


def _typing(chosen: argparse.Namespace) -> None:
    """Type queries in a window with many documents."""
    from tests.bench.typing import DOCUMENTS, bench_typing

    print_machine()
    print_figures(bench_typing(DOCUMENTS, print_progress), chosen.json)


def _startup(chosen: argparse.Namespace) -> None:
    """Start the window on an empty data folder, and on one of 8,000 cards, two editions, 6,300 answers, 500 rulings and
    a table of 200 branches."""
    from judgeapp.bench.startup import bench_startup
    from tests.bench.full_folder import fill

    _at_least(2, runs=chosen.runs)
    print_machine()
    print_figures(bench_startup(chosen.runs, fill), chosen.json)


def _table(chosen: argparse.Namespace) -> None:
    """Take random steps on a crowded board, with and without the window."""
    from tests.bench.table import bench_table, bench_table_window

    print_machine()
    print_figures((*bench_table(), *bench_table_window()), chosen.json)


def _cards(chosen: argparse.Namespace) -> None:
    """Import a card library, open it, and search it."""
    from tests.bench.cards import bench_cards

    print_machine()
    print_figures(bench_cards(print_progress), chosen.json)


def _reading(chosen: argparse.Namespace) -> None:
    """Read card texts: uncached, cached, while typing, and from a cold start."""
    from tests.bench.reading import bench_reading

    print_machine()
    print_figures(bench_reading(chosen.file, chosen.lang, print_progress), chosen.json)


def _answers(chosen: argparse.Namespace) -> None:
    """Import official answers and search them."""
    from tests.bench.answers import bench_answers

    print_machine()
    print_figures(bench_answers(chosen.file, print_progress), chosen.json)


def _rulings(chosen: argparse.Namespace) -> None:
    """Start a PostgreSQL server (Debian: apt install postgresql) and sync notebooks with it over TLS: upload
    rulings, download them, and pass a changed one from one judge to another."""
    from tests.bench.rulings import bench_rulings

    _at_least(1, rulings=chosen.rulings)
    print_machine()
    print_figures(bench_rulings(chosen.rulings, print_progress), chosen.json)


def _exploring(chosen: argparse.Namespace) -> None:
    """Explore all lines of play from the middle of random games to the end of the turn, on one core: positions per
    second of processor time, and the share of lines that led to a known one."""
    from tests.bench.exploring import bench_exploring

    _at_least(1, from_=chosen.begun_from, most=chosen.most)
    print_machine()
    result = bench_exploring(chosen.begun_from, chosen.most)
    if chosen.json:
        print_json(result)
        return
    print(
        f"{result.what}: {result.positions} positions from {result.begun_from} in {result.seconds} s"
        f" ({result.positions_per_second}/s a core), {result.folded:.1%} of what was reached was known"
    )


def _memory(chosen: argparse.Namespace) -> int:
    """Work for a long time in one window, and print the memory, threads and timers after each of ten rounds of each
    kind of work. Exit status 1 if the memory exceeded its limit or kept growing, or if a thread or timer was left
    behind."""

    def report(sample: memory.MemorySample) -> None:
        what = f"{sample.done:,} {sample.what}" if sample.done else sample.what
        line = f"{what}: {sample.megabytes} MB, {sample.threads} threads, {sample.timers} timers"
        print(line, file=sys.stderr if chosen.json else sys.stdout, flush=True)

    _at_least(1, searches=chosen.searches, steps=chosen.steps, tables=chosen.tables)
    print_machine()
    used = memory.bench_memory(report, chosen.searches, chosen.steps, chosen.tables)
    if chosen.json:
        print_json(used)
    for fault in used.faults:
        print_progress(f"bench: {fault}")
    return 1 if used.faults else 0


def _window(chosen: argparse.Namespace) -> None:
    """Work in a window with everything in it, on a folder made for this, and print which turns of its event loop took
    more than a frame of processor time, the longest with where they come from."""
    from tests.bench.window import bench_window, lines_of

    print_machine()
    work = bench_window()
    if chosen.json:
        print_json(work)
    else:
        print(*lines_of(work, chosen.most), sep="\n")


def _beside(chosen: argparse.Namespace) -> None:
    """Search the same passages by other means, and start other processes, alternating with ours."""
    from tests.bench.beside import bench_beside

    _at_least(2, runs=chosen.runs)
    print_machine()
    compared = bench_beside(chosen.runs, print_progress)
    if chosen.json:
        print_json(compared)
        return
    for each in compared:
        ours, other = each.ours, each.other
        print(
            f"{ours.what}: {ours.median} ms; {other.what}: {other.median} ms, p95 {other.p95}; {each.times} times that"
        )


def _engine(chosen: argparse.Namespace) -> int:
    """Play random games, take steps on a crowded board, and undo them. With --cards only random games, each with two
    legal decks (1-4-1) of the understood cards in the files, by players who prefer to digivolve, play, activate or
    attack, or have no preference. After each choice every card must be in exactly one place, memory between -10 and
    10, and every event must have clauses. After some choices every offer is tried, and saving, loading, undo and redo
    must restore the same state. All events, options and refusals must have texts. Exit status 1 if a game was stuck
    or a check failed; each fault is reported with its seed and game. With --failures the first game with each fault
    is reduced to a scenario with a few steps that `judgeapp play` can show."""
    _at_least(1, games=chosen.games)
    if chosen.cards:
        return _random_games(chosen)
    from tests.bench.engine import bench_games, bench_steps, bench_undo

    print_machine()
    games = [
        bench_games(chosen.games, with_effects=False, edition=chosen.edition),
        bench_games(chosen.games, with_effects=True, edition=chosen.edition),
        bench_steps(5.0, chosen.edition),
    ]
    undo = bench_undo(chosen.edition)
    if chosen.json:
        print_json({"games": games, "undo": undo})
    else:
        for kind in games:
            print(
                f"{kind.what}: {kind.games} games in {kind.seconds} s ({kind.games_per_second}/s),"
                f" {kind.events_per_second} events/s, {kind.choices_per_second} choices/s, {kind.stuck} stuck"
            )
            if kind.endings:
                print(f"  ended: {_endings(kind.endings)}")
        print_figures((undo,), as_json=False)
    return 1 if any(kind.stuck for kind in games) else 0


def _random_games(chosen: argparse.Namespace) -> int:
    from tests.bench.random_games.decks import can_make_decks, pool_of, read_faces
    from tests.bench.random_games.failures import Failures
    from tests.bench.random_games.reproduction import Failing
    from tests.bench.random_games.soak import SoakFault, in_time, soak

    failures = Failures(chosen.failures) if chosen.failures is not None else None

    def report(fault: SoakFault, failing: Failing) -> None:
        where = f"--seed {fault.seed} --game {fault.game}, step {fault.step}"
        print_progress(f"bench: {where}, {fault.choice}: {fault.kind}: {fault.what}")
        if failures is not None and (line := failures.write(fault, failing)):
            print_progress(f"bench: {line}")

    pool = pool_of(read_faces(chosen.cards, chosen.lang))
    if not can_make_decks(pool):
        raise InputError("these files have too few cards for a deck that are understood", where="--cards")
    numbers: Iterable[int] = range(chosen.games)
    if chosen.game is not None:
        numbers = (chosen.game,)
    elif chosen.seconds is not None:
        numbers = in_time(numbers, chosen.seconds)
    played = soak(pool, chosen.seed, numbers, report, chosen.edition)
    if chosen.json:
        written = failures.written if failures is not None else []
        print_json(msgspec.structs.asdict(played) | {"written": written})
    else:
        faults = ", ".join(f"{count} {kind}" for kind, count in played.faults.items())
        print(
            f"{played.games} games with {played.seen} of {played.cards} cards in {played.seconds} s"
            f" ({played.games_per_second}/s), {played.steps} steps, {played.tried} more tried,"
            f" {played.events} events, {played.stuck} stuck; ended: {_endings(played.endings)};"
            f" faults: {faults or 'none'}"
        )
    return 1 if played.stuck or played.faults else 0


def _endings(endings: Mapping[str, int]) -> str:
    return ", ".join(f"{count} by {clause}" for clause, count in endings.items())


def _compare(chosen: argparse.Namespace) -> None:
    """Measure the files of this checkout and those of another of its commits in turns, each in a
    process of its own and by the measurement that it has, and print the medians of both and how many
    times as fast this one is. The files of the commit lie in a temporary folder meanwhile; both are
    run by the Python that runs this."""
    _at_least(1, rounds=chosen.rounds)
    options: tuple[str, ...] = ()
    if chosen.games is not None:
        if chosen.subject != "engine":
            raise InputError("only the engine plays games", where="--games")
        options = ("--games", str(chosen.games))

    def report(number: int, which: str) -> None:
        commit = "this checkout" if which == THIS else chosen.commit
        print_progress(f"round {number} of {chosen.rounds}: {commit}")

    print_machine()
    compared = bench_compare(CHECKOUT, chosen.commit, chosen.subject, chosen.rounds, options, report)
    if chosen.json:
        print_json(
            {
                "machine": this_machine(),
                "commit": chosen.commit,
                "subject": chosen.subject,
                "rounds": chosen.rounds,
                "figures": compared,
            }
        )
        return
    for figure in compared:
        print(
            f"{figure.what}: {figure.other} -> {figure.this} {figure.unit}, {figure.times} times as fast"
            f" ({figure.least} to {figure.most} in {chosen.rounds} rounds)"
        )


if __name__ == "__main__":
    sys.exit(main())
