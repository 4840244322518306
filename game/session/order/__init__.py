"""The order of racks and of the table: what a hand has put in its place stays there.

rack_order    how a player's rack is shown, and the order made by hand
shown_racks   the racks of a game as their orders show them
table_lines   the lines of a table, on which rows come back
rack_lines    the lines of a rack, on which tiles make room for others
"""
