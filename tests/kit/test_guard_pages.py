"""Nothing reads or writes behind a picture: behind each lies a page that nobody may touch."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from signal import SIGSEGV

import pytest

from tests.waiting import run

GUARD = Path(__file__).parent / "native" / "guard.c"
COMPILER = shutil.which("cc")

OVERRUN = """
import ctypes
libc = ctypes.CDLL(None)
libc.malloc.restype = ctypes.c_void_p
ctypes.memset(libc.malloc(4096), 1, {length})
"""

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or COMPILER is None, reason="needs Linux and a C compiler"
)


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Give an environment in which large blocks of memory are guarded."""
    library = tmp_path_factory.mktemp("guard") / "guard.so"
    built = run([COMPILER or "", "-shared", "-fPIC", "-O1", "-o", str(library), str(GUARD)])
    assert built.returncode == 0, built.stderr
    return {**os.environ, "LD_PRELOAD": str(library)}


@pytest.mark.parametrize(("length", "code"), [(4096, 0), (4097, -SIGSEGV)])
def test_an_overrun_of_a_byte_is_found(guarded: dict[str, str], length: int, code: int) -> None:
    done = run([sys.executable, "-c", OVERRUN.format(length=length)], env=guarded)
    assert done.returncode == code


@pytest.mark.release
@pytest.mark.parametrize("look", [["--size", "800x480"], ["--size", "1366x768", "--text", "200"]])
def test_no_scene_reads_or_writes_behind_a_picture(
    guarded: dict[str, str], tmp_path: Path, look: list[str]
) -> None:
    # It says nothing for minutes, so it is not one that hangs if it is slow.
    drawing = [sys.executable, "-m", "tests.pictures", "--out", str(tmp_path), *look]
    assert subprocess.run(drawing, env=guarded, check=False).returncode == 0
