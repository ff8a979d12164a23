"""Messages of the set-up script before it sets anything up."""

from __future__ import annotations

import pytest
import run
from linux.needs import VENV
from linux.system import MissingError

from tests.packaging.pretended import LIBRARIES, Pretended, facts


def test_without_a_screen_the_window_is_refused_in_words() -> None:
    system = Pretended(facts(is_root=True))
    with pytest.raises(MissingError, match="no screen"):
        run.prepare_linux(["judgeapp"], {"HOME": "/home/judge"}, system)
    assert system.run_commands == []


def test_without_a_screen_drawing_into_memory_works() -> None:
    system = Pretended(facts(is_root=True))
    run.prepare_linux(["judgeapp"], {"QT_QPA_PLATFORM": "offscreen"}, system)
    assert system.facts.here >= LIBRARIES


def test_commands_without_a_window_install_nothing_for_qt() -> None:
    system = Pretended(facts(frozenset({VENV[0].name}), is_root=True))
    run.prepare_linux(["judgeapp", "search", "blocker"], {}, system)
    assert system.run_commands == []


@pytest.mark.parametrize("asked", ["-h", "--help"])
def test_help_explains_it(asked: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main([asked]) == 0
    output = capsys.readouterr().out
    assert "python3 packaging/run.py pytest" in output
    assert "sudo" in output
