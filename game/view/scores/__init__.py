"""After a game, and at the end of a match: who won, how it is told, and the sheet of all games.

finale         the end of a game as a scene, made of all that follows
podium         those who played, side by side, each on a plinth
rays           the light behind a person who won
last_words     what the bots say, in bubbles
replayed_turn  the best turn on a small table, before and after
score_countup  points that pass from one to the other
consolation    a kind line for those who lost
score_sheet    a match game by game
score_chart    the same as lines
victory        the joy at the end of a match
"""
