"""Parsers of external input as functions of bytes, with good examples, for the guided fuzzer. Wrong input raises
InputError; anything else is a fault."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import NamedTuple

from msgspec.json import encode

from judgeapp.cards.facts import CARDS
from judgeapp.cards.fields import SHAPED
from judgeapp.cards.lists.decklist import read_list
from judgeapp.cards.lists.errata import ERRATA
from judgeapp.cards.lists.restrictions import RESTRICTIONS, Restriction
from judgeapp.cards.reading.compiler import read_text
from judgeapp.cards.teaching.phrase_file import read_phrases
from judgeapp.desk import settings
from judgeapp.desk.imported.editions import read_editions
from judgeapp.desk.team import read_team
from judgeapp.editions.edition import EditionFacts, ImportedEdition, Provenance, RulebookKind, SettledLine
from judgeapp.editions.importing import lines_of_text
from judgeapp.editions.parsing.furniture import with_furniture
from judgeapp.editions.settling import read_settled
from judgeapp.editions.taking_apart import kind_of, read_edition
from judgeapp.engine.identity import Seat
from judgeapp.entries.importing import ImportOutcome, import_file, read_file
from judgeapp.entries.shape import read_shape
from judgeapp.messages.errors import InputError
from judgeapp.rulings.answer_importing import ANSWERS
from judgeapp.rulings.notebook.sharing import read_shared
from judgeapp.scenario.file import read_scenarios
from judgeapp.scenario.playing.replay import read_replay
from judgeapp.search.gold import read_gold
from judgeapp.table.dispute.account import read_steps
from judgeapp.table.setup import commands, position
from judgeapp.table.tree import file as table_file
from judgeapp.ui.address import read_address
from tests.fuzz import ways


class Parser(NamedTuple):
    """examples -- valid inputs to mutate
    parse    -- raises InputError or FactError for wrong input
    longest  -- maximum bytes of an input
    """

    name: str
    examples: Callable[[], tuple[bytes, ...]]
    parse: Callable[[bytes], object]
    longest: int = 4096


def parsers() -> tuple[Parser, ...]:
    return (
        Parser("scenario", lambda: _texts(*ways.scenarios()), lambda c: read_scenarios(_text(c), "file")),
        Parser("phrases", lambda: _texts(ways.PHRASES), lambda c: read_phrases(c, "file")),
        Parser("shared", lambda: _texts(*ways.shared()), lambda c: read_shared(c, "file")),
        Parser("account", lambda: _texts(ways.STEPS), lambda c: read_steps(_text(c), "file")),
        Parser("mapping", lambda: _texts(ways.MAPPING), _by_file(lambda file: read_shape(file, SHAPED))),
        Parser(
            "settled lines", lambda: _texts(ways.SETTLED), _by_file(lambda file: read_settled(file, list[SettledLine]))
        ),
        Parser("replay", ways.replays, lambda c: read_replay(c, "file"), 20_000),
        Parser("table", ways.tables, lambda c: table_file.load(c, "file"), 20_000),
        Parser("settings", lambda: (settings.encode(settings.Settings()),), settings.decode),
        Parser("kept editions", lambda: (ways._kept_edition(),), read_editions, 20_000),
        Parser("team", lambda: (encode(ways.TEAM),), lambda c: read_team(c, "file")),
        Parser("row of a team's server", ways.rows, lambda c: ways._row(c, None)),  # type: ignore[arg-type]
        Parser("cards", _card_files, _by_file(lambda file: read_file(file, CARDS))),
        Parser("answers", lambda: (_ANSWERS,), _by_file(lambda file: read_file(file, ANSWERS))),
        Parser("errata", lambda: (_ERRATA,), _by_file(lambda file: read_file(file, ERRATA))),
        Parser(
            "restrictions", lambda: (_RESTRICTIONS,), _by_file(lambda file: import_file(file, _Nowhere(), RESTRICTIONS))
        ),
        Parser("rulebook", lambda: _texts(ways.RULEBOOK), _read_rulebook),
        Parser("rulebook of headings", lambda: _texts(ways.HEADINGS), _read_rulebook),
        Parser("deck", lambda: _texts(ways.DECK, '["TS1-010", "TS1-001"]'), lambda c: read_list(_text(c))),
        Parser("queries", lambda: (b"blocker\t16-4\t1\n",), _by_file(read_gold)),
        Parser("typed", lambda: _texts(*ways.TYPED), _read_typed, 200),
        Parser(
            "address", lambda: _texts("rule:16-4", "card:TS1-010/en"), lambda c: read_address(_text(c), "file"), 200
        ),
        Parser("card text", lambda: _texts(*ways.TEXTS), _read_card_text, 200),
    )


_ANSWERS = (
    b'{"TS1-010": [{"qno": 7, "question": "Does it?", "answer": "No.", "date": "2026-01-31", "cards": ["TS1-1"]}]}'
)


_ERRATA = b'[{"number": "TS1-010", "before": "Draw 1", "after": "Draw 2", "since": "2026-01-31"}]'
_RESTRICTIONS = b'[{"number": "TS1-010", "limit": 1, "since": "2026-01-31", "partner": "TS1-011"}]'


class _Nowhere:
    """A store that saves nothing."""

    def transaction(self) -> AbstractContextManager[None]:
        return nullcontext()

    def put(self, record: Restriction, origin: str) -> ImportOutcome:
        return ImportOutcome.NEW


def _texts(*texts: str) -> tuple[bytes, ...]:
    return tuple(text.encode() for text in texts)


def _text(content: bytes) -> str:
    return content.decode("utf-8", "replace")


def _card_files() -> tuple[bytes, ...]:
    entries = ways.CARDS.strip()
    return ways.CARDS, b"[" + entries.replace(b"\n", b",") + b"]", b'{"a": {"b": [' + entries.splitlines()[0] + b"]}}"


def _by_file(read: Callable[[Path], object]) -> Callable[[bytes], object]:
    folder = Path("/dev/shm") if Path("/dev/shm").is_dir() else Path(tempfile.gettempdir())
    file = Path(tempfile.mkdtemp(prefix="parsed", dir=folder)) / "file.json"

    def parse(content: bytes) -> object:
        file.write_bytes(content)
        return read(file)

    return parse


def _read_rulebook(content: bytes) -> None:
    lines = with_furniture(lines_of_text(_text(content), markdown=content[:1] == b"#"))
    kind_of(lines)
    come = Provenance("file", "", 0, 1, "", "")
    for kind in RulebookKind:
        try:
            read_edition(ImportedEdition(EditionFacts("Rules", "1", "", "en", kind), come, lines))
        except InputError:
            continue


def _read_typed(content: bytes) -> None:
    text = _text(content)
    begun = position.new()
    if (command := commands.parse_command(text, Seat.A, begun)) is not None:
        commands.apply_command(begun, command)
    position.add(begun, Seat.A, "battle", text)


def _read_card_text(content: bytes) -> None:
    text = _text(content)
    read_text(text, "en")
    read_text(text, "ja")
