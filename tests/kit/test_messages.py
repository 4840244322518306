import pytest

from game.kit.messages import MessageError, Messages


@pytest.fixture
def messages(assets):
    return Messages(assets / "texts", "en")


def test_a_text_takes_its_values_without_invisible_signs(messages):
    assert messages("hello") == "Hello"
    assert messages("count", n=7) == "7 tiles"


def test_a_language_is_a_file(assets):
    assert Messages(assets / "texts", "de")("count", n=7) == "7 Steine"


@pytest.mark.parametrize("id", ["nothing", "empty", "count"])
def test_a_text_that_cannot_be_made_names_id_and_language(messages, id):
    with pytest.raises(MessageError, match=rf"'{id}'.*'en'"):
        messages(id)


def test_a_language_without_a_file_is_named(assets):
    with pytest.raises(MessageError, match="'fr'"):
        Messages(assets / "texts", "fr")


@pytest.mark.parametrize("content", [b"", b"# nothing yet\n", b"no text at all"])
def test_a_file_without_texts_is_named(tmp_path, content):
    (tmp_path / "en.ftl").write_bytes(content)
    with pytest.raises(MessageError, match="There are no texts of language 'en'"):
        Messages(tmp_path, "en")


def test_lines_may_end_as_on_windows(tmp_path):
    (tmp_path / "en.ftl").write_bytes(b"one =\r\n    two\r\n    lines\r\nother = text\r\n")
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
    (tmp_path / "en.ftl").write_text(NAMING)
    messages = Messages(tmp_path, "en")
    assert messages("later") == "two\nlines"
    assert messages("press") == "Press Play for a tile of oak."
    assert messages("button") == "Play"
    with pytest.raises(MessageError):
        messages("not")
