import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("option", ["--kiosk", "--kiosk-game"])
def test_what_is_wrong_with_the_file_stands_in_the_log(option: str, tmp_path: Path) -> None:
    file = tmp_path / "kiosk.toml"
    file.write_text('[screen]\ndiagonal_in = "big"\n[idle]\nafter = -1\n')
    command = [sys.executable, "main.py", option, str(file), "--data", str(tmp_path / "data")]
    unseen = os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    ended = subprocess.run(
        command,
        cwd=ROOT,
        env=unseen,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        check=False,
    )
    assert ended.returncode == 2
    written = (tmp_path / "data/log.txt").read_text()
    for line in (2, 4):
        assert f"kiosk.toml, line {line}: " in written
        assert f"kiosk.toml, line {line}: " in ended.stderr.decode()
    assert "The game crashed" not in ended.stderr.decode()
