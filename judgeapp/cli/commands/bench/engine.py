"""`judgeapp bench engine`."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec

from judgeapp.cards.reading.grammar.phrases import LANGUAGES
from judgeapp.clauses.renumbering import EDITIONS
from judgeapp.cli.command import Command
from judgeapp.cli.commands.bench.telling import print_figures, tell_machine, warn
from judgeapp.cli.language.speaking import worded
from judgeapp.cli.terminal.output import add_json, print_json
from judgeapp.messages.errors import InputError


def add(parser: Command) -> None:
    parser.description = worded(
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
    )
    parser.epilog = worded(
        "JSON with --cards: cards, seen (how many decks could be made of, and were), games,"
        " steps, tried, events, seconds, games_per_second, stuck, endings (how many by which"
        " clause), faults (how many of each kind), told (kind, what, at, seed, game, step,"
        " choice), written (the files that were written: file, steps, from_decks)."
    )
    parser.add_argument("--games", type=int, default=100, help=worded("of each kind (default 100)"))
    parser.add_argument("--cards", type=Path, nargs="+", metavar="FILE", help=worded("card files"))
    parser.add_argument("--lang", default="en", choices=LANGUAGES, help=worded("language of the texts"))
    parser.add_argument(
        "--edition",
        choices=EDITIONS,
        default=EDITIONS[0],
        help=worded("of the rules by which the games are played (default {edition})", edition=EDITIONS[0]),
    )
    parser.add_argument("--seed", type=int, default=1, help=worded("other games (default 1)"))
    parser.add_argument("--game", type=int, metavar="K", help=worded("play this one of the games only"))
    parser.add_argument(
        "--seconds",
        type=float,
        metavar="S",
        help=worded("with --cards: end after so many seconds, however many games there are still"),
    )
    parser.add_argument(
        "--failures",
        type=Path,
        metavar="FOLDER",
        help=worded("write a game that fails there as a scenario, cut down; no file is written over"),
    )
    add_json(parser)
    parser.set_defaults(run=_run)


def _run(chosen: argparse.Namespace) -> int:
    """Status 1 when a game was stuck."""
    from judgeapp.bench.engine import bench_games, bench_steps, bench_undo

    if chosen.games < 1:
        raise InputError("at least 1 game is needed", where="--games")
    if chosen.cards:
        return _soak(chosen)
    tell_machine()
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
        print_figures((undo,), as_json=False)
    return 1 if any(g.stuck for g in games) else 0


def _soak(chosen: argparse.Namespace) -> int:
    """Status 1 when a game was stuck or has a fault."""
    from judgeapp.bench.decks import can_make_decks, pool_of, read_faces
    from judgeapp.bench.random_games.failures import Failures
    from judgeapp.bench.random_games.reproduction import Failing
    from judgeapp.bench.random_games.soak import SoakFault, in_time, soak

    failures = Failures(chosen.failures) if chosen.failures is not None else None

    def tell(fault: SoakFault, failing: Failing) -> None:
        where = worded("--seed {seed} --game {game}, step {step}", seed=fault.seed, game=fault.game, step=fault.step)
        warn(f"{where}, {fault.choice}: {fault.kind}: {fault.what}")
        if failures is not None and (said := failures.write(fault, failing)):
            warn(said)

    pool = pool_of(read_faces(chosen.cards, chosen.lang))
    if not can_make_decks(pool):
        raise InputError("these files have too few cards for a deck that are understood", where="--cards")
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
    return ", ".join(worded("{count} by {clause}", count=count, clause=clause) for clause, count in endings.items())
