import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.kit.text.line_breaks import broken, unbroken

texts = st.text("abc 中文，（”", max_size=60)


def test_a_short_text_is_one_line():
    assert broken("Play", 10, len) == ["Play"]
    assert broken("", 10, len) == [""]


def test_lines_break_at_spaces():
    assert broken("Play against three bots", 12, len) == ["Play against", "three bots"]


def test_a_few_lines_are_about_equally_long():
    assert broken("one two three four", 16, len) == ["one two", "three four"]


def test_a_paragraph_fills_its_lines():
    assert broken("a b c d e f g h i j k l m", 7, len) == ["a b c d", "e f g h", "i j k l", "m"]


def test_written_breaks_are_kept():
    assert broken("one\ntwo three", 9, len) == ["one", "two three"]


def test_a_word_that_is_too_wide_has_its_own_line():
    assert broken("an unbreakable word", 6, len) == ["an", "unbreakable", "word"]


def test_a_quotation_mark_stays_at_the_word_that_it_closes():
    assert broken("„Mit Freude gelauscht.“", 10, len) == ["„Mit", "Freude", "gelauscht.“"]
    assert broken("„Gut gespielt“ und so", 9, len) == ["„Gut", "gespielt“", "und so"]


def test_a_space_that_forbids_a_break_is_none():
    assert broken("7\u00a08\u00a09 runs", 5, len) == ["7\u00a08\u00a09", "runs"]


def test_chinese_breaks_between_signs_but_not_before_marks():
    assert broken("洗牌，再來一次", 4, len) == ["洗牌，再", "來一次"]
    assert broken("洗牌，再來", 2, len) == ["洗", "牌，", "再來"]


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("轮到（狐狸）出牌", ["轮到（狐", "狸）出牌"]),
        ("请按“出牌”。", ["请按“出", "牌”。"]),
        ("Rack & Run 已打开", ["Rack", "& Run", "已打开"]),
        ("目标是1200分", ["目标是", "1200分"]),
        ("正在思考……好", ["正在思", "考……好"]),
        ("洗牌！再来（", ["洗牌！", "再来（"]),
    ],
)
def test_no_mark_begins_a_line_none_that_opens_ends_it_and_words_stay_whole(text, lines):
    assert broken(text, 5, len) == lines


def test_chinese_lines_are_put_together_without_spaces():
    assert unbroken(["洗牌，", "再来", "一次。", "“好”"]) == "洗牌，再来一次。“好”"
    assert unbroken(["a few", "words"]) == "a few words"


@given(texts, st.integers(3, 30))
def test_every_sign_is_kept_and_lines_have_room(text, room):
    lines = broken(text, room, len)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert all(len(line) <= room or " " not in line for line in lines)


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("You, Owl and Bear · no clock", ["You, Owl and Bear ·", "no clock"]),
        ("Owl · Bear · no clock today", ["Owl · Bear ·", "no clock today"]),
        ("Owl and everyone else here · no clock", ["Owl and everyone", "else here · no clock"]),
    ],
)
def test_a_dot_ends_a_line_and_parts_lines_if_its_phrases_have_room(text, lines):
    assert broken(text, 20, len) == lines


@pytest.mark.parametrize("room", [5, 9, 14, 22])
def test_no_fewer_lines_would_hold_it(room):
    text = "some words of a sentence here"
    lines = broken(text, room, len)
    greedy = [""]
    for word in text.split():
        longer = f"{greedy[-1]} {word}".strip()
        greedy[-1:] = [longer] if len(longer) <= room else [greedy[-1], word]
    assert len(lines) == len([line for line in greedy if line])
