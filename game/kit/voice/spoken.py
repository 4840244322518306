"""A voice of a program of the system: a process for each sentence, waited for in one thread.

What it says ends with the game: a process has one sentence, and its text stands in it already.
"""

import logging
import subprocess
import sys
from queue import SimpleQueue
from threading import Thread

from game.kit.voice.programs import Program, find_program
from game.kit.voice.voice import Manner, Voice

_log = logging.getLogger(__name__)

LONGEST = 60.0
"""Seconds that no sentence takes: whatever speaks then has hung."""

HIDDEN = getattr(subprocess, "CREATE_NO_WINDOW", 0)
"""What keeps Windows from opening a window for each sentence."""


def find_voice() -> Voice | None:
    """Return the voice of the system, if it has one."""
    program = find_program()
    return SpokenVoice(program) if program else None


class SpokenVoice:
    """Say texts by a program; the frames only put them in a queue."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self._waiting: SimpleQueue[tuple[int, str, Manner] | None] = SimpleQueue()
        self._round = self._stopped = 0
        self._process: subprocess.Popen[bytes] | None = None
        self._thread: Thread | None = None

    def say(self, text: str, manner: Manner) -> None:
        """Say a text when those before it are said."""
        if self._thread is None:
            self._thread = Thread(target=self._work, name="voice", daemon=True)
            self._thread.start()
        self._waiting.put((self._round, text, manner))

    def silence(self) -> None:
        """Forget what waits, and end what is being said."""
        self._round += 1
        if process := self._process:
            process.kill()

    def close(self) -> None:
        """Stop speaking for good."""
        self.silence()
        self._waiting.put(None)
        if self._thread:
            self._thread.join(1.0)

    def _work(self) -> None:
        failed = False
        while (waiting := self._waiting.get()) is not None:
            number, text, manner = waiting
            if number != self._round:
                continue
            try:
                self._speak(number, text, manner)
            except (OSError, ValueError, subprocess.SubprocessError) as error:
                if not failed:
                    _log.warning("The voice of %s fails: %s", self.program.name, error)
                failed = True

    def _speak(self, number: int, text: str, manner: Manner) -> None:
        program = self.program
        if program.stop and number != self._stopped:
            self._stopped = number
            self._run(number, program.stop, b"")
        # Zeros end an argument, and what is no letter is no text.
        text = text.replace("\0", "").encode("utf-8", "replace").decode()
        self._run(number, program.arguments(text, manner), program.given(text, manner).encode())

    def _run(self, number: int, arguments: tuple[str, ...] | object, given: bytes) -> None:
        quiet = subprocess.DEVNULL
        with subprocess.Popen(
            [self.program.path, *arguments],  # type: ignore[misc]
            stdin=subprocess.PIPE,
            stdout=quiet,
            stderr=quiet,
            creationflags=HIDDEN if sys.platform == "win32" else 0,
        ) as process:
            self._process = process
            if number != self._round:
                process.kill()  # It was to be silent before there was anything to end.
            try:
                process.communicate(given, timeout=LONGEST)
            except BrokenPipeError:
                pass
            finally:
                self._process = None
                if process.poll() is None:
                    process.kill()
