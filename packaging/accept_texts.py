"""Accept the texts of the clauses that the engine implements, as they read now.

    python packaging/accept_texts.py

Writes rules_corpus/ledger/texts.yaml: the edition, and a fingerprint of every clause that the
code of the engine, a scenario or the ledger names. When a new edition changes one of these
texts a test fails; read the clause, mend the engine, and run this again.
"""

from __future__ import annotations

from pathlib import Path

from judgeapp.ledger.citations import named_clauses
from judgeapp.ledger.ledger import ImplementedTexts, fingerprints
from judgeapp.rulebook.corpus import RULES, load_corpus

CHECKOUT = Path(__file__).resolve().parent.parent


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
