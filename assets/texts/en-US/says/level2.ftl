says-level2-opened = { $number ->
    [0] Knock, knock. May I come in?
    [1] The door’s open. Do drop by.
    [2] I’ve brought something for the table.
    [3] There, I’ve hung up my coat.
    [4] Slippers on. Now I’m really here.
    [5] Hello, neighbors!
    [6] The first cup is poured.
   *[other] I do like to arrive with my hands full.
}
says-level2-out = { $number ->
    [0] All done! That was good fun.
    [1] A nice clean shelf, and good company.
    [2] That was the last one. Tea, anyone?
    [3] The basket’s empty. Who’d like a cookie?
    [4] The dishes are dry. Lovely to have you.
    [5] And the lights are off. Good night!
    [6] Swept, wiped and finished.
   *[other] There. What a pleasant visit that was.
}
says-level2-waits = { $number ->
    [0] Hm hm hm, while the kettle boils.
    [1] I’ll count my tiles, and the cookies.
   *[other] I like watching you all play.
}
says-level2-mine = { $number ->
    [0] Oh, my nice tidy row…
    [1] I had only just put that straight!
    [2] My sofa! Well, it looks nicer there.
    [3] Take what you need, dear neighbors.
    [4] At least wipe your paws first.
    [5] That was my best tablecloth!
    [6] Well, it was getting dusty.
   *[other] I turn my back, and they redecorate.
}
says-level2-admires = { $number ->
    [0] My, that’s a full table!
    [1] Somebody’s been busy. It looks lovely.
    [2] I’d need a bigger basket for that.
    [3] Well, I never.
    [4] That deserves the good cookies.
    [5] So much, and nothing spilled.
    [6] I’ll have to add a leaf to the table.
   *[other] May I have the recipe?
}
says-level2-won = { $number ->
    [0] Thank you for coming round today.
    [1] How kind. Now cake for everybody!
    [2] Thank you all. It was so cozy.
   *[other] Thank you. I have the best neighbors.
}
