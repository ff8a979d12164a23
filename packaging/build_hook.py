"""Build hook: adds generated files to the wheel, namely the commit (`judgeapp/runtime/build_info.py`), the compiled
translations and the prebuilt files (`packaging/prebuilding.py`)."""

from __future__ import annotations

import runpy
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_PREBUILT_BY = ("msgspec", "OpenCC", "PyYAML", "rapidfuzz", "snowballstemmer", "whoosh3")


class BuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Packages that prebuilding needs."""
        return [wanted for wanted in self.metadata.core.dependencies if wanted.partition("==")[0] in _PREBUILT_BY]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        source = Path(self.root) / "judgeapp"
        translation = runpy.run_path(str(Path(self.root) / "packaging" / "translation" / "qm.py"))
        if version == "editable":
            # An editable install runs from the checkout and asks git for the commit at run time.
            translation["compile_outdated"]()
            return
        self._folder = TemporaryDirectory()
        made = {
            f"translations/{file.stem}.qm": translation["compiled"](file) for file in source.glob("translations/*.ts")
        }
        info = runpy.run_path(str(source / "runtime" / "build_info.py"))
        name: str = info["BUILT_FROM"]
        # A source archive already has the file.
        if not (source / name).exists() and (commit := info["commit_of"](Path(self.root))):
            made[name] = f"{commit}\n".encode("ascii")
        for name, content in made.items():
            file = Path(self._folder.name) / Path(name).name
            file.write_bytes(content)
            build_data["force_include"][str(file)] = f"judgeapp/{name}"
        prebuilding = runpy.run_path(str(Path(self.root) / "packaging" / "prebuilding.py"))
        prebuilding["prebuild_outdated"]()
        for file in prebuilding["prebuilt_files"]():
            build_data["force_include"][str(file)] = file.relative_to(self.root).as_posix()
