"""The end of a game or a match: who won, how it is told, and the sheet of all games.

finale  gathering       all of it at any moment; all who played around the table
end_room  seating       the table in its room, and where each one sits
sitters                 how each one sits and looks
tumble                  how the tiles of a rack that tips over come to rest
tray  replayed_turn     the best turn in a tray, before and after
last_words              what the bots say, in bubbles
confetti                what flies when somebody wins
words_on_felt           notes and pads of paper, plates, and large words
score_countup           points that pass from one to the other
consolation             a kind line for those who lost
score_sheet             a match game by game
score_chart             the same as lines
"""
