"""Seeded single-line faults in the rules engine, and the scenarios that detect them.

    python -m tests.mutation --seed 1 --count 100

Each fault is one changed expression or statement of a function of the engine: a comparison turned
or off by one, a condition dropped or forced, `and` for `or`, a number off by one, a statement
left out. It is killed by the first scenario that no longer plays as it says, raises an error or
takes far too long. Played are the scenarios that execute the changed line, the shortest first.
Survivors are told with their place; `--tests` runs tests/engine on them too, which takes a minute each.
"""

from __future__ import annotations

import argparse
import ast
import gc
import importlib
import json
import multiprocessing
import pkgutil
import random
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, NamedTuple

import judgeapp.engine
from tests.scenarios.files import EVERY_CASE, Case, name, read

CHECKOUT = Path(__file__).resolve().parent.parent
ENGINE = CHECKOUT / "judgeapp" / "engine"
MUTATED = ("derive", "legality", "procedures", "triggering", "kernel.py")
# A scenario counts as endless if it takes this many times as long as without a fault, plus the grace period.
TIMES_LONGER, GRACE_S = 20, 2.0

_TURNED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
_SWAPPED = {"any": "all", "all": "any", "min": "max", "max": "min"}


class Fault(NamedTuple):
    """A fault with its place, and the source before and after."""

    file: str
    line: int
    function: str
    before: str
    after: str
    code: CodeType

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.function}: {self.before} -> {self.after}"


class Change(NamedTuple):
    """A reversible change to a syntax tree: a field of a node, or an item of a list in it."""

    node: ast.AST
    field: str
    item: int | None
    value: Any
    where: ast.AST

    def swap(self) -> Change:
        """Make the change and return its reverse."""
        if self.item is None:
            old = getattr(self.node, self.field)
            setattr(self.node, self.field, self.value)
        else:
            items = getattr(self.node, self.field)
            old, items[self.item] = items[self.item], self.value
        return self._replace(value=old)


def _changes(function: ast.AST) -> Iterator[Change]:
    """All possible faults in a function, in source order."""
    for node in _executed(function):
        for field, value in ast.iter_fields(node):
            if isinstance(value, ast.expr):
                yield from (Change(node, field, None, other, value) for other in _other_expressions(value))
            elif isinstance(value, list):
                for item, part in enumerate(value):
                    others: Iterator[ast.AST]
                    if isinstance(part, ast.expr):
                        others = _other_expressions(part)
                    elif isinstance(part, ast.stmt):
                        others = _other_statements(part)
                    else:
                        continue
                    yield from (Change(node, field, item, other, part) for other in others)
        if isinstance(node, ast.If | ast.IfExp | ast.While):
            forced = [False] if isinstance(node, ast.While) else [True, False]
            yield from (Change(node, "test", None, _like(node.test, ast.Constant(f)), node.test) for f in forced)
        if isinstance(node, ast.comprehension):
            yield from (Change(node, "ifs", i, _like(c, ast.Constant(True)), c) for i, c in enumerate(node.ifs))


def _executed(function: ast.AST) -> Iterator[ast.AST]:
    """Nodes of a function except annotations and texts for readers."""
    skipped = {"annotation", "returns", "decorator_list", "type_comment"}
    pending: list[ast.AST] = [function]
    while pending:
        node = pending.pop()
        if isinstance(node, ast.Assert | ast.Raise | ast.JoinedStr):
            continue
        yield node
        inner = [value for field, value in ast.iter_fields(node) if field not in skipped]
        parts = [part for value in inner for part in (value if isinstance(value, list) else [value])]
        pending += reversed([part for part in parts if isinstance(part, ast.AST)])


def _other_expressions(node: ast.expr) -> Iterator[ast.expr]:
    match node:
        case ast.Compare(ops=[op]):
            yield from (_like(node, ast.Compare(node.left, [other()], node.comparators)) for other in _TURNED[type(op)])
        case ast.BoolOp(op=op, values=values):
            yield _like(node, ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values))
            for left_out in range(len(values)):
                kept = values[:left_out] + values[left_out + 1 :]
                yield kept[0] if len(kept) == 1 else _like(node, ast.BoolOp(op, kept))
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.BinOp(left=left, op=ast.Add() | ast.Sub() as op, right=right):
            yield _like(node, ast.BinOp(left, ast.Sub() if isinstance(op, ast.Add) else ast.Add(), right))
        case ast.Constant(value=bool() as value):
            yield _like(node, ast.Constant(not value))
        case ast.Constant(value=int() as value):
            yield _like(node, ast.Constant(value + 1))
        case ast.Name(id=called) if called in _SWAPPED:
            yield _like(node, ast.Name(_SWAPPED[called], ast.Load()))


def _other_statements(node: ast.stmt) -> Iterator[ast.stmt]:
    match node:
        case ast.Expr(value=ast.Constant()):
            return  # a docstring
        case ast.Expr() | ast.AugAssign() | ast.Continue() | ast.Break():
            yield _like(node, ast.Pass())


def _like(old: ast.AST, new: Any) -> Any:
    return ast.fix_missing_locations(ast.copy_location(new, old))


def faults(files: Iterable[Path], seed: int, count: int) -> list[Fault]:
    """A random selection of `count` faults in these files, or all of them if there are fewer, in order."""
    trees = {file: ast.parse(file.read_text(encoding="utf-8")) for file in files}
    sites = [
        (file, function, qualified, number)
        for file, tree in trees.items()
        for qualified, function in _functions(tree)
        for number in range(sum(1 for _ in _changes(function)))
    ]
    if len(sites) > count:
        sites = random.Random(seed).sample(sites, count)
    return [_fault(file, trees[file], function, qualified, number) for file, function, qualified, number in sites]


def _functions(tree: ast.AST, prefix: str = "") -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef):
            yield f"{prefix}{node.name}", node
        elif isinstance(node, ast.ClassDef):
            yield from _functions(node, f"{prefix}{node.name}.")


def _fault(file: Path, tree: ast.Module, function: ast.FunctionDef, qualified: str, number: int) -> Fault:
    change = list(_changes(function))[number]
    before, after = ast.unparse(change.where), ast.unparse(change.value)
    back = change.swap()
    module = compile(tree, str(file), "exec")
    back.swap()
    line = function.lineno if not isinstance(change.where, ast.expr | ast.stmt) else change.where.lineno
    first = min([function.lineno, *(d.lineno for d in function.decorator_list)])
    (code,) = (c for c in _codes(module) if (c.co_qualname, c.co_firstlineno) == (qualified, first))
    return Fault(file.relative_to(CHECKOUT).as_posix(), line, qualified, before, after, code)


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)


# -- playing ------------------------------------------------------------------------------------------------------


class Recorded(NamedTuple):
    """Lines of the engine that a scenario executes, as (file, line) relative to the top folder, and its duration."""

    seconds: float
    lines: frozenset[tuple[str, int]]


class NoEndError(Exception):
    """A scenario takes too long and counts as endless."""


def recorded(number: int) -> Recorded:
    """Lines that the engine executes while a scenario is played. Raises AssertionError when it fails."""
    executed: dict[str, set[int]] = defaultdict(set)
    engine = f"{ENGINE}/"

    def trace(frame: FrameType, event: str, argument: Any) -> Callable[..., Any] | None:
        file = frame.f_code.co_filename
        if not file.startswith(engine):
            return None
        add = executed[file].add

        def local(frame: FrameType, event: str, argument: Any) -> Callable[..., Any]:
            add(frame.f_lineno)
            return local

        return local

    begun = time.perf_counter()
    sys.settrace(trace)
    try:
        failure = failure_of(EVERY_CASE[number])
    finally:
        sys.settrace(None)
    assert failure is None, failure
    top = len(f"{CHECKOUT}/")
    lines = frozenset((file[top:], line) for file, lines in executed.items() for line in lines)
    return Recorded(time.perf_counter() - begun, lines)


def failure_of(case: Case) -> str | None:
    """Failure of a scenario: a message, or the error that it raises."""
    from judgeapp.scenario.playing.play import play

    try:
        failure = play(*read(case)).failure
    except NoEndError:
        return "has no end"
    except Exception as error:  # a fault in the engine may raise anything
        return f"raises {type(error).__name__}"
    return None if failure is None else failure.what


class Mutation:
    """Faults, and the scenarios that execute their lines."""

    def __init__(self, faults: list[Fault], records: list[Recorded], *, every: bool, tests: bool) -> None:
        self.faults = faults
        self.every = every
        self.tests = tests
        self.functions: dict[tuple[str, str, int], list[FunctionType]] = defaultdict(list)
        for function in gc.get_objects():
            if isinstance(function, FunctionType) and function.__code__.co_filename.startswith(str(ENGINE)):
                code = function.__code__
                self.functions[code.co_filename, code.co_qualname, code.co_firstlineno].append(function)
        self.players: dict[tuple[str, int], list[tuple[float, int]]] = defaultdict(list)
        for number, record in enumerate(records):
            for line in record.lines:
                self.players[line].append((record.seconds, number))

    def killers(self, number: int) -> tuple[int, list[str]]:
        """Scenarios that detect a fault, only the first unless all are requested. Changes this process."""
        fault = self.faults[number]
        code = fault.code
        for function in self.functions[code.co_filename, code.co_qualname, code.co_firstlineno]:
            function.__code__ = code
        signal.signal(signal.SIGALRM, _no_end)
        names: list[str] = []
        for seconds, case in sorted(self.players[fault.file, fault.line]):
            signal.setitimer(signal.ITIMER_REAL, GRACE_S + TIMES_LONGER * seconds)
            try:
                failure = failure_of(EVERY_CASE[case])
            except NoEndError:
                failure = "has no end"
            finally:
                signal.setitimer(signal.ITIMER_REAL, 0)
            if failure is not None:
                names.append(name(EVERY_CASE[case]))
                if not self.every:
                    break
        if self.tests and not names and not _tests_pass():
            names.append("tests/engine")
        return number, names


def _no_end(number: int, frame: FrameType | None) -> None:
    raise NoEndError


def _tests_pass() -> bool:
    import pytest

    left_out = [f"--ignore=tests/engine/test_{part}.py" for part in ("clauses", "citations", "ledger_of_editions")]
    with suppress(SystemExit):
        return pytest.main(["tests/engine", "-n0", "-x", "-qq", "-p", "no:randomly", "--no-summary", *left_out]) == 0
    return False


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--every", action="store_true", help="name all scenarios that kill a fault, not the first only")
    parser.add_argument("--tests", action="store_true", help="run tests/engine on what no scenario kills")
    parser.add_argument("--json", type=Path, help="write what kills each fault into a file")
    asked = parser.parse_args()
    files = [f for part in MUTATED for f in ([ENGINE / part] if "." in part else sorted((ENGINE / part).rglob("*.py")))]
    for module in pkgutil.walk_packages(judgeapp.engine.__path__, "judgeapp.engine."):
        importlib.import_module(module.name)
    for case in EVERY_CASE:
        read(case)
    context = multiprocessing.get_context("fork")
    with context.Pool(asked.jobs) as pool:
        records = pool.map(recorded, range(len(EVERY_CASE)), chunksize=20)
    mutation = Mutation(faults(files, asked.seed, asked.count), records, every=asked.every, tests=asked.tests)
    gc.freeze()
    killed: dict[str, list[str]] = {}
    # Each fault gets its own process, which exits with it.
    with context.Pool(asked.jobs, maxtasksperchild=1, initializer=_set, initargs=(mutation,)) as pool:
        for number, names in pool.imap(_killers, range(len(mutation.faults)), chunksize=1):
            fault = str(mutation.faults[number])
            killed[fault] = names
            print(
                f"{'killed  ' if names else 'SURVIVED'} {fault}" + "".join(f"\n    by {n}" for n in names), flush=True
            )
    survivors = sum(not names for names in killed.values())
    print(f"{len(killed)} faults, {len(killed) - survivors} killed, {survivors} survived; {len(EVERY_CASE)} scenarios")
    if asked.json:
        asked.json.write_text(json.dumps(killed, indent=1), encoding="utf-8")
    return 0


_of_this_process: list[Mutation] = []


def _set(mutation: Mutation) -> None:
    _of_this_process[:] = [mutation]


def _killers(number: int) -> tuple[int, list[str]]:
    return _of_this_process[0].killers(number)


if __name__ == "__main__":
    sys.exit(main())
