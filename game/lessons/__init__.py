"""Lessons: small positions with something to find, and what to press next to find it.

lesson   a position, a goal and a name, as a text
goal     what a turn has to bring, judged by the engine
guide    the next command on the way from the table as it is to the goal

What is said of a lesson are texts named after it; where lessons lie is `game.view.lessons`.
"""
