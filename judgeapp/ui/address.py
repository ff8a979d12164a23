"""Addresses of the pages of the reader, and of what links ask for."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from urllib.parse import quote, unquote

from judgeapp.messages.errors import InputError

SCHEME = "rule"
PATH = " › "  # between the parts of a path above a page

# Keys of guides beside the chapters; the first lists them all.
CONTENTS = "contents"
WHAT_SURVIVES = "what-survives"
WHAT_IS_TRUSTED = "what-is-trusted"
WHAT_IS_NEW = "what-is-new"
LICENCES = "licences"


class Kind(StrEnum):
    """Kinds of addresses, each with the key that it takes: first pages of the reader, then commands of links."""

    FRONT = "front"
    HELP = "help"  # key of a view
    GUIDE = "guide"  # name of a chapter or guide
    COPIES = "copies"
    LIBRARY = "library"  # the data that are here
    PASSAGE = "passage"  # passage id
    SOURCE = "source"  # source key
    CONCEPT = "concept"  # concept id
    READING = "reading"  # id of a reading of ours; empty for all of them
    QUESTION = "question"  # id of a question with a proven answer
    SCENE = "scene"  # key of a ready scene
    EDITIONS = "editions"
    COMPARED = "compared"  # keys of two editions: "rules rules-4.2-en", and the part that is unfolded
    DOUBTFUL = "doubtful"  # keys of two editions and the place of a doubtful line
    REVIEWED = "reviewed"  # whose citations of changed clauses: "own" or "brought"
    IMPORTING_RULEBOOK = "brought"  # the rulebook that is being imported
    CARD = "card"  # card number
    TEXT = "text"  # a text to read
    DRAFT = "draft"  # the card that is being written
    IMPORT_REPORT = "imported"  # result of the last import
    TAUGHT = "taught"
    ANSWER = "answer"  # any number of an official answer
    RULING = "ruling"  # id of a ruling
    WRITTEN = "written"  # the ruling that is being written
    SHARED = "shared"  # the file of another judge

    DO = "do"  # id of an action
    ASK = "ask"  # question for the search field
    TERM = "term"  # concept id, where a text names it
    SCENES = "scenes"  # clause or name whose scenes are listed at the table
    PLAY = "play"  # key of a scene to play
    PLAY_BOTH = "play-both"  # key of a scene to be played by both editions
    TRY = "try"  # number of a card to try at the table
    WRITE = "write"  # text to write a card with
    CORRECT = "correct"  # language and number of a record: "en TS1-010"
    RESTORE = "restore"  # the same
    TEACH = "teach"  # language and text: "en Wipe out ..."
    SAME = "same"  # example to teach it as
    FORGET = "forget"  # language and wording
    TAKE = "take"  # language and wording of another judge; "*" for all that are new
    DECIDE = "decide"  # an answer and the clauses that decide it: "Q601 16-4 12-1"
    RULE = "rule"  # command on a ruling: "appealed ID", "back ID REVISION"
    BRING_BACK = "bring-back"  # name of a copy to restore
    SETTLE = "settle"  # a line of the imported rulebook and its fate: "12 dropped"
    RULEBOOK_COMMAND = "bring-in"  # command on the imported rulebook
    REMOVE = "remove"  # key of an imported rulebook
    UPDATE = "update"  # command on files of the web: "all", "fetch NAME", "take-back NAME", "forget NAME", "on", "off"
    SETTLE_CLAUSES = "settle-clauses"  # keys of two editions, a place and an answer
    TEACH_FACT = "teach-fact"  # an edition, a fact of the engine, and "on", "off" or "forget"
    DATE_EDITION = "date-edition"  # "add", "change 4.2", "take-out 4.2" or "as-printed"


PAGES = frozenset(tuple(Kind)[: tuple(Kind).index(Kind.DO)])


@dataclass(frozen=True)
class Address:
    """Page of the reader or command; Kind says what the key is."""

    kind: Kind
    key: str = ""

    @property
    def url(self) -> str:
        return f"{SCHEME}:{self.kind}/{quote(self.key, safe='')}"


def parse_address(url: str) -> Address:
    """The address that a link of a page carries. Raises ValueError for any other URL: pages carry no others."""
    scheme, _, rest = url.partition(":")
    kind, _, key = rest.partition("/")
    if scheme != SCHEME:
        raise ValueError(f"not an address of the reader: {url!r}")
    return Address(Kind(kind), unquote(key))


def read_address(url: str, file: str) -> Address:
    """Address of a page, read from a user's file. Raises InputError for anything else."""
    try:
        address = parse_address(url)
    except ValueError:
        address = None
    if address is None or address.kind not in PAGES:
        raise InputError("there is no page {page}", page=repr(url), where=file)
    return address


def of_record(kind: Kind, number: str, language: str) -> Address:
    """An address of a record, whose key `record_of` takes apart."""
    return Address(kind, f"{language} {number}")


def record_of(address: Address) -> tuple[str, str]:
    """(number, language)."""
    language, _, number = address.key.partition(" ")
    return number, language
