"""After a game: what was there for whoever looks, and for nobody else.

past_game       a game that is over, its players, and who thinks about it
what_was_there  the page: a table, and beside it the cards of its topics
page_places     where things are on it
topic           what a topic of the page is, and what all of them work with
remark          what a topic has to say
shown_table     what lies on the table of the page
past_exhibit    any turn that lies there
idea_topic      the ideas that were missed, each of which can be tried
draws_topic     how lucky the draws were
best_topic      the best turn
own_topic       what comes back as a puzzle
chair_topic     the Maestro in one's chair
chair_page      its page: how its games went, its film, and one's own next try
chair_words     what is said of its games
doors           where that page leads
"""
