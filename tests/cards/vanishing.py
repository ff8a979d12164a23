"""Find words that a reading ignores. Words of understood texts are removed one at a time; if the rest reads the same,
the word is redundant, or was ignored.

    python -m tests.cards.vanishing FILE --lang en --count 200 --seed 1

Lists the words that are no mere joints of a sentence, with an example of each; exit status 1 if there are any.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from judgeapp.cards.facts import read_entry
from judgeapp.cards.reading.caching import without_cache
from judgeapp.cards.reading.compiler import read_text
from judgeapp.cards.reading.parts import Understanding
from judgeapp.entries.files import entry_file
from judgeapp.entries.values import FactError

_WORDS = {
    "en": re.compile(r"\[[^\[\]]*\]|[<＜][^<>＜＞]*[>＞]|[\w'+-]+"),
    "ja": re.compile(r"「[^「」]*」|【[^【】]*】|[<≪][^<>≪≫]*[>≫]|[+-]?\d+|[一-龥]+|[ァ-ヶー]+"),
}
_NOTE = re.compile(r"[(（][^()（）]*(?:[(（][^()（）]*[)）][^()（）]*)*[)）]")
# Function words, and words that repeat a rule: the area of a card, the owner of a cost, the order.
_JOINTS_EN = """
1 a activate an and are area battle be been by card cards cost costs deck digimon digivolution dp effect effects empty
for from gain gains get gets give has have if in into is it its memory next of on one or order owner's owners' paid play
s skill stack stacked target that the their them then these they this those to total trait traits trigger was were when
which while with would you your any
"""
_JOINTS = {
    "en": frozenset(("[all turns]", *_JOINTS_EN.split())),
    "ja": frozenset(("【お互いのターン】", *"中間次選場", "効果", "自分", "相手", "好", "順番", "登場")),
}


def vanishing(text: str, language: str) -> Iterator[tuple[str, str]]:
    """Words whose removal doesn't change the reading, and the text with the word marked; nothing for texts that aren't
    understood or are misprinted."""
    whole = read_text(text, language)
    if whole.state is not Understanding.UNDERSTOOD or whole.corrections:
        return
    notes = [note.span() for note in _NOTE.finditer(text)]
    effects = [part.effect for part in whole.parts]
    for word in _WORDS[language].finditer(text):
        a, b = word.span()
        if word[0].lower() in _JOINTS[language] or any(start <= a < end for start, end in notes):
            continue
        without = read_text(text[:a].rstrip(" ") + text[b:], language)
        same = without.state is Understanding.UNDERSTOOD and [part.effect for part in without.parts] == effects
        if same and not without.corrections:  # an icon that is missing is restored from its reminder text
            yield word[0].lower(), f"{text[:a]}»{word[0]}«{text[b:]}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--lang", choices=[*_WORDS], required=True)
    parser.add_argument("--count", type=int, default=200, help="how many texts, drawn at random")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    texts: dict[str, None] = {}
    for entry in entry_file(chosen.file).entries():
        try:
            record = read_entry(entry.value, chosen.lang).record
        except FactError:
            continue
        texts |= dict.fromkeys(text for text in (record.effect, record.inherited, record.security) if text)
    drawn = random.Random(chosen.seed).sample(list(texts), min(chosen.count, len(texts)))
    counts: Counter[str] = Counter()
    examples: dict[str, str] = {}
    with without_cache():
        for text in drawn:
            for word, marked in vanishing(text, chosen.lang):
                counts[word] += 1
                examples.setdefault(word, marked)
    for word, count in counts.most_common():
        print(f"{count:5} {word}\n      {examples[word]}")
    print(f"{len(drawn)} texts, {len(counts)} words that say nothing")
    return 1 if counts else 0


if __name__ == "__main__":
    sys.exit(main())
