"""Writes into what is built which commit it is built from (`judgeapp/runtime/build_info.py`)."""

from __future__ import annotations

import runpy
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuiltFrom(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        source = Path(self.root) / "judgeapp"
        known = runpy.run_path(str(source / "runtime" / "build_info.py"))
        name: str = known["BUILT_FROM"]
        # A checkout that is run where it lies is asked each time; an archive of the source has it.
        if version == "editable" or (source / name).exists():
            return
        if commit := known["commit_of"](Path(self.root)):
            self._folder = TemporaryDirectory()
            told = Path(self._folder.name) / name
            told.write_text(f"{commit}\n", encoding="ascii")
            build_data["force_include"][str(told)] = f"judgeapp/{name}"
