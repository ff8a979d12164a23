"""The icon of a keyword effect as it is taught: its name, and its number if it has one."""

from __future__ import annotations

import re

# An icon with its number, if it has one; what stands between is the icon's own.
ICON = re.compile(r"<(?P<name>[^<>{}\d]*[^<>{}\d\s(+-])(?P<behind>[\s(+-]*(?:\d+)?\)?)>")


def icon_name(text: str) -> str:
    """The name in an icon as it stands in a file: "Last Stand" of "<Last Stand {2}>"; empty if it is none."""
    plain = text.replace("{", "").replace("}", "")
    for signs in ("＜＞", "≪≫", "《》"):
        plain = plain.replace(signs[0], "<").replace(signs[1], ">")
    icon = ICON.fullmatch(plain.strip())
    return icon["name"].strip() if icon else ""
