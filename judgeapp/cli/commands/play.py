"""`judgeapp play`: play scenario files and print the results."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from judgeapp.clauses.citing import cited_list, leading_played
from judgeapp.clauses.renumbering import EDITIONS, NEWEST
from judgeapp.cli.arguments import SCENE, is_page, refuse_existing
from judgeapp.cli.command import Command
from judgeapp.cli.localization import spoken_now, worded
from judgeapp.cli.stores.leading import load_leading
from judgeapp.cli.terminal import print_json, warn
from judgeapp.desk.folder import data_folder, editions_file, write_whole
from judgeapp.desk.languages import LANGUAGES
from judgeapp.engine.events import Event
from judgeapp.engine.explanation.narration import Explanation, narrate
from judgeapp.files.untrusted import read_untrusted_bytes, read_untrusted_text
from judgeapp.messages.errors import InputError
from judgeapp.messages.message import message
from judgeapp.messages.punctuation import comma_list
from judgeapp.scenario.file import for_edition, read_scenarios
from judgeapp.scenario.lessons import applied_lessons
from judgeapp.scenario.limits import MAX_BYTES
from judgeapp.scenario.playing.decided import decided_at
from judgeapp.scenario.playing.play import Failure, Played, play
from judgeapp.scenario.playing.replay import MAX_BYTES as MAX_REPLAY
from judgeapp.scenario.playing.replay import Replay, play_again, read_replay, record, write_replay
from judgeapp.scenario.playing.rulings import UnreadText, unread_texts
from judgeapp.table.rendering.rendering import render_event


def add(parser: Command) -> None:
    parser.words = {"editions": comma_list(EDITIONS)}
    parser.add_file("files", nargs="+")
    parser.add_argument("--edition", choices=EDITIONS)
    parser.add_flag("--compare-editions")
    parser.add_flag("--trace")
    parser.add_file("--record")
    parser.add_file("--report")
    parser.add_argument("--lang", choices=tuple(LANGUAGES), default="en")
    parser.add_flag("--overwrite")
    parser.set_run(run)


def run(chosen: argparse.Namespace) -> int:
    files = scenario_files(chosen.files)
    leading = load_leading(data_folder(chosen.data))
    if chosen.compare_editions:
        return _compare_editions(chosen, files)
    if chosen.record is not None and len(files) != 1:
        raise InputError("a replay needs exactly one scenario", where="--record")
    if chosen.report is not None and len(files) != 1:
        raise InputError("a report needs exactly one scenario", where="--report")
    for file in filter(None, (chosen.record, chosen.report)):
        refuse_existing(file, overwrite=chosen.overwrite)
    results, broken = _play_all(files, chosen.edition, leading_played())
    touched = _touched(chosen)
    if chosen.json:
        unreadable = [_json_of_broken(file, error) for file, error in broken]
        print_json([_json(*result) | {"changed": touched(result[2])} for result in results] + unreadable)
    else:
        for result in results:
            for line in _lines(*result, leading.number):
                print(line)
            for line in (*touched(result[2]), *(trace(result[2]) if chosen.trace else ())):
                print(f"    {line}")
    if chosen.record is not None:
        _, _, played = results[0]
        content = write_replay(record(played.beginning, played.choices))
        write_whole(chosen.record.resolve(), content, message("the replay"))
    if chosen.report is not None:
        from judgeapp.cli.output.played_report import played_report

        _, _, played = results[0]
        text = played_report(files[0], played, chosen.lang, data_folder(chosen.data), html=is_page(chosen.report))
        write_whole(chosen.report.resolve(), text.encode(errors="replace"), message("the report"))
    failed = [(file, p.failure) for file, _, p in results if p.failure is not None]
    for file, failure in failed:
        where = f"{file}:{failure.line}" if failure.line else str(file)
        warn(f"{where}: {failure.what}")
    warn(*(error for _, error in broken))
    return 1 if failed or broken else 0


def _lines(file: Path, is_control: bool, played: Played, leading: str) -> Iterator[str]:
    """Result of a scenario in words; `leading`: the edition in force."""
    which = worded(" (control)") if is_control else ""
    rules = played.beginning.rules
    by = worded(" (rules {rules}, not in force)", rules=rules) if rules != leading else ""
    state = worded("passed") if played.failure is None else worded("FAILED")
    yield f"{state}  {file}{which}{by}"
    for unread in played.unread:
        yield worded("    not understood: {text}{ruled}", text=unread.line, ruled=_ruled(unread))
    for refusal in played.refusals:
        yield worded("    line {line}: {wrong}", line=refusal.line, wrong=refusal.what)
    for as_taught in played.taught:
        yield worded("    read as taught: {text}", text=as_taught.text)


def _play_all(
    files: Sequence[Path], edition: str | None, leading: str
) -> tuple[list[tuple[Path, bool, Played]], list[tuple[Path, InputError]]]:
    """Play files: (file, whether it is its control, result), and unreadable files, each with the reason. Raises
    InputError if the only file can't be read."""
    results: list[tuple[Path, bool, Played]] = []
    broken: list[tuple[Path, InputError]] = []
    for file in files:
        try:
            results += [(file, bool(number), played) for number, played in enumerate(play_file(file, edition, leading))]
        except InputError as error:
            if len(files) == 1:
                raise
            broken.append((file, error))
    return results, broken


def _touched(chosen: argparse.Namespace) -> Callable[[Played], list[str]]:
    """Warnings about a scenario that rests on clauses changed by an imported edition that the engine doesn't know."""
    folder = data_folder(chosen.data)
    if not editions_file(folder).exists():
        return lambda _: []
    from judgeapp.cli.stores.alignments import changes_of_newest

    touched = changes_of_newest(folder)

    def warnings(played: Played) -> list[str]:
        if touched is None or not (changed := touched.of(played.cited)):
            return []
        return [worded("changed in {edition}, check: {clauses}", edition=touched.edition, clauses=cited_list(changed))]

    return warnings


def _compare_editions(chosen: argparse.Namespace, files: list[Path]) -> int:
    from judgeapp.cli.output import edition_parting

    for name in ("record", "report", "edition"):
        if getattr(chosen, name) is not None:
            raise InputError("can't be used when comparing editions", where=f"--{name}", mend="Leave it out")
    comparisons = list(edition_parting.compared(files))
    if chosen.json:
        print_json([edition_parting.as_json(*comparison) for comparison in comparisons])
        return 0
    for comparison in comparisons:
        for line in edition_parting.edition_lines(*comparison):
            print(line)
    return 0


def _ruled(unread: UnreadText) -> str:
    if unread.ruled:
        return worded(" (ruled: {ruled})", ruled=unread.ruled)
    return worded(" (you are asked when it may trigger)") if unread.perhaps else ""


def _ready_scene(path: Path) -> Path:
    """File of a ready scene named by its key, as scene:keyword-blocker; any other path unchanged."""
    named = path.as_posix()
    if not named.startswith(SCENE):
        return path
    return Path(str(files("rules_corpus"))) / "scenes" / f"{named.removeprefix(SCENE)}.yaml"


def scenario_files(paths: Iterable[Path]) -> list[Path]:
    """The files named, and the scenario files of the folders named, in order."""
    files: list[Path] = []
    for path in map(_ready_scene, paths):
        files += sorted(path.rglob("*.yaml")) if path.is_dir() else [path]
    if not files:
        raise InputError("it has no scenarios", where=comma_list(map(str, paths)))
    return files


def play_file(file: Path, edition: str | None = None, leading: str = NEWEST) -> tuple[Played, ...]:
    """Play a scenario, and its control if it has one, or a replay; by the edition named, otherwise by its own or the
    leading one. Raises InputError for a file that can't be read or is neither."""
    if file.suffix == ".json" and edition is not None:
        raise InputError("a replay is always played under its own edition", where=str(file), mend="Leave out --edition")
    if file.suffix == ".json":
        return (_play_replay(read_replay(read_untrusted_bytes(file, MAX_REPLAY), str(file))),)
    text = read_untrusted_text(file, MAX_BYTES)
    try:
        return tuple(
            play(for_edition(scenario, edition or scenario.edition or leading), faces, lines)
            for scenario, faces, lines in read_scenarios(text, str(file))
        )
    except InputError as error:
        raise error.in_file(str(file)) from error


def _play_replay(replay: Replay) -> Played:
    game, difference = play_again(replay)
    events = (*game.earlier, *game.events)
    failure = None
    if difference is not None:
        what = f"choice {difference.step} ({difference.choice}): {difference.what}"
        failure = Failure(0, what)
    cited = tuple(dict.fromkeys(c for event in events for c in event.clauses))
    return Played(
        events,
        cited,
        failure,
        replay.beginning,
        game.state,
        game.choices,
        unread_texts(events),
        applied_lessons(events),
    )


def trace(played: Played) -> Iterator[str]:
    """Every event as a line: itself, its clauses, the event that caused it, and our readings that it rests on."""
    for index, (event, explanation) in enumerate(explained_events(played)):
        cause = worded(" because of {event}", event=event.cause) if event.cause else ""
        ids = comma_list(decided_at(played.events, index))
        by = worded(" reading: {ids}", ids=ids) if ids else ""
        yield f"{event.number}. {render_event(explanation)} [{cited_list(event.clauses)}]{cause}{by}"


def explained_events(played: Played) -> Iterator[tuple[Event, Explanation]]:
    # The words of effects are loaded only where something is printed.
    from judgeapp.table.words import of_event

    return narrate(played.beginning, played.events, partial(of_event, language=spoken_now()))


def _event(event: Event, explanation: Explanation, readings: tuple[str, ...]) -> dict[str, Any]:
    plain = msgspec.to_builtins(event)
    output = {name: plain[name] for name in ("number", "what", "clauses", "cause", "facts", "names")}
    return output | {"told": explanation.text, "readings": readings}


def _json_of_broken(file: Path, error: InputError) -> dict[str, Any]:
    return {"file": str(file), "control": False, "passed": False, "failure": Failure(0, str(error))}


def _json(file: Path, is_control: bool, played: Played) -> dict[str, Any]:
    return {
        "file": str(file),
        "control": is_control,
        "edition": played.beginning.rules,
        "passed": played.failure is None,
        "failure": played.failure,
        "events": [
            _event(event, explanation, decided_at(played.events, index))
            for index, (event, explanation) in enumerate(explained_events(played))
        ],
        "clauses": played.cited,
        "choices": played.choices,
        "unread": [text._asdict() for text in played.unread],
        "taught": [text._asdict() for text in played.taught],
        "refusals": played.refusals,
    }
