"""Display names of the notebook's statuses, authorities, fields and commands."""

from __future__ import annotations

from judgeapp.files.packaged import packaged
from judgeapp.messages.message import translation
from judgeapp.rulings.players import player_name

WORDS = packaged(__package__, "words.yaml", dict[str, dict[str, str]])
STATUSES, BECOMES, AUTHORITIES = WORDS["statuses"], WORDS["becomes"], WORDS["authorities"]
FIELDS, SHARED_STATES, SHARED_KINDS = WORDS["fields"], WORDS["shared states"], WORDS["shared kinds"]
# Words of the fields that have a few fixed values.
FIELD_WORDS = {"status": STATUSES, "authority": AUTHORITIES}
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
