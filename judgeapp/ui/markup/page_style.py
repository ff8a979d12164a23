"""Style of a page: its colours, its font, and the sizes that follow from it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication

from judgeapp.desk.languages import LANGUAGES
from judgeapp.ui.widgets.style.fonts import families, font_for
from judgeapp.ui.widgets.style.theme import Colours, colours

TITLE_SCALE = 1.45  # size of a page's title relative to its text
HEAD_SCALE = 1.15  # size of a part's heading relative to the text


@dataclass(frozen=True)
class PageStyle:
    """Colours and font of a page. Lengths are pixels, of the font's height."""

    colours: Colours
    font: QFont

    @staticmethod
    def of_application() -> PageStyle:
        """Style of now: the application has them at once, a widget hears of a change later."""
        return PageStyle(colours(QApplication.palette()), QApplication.font())

    @cached_property
    def em(self) -> float:
        return QFontMetricsF(self.font).height()

    def px(self, ems: float) -> int:
        return round(self.em * ems)

    def number_width(self, numbers: Iterable[str], titles: Iterable[str] = ()) -> int:
        """Width of a column of these numbers, those of titles in their size."""
        bold = QFont(self.font)
        bold.setBold(True)
        metrics = QFontMetricsF(bold)
        wide = [metrics.horizontalAdvance(number) for number in numbers]
        wide += [metrics.horizontalAdvance(number) * TITLE_SCALE for number in titles]
        return round(max(wide, default=0)) + 2

    def drop(self, language: str, size: float = 1.0) -> int:
        """Pixels by which the baseline of a text is below that of a number of the same size: Chinese and Japanese fonts
        are taller."""
        numbers = QFont(self.font)
        numbers.setPointSizeF(numbers.pointSizeF() * size)
        texts = font_for(language, numbers)
        return max(0, round(QFontMetricsF(texts).ascent() - QFontMetricsF(numbers).ascent()))

    def page(self, body: str) -> str:
        return f"<html><head><style>{self._style()}</style></head><body>{body}</body></html>"

    def _style(self) -> str:
        c, size = self.colours, self.font.pointSizeF()
        rules = [
            f"body {{ color:{c.text}; }}",
            f"a {{ color:{c.link}; text-decoration:none; }}",
            f"a.number {{ color:{c.text}; font-weight:bold; }}",
            f"a.term {{ color:{c.text}; text-decoration:none; }}",
            f"a.calm {{ color:{c.muted}; font-weight:bold; }}",
            f".mark {{ background-color:{c.mark}; color:{c.text}; }}",
            # The reader draws this line as a wave.
            f".unread {{ background-color:{c.note}; text-decoration:underline; }}",
            f".muted {{ color:{c.muted}; }}",
            f".also {{ color:{c.muted}; font-size:{size:.1f}pt; font-weight:normal; }}",
            f".small {{ color:{c.muted}; font-size:{size * 0.88:.1f}pt; }}",
            f".reading {{ color:{c.muted}; font-size:{size * 0.78:.1f}pt; }}",
            f".label {{ color:{c.muted}; font-size:{size * 0.82:.1f}pt; font-weight:bold; }}",
            f".title {{ font-size:{size * TITLE_SCALE:.1f}pt; font-weight:bold; }}",
            f".head {{ font-size:{size * HEAD_SCALE:.1f}pt; font-weight:bold; }}",
            "p { margin:0; }",
        ]
        for language in LANGUAGES:
            named = ",".join(f"'{f}'" for f in families(language))
            rules.append(f".{language} {{ font-family:{named}; }}")
        return "\n".join(rules)
