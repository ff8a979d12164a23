"""Our own definitions of the concepts, in five languages."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from judgeapp.rulebook.manifest import corpus_file
from judgeapp.rulebook.our_words.readings import Told

_FOLDER = "definitions"


@cache
def load_definitions() -> dict[str, Told]:
    """By concept the definition by BCP 47 language, of all files of rules_corpus/definitions.

    Apart from the names, which every search needs, for these are read one at a time.
    """
    folder = files("rules_corpus").joinpath(_FOLDER)
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".yaml"))
    definitions: dict[str, Told] = {}
    for name in names:
        entries = msgspec.yaml.decode(corpus_file(f"{_FOLDER}/{name}"), type=list[dict[str, str]])
        for entry in entries:
            definitions[entry["id"]] = {tag: text for tag, text in entry.items() if tag != "id"}
    return definitions
