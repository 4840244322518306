"""What Linux desktops, shops and Flatpak read: valid, of one mind, and true."""

import re
import shutil
from pathlib import Path
from xml.etree import ElementTree

import pytest

from game.kit.messages import whole_languages
from game.settings import APP
from game.version import VERSION
from tests.pictures import SCENES
from tests.waiting import run
from tests.window.desktop import ROOT

LINUX = ROOT / "packaging" / "linux"
ID = "example.rackandrun.rack_and_run"
ENTRY, META, MANIFEST = (LINUX / f"{ID}.{end}" for end in ("desktop", "metainfo.xml", "yaml"))

VALIDATORS = {
    "desktop-file-validate": [ENTRY],
    "appstreamcli": ["validate", "--no-net", META],
    "flatpak-builder": ["--show-manifest", MANIFEST],
}


@pytest.mark.parametrize("tool", VALIDATORS)
def test_the_tools_of_linux_find_no_fault(tool: str, tmp_path: Path) -> None:
    if not shutil.which(tool):
        pytest.skip(f"there is no {tool} here")
    told = run([tool, *map(str, VALIDATORS[tool])], cwd=tmp_path)  # One keeps notes where it runs.
    assert (told.returncode, told.stderr) == (0, "")


def entry() -> dict[str, str]:
    lines = ENTRY.read_text("utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line)


def test_the_desktop_finds_window_icon_and_program() -> None:
    said = entry()
    assert (said["Icon"], said["StartupWMClass"], said["Exec"]) == (ID, APP, "rack-and-run")
    assert list(LINUX.glob(f"icons/hicolor/48x48/apps/{ID}.png"))


@pytest.mark.parametrize("key", ["GenericName", "Comment", "Keywords"])
def test_the_desktop_speaks_every_language_of_the_game(key: str) -> None:
    languages = set(whole_languages(ROOT / "assets" / "texts")) - {"en"}
    said = {found[1] for each in entry() if (found := re.fullmatch(rf"{key}\[(\w\w).*", each))}
    assert said == languages


def test_the_metainfo_names_this_version_these_files_and_pictures_that_can_be_drawn() -> None:
    meta = ElementTree.parse(META).getroot()
    assert meta.findtext("id") == ID
    assert meta.findtext("launchable") == ENTRY.name
    assert meta.find("releases/release").get("version") == VERSION
    pictures = [Path(image.text).stem for image in meta.iter("image")]
    assert len(pictures) >= 3
    assert set(pictures) <= SCENES.keys()


def test_flatpak_gives_the_game_no_network_and_no_files() -> None:
    allowed = re.findall(r"^  - (--\S+)$", MANIFEST.read_text("utf-8"), re.MULTILINE)
    assert {each.partition("=")[0] for each in allowed} == {"--socket", "--share", "--device"}
    assert [each for each in allowed if each.startswith("--share")] == ["--share=ipc"]
