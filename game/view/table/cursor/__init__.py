"""The cursor of those who play by keys or a gamepad: it goes over tiles and places.

compass     which of some boxes an arrow leads to
lists       where arrows lead those who listen: along the rack, the rows and from one to the next
typed       what they type to find a tile or a row
stops       where the cursor can be, and what a press means there
bare_place  where a new row can be laid on the felt
pointer_ring a ring around the pointer of a mouse or a finger, where children share a table
"""
