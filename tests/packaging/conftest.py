"""The scripts that set up stand in a folder of their own and import each other from there."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2] / "packaging"))
