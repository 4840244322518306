from dataclasses import replace

import pytest

from game.engine.rules import ARTICLE, CLASSIC, FAMILY, LADDER, PRESSMAN, TWIST, TWIST_2015, Rules
from game.view.wording import rules_name
from scenes.rulebook.book import RuleBook, Sentence, Tab
from scenes.rulebook.chapters import chapters
from scenes.rulebook.examples import TABS
from scenes.rulebook.played import PERIOD
from tests.kits import store
from tests.pictures import EVERYTHING
from tests.scenes.opened import SIZES, Opened, assert_well_laid


def opened(
    rules: Rules = CLASSIC, size: tuple[int, int] = (1366, 768), **settings: object
) -> Opened:
    return Opened(lambda kit: RuleBook(kit, rules), size, settings=store(**settings))


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
        assert pilot.kit.text(f"book-{page.name}") in pilot.words
        assert_well_laid(pilot)
        pilot.key("right")


def test_the_buttons_and_the_arrows_turn_the_pages_from_the_first_to_the_last() -> None:
    pilot, count = opened(), len(chapters(CLASSIC))
    pilot.key("left")
    assert f"1 / {count}" in pilot.words
    assert not pilot.scene.widget("previous").enabled
    pilot.tap("next")
    pilot.key("right")
    assert f"3 / {count}" in pilot.words
    pilot.tap("previous")
    assert f"2 / {count}" in pilot.words
    for _ in range(count):
        pilot.key("right")
    assert f"{count} / {count}" in pilot.words
    assert not pilot.scene.widget("next").enabled


@pytest.mark.parametrize("rules", [CLASSIC, EVERYTHING, LADDER["rung-1"]], ids=lambda it: it.name)
def test_each_tab_opens_the_first_of_its_chapters_and_each_chapter_has_one(rules: Rules) -> None:
    pilot, names = opened(rules), [page.name for page in chapters(rules)]
    assert {name for told in TABS.values() for name in told} >= set(names)
    shown = [[it for it in names if it in told] for told in TABS.values()]
    for at, told in enumerate(filter(None, shown)):
        pilot.tap(f"tab-{at}")
        assert pilot.kit.text(f"book-{told[0]}") in pilot.words
        assert pilot.scene.widget(f"tab-{at}").chosen


def test_in_a_narrow_window_only_the_open_tab_has_its_word() -> None:
    tabs = [each for each in opened(EVERYTHING, (480, 800)).scene.widgets if isinstance(each, Tab)]
    assert [tab.text for tab in tabs if tab.text] in ([], ["Aim"])
    assert all(tab.tip for tab in tabs)


def test_examples_play_one_after_the_other_and_stand_still_with_reduced_motion() -> None:
    pilot, still = opened(), opened(reduced_motion=True)
    for each in pilot, still:
        while each.kit.text("book-rearranging") not in each.words:
            each.key("right")
    before = still.picture().get_buffer().raw
    still.tick(PERIOD)
    assert still.picture().get_buffer().raw == before
    seen = []
    for _ in range(3):
        seen.append(pilot.picture().get_buffer().raw)
        pilot.tick(PERIOD)
    assert len(set(seen)) == 3


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


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        *((rules, "black, red, blue and orange") for rules in (CLASSIC, TWIST, TWIST_2015)),
        (ARTICLE, "The rule sheet calls orange yellow."),
        (TWIST_2015, "The rule sheet calls orange yellow and red pink."),
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
    assert "calls" not in all_words(CLASSIC)


def test_the_name_says_whether_the_river_is_as_usual() -> None:
    kit = opened().kit
    assert rules_name(kit, CLASSIC) == "Classic 2016"
    assert rules_name(kit, replace(CLASSIC, river=True)) == "Classic 2016 + River"


@pytest.mark.parametrize("size", [(1366, 768), (1080, 1920), (1024, 600)])
def test_large_words_beside_figures_have_a_leaf_of_their_own_before_them(
    size: tuple[int, int],
) -> None:
    pilot = opened(EVERYTHING, size, text_scale=200)
    fonts, told, leaves = pilot.kit.fonts, [], 1
    while True:
        assert_well_laid(pilot)
        for label in (it for it in pilot.scene.widgets if isinstance(it, Sentence)):
            assert label.px >= pilot.kit.usual_px("body")
            assert fonts.fits(label.text, label.face, label.px, label.rect.size)
            told.append(label.text)
        if not pilot.scene.widget("next").enabled:
            break
        pilot.tap("next")
        leaves += 1
    pages = chapters(EVERYTHING)
    assert len(told) == sum(len(page.sentences) for page in pages)
    # In a tall window the figures of most pages have room below the words.
    assert len(pages) < leaves if size[0] > size[1] else leaves < len(pages) * 4 / 3
    for _ in range(leaves - 1):
        pilot.tap("previous")
    assert not pilot.scene.widget("previous").enabled
    assert pilot.kit.text("book-aim") in pilot.words
