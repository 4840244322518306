"""The programs with a voice that systems have, and how each takes a text, a language and a pace.

A text never becomes an option or a command: it goes to the standard input, a line each, and what
a program would take for a command of its own within a text is broken up first.
"""

import subprocess
import sys
from collections.abc import Sequence
from functools import cached_property
from shutil import which

from game.kit.voice.voice import Manner

ANSWERS = 5.0
"""Seconds after which a program that was asked something has hung."""


class Program:
    """A program that speaks: its arguments, and what it reads; `path` is where it is."""

    name = ""
    stays = True
    """Whether it says one text after another, each on a line; else it has to end after one."""
    hush: str | None = None
    """The line at which it falls silent; without one its process has to end."""

    def __init__(self, path: str) -> None:
        self.path = path

    def arguments(self, manner: Manner) -> Sequence[str]:
        """Return the arguments with which it says texts in a manner."""
        raise NotImplementedError

    def given(self, text: str, manner: Manner) -> str:  # noqa: ARG002
        """Return what it reads to say a text, which has no line break."""
        return text.replace("[[", "[ [")


class Espeak(Program):
    """The program espeak-ng, or espeak before it."""

    name = "espeak-ng"
    CHINESE = "cmn-latn-pinyin", "cmn", "zh"
    """What versions call their voice for Chinese, the best first.

    That of 1.51 named `cmn` reads what it makes of the signs as English: di four san pei two.
    """
    WORDS = {"slow": 130, "normal": 175, "fast": 260, "faster": 350, "fastest": 450}  # noqa: RUF012

    def arguments(self, manner: Manner) -> Sequence[str]:
        """Name the language, the words a minute and the loudness in percent."""
        language = self._chinese if manner.language == "zh" else manner.language
        words, percent = self.WORDS[manner.pace], round(125 * manner.loudness)
        return ("-b", "1", "-v", language, "-s", f"{words}", "-a", f"{percent}")

    @cached_property
    def _chinese(self) -> str:
        """Ask for its voices, as one that is not there would be silent."""
        ask = (self.path, "--voices=zh")
        asked = subprocess.run(ask, capture_output=True, timeout=ANSWERS, check=False)
        listed = asked.stdout.decode(errors="replace").split()
        return next((name for name in self.CHINESE if name in listed), "cmn")


class SpeechDispatcher(Program):
    """The service that Linux desktops have, with the voice that was chosen there."""

    name = "spd-say"
    hush = "!-!CANCEL SELF"
    RATES = {"slow": -40, "normal": 0, "fast": 50, "faster": 80, "fastest": 100}  # noqa: RUF012

    def arguments(self, manner: Manner) -> Sequence[str]:
        """Name what lets it read texts, and language, pace and loudness."""
        rate, loud = self.RATES[manner.pace], round(100 * (manner.loudness - 0.8))
        return ("-e", "-l", manner.language, "-r", f"{rate}", "-i", f"{loud}")

    def given(self, text: str, manner: Manner) -> str:
        """Begin with a space: a line that begins otherwise can be a command."""
        return f" {super().given(text, manner)}"


class Say(Program):
    """The voice of macOS, the first one of a language."""

    name = "say"
    stays = False
    WORDS = {"slow": 140, "normal": 185, "fast": 270, "faster": 360, "fastest": 450}  # noqa: RUF012
    VOICES = {"en": "Samantha", "de": "Anna", "zh": "Tingting"}  # noqa: RUF012

    def arguments(self, manner: Manner) -> Sequence[str]:
        """Name the voice and the words a minute."""
        voice = self.VOICES.get(manner.language)
        named = ("-v", voice) if voice else ()
        return (*named, "-r", f"{self.WORDS[manner.pace]}", "-f", "-")

    def given(self, text: str, manner: Manner) -> str:
        """Say how loud in the way of its own that it has for that."""
        return f"[[volm {manner.loudness:.1f}]] {super().given(text, manner)}"


SCRIPT = """
[Console]::InputEncoding = [Text.Encoding]::UTF8
Add-Type -AssemblyName System.Speech
$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer
$culture = [Globalization.CultureInfo]'{language}'
try {{ $voice.SelectVoiceByHints('NotSet', 'NotSet', 0, $culture) }} catch {{}}
$voice.Rate = {rate}
$voice.Volume = {loud}
while ($null -ne ($line = [Console]::In.ReadLine())) {{
  if ($line -eq '') {{ $voice.SpeakAsyncCancelAll() }} else {{ [void]$voice.SpeakAsync($line) }}
}}
"""
"""What Windows is asked to do; no text is part of it."""


class PowerShell(Program):
    """The voice of Windows."""

    name = "powershell"
    hush = ""
    RATES = {"slow": -3, "normal": 0, "fast": 4, "faster": 7, "fastest": 10}  # noqa: RUF012
    CULTURES = {"en": "en-US", "de": "de-DE", "zh": "zh-CN"}  # noqa: RUF012

    def arguments(self, manner: Manner) -> Sequence[str]:
        """Return the script, for which language, pace and loudness are only what is known here."""
        script = SCRIPT.format(
            language=self.CULTURES.get(manner.language, "en-US"),
            rate=self.RATES[manner.pace],
            loud=round(100 * manner.loudness),
        )
        return ("-NoProfile", "-NonInteractive", "-Command", script)

    def given(self, text: str, manner: Manner) -> str:  # noqa: ARG002
        """Return the text as it is: nothing in it is a command."""
        return text


SYSTEMS: dict[str, tuple[tuple[str, type[Program]], ...]] = {
    "linux": (("espeak-ng", Espeak), ("espeak", Espeak), ("spd-say", SpeechDispatcher)),
    "darwin": (("say", Say),),
    "win32": (("powershell", PowerShell),),
}


def find_program(system: str = sys.platform) -> Program | None:
    """Find the first program of a system that is there."""
    for name, kind in SYSTEMS.get(system, SYSTEMS["linux"]):
        if path := which(name):
            return kind(path)
    return None
