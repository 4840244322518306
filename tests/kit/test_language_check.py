"""What translators are told: which texts are missing, and which don't fit."""

from pathlib import Path

import pytest

from game.kit.language_check import find_faults
from game.languages import main
from tests.kit.conftest import write_texts

USUAL = """language-name = English
hello = Hello { $name }
tiles = { $n ->
    [one] one tile
   *[other] { $n } tiles
}
"""
FITS = """language-name = Polski
language-direction = rtl
hello = Witaj { $name }
tiles = { $n ->
    [one] plytka
    [few] { $n } plytki
    [many] { $n } plytek
   *[other] { $n } plytki
}
"""


def faults(folder: Path, text: str) -> list[str]:
    write_texts(folder, "en", USUAL)
    write_texts(folder, "pl", text)
    return list(find_faults(folder / "pl", folder / "en"))


def test_a_language_that_fits_has_no_faults(tmp_path: Path) -> None:
    assert faults(tmp_path, FITS) == []


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("hello =", "# hello =", "all.ftl: hello is missing."),
        ("hello =", "more = x\nhello =", "all.ftl: nothing shows more. Remove it"),
        ("{ $name }", "!", "all.ftl: hello does not show { $name }."),
        ("{ $name }", "{ $name } { $x }", "all.ftl: hello shows { $x }, which it is never given."),
        ("[few]", "[two]", "all.ftl: tiles lacks the plural [few]."),
        ("[many]", "[two]", "all.ftl: tiles has the plural [two], which 'pl' does not have."),
        ("Witaj", "ยินดี", "all.ftl: no font has the letters"),
        ("Witaj", "{ hello }", "all.ftl: Text 'hello' in language 'pl' shows itself"),
        ("Witaj", "{", "all.ftl: Text 'hello' in language 'pl' is not written as Fluent has it."),
        ("language-name = Polski\n", "", "There is no text 'language-name' in language 'pl'."),
    ],
)
def test_what_is_missing_or_does_not_fit_is_told_in_a_sentence(
    tmp_path: Path, old: str, new: str, told: str
) -> None:
    found = faults(tmp_path, FITS.replace(old, new, 1))
    assert any(fault.startswith(told) for fault in found), found


def test_a_language_of_a_region_has_only_what_differs(tmp_path: Path) -> None:
    write_texts(tmp_path, "en", USUAL)
    write_texts(tmp_path, "en-US", "hello = Hi { $name }")
    assert list(find_faults(tmp_path / "en-US", tmp_path / "en")) == []
    write_texts(tmp_path, "en-US", "hello = Hi\nmore = x")
    assert list(find_faults(tmp_path / "en-US", tmp_path / "en")) == [
        "all.ftl: hello does not show { $name }.",
        "all.ftl: nothing shows more. Remove it, or fix its name.",
    ]


def test_files_are_compared_too(tmp_path: Path) -> None:
    faults(tmp_path, FITS)
    (tmp_path / "pl" / "all.ftl").rename(tmp_path / "pl" / "al.ftl")
    gone, odd = find_faults(tmp_path / "pl", tmp_path / "en")
    assert gone.startswith("all.ftl is missing.")
    assert odd.startswith("al.ftl: there is no such file")


def test_the_door_answers_with_lines_and_a_code(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_texts(tmp_path, "pl", FITS)
    assert main(["check", str(tmp_path / "pl")]) == 2
    assert "menu.ftl is missing." in capsys.readouterr().out
    assert main(["check", "assets/texts/de"]) == 0
    assert capsys.readouterr().out == "All texts are there, and fit.\n"
