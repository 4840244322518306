"""Check the texts of a language: say what is missing in it, and what does not fit.

check  compare a folder of texts, such as assets/texts/fr, with the English one
"""

from os.path import isdir
from pathlib import Path

from game.commandline import TEXTS, Parser
from game.kit.language_check import find_faults
from game.kit.messages import USUAL
from game.run_main import BAD, run_main


def main(arguments: list[str]) -> int:
    """Check the folder that the arguments name; give the exit code."""
    parser = Parser(prog="python -m game.languages", description=__doc__)
    verbs = parser.add_subparsers(dest="verb", required=True, metavar="check")
    check = verbs.add_parser("check", help="say what is missing, and what does not fit")
    check.add_argument("folder", type=Path, metavar="DIR", help="the texts of one language")
    folder = parser.parse_args(arguments).folder
    if not isdir(folder):
        parser.error(f"{folder} is not a folder")
    faults = list(find_faults(folder.resolve(), TEXTS / USUAL))
    print("\n".join(faults) or "All texts are there, and fit.")
    return BAD if faults else 0


if __name__ == "__main__":
    run_main(main)
