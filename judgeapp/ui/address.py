"""Addresses: what the reader can show, and what links offer to do."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import quote, unquote

from judgeapp.messages.errors import InputError

SCHEME = "rule"
# Between the parts of a path.
PATH = " › "

FRONT = "front"
PASSAGE = "passage"
SOURCE = "source"
CONCEPT = "concept"
# A concept where a text names it.
TERM = "term"
READING = "reading"
# What can be done in a place, and the shortcuts.
HELP = "help"
# How the program is used, and what it promises: its key is the name of a chapter or a guide.
GUIDE = "guide"
# Those beside the chapters; first the list of them.
CONTENTS = "contents"
WHAT_SURVIVES = "what-survives"
WHAT_IS_NEW = "what-is-new"
LICENCES = "licences"
# The copies of what is kept.
COPIES = "copies"
# The editions of the rules; two of them compared ("rules rules-4.2-en"); what is doubtful between them, by its place;
# what names clauses that changed. And a doubtful line is settled; it is said since when an edition is in force ("add",
# "change 4.2", "take-out 4.2", "as-printed").
EDITIONS = "editions"
COMPARED = "compared"
DOUBTFUL = "doubtful"
REVIEWED = "reviewed"
SETTLE_CLAUSES = "settle-clauses"
DATE_EDITION = "date-edition"
CARD = "card"
# An official answer, by any of its numbers.
ANSWER = "answer"
# What came of the last import of cards.
IMPORTED = "imported"
# What is read in a text; and the card that is being written.
TEXT = "text"
DRAFT = "draft"
# Not a page: a question to put into the field.
ASK = "ask"
# Nor these: a text to write a card with, a record to correct, one to restore.
WRITE = "write"
CORRECT = "correct"
RESTORE = "restore"
# What has been taught, with what is being taught. And what is done there: a text is taught what it means ("en Wipe out
# ..."), an example is taken, a wording forgotten, one of others taken.
TAUGHT = "taught"
TEACH = "teach"
SAME = "same"
FORGET = "forget"
TAKE = "take"
# A copy is brought back, by its name.
BRING_BACK = "bring-back"
# A rulebook that is being brought in; what becomes of a line of it ("12 dropped"), and of the whole; one that was
# brought in is taken out, by its key.
BROUGHT = "brought"
SETTLE = "settle"
BRING_IN = "bring-in"
REMOVE = "remove"
# The clauses that decide an answer are confirmed: "Q601 16-4 12-1".
DECIDE = "decide"
# A question with a proven answer.
QUESTION = "question"
# A ready scene.
SCENE = "scene"
# A ruling of the notebook; the one that is being written; what others share. And what is done with a ruling: "appealed
# ID", "back ID REVISION".
RULING = "ruling"
WRITTEN = "written"
SHARED = "shared"
RULE = "rule"
# What is done at the table: the scenes about a clause or a name are listed, one of them is
# played, a card is tried.
SCENES = "scenes"
PLAY = "play"
TRY = "try"

# Kinds of pages that the reader shows.
PAGES = frozenset(
    {FRONT, HELP, GUIDE, COPIES}
    | {PASSAGE, SOURCE, CONCEPT, READING, QUESTION, SCENE}
    | {EDITIONS, COMPARED, DOUBTFUL, REVIEWED, BROUGHT}
    | {CARD, TEXT, DRAFT, IMPORTED, TAUGHT}
    | {ANSWER, RULING, WRITTEN, SHARED}
)
# Kinds of links that ask for something to be done.
COMMANDS = frozenset(
    {ASK, TERM, SCENES, PLAY, TRY, BRING_BACK, DECIDE, RULE}
    | {WRITE, CORRECT, RESTORE, TEACH, SAME, FORGET, TAKE}
    | {SETTLE, SETTLE_CLAUSES, DATE_EDITION, BRING_IN, REMOVE}
)


@dataclass(frozen=True)
class Address:
    """`key` is a passage id, a source key, a concept id, the id of a reading of ours (empty for all of them), a card
    number, a text, a question, language and number of a record ("en TS1-010"), the number of an answer, language and
    wording of what is taught, the name of a copy, the keys of two editions with what is meant of them, the key of a
    scene or what scenes are asked for, the key of a place, the id of a ruling or what is done with it, by `kind`."""

    kind: str
    key: str = ""

    @property
    def url(self) -> str:
        return f"{SCHEME}:{self.kind}/{quote(self.key, safe='')}"


def parse_address(url: str) -> Address:
    """The address that a link of a page carries. Raises ValueError for any other URL: pages carry no others."""
    scheme, _, rest = url.partition(":")
    kind, _, key = rest.partition("/")
    if scheme != SCHEME or (kind not in PAGES and kind not in COMMANDS):
        raise ValueError(f"not an address of the reader: {url!r}")
    return Address(kind, unquote(key))


def read_address(url: str, file: str) -> Address:
    """The address of a page that stands in a file of the user's. Raises InputError for anything else."""
    try:
        address = parse_address(url)
    except ValueError:
        address = None
    if address is None or address.kind not in PAGES:
        raise InputError("there is no page {page}", page=repr(url), where=file)
    return address


def of_record(kind: str, number: str, language: str) -> Address:
    """An address of a record, whose key `record_of` takes apart."""
    return Address(kind, f"{language} {number}")


def record_of(address: Address) -> tuple[str, str]:
    """(number, language)."""
    language, _, number = address.key.partition(" ")
    return number, language
