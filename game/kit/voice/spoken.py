"""A voice of a program of the system: one process, kept open, to which a thread gives the texts.

Falling silent has to be quick: a program that knows no word for that is ended, and begun again.
"""

import logging
import subprocess
import sys
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import IO

from game.kit.voice.programs import Program, find_program
from game.kit.voice.voice import Manner, Voice

_log = logging.getLogger(__name__)

LONGEST = 60.0
"""Seconds that no sentence takes: whatever speaks then has hung."""

HIDDEN = getattr(subprocess, "CREATE_NO_WINDOW", 0)
"""What keeps Windows from opening a window for the program."""

Text = tuple[str, Manner] | None
"""What to say, and how; or nothing more of what was begun."""


def find_voice() -> Voice | None:
    """Return the voice of the system, if it has one."""
    program = find_program()
    return SpokenVoice(program) if program else None


class SpokenVoice:
    """A voice by a program; the frames only put texts in a queue."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self._waiting: SimpleQueue[tuple[int, Text] | None] = SimpleQueue()
        self._round = 0
        self._process: subprocess.Popen[bytes] | None = None
        self._manner: Manner | None = None
        self._opened_in = 0
        self._failed = False
        self._thread: Thread | None = None

    def say(self, text: str, manner: Manner) -> None:
        """Say a text when those before it are said."""
        if self._thread is None:
            self._thread = Thread(target=self._work, name="voice", daemon=True)
            self._thread.start()
        self._waiting.put((self._round, (text, manner)))

    def silence(self) -> None:
        """Forget what waits, and end what is being said."""
        self._round += 1
        if self.program.hush is None:
            self._end()
        else:
            self._waiting.put((self._round, None))

    def close(self) -> None:
        """Stop speaking for good."""
        self.silence()
        self._waiting.put(None)
        if self._thread:
            self._thread.join(1.0)
        self._end()

    def _end(self) -> None:
        if process := self._process:
            process.kill()

    def _work(self) -> None:
        while (waiting := self._waiting.get()) is not None:
            number, text = waiting
            try:
                if text is None:
                    if self._process and self.program.hush is not None:
                        self._write(self._process, self.program.hush)
                else:
                    self._speak(number, *text)
            except (OSError, ValueError, subprocess.SubprocessError) as error:
                if not isinstance(error, BrokenPipeError) and not self._failed:
                    _log.warning("The voice of %s fails: %s", self.program.name, error)
                    self._failed = True
                self._close_process()  # The next text begins with another one.
        self._close_process()

    def _speak(self, number: int, text: str, manner: Manner) -> None:
        if number != self._round:
            return
        process = self._open(number, manner)
        # Zeros end a text, and what is no letter is none.
        text = " ".join(text.replace("\0", "").split()).encode("utf-8", "replace").decode()
        if number == self._round:  # Else it was to be silent before there was anything to end.
            self._write(process, self.program.given(text, manner))
        if not self.program.stays:
            self._finish(process)

    @staticmethod
    def _write(process: subprocess.Popen[bytes], line: str) -> None:
        stream: IO[bytes] | None = process.stdin
        assert stream
        stream.write(line.encode() + b"\n")
        stream.flush()

    def _open(self, number: int, manner: Manner) -> subprocess.Popen[bytes]:
        """Return the process that speaks in this manner; one that does in another ends first.

        One that was ended at a press may still look alive: it has no part in what comes after.
        """
        process = self._process
        lives = self.program.hush is not None or self._opened_in == number
        if process and lives and process.poll() is None and manner == self._manner:
            return process
        if process and lives:
            self._finish(process)
        self._close_process()
        quiet = subprocess.DEVNULL
        self._process = subprocess.Popen(
            [self.program.path, *self.program.arguments(manner)],
            stdin=subprocess.PIPE,
            stdout=quiet,
            stderr=quiet,
            creationflags=HIDDEN if sys.platform == "win32" else 0,
        )
        self._manner, self._opened_in = manner, number
        return self._process

    def _finish(self, process: subprocess.Popen[bytes]) -> None:
        """Let a process say what it has, and end; one that has hung is killed."""
        with suppress(OSError, subprocess.TimeoutExpired):
            process.communicate(timeout=LONGEST)
        self._close_process()

    def _close_process(self) -> None:
        process, self._process = self._process, None
        if process:
            process.kill()
            with suppress(OSError):
                process.communicate()
