"""What every test has: no display, no sound, its own home, English, chance that repeats."""

import gc
import os
import tempfile
from collections.abc import Iterator
from typing import Any
from weakref import WeakSet

import pygame
import pytest
from hypothesis import settings

from game.kit import files
from game.kit.text.letters import forget_letters
from game.store import pending, writer
from tests import memory, shared
from tests.gallery import changed
from tests.sizes import example_count, in_other_windows, is_release
from tests.waiting import STUCK

_home = tempfile.TemporaryDirectory(prefix="rack-and-run-")
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("RACK_AND_RUN_HOME", _home.name)
os.environ |= {"LANG": "en_US.UTF-8", "LANGUAGE": "en"}  # what the system speaks

# Tests start many processes. Where none may write what it compiles, each would compile all anew.
if os.environ.pop("PYTHONDONTWRITEBYTECODE", None):
    os.environ["PYTHONPYCACHEPREFIX"] = f"{_home.name}/compiled"

# A twentieth of all time went into looking for garbage; `memory.let_go` does so when it is due.
gc.set_threshold(20_000, 10, 5)

# The disk of a test may take as long as it likes, unless the test is about one that hangs.
writer.PATIENCE = writer.SILENT = files.PATIENCE = pending.MOMENT = STUCK

_smoothscale = pygame.transform.smoothscale


def _enlarged_from_two(
    picture: pygame.Surface, size: tuple[int, int], *onto: pygame.Surface
) -> pygame.Surface:
    """Enlarge only what has two rows and columns: pygame reads behind the last of one alone."""
    for own, wanted in zip(picture.get_size(), size, strict=True):
        assert own > 1 or wanted <= 1, (picture, size)
    return _smoothscale(picture, size, *onto)


pygame.transform.smoothscale = _enlarged_from_two
shared.share()

LONG = ("whole", "window")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Offer the whole suite; the usual one samples what comes in bulk."""
    parser.addoption("--release", action="store_true", help="run all there is, at full size")


def pytest_configure(config: pytest.Config) -> None:
    """Tell all tests, also those of other workers, which size was asked for."""
    if config.getoption("--release"):
        os.environ["RACK_AND_RUN_RELEASE"] = "1"
    changed.name_folder()
    if hasattr(config, "workerinput"):
        config.pluginmanager.register(_Forgetful(config))
    settings.register_profile(
        "repeats", derandomize=True, print_blob=True, deadline=None, max_examples=example_count(100)
    )
    settings.load_profile("repeats")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what runs with `--release` alone; run what takes long first.

    So no worker is still at it when the others are done.
    """
    if not is_release():
        left_out = {item for item in items if item.get_closest_marker("release")}
        left_out |= set(in_other_windows([item for item in items if item not in left_out]))
        config.hook.pytest_deselected(items=list(left_out))
        items[:] = [item for item in items if item not in left_out]
    items.sort(key=lambda item: not any(map(item.get_closest_marker, LONG)))


def pytest_collection_finish() -> None:
    """Pass over all that stays, as the tests themselves, when garbage is looked for."""
    gc.collect()
    gc.freeze()


class _Forgetful:
    """In a worker nobody reads the reports again: whoever started it has them."""

    def __init__(self, config: pytest.Config) -> None:
        self._plugins = config.pluginmanager

    def pytest_runtest_logfinish(self) -> None:
        if terminal := self._plugins.get_plugin("terminalreporter"):
            terminal.stats.clear()


def pytest_runtest_logfinish() -> None:
    """Let go of the pictures that the last tests have left."""
    memory.let_go()


TOOK: list[int] = []
"""How many bytes each process of tests held at most between two tests."""


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail if a process of tests held too much memory; a worker tells whoever started it."""
    TOOK.append(memory.most())
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["took"] = TOOK[0]
    elif max(TOOK) > memory.limit() and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Hear from a worker how much memory it took."""
    TOOK.append(getattr(node, "workeroutput", {}).get("took", 0))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say where changed pictures are shown, and how much memory was too much."""
    if page := changed.write_page():
        terminalreporter.write_line(f"Changed pictures, before and after: {page}", red=True)
    took = [round(each / memory.MEGABYTE) for each in TOOK if each]
    if took and max(TOOK) > memory.limit():
        terminalreporter.write_line(
            f"FAILED: a process of tests held {max(took)} MB of memory between two tests,"
            f" more than {memory.limit() // memory.MEGABYTE} MB. What keeps pictures?",
            red=True,
        )


@pytest.fixture
def fresh() -> Iterator[None]:
    """Kits of which each makes its own texts, layouts, themes and tiles."""
    shared.part()
    yield
    shared.share()


@pytest.fixture
def fonts(monkeypatch: pytest.MonkeyPatch) -> Iterator[WeakSet[pygame.font.Font]]:
    found = WeakSet[pygame.font.Font]()

    class Counted(pygame.font.Font):
        def __init__(self, *args: object) -> None:
            super().__init__(*args)
            found.add(self)

    forget_letters()
    monkeypatch.setattr(pygame.font, "Font", Counted)
    yield found
    forget_letters()
