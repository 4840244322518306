# The characters of the bots, and what they say.

bot-level1 = Daydreamer
bot-level1-called = Rabbit the Daydreamer
bot-level1-does = Misses a lot, and is slow to open. A good first opponent.
bot-level2 = Neighbour
bot-level2-called = Panda the Neighbour
bot-level2-does = Lays its own sets and adds a tile here and there.
bot-level3 = Gardener
bot-level3-called = Frog the Gardener
bot-level3-does = Lays three, and adds the fourth later.
bot-level4 = Beekeeper
bot-level4-called = Hedgehog the Beekeeper
bot-level4-does = Lays a few tiles at a time, turn after turn.
bot-level5 = Librarian
bot-level5-called = Mouse the Librarian
bot-level5-does = Likes groups: the same number, side by side.
bot-level6 = Sailor
bot-level6-called = Penguin the Sailor
bot-level6-does = Likes long runs, and sails them to the end.
bot-level7 = Tinkerer
bot-level7-called = Raccoon the Tinkerer
bot-level7-does = Often takes rows apart to find a place for its tiles.
bot-level8 = Juggler
bot-level8-called = Otter the Juggler
bot-level8-does = Keeps many rows in the air, and lays what it can.
bot-level9 = Whirlwind
bot-level9-called = Squirrel the Whirlwind
bot-level9-does = Moves the whole table and lays all it can, every turn.
bot-level10 = Maestro
bot-level10-called = Owl the Maestro
bot-level10-does = Saves its jokers, and waits for a good moment.
bot-level11 = Sage
bot-level11-called = Tortoise the Sage
bot-level11-does = Waits, and thinks about what you might do next.
bot-hermit = Hermit
bot-hermit-called = Bear the Hermit
bot-hermit-does = Hoards for ages, then lays it all. Bring patience.
bot-gentle = Beginner
bot-buddy = Buddy
bot-buddy-called = Fox, your buddy
bot-buddy-like = Buddy · { $like }
bot-buddy-does = Starts gently, and adapts to each player it knows.

# The same on a public screen, where nobody is remembered.
bot-buddy-for-visitors = Plays gently, so that beginners can win.

# What a bot says of its turn, in a bubble at its seat.
said = “{ $words }”
says-buddy = { $number ->
    [0] Today I play like the { $like }.
    [1] I’ll be the { $like } today.
   *[other] I’ll do as the { $like } does.
}

says-level1-play = { $number ->
    [0] Oh, these go together!
    [1] Look what I found on my rack.
   *[other] They make a pretty row.
}
says-level1-many = { $number ->
    [0] So many at once! Was that me?
    [1] My rack feels so light now.
   *[other] What a long row that is.
}
says-level1-near = { $number ->
    [0] Oh! Only a few are left.
    [1] Is that all I have? Nearly there!
   *[other] Hm, my rack is almost empty.
}
says-level1-out = { $number ->
    [0] Goodness, that was my last tile!
    [1] All gone! Thank you for the game.
   *[other] An empty rack? What a nice surprise.
}
says-level1-draw = { $number ->
    [0] One more for my collection.
    [1] I wonder what this one is for.
   *[other] Let me see what comes.
}
says-level1-pass = { $number ->
    [0] Nothing from me just now.
    [1] I’ll just watch this time.
   *[other] The table is lovely as it is.
}

says-level2-play = { $number ->
    [0] There, a good place for these.
    [1] Is there room? Thank you.
   *[other] These feel at home there.
}
says-level2-many = { $number ->
    [0] Spring cleaning on my rack!
    [1] I brought a whole basket today.
   *[other] That cleared my shelf nicely.
}
says-level2-near = { $number ->
    [0] Nearly finished over here.
    [1] Just a few left on my shelf.
   *[other] My rack is almost tidy.
}
says-level2-out = { $number ->
    [0] All done! That was good fun.
    [1] My shelf is empty. Well played, all.
   *[other] That was the last one. Tea, anyone?
}
says-level2-draw = { $number ->
    [0] I’ll take one home from the pool.
    [1] One for me, then on we go.
   *[other] No hurry. I’ll take a tile.
}
says-level2-pass = { $number ->
    [0] Go ahead, I’ll wait.
    [1] Nothing of mine fits today.
   *[other] After you.
}

says-level3-play = { $number ->
    [0] There, in good soil.
    [1] A small plant for this row.
   *[other] This will grow here.
}
says-level3-many = { $number ->
    [0] What a harvest!
    [1] A whole bed planted at once.
   *[other] Everything is in bloom today.
}
says-level3-near = { $number ->
    [0] The basket is nearly empty.
    [1] Only a few seeds left.
   *[other] A last corner to plant.
}
says-level3-out = { $number ->
    [0] All planted! What a garden we made.
    [1] The last seed is in. Thank you!
   *[other] My basket is empty. Time to rest.
}
says-level3-draw = { $number ->
    [0] One more seed for my basket.
    [1] It needs a little time to grow.
   *[other] Let me see what springs up.
}
says-level3-pass = { $number ->
    [0] Nothing to plant just now.
    [1] I’ll let it grow for a while.
   *[other] I’ll water the rows and wait.
}

says-level4-play = { $number ->
    [0] Honey, drop by drop.
    [1] Bzz. Small, but sweet.
   *[other] Little by little it fills up.
}
says-level4-many = { $number ->
    [0] The whole swarm at once!
    [1] What a busy flight that was.
   *[other] So much honey in one day!
}
says-level4-near = { $number ->
    [0] The last drops, and the jar is full.
    [1] Almost all carried home.
   *[other] Only a few more trips.
}
says-level4-out = { $number ->
    [0] The jar is full! Thank you all.
    [1] All carried home. What a sweet game!
   *[other] Bzz! That was the last drop.
}
says-level4-draw = { $number ->
    [0] One more flower to visit.
    [1] I’ll fly out for another one.
   *[other] Let me look in the meadow.
}
says-level4-pass = { $number ->
    [0] The bees are resting now.
    [1] No flower open for me here.
   *[other] I’ll sit in the sun and watch.
}

says-level5-play = { $number ->
    [0] Filed where it belongs.
    [1] This page was missing here.
   *[other] On the right shelf at last.
}
says-level5-many = { $number ->
    [0] A whole new chapter!
    [1] What a thick book that makes.
   *[other] All sorted at last.
}
says-level5-near = { $number ->
    [0] The last page is close.
    [1] Only a few books to return.
   *[other] Just one short chapter to go.
}
says-level5-out = { $number ->
    [0] The end. A lovely story!
    [1] All books are back. Thank you!
   *[other] Closed for today. Well read, everyone!
}
says-level5-draw = { $number ->
    [0] I’ll borrow one more.
    [1] Let me look this one up.
   *[other] A new book for my stack.
}
says-level5-pass = { $number ->
    [0] Shh, I’m still reading.
    [1] I’ll turn the page. Your turn.
   *[other] Nothing to file just now.
}

says-level6-play = { $number ->
    [0] Tied on, nice and tight.
    [1] A little further along the coast.
   *[other] That rope holds.
}
says-level6-many = { $number ->
    [0] Full cargo, all ashore!
    [1] What a long line of ships!
   *[other] A big catch today!
}
says-level6-near = { $number ->
    [0] Land in sight!
    [1] Only a few crates left on deck.
   *[other] The harbour is close now.
}
says-level6-out = { $number ->
    [0] Anchor down! A fine trip.
    [1] Home at last. Thank you, crew!
   *[other] My ship is empty. Well sailed, all!
}
says-level6-draw = { $number ->
    [0] One more crate on board.
    [1] Let me see what the tide brings.
   *[other] I’ll cast my net once more.
}
says-level6-pass = { $number ->
    [0] Calm sea. I’ll wait.
    [1] I’ll stay in the harbour this time.
   *[other] No catch today. Sail on!
}

says-level7-play = { $number ->
    [0] Click. That fits.
    [1] A small twist here, and it holds.
   *[other] Good parts, well placed.
}
says-level7-many = { $number ->
    [0] Look, it all fits together!
    [1] Every part found its place.
   *[other] That was a fine bit of work.
}
says-level7-near = { $number ->
    [0] Only the last parts to go.
    [1] Almost built!
   *[other] Just the finishing touches left.
}
says-level7-out = { $number ->
    [0] Finished, and it even works!
    [1] The last part is in. Thank you!
   *[other] Done! Shall we build another?
}
says-level7-draw = { $number ->
    [0] I need one more part.
    [1] Something is missing. Let me look.
   *[other] A spare part for later.
}
says-level7-pass = { $number ->
    [0] Nothing to fix right now.
    [1] None of my parts fit here.
   *[other] I’ll leave it just as it is.
}

says-level8-play = { $number ->
    [0] Hop, and caught!
    [1] Up, over, and down it goes.
   *[other] A little toss, a soft landing.
}
says-level8-many = { $number ->
    [0] Everything in the air at once!
    [1] Round and round, and all landed.
   *[other] Whee, what a flight!
}
says-level8-near = { $number ->
    [0] Just a few still in the air.
    [1] The finale is coming!
   *[other] My hands are almost free.
}
says-level8-out = { $number ->
    [0] Ta-da! My hands are empty.
    [1] And the last one lands. Thank you!
   *[other] That was the finale. Encore?
}
says-level8-draw = { $number ->
    [0] Another one to keep in the air.
    [1] Throw me one more!
   *[other] The more, the merrier.
}
says-level8-pass = { $number ->
    [0] I’ll hold still for a moment.
    [1] My hands are full. Go on!
   *[other] No toss from me this time.
}

says-level9-play = { $number ->
    [0] Whoosh, down they go!
    [1] Quick, there’s a gap!
   *[other] No sooner seen than laid.
}
says-level9-many = { $number ->
    [0] A storm of tiles!
    [1] Hold on to the table!
   *[other] All around and all at once!
}
says-level9-near = { $number ->
    [0] Only a breeze is left.
    [1] Faster, I’m nearly through!
   *[other] The last gust is coming.
}
says-level9-out = { $number ->
    [0] Swept clean! That was a gale.
    [1] Gone with the wind. Thank you!
   *[other] And all is calm. Good game!
}
says-level9-draw = { $number ->
    [0] A little more wind, please.
    [1] Quick, give me one more!
   *[other] I’ll grab one as I pass by.
}
says-level9-pass = { $number ->
    [0] For once I’ll stand still.
    [1] No wind at all. Go on!
   *[other] I’ll blow past this time.
}

says-level10-play = { $number ->
    [0] Every note in its place.
    [1] Softly now. This belongs here.
   *[other] A theme is taking shape.
}
says-level10-many = { $number ->
    [0] And now the whole orchestra!
    [1] What a chord!
   *[other] Every voice found its part.
}
says-level10-near = { $number ->
    [0] The last bars are near.
    [1] Only a few notes to go.
   *[other] Listen, here comes the ending.
}
says-level10-out = { $number ->
    [0] The final chord. Thank you!
    [1] The end. You all played beautifully.
   *[other] Bravo to the whole table!
}
says-level10-draw = { $number ->
    [0] Rests are music, too.
    [1] I’ll wait for the right moment.
   *[other] Another note for later.
}
says-level10-pass = { $number ->
    [0] Silence, for one bar.
    [1] The stage is yours.
   *[other] I’ll listen to the others now.
}

says-level11-play = { $number ->
    [0] This much, for now.
    [1] Here, and no further.
   *[other] A quiet step.
}
says-level11-many = { $number ->
    [0] Now it was time.
    [1] It all came together.
   *[other] I waited for this one.
}
says-level11-near = { $number ->
    [0] Not far now.
    [1] A few steps more.
   *[other] Soon we shall see.
}
says-level11-out = { $number ->
    [0] It is done. You made me think.
    [1] A good game. I learned from you.
   *[other] That was the last step. Thank you.
}
says-level11-draw = { $number ->
    [0] I’ll look a little longer.
    [1] Not yet.
   *[other] There is time.
}
says-level11-pass = { $number ->
    [0] I can only watch here.
    [1] Your move shows me more.
   *[other] Nothing to add.
}

says-hermit-play = { $number ->
    [0] If I must. Take these.
    [1] I hate to let these go.
   *[other] My cave is a bit roomier now.
}
says-hermit-many = { $number ->
    [0] The winter is over!
    [1] Out of my cave at last.
   *[other] I kept all these for so long.
}
says-hermit-near = { $number ->
    [0] My shelves look strangely bare.
    [1] All this empty space. How odd.
   *[other] Only my favourites are left.
}
says-hermit-out = { $number ->
    [0] All of it, at last. Thank you for waiting.
    [1] My cave is empty. What peace!
   *[other] Patience is a long road. Good game.
}
says-hermit-draw = { $number ->
    [0] One more for the winter.
    [1] I keep it all, for later.
   *[other] There is always room in my cave.
}
says-hermit-pass = { $number ->
    [0] I’ll say nothing, and wait.
    [1] I have all the time in the world.
   *[other] Leave me in my cave a while.
}

# What the bots say when all is over: who lost, and who won and thanks the others.
says-level1-lost = { $number ->
    [0] Oh, is it over? That was lovely.
   *[other] I was looking at the clouds. Well done!
}
says-level1-won = I won? Thank you, it feels like a dream.
says-level2-lost = { $number ->
    [0] Well played! Come round again soon.
   *[other] That was fun. I’ll put the kettle on.
}
says-level2-won = Thank you for coming round today.
says-level3-lost = { $number ->
    [0] Look how your flowers grew. Beautiful!
   *[other] A rich harvest. Well done!
}
says-level3-won = Thank you! We grew this garden together.
says-level4-lost = { $number ->
    [0] The honey is yours. Enjoy it!
   *[other] Bzz! That was beautifully flown.
}
says-level4-won = Thank you! There is honey for everyone.
says-level5-lost = { $number ->
    [0] A happy ending. I enjoyed every page.
   *[other] I’d love to read that again. Bravo!
}
says-level5-won = Thank you! This game gets its own chapter.
says-level6-lost = { $number ->
    [0] Hats off! Full sail, right into harbour.
   *[other] I salute you from my deck!
}
says-level6-won = Thank you, crew! I love to sail with you.
says-level7-lost = { $number ->
    [0] Neatly built! Will you show me how?
   *[other] Click. That was the right part.
}
says-level7-won = Thank you! Everybody brought good parts.
says-level8-lost = { $number ->
    [0] Bravo! What a landing.
   *[other] Hands down, so that I can clap!
}
says-level8-won = Thank you! I take a bow to you all.
says-level9-lost = { $number ->
    [0] Whoosh! You were faster than the wind.
   *[other] What a whirl! Shall we spin again?
}
says-level9-won = Thank you! My head is still spinning.
says-level10-lost = { $number ->
    [0] Encore! It was a joy to listen.
   *[other] Beautifully played. I bow to you.
}
says-level10-won = Thank you. We made fine music together.
says-level11-lost = { $number ->
    [0] Well found. I’ll think about that.
   *[other] You saw far ahead. I’m glad.
}
says-level11-won = Thank you. You gave me much to think about.
says-hermit-lost = { $number ->
    [0] I do cling to my tiles. Well played.
   *[other] Back to my cave, with a smile.
}
says-hermit-won = Thank you for visiting my cave.
