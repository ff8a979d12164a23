"""Built-in scenes: scenario files that show one thing each, those of rules_corpus and those that a
judge has dropped into the data folder. From a clause or a keyword to the scenes that cite it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path

import msgspec
from msgspec import Struct

from judgeapp.clauses.citing import by_leading, cited_list, leading_played
from judgeapp.desk.folder import cache_folder
from judgeapp.files.cache import corpus_fingerprint, load_cached, save_cached
from judgeapp.files.generations import with_prebuilt
from judgeapp.files.packaged import packaged
from judgeapp.files.untrusted import read_untrusted_text
from judgeapp.messages.errors import InputError
from judgeapp.questions.question import load_questions
from judgeapp.scenario.file import ReadScenario, Scenario, read_scenario, with_default_edition
from judgeapp.scenario.limits import MAX_BYTES
from judgeapp.scenario.playing.play import play
from judgeapp.scenario.table import build
from judgeapp.scenario.writing import write_scenario
from judgeapp.table.scene import Scene, is_about, keyword_concepts
from judgeapp.table.tree.tree import ROOT, Beginning, Tree, plant

MAX_FILES = 2_000


def scenes_folder(folder: Path) -> Path:
    return folder / "scenes"


@cache
def ready_scenes() -> tuple[Scene, ...]:
    """The scenes of rules_corpus/scenes: first those that stand there for themselves, by key, then
    those that prove the answers to questions, whose keys name their folder too."""
    folder = None
    with suppress(InputError):  # without a cache folder they are read each time
        folder = cache_folder() / "scenes"
    return cached_scenes(folder)


def cached_scenes(folder: Path | None) -> tuple[Scene, ...]:
    """Scenes from the cache of a folder; read and saved there if they are missing, outdated or damaged."""
    fingerprint = corpus_fingerprint(
        ("scenes", "scene_titles", "questions", "terms.yaml"),
        ("table/scene.py", "table/scenes.py", "questions/question.py", "glossary", "clauses"),
    )
    generations = with_prebuilt(folder) if folder is not None else None
    cached = load_cached(generations, fingerprint, _Cached) if generations is not None else None
    if cached is None:
        cached = _Cached((*_scenes_of("*.yaml"), *_scenes_of("*/*.yaml")))
        if generations is not None:
            save_cached(generations, fingerprint, cached)
    return cached.scenes


def title_in(title: str, language: str) -> str:
    """Title of a table in a language: a ready scene's own title there, any other unchanged."""
    scene = _by_title().get(title)
    return title if scene is None else scene.title_in(language)[0]


@cache
def _by_title() -> Mapping[str, Scene]:
    return {scene.title: scene for scene in ready_scenes()}


class _Cached(Struct, frozen=True):
    scenes: tuple[Scene, ...]


def _scenes_of(pattern: str) -> Iterator[Scene]:
    called = _titles()
    with as_file(files("rules_corpus").joinpath("scenes")) as folder:
        for file in sorted(folder.glob(pattern)):
            # Our scenes are tested, so nothing of their cards is read before it is needed.
            head = msgspec.yaml.decode(file.read_bytes(), type=_Head)
            key = file.relative_to(folder).with_suffix("").as_posix()
            yield _scene(key, file.read_text("utf-8"), head, titles=called.get(key, {}))


def _titles() -> dict[str, dict[str, str]]:
    """Titles of our scenes in the other languages, by key and language. A scene without a title of its own that proves
    an answer has the title of the first question that it answers."""
    titles_: dict[str, dict[str, str]] = {}
    for question in load_questions():
        called = titles_.setdefault(question.scene, {})
        for language, asked in question.asked_first.items():
            if language != "en":
                called.setdefault(language, asked)
    for file in files("rules_corpus").joinpath("scene_titles").iterdir():
        language = file.name.removesuffix(".yaml")
        for key, title in packaged("rules_corpus", f"scene_titles/{file.name}", dict[str, str]).items():
            titles_.setdefault(key, {})[language] = title
    return titles_


def own_scenes(
    folder: Path, go_on: Callable[[], None] = lambda: None
) -> tuple[tuple[Scene, ...], tuple[InputError, ...]]:
    """The scenes in a judge's data folder, by key, and the faults of other files. Large files take a while;
    `go_on` is called before each; its error ends that."""
    scenes: list[Scene] = []
    wrong: list[InputError] = []
    for file in sorted(scenes_folder(folder).glob("*.yaml"))[:MAX_FILES]:
        go_on()
        try:
            text = read_untrusted_text(file, MAX_BYTES)
            scenario, _, _ = read_scenario(text, str(file))
            scenes.append(_scene(f"own/{file.stem}", text, scenario, own=True))
        except InputError as error:
            wrong.append(error)
    return tuple(scenes), tuple(wrong)


class _Head(Struct, frozen=True):
    """Fields of a scenario that a list of scenes shows."""

    title: str
    proves: tuple[str, ...] = ()


def _scene(
    key: str, text: str, head: _Head | Scenario, *, own: bool = False, titles: dict[str, str] | None = None
) -> Scene:
    clauses = head.proves
    keywords = tuple(c.name("en") for c in keyword_concepts() if is_about(c, clauses))
    return Scene(key, head.title, clauses, keywords, text, own, titles or {})


def table_of(scene: Scene, go_on: Callable[[], None] = lambda: None) -> Tree:
    """A table at the beginning of a scene, on which redo plays it. Raises InputError if the scene can't be built.
    `go_on` is called before each choice; its error ends the playing."""
    scenario, faces, lines = led_scenario(scene)
    state, names = build(scenario, faces)
    tree = plant(Beginning(state, names, scenario.title, write_scenario(scenario)))
    for key in play(scenario, faces, lines).choices:
        go_on()
        tree = tree.choose(key)
    return tree.go(ROOT)


def at_deciding_step(tree: Tree, clauses: Iterable[str]) -> Tree:
    """A scene's table at the decision whose choice applies most of its clauses, the first one of several; at its
    beginning if none does."""
    named = tuple(clauses)
    wanted = {*named, *by_leading(named)}
    best, most, number = ROOT, 0, ROOT
    while number in tree.latest:
        above, number = number, tree.latest[number]
        applied = {clause for event in tree.nodes[number].game.events for clause in event.clauses}
        if len(applied & wanted) > most:
            best, most = above, len(applied & wanted)
    return tree.go(best)


def played_table_of(scene: Scene) -> Tree:
    """A table at the end of a scene. Raises InputError when the scene can't be built."""
    tree = table_of(scene)
    return tree.go(tree.ends[-1])


def led_scenario(scene: Scene) -> ReadScenario:
    """The scenario of a scene, by the edition that leads if it names none."""
    read = read_scenario(scene.text, scene.key)
    return read._replace(scenario=with_default_edition(read.scenario, leading_played()))


def titles(scenes: Iterable[Scene], language: str) -> Iterator[str]:
    """A line a scene: key, title, clauses."""
    for scene in scenes:
        title, _ = scene.title_in(language)
        yield f"{scene.key}: {title} ({cited_list(by_leading(scene.clauses))})"
