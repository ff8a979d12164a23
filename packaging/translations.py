"""The languages of the program: collects every text, and keeps the files of the translations.

    python packaging/translations.py                        collect, and make what Qt reads
    python packaging/translations.py untranslated ja > FILE what is still to be said in Japanese
    python packaging/translations.py all ja > FILE          everything, as it is said
    python packaging/translations.py take ja FILE           take what was filled in
    python packaging/translations.py check [ja ...]         what is wrong

A file is a list of texts as JSON; packaging/translating.md says how it is filled in.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from translation.checking import faults
from translation.terms import name_of, terms_in
from translation.texts import Place, Text, texts
from translation.translated import Forms, belongs, bring_up, file_of, forms_of, read, release, write

from judgeapp.desk.languages import FILES, SPOKEN


def main(arguments: Sequence[str]) -> int:
    command, *given = arguments or ("update",)
    if command == "update":
        return update()
    if command == "check":
        return check(given or SPOKEN)
    if command in ("untranslated", "all") and given:
        return export(given[0], given[1:], everything=command == "all")
    if command == "take" and len(given) == 2:
        return take(given[0], Path(given[1]))
    print(__doc__, file=sys.stderr)
    return 2


def update() -> int:
    """Let every language have the texts of today, with what the glossary says of them."""
    found = texts()
    bring_up(found, FILES)
    for language in FILES:
        had = read(file_of(language))
        named = {text: (name,) for text, forms in had.items() if not forms and (name := name_of(language, text))}
        if named:
            write(file_of(language), named)
            bring_up(found, (language,))
    release(FILES)
    return 0


def check(languages: Sequence[str]) -> int:
    """Tell what is wrong. Whether anything is, as an exit status."""
    wrong = 0
    for language in languages:
        for text, forms in read(file_of(language)).items():
            for fault in faults(language, text, forms):
                wrong += 1
                print(f"{language}: {text.context}: {text.source!r}: {fault}")
    return 1 if wrong else 0


def export(language: str, contexts: Sequence[str], *, everything: bool) -> int:
    """Write the texts of a language, of some contexts or all of them, to be filled in."""
    places = texts()
    listed = [
        _entry(language, text, forms, places.get(text, []))
        for text, forms in read(file_of(language)).items()
        if belongs(text, language) and (everything or not forms)
        if not contexts or text.context in contexts
    ]
    json.dump(listed, sys.stdout, ensure_ascii=False, indent=1)
    print()
    return 0


def _entry(
    language: str, text: Text, forms: Forms, places: Sequence[Place]
) -> dict[str, str | list[str] | dict[str, tuple[str, ...]]]:
    empty = [""] * (forms_of(language) if text.counted else 1)
    said = list(forms) or empty
    entry: dict[str, Any] = {"context": text.context, "source": text.source}
    if places:
        entry["where"] = [str(place) for place in places[:2]]
    if terms := dict(terms_in(language, text.source)):
        entry["terms"] = terms
    return entry | {"translation": said if text.counted else said[0]}


def take(language: str, file: Path) -> int:
    """Take what a file says of the texts of today, but nothing in which anything is wrong."""
    known = read(file_of(language))
    by_source = {(text.context, text.source): text for text in known}
    taken: dict[Text, Forms] = {}
    refused = 0
    for entry in json.loads(file.read_text(encoding="utf-8")):
        said = entry["translation"]
        forms = (said,) if isinstance(said, str) else tuple(said)
        text = by_source.get((entry["context"], entry["source"]))
        if not any(forms):
            continue
        wrong = ["there is no such text any more"] if text is None else []
        wrong += faults(language, text, forms) if text is not None else []
        for fault in wrong:
            print(f"{entry['context']}: {entry['source']!r}: {said!r}: {fault}", file=sys.stderr)
        if wrong or text is None:
            refused += 1
        else:
            taken[text] = forms
    write(file_of(language), taken)
    bring_up(texts(), (language,))
    release((language,))
    left = sum(not forms for forms in read(file_of(language)).values())
    print(f"{language}: {len(taken)} taken, {refused} refused, {left} untranslated")
    return 1 if refused else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
