"""Where everything belongs, worked out without drawing anything.

placements   where the tiles of the table and of a rack belong, and how they look there
row_opening  where tiles of a hand will lie in a row, and its own then
row_layout   keeps the places of rows from one table, turn and window to the next
row_easing   parts lines that are too long after a turn: few rows leave them, first those touched
row_changes  lays a table under the hand: what nobody touches stays, as little moves as can be
row_lines    holds rows on the lines of one size; row_wishes tells where each of them would lie
composition  lays a table anew, around the middle
felt         what rows lie on, with the widths of tile_sizes by steps
beside       where a word stands beside a row
rack_layout  where the tiles of a rack stand on its shelves, and how large they are
"""
