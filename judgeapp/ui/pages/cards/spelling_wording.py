"""Wording of what decides whether a name has a word in it whose letters do not tell it (2-3-1-3)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from judgeapp.engine.spelling import Why, doubts_of_name, spelling_of, undecided, usual
from judgeapp.messages.punctuation import comma_list, with_note
from judgeapp.ui.localization import translate


def describe_name(names: Mapping[str, str]) -> Iterator[str]:
    """Sentences on the parts of a card's name, by its names in each language."""
    for doubt in doubts_of_name(names.get("en", ""), names.get("ja", "")):
        text = {
            Why.WRITTEN_OTHERWISE: translate(
                "spelling",
                "It has [{word}] in its name, spelled differently: in Japanese it is {called} too (2-3-1-3).",
            ),
            Why.NOT_IN_JAPANESE: translate(
                "spelling",
                "It doesn't have [{word}] in its name (2-3-1-3): only capital letters differ, but in Japanese it "
                "is {called}.",
            ),
            Why.LETTER_FOR_LETTER: translate(
                "spelling",
                "It has [{word}] in its name letter for letter (2-3-1-3), although in Japanese it is {called}.",
            ),
        }[doubt.why]
        yield text.format(word=doubt.spelling.word, called=doubt.called)


def describe_part(word: str, names: Collection[str]) -> Iterator[str]:
    """Sentences on which names of a library have a word in them, as a text asks for it."""
    entry = spelling_of(word, "name")
    if entry is not None and entry.also:
        text = translate("spelling", "[{word}] in a name: names with {ways} have it too; in Japanese it is {japanese}.")
        ways = comma_list(way for way in (entry.word, *entry.also) if way != word)
        yield text.format(word=word, ways=ways, japanese=entry.japanese)
    if entry is not None and entry.apart:
        text = translate("spelling", "[{word}] in a name: not {names}, where only capital letters differ.")
        yield text.format(word=word, names=comma_list(with_note(*names_) for names_ in entry.apart.items()))
    if entry is not None and entry.letters:
        text = translate("spelling", "[{word}] in a name: also {names}, although in Japanese it is another name.")
        yield text.format(word=word, names=comma_list(with_note(*names_) for names_ in entry.letters.items()))
    if open_names := sorted(undecided(word, names)):
        text = translate(
            "spelling",
            "[{word}] in a name: {names} would have it except for capital letters. Read as not having it; check "
            "the Japanese name.",
        )
        yield text.format(word=word, names=comma_list(open_names))


def describe_trait(word: str) -> Iterator[str]:
    """Sentence on a trait that a text asks for in another spelling than cards do."""
    if (read := usual(word, "trait")) != word:
        yield translate("spelling", "[{word}] trait: read as the [{read}] trait.").format(word=word, read=read)
