"""Puzzles: a table and a rack with an aim; they are lessons that nobody teaches.

puzzle  answer  a puzzle as a line and as a lesson; what the solver makes of it
grade           how hard it is: by the smallest `steps` that lead to the aim
moment  revisit what could have been laid in a turn of a game, as a puzzle; when it comes back
days   rush     which one belongs to a day; three minutes of them, easiest first
find            puzzles from games of bots, made when the list is
freeing         the fewest rows with which a joker comes free
cover           whether tiles can all lie in sets
alike           which puzzles differ by an exchange of colours alone
paper           six puzzles to a page, answers behind

Every legal play that reaches the aim is right. What is shipped lies in `assets/puzzles`, read by
`game.view.puzzles`; `python -m game.puzzles` makes more, checks a file, or prints some.
"""
