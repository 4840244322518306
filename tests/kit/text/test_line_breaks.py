import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.kit.text.line_breaks import broken, unbroken

texts = st.text("abc 中文，（”", max_size=60)


@pytest.mark.parametrize(
    ("text", "room", "lines"),
    [
        ("Play", 10, ["Play"]),
        ("", 10, [""]),
        ("Play against three bots", 12, ["Play against", "three bots"]),
        # A few lines are about equally long, a paragraph fills its lines.
        ("one two three four", 16, ["one two", "three four"]),
        ("a b c d e f g h i j k l m", 7, ["a b c d", "e f g h", "i j k l", "m"]),
        ("one\ntwo three", 9, ["one", "two three"]),
        ("an unbreakable word", 6, ["an", "unbreakable", "word"]),
        # A quotation mark stays at the word that it closes.
        ("„Mit Freude gelauscht.“", 10, ["„Mit", "Freude", "gelauscht.“"]),
        ("„Gut gespielt“ und so", 9, ["„Gut", "gespielt“", "und so"]),
        ("7\u00a08\u00a09 runs", 5, ["7\u00a08\u00a09", "runs"]),
        # Chinese breaks between signs but not before marks.
        ("洗牌，再來一次", 4, ["洗牌，再", "來一次"]),
        ("洗牌，再來", 2, ["洗", "牌，", "再來"]),
        # A dot ends a line, and parts lines if its phrases have room.
        ("You, Owl and Bear · no clock", 20, ["You, Owl and Bear ·", "no clock"]),
        ("Owl · Bear · no clock today", 20, ["Owl · Bear ·", "no clock today"]),
        ("Owl and everyone else here · no clock", 20, ["Owl and everyone", "else here · no clock"]),
    ],
)
def test_where_lines_break(text, room, lines):
    assert broken(text, room, len) == lines


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


@pytest.mark.parametrize("room", [5, 9, 14, 22])
def test_no_fewer_lines_would_hold_it(room):
    text = "some words of a sentence here"
    lines = broken(text, room, len)
    greedy = [""]
    for word in text.split():
        longer = f"{greedy[-1]} {word}".strip()
        greedy[-1:] = [longer] if len(longer) <= room else [greedy[-1], word]
    assert len(lines) == len([line for line in greedy if line])
