"""The table of keyword effects agrees with chapter 16: all of them, with type and clauses; and no other code of the
engine knows one by name."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import judgeapp
from judgeapp.engine import lang
from judgeapp.engine.identity import CardId, EffectSource, Seat, UnitId
from judgeapp.engine.keyword_rules import (
    FILE,
    OF_ACTION,
    RULES,
    KeywordKind,
    KeywordRule,
    clauses_of,
    effects_of,
    has_printed,
    is_keyword,
    keyword_index,
    keyword_of,
    rule_clauses,
    rule_for,
    rule_of,
)
from judgeapp.engine.keywords import giver
from judgeapp.engine.lang import Effect, Keyword, KeywordName, Timing, faults_of
from judgeapp.engine.state.cards import Face
from judgeapp.files.packaged import packaged
from judgeapp.glossary.concept import load_concepts
from judgeapp.ledger.ledger import keyword_of as keyword_of_concept
from judgeapp.messages.errors import InputError
from judgeapp.rulebook.corpus import Corpus
from judgeapp.table.scene import of_concept
from judgeapp.table.scenes import ready_scenes

# Words of the rulebook for each type, in the clause that names it.
TYPES = {
    "常在型": KeywordKind.PERSISTENT,
    "触发型": KeywordKind.TRIGGER,
    "即时型": KeywordKind.IMMEDIATE,
    "启动型": KeywordKind.ACTIVATION,
    "执行处理的效果": KeywordKind.PROCESSING,
    "任意处理条件": KeywordKind.OPTIONAL_CONDITION,
}
# 16-13-2 doesn't call the condition optional (`digi-burst-kind-of-condition`).
OTHERWISE = {KeywordName.DIGI_BURST: ("处理条件", KeywordKind.OPTIONAL_CONDITION)}
TYPE = re.compile(f"(?:是|的)({'|'.join(TYPES)}|处理条件)")
# Keyword effects of an edition whose text isn't available.
NEWER = {name: rule for name, rule in RULES.items() if "@" in rule.section}
AT_HAND = {name: rule for name, rule in RULES.items() if name not in NEWER}
EACH = pytest.mark.parametrize(("name", "rule"), RULES.items(), ids=list(RULES))
EACH_AT_HAND = pytest.mark.parametrize(("name", "rule"), AT_HAND.items(), ids=list(AT_HAND))


def test_each_keyword_effect_of_the_chapter_has_an_entry_in_order(corpus: Corpus) -> None:
    sections = [p for p in corpus.children(corpus.passage("rules:16")) if p.heading[:1] == "≪"]
    assert [rule.section for rule in AT_HAND.values()] == [p.number for p in sections]
    assert list(RULES) == [*AT_HAND, *NEWER]


def test_every_keyword_effect_used_by_a_procedure_has_an_entry() -> None:
    assert set(KeywordName) <= set(RULES)


@EACH_AT_HAND
def test_its_type_is_that_of_the_rulebook(corpus: Corpus, name: KeywordName, rule: KeywordRule) -> None:
    clause = corpus.clause(f"{rule.section}-2")
    assert clause is not None
    match = TYPE.search(clause.text)
    assert match is not None
    if name in OTHERWISE:
        assert (match[1], rule.kind) == OTHERWISE[name]
    else:
        assert rule.kind is TYPES[match[1]], clause.text


@EACH_AT_HAND
def test_its_clauses_define_what_it_does_and_its_type(corpus: Corpus, name: str, rule: KeywordRule) -> None:
    named = (*rule.clauses, rule.several, rule.choosing, *rule.giving, *rule.placing)
    for clause in filter(None, named):
        assert corpus.clause(clause) is not None
        assert clause.startswith(f"{rule.section}-")
    assert rule.clauses[:2] == (f"{rule.section}-1", f"{rule.section}-2")
    assert rule_clauses(name) == rule.clauses
    assert rule_clauses(name, several=True) == tuple(filter(None, (*rule.clauses, rule.several)))


@EACH
def test_the_effect_it_stands_for_is_of_its_type(name: str, rule: KeywordRule) -> None:
    effects = effects_of(Keyword(name, 1, of=(lang.Filter(), lang.Filter())))
    for effect in effects:
        assert effect.kind.value == rule.kind.value
        assert effect.keyword == name
    # <Piercing> is part of the battle itself; persistent keywords are queried where they matter.
    asked_for = rule.kind is KeywordKind.PERSISTENT or name == KeywordName.PIERCING
    assert effects or asked_for or not rule.kind.is_had_alone


@EACH
def test_a_processing_keyword_effect_is_an_action(name: str, rule: KeywordRule) -> None:
    """<Delay> is one because of the text before it: "by trashing this card" (16-16-1)."""
    assert bool(rule.action) is (not rule.kind.is_had_alone and name != KeywordName.DELAY)
    assert [name] * bool(rule.action) == [keyword for keyword in OF_ACTION.values() if keyword == name]


@EACH
def test_a_built_in_scene_plays_it(name: str, rule: KeywordRule) -> None:
    (concept,) = (c for c in load_concepts() if keyword_of_concept(c) == name)
    assert of_concept(ready_scenes(), concept)


# -- which an effect has --------------------------------------------------------------------------


def test_an_effect_has_the_keyword_effect_that_it_carries_out() -> None:
    blitz = Effect(timings=(Timing.WHEN_DIGIVOLVING,), actions=(lang.Blitz(),))
    maybe = Effect(timings=(Timing.MAIN,), actions=(lang.May((lang.DigiBurst((lang.Draw(),)),)),))
    assert is_keyword(blitz, KeywordName.BLITZ)
    assert not is_keyword(blitz, KeywordName.SAVE)
    assert is_keyword(maybe, KeywordName.DIGI_BURST)
    assert has_printed(Face("Storm", effects=(blitz,)), KeywordName.BLITZ)
    assert not has_printed(Face("Calm", inherited=(blitz,)), KeywordName.BLITZ)


def test_an_effect_does_not_have_a_keyword_effect_that_is_conditional() -> None:
    """2-3-3-3: an effect isn't referred to until its condition is met; "then" isn't a condition (15-6-2)."""
    suspend, draw, save = lang.Suspend(lang.Named("this")), lang.Draw(), lang.Save()
    by = Effect(timings=(Timing.ON_DELETION,), actions=(lang.By((suspend,), (draw,)), save))
    burst = Effect(timings=(Timing.MAIN,), actions=(lang.DigiBurst((draw,)),))
    blitz = Effect(timings=(Timing.ON_PLAY,), actions=(lang.If(lang.Attacking(), (lang.Blitz(),)),))
    assert is_keyword(by, KeywordName.SAVE)
    assert not is_keyword(by, "Draw")
    assert not is_keyword(burst, "Draw")
    assert not is_keyword(blitz, KeywordName.BLITZ)


def test_an_effect_does_not_have_a_keyword_effect_that_it_gives() -> None:
    save = Effect(timings=(Timing.ON_DELETION,), actions=(lang.Save(),))
    given = (lang.Give(lang.Named("this"), (lang.Has(save), Keyword(KeywordName.RUSH))),)
    giving = Effect(timings=(Timing.ON_PLAY,), actions=given)
    assert not is_keyword(giving, KeywordName.SAVE)
    assert not has_printed(Face("Giver", effects=(giving,)), KeywordName.RUSH)
    assert has_printed(Face("Swift", effects=(Effect(gifts=(Keyword(KeywordName.RUSH),)),)), KeywordName.RUSH)


def source(index: str) -> EffectSource:
    return EffectSource(CardId(5), UnitId(3), Seat.A, index)


@EACH
def test_a_source_knows_its_keyword_effect(name: str, rule: KeywordRule) -> None:
    index = keyword_index(name, "12/effects.0.1")
    assert keyword_of(index) == name
    assert rule_of(source(index)) is rule
    assert giver(source(index)) == 12
    assert giver(source(keyword_index(name, "grant.4.1"))) == 5


def test_the_source_of_any_other_effect_is_no_keyword_effect() -> None:
    for index in ("effects.0", "inherited.1", "gained.12/effects.0", "pending.3"):
        assert keyword_of(index) is None
        assert rule_of(source(index)) is None
        assert giver(source(index)) == 5
    assert rule_clauses(None) == ()


# -- in a card's text (4-20) ----------------------------------------------------------------------


def test_an_icon_is_recognised_whatever_its_values() -> None:
    """16-2, 4-20-4"""
    text = "<Overclock ([Puppet] Trait)> <Decoy (Black)> <Fragment (3)> <Recovery +1 (Deck)>"
    face = Face("Marionette", text=f"{text} (It is like <Save>.)")
    for name in ("Overclock", "Decoy", "Fragment", "Recovery"):
        assert face.mentions(f"<{name}>")
    assert face.mentions("Puppet")
    for word in ("<Save>", "<Overclocks>", "<Material Save>", "like"):
        assert not face.mentions(word)


# -- the file -------------------------------------------------------------------------------------

GUARDIAN = {"name": "Guardian", "type": "immediate", "clauses": ["16-99"], "ja": "守人"}
ANSWERING = {"when": [{"event": "deleted", "this": True}], "would": True}
PREVENTING = [{"do": "prevent", "target": {"target": "named"}}]
ACTIONS = {str(kind.__struct_config__.tag) for kind in get_args(lang.Action)}


def _faults(entry: Mapping[str, object]) -> Iterator[str]:
    """Parts of an entry that have no meaning, or that its type doesn't allow."""
    try:
        rule = msgspec.convert(entry, type=KeywordRule)
        effects = rule.effects(Keyword(rule.name, amount=1, of=(lang.Filter(token=True), lang.Filter(token=False))))
    except (msgspec.ValidationError, InputError) as error:
        yield str(error)
        return
    if not rule.clauses:
        yield "clauses: none is named"
    if rule.action and rule.action not in ACTIONS:
        yield f"action: no action of the effect language is called {rule.action!r}"
    if rule.stands_for and rule.action:
        yield "action: what stands for effects is no action"
    for index, effect in enumerate(effects):
        if effect.kind.value != rule.kind.value:
            yield f"stands_for[{index}]: is {effect.kind}, but the type says {rule.kind}"
        for fault in faults_of(effect, f"stands_for[{index}]"):
            yield f"{fault.path}: {fault.what}. {fault.mend}"


@pytest.mark.parametrize(
    ("entry", "fault"),
    [
        ({"type": "sudden"}, r"'sudden'.*\$\.type"),
        ({"clauses": []}, "clauses: none is named"),
        ({"class": "16-99"}, "unknown field `class`"),
        (
            {"stands_for": [{**ANSWERING, "actions": [{"do": "save-it"}]}]},
            r"stands_for: .*'save-it'.*\[0\]\.actions\[0\]\.do",
        ),
        (
            {"stands_for": [{"timings": ["on-play"], "actions": PREVENTING}]},
            r"stands_for\[0\]: is trigger, but the type says immediate",
        ),
        (
            {
                "stands_for": [
                    {**ANSWERING, "actions": [{"do": "prevent", "target": {"target": "named", "name": "friend"}}]}
                ]
            },
            r"stands_for\[0\]\.actions.*nothing before it has the name 'friend'",
        ),
        ({"stands_for": [{**ANSWERING, "actions": [{"do": "draw", "count": "$number"}]}]}, r"lacks its \$number"),
        ({"action": "save-it"}, "no action of the effect language is called 'save-it'"),
    ],
)
def test_a_fault_in_an_entry_is_shown_with_its_field(entry: dict[str, object], fault: str) -> None:
    assert re.search(fault, "".join(_faults({**GUARDIAN, **entry})))
    assert not list(_faults(GUARDIAN))


def test_no_entry_of_the_table_is_empty() -> None:
    entries = packaged("judgeapp.engine", FILE, list[dict[str, Any]])
    assert {entry["name"]: list(_faults(entry)) for entry in entries} == {name: [] for name in RULES}
    assert len(entries) == len(RULES)


def test_an_icon_that_lacks_a_required_value_is_refused() -> None:
    with pytest.raises(InputError, match=r"<Partition>.*\$of\.2"):
        effects_of(Keyword("Partition", of=(lang.Filter(),)))
    assert effects_of(Keyword("Partition", of=(lang.Filter(), lang.Filter())))


# -- one that somebody has taught -----------------------------------------------------------------


def test_a_taught_keyword_effect_carries_its_meaning_and_its_clauses() -> None:
    drawing = Effect(timings=(Timing.ON_DELETION,), actions=(lang.Draw(),))
    taught = Keyword("Legacy", stands_for=(drawing,), clauses=("16-99@9.9",))
    (effect,) = effects_of(taught)
    assert effect.actions == drawing.actions
    assert effect.keyword == "Legacy"
    assert clauses_of(effect) == ("16-99@9.9",)
    assert rule_for(taught).kind is KeywordKind.TRIGGER
    assert rule_for(taught).section == "16-99@9.9"


def test_an_unknown_keyword_effect_is_refused() -> None:
    with pytest.raises(InputError, match="there is no keyword effect 'Legacy'"):
        effects_of(Keyword("Legacy"))


# -- no other names -------------------------------------------------------------------------------

PACKAGES = ("engine", "cards", "scenario", "ledger")


def named_by_a_string(file: Path) -> Iterator[str]:
    """Strings of a module that name a keyword effect, except its exports."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    exported = [
        node
        for node in tree.body
        if isinstance(node, ast.Assign)
        and any(isinstance(target, ast.Name) and target.id == "__all__" for target in node.targets)
    ]
    skipped = {part for node in exported for part in ast.walk(node)}
    names = {*RULES}
    for part in ast.walk(tree):
        if isinstance(part, ast.Constant) and part not in skipped and part.value in names:
            yield f"{file.name}:{part.lineno}: {part.value}"


def test_no_module_names_one_by_a_string() -> None:
    root = Path(judgeapp.__file__).parent
    names = [
        name
        for package in PACKAGES
        for file in sorted((root / package).rglob("*.py"))
        if file != root / "engine" / "words.py"
        for name in named_by_a_string(file)
    ]
    assert names == []
