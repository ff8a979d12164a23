"""The control of a scenario: the same with the deciding fact another, which comes out otherwise.

It is in the file of its scenario under `control`, and says only what differs: its `title`,
cards that are added or stand for those of the same name, and whole keys (`position`, `steps`).
"""

from __future__ import annotations

from typing import Any

import yaml

from judgeapp.messages.errors import InputError

# What the scenario is about, the control is not.
_OF_THE_SCENARIO = ("proves", "example", "source", "ruling", "ruled")

Content = dict[str, Any]


def told_apart_from_control(
    node: yaml.Node | None, content: Content, name: str
) -> tuple[tuple[yaml.Node, Content], tuple[yaml.Node, Content]]:
    """A file as a scenario and as its control, each as nodes and content.

    Raises InputError for a control that says nothing of its own.
    """
    assert isinstance(node, yaml.MappingNode)
    nodes = {key.value: (key, value) for key, value in node.value}
    of_control, control = nodes.pop("control")[1], content["control"]
    where = f"{name}:{of_control.start_mark.line + 1}: control"
    if not isinstance(control, dict) or not isinstance(of_control, yaml.MappingNode):
        raise InputError("a control must be a mapping of what differs", where=where)
    if missing := [key for key in ("title", "steps") if key not in control]:
        raise InputError(
            "a control needs its own {known}",
            where=where,
            mend="Say what differs in it, and what must come of that",
            known=" and ".join(missing),
        )
    base = {key: value for key, value in content.items() if key != "control"}
    shared = {key: value for key, value in base.items() if key not in _OF_THE_SCENARIO}
    kept = {key: pair for key, pair in nodes.items() if key not in _OF_THE_SCENARIO}
    changed = {key.value: (key, value) for key, value in of_control.value}
    both, added = shared | control, (nodes.get("cards"), changed.get("cards"))
    if isinstance(shared.get("cards"), dict) and isinstance(control.get("cards"), dict):
        both["cards"] = shared["cards"] | control["cards"]
        pairs = [pair for _, cards in filter(None, added) for pair in cards.value]
        by_name = {key.value: (key, value) for key, value in pairs}
        changed["cards"] = (changed["cards"][0], _mapping(node, by_name))
    return (_mapping(node, nodes), base), (_mapping(of_control, kept | changed), both)


def _mapping(like: yaml.MappingNode, pairs: dict[str, tuple[yaml.Node, yaml.Node]]) -> yaml.MappingNode:
    return yaml.MappingNode(like.tag, [*pairs.values()], like.start_mark, like.end_mark)
