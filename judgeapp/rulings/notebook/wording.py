"""Display names of the notebook's statuses, authorities, fields and commands."""

from __future__ import annotations

from judgeapp.messages.message import QT_TRANSLATE_NOOP, translation
from judgeapp.rulings.players import player_name

STATUSES = {
    "draft": QT_TRANSLATE_NOOP("rulings", "Draft"),
    "given": QT_TRANSLATE_NOOP("rulings", "Given"),
    "appealed": QT_TRANSLATE_NOOP("rulings", "Appealed"),
    "upheld": QT_TRANSLATE_NOOP("rulings", "Upheld"),
    "overturned": QT_TRANSLATE_NOOP("rulings", "Overturned"),
    "superseded": QT_TRANSLATE_NOOP("rulings", "Superseded"),
}
BECOMES = {
    "given": QT_TRANSLATE_NOOP("rulings", "Give this ruling"),
    "appealed": QT_TRANSLATE_NOOP("rulings", "Appeal"),
    "upheld": QT_TRANSLATE_NOOP("rulings", "Uphold"),
    "overturned": QT_TRANSLATE_NOOP("rulings", "Overturn …"),
    "superseded": QT_TRANSLATE_NOOP("rulings", "Supersede …"),
}
AUTHORITIES = {
    "official": QT_TRANSLATE_NOOP("rulings", "Official"),
    "head judge": QT_TRANSLATE_NOOP("rulings", "Head judge"),
    "floor judge": QT_TRANSLATE_NOOP("rulings", "Floor judge"),
    "own note": QT_TRANSLATE_NOOP("rulings", "Own note"),
}
# Words of the fields that have a few fixed values.
FIELD_WORDS = {"status": STATUSES, "authority": AUTHORITIES}
FIELDS = {
    "question": QT_TRANSLATE_NOOP("rulings", "Question"),
    "answer": QT_TRANSLATE_NOOP("rulings", "Answer"),
    "cards": QT_TRANSLATE_NOOP("rulings", "Cards"),
    "clauses": QT_TRANSLATE_NOOP("rulings", "Clauses"),
    "answers": QT_TRANSLATE_NOOP("rulings", "Official answers"),
    "authority": QT_TRANSLATE_NOOP("rulings", "Authority"),
    "status": QT_TRANSLATE_NOOP("rulings", "Status"),
    "replaced_by": QT_TRANSLATE_NOOP("rulings", "Replaced by"),
    "event": QT_TRANSLATE_NOOP("rulings", "Event"),
    "round": QT_TRANSLATE_NOOP("rulings", "Round"),
    "table": QT_TRANSLATE_NOOP("rulings", "Table"),
    "players": QT_TRANSLATE_NOOP("rulings", "Players"),
    "judge": QT_TRANSLATE_NOOP("rulings", "Judge"),
    "date": QT_TRANSLATE_NOOP("rulings", "Date"),
    "tags": QT_TRANSLATE_NOOP("rulings", "Tags"),
    "rests_on": QT_TRANSLATE_NOOP("rulings", "Grounds"),
    "record": QT_TRANSLATE_NOOP("rulings", "What was played"),
    "account_a": QT_TRANSLATE_NOOP("rulings", "One account"),
    "account_b": QT_TRANSLATE_NOOP("rulings", "The other account"),
}
SHARED_STATES = {
    "new": QT_TRANSLATE_NOOP("rulings", "New"),
    "newer": QT_TRANSLATE_NOOP("rulings", "Newer than yours"),
    "conflict": QT_TRANSLATE_NOOP("rulings", "Different from yours"),
    "refused": QT_TRANSLATE_NOOP("rulings", "Refused"),
    "gone": QT_TRANSLATE_NOOP("rulings", "Deleted here for good"),
    "same": QT_TRANSLATE_NOOP("rulings", "The same as yours"),
}
SHARED_KINDS = {
    "ruling": QT_TRANSLATE_NOOP("rulings", "Ruling"),
    "phrase": QT_TRANSLATE_NOOP("rulings", "Phrase"),
    "scene": QT_TRANSLATE_NOOP("rulings", "Scene"),
    "table": QT_TRANSLATE_NOOP("rulings", "Table"),
}

# The beginning of the first step of an account that was drafted.
_STEPS = "✓ ", "× ", "- "


def headed(field: str, text: str, name: str) -> tuple[str, str]:
    """Heading and text of a long field called `name`: an account drafted from a table is headed by its player, who is
    the line above its steps."""
    who, _, steps = text.partition("\n")
    is_drafted = field in ("account_a", "account_b") and steps.startswith(_STEPS)
    return (player_name(who), steps) if is_drafted else (name, text)


def display_name(words: dict[str, str], key: str) -> str:
    """Translated name of a key; the key itself if it has no name."""
    return translation("rulings", words[key]) if key in words else key


def format_time(at: str) -> str:
    return f"{at[:10]} {at[11:16]} UTC"
