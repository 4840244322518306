"""The end of a game or a match: who won, how it is told, and the sheet of all games.

finale          all of it at any moment: racks that tip over, points that fly
gathering       all who played around the table, how they sit and look, their plates
end_room        the table in its room, and boxes on which all sit at the end of a match
seating         where each one sits, and where the tiles of racks that tip over come to rest
replayed_turn   the best turn in a tray, before and after
last_words      what the bots say, in bubbles; a kind line for those who lost
confetti        what flies when somebody wins
words_on_felt   notes and pads of paper, plates, and large words
score_countup   points that pass from one to the other
score_sheet     a match game by game
"""
