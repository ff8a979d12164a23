"""Addresses of the pages of the reader, and of what links ask for."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from urllib.parse import quote, unquote

from judgeapp.messages.errors import InputError

SCHEME = "rule"
PATH = " › "  # separates the steps of the path above a page

# Keys of guides other than the chapters; the first lists them all.
CONTENTS = "contents"
WHAT_SURVIVES = "what-survives"
WHAT_IS_TRUSTED = "what-is-trusted"
WHAT_IS_NEW = "what-is-new"
LICENCES = "licences"


class Kind(StrEnum):
    """Kinds of addresses, each with the key that it takes: first pages of the reader, then commands of links."""

    FRONT = "front"
    HELP = "help"  # key of a view
    GUIDE = "guide"  # key of a chapter or guide
    COPIES = "copies"
    LIBRARY = "library"  # the data in the data folder
    PASSAGE = "passage"  # passage id
    SOURCE = "source"  # source key
    CONCEPT = "concept"  # concept id
    READING = "reading"  # id of one of our readings; empty for all
    QUESTION = "question"  # id of a proven question
    SCENE = "scene"  # key of a built-in scene
    EDITIONS = "editions"
    COMPARED = "compared"  # keys of two editions, "rules rules-4.2-en", and the part that is unfolded
    DOUBTFUL = "doubtful"  # keys of two editions, and the place of a doubtful line
    REVIEWED = "reviewed"  # whose citations of changed clauses: "own" or "brought"
    IMPORTING_RULEBOOK = "brought"  # the rulebook being imported
    CARD = "card"  # card number
    TEXT = "text"  # a card text
    DRAFT = "draft"  # the card being written
    IMPORT_REPORT = "imported"  # the result of the last import
    TAUGHT = "taught"
    ANSWER = "answer"  # any of an official answer's numbers
    RULING = "ruling"  # id of a ruling
    WRITTEN = "written"  # the ruling being written
    SHARED = "shared"  # another judge's file

    DO = "do"  # id of an action
    ASK = "ask"  # a question for the search field
    TERM = "term"  # concept id, from a text that names it
    SCENES = "scenes"  # a clause or name whose scenes are listed at the table
    PLAY = "play"  # key of a scene to play
    PLAY_BOTH = "play-both"  # key of a scene to play under both editions
    TRY = "try"  # number of a card to try at the table
    WRITE = "write"  # text of a new card
    CORRECT = "correct"  # language and number of a record: "en TS1-010"
    RESTORE = "restore"  # the same
    TEACH = "teach"  # language and text: "en Wipe out ..."
    SAME = "same"  # an example of the same meaning
    FORGET = "forget"  # language and wording
    TAKE = "take"  # language and wording from another judge; "*" for everything new
    DECIDE = "decide"  # an official answer, and the clauses that decide it: "Q601 16-4 12-1"
    RULE = "rule"  # a command on a ruling: "appealed ID", "back ID REVISION"
    BRING_BACK = "bring-back"  # name of a backup to restore
    SETTLE = "settle"  # a line of the imported rulebook and its fate: "12 dropped"
    RULEBOOK_COMMAND = "bring-in"  # a command on the rulebook being imported
    REMOVE = "remove"  # key of an imported rulebook
    # a command on files from the web: "all", "fetch NAME", "take-back NAME", "forget NAME", "on", "off"
    UPDATE = "update"
    SETTLE_CLAUSES = "settle-clauses"  # keys of two editions, a place and a decision
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
