"""Normalisation: the same text in one spelling, each character knowing where it came from.

Each step is named and tested by itself. What is read afterwards is told in places of the original text, so that a judge
sees what of his card was understood.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, lru_cache
from operator import attrgetter
from typing import NamedTuple

from judgeapp.cards.reading.bracketed import (
    AMBIGUOUS_IN_LINES,
    AMBIGUOUS_WORDS,
    NAMES_CALLED_TRAITS,
    NO_WORDS_KNOWN,
    KnownWords,
)
from judgeapp.cards.reading.grammar.keywords import icons_in, other_names
from judgeapp.cards.reading.misprints import PrintCorrection, PrintFault, lost_icons, misprints
from judgeapp.cards.reading.patterns import filled, needed_words
from judgeapp.engine.state.cards import without_notes


class Traced(NamedTuple):
    """A text whose characters know their places in the original: `places` has one more entry than the text has
    characters, the original's end."""

    text: str
    places: tuple[int, ...]

    @classmethod
    def of(cls, text: str) -> Traced:
        return cls(text, tuple(range(len(text) + 1)))

    def replaced(self, pattern: re.Pattern[str], by: Callable[[re.Match[str]], str]) -> Traced:
        """Every match replaced. What is the same at its beginning and its end stays where it stands; what comes in its
        place stands where that begins."""
        text: list[str] = []
        places: list[int] = []
        at = 0
        for match in pattern.finditer(self.text):
            new = by(match)
            if new == match[0]:
                continue
            same, rest = _alike(match[0], new)
            first, last = match.start() + same, match.end() - rest
            text += (self.text[at : match.start()], new)
            places += self.places[at:first]
            places += [self.places[first]] * (len(new) - same - rest)
            places += self.places[last : match.end()]
            at = match.end()
        if not text:
            return self
        text.append(self.text[at:])
        places += self.places[at:]
        return Traced("".join(text), tuple(places))

    def part(self, start: int, end: int) -> Traced:
        return Traced(self.text[start:end], self.places[start : end + 1])

    def stripped(self, before: str | None = None) -> Traced:
        """The text without white space around it; at its beginning without the letters `before`."""
        start = len(self.text) - len(self.text.lstrip(before))
        return self.part(start, max(start, len(self.text.rstrip())))

    def matches(self, pattern: re.Pattern[str], by: Callable[[re.Match[str]], str]) -> Iterator[tuple[int, int, str]]:
        """The spans in the original of what would be replaced by something else, and by what."""
        for match in pattern.finditer(self.text):
            new = by(match)
            if new != match[0]:
                yield self.places[match.start()], self.places[match.end()], new


def _alike(first: str, second: str) -> tuple[int, int]:
    """Number of letters that two texts have in common at the beginning, and then at the end."""
    most = min(len(first), len(second))
    same = next((n for n in range(most) if first[n] != second[n]), most)
    most -= same
    rest = next((n for n in range(most) if first[-1 - n] != second[-1 - n]), most)
    return same, rest


class NormalStep(NamedTuple):
    """A step of normalisation, by name. `why`: what it mends is a fault of print, which is told; else it is another
    form of the same. `needed`: a text without these letters is left as it is."""

    name: str
    looked_for: str | re.Pattern[str]
    by: Callable[[re.Match[str]], str]
    why: PrintFault | None = None
    needed: tuple[str, ...] = ()

    @property
    def pattern(self) -> re.Pattern[str]:
        looked_for = self.looked_for
        return _made_ready(looked_for) if isinstance(looked_for, str) else looked_for

    def may_be_in(self, small: str) -> bool:
        """True if there may be something to replace in a text in small letters."""
        return all(map(small.__contains__, self.needed))


_WIDE = {
    "，": ", ",
    "．": ".",
    "：": ":",
    "；": ";",
    "（": "(",
    "）": ")",
    "！": "!",
    "？": "?",
    "＋": "+",
    "－": "-",
    "‐": "-",
    "−": "-",
    "–": "-",
    "—": "-",
    "／": "/",
    "’": "'",
    "‘": "'",
    "“": '"',
    "”": '"',
    "\u00a0": " ",
    "\u3000": " ",
    "［": "[",
    "］": "]",
    "•": "・",
    "·": "・",
    "･": "・",
    "…": "...",
    "〔": "[",
    "〕": "]",
    "＆": "&",
}
_WIDE_JA = {**_WIDE, "，": "、", "．": "."}
_ANGLES = {"＜": "<", "＞": ">", "≪": "<", "≫": ">", "《": "<", "》": ">", "〈": "<", "〉": ">"}


@cache
def _made_ready(looked_for: str) -> re.Pattern[str]:
    # With the first text that may have it: most commands read none.
    return re.compile(looked_for, re.IGNORECASE)


def _from(table: Mapping[str, str]) -> tuple[str, Callable[[re.Match[str]], str]]:
    return "[" + re.escape("".join(table)) + "]", lambda match: table[match[0]]


def _step(
    name: str, pattern: str, by: str | Callable[[re.Match[str]], str], why: PrintFault | None = None
) -> NormalStep:
    fill = filled(by) if isinstance(by, str) else by
    return NormalStep(name, pattern, fill, why, needed_words(pattern))


_FULL_STOP = re.compile(r"\.(?![^<>]*>)")


def _recovered(match: re.Match[str]) -> str:
    """The icon of a reminder in its place, if the sentence before it does not have the icon."""
    text, start = match.string, match.start()
    sentence = _FULL_STOP.split(text[max(0, start - 500) : start].rstrip(" ."))[-1].lower()
    for words, icon in lost_icons("en"):
        if note := words.match(match["note"]):
            if icon.rstrip(">").partition(" ")[0].lower() in sentence:
                return match[0]
            groups = match.groupdict()
            before = groups.get("before") or (" " if text[start - 1 : start].strip() else "")
            after = groups.get("after") or ""
            return f"{before}{note.expand(icon)}{' ' if after[:1].isalpha() else ''}{after}"
    return match[0]


# A reminder is a sentence. What is less says something: "(other than [Alpha])", "(Deck)"; and so does what a token is.
_REMINDER = (
    r" ?\((?=(?-i:[A-Z][a-z']*|\d+) (?:[^()\s]+ ){2})(?![^()]*\btokens are\b)"
    r"[^()]{0,500}(?:\([^()]{0,100}\)[^()]{0,300}){0,5}\)(?![\]>])"
)

_UNENDED = (
    r" ?\((?=(?-i:[A-Z][a-z']*|\d+) (?:[^()\s]+ ){2})(?![^()]*\btokens are\b)"
    r"[^()\n\[・]{0,500}(?=\n|$| \[|・)"
)

# "It gains for the turn. (At blocker timing, ...)"
_LOST_GAIN = r"(?P<before>\bgains? )(?P<after>(?:for the turn|until [^.()]{0,80})?\.) ?\((?P<note>[^()]*)\)"


# What a token is, behind the words that speak of it, on one line or several.
_TOKEN_EN = (
    r"(?P<token>\bTokens?\b(?: (?:for each|without paying) [^.()]*)?)\.? ?"
    r"\((?P<facts>Digimon/(?:[^()]|\([^()]*\))*)\)(?P<end>\.|(?= (?-i:[A-Z\[]))|(?=\n)|$)?"
)
_TOKEN_JA = r"\((?P<facts>デジモン・(?:[^()]|\([^()]*\))*)\)"


def _token_en(match: re.Match[str]) -> str:
    facts = re.sub(r"\s*/?\s*\n\s*|/ (?=\[)", "/", match["facts"].strip()).rstrip(". \n")
    return f"{match['token']} ({facts}){'' if match['end'] is None else '.'}"


def _token_ja(match: re.Match[str]) -> str:
    return f"({match['facts'].strip().rstrip('。')})"


# Names stay as they are printed on the cards that have them; what is quoted is none.
_NAME_JA = "「[^「」【】。]*」"
# Between words of a name that is written in katakana or Latin letters there may be a space.
_SPACE_JA = re.compile(r"(?<![ァ-ヶーA-Za-z])[ \t]+|[ \t]+(?![ァ-ヶーA-Za-z])")


def _wide_beside_names(match: re.Match[str]) -> str:
    return _WIDE_JA.get(match[0], match[0])


def _spaces_ja(match: re.Match[str]) -> str:
    return _SPACE_JA.sub("", match[0]) if match[0].startswith("「") else ""


_TODAY_JA = {"すべて": "全て", "時": "とき", "無い": "ない"}


def _in_today_letters(match: re.Match[str]) -> str:
    return _TODAY_JA[match[0]]


# Brackets, digits and spaces first: all that follows knows one kind of each.
_SIGNS: Mapping[str, tuple[NormalStep, ...]] = {
    "en": (
        NormalStep("wide letters", *_from(_WIDE)),
        NormalStep("icon brackets", *_from(_ANGLES)),
        _step("line ends", r"[\r\n]+(?:[^\S\r\n]*[\r\n]+)*", "\n"),
        _step("lines that go on", r"\n(?=Then, )", " "),
        _step("spaces", r"[ \t]{2,}|\t", " "),
        # What is quoted begins behind its quote, whatever line it is on.
        _step("line ends in quotes", r'(?<=[\w>\]] ")\n(?=\[)', ""),
    ),
    "ja": (
        _step("wide letters", f"{_NAME_JA}|[{re.escape(''.join(_WIDE_JA))}]", _wide_beside_names),
        NormalStep("icon brackets", *_from(_ANGLES)),
        NormalStep("half brackets", *_from({"｢": "「", "｣": "」"})),
        _step("wide digits", r"[０-９Ａ-Ｚａ-ｚ]", lambda m: chr(ord(m[0]) - 0xFEE0)),
        _step("line ends", r"[\r\n]+(?:[^\S\r\n]*[\r\n]+)*", "\n"),
        _step("lines that go on", r"\n(?=その後、|さらに、)", ""),
        _step("spaces", rf"{_NAME_JA}|[ \t]+", _spaces_ja),
        # As the cards of that name have it.
        _step("colons of names", _NAME_JA, lambda name: name[0].replace(":", "：")),
    ),
}
# Then notes, and words that were others once.
_NOTES: Mapping[str, tuple[NormalStep, ...]] = {
    "en": (
        # An icon whose picture was lost is known by its reminder.
        _step("lost icons of gains", _LOST_GAIN, _recovered, PrintFault.ICON_LOST),
        _step(
            "lost icons",
            r"(?:(?<=[,\]])(?P<before> )(?P<after>\.) ?)?\((?P<note>[^()]*)\)",
            _recovered,
            PrintFault.ICON_LOST,
        ),
        # "(Draw 1 card from your deck)" says again what the icon says (2-3-3-3).
        _step("reminders", _REMINDER, ""),
        _step("reminders without an end", _UNENDED, ""),
        # What a DigiXros is, without brackets (2-3-8-2).
        _step(
            "reminders of DigiXros",
            r"\s*(?:When you would play this card, you may place specified cards [^.]*\."
            r"(?: Each placed card reduces the play cost\.?)?"
            r"|On play, place from [^.]* under this card\. Reduce play cost per card\.?)",
            "",
        ),
        _step("times", r"(?<=[\w\]]) ?(?:xD7|×) ?(?=[\w\[])", " x "),
        # The rules write the icons of areas so (15-14-2), and so do answers about newer cards.
        _step("braces", r"\{(Hand|Trash|Breeding|Security)\}", r"[\1]"),
        # The trash had another name at first.
        _step("recycle bin", r"\brecycle bin\b", "trash"),
        _step(
            "those that one has",
            r"(\bif you have an? [^.,]*, you may pay \d+ memory to place this card under)"
            r" that Digimon",
            r"\1 1 of those Digimon",
        ),
        # A token's card information in a sentence.
        _step(
            "tokens",
            r"\((?:[A-Za-z]+ )+Tokens are level (\d+) ([A-Za-z]+) Digimon with a memory cost of"
            r" (\d+), (\d+) DP, and are ([A-Za-z]+) form, ([A-Za-z]+) type, and ([A-Za-z]+)"
            r" attribute\.?\)",
            r"(Digimon/Cost \3/Lv.\1/\2/\5/\7/\6/\4 DP)",
        ),
    ),
    "ja": (
        # What a token is is in brackets, too.
        _step("reminders", r"\((?!デジモン・)(?P<note>[^()]*(?:\([^()]*\)[^()]*)*)\)", ""),
    ),
}
# After what is printed wrongly has been mended, what is said in one form only.
_FORMS: Mapping[str, tuple[NormalStep, ...]] = {
    "en": (
        _step("trigger", r"\btrigger (?=<(?:draw|recovery|de-digivolve|mill)\b)", ""),
        _step("icon signs", r"<([A-Z][\w.' -]*?) ?([+-]) ?(\d+)", r"<\1 \2\3"),
        _step("icon numbers", r"(?<=<)([a-z][a-z -]*[a-z])(\d+)(?=>)", r"\1 \2"),
        _step("icon spaces", r"< ?([^<>]*?) ?>", r"<\1>"),
        # So the official answer 2212 (2024-03-28) writes this text, and the Japanese has it.
        _step(
            "what would be deleted",
            r"\bif (this digimon) is deleted(?=, trash the top card of your opponent's security stack\b)",
            r"when \1 would be deleted",
            PrintFault.WORD_LEFT_OUT,
        ),
        # A cost is reduced before it is paid: what "digivolves" there is about to (15-8-5).
        _step(
            "digivolving for less",
            r"\b((?:When|If) [^.\"]*?) digivolves(?= into [^.\"]*\breduce the"
            r" (?:memory cost of the digivolution|digivolution cost)\b)",
            r"\1 would digivolve",
        ),
        # "After," is what newer cards say for "Then,".
        _step("after", r"(?<=[.>)\"]) (?-i:After, )", " Then, "),
        _step(
            "sentences after icons",
            r"(?<=>)(?<!<delay>) (?=Then, "
            r"|(?-i:(?:While|If|Until|By|You may|For (?:each|every)|This|That) ))",
            ". ",
        ),
        _step("sentences after tokens", r"(?<=[>P]\)) (?=Then, )", ". "),
        _step("glued icons", "(?<=>)(?=<)", " "),
        _step("glued headers", r"\](?=\[)", "] "),
        _step("names of brackets", r"\[ ?([^\[\]]*?) ?\]", r"[\1]"),
        # Older words for what is in round brackets today.
        _step(
            "what tokens are",
            r"\([A-Za-z' -]+ Tokens are level (\d+) (\w+) Digimon with a memory cost of (\d+),"
            r" (\d+) DP, and are (\w+) form, (\w+) type, and (\w+) attribute\.?\)",
            r"(Digimon/Cost \3/Lv.\1/\2/\5/\7/\6/\4 DP)",
        ),
        _step(
            "names in either place",
            r"(\[[^\[\]]+\]) in (its|their) names? or digivolution cards",
            r"\1 in \2 name or \1 in \2 digivolution cards",
        ),
        _step("what tokens have", _TOKEN_EN, _token_en),
        # What does not count is beside what it is left out of.
        _step(
            "traits that do not count",
            r"(in (?:one|any) of (?:its|their) traits)"
            r" (\(other than \[[^\[\]]+\](?:/\[[^\[\]]+\])*\))",
            r"\2 \1",
        ),
        _step(
            "names that do not count",
            r"(in (?:its|their) names?)"
            r" (\(other than \[[^\[\]]+\](?:(?:/|, or |, | or )\[[^\[\]]+\])*\))(?= (?:is|are) )",
            r"\2 \1",
        ),
        _step("names of several", r"(?<=\])s\b", ""),
        _step("can not", r"\bcannot\b|\bcan not\b", "can't"),
        # 4-5-8: what leaves the field leaves its digivolution cards in the trash anyway.
        _step(
            "cards of what leaves",
            r"(\b(?:hands?|decks?|(?:hands?|decks?) instead|decks? in any order"
            r"|security stack(?: face down)?)\.)"
            r" Trash (?:all of the digivolution cards of (?:that|those|your) Digimon"
            r"|all of (?:its|their) digivolution cards"
            r"|that Digimon's digivolution cards)(?:\.|(?=\"))",
            r"\1",
        ),
        _step(
            "cards of what was returned",
            r" Trash all of the digivolution cards of the Digimon you returned with this effect\.",
            "",
        ),
        # What is in a list of effects begins a line with a dot.
        _step("dots", r"(?<![.:\s])[.:]*(?:\s*・)+\s*", "\n・"),
        _step("glued quotes", r'\."(?=\[)', '". '),
        # The full stop of a quoted effect follows the quote if it ends the sentence.
        _step("full stops in quotes", r'\.?"\.?(?= (?-i:[A-Z\[<])| ?\n| ?$)', '".'),
        _step("no full stops in quotes", r'\."(?= ?(?-i:[a-z,]))', '"'),
        _step("spaces before signs", r" +(?=[.,;:])", ""),
        _step("spaces after commas", r",(?=[A-Za-z\[<])", ", "),
        _step("semicolons", r";(?= (?:if you do|then)\b)", "."),
        _step("two full stops", r"\.(?: ?\.)+", "."),
        _step("spaces in lines", r" *\n *", "\n"),
        _step("spaces again", r" {2,}", " "),
    ),
    "ja": (
        _step("two full stops", r"。+", "。"),
        _step("one letter", r"すべて|(?<=[るた])時(?=、)|無い", _in_today_letters),
        # Where a pause is made, or not, before what goes on.
        _step(
            "commas before nouns",
            # Of "level 4 or lower, your Digimon or your opponent's" it is said of both.
            r"(?:(?<=の)|(?<=を持つ)|(?<=を含む))、(?![^。、]*(?:デジモン|テイマー|カード|」)か(?!「))",
            "",
        ),
        _step(
            "commas within places",
            r"(?:(?<=トラッシュに)|(?<=手札に)|(?<=進化元に))、(?=特徴に|名称に|「|[赤青黄緑黒紫白]の)",
            "",
        ),
        _step("commas after times", r"(?<=ターン終了まで)(?=(?:この|その)デジモン|相手の|自分の)", "、"),
        _step("commas after causes", r"(?<=ことで)(?=[^、])", "、"),
        _step("for each", r"(?<=[枚体色])(?:ごとに|につき)、?(?=[^、+-])", "ごとに、"),
        _step("names of cards", "カード名(?=に「)", "名称"),
        _step("how often", r"\[(ターンに[0-9]回)\]", r"【\1】"),
        _step(
            "commas after places",
            r"(?:(?<=手札)|(?<=進化元)|(?<=の下))から(?=「|特徴に|名称に|Lv|[赤青黄緑黒紫白]の"
            r"|(?:デジモン|テイマー|オプション)カード)|(?<=トラッシュ)から(?=「|特徴に|名称に|Lv)",
            "から、",
        ),
        # "<Decoy (Red/Black)>"
        _step("colors of icons", r"<デコイ<([赤青黄緑黒紫白])>/?<([赤青黄緑黒紫白])>>", r"<デコイ<\1/\2>>"),
        _step("what tokens have", _TOKEN_JA, _token_ja),
        _step("commas before a trait", r"(?<=[0-9]以[上下]の)、(?=(?:特徴|名称)に「)", ""),
        _step("dots", r"(?:。|(?<=>))\s*・", "\n・"),
        # The cards under what leaves are trashed, whether the text says so or not (4-5-8).
        _step(
            "cards under what leaves",
            r"(戻す|戻せる|置く|置ける)。その(?:デジモン|カード)の(?:持つ)?進化元は破棄する(?=。)",
            r"\1",
        ),
        # What precedes two kinds of cards is said of both: "1 such Tamer card".
        _step(
            "what is said of both",
            r"(特徴に「[^「」]*」(?:[/か]「[^「」]*」)*を(?:持つ|含む)|[赤青黄緑黒紫白]の)"
            r"デジモンカードと(?=(?:テイマー|オプション)カード1枚ずつ)",
            r"\1デジモンカードと\1",
        ),
        _step("what is said of both names", r"([赤青黄緑黒紫白]の)(「[^「」]*」と)(?=「[^「」]*」1枚ずつ)", r"\1\2\1"),
    ),
}


@cache
def _signs(language: str) -> tuple[NormalStep, ...]:
    """Those up to the names of keyword effects, which come from their table; that is read when the first text is."""
    pattern, today = other_names(language)
    names = NormalStep("keyword names", pattern, lambda match: today[match[0].lower()])
    return (*_SIGNS[language], names)


@cache
def steps(language: str) -> tuple[NormalStep, ...]:
    """The steps in their order."""
    mending = tuple(
        NormalStep(fault.printed, fault.printed, fault.mended, why, needed_words(fault.printed))
        for why, fault in misprints(language)
    )
    return (*_signs(language), *_NOTES[language], *mending, *_FORMS[language])


def normalised(text: str, language: str) -> Traced:
    """A text in one spelling."""
    return corrected(text, language)[0]


# A line of a card is asked for by who reads it, and by who tells what in it is printed wrongly.
@lru_cache(maxsize=64)
def corrected(
    text: str, language: str, known: KnownWords = NO_WORDS_KNOWN
) -> tuple[Traced, tuple[PrintCorrection, ...]]:
    """A text in one spelling, and what in it is read otherwise than it is printed. `known`: those words that are in
    question there."""
    corrections: list[PrintCorrection] = []
    traced = _after((*steps(language), *_disambiguation_step(known)), text, corrections)
    return traced, tuple(sorted(corrections, key=attrgetter("start")))


def _disambiguation_step(known: KnownWords) -> Iterator[NormalStep]:
    """Say what words in brackets are where the text does not, and cards that are known do."""
    if known != NO_WORDS_KNOWN:
        yield NormalStep("words in brackets", AMBIGUOUS_WORDS, known.disambiguate, PrintFault.WORD_LEFT_OUT)
        yield NormalStep("names", NAMES_CALLED_TRAITS, known.disambiguate_name, PrintFault.WORD_TWICE)
        yield NormalStep("words of lines", AMBIGUOUS_IN_LINES, known.disambiguate_line, PrintFault.WORD_LEFT_OUT)


def _after(steps: Iterable[NormalStep], text: str, corrections: list[PrintCorrection] | None = None) -> Traced:
    """Text after some steps. `corrections`: takes in what they find to be printed wrongly."""
    traced, small = Traced.of(text), text.casefold()
    for step in steps:
        if not step.may_be_in(small):
            continue
        if corrections is not None and step.why is not None:
            corrections += (
                PrintCorrection(start, end, text[start:end].strip(), read.strip(), step.why)
                for start, end, read in traced.matches(step.pattern, step.by)
            )
        after = traced.replaced(step.pattern, step.by)
        if after is not traced:
            traced, small = after, after.text.casefold()
    return traced


def icons_of(text: str, language: str) -> tuple[str, ...]:
    """The keyword effects whose icons are in a text, notes left out (4-20-4, 4-20-5); none in a language without
    names for them."""
    if language not in _SIGNS:
        return ()
    return icons_in(without_notes(_after(_signs(language), text).text), language)
