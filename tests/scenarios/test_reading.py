"""Reading scenario files."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from judgeapp.engine.keyword_rules import RULES
from judgeapp.engine.lang import ByHand, parts
from judgeapp.messages.errors import InputError
from judgeapp.scenario.file import read_scenario

EXAMPLES = sorted((Path(__file__).parent / "examples").rglob("*.yaml"))

_READS_IN_SEVERAL_THREADS = """
import sys, threading
from judgeapp.scenario.file import read_scenario

TEXT = '''
title: A scene
cards:
  Sprout: {category: digimon, effects: [{timings: [on-play], actions: [{do: draw}]}]}
steps: []
'''
begin, read = threading.Barrier(4), []

def work():
    begin.wait()
    read.append(read_scenario(TEXT, "a.yaml")[0].title)

sys.setswitchinterval(1e-6)
threads = [threading.Thread(target=work) for _ in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(read)
"""


def test_scenarios_can_be_read_in_several_threads_at_once() -> None:
    done = subprocess.run([sys.executable, "-c", _READS_IN_SEVERAL_THREADS], capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    assert done.stdout == f"{['A scene'] * 4}\n"


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda f: f.stem)
def test_the_printed_texts_of_an_example_are_understood(file: Path) -> None:
    _, faces, _ = read_scenario(file.read_text(encoding="utf-8"), str(file))
    for face in faces.values():
        effects = (*face.effects, *face.inherited, *face.security, *face.link_effects)
        assert [part.text for part in parts(effects) if isinstance(part, ByHand)] == []


# -- the names of keyword effects -----------------------------------------------------------------

# Every place for the name of a keyword effect, always in the third line.
NAMED = {
    "given": "cards: {Guard: {effects: [{gifts: [{gives: keyword,\n  name: %s}]}]}}",
    "asked for": (
        "cards: {Scout: {effects: [{timings: [on-play], actions: [{do: delete,"
        " target: {target: choose,\n  of: {keyword: %s}}}]}]}}"
    ),
    "an effect itself": ("cards: {Guard: {effects: [{timings: [main], actions: [{do: draw}],\n  keyword: %s}]}}"),
    "what makes it trigger": (
        "cards: {Guard: {effects: [{actions: [{do: draw}], when: [{event: trashed,\n  keyword: %s}]}]}}"
    ),
    "granted": ("position: {A: {battle: [{card: Guard, granted: [{gifts:\n  [{gives: keyword, name: %s}]}]}]}}"),
    "expected": "steps:\n- expect: {keywords: {Guard: [%s]}}",
    "not to happen": "steps:\n- expect: {no_events: [{what: activated, keyword: %s}]}",
    "by hand": ("steps:\n- by_hand: {do: [{do: give, target: {target: named}, gifts: [{gives: keyword, name: %s}]}]}"),
}


def named(where: str, name: str) -> str:
    steps = "" if "steps:" in NAMED[where] else "\nsteps: []"
    return f"title: A scene\n{NAMED[where] % name}{steps}"


@pytest.mark.parametrize("where", NAMED)
def test_an_unknown_keyword_effect_is_refused_anywhere(where: str) -> None:
    read_scenario(named(where, "Evade"), "a.yaml")
    with pytest.raises(InputError) as refused:
        read_scenario(named(where, "Evad"), "a.yaml")
    assert str(refused.value) == ("a.yaml:3: there is no keyword effect 'Evad'. Perhaps you mean 'Evade'.")


def test_the_name_is_official_and_followed_by_a_number() -> None:
    read_scenario(named("expected", "Security A. +1"), "a.yaml")
    for name in ("blocker", "ブロッカー"):
        with pytest.raises(InputError, match="Perhaps you mean 'Blocker'"):
            read_scenario(named("given", name), "a.yaml")
    with pytest.raises(InputError, match="Chapter 16 lists them"):
        read_scenario(named("given", "Qqq"), "a.yaml")


def test_a_processing_keyword_effect_can_not_be_given() -> None:
    """It would silently have no effect."""
    read_scenario(named("asked for", "Save"), "a.yaml")
    with pytest.raises(InputError, match="<Save> is something that an effect does"):
        read_scenario(named("given", "Save"), "a.yaml")


ROOT = Path(__file__).parents[2]
FILES = [
    file for folder in ("tests/scenarios", "rules_corpus/scenes") for file in sorted((ROOT / folder).rglob("*.yaml"))
]
# Values of "kind", effects named by a step, and icons in a text. Lower-case values aren't keyword effects.
WRITTEN = re.compile(r"\b(?:kind|effect): ([A-Z][\w. -]*\w\.?)|\btext_has: \[[\"']<([^<>]+)>")


def test_no_scenario_names_an_unknown_keyword_effect() -> None:
    named = {
        name
        for file in FILES
        for match in WRITTEN.finditer(file.read_text(encoding="utf-8"))
        for name in filter(None, match.groups())
    }
    assert {"Piercing", "Save"} <= named <= set(RULES)
