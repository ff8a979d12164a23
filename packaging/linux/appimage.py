"""Turn the built folder into an AppImage: one executable file with the desktop's metadata.

Its head is made here from packaging/linux/appimage.c and libraries of the system, for the one that
others download is not to be had from a registry that checks it. The file is of type 2, as the
desktop knows them.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

LINUX = Path(__file__).resolve().parent
NAME = "org.judgeapp.desk"
_LIBRARIES = (*("squashfuse_ll", "squashfuse", "fuse3", "pthread"), *("z", "lzma", "lzo2", "lz4", "zstd"))
# Magic bytes of an AppImage and their offset in the file.
_TYPE, _TYPE_AT = b"AI\x02", 8
_NEEDED = """\
To build the AppImage a C compiler, mksquashfs and what they are used with are needed. On Debian and
Ubuntu: apt-get install gcc libc6-dev squashfs-tools libsquashfuse-dev libfuse3-dev zlib1g-dev \
liblzma-dev liblzo2-dev liblz4-dev libzstd-dev"""


def build_appimage(program: Path, icons: Path, work: Path, made: Path) -> None:
    """Build the AppImage. Raises OSError if a tool is missing, and CalledProcessError if one fails."""
    if not (shutil.which("cc") and shutil.which("mksquashfs")):
        raise OSError(_NEEDED)
    shutil.rmtree(work, ignore_errors=True)
    root = work / "AppDir"
    lay_out(program, icons, root)
    head, files = work / "head", work / "files.squashfs"
    _run(
        *("cc", "-std=gnu11", "-Os", "-static", "-s"),
        *("-I/usr/include/squashfuse", "-I/usr/include/fuse3"),
        *(str(LINUX / "appimage.c"), "-o", str(head)),
        *(f"-l{library}" for library in _LIBRARIES),
    )
    _run(
        *("mksquashfs", str(root), str(files), "-root-owned", "-noappend", "-no-progress", "-quiet"),
        *("-comp", "zstd", "-Xcompression-level", "19"),
    )
    content = bytearray(head.read_bytes())
    content[_TYPE_AT : _TYPE_AT + len(_TYPE)] = _TYPE
    made.write_bytes(bytes(content) + files.read_bytes())
    made.chmod(0o755)


def lay_out(program: Path, icons: Path, root: Path) -> None:
    """Fill the AppImage's folders, which are laid out like a Linux system."""
    share = root / "usr" / "share"
    shutil.copytree(program, root / "usr" / "lib" / "judgeapp", symlinks=True)
    (root / "usr" / "bin").mkdir()
    (root / "usr" / "bin" / "judgeapp").symlink_to("../lib/judgeapp/judgeapp")
    (root / "AppRun").symlink_to("usr/bin/judgeapp")
    for kind, folder in (
        ("desktop", share / "applications"),
        ("metainfo.xml", share / "metainfo"),
        ("mime.xml", share / "mime" / "packages"),
    ):
        folder.mkdir(parents=True)
        shutil.copy2(LINUX / f"{NAME}.{kind}", folder)
    for picture in icons.glob("*.png"):
        folder = share / "icons" / "hicolor" / f"{picture.stem}x{picture.stem}" / "apps"
        folder.mkdir(parents=True)
        shutil.copy2(picture, folder / f"{NAME}.png")
    (root / f"{NAME}.desktop").symlink_to(f"usr/share/applications/{NAME}.desktop")
    shutil.copy2(icons / "256.png", root / f"{NAME}.png")
    (root / ".DirIcon").symlink_to(f"{NAME}.png")


def _run(*command: str) -> None:
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
