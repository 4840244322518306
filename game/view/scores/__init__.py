"""After a game, and at the end of a match: who won, how it is told, and the sheet of all games.

podium         those who played, on their steps
score_countup  points that pass from one to the other
consolation    a kind line for those who lost
score_sheet    a match game by game
score_chart    the same as lines
victory        the joy at the end of a match
"""
