"""What is looked for beside the frames, and taken as it is found.

turn_question   what is asked once a turn
hint_search     what can be played, looked for once for each table
outlook_search  whether a turn can still be finished, asked once the player rests
stuck_search    whether nobody can lay anything once the pool is empty
questions       questions about a game that is over, asked one after the other
idea_search     what could have been laid in a game, looked for turn by turn
luck_search     how lucky the draws of a game were, weighed draw by draw
maestro_search  the games of the Maestro in somebody's chair
"""
