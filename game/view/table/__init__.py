"""The table in play: everything is told where it belongs now, and glides there by itself.

table      all of it
around/    what stands around the rows: seats, pool, River and clock, each in a zone of its own
message  adviser                    the line that says what has happened, or what weighs most
shown      the frozen value that is drawn: of a live game, a past turn or a puzzle
board      its rows and a rack, and what lies under a point; tiles sends each tile to its place
table_zone                          where rows and open racks lie, and how far heads are seen
places/    where each tile belongs, on the lines of the table and the shelves of the rack
tile_sprite  motion                 a tile that glides there, in what time and on what curve
zip                                 how a run opens before it parts
effects                             waves, shakes, light and tosses: all that is asked for
row_frames  flash  highlights       what says how a row stands, what has arrived, what a hint means
shadows                             what rows and a carried tile throw, away from the lamp over them
start_draw                          the draw for the start, before the tiles are dealt
popups/                             what a play is worth, and the name of a great move, by its row
cursor/                             where those are who play by keys
ghost                               a move that somebody only points at
hand       tiles taken up and put down by a person, or swept up in a rubber_band
target                              where they go that are put down at a point
action_button                       the one big button
bot_playback                        a bot's turn, shown move by move at its pace
"""
