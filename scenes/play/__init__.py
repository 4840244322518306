"""A match, from the first tile to the last point.

match                       the way of it: deal, turn, scoring, result, and again
looks                       as whom it looks: what belongs to a player follows the seat
deal  turn  handover  river_offer  again   a game, from its first tile on
table_control               one game under the hand of a person; controls are its buttons,
                            table_screen is what it lies on
rewards                     answers what goes well in it
table_speech                says aloud what happens there
table_hand                  what the hand does there, as commands; table_cursor does so by keys
replay                      a game seen again, from its deal to its end
more_time  seat_tips        a minute more for whoever needs it; what is made easier for whom
second_thought              asks before a tile is drawn though something can be played
scoring  sheet  result      after a game, and after a match
pause  how_to_play          what can be laid over any of them
"""
