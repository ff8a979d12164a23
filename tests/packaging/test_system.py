"""Missing libraries are installed, offered or described, depending on the system."""

from __future__ import annotations

import sys
from dataclasses import replace

import pytest
from linux.needs import DRAWING, VENV, Needs
from linux.system import MANAGERS, Facts, MissingError, System, plan, provide

from tests.packaging.pretended import EVERYTHING, LIBRARIES, NEEDS, UPDATE, Pretended, facts

APT, DNF, PACMAN = MANAGERS
GET_FONTS = ("apt-get", "install", "--yes", "--no-install-recommends", "fonts-noto-cjk")
ROOT = facts(is_root=True)
JUDGE = facts(has_sudo=True, has_terminal=True)


def test_nothing_is_installed_if_nothing_is_missing() -> None:
    system = Pretended(facts(EVERYTHING, is_root=True))
    provide(NEEDS, system, offer_fonts=True)
    assert (system.run_commands, system.printed, system.asked) == ([], "", 0)


def test_root_gets_everything_without_a_question() -> None:
    system = Pretended(ROOT)
    provide(NEEDS, system, offer_fonts=True)
    update, libraries, fonts = system.run_commands
    assert update == UPDATE
    assert libraries[:4] == GET_FONTS[:4]
    assert {"libegl1", "libdbus-1-3", VENV[0].apt} <= set(libraries)
    assert fonts == GET_FONTS
    assert system.asked == 0
    assert "libEGL.so.1" in system.printed
    assert "Japanese" in system.printed


def test_a_user_with_sudo_is_asked_once_with_the_commands() -> None:
    system = Pretended(JUDGE)
    provide(NEEDS, system, offer_fonts=True)
    assert system.asked == 1
    assert [command[:2] for command in system.run_commands] == [("sudo", "apt-get")] * 3
    for command in system.run_commands:
        assert " ".join(command) in system.printed


def test_declining_leaves_the_system_unchanged() -> None:
    system = Pretended(JUDGE, answer=False)
    with pytest.raises(MissingError):
        provide(NEEDS, system, offer_fonts=True)
    assert system.run_commands == []
    assert "sudo apt-get install" in system.printed


@pytest.mark.parametrize(
    ("given", "typed"),
    [
        (facts(has_sudo=True), "    sudo apt-get install"),
        (facts(has_terminal=True), "as root, and start again:\n    apt-get update"),
        (facts(manager=None, is_root=True), "with the package manager of this system"),
    ],
    ids=["no terminal to ask at", "no sudo", "no known package manager"],
)
def test_without_a_known_manager_instructions_are_printed(given: Facts, typed: str) -> None:
    system = Pretended(given)
    with pytest.raises(MissingError) as refusal:
        provide(NEEDS, system, offer_fonts=True)
    assert typed in str(refusal.value)
    assert "libEGL.so.1" in system.printed
    assert (system.run_commands, system.asked) == ([], 0)


def test_without_a_network_the_reason_is_printed() -> None:
    system = Pretended(ROOT, trouble="E: Temporary failure resolving 'deb.debian.org'")
    with pytest.raises(MissingError, match="Temporary failure resolving"):
        provide(NEEDS, system, offer_fonts=True)


def test_needs_still_missing_after_installing_are_named() -> None:
    system = Pretended(ROOT, brings=EVERYTHING - {"libGL.so.1"})
    with pytest.raises(MissingError, match=r"Still not here: libGL\.so\.1\."):
        provide(NEEDS, system, offer_fonts=True)


@pytest.mark.parametrize(
    "system",
    [
        Pretended(facts(LIBRARIES, is_root=True), trouble="E: Unable to fetch some archives"),
        Pretended(facts(LIBRARIES, has_sudo=True, has_terminal=True), answer=False),
        Pretended(facts(LIBRARIES, has_sudo=True)),
        Pretended(facts(LIBRARIES, has_terminal=True)),
        Pretended(facts(LIBRARIES, manager=None)),
    ],
    ids=["can't be fetched", "answer no", "no terminal", "no sudo", "no package manager"],
)
def test_missing_fonts_are_reported_and_do_not_stop_the_start(system: Pretended) -> None:
    provide(NEEDS, system, offer_fonts=True)
    assert "Japanese, Simplified Chinese, Traditional Chinese" in system.printed


def test_unavailable_fonts_do_not_block_the_rest() -> None:
    system = Pretended(ROOT)
    provide(NEEDS, system, offer_fonts=True)
    *_, libraries, fonts = system.run_commands
    assert GET_FONTS[-1] not in libraries
    assert set(fonts) - set(GET_FONTS) == set()


def test_fonts_are_offered_once_and_later_only_mentioned() -> None:
    for given in (facts(LIBRARIES, is_root=True), replace(JUDGE, here=LIBRARIES)):
        first, later = Pretended(given), Pretended(given)
        provide(NEEDS, first, offer_fonts=True)
        assert first.run_commands[-1][-4:] == GET_FONTS[-4:]
        provide(NEEDS, later, offer_fonts=False)
        assert (later.run_commands, later.asked) == ([], 0)
        assert "fonts-noto-cjk" in later.printed


def test_each_manager_has_its_own_names() -> None:
    missing_gl = facts(EVERYTHING - {"libGL.so.1"}, is_root=True)
    for manager, name in ((APT, "libgl1"), (DNF, "libglvnd-glx"), (PACMAN, "libglvnd")):
        made = plan(NEEDS, replace(missing_gl, manager=manager), offer_fonts=True)
        assert made.for_needs[-1] == (*manager.install, name)


def test_a_renamed_package_is_requested_by_its_known_name() -> None:
    glib = {"libglib-2.0.so.0", "libgthread-2.0.so.0"}
    renamed = frozenset({"libglib2.0-0t64"})
    for packages, name in ((frozenset(), "libglib2.0-0"), (renamed, "libglib2.0-0t64")):
        given = facts(EVERYTHING - glib, is_root=True, packages=packages)
        made = plan(NEEDS, given, offer_fonts=True)
        assert made.for_needs == (UPDATE, (*APT.install, name))


@pytest.mark.skipif(sys.platform != "linux", reason="this looks at a Linux")
def test_installed_libraries_are_found_by_loading() -> None:
    library = DRAWING[0]._replace(name="libc.so.6")
    nowhere = DRAWING[0]._replace(name="libnowhere.so.1")
    module = DRAWING[0]._replace(name="no_such_module")
    here = System().look(Needs((library, nowhere, module, *DRAWING), fonts=True)).here
    assert "libc.so.6" in here
    assert "libnowhere.so.1" not in here
    assert "no_such_module" not in here
    # These tests draw, so the drawing libraries must be present.
    assert {need.name for need in DRAWING} <= here


@pytest.mark.skipif(sys.platform != "linux", reason="this runs commands of a Linux")
def test_failures_are_reported_in_the_commands_words() -> None:
    def run(script: str) -> str:
        return System().run(("sh", "-c", script), with_sudo=False)

    assert run("echo chatter; echo W: something >&2") == ""
    assert run("echo W: first >&2; echo E: no network >&2; echo E: more >&2; exit 100") == ("E: no network")
    assert run("echo no such user >&2; exit 1") == "no such user"
    assert run("exit 3") == "sh ended with 3."
