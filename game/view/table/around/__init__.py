"""What stands around the rows: the players, the pool, the River, the clock.

seats  seat_places  name_plate  who sits where, behind the rim and at the rack
open_racks                      racks that lie open, before the seats
bubbles                         what the bots say and people find, each at its seat
pool  river                     the tiles left to draw, those of the River
countdown                       the seconds left of a turn
far_side                        wall and rim, while they go up or down
"""
