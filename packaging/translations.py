"""Translations of the program: find missing or faulty ones, and exchange files with translators.

    python packaging/translations.py missing [ja ...]              texts without a translation, with where they are
    python packaging/translations.py export ja [CONTEXT ...] > FILE    those texts as JSON, to fill in
    python packaging/translations.py export ja --all > FILE        all texts, with their translations
    python packaging/translations.py import ja FILE                take a filled-in file; leaves out what is wrong
    python packaging/translations.py update                        bring the .ts files up to the texts of today
    python packaging/translations.py move OLDCLASS NEWCLASS        keep the translations of a class that was renamed
    python packaging/translations.py check                         for a release: fails unless all is translated

A text that has no translation is shown in English, so nothing need be translated before a release.
packaging/translating.md explains the JSON files.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from translation.checking import faults
from translation.files import Forms, file_of, needs_translation, plural_forms, read, write
from translation.qm import compile_outdated
from translation.terms import name_of, terms_in
from translation.texts import Place, Text, collect

from judgeapp.desk.languages import FILES


def main(arguments: Sequence[str]) -> int:
    match [*arguments]:
        case ["missing", *languages]:
            return list_missing(languages or list(FILES))
        case ["export", language, *contexts]:
            return export(language, [name for name in contexts if name != "--all"], everything="--all" in contexts)
        case ["import", language, file]:
            return import_file(language, Path(file))
        case ["update"]:
            return update()
        case ["move", old, new]:
            return move(old, new)
        case ["check"]:
            return check()
    print(__doc__, file=sys.stderr)
    return 2


def missing(language: str) -> Iterator[Text]:
    """Current texts without a translation in a language."""
    translations = read(file_of(language))
    return (text for text in sorted(collect()) if needs_translation(text, language) and not translations.get(text))


def list_missing(languages: Sequence[str]) -> int:
    places = collect()
    for language in languages:
        untranslated = [*missing(language)]
        print(f"{language}: {len(untranslated)} missing")
        for text in untranslated:
            where = f"  ({places[text][0]})" if places[text] else ""
            print(f"  {text.context}: {text.source!r}{where}")
    return 0


def export(language: str, contexts: Sequence[str], *, everything: bool) -> int:
    """Print the texts of some or all contexts as JSON."""
    translations = read(file_of(language))
    places = collect()
    texts = [text for text in sorted(places) if needs_translation(text, language)] if everything else missing(language)
    entries = [
        _entry(language, text, translations.get(text, ()), places[text])
        for text in texts
        if not contexts or text.context in contexts
    ]
    json.dump(entries, sys.stdout, ensure_ascii=False, indent=1)
    print()
    return 0


def _entry(language: str, text: Text, forms: Forms, places: Sequence[Place]) -> dict[str, Any]:
    entry: dict[str, Any] = {"context": text.context, "source": text.source}
    if places:
        entry["where"] = [str(place) for place in places[:2]]
    if terms := dict(terms_in(language, text.source)):
        entry["terms"] = terms
    words = list(forms) or [""] * (plural_forms(language) if text.counted else 1)
    return entry | {"translation": words if text.counted else words[0]}


def import_file(language: str, file: Path) -> int:
    """Import the translations in a file. Faulty ones are printed and skipped."""
    texts = collect()
    by_source = {(text.context, text.source): text for text in texts}
    imported: dict[Text, Forms] = {}
    refused = 0
    for entry in json.loads(file.read_text(encoding="utf-8")):
        words = entry["translation"]
        forms = (words,) if isinstance(words, str) else tuple(words)
        if not any(forms):
            continue
        text = by_source.get((entry["context"], entry["source"]))
        found_faults = [*faults(language, text, forms)] if text else ["the program has no such text any more"]
        for fault in found_faults:
            print(f"{entry['context']}: {entry['source']!r}: {words!r}: {fault}", file=sys.stderr)
        if text is None or found_faults:
            refused += 1
        else:
            imported[text] = forms
    write(language, texts, read(file_of(language)) | imported, file_of(language))
    compile_outdated(file_of(language).parent)
    print(f"{language}: {len(imported)} imported, {refused} refused, {len([*missing(language)])} missing")
    return 1 if refused else 0


def update() -> int:
    """Drop removed texts, add new ones, and fill in names from the glossary."""
    texts = collect()
    for language in FILES:
        translations = read(file_of(language))
        for text in texts:
            if not translations.get(text) and (name := name_of(language, text)):
                translations[text] = (name,)
        write(language, texts, translations, file_of(language))
    compile_outdated()
    return 0


def move(old: str, new: str) -> int:
    """Move the translations of a context, which is a class name, to another."""
    for language in FILES:
        translations = read(file_of(language))
        moved = {text._replace(context=new) if text.context == old else text: f for text, f in translations.items()}
        write(language, moved, moved, file_of(language))
    compile_outdated()
    return 0


def check() -> int:
    """Print faults that block a release, and unused translations. Returns 1 if something is missing or wrong."""
    texts = collect()
    wrong = 0
    for language in FILES:
        translations = read(file_of(language))
        problems = [(text, "it is not translated") for text in missing(language)]
        problems += [
            (text, fault) for text, forms in translations.items() if forms for fault in faults(language, text, forms)
        ]
        for text, fault in problems:
            print(f"{language}: {text.context}: {text.source!r}: {fault}")
        wrong += len(problems)
        unknown = Counter(text.context for text in translations if text not in texts)
        for context, number in sorted(unknown.items()):
            print(f"{language}: {context}: warning: {number} texts are not in the program any more (update drops them)")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
