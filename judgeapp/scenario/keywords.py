"""The names of keyword effects in a scenario file. Steps are read one by one as they are taken, and nothing checks that
an event that must not happen exists: an unknown name would be meaningless there."""

from __future__ import annotations

import re
from collections.abc import Iterator

import yaml

from judgeapp.cards.reading.grammar.keywords import check_had_alone, no_keyword
from judgeapp.cards.reading.grammar.lesson import icon_name
from judgeapp.engine.keyword_rules import RULES

_NUMBER = re.compile(r"\s+[-+]\d+$")


def check_keywords(node: yaml.Node | None, file: str) -> None:
    """Raises InputError for the first name that is not official for a keyword effect, or that is given although nobody
    has it by itself."""
    taught = set(_taught(node))
    for named, is_given in _names(node):
        name, where = _NUMBER.sub("", named.value), f"{file}:{named.start_mark.line + 1}"
        if name in taught:
            continue
        if name not in RULES:
            raise no_keyword(name, where)
        if is_given:
            check_had_alone(name, where)


def _taught(node: yaml.Node | None) -> Iterator[str]:
    """Names of the keywords that carry their own effects, or are taught."""
    if isinstance(node, yaml.SequenceNode):
        for child in node.value:
            yield from _taught(child)
    if isinstance(node, yaml.MappingNode):
        fields = {str(key.value): value for key, value in node.value}
        if "stands_for" in fields:
            yield from (name.value for name in _scalars(fields.get("name")))
        if "clauses" in fields:
            yield from (icon_name(icon.value) for icon in _scalars(fields.get("wording")))
        for field in fields.values():
            yield from _taught(field)


def _names(node: yaml.Node | None) -> Iterator[tuple[yaml.ScalarNode, bool]]:
    """Nodes that name a keyword effect, and whether it is given: {gives: keyword, name: Blocker}, {keyword: Blocker},
    {keywords: {Guard: [Blocker, Security A. +1]}}."""
    if isinstance(node, yaml.SequenceNode):
        for child in node.value:
            yield from _names(child)
    if not isinstance(node, yaml.MappingNode):
        return
    fields = {str(key.value): value for key, value in node.value}
    given = fields.get("gives")
    if given is not None and given.value == "keyword":
        yield from ((name, True) for name in _scalars(fields.get("name")))
    yield from ((name, False) for name in _scalars(fields.get("keyword")))
    if isinstance(expected := fields.get("keywords"), yaml.MappingNode):
        for _, names in expected.value:
            yield from ((name, False) for name in _scalars(names))
    for field in fields.values():
        yield from _names(field)


def _scalars(node: yaml.Node | None) -> Iterator[yaml.ScalarNode]:
    if isinstance(node, yaml.ScalarNode):
        yield node
    elif isinstance(node, yaml.SequenceNode):
        yield from (child for child in node.value if isinstance(child, yaml.ScalarNode))
