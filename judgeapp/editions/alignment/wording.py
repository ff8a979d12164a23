"""Sameness of aligned clauses: by their words; of texts by different writers or in different languages by what any of
them must keep."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from difflib import SequenceMatcher
from hashlib import blake2b

from judgeapp.editions.alignment.comparing.likeness import without_references
from judgeapp.editions.alignment.matching.siblings import Step
from judgeapp.editions.alignment.matching.whole import Places
from judgeapp.glossary.comparing import signs_of
from judgeapp.glossary.glossary import Glossary
from judgeapp.language.folding import has_cjk
from judgeapp.rulebook.passage import Passage

# With a smaller share of equal texts, somebody else wrote one of the editions.
_MIN_SAME_WRITER_SHARE = 0.25
_MIN_TELLING_LETTERS = 30  # letters; shorter texts may be equal by chance
# A word counts as renamed throughout if it was replaced this often, and in this share of its places.
_MIN_REPLACEMENTS = 4
_MIN_REPLACED_SHARE = 0.6
_MAX_WORDS = 4
_QUOTES = str.maketrans("‘’“”„«»＜＞", '\'\'"""""<>')
_PART = re.compile(r"[A-Za-z0-9']+|[\u3041-\u30ff\u3400-\u9fff]|[^\sA-Za-z0-9'\u3041-\u30ff\u3400-\u9fff]")


class ClauseWording:
    """Wordings of the texts that go together in two editions."""

    def __init__(self, old: Places, new: Places, steps: Iterable[Step], glossary: Glossary) -> None:
        self._old, self._new = old, new
        self._glossary = glossary
        self._texts = {
            (s.old[0], s.new[0]): (plain(old.clauses[s.old[0]]), plain(new.clauses[s.new[0]]))
            for s in steps
            if len(s.old) == len(s.new) == 1
        }
        long = [a == b for a, b in self._texts.values() if len(a) >= _MIN_TELLING_LETTERS]
        languages = {c.language for c in (*old.clauses[:1], *new.clauses[:1])}
        self.other_hand = len(languages) > 1 or sum(long) < _MIN_SAME_WRITER_SHARE * len(long)
        self.rewordings = () if self.other_hand else tuple(_rewordings(self._texts.values()))

    def is_same(self, i: int, j: int) -> bool:
        """True if an old and a new clause say the same, but for clause numbers and words that changed throughout."""
        before, after = self._texts[i, j]
        if before == after:
            return True
        if self.other_hand:
            return self._own_signs(self._old.clauses[i]) == self._own_signs(self._new.clauses[j])
        return self._reworded(before) == self._reworded(after)

    def is_reworded(self, i: int, j: int) -> bool:
        before, after = self._texts[i, j]
        return before != after and self.is_same(i, j)

    def _own_signs(self, passage: Passage) -> Counter[str]:
        signs = signs_of(passage, self._glossary)
        return Counter({s: n for s, n in signs.items() if not s.startswith("reference")})

    def _reworded(self, text: str) -> str:
        """Text with the new words wherever one of both stands: they mean the same."""
        for before, after, _ in self.rewordings:
            text = _replaced(text, before, after)
        return text


def plain(passage: Passage) -> str:
    """Without numbers of clauses, kinds of quotation marks and of white space."""
    text = unicodedata.normalize("NFKC", without_references(passage, "§").translate(_QUOTES))
    return " ".join(text.split())


def _rewordings(texts: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str, int]]:
    """Words that replace others throughout, the longest first; of the same words with more or fewer neighbours, the
    usual ones."""
    pairs = list(texts)
    times: Counter[tuple[str, str]] = Counter()
    for before, after in pairs:
        if before != after:
            times.update(set(_replacements(before, after)))
    rewordings: list[tuple[str, str, int]] = []
    for (before, after), _ in sorted(times.items(), key=lambda e: (-e[1], e[0])):
        if times[before, after] < _MIN_REPLACEMENTS:
            continue
        having = [(a, b) for a, b in pairs if _has(a, before)]
        changed = sum(not _has(b, before) and _has(b, after) for _, b in having)
        known = any(_has(old, before) or _has(before, old) for old, _, _ in rewordings)
        if changed >= _MIN_REPLACED_SHARE * len(having) and not known:
            rewordings.append((before, after, changed))
    yield from sorted(rewordings, key=lambda r: -len(r[0]))


def _replacements(before: str, after: str) -> Iterator[tuple[str, str]]:
    """Words that are in the place of others, in Chinese and Japanese with a neighbour too."""
    old_parts, new_parts = _PART.findall(before), _PART.findall(after)
    for tag, a, b, c, d in SequenceMatcher(None, old_parts, new_parts, autojunk=False).get_opcodes():
        if tag != "replace" or b - a > _MAX_WORDS or d - c > _MAX_WORDS:
            continue
        yield _joined(old_parts[a:b]), _joined(new_parts[c:d])
        if has_cjk(old_parts[a]):
            for left, right in ((1, 0), (0, 1)):
                if a - left >= 0 and c - left >= 0 and b < len(old_parts) and d < len(new_parts):
                    yield _joined(old_parts[a - left : b + right]), _joined(new_parts[c - left : d + right])


def _joined(parts: Sequence[str]) -> str:
    return "".join(
        part if i == 0 or not (part[0].isascii() and parts[i - 1][-1].isascii()) else f" {part}"
        for i, part in enumerate(parts)
    )


def _pattern(words: str) -> str:
    edge = r"(?<![A-Za-z0-9])" if words[0].isascii() else ""
    end = r"(?![A-Za-z0-9])" if words[-1].isascii() else ""
    return edge + re.escape(words) + end


def _has(text: str, words: str) -> bool:
    return words in text and re.search(_pattern(words), text) is not None


def _replaced(text: str, before: str, after: str) -> str:
    return re.sub(_pattern(before), lambda _: after, text) if before in text else text


_DIGEST_BYTES = 8


def fingerprint(passage: Passage) -> str:
    """Digest of a passage's text that ignores its clause numbers."""
    return fingerprint_of((passage,))


def fingerprint_of(passages: Iterable[Passage]) -> str:
    """Fingerprint of several texts, in their order."""
    known = blake2b(digest_size=_DIGEST_BYTES)
    for passage in passages:
        known.update(plain(passage).encode() + b"\n")
    return known.hexdigest()
