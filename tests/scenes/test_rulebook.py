from dataclasses import replace

import pytest

from game.engine.rules import ARTICLE, CLASSIC, FAMILY, PRESSMAN, TWIST, TWIST_2015, Rules
from game.kit.widgets.widget import Label
from game.view.rulebook.chapters import chapters
from game.view.wording import rules_name
from scenes.rulebook import RuleBook
from tests.kits import store
from tests.pictures import EVERYTHING
from tests.scenes.opened import SIZES, Opened, assert_well_laid


def opened(rules: Rules = CLASSIC, size: tuple[int, int] = (1366, 768)) -> Opened:
    return Opened(lambda kit: RuleBook(kit, rules), size)


def all_words(rules: Rules) -> str:
    pilot, words = opened(rules), []
    for _ in chapters(rules):
        words += pilot.words
        pilot.key("right")
    return " ".join(words)


@pytest.mark.parametrize("size", SIZES)
def test_every_page_is_well_laid(size: tuple[int, int]) -> None:
    pilot = opened(EVERYTHING, size)
    for page in chapters(EVERYTHING):
        assert pilot.words[0] == pilot.kit.text(f"book-{page.name}")
        assert_well_laid(pilot)
        pilot.key("right")


def test_the_buttons_and_the_arrows_turn_the_pages() -> None:
    pilot, count = opened(), len(chapters(CLASSIC))
    assert f"1 / {count}" in pilot.words
    pilot.tap("next")
    pilot.key("right")
    assert f"3 / {count}" in pilot.words
    pilot.key("left")
    pilot.tap("previous")
    assert f"1 / {count}" in pilot.words


def test_it_has_a_first_page_and_a_last() -> None:
    pilot, count = opened(), len(chapters(CLASSIC))
    pilot.key("left")
    assert f"1 / {count}" in pilot.words
    assert not pilot.scene.widget("previous").enabled
    for _ in range(count + 2):
        pilot.key("right")
    assert f"{count} / {count}" in pilot.words
    assert not pilot.scene.widget("next").enabled


@pytest.mark.parametrize("way", ["back", "escape"])
def test_it_closes(way: str) -> None:
    pilot = opened()
    pilot.tap(way) if way == "back" else pilot.key(way)
    assert pilot.answers == [None]


def test_the_page_stays_in_another_window() -> None:
    pilot = opened()
    pilot.key("right")
    before = pilot.words
    pilot.resize((1080, 1920))
    assert pilot.words == before


@pytest.mark.parametrize("rules", [CLASSIC, TWIST, TWIST_2015], ids=lambda rules: rules.name)
def test_colours_have_the_names_of_what_is_seen(rules: Rules) -> None:
    assert "black, red, blue and orange" in all_words(rules)


def test_other_names_on_the_rule_sheet_are_told_once() -> None:
    assert "calls" not in all_words(CLASSIC)
    assert "The rule sheet calls orange yellow." in all_words(ARTICLE)
    assert "The rule sheet calls orange yellow and red pink." in all_words(TWIST_2015)


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        (replace(CLASSIC, initial_meld=50), "worth 50 points"),
        (FAMILY, "any set"),
        (ARTICLE, "You may not use a joker in your first sets"),
        (CLASSIC, "60 seconds"),
        (CLASSIC, "draw 3 tiles"),
        (ARTICLE, "you draw one tile"),
        (PRESSMAN, "no clock"),
        (PRESSMAN, "At least 2 tiles of that set"),
        (PRESSMAN, "100 points after a game"),
        (ARTICLE, "You play 4 games"),
        (replace(CLASSIC, mercy=5), "After 5 draws"),
        (TWIST, "112 tiles"),
    ],
)
def test_the_book_tells_the_rules_that_are_chosen(rules: Rules, said: str) -> None:
    assert said in all_words(rules)


def test_the_name_says_whether_the_river_is_as_usual() -> None:
    kit = opened().kit
    assert rules_name(kit, CLASSIC) == "Classic 2016"
    assert rules_name(kit, replace(CLASSIC, river=True)) == "Classic 2016 + River"


@pytest.mark.parametrize("size", [(1366, 768), (1080, 1920), (1024, 600)])
def test_large_words_beside_figures_have_a_leaf_of_their_own_before_them(
    size: tuple[int, int],
) -> None:
    settings = store(text_scale=200)
    pilot = Opened(lambda kit: RuleBook(kit, EVERYTHING), size, settings=settings)
    kit, told, leaves = pilot.kit, [], 1
    while True:
        assert_well_laid(pilot)
        labels = [widget for widget in pilot.scene.widgets if isinstance(widget, Label)]
        sentences = [label for label in labels if label.align == "left"]
        for label in sentences:
            px = kit.text_px(label.size)
            assert kit.fonts.fits(label.text, label.face, px, label.rect.size)
        told += [label.text for label in sentences]
        if not pilot.scene.widget("next").enabled:
            break
        pilot.tap("next")
        leaves += 1
    assert len(told) == sum(len(page.sentences) for page in chapters(EVERYTHING))
    # In a tall window the figures have room below the words.
    assert (leaves > len(chapters(EVERYTHING))) == (size[0] > size[1])
    for _ in range(leaves - 1):
        pilot.tap("previous")
    assert not pilot.scene.widget("previous").enabled
    assert pilot.kit.text("book-aim") in pilot.words


def test_a_tall_window_shows_figures_below_large_words() -> None:
    settings = store(text_scale=200)
    pilot = Opened(lambda kit: RuleBook(kit, FAMILY), (1080, 1920), settings=settings)
    leaves = 1
    while pilot.scene.widget("next").enabled:
        pilot.tap("next")
        leaves += 1
        assert_well_laid(pilot)
    assert leaves < len(chapters(FAMILY)) * 4 / 3
