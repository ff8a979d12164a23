"""Inputs: for everything external, good examples, mutations and the code that takes them. Wrong input raises
InputError, or ends a command with exit status 1 or 2; anything else is a fault of the program."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from judgeapp.cards.teaching.phrase_file import read_phrases
from judgeapp.cli.main import main
from judgeapp.desk import settings
from judgeapp.desk.folder import autosave_file, draft_file
from judgeapp.desk.imported.editions import SavedEditions, read_editions
from judgeapp.desk.team import Team, read_team
from judgeapp.editions.taking_apart import read_edition
from judgeapp.engine.identity import Seat
from judgeapp.library import Library
from judgeapp.messages.errors import InputError
from judgeapp.rulings.notebook.sharing import Shared, SharedText, write_shared
from judgeapp.scenario.file import read_scenario
from judgeapp.scenario.playing.play import play
from judgeapp.scenario.playing.replay import record, write_replay
from judgeapp.scenario.table import build
from judgeapp.table.dispute.account import judge_account, read_steps
from judgeapp.table.setup import commands, position
from judgeapp.table.tree import file as table_file
from judgeapp.table.tree.tree import Beginning, Tree, plant
from judgeapp.team.rows import GoneRow, RevisionRow, gone_of, revision_of, row_of
from judgeapp.ui.address import read_address
from tests.cards.made import entry
from tests.editions.brought import made_edition
from tests.fuzz.mutations import mangled_bytes, mangled_json, mangled_lines, mangled_text, mangled_yaml
from tests.rulings.made import revision
from tests.table.conftest import DUEL

SCENARIOS = Path(__file__).parent.parent / "scenarios"
# One scenario for each kind of step and field: a short file is broken in more places.
_KINDS = (
    "\ndecks:",
    "\nruled:",
    "\ntaught:",
    "\ncontrol:",
    "by_hand:",
    "- rule:",
    "correct:",
    "shuffle:",
    "dna:",
    "app-fusion:",
    "burst:",
    "link:",
    "concede:",
    "later:",
    "lasting:",
    "granted:",
    "refused:",
    "allowed:",
    "face_down:",
    "answer: [",
    "digixros:",
    "assembly:",
    "token",
    "owner:",
    "used:",
)
TEAM = Team("pg.example.org", "spring-cup", "judges", plain_at="pg.example.org:5432")
RULEBOOK = """\
Rules of Tides
Ver.4.2
1. Overview ........ 1
1. Overview
1-1. Harbors
1-1-1. A harbor has moor-
ings. (Example: Two.) (For details, see 1-2 "Tide".)
12
1-2. Tide
1-2-1. The tide turns.
Update History
(2026/08/18) Ver.4.2
1-2-1. has been added.
"""
HEADINGS = "# Rules of Tides\n\nText.\n\n## Harbor\n\n- one\n- two\n\n### Tide\n\nIt turns.\n"
SETTLED = """\
- {line: 8, text: '12', do: dropped}
- {line: 6, text: '1-1-1. A harbor has moor-', hyphen: true}
- {line: 10, text: 1-2-1. The tide turns., do: split, number: 1-2-1}
"""
PHRASES = """\
format: judgeapp-phrases-1
phrases:
- {language: en, wording: "Banish {2} foes", same: "Delete {2} of your opponent's Digimon", by: Ken}
- {language: en, wording: "<Last Stand {2}>", same: "When this Digimon would be deleted, by trashing
    the top {2} cards of your security stack, prevent that deletion.", clauses: [House rule 3]}
- {language: ja, wording: "相手のデジモン{1}体を葬り去る", same: "相手のデジモン{1}体を消滅させる"}
"""
MAPPING = """\
fields:
  number: {from: id}
  name: {from: name.en}
  category: {from: kind, values: {D: digimon, T: tamer}}
  level: {from: lv}
  colors: {from: colour, split: /}
  effect: {from: texts, join: "\\n"}
"""
BY_NUMBER = "title: By number\ncards:\n  Lamp: {number: TS1-010}\n  TS1-011: {}\nsteps: []\n"
DECK = "4 TS1-010\nTS1-011 x4\n4x Lamp (TS1-012)\n// Digi-Egg deck\n4 TS1-001\n"
STEPS = "- attack: {with: Striker, at: player}\n- answer: [no]\n- pass: {}\n"
QUERIES = ("16-4", "blocker", "阻挡者", "ブロッカー と 消滅", "Gegner greift an", '"when attacking" -dp')
TYPED = ("3x Rex", "A security 5", "memory 3", "Rex Lv.4 5000 DP [Dragon]", "turn B 4", "main phase")
TEXTS = (
    "[On Play] Delete 1 of your opponent's Digimon with 5000 DP or less. Then, <Draw 1>.",
    "[Your Turn] While you have a Tamer, this Digimon gets +2000 DP.\n<Security Attack +1>",
    "【登場時】相手のDP5000以下のデジモン1体を消滅させる。その後、≪1ドロー≫する。",
)
ARGUMENTS = (
    "search",
    "show",
    "cards",
    "deck",
    "play",
    "scenes",
    "ledger",
    "corpus",
    "find",
    "explain",
    "notebook",
    "list",
    "history",
    "edit",
    "status",
    "delete",
    "--question",
    "--card",
    "appealed",
    "check",
    "import",
    "coverage",
    "fill",
    "teach",
    "taught",
    "--json",
    "--lang",
    "--limit",
    "--gold",
    "--trace",
    "--record",
    "--mapping",
    "--help",
    "--",
    "-1",
    "0",
    "en",
    "16-4",
    "/",
    "/dev/null",
    "",
    " ",
    "\x00",
    "\udcff",
    "x" * 3000,
    "。" * 1500,
    "*",
    "~",
    "..",
)


class Around(NamedTuple):
    """Environment of an input: a folder with a data folder that has some cards."""

    folder: Path
    library: Library


class Way(NamedTuple):
    """first -- untimed inputs that load what later ones need"""

    name: str
    spoiled: Callable[[], SearchStrategy[bytes]]
    take_in: Callable[[bytes, Around], None]
    first: tuple[bytes, ...] = ()


def run(*arguments: str) -> None:
    try:
        status = main(arguments)
    except SystemExit as error:  # raised by argparse
        status = error.code if isinstance(error.code, int) else 1
    assert status in (0, 1, 2), f"exit status {status}"


def by_command(*command: str, ending: str = ".yaml") -> Callable[[bytes, Around], None]:
    """An input file for a command."""

    def take_in(content: bytes, around: Around) -> None:
        file = around.folder / f"file{ending}"
        file.write_bytes(content)
        run("--data", str(around.folder / "data"), *command, str(file))

    return take_in


@cache
def scenarios() -> tuple[str, ...]:
    """The shortest scenario of each kind."""
    texts = sorted((f.read_text("utf-8") for f in SCENARIOS.rglob("*.yaml")), key=len)
    examples = (next((text for text in texts if kind in text), DUEL) for kind in _KINDS)
    return tuple(dict.fromkeys((DUEL, *examples)))


def rows() -> tuple[bytes, ...]:
    """Rows as objects, with content that is an object or a text."""
    written = [row_of(revision(2, 1))._asdict(), row_of(revision(1, content=None))._asdict()]
    opened = {**written[0], "content": json.loads(written[0]["content"])}
    return tuple(json.dumps(row).encode() for row in (*written, opened))


@cache
def replays() -> tuple[bytes, ...]:
    played = [play(*read_scenario(text, "seed")) for text in scenarios()[:3]]
    return tuple(write_replay(record(game.beginning, game.choices)) for game in played)


@cache
def tables() -> tuple[bytes, ...]:
    return tuple(table_file.save(_planted(text)) for text in scenarios()[:3])


def _planted(text: str) -> Tree:
    scenario, faces, _ = read_scenario(text, "seed")
    state, names = build(scenario, faces)
    return plant(Beginning(state, names, "seed", text))


def _cards() -> bytes:
    entries = [
        entry("TS1-001", category="Digi-Egg", level=2),
        entry("TS1-010", effect=TEXTS[0]),
        entry("TS1-011", effect=TEXTS[1], inherited="[When Attacking] <Draw 1>."),
        entry("TS1-012", category="Option"),
    ]
    return "".join(json.dumps(entry) + "\n" for entry in entries).encode()


CARDS = _cards()


@cache
def shared() -> tuple[str, ...]:
    """Rulings with and without a history, and one of each other thing."""
    line = (revision(1), revision(2, 1, content=None), revision(3, 1))
    lessons = read_phrases(PHRASES.encode(), "seed")
    texts = (SharedText("Two blockers", scenarios()[0]),)
    tables_too = (SharedText("Table 12", tables()[0].decode()),)
    return (
        write_shared(Shared(line)),
        write_shared(Shared((), lessons, texts)),
        write_shared(Shared((), (), (), tables_too)),
    )


def _table(content: bytes, around: Around) -> None:
    try:
        table_file.load(content, "a table")
    except InputError:
        return


def _draft(content: bytes, around: Around) -> None:
    draft_file(around.folder).write_bytes(content)
    table_file.load_draft(around.folder)


def _autosave(content: bytes, around: Around) -> None:
    autosave_file(around.folder).write_bytes(content)
    table_file.load_autosave(around.folder)


def _settings(content: bytes, around: Around) -> None:
    settings.decode(content)


def _dispute(content: bytes, around: Around) -> None:
    tree = _planted(DUEL)
    try:
        steps = read_steps(content.decode("utf-8", "replace"), "an account")
    except InputError:
        return
    judge_account(tree.nodes[0].game, tree.beginning.names, steps)


def _query(content: bytes, around: Around) -> None:
    around.library.answer(content.decode("utf-8", "replace"), limit=3)


def _typed(content: bytes, around: Around) -> None:
    text = content.decode("utf-8", "replace")
    begun = position.new()
    try:
        if (command := commands.parse_command(text, Seat.A, begun)) is not None:
            commands.apply_command(begun, command)
        for area in ("hand", "battle", "breeding"):
            position.beginning(position.add(begun, Seat.A, area, text))
    except InputError:
        return


def _explained(content: bytes, around: Around) -> None:
    text = content.decode("utf-8", "surrogateescape")
    run("--data", str(around.folder / "data"), "cards", "explain", "--", text)


def _address(content: bytes, around: Around) -> None:
    try:
        read_address(content.decode("utf-8", "replace"), "settings")
    except InputError:
        return


def _arguments(content: bytes, around: Around) -> None:
    """Skips options alone: without a command the window would open."""
    words = content.decode("utf-8", "surrogateescape").split("\x1f")
    run("--data", str(around.folder / "data"), *words)


def _of_lines(*seeds: str) -> SearchStrategy[bytes]:
    return mangled_text(seeds).map(lambda text: text.encode("utf-8", "surrogatepass"))


def _some_arguments() -> SearchStrategy[bytes]:
    words = st.one_of(st.sampled_from(ARGUMENTS), st.text(max_size=5))
    joined = st.lists(words, max_size=5).map("\x1f".join)
    return joined.map(lambda text: text.encode("utf-8", "surrogateescape"))


def ways() -> tuple[Way, ...]:
    array = b"[" + CARDS.strip().replace(b"\n", b",") + b"]"
    return (
        Way("scenario", lambda: mangled_yaml(scenarios()), by_command("play", "--trace")),
        Way("scenarios of a ledger", lambda: mangled_yaml(scenarios()[:6]), by_command("ledger")),
        Way("replay", lambda: mangled_json(replays()), by_command("play", ending=".json")),
        Way("table", lambda: mangled_json(tables()), _table),
        Way("kept table", lambda: mangled_json(tables()), _autosave),
        Way("kept position", lambda: mangled_yaml(scenarios()), _draft),
        Way("settings", lambda: mangled_bytes([settings.encode(settings.Settings())]), _settings),
        Way("cards", lambda: mangled_lines([CARDS.decode()]), by_command("cards", "import", ending=".jsonl")),
        Way("array of cards", lambda: mangled_json([array]), by_command("cards", "import", ending=".json")),
        Way("mapping", lambda: mangled_yaml([MAPPING]), _with_mapping),
        Way(
            "coverage",
            lambda: mangled_lines([CARDS.decode()]),
            by_command("cards", "coverage", "--lang", "en", ending=".jsonl"),
        ),
        Way("fill", lambda: mangled_yaml([BY_NUMBER]), by_command("cards", "fill")),
        Way("phrases", lambda: mangled_yaml([PHRASES]), by_command("cards", "teach", "--try")),
        Way("shared", lambda: mangled_yaml(shared()), by_command("notebook", "take", "--take", "all")),
        Way("row of a team's server", lambda: mangled_json(rows()), _row),
        Way("team", lambda: mangled_json([msgspec.json.encode(TEAM)]), _team),
        Way(
            "deck",
            lambda: mangled_lines([DECK, '["TS1-010", "TS1-010", "TS1-001"]']),
            by_command("deck", "check", ending=".txt"),
        ),
        Way(
            "rulebook",
            lambda: mangled_lines([RULEBOOK]),
            by_command("corpus", "import", "--try", "--edition", "4.2", "--language", "en", ending=".txt"),
        ),
        Way(
            "rulebook of headings",
            lambda: mangled_lines([HEADINGS]),
            by_command("corpus", "import", "--try", "--edition", "4.2", "--language", "en", ending=".md"),
        ),
        Way("settled lines", lambda: mangled_yaml([SETTLED]), _settle),
        Way("kept editions", lambda: mangled_json([_kept_edition()]), _editions),
        Way("account", lambda: mangled_yaml([STEPS]), _dispute),
        Way("query", lambda: _of_lines(*QUERIES), _query),
        Way("typed", lambda: _of_lines(*TYPED), _typed),
        Way("text", lambda: _of_lines(*TEXTS), _explained),
        Way("address", lambda: _of_lines("rule:16-4", "rule:card/TS1-010"), _address),
        Way(
            "arguments",
            _some_arguments,
            _arguments,
            (
                b"search\x1fblocker",
                b"show\x1f16-4",
                b"scenes",
                b"cards\x1fexplain\x1f<Draw 1>",
                b"cards\x1ffind\x1fLamp",
                b"cards\x1ftaught",
            ),
        ),
    )


def _settle(content: bytes, around: Around) -> None:
    rulebook, settled = around.folder / "rules.txt", around.folder / "settled.yaml"
    rulebook.write_text(RULEBOOK, encoding="utf-8")
    settled.write_bytes(content)
    run("corpus", "import", str(rulebook), "--language", "en", "--settle", str(settled), "--try")


def _kept_edition() -> bytes:
    edition = made_edition("Rules of Tides")
    return msgspec.json.encode(SavedEditions((edition,)))


def _editions(content: bytes, _: Around) -> None:
    with suppress(InputError):
        for edition in read_editions(content):
            read_edition(edition)


def _row(content: bytes, _: Around) -> None:
    """Any values in the columns of a row."""
    try:
        parsed = json.loads(content)
    except (ValueError, RecursionError):
        return
    columns = [*parsed.values()] if isinstance(parsed, dict) else [parsed]
    columns = (columns + [None] * 8)[:8]
    revision, gone = RevisionRow(*columns), GoneRow(*columns[:4])
    for row in (revision, revision._replace(content=json.dumps(revision.content))):
        with suppress(InputError):
            revision_of(row)
    with suppress(InputError):
        gone_of(gone)


def _team(content: bytes, _: Around) -> None:
    with suppress(InputError):
        read_team(content, "team.json")


def _with_mapping(content: bytes, around: Around) -> None:
    mapping = around.folder / "mapping.yaml"
    mapping.write_bytes(content)
    file = around.folder / "foreign.jsonl"
    file.write_text('{"id": "X1-1", "name": {"en": "Lamp"}, "kind": "D", "lv": 3, "texts": ["a"]}\n')
    run("--data", str(around.folder / "data"), "cards", "import", "--mapping", str(mapping), str(file))
