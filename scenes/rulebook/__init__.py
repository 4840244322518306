"""The rule book: an open booklet with tabs, on which examples play by themselves.

book         turns its pages; tabs lead to groups of chapters
chapters     chooses sentences and figures for the rules that are played
few_numbers  does so for the first games of children
examples     what a chapter is, and plays in the notation
figures      lets the engine judge each play, and draws what it says
played       plays an example on the page
"""
