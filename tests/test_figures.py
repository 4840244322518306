"""The figures and lists of the documents are those of the game."""

import ast
import re
from functools import cache
from typing import Any

import pytest

from game.bots import BUDDIES, LEVELS
from game.engine.position import TIMES
from game.engine.rules import LADDER, PRESETS, PRESSMAN, Target
from game.kit.key_map import KEYS
from game.session.rule_choices import LENGTHS, SECONDS
from game.view.lessons.course import read_course
from tests.bench.__main__ import KINDS
from tests.documents import ROOT, TEXTS, without_blocks
from tests.motions import MOTIONS
from tests.trust import PROMISES, proofs

ASSETS = ROOT / "assets"
SMALL = (
    *("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen"),
    *("nineteen", "twenty"),
)


def in_words(number: float) -> str:
    return SMALL[int(number)] if number < len(SMALL) else f"{number:.0f}"


@cache
def constant(name: str, room: str) -> Any:
    line = re.compile(rf"^{name}(?:: [^=\n]+)? = (.+?)(?:  #.*)?$", re.MULTILINE)
    paths = (ROOT / room).rglob("*.py")
    (found,) = (match[1] for path in paths for match in line.finditer(path.read_text("utf-8")))
    return ast.literal_eval(found)


def texts(file: str, language: str = "en") -> dict[str, str]:
    found = (ASSETS / "texts" / language / f"{file}.ftl").read_text("utf-8")
    return dict(re.findall(r"^([\w-]+) = (.+)$", found, re.MULTILINE))


COURSE = {part: in_words(len(lessons)) for part, lessons in read_course(ASSETS).items()}
LESSONS = f"{COURSE['first']} first steps and {COURSE['more']} lessons"
STAMPS = [name for name in texts("stamps") if f"{name}-told" in texts("stamps")]
RULES = re.findall(r"^\| R\d+", (ROOT / "game/engine/RULES.md").read_text("utf-8"), re.MULTILINE)
assert isinstance(PRESSMAN.length, Target)
POINTS = [length.points for length in LENGTHS if isinstance(length, Target)]

META = "packaging/linux/example.rackandrun.rack_and_run.metainfo.xml"
TWELVE = ("Twelve animals", "Zwölf Tiere", "十二种动物")
COUNT = len(LEVELS)
ANIMALS = TWELVE if COUNT == 12 else (f"{COUNT} animals", f"{COUNT} Tiere", f"{COUNT} 种动物")

FIGURES = (
    *((META, animals) for animals in ANIMALS),
    ("README.md", LESSONS),
    ("README.md", f"{in_words(len(LEVELS))} animals"),
    ("README.md", f"River and {in_words(len(PRESETS) - 4)} more"),
    ("docs/children.md", LESSONS),
    ("docs/children.md", f"There are {in_words(len(STAMPS))}"),
    ("docs/children.md", f"ladder has {in_words(len(LADDER))} short games"),
    ("docs/children.md", f"{in_words(len(BUDDIES))} steps"),
    ("docs/children.md", f"twice or {in_words(TIMES[2] or 0)} times as long"),
    ("docs/playing.md", f"after {constant('LEFT_ALONE_SECONDS', 'scenes/play'):.0f} seconds"),
    ("docs/playing.md", "{}×{} pixels".format(*constant("SMALLEST", "game/kit/system"))),
    ("docs/playing.md", f"more than {in_words(constant('FEW', 'game/analysis'))} moves"),
    ("docs/playing.md", f"{in_words(len(constant('SPEEDS', 'scenes/play')))} speeds"),
    ("docs/saving.md", f"are {in_words(constant('KEPT', 'game/store'))} weekly copies"),
    ("docs/theming.md", f"more than {in_words(constant('WORK', 'game/kit'))} seconds"),
    ("docs/kiosk.md", f"no frame for {in_words(constant('SILENCE', 'game/kiosk'))} seconds"),
    ("docs/rules.md", "{}, {}, {} or {} seconds".format(*SECONDS[1:])),
    ("docs/rules.md", "{}, {}, {} or {} points".format(*POINTS)),
    ("docs/rules.md", f"first to {PRESSMAN.length.points} points"),
    ("docs/rules.md", f"R1 to R{len(RULES)}"),
)


@pytest.mark.parametrize(("page", "figure"), FIGURES)
def test_a_figure_is_that_of_the_game(page: str, figure: str) -> None:
    assert figure in (ROOT / page).read_text("utf-8").replace("\n", " ")


LANGUAGES = [
    texts("settings", folder.name)["language-name"] for folder in (ASSETS / "texts").iterdir()
]
TRIED = [each.name for each in PROMISES if each not in proofs.PROMISES]
LISTS = (
    ("README.md", LANGUAGES),
    ("docs/translating.md", LANGUAGES),
    ("docs/theming.md", [f"`{path.name}`" for path in (ASSETS / "themes").iterdir()]),
    ("docs/theming.md", list(MOTIONS)),
    ("docs/rules.md", [texts("rules")[f"preset-{name}"] for name in PRESETS]),
    ("docs/benchmarks.md", [f"python -m tests.bench {kind} " for kind in KINDS]),
    ("docs/promises.md", TRIED),
    ("docs/kiosk.md", [f"| `{path.name}` |" for path in (ROOT / "kiosk").glob("*[!d]")]),
)


@pytest.mark.parametrize(("page", "names"), LISTS)
def test_a_list_names_all_there_are(page: str, names: list[str]) -> None:
    assert [name for name in names if name not in TEXTS[page]] == []


LABEL = re.compile(r"(?<![*\w])\*([^*\n]+)\*(?!\*)")


@cache
def on_screen() -> str:
    folder = ASSETS / "texts" / "en"
    return "\n".join(path.read_text("utf-8") for path in sorted(folder.rglob("*.ftl")))


@pytest.mark.parametrize(
    "page", ["README.md", *(page for page in TEXTS if page.startswith("docs"))]
)
def test_what_a_page_has_in_italics_is_on_screen(page: str) -> None:
    for label in LABEL.findall(without_blocks(TEXTS[page])):
        assert re.search(rf"(= |\] ){re.escape(label)}$", on_screen(), re.MULTILINE), label


ARROWS = {"←": "Left", "→": "Right"}


def test_every_key_that_is_set_or_that_a_tip_of_the_replay_names_is_in_a_table() -> None:
    tables = "\n".join(re.findall(r"^\|.+\|$", TEXTS["docs/playing.md"], re.MULTILINE))
    tips = (text for name, text in texts("replay").items() if name.startswith("tip-"))
    keys = ", ".join(tip.rpartition(" · ")[2] for tip in tips if " · " in tip).split(", ")
    assert len(keys) > 5
    for key in (*keys, *map(str.title, KEYS.values())):
        assert re.search(rf"\b{re.escape(ARROWS.get(key, key))}\b", tables), key


def test_the_glossary_has_only_words_in_use() -> None:
    paths = [path for room in ("game", "scenes") for path in (ROOT / room).rglob("*.py")]
    used = "\n".join([on_screen(), *(path.read_text("utf-8") for path in paths)]).lower()
    terms = re.findall(r"^\| ([^|]+) \| [^|]", TEXTS["docs/glossary.md"], re.MULTILINE)
    for word in re.findall(r"[a-z_ ]+[a-z]", ", ".join(terms).lower()):
        name = word.strip()
        assert any(name.replace(" ", join) in used for join in (" ", "_", "")), name
