import pytest

from game.kit.messages import MessageError, Messages, languages
from tests.kit.conftest import write_texts


@pytest.fixture
def messages(assets):
    return Messages(assets / "texts", "en")


def test_a_text_takes_its_values_without_invisible_signs(messages):
    assert messages("hello") == "Hello"
    assert messages("count", n=7) == "7 tiles"


def test_a_language_is_a_folder(assets):
    assert Messages(assets / "texts", "de")("count", n=7) == "7 Steine"


@pytest.mark.parametrize("id", ["nothing", "empty", "count"])
def test_a_text_that_cannot_be_made_names_id_and_language(messages, id):
    with pytest.raises(MessageError, match=rf"'{id}'.*'en'"):
        messages(id)


def test_a_language_without_a_folder_is_named(assets):
    with pytest.raises(MessageError, match="'fr'"):
        Messages(assets / "texts", "fr")


@pytest.mark.parametrize("content", [b"", b"# nothing yet\n", b"no text at all"])
def test_a_file_without_texts_is_named(tmp_path, content):
    write_texts(tmp_path, "en", content)
    with pytest.raises(MessageError, match=r"There are no texts in all\.ftl of language 'en'"):
        Messages(tmp_path, "en")


def test_lines_may_end_as_on_windows(tmp_path):
    write_texts(tmp_path, "en", b"one =\r\n    two\r\n    lines\r\nother = text\r\n")
    messages = Messages(tmp_path, "en")
    assert (messages("one"), messages("other")) == ("two\nlines", "text")


NAMING = """
-wood = oak
-tile = a tile of { -wood }
press = Press { button.name } for { -tile }.
button = Play
    .name = Play
}
not a message
later =
    two
    lines
"""


def test_texts_may_name_each_other_and_a_fault_harms_no_other(tmp_path):
    write_texts(tmp_path, "en", NAMING)
    messages = Messages(tmp_path, "en")
    assert messages("later") == "two\nlines"
    assert messages("press") == "Press Play for a tile of oak."
    assert messages("button") == "Play"
    with pytest.raises(MessageError):
        messages("not")


def test_a_language_may_lie_in_several_files(tmp_path):
    write_texts(tmp_path, "en", "one = One, then { two }")
    (tmp_path / "en" / "others.ftl").write_text("two = two")
    assert Messages(tmp_path, "en")("one") == "One, then two"
    assert languages(tmp_path) == ["en"]


BROKEN = [b"hello = { $name }", b"hello = {", b"other = There", b"\xff\xfe", b""]


@pytest.mark.parametrize("content", BROKEN)
def test_what_a_language_lacks_is_said_in_the_one_behind_it_and_told_once(assets, caplog, content):
    write_texts(assets / "texts", "de", content)
    messages = Messages(assets / "texts", "de", behind=Messages(assets / "texts", "en"))
    assert [messages("hello"), messages("hello")] == ["Hello", "Hello"]
    told = [line for line in caplog.messages if "hello" in line]
    (line,) = told
    assert "'de'" in line


def test_a_broken_file_takes_only_its_own_texts_away(assets, caplog):
    (assets / "texts" / "de" / "broken.ftl").write_bytes(b"\xff\xfe")
    messages = Messages(assets / "texts", "de", behind=Messages(assets / "texts", "en"))
    assert messages("hello") == "Hallo"
    assert caplog.messages == ["broken.ftl of language 'de' can't be read."]


def test_a_language_from_right_to_left_says_so_and_keeps_apart_what_is_put_in(tmp_path):
    write_texts(tmp_path, "he", "language-direction = rtl\nof = { $name }: { $n }\n")
    write_texts(tmp_path, "en", "of = { $name }: { $n }\n")
    hebrew = Messages(tmp_path, "he")
    assert hebrew.from_right
    assert hebrew("of", name="Fox", n=7) == "\u202aFox\u202c: 7"
    assert not Messages(tmp_path, "en").from_right
