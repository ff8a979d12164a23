"""Clauses that the engine implements, and acceptance of their current texts.

    python -m tests.engine.accepted_texts

Writes rules_corpus/ledger/texts.yaml: the edition, and a fingerprint of every clause that the code of the engine, a
scenario or the ledger names. When a new edition changes one of these texts a test fails; read the clause, mend the
engine, and run this again.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from judgeapp.ledger.ledger import ImplementedTexts, fingerprints
from judgeapp.rulebook.corpus import RULES, load_corpus

CHECKOUT = Path(__file__).resolve().parents[2]
_CLAUSE = re.compile(r"(?<![\w.-])\d{1,2}(?:-\d{1,2}){1,5}(?:@\d+\.\d+)?(?![\w@-])")


def clauses_in(text: str) -> Iterator[str]:
    """Every clause number in a text."""
    return (match[0] for match in _CLAUSE.finditer(text))


def named_clauses(checkout: Path) -> dict[str, str]:
    """Every clause named in the engine's code, scenarios, ledger and our readings in a checkout, with a file that names
    it."""
    first_file: dict[str, str] = {}
    for folder, pattern in (
        ("judgeapp/engine", "*.py"),
        ("judgeapp/engine", "*.yaml"),
        ("tests/scenarios", "*.yaml"),
        ("rules_corpus/scenes", "*.yaml"),
        ("rules_corpus/questions", "*.yaml"),
        ("rules_corpus/ledger", "*.yaml"),
        ("rules_corpus", "readings.yaml"),
    ):
        for file in sorted((checkout / folder).rglob(pattern)):
            if file.name == "texts.yaml":
                continue
            for clause in clauses_in(file.read_text(encoding="utf-8")):
                first_file.setdefault(clause, str(file.relative_to(checkout)))
    return first_file


def main() -> None:
    corpus = load_corpus()
    named = named_clauses(CHECKOUT)
    edition = corpus.manifest.source(RULES).edition
    texts = ImplementedTexts(edition, fingerprints(corpus, named))
    lines = [f'edition: "{texts.edition}"', "texts:"]
    lines += (f'  "{clause}": "{mark}"' for clause, mark in texts.texts.items())
    file = CHECKOUT / "rules_corpus" / "ledger" / "texts.yaml"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{len(texts.texts)} clauses of edition {texts.edition}")


if __name__ == "__main__":
    main()
