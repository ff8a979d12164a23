"""`judgeapp bench`: measure speed on this machine."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from judgeapp.bench.figures import Figures
from judgeapp.cards.reading.grammar.phrases import LANGUAGES
from judgeapp.cli.command import Command
from judgeapp.cli.output import add_json, print_json
from judgeapp.cli.speaking import worded
from judgeapp.errors import InputError
from judgeapp.moved_clauses import EDITIONS


def add(parser: Command) -> None:
    parser.description = worded("Measure speed on this machine and print medians and percentiles.")
    subjects = parser.add_subparsers(title=worded("subjects"), metavar="SUBJECT", required=True)
    search = subjects.add_parser(
        "search",
        help=worded("searches with snippets, on the corpus and repeated to 30,000 passages"),
    )
    search.set_defaults(run=_search)
    startup = subjects.add_parser(
        "startup", help=worded("from the start of the process to a window that can be typed in")
    )
    startup.add_argument("--runs", type=int, default=11, help=worded("how often (default 11)"))
    startup.set_defaults(run=_startup)
    _add_engine(subjects)
    cards = subjects.add_parser(
        "cards", help=worded("importing, opening and finding cards, 4,000 in two languages")
    )
    cards.set_defaults(run=_cards)
    reading = subjects.add_parser(
        "reading",
        help=worded("reading the text of every card of a file: anew, kept, typed, and explained"),
    )
    reading.add_argument("file", type=Path, metavar="FILE")
    reading.add_argument(
        "--lang", default="en", choices=LANGUAGES, help=worded("language of the texts")
    )
    reading.set_defaults(run=_reading)
    answers = subjects.add_parser(
        "answers",
        help=worded("importing official answers, and finding among them and among 30,000"),
    )
    answers.add_argument("file", type=Path, metavar="FILE")
    answers.set_defaults(run=_answers)
    table = subjects.add_parser(
        "table", help=worded("the table, without its window and in it: a step, going back, a board")
    )
    table.set_defaults(run=_table)
    rulings = subjects.add_parser(
        "rulings",
        help=worded(
            "5,000 rulings brought into step with a team's server, which is started for it"
        ),
        description=worded(
            "Start a PostgreSQL server of its own (Debian: apt install postgresql) and bring"
            " notebooks into step with it by TLS: 5,000 rulings up, as many down, and one that is"
            " changed from one judge to the other."
        ),
    )
    rulings.add_argument(
        "--rulings", type=int, default=5_000, help=worded("how many (default 5,000)")
    )
    rulings.set_defaults(run=_rulings)
    _add_memory(subjects)
    for subject in (search, startup, cards, reading, answers, table, rulings):
        add_json(subject)


def _add_engine(subjects: Any) -> None:
    engine = subjects.add_parser(
        "engine",
        help=worded(
            "random games, steps on a crowded board, going back and forth; with --cards random"
            " games of real cards, in which everything must hold"
        ),
        description=worded(
            "Measure the rules engine: random games, steps on a crowded board, going back and"
            " forth. With --cards it plays random games instead, each with two decks that may be"
            " played with (1-4-1), of those cards of the files that are understood, by players"
            " who prefer to digivolve, to play, to activate, to attack, or nothing. After each"
            " choice every card must be in exactly one place, memory between -10 and 10, every"
            " event must have its clauses; after some, everything that is offered is tried, and"
            " saving, loading, undo and redo must come to the same; all that happens, is open or"
            " is refused must be told in words. Exit status 1 when a game was stuck or anything"
            " did not hold; each fault is told with the seed and the game that repeat it. With"
            " --failures the first game with each fault is cut down to a scenario of a few steps"
            " with which `judgeapp play` shows it."
        ),
        epilog=worded(
            "JSON with --cards: cards, seen (how many decks could be made of, and were), games,"
            " steps, tried, events, seconds, games_per_second, stuck, endings (how many by which"
            " clause), faults (how many of each kind), told (kind, what, at, seed, game, step,"
            " choice), written (the files that were written: file, steps, from_decks)."
        ),
    )
    engine.add_argument("--games", type=int, default=100, help=worded("of each kind (default 100)"))
    engine.add_argument("--cards", type=Path, nargs="+", metavar="FILE", help=worded("card files"))
    engine.add_argument(
        "--lang", default="en", choices=LANGUAGES, help=worded("language of the texts")
    )
    engine.add_argument(
        "--edition",
        choices=EDITIONS,
        default=EDITIONS[0],
        help=worded(
            "of the rules by which the games are played (default {edition})", edition=EDITIONS[0]
        ),
    )
    engine.add_argument("--seed", type=int, default=1, help=worded("other games (default 1)"))
    engine.add_argument(
        "--game", type=int, metavar="K", help=worded("play this one of the games only")
    )
    engine.add_argument(
        "--seconds", type=float, metavar="S",
        help=worded("with --cards: end after so many seconds, however many games there are still"),
    )  # fmt: skip
    engine.add_argument(
        "--failures",
        type=Path,
        metavar="FOLDER",
        help=worded(
            "write a game that fails there as a scenario, cut down; no file is written over"
        ),
    )
    add_json(engine)
    engine.set_defaults(run=_engine)


def _add_memory(subjects: Any) -> None:
    from judgeapp.bench import memory as bench

    memory = subjects.add_parser(
        "memory",
        help=worded(
            "memory, threads and timers in long use: searches, steps at the table, tables opened"
        ),
        description=worded(
            "Work for a long time in one window: searches, steps at the table with undo and"
            " branches, tables that are opened, each in {rounds} rounds, and print after each"
            " round how much memory is resident, and how many threads and timers there are. Exit"
            " status 1 when it was ever more than {most} MB, when it did not stay flat (after the"
            " last round of a kind of work more than {growth} MB above what it was after the"
            " middle one), or when a thread or a timer was left behind.",
            rounds=bench.ROUNDS,
            most=bench.MOST,
            growth=bench.GROWTH,
        ),
        epilog=worded(
            "JSON: samples (what, done, megabytes, threads, timers), faults (a sentence each)."
        ),
    )
    for name, usual in (
        ("searches", bench.SEARCHES), ("steps", bench.STEPS), ("tables", bench.TABLES),
    ):  # fmt: skip
        memory.add_argument(
            f"--{name}",
            type=int,
            default=usual,
            help=worded("how many (default {usual:,})", usual=usual),
        )
    add_json(memory)
    memory.set_defaults(run=_memory)


def _search(chosen: argparse.Namespace) -> int:
    from judgeapp.bench.search import bench_search

    return _print(bench_search(lambda line: print(line, file=sys.stderr)), chosen.json)


def _answers(chosen: argparse.Namespace) -> int:
    from judgeapp.bench.answers import bench_answers

    return _print(
        bench_answers(chosen.file, lambda line: print(line, file=sys.stderr)), chosen.json
    )


def _startup(chosen: argparse.Namespace) -> int:
    if chosen.runs < 2:
        raise InputError("a median needs at least 2 runs", where="--runs")
    from judgeapp.bench.startup import bench_startup

    return _print(bench_startup(chosen.runs), chosen.json)


def _engine(chosen: argparse.Namespace) -> int:
    """Status 1 when a game was stuck."""
    from judgeapp.bench.engine import bench_games, bench_steps, bench_undo

    if chosen.games < 1:
        raise InputError("at least 1 game is needed", where="--games")
    if chosen.cards:
        return _soak(chosen)
    games = [
        bench_games(chosen.games, with_effects=False, edition=chosen.edition),
        bench_games(chosen.games, with_effects=True, edition=chosen.edition),
        bench_steps(5.0, chosen.edition),
    ]
    undo = bench_undo(chosen.edition)
    if chosen.json:
        print_json({"games": games, "undo": undo})
    else:
        for g in games:
            endings = _endings(g.endings)
            print(
                worded(
                    "{what}: {games} games in {seconds} s ({games_per_second}/s),"
                    " {events_per_second} events/s, {choices_per_second} choices/s, {stuck}"
                    " stuck",
                    what=g.what,
                    games=g.games,
                    seconds=g.seconds,
                    games_per_second=g.games_per_second,
                    events_per_second=g.events_per_second,
                    choices_per_second=g.choices_per_second,
                    stuck=g.stuck,
                )
            )
            if endings:
                print(worded("  ended: {endings}", endings=endings))
        _print((undo,), as_json=False)
    return 1 if any(g.stuck for g in games) else 0


def _soak(chosen: argparse.Namespace) -> int:
    """Status 1 when a game was stuck or has a fault."""
    from judgeapp.bench.decks import can_make_decks, pool_of, read_faces
    from judgeapp.bench.failures import Failures
    from judgeapp.bench.reproduction import Failing
    from judgeapp.bench.soak import SoakFault, in_time, soak

    failures = Failures(chosen.failures) if chosen.failures is not None else None

    def tell(fault: SoakFault, failing: Failing) -> None:
        where = worded(
            "--seed {seed} --game {game}, step {step}",
            seed=fault.seed, game=fault.game, step=fault.step,
        )  # fmt: skip
        _warn(f"{where}, {fault.choice}: {fault.kind}: {fault.what}")
        if failures is not None and (said := failures.write(fault, failing)):
            _warn(said)

    pool = pool_of(read_faces(chosen.cards, chosen.lang))
    if not can_make_decks(pool):
        raise InputError(
            "these files have too few cards for a deck that are understood", where="--cards"
        )
    numbers: Iterable[int] = range(chosen.games)
    if chosen.game is not None:
        numbers = (chosen.game,)
    elif chosen.seconds is not None:
        numbers = in_time(numbers, chosen.seconds)
    played = soak(pool, chosen.seed, numbers, tell, chosen.edition)
    if chosen.json:
        written = failures.written if failures is not None else []
        print_json(msgspec.structs.asdict(played) | {"written": written})
    else:
        endings = _endings(played.endings)
        faults = ", ".join(f"{count} {kind}" for kind, count in played.faults.items())
        print(
            worded(
                "{games} games with {seen} of {cards} cards in {seconds} s"
                " ({games_per_second}/s), {steps} steps, {tried} more tried, {events} events,"
                " {stuck} stuck; ended: {endings}; faults: {faults}",
                games=played.games,
                seen=played.seen,
                cards=played.cards,
                seconds=played.seconds,
                games_per_second=played.games_per_second,
                steps=played.steps,
                tried=played.tried,
                events=played.events,
                stuck=played.stuck,
                endings=endings,
                faults=faults or worded("none"),
            )
        )
    return 1 if played.stuck or played.faults else 0


def _endings(endings: Mapping[str, int]) -> str:
    return ", ".join(
        worded("{count} by {clause}", count=count, clause=clause)
        for clause, count in endings.items()
    )


def _warn(line: str) -> None:
    print(f"judgeapp: {line}", file=sys.stderr)


def _cards(chosen: argparse.Namespace) -> int:
    from judgeapp.bench.cards import bench_cards

    return _print(bench_cards(lambda line: print(line, file=sys.stderr)), chosen.json)


def _reading(chosen: argparse.Namespace) -> int:
    from judgeapp.bench.reading import bench_reading

    told = bench_reading(chosen.file, chosen.lang, lambda line: print(line, file=sys.stderr))
    return _print(told, chosen.json)


def _table(chosen: argparse.Namespace) -> int:
    from judgeapp.bench.table import bench_table
    from judgeapp.bench.table_window import bench_table_window

    return _print((*bench_table(), *bench_table_window()), chosen.json)


def _rulings(chosen: argparse.Namespace) -> int:
    if chosen.rulings < 1:
        raise InputError("at least 1 is needed", where="--rulings")
    from judgeapp.bench.rulings import bench_rulings

    return _print(
        bench_rulings(chosen.rulings, lambda line: print(line, file=sys.stderr)), chosen.json
    )


def _memory(chosen: argparse.Namespace) -> int:
    """Status 1 when it is not as it must be."""
    from judgeapp.bench.memory import MemorySample, bench_memory

    def tell(sample: MemorySample) -> None:
        out = sys.stderr if chosen.json else sys.stdout
        told = f"{sample.done:,} {sample.what}" if sample.done else sample.what
        print(
            worded(
                "{told}: {megabytes} MB, {threads} threads, {timers} timers",
                told=told,
                megabytes=sample.megabytes,
                threads=sample.threads,
                timers=sample.timers,
            ),
            file=out,
            flush=True,
        )

    for name in ("searches", "steps", "tables"):
        if getattr(chosen, name) < 1:
            raise InputError("at least 1 is needed", where=f"--{name}")
    used = bench_memory(tell, chosen.searches, chosen.steps, chosen.tables)
    if chosen.json:
        print_json(used)
    for fault in used.faults:
        _warn(fault)
    return 1 if used.faults else 0


def _print(results: Sequence[Figures], as_json: bool) -> int:
    if as_json:
        print_json(results)
    else:
        for r in results:
            print(
                worded(
                    "{what}: median {median} ms, p95 {p95} ms, slowest {slowest} ms ({runs} runs)",
                    what=r.what,
                    median=r.median,
                    p95=r.p95,
                    slowest=r.slowest,
                    runs=r.runs,
                )
            )
    return 0
