"""The page that shows pictures that are not as they were accepted: before, after, difference.

Golden pictures are kept as hashes alone, so what was before is drawn by the code that was accepted:
the commit that changed the hashes last.
"""

import os
import subprocess
import sys
import tarfile
from html import escape
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory, gettempdir

import pygame
from pygame import Surface

ROOT = Path(__file__).parent.parent.parent
HASHES = "tests/golden/pictures.txt"
FOLDER = "RACK_AND_RUN_CHANGED"
"""The variable that names the folder of the run's changed pictures to all processes of tests."""

MOST = 40
"""How many pictures the page shows."""

PAGE = """<!doctype html>
<meta charset="utf-8">
<title>Changed pictures</title>
<style>
body {{ font: 16px sans-serif; margin: 2em }}
figure {{ display: inline-block; width: 32%; margin: 0 }}
img {{ width: 100%; border: 1px solid grey }}
</style>
<h1>Changed pictures: {count}</h1>
<p>The first {most} are shown. {told}</p>
<p>If all is well: <code>python -m tests.golden --accept</code></p>
{pictures}
"""
PICTURE = "<h2>{name}</h2>{figures}"
FIGURE = '<figure><img src="{path}"><figcaption>{words}</figcaption></figure>'


def name_folder() -> None:
    """Name a folder for the pictures that change in this run."""
    os.environ.setdefault(FOLDER, str(Path(gettempdir()) / f"rack-and-run-changed-{os.getpid()}"))


def folder() -> Path:
    """Give the folder of the pictures that have changed in this run."""
    name_folder()
    return Path(os.environ[FOLDER])


def save(name: str, drawn: Surface) -> Path:
    """Keep a picture that has changed, for the page."""
    path = folder() / "after" / f"{name}.png"
    path.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(drawn, path)
    return path


def write_page() -> Path | None:
    """Write the page of all pictures that have changed in this run, if any has."""
    names = sorted(path.stem for path in (folder() / "after").glob("*.png"))
    if not names:
        return None
    told = _draw_before(names[:MOST])
    page = folder() / "changed.html"
    pictures = "\n".join(map(_shown, names[:MOST]))
    page.write_text(
        PAGE.format(
            count=len(names), most=min(MOST, len(names)), told=escape(told), pictures=pictures
        ),
        "utf-8",
    )
    return page


def _draw_before(names: list[str]) -> str:
    """Draw how pictures were when they were accepted; say by which commit, or why not."""
    try:
        commit = _git("log", "-1", "--format=%H", "--", HASHES).decode().strip()
        with TemporaryDirectory() as old:
            with tarfile.open(fileobj=BytesIO(_git("archive", commit))) as code:
                code.extractall(old, filter="data")
            known = (Path(old) / HASHES).read_text("utf-8").split()
            only = [word for name in names if name in known for word in ("--only", name)]
            command = [sys.executable, "-m", "tests.golden", "--out", folder() / "before", *only]
            if only:
                subprocess.run(command, cwd=old, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError, tarfile.TarError) as fault:
        return f"How they were before cannot be drawn: {fault}."
    return f"Before: as drawn by commit {commit[:10]}, which accepted them last."


def _git(*words: str) -> bytes:
    return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True).stdout


def _shown(name: str) -> str:
    """Show a picture: before and after, and in white where they differ."""
    before, after = (folder() / when / f"{name}.png" for when in ("before", "after"))
    shown = [(after, "after")]
    if before.exists():
        path = folder() / "difference" / f"{name}.png"
        path.parent.mkdir(exist_ok=True)
        pygame.image.save(difference(*map(pygame.image.load, (before, after))), path)
        shown = [(before, "before"), (after, "after"), (path, "difference")]
    figures = "".join(
        FIGURE.format(path=path.relative_to(folder()), words=words) for path, words in shown
    )
    return PICTURE.format(name=escape(name), figures=figures)


def difference(before: Surface, after: Surface) -> Surface:
    """Draw in white where two pictures differ."""
    same = pygame.mask.from_threshold(after, (0, 0, 0), (1, 1, 1, 255), before)
    return same.to_surface(setcolor="black", unsetcolor="white")
