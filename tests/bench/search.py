"""Speed of searching, including snippets and answered questions, on the corpus and a much larger one."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec.structs import replace

from judgeapp.bench.figures import Figures, figures
from judgeapp.glossary.concordance import Concordance
from judgeapp.glossary.glossary import Glossary
from judgeapp.questions.opening import open_questions
from judgeapp.rulebook.corpus import Corpus, CorpusParts, load_corpus
from judgeapp.rulebook.passage import Passage
from judgeapp.search.finder import PassageFinder
from judgeapp.search.index import open_index

LARGE = 30_000  # passages

# Typical input in five languages: whole and half typed, correct and misspelled.
QUERIES = (
    "16-4",
    "7-2-2-12.",
    "11",
    "15-17-6",
    "3000",
    "b",
    "bl",
    "blo",
    "block",
    "blocker",
    "counter timing",
    "dna digivolve",
    "piercng",
    "simultaneous triggers turn player first",
    "attacking Digimon deleted before the check",
    "when would be deleted immediate effect",
    "breeding area effects do not trigger",
    "阻",
    "阻挡",
    "阻挡者",
    "阻挡着",
    "贯通 安防 0张",
    "新卡牌",
    "规则检查",
    "效果触发条件",
    "攻击目标",
    "格擋",
    "反擊時間",
    "記憶體量表",
    "進化元效果",
    "安全區 0張",
    "ぶ",
    "ブロッカー",
    "しんか",
    "ターンに1回",
    "パス メモリー 3",
    "進化元 破棄",
    "セキュリティ",
    "Memory Spur",
    "Brutbereich",
    "Angriff Ziel",
    "Optionkarten Farbe",
    "getappt",
    "Kampf",
)

# Whole questions of about twenty words, as asked at a table.
ASKED = (
    "my opponent attacks the player with a suspended Digimon that got unsuspended by an effect,"
    " can I still block it with my Blocker",
    "if both of our Digimon would be deleted at the same time by an effect, whose On Deletion"
    " effect is activated first",
    "my attacking Digimon was deleted by a when attacking effect of my own, does the security"
    " check still happen after that",
    "does my inherited effect still trigger if the Digimon is deleted in battle while the card with it lies under it",
    "自分のデジモンがアタックしているときに相手の効果で消滅した場合、セキュリティチェックは行われますか",
    "我的数码宝贝攻击对手玩家时被对手的效果消灭了，那么还会继续判定对手的安防吗",
    "Mein Digimon greift den Spieler an und wird dabei durch einen Effekt gelöscht, wird dann"
    " trotzdem noch die Security geprüft",
)

_ROUNDS = 10


def bench_search(report: Callable[[str], None]) -> tuple[Figures, ...]:
    """Time the queries on the corpus, and on the corpus repeated to LARGE passages."""
    corpus = load_corpus()
    glossary = Glossary.load()
    results: list[Figures] = []
    with TemporaryDirectory() as folder:
        questions = open_questions(Path(folder, "questions"), glossary)
        for name, some in (("corpus", corpus), ("large", repeated(corpus, LARGE))):
            report(f"Indexing {len(some):,} passages ...")
            concordance = Concordance(some, glossary)
            started = time.perf_counter()
            index = open_index(Path(folder) / name, concordance)
            report(f"  {time.perf_counter() - started:.1f} s")
            finder = PassageFinder(concordance, index, questions)
            for what, asked in (("", QUERIES), (", whole questions", ASKED)):
                times = timed(partial(finder.answer, language="", source="", limit=50), asked, _ROUNDS)
                results.append(figures(f"search, {len(some):,} passages{what}", times))
            index.close()
    return tuple(results)


def timed(ask: Callable[[str], object], queries: Sequence[str], rounds: int) -> list[float]:
    """Seconds per query over `rounds` rounds in random but fixed order, after a warm-up round."""
    shuffled = random.Random(1)
    taken: list[float] = []
    for turn in range(rounds + 1):
        for query in shuffled.sample(queries, len(queries)):
            started = time.perf_counter()
            ask(query)
            if turn:
                taken.append(time.perf_counter() - started)
    return taken


def repeated(corpus: Corpus, passages: int) -> Corpus:
    """The corpus with copies under other ids, up to `passages` passages."""

    def copies() -> Iterator[Passage]:
        yield from corpus
        for turn in range(1, passages // len(corpus) + 1):
            for p in corpus:
                yield replace(p, id=f"{p.id}#{turn}", path=tuple(f"{i}#{turn}" for i in p.path))

    some = [p for p, _ in zip(copies(), range(passages), strict=False)]
    known = {p.id for p in some}
    some = [replace(p, path=tuple(i for i in p.path if i in known)) for p in some]
    return Corpus(CorpusParts(corpus.manifest, tuple(some), corpus.history, tuple(corpus.readings.values())))
