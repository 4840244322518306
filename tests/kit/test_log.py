"""The log: what goes wrong is a line in it, and nothing else is."""

from pathlib import Path

from game.kit.log import LONGEST, NAME, PAGE, write_line
from tests.waiting import run_python

TOLD = """
import gc, logging, sys, threading
from pathlib import Path
from game.kit.log import open_log

class Sticky:
    def __del__(self):
        raise ValueError("R3 K4")

def fails():
    raise KeyError("R3 K4")

open_log(Path(sys.argv[1]), "game", "begins")
log = logging.getLogger("game.some.where")
log.warning("a bot is %s", "late")
log.debug("R3 K4")
logging.getLogger("other").info("of others only what is wrong")
try:
    fails()
except KeyError as error:
    log.error("a game ended", exc_info=error)
thread = threading.Thread(target=fails)
thread.start()
thread.join()
Sticky()
"""


def lines(folder: Path) -> list[str]:
    return [line[20:] for line in (folder / NAME).read_text().splitlines()]


def test_what_goes_wrong_is_a_line_without_what_an_error_says(tmp_path: Path) -> None:
    told = run_python("-c", TOLD, str(tmp_path))
    assert (told.returncode, told.stdout, told.stderr) == (0, "", "")
    written = lines(tmp_path)
    assert written[:2] == ["info game: begins", "warning game.some.where: a bot is late"]
    assert [line.partition(" < ")[0] for line in written[2:]] == [
        "error game.some.where: a game ended: KeyError at <string>:11 fails",
        "error game: A thread ended: KeyError at <string>:11 fails",
        "error game: Cleanup failed: ValueError at <string>:8 __del__",
    ]
    assert "K4" not in (tmp_path / NAME).read_text()


def test_a_line_is_one_line_however_long_and_strange(tmp_path: Path) -> None:
    write_line(tmp_path, "a\nb\0\ud800" + "x" * 5000)
    (line,) = lines(tmp_path)
    assert line.startswith(r"a\nb\x00\ud800xx")
    assert len(line) < LONGEST + 20


def test_a_log_has_two_pages_for_nobody_else_to_read(tmp_path: Path) -> None:
    line = "x" * (LONGEST - 100)
    for _ in range(3 * PAGE // len(line)):
        write_line(tmp_path, line)
    sizes = {path.name: path.stat().st_size for path in tmp_path.iterdir()}
    assert set(sizes) == {NAME, f"{NAME}.old"}
    assert max(sizes.values()) < PAGE + LONGEST
    assert {path.stat().st_mode & 0o777 for path in tmp_path.iterdir()} == {0o600}


def test_a_log_that_cannot_be_written_harms_nothing(tmp_path: Path) -> None:
    (tmp_path / "taken").touch()
    write_line(tmp_path / "taken", "line")
    (tmp_path / NAME).mkdir()
    write_line(tmp_path, "line")
