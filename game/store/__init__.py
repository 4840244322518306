"""The store: the games of a person, kept while they are played, in one file.

games               the door: what is kept, and going on with it
summary             what is known of a game at a glance
saved_session       a session that is kept as it goes
rows                what is written of a game, and when
kept                the journal of a game, put together
pending             an answer that may take longer than a frame
writer              a thread that writes, so that no frame waits for a disk
threads             the threads on which stores write
frame_writer        what writes at the end of a frame, where there are no threads
exchange/           games taken out as texts, and texts taken in
seen                what there is to see of a game that today's rules refuse
statistics          what the games of a person add up to
saved_people        the door to what belongs to people
players             who is remembered, and by what a person is known
buddies             the buddies of players, as their preferences hold them
stamps              the ideas that players have had, for their albums
feats               the best that players have done, for their cabinets
player_preferences  what a player prefers: palette, size of text, and what else follows the seat
renaming            a player under another name
copies              weekly copies of the file, for when it is damaged
rescue/             what can be had of a damaged file
marks               by which a game is known to be as it was left
oldest              games of the very first files
schema              what a file of each version holds, and what leads to it
database            the file: opened with care, and what is wrong with it

What stands in the file is text from outside like any other: it is held to bounds as it is read, and
a damaged row costs that row alone.

What is kept is text: the journal of a session (`session.journal`). A row of `game` is one game of a
match: `head` is the journal up to its first turn, `turns` are its turns, and the lines of the turn
under way stand one by one in `running`, until the turn has ended.
"""
