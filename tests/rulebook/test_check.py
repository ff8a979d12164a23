"""No text of a source is lost, and the check would notice."""

from __future__ import annotations

import pytest

from judgeapp.rulebook.check import FaultKind, check_source
from judgeapp.rulebook.manifest import Rulebook, corpus_file, load_manifest

SOURCES = load_manifest().sources


def text_of(source: Rulebook) -> str:
    return corpus_file(source.file).decode("utf-8")


def kinds(source: Rulebook, text: str) -> set[FaultKind]:
    return {fault.kind for fault in check_source(source, text).faults}


def test_there_are_five_sources() -> None:
    assert [s.key for s in SOURCES] == ["rules", "manual-ja", "manual-hant", "glossary-hant", "rules-de"]


@pytest.mark.parametrize("source", SOURCES, ids=lambda s: s.key)
def test_every_character_is_in_a_passage_or_in_named_residue(source: Rulebook) -> None:
    assert check_source(source, text_of(source)).faults == ()


@pytest.mark.parametrize("source", SOURCES, ids=lambda s: s.key)
def test_the_residue_is_small_and_explained(source: Rulebook) -> None:
    report = check_source(source, text_of(source))
    assert all(report.residue)
    assert sum(report.residue.values()) < report.counts.characters * 0.12


@pytest.mark.parametrize("source", SOURCES, ids=lambda s: s.key)
@pytest.mark.parametrize("share", [0.3, 0.6, 0.9])
def test_a_paragraph_cut_out_is_noticed(source: Rulebook, share: float) -> None:
    paragraphs = text_of(source).split("\n")
    at = next(i for i in range(int(len(paragraphs) * share), len(paragraphs)) if paragraphs[i].strip())
    cut = "\n".join(paragraphs[:at] + paragraphs[at + 1 :])
    faults = kinds(source, cut)
    assert FaultKind.CHANGED in faults
    # Counts differ too, not only the digest.
    assert FaultKind.COUNT in faults


def test_a_missing_clause_is_named_by_its_number() -> None:
    rules = SOURCES[0]
    lines = [li for li in text_of(rules).split("\n") if not li.startswith("16-4-2.")]
    faults = check_source(rules, "\n".join(lines)).faults
    assert [(f.where, f.detail) for f in faults if f.kind is FaultKind.NUMBERING] == [
        ("rules:16-4-3", "16-4-2 should stand here")
    ]


def test_a_line_that_is_no_clause_is_noticed_with_its_place() -> None:
    rules = SOURCES[0]
    text = text_of(rules).replace("\n16-4-2. ", "\nStray words.\n16-4-2. ")
    faults = check_source(rules, text).faults
    assert any(f.kind is FaultKind.UNEXPLAINED and "Stray words." in f.detail for f in faults)


def test_a_reference_to_a_missing_clause_is_noticed() -> None:
    rules = SOURCES[0]
    text = text_of(rules).replace("（详情请参照16-4“", "（详情请参照16-44“")
    faults = check_source(rules, text).faults
    assert [f.detail for f in faults if f.kind is FaultKind.REFERENCE] == ["it refers to 16-44"]
