"""Find faults of the window with random actions for any length of time, and reduce each to a few actions.

python -m tests.monkey --seconds 3600
python -m tests.monkey --seed 7           the actions of one seed
python -m tests.monkey --play FILE        those of a fault again
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from random import SystemRandom
from resource import RUSAGE_CHILDREN, getrusage

import msgspec

from tests.monkey.actions import Action, random_actions
from tests.monkey.playing import Fault, Played, cut_down, play, provisions


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.monkey", description="Hunts faults of the window.")
    parser.add_argument("--seconds", type=float, default=60, help="for how long (60)")
    parser.add_argument("--seed", type=int, help="of the first actions; the next seeds follow")
    parser.add_argument("--actions", type=int, default=600, help="of each seed (600)")
    parser.add_argument("--cut", type=float, default=300, help="seconds in which a fault may be cut down (300)")
    parser.add_argument("--play", type=Path, metavar="FILE", help="play the actions of a fault again")
    parser.add_argument("--keep", type=Path, default=Path(), metavar="FOLDER", help="where faults are written (.)")
    asked = parser.parse_args()
    with provisions() as (cache, food):
        if asked.play is not None:
            actions = msgspec.json.decode(asked.play.read_bytes(), type=list[Action])
            return _tell(play(actions, cache, food))
        until = time.monotonic() + asked.seconds
        seed = SystemRandom().randrange(10**9) if asked.seed is None else asked.seed
        faults = actions_done = seeds = 0
        while time.monotonic() < until:
            actions = [*islice(random_actions(seed), asked.actions)]
            played = play(actions, cache, food, until)
            actions_done, seeds = actions_done + played.begun, seeds + 1
            if played.fault is not None:
                faults += 1
                print(f"seed {seed}: {played.fault.what}\n{played.fault.story}", flush=True)

                def again(fewer: Sequence[Action]) -> Fault | None:
                    return play(fewer, cache, food).fault

                few = cut_down(actions[: played.begun], played.fault, again, time.monotonic() + asked.cut)
                file = asked.keep / f"monkey-{seed}.json"
                file.write_bytes(msgspec.json.format(msgspec.json.encode(few), indent=1))
                for action in few:
                    print(" ", action.kind, *action.values, f"({action.pause} ms)" if action.pause else "")
                print(f"again: python -m tests.monkey --play {file}", flush=True)
            seed += 1
        hours = getrusage(RUSAGE_CHILDREN).ru_utime / 3600
        print(f"{actions_done} actions of {seeds} seeds in {hours:.2f} hours of processor time, {faults} faults")
        return 1 if faults else 0


def _tell(played: Played) -> int:
    if played.fault is None:
        print(f"{played.begun} actions, no fault")
        return 0
    print(f"{played.fault.what}\n{played.fault.story}")
    return 1


if __name__ == "__main__":
    sys.exit(main())
