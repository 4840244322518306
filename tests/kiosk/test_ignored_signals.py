import os
import signal
import subprocess
import sys

import pytest

from game.kiosk.ignored_signals import IGNORED
from tests.waiting import ended

CODE = """
from game.kiosk.ignored_signals import ignore_signals
ignore_signals()
print("ready", flush=True)
input()
"""


@pytest.mark.skipif(os.name != "posix", reason="processes are sent signals")
def test_nothing_that_is_not_heard_ends_or_halts_a_process() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", CODE], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout
        assert process.stdout.readline() == "ready\n"
        for name in IGNORED:
            if hasattr(signal, name):
                process.send_signal(getattr(signal, name))
        assert process.stdin
        process.stdin.write("\n")
        process.stdin.close()
        assert ended(process) == 0
