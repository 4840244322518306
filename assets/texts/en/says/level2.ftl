# What the Neighbour says.

says-level2-play = { $number ->
    [0] There, a good place for it.
    [1] Is there room? Thank you.
    [2] It feels at home there already.
    [3] I’ll just pop this in here.
    [4] A bit of dusting, and it fits.
    [5] Nice and straight. That’s better.
    [6] Don’t get up, I’ll put it there myself.
   *[other] That corner looked a little bare.
}

says-level2-many = { $number ->
    [0] Spring cleaning on my rack!
    [1] I brought a whole basket today.
    [2] That cleared my shelf nicely.
    [3] I’ve been meaning to do that for weeks.
    [4] Help yourselves, there’s plenty.
    [5] Moving day! Mind the furniture.
    [6] Now the place looks lived in.
   *[other] I need a sit-down after that.
}

says-level2-opened = { $number ->
    [0] Knock, knock. May I come in?
    [1] The door’s open. Do drop by.
    [2] I’ve brought something for the table.
    [3] There, I’ve hung up my coat.
    [4] Slippers on. Now I’m really here.
    [5] Hello, neighbours!
    [6] The first cup is poured.
   *[other] I do like to arrive with my hands full.
}

says-level2-arranged = { $number ->
    [0] I moved the sofa, and now it fits.
    [1] If we all budge up a little… There.
    [2] I hope nobody minds. I aired it as well.
    [3] Everything in a drawer of its own again.
    [4] A little tidying makes such a difference.
    [5] I’ve put the cups where the plates were.
    [6] Swap the curtains, and it’s a new room.
   *[other] There was room for another chair.
}

says-level2-freed = { $number ->
    [0] A tile for a joker. A fair swap.
    [1] I’ll leave this here and take the joker.
    [2] Come in, joker. You look peckish.
    [3] The joker was only house-sitting.
    [4] The real tenant has moved in.
    [5] Look what was behind the cushions.
    [6] A joker! I must lay another place.
   *[other] I knew that joker was just visiting.
}

says-level2-near = { $number ->
    [0] Nearly finished over here.
    [1] You could eat off my rack by now.
    [2] My rack is almost tidy.
    [3] Only the crumbs are left.
    [4] A little wipe, and it will shine.
    [5] I can nearly see the bottom of the basket.
    [6] Soon I can put my feet up.
   *[other] How neat it looks. I’m quite pleased.
}

says-level2-out = { $number ->
    [0] All done! That was good fun.
    [1] A nice clean shelf, and good company.
    [2] That was the last one. Tea, anyone?
    [3] The basket’s empty. Who’d like a biscuit?
    [4] The dishes are dry. Lovely to have you.
    [5] And the lights are off. Good night!
    [6] Swept, wiped and finished.
   *[other] There. What a pleasant visit that was.
}

says-level2-draw = { $number ->
    [0] I’ll take one home from the pool.
    [1] One for me, then on we go.
    [2] No hurry. I’ll take a tile.
    [3] I’ll just fetch something from next door.
    [4] I’ll have a little something, thank you.
    [5] What’s in the pantry?
    [6] Something for the basket, why not.
   *[other] I’ll find a spot for it somewhere.
}

says-level2-pass = { $number ->
    [0] Go ahead, I’ll wait.
    [1] Not today, thank you.
    [2] After you.
    [3] I’ll pour the tea meanwhile.
    [4] My armchair and I are staying put.
    [5] The pantry’s bare. Never mind.
    [6] Carry on, I’m quite comfortable.
   *[other] I’ll fold the napkins instead.
}

says-level2-waits = { $number ->
    [0] Hm hm hm, while the kettle boils.
    [1] I’ll count my tiles, and the biscuits.
   *[other] I like watching you all play.
}

says-level2-mine = { $number ->
    [0] Oh, my nice tidy row…
    [1] I had only just put that straight!
    [2] My sofa! Well, it looks nicer there.
    [3] Take what you need, dear neighbours.
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
    [4] That deserves the good biscuits.
    [5] So much, and nothing spilled.
    [6] I’ll have to add a leaf to the table.
   *[other] May I have the recipe?
}

says-level2-behind = { $number ->
    [0] Oh, somebody’s tidier than I am.
    [1] Do go first, the gate’s open.
    [2] I’m happy next door to the lead.
    [3] How nice, we can all take a turn at it.
    [4] I’ll wave as you go by.
    [5] That was a brisk walk past my window.
    [6] Well done. Save me a seat up there.
   *[other] I was only keeping the place warm.
}

says-level2-lost = { $number ->
    [0] Well played! Come round again soon.
    [1] That was fun. I’ll put the kettle on.
    [2] The biggest slice of cake goes to you.
   *[other] I’m so glad it was you. Have a cushion.
}

says-level2-won = { $number ->
    [0] Thank you for coming round today.
    [1] How kind. Now cake for everybody!
    [2] Thank you all. It was so cosy.
   *[other] Thank you. I have the best neighbours.
}
