"""The files that set a public screen up can be read by what they are for."""

import os
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest

from game.commandline import parse
from game.kiosk.supervisor import DONE, REFUSED
from tests.waiting import run

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "kiosk"
LAUNCHER = FOLDER / "shell-launcher.xml"
ENDED = FOLDER / "ended.sh"
SERVICE = FOLDER / "rack-and-run.service"
BASH, SHELLCHECK, ANALYZE = map(shutil.which, ("bash", "shellcheck", "systemd-analyze"))


@pytest.mark.skipif(not BASH, reason="there is no bash")
@pytest.mark.parametrize("name", ["setup.sh", "run.sh", "session.sh", "ended.sh"])
def test_a_shell_can_read_it(name: str) -> None:
    assert BASH
    read = subprocess.run([BASH, "-n", FOLDER / name], capture_output=True, text=True, check=False)
    assert (read.returncode, read.stderr) == (0, "")


def test_windows_is_given_options_that_there_are() -> None:
    shells = [each.get("Shell", "") for each in ElementTree.parse(LAUNCHER).iter()]
    (command,) = (each for each in shells if "main.py" in each)
    options = parse(command.split()[2:])
    assert options.kiosk
    assert options.data


def test_windows_finds_the_profile_of_its_account() -> None:
    space = "{http://schemas.microsoft.com/ShellLauncher/2018/Configuration}"
    launcher = ElementTree.parse(LAUNCHER)
    (profile,) = launcher.findall(f"{space}Profiles/{space}Profile")
    (config,) = launcher.findall(f"{space}Configs/{space}Config/{space}Profile")
    assert profile.attrib == config.attrib == {"Id": profile.get("Id")}


def test_openbox_has_no_keys_and_no_menus() -> None:
    space = "{http://openbox.org/3.4/rc}"
    read = ElementTree.parse(FOLDER / "openbox.xml").getroot()
    for place in "keyboard", "mouse":
        (found,) = read.findall(space + place)
        assert not list(found)


@pytest.mark.skipif(not SHELLCHECK, reason="there is no shellcheck")
def test_a_shell_will_not_take_it_amiss() -> None:
    assert SHELLCHECK
    read = subprocess.run(
        [SHELLCHECK, *FOLDER.glob("*.sh")], capture_output=True, text=True, check=False
    )
    assert (read.returncode, read.stdout) == (0, "")


@pytest.mark.skipif(not ANALYZE, reason="there is no systemd")
def test_systemd_can_read_its_service(tmp_path: Path) -> None:
    assert ANALYZE
    unit = tmp_path / SERVICE.name
    unit.write_text(SERVICE.read_text().replace("/opt/rack-and-run", str(FOLDER.parent)))
    read = subprocess.run(
        [ANALYZE, "verify", "--man=no", unit], capture_output=True, text=True, check=False
    )
    assert SERVICE.name not in read.stderr


def program(path: Path, *lines: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(["#!/bin/sh", *lines]) + "\n")
    path.chmod(0o755)


@pytest.mark.skipif(not BASH, reason="there is no bash")
@pytest.mark.parametrize("code", [0, 2, 75])
def test_the_service_learns_how_the_game_ended(tmp_path: Path, code: int) -> None:
    """As cage and xinit do not tell."""
    shutil.copytree(FOLDER, tmp_path / "kiosk")
    program(tmp_path / ".venv/bin/python", f"exit {code}")
    program(tmp_path / "bin/cage", 'shift 2; "$@"; exit 7')
    own = {"PATH": f"{tmp_path / 'bin'}:{os.environ['PATH']}", "XDG_RUNTIME_DIR": str(tmp_path)}
    ended = run([str(tmp_path / "kiosk/run.sh")], env=os.environ | own | {"WAY": "cage"})
    assert ended.returncode == code
    program(tmp_path / "bin/cage", "exit 0")
    ended = run([str(tmp_path / "kiosk/run.sh")], env=os.environ | own | {"WAY": "cage"})
    assert ended.returncode == 1


@pytest.mark.skipif(not BASH, reason="there is no bash")
@pytest.mark.parametrize(
    ("status", "asks", "tells"), [("0", True, False), ("2", True, True), ("1", False, False)]
)
def test_a_game_that_was_refused_says_so_above_the_login(
    tmp_path: Path, status: str, asks: bool, tells: bool
) -> None:
    program(tmp_path / "bin/systemctl", f'echo "$@" > {tmp_path}/asked')
    (tmp_path / "log.txt").write_text("kiosk.toml, line 2: C:\\x is no number\n")
    own = {"PATH": f"{tmp_path / 'bin'}:{os.environ['PATH']}", "DATA": str(tmp_path)}
    told = {"EXIT_CODE": "exited", "EXIT_STATUS": status, "ISSUES": str(tmp_path / "issue.d")}
    ended = run([str(FOLDER / "ended.sh")], env=os.environ | own | told)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert (tmp_path / "asked").exists() == asks
    issue = tmp_path / "issue.d/rack-and-run.issue"
    assert issue.exists() == tells
    if tells:
        assert "kiosk.toml, line 2: C:\\\\x is no number\n" in issue.read_text("utf-8")


def test_only_staff_or_a_refusal_end_the_service() -> None:
    lines = SERVICE.read_text().splitlines()
    assert "Restart=always" in lines
    assert f"RestartPreventExitStatus={DONE} {REFUSED}" in lines
    assert f"ExecStopPost=+/opt/rack-and-run/kiosk/{ENDED.name}" in lines


def test_nobody_else_reads_the_hash_of_the_pin() -> None:
    lines = (FOLDER / "setup.sh").read_text().splitlines()
    written = max(number for number, line in enumerate(lines) if "--kiosk-pin" in line)
    assert any(line.startswith('chmod 600 "$data/kiosk.toml"') for line in lines[written:])


def test_every_file_is_explained() -> None:
    guide = (ROOT / "docs" / "kiosk.md").read_text("utf-8")
    for file in FOLDER.iterdir():
        assert f"`{file.name}`" in guide or file.name == "README.md"
