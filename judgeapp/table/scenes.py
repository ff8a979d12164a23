"""Ready scenes: scenario files that show one thing each, those of rules_corpus and those that a
judge has dropped into the data folder. From a clause or a keyword to the scenes that cite it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

from msgspec import Struct

from judgeapp.errors import InputError
from judgeapp.glossary.concept import Concept, Group, load_concepts
from judgeapp.language.folding import fold
from judgeapp.rulebook.corpus import RULES
from judgeapp.scenario.file import read_scenario
from judgeapp.scenario.play import Played, play
from judgeapp.scenario.table import build
from judgeapp.scenario.writing import write_scenario
from judgeapp.table.tree import ROOT, Beginning, Tree, plant

MOST_BYTES = 200_000
MOST_FILES = 2_000


class Scene(Struct, frozen=True):
    """A ready scene.

    key      -- its file's name without the ending, with "own/" before those of the judge
    clauses  -- the clauses that it is about, each applied while it plays
    keywords -- the keyword effects among them by their official English names: "<Blocker>"
    text     -- the scenario file
    """

    key: str
    title: str
    clauses: tuple[str, ...]
    keywords: tuple[str, ...]
    text: str
    own: bool = False


def scenes_folder(folder: Path) -> Path:
    """Where a judge drops scenes of his own, in his data folder."""
    return folder / "scenes"


@cache
def ready_scenes() -> tuple[Scene, ...]:
    """The scenes of rules_corpus/scenes, by key."""
    folder = files("rules_corpus").joinpath("scenes")
    found = sorted((f for f in folder.iterdir() if f.name.endswith(".yaml")), key=lambda f: f.name)
    return tuple(
        _scene(file.name.removesuffix(".yaml"), file.read_text("utf-8"), file.name)
        for file in found
    )


def own_scenes(folder: Path) -> tuple[tuple[Scene, ...], tuple[InputError, ...]]:
    """The scenes in a judge's data folder, by key, and what is wrong with those that are none."""
    scenes: list[Scene] = []
    wrong: list[InputError] = []
    for file in sorted(scenes_folder(folder).glob("*.yaml"))[:MOST_FILES]:
        try:
            if file.stat().st_size > MOST_BYTES:
                raise InputError("the file is too large for a scene", where=str(file))
            text = file.read_text(encoding="utf-8")
            scenes.append(_scene(f"own/{file.stem}", text, str(file), own=True))
        except InputError as error:
            wrong.append(error)
        except (OSError, UnicodeDecodeError) as error:
            wrong.append(InputError(f"the file can't be read ({error})", where=str(file)))
    return tuple(scenes), tuple(wrong)


def _scene(key: str, text: str, name: str, *, own: bool = False) -> Scene:
    scenario, _, _ = read_scenario(text, name)
    clauses = scenario.proves
    keywords = tuple(c.name("en") for c in _keyword_concepts() if _is_about(c, clauses))
    return Scene(key, scenario.title, clauses, keywords, text, own)


@cache
def _keyword_concepts() -> tuple[Concept, ...]:
    """The keyword effects of chapter 16."""
    return tuple(c for c in load_concepts() if c.group is Group.KEYWORD and _number(c))


def _number(concept: Concept) -> str:
    """The number under which chapter 16 has a keyword effect; empty if it has not."""
    return next((c for c in concept.clauses if c.startswith("16-") and c.count("-") == 1), "")


def _is_about(concept: Concept, clauses: Iterable[str]) -> bool:
    return any(_is_below(clause, _number(concept)) for clause in clauses)


def _is_below(clause: str, number: str) -> bool:
    return clause == number or clause.startswith(f"{number}-")


# -- finding --------------------------------------------------------------------------------------


def citing(scenes: Iterable[Scene], clause: str) -> tuple[Scene, ...]:
    """The scenes that are about a clause or one below it; those that name it first."""
    found = [s for s in scenes if any(_is_below(c, clause) for c in s.clauses)]
    return tuple(sorted(found, key=lambda scene: clause not in scene.clauses))


def of_concept(scenes: Iterable[Scene], concept: Concept) -> tuple[Scene, ...]:
    """The scenes that are about any of the clauses that define a concept."""
    some = tuple(scenes)
    found = (scene for clause in concept.clauses for scene in citing(some, clause))
    return tuple({scene.key: scene for scene in found}.values())


def of_passage(scenes: Iterable[Scene], source: str, number: str) -> tuple[Scene, ...]:
    """ "See it played": the scenes of a passage; only the Comprehensive Rules have any."""
    return citing(scenes, number) if source == RULES and number else ()


def find(scenes: Iterable[Scene], query: str) -> tuple[Scene, ...]:
    """The scenes for what a judge types: a clause number, a keyword effect in any language, or
    words of the title. Everything for nothing."""
    some = tuple(scenes)
    wanted = query.strip()
    if not wanted:
        return some
    number = wanted.rstrip(".-")
    if number.replace("-", "").isdecimal():
        return citing(some, number)
    folded = _folded(wanted)
    meant = [c for c in _keyword_concepts() if any(_folded(n) == folded for _, n in c.all_names())]
    by_keyword = (s for c in meant for s in some if c.name("en") in s.keywords)
    words = folded.split()
    by_title = (s for s in some if all(word in _folded(s.title) for word in words))
    return tuple({s.key: s for s in (*by_keyword, *by_title)}.values())


def _folded(text: str) -> str:
    return fold(text.strip("<>≪≫[] ")).strip()


# -- playing --------------------------------------------------------------------------------------


def played(scene: Scene) -> Played:
    """Play a scene to its end or its first failure."""
    return play(*read_scenario(scene.text, scene.key))


def table_of(scene: Scene) -> Tree:
    """A table at the beginning of a scene, on which redo plays it. Raises InputError when the
    scene can't be built."""
    scenario, faces, lines = read_scenario(scene.text, scene.key)
    state, names = build(scenario, faces)
    tree = plant(Beginning(state, names, scenario.title, write_scenario(scenario)))
    for key in play(scenario, faces, lines).choices:
        tree = tree.choose(key)
    return tree.go(ROOT)


def titles(scenes: Iterable[Scene]) -> Iterator[str]:
    """A line a scene: key, title, clauses."""
    for scene in scenes:
        yield f"{scene.key}: {scene.title} ({', '.join(scene.clauses)})"
