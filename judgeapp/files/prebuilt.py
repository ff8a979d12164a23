"""Prebuilt generations of what the built-in sources give: made when the program was built or set up
(packaging/prebuilding.py), and found there by their keys like all that is kept."""

from __future__ import annotations

from pathlib import Path

import judgeapp
from judgeapp.files.generations import Generations

FOLDER = Path(judgeapp.__file__).parent / "prebuilt"


def with_prebuilt(folder: Path) -> Generations:
    """Generations of a folder in the cache folder, and those of the same name that came with the program. In the folder
    of these itself there is one of each."""
    prebuilt = FOLDER / folder.name
    return Generations(folder, kept=1) if folder == prebuilt else Generations(folder, prebuilt=prebuilt)
