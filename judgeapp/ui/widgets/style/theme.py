"""Light and dark: the palette of each, and the colours that pages and lists mix from it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

_Role = QPalette.ColorRole

# Light and dark. The accent color means "this matched" and nothing else.
_COLOURS = {
    _Role.Window: ("#efeeea", "#212327"),
    _Role.WindowText: ("#1e2126", "#e4e3df"),
    _Role.Base: ("#fcfbf9", "#191b1e"),
    _Role.AlternateBase: ("#f4f3ef", "#1f2125"),
    _Role.Text: ("#1e2126", "#e4e3df"),
    _Role.PlaceholderText: ("#6b6e75", "#989ba2"),
    _Role.Button: ("#e7e5e0", "#2d3035"),
    _Role.ButtonText: ("#1e2126", "#e4e3df"),
    _Role.BrightText: ("#ffffff", "#ffffff"),
    _Role.ToolTipBase: ("#fffdf4", "#2d3035"),
    _Role.ToolTipText: ("#1e2126", "#e4e3df"),
    _Role.Highlight: ("#2b5c8a", "#3d78ad"),
    _Role.HighlightedText: ("#ffffff", "#ffffff"),
    _Role.Link: ("#1d5a94", "#86b9ea"),
    _Role.LinkVisited: ("#1d5a94", "#86b9ea"),
    _Role.Accent: ("#e8a317", "#e0a030"),
    _Role.Light: ("#ffffff", "#43474e"),
    _Role.Midlight: ("#f3f2ee", "#383b41"),
    _Role.Mid: ("#c9c6bf", "#3a3d43"),
    _Role.Dark: ("#a9a69f", "#141518"),
    _Role.Shadow: ("#77746e", "#0a0a0b"),
}
# The style draws frames darker than the window: invisible on a dark one. The background of these isn't drawn, so that
# its color can serve their frames.
_FRAMED = "#8b9098"
_FIELDS = ("QLineEdit", "QPlainTextEdit", "QAbstractSpinBox", "QComboBox", "QCheckBox", "QRadioButton", "QListWidget")


@dataclass(frozen=True)
class Colours:
    """Palette mixtures, so that they follow the scheme."""

    text: str
    muted: str  # less important text
    base: str
    ground: str  # background of the chosen clause
    bar: str  # bar to the left of the chosen clause
    mark: str  # background of matches
    link: str
    line: str  # hairlines, and the bar beside an example
    note: str  # background of texts that aren't a source's


def colours(palette: QPalette) -> Colours:
    text, base = palette.color(_Role.Text), palette.color(_Role.Base)
    bar = palette.color(_Role.Highlight)
    return Colours(
        text=text.name(),
        muted=mix(base, text, 0.68).name(),
        base=base.name(),
        ground=mix(base, bar, 0.10 if base.lightnessF() > 0.5 else 0.18).name(),
        bar=bar.name(),
        mark=mix(base, palette.color(_Role.Accent), 0.42).name(),
        link=palette.color(_Role.Link).name(),
        line=mix(base, text, 0.22).name(),
        note=mix(base, text, 0.045).name(),
    )


def mix(under: QColor, over: QColor, share: float) -> QColor:
    """`share` of `over`, the rest of `under`."""
    return QColor.fromRgbF(
        under.redF() + (over.redF() - under.redF()) * share,
        under.greenF() + (over.greenF() - under.greenF()) * share,
        under.blueF() + (over.blueF() - under.blueF()) * share,
    )


def apply_scheme(app: QApplication, scheme: str) -> None:
    """Set the palette for "light", "dark" or "system", and tell the window system."""
    asked = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}.get(scheme, Qt.ColorScheme.Unknown)
    QGuiApplication.styleHints().setColorScheme(asked)
    if asked is Qt.ColorScheme.Unknown:
        asked = QGuiApplication.styleHints().colorScheme()
    dark = asked is Qt.ColorScheme.Dark
    app.setPalette(palette_of(dark=dark))
    if dark:
        framed = palette_of(dark=True)
        framed.setColor(_Role.Window, QColor(_FRAMED))
        for kind in _FIELDS:
            # It accepts text, whatever its stub says.
            app.setPalette(framed, kind)  # type: ignore[arg-type]


def palette_of(*, dark: bool) -> QPalette:
    palette = QPalette()
    for role, names in _COLOURS.items():
        palette.setColor(role, QColor(names[dark]))
    muted = palette.color(_Role.PlaceholderText)
    for role in (_Role.WindowText, _Role.Text, _Role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, muted)
    # A list without focus still shows its selection.
    palette.setColor(QPalette.ColorGroup.Inactive, _Role.Highlight, palette.color(_Role.Highlight))
    return palette
