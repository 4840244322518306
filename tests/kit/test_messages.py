import pytest

from game.kit.messages import TextError, Texts


@pytest.fixture
def texts(assets):
    return Texts(assets / "texts", "en")


def test_a_text_takes_its_values_without_invisible_signs(texts):
    assert texts("hello") == "Hello"
    assert texts("count", n=7) == "7 tiles"


def test_a_language_is_a_file(assets):
    assert Texts(assets / "texts", "de")("count", n=7) == "7 Steine"


@pytest.mark.parametrize("id", ["nothing", "empty", "count"])
def test_a_text_that_cannot_be_made_names_id_and_language(texts, id):
    with pytest.raises(TextError, match=rf"'{id}'.*'en'"):
        texts(id)


def test_a_language_without_a_file_is_named(assets):
    with pytest.raises(TextError, match="'fr'"):
        Texts(assets / "texts", "fr")


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
    texts = Texts(tmp_path, "en")
    assert texts("later") == "two\nlines"
    assert texts("press") == "Press Play for a tile of oak."
    assert texts("button") == "Play"
    with pytest.raises(TextError):
        texts("not")
