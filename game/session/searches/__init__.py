"""What is looked for beside the frames, and taken as it is found.

turn_questions  what is asked about the turn under way: hints, its outlook, what is simple
stuck_search    whether nobody can lay anything once the pool is empty
questions       questions about a game that is over, asked one after the other
idea_search     what could have been laid in a game, looked for turn by turn
luck_search     how lucky the draws of a game were, weighed draw by draw
maestro_search  the games of the Maestro in somebody's chair
"""
