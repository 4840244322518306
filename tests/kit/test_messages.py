import os

import pytest

from game.kit.message_source import LONGEST, MOST_BRACES, OPTIONS
from game.kit.messages import (
    LARGEST,
    LONGEST_NAME,
    MOST_NAMED,
    MessageError,
    Messages,
    chosen_texts,
    languages,
    usable_languages,
    whole_languages,
)
from tests.kit.conftest import write_texts
from tests.waiting import run_python


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


def test_a_language_of_a_region_takes_from_its_base_in_silence(assets, caplog):
    write_texts(assets / "texts", "de-AT", "hello = Servus")
    texts = chosen_texts(assets, "de-AT")
    assert (texts("hello"), texts("count", n=2)) == ("Servus", "2 Steine")
    assert (texts.language, caplog.text) == ("de-AT", "")
    assert whole_languages(assets / "texts") == ["de", "en"]


def test_a_broken_file_takes_only_its_own_texts_away(assets, caplog):
    (assets / "texts" / "de" / "broken.ftl").write_bytes(b"\xff\xfe")
    messages = Messages(assets / "texts", "de", behind=Messages(assets / "texts", "en"))
    assert messages("hello") == "Hallo"
    assert caplog.messages == [
        "broken.ftl of language 'de' can't be read. This is UTF-16. Save it as UTF-8."
    ]


def test_a_language_from_right_to_left_says_so_and_keeps_apart_what_is_put_in(tmp_path):
    write_texts(tmp_path, "he", "language-direction = rtl\nof = { $name }: { $n }\n")
    write_texts(tmp_path, "en", "of = { $name }: { $n }\n")
    hebrew = Messages(tmp_path, "he")
    assert hebrew.from_right
    assert hebrew("of", name="Fox", n=7) == "\u202aFox\u202c: 7"
    assert not Messages(tmp_path, "en").from_right


def chain(length):
    """Texts that name each other in a row."""
    return "".join(f"a{at} = {{ a{at + 1} }}\n" for at in range(length)) + f"a{length} = x\n"


def doubled(times, first):
    """Texts of which each shows the one before it ten times."""
    shown = "".join(f"-l{at} = " + f"{{ -l{at - 1} }}" * 10 + "\n" for at in range(1, times))
    return f"-l0 = {first}\n{shown}hello = {{ -l{times - 1} }}\n"


HARMFUL = {
    "a circle": "hello = { hello }\n",
    "a circle of two": "hello = { other }\nother = { hello }\n",
    "a long chain": chain(3000) + "hello = { a0 }\n",
    "ten to the eleventh": doubled(12, "ha"),
    "ten to the eleventh of nothing": doubled(12, '{ "" }'),
    "much from little": "-l = " + "x" * 2400 + "\nhello = { -l }{ -l }\n",
    "deep braces": "hello = " + "{" * 3000 + '"a"' + "}" * 3000 + "\n",
    "more braces than may be": "hello = " + "{ " * (MOST_BRACES + 1) + '"a"' + " }" * 41 + "\n",
    "choices in choices": "hello = " + "{ 1 ->\n *[a] " * 200 + "x" + "\n }" * 200 + "\n",
    "much text": "hello = " + "x" * (LONGEST + 1) + "\n",
    "a long number": "hello = { " + "9" * 3900 + " }\n",
    **{f"huge {name}": f"hello = {{ NUMBER(1, {name}: 1000000000) }}\n" for name in OPTIONS},
    "an option of another kind": 'hello = { NUMBER(1, style: "percent") }\n',
    "no number": 'hello = { NUMBER("a") }\n',
    "another function": 'hello = { DATETIME("a") }\n',
    "a sign that ends a text": 'hello = { "\\u0000" }\n',
    "an error of Fluent": "hello = {\n",
}


@pytest.mark.parametrize("name", HARMFUL)
def test_a_text_that_could_do_harm_is_refused_in_one_sentence(assets, caplog, name):
    write_texts(assets / "texts", "de", HARMFUL[name] + "language-name = Deutsch\n")
    texts = chosen_texts(assets, "de")
    assert [texts("hello"), texts("hello")] == ["Hello", "Hello"]
    (line,) = dict.fromkeys(caplog.messages)
    assert len(line) < 250
    assert "'de'" in line


def test_texts_may_name_each_other_often_but_not_too_often(assets):
    for length, is_taken in (MOST_NAMED - 2, True), (MOST_NAMED, False):
        write_texts(assets / "texts", "de", chain(length))
        texts = Messages(assets / "texts", "de")
        if is_taken:
            assert texts("a0") == "x"
        else:
            with pytest.raises(MessageError, match="shows itself, or more than"):
                texts("a0")


FOLDERS = {
    "fr": "hello = Salut\n",
    "es": "language-name = { $x }\n",
    "it": "language-name = " + "x" * (LONGEST_NAME + 1) + "\n",
    "pt": 'language-name = { "" }\n',
    "nl": "language-name = { language-name }\n",
    "sv": "x" * (LARGEST + 1),
    "no-NO-old": "language-name = Norsk\n",
    "..x": "language-name = x\n",
}


@pytest.mark.parametrize("language", FOLDERS)
def test_a_folder_without_a_readable_name_is_told_and_not_offered(assets, caplog, language):
    write_texts(assets / "texts", language, FOLDERS[language])
    assert usable_languages(assets / "texts") == {"de": "Deutsch", "en": "English"}
    assert chosen_texts(assets, language).language == "en"
    assert caplog.messages[0].startswith("A language can't be used: ")
    assert max(map(len, caplog.messages)) < 250


@pytest.mark.parametrize("zone", [f":{__file__}", "/", "XX-99:99", "x" * 5000, ":/dev/zero"])
def test_texts_need_no_time_zone(zone):
    """Babel reads whatever `TZ` names, and raises an error if that is no time zone."""
    told = "import game.kit.messages, os; print(os.environ['TZ'])"
    done = run_python("-c", told, env=os.environ | {"TZ": zone})
    assert (done.returncode, done.stdout.strip()) == (0, zone), done.stderr


def test_of_a_folder_no_more_is_looked_at_than_takes_a_moment(assets):
    (assets / "texts" / "de" / "way").symlink_to("/")
    (assets / "texts" / "de" / "a" / "b").mkdir(parents=True)
    for at in range(600):
        (assets / "texts" / "de" / "a" / f"{at}.txt").touch()
    (assets / "texts" / "de" / "a" / "b" / "deep.ftl").write_text("deep = x")
    texts = Messages(assets / "texts", "de")
    with pytest.raises(MessageError, match="no text 'deep'"):
        texts("deep")
    assert texts.name == "Deutsch"
