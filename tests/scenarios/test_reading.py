"""Reading scenario files."""

from __future__ import annotations

import subprocess
import sys

_READS_IN_SEVERAL_THREADS = """
import sys, threading
from judgeapp.scenario.file import read_scenario

TEXT = '''
title: A scene
cards:
  Sprout: {category: digimon, effects: [{timings: [on-play], actions: [{do: draw}]}]}
steps: []
'''
begin, read = threading.Barrier(4), []

def work():
    begin.wait()
    read.append(read_scenario(TEXT, "a.yaml")[0].title)

sys.setswitchinterval(1e-6)
threads = [threading.Thread(target=work) for _ in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(read)
"""


def test_the_first_scenarios_are_read_in_several_threads_at_once() -> None:
    done = subprocess.run(
        [sys.executable, "-c", _READS_IN_SEVERAL_THREADS], capture_output=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == f"{['A scene'] * 4}\n"
