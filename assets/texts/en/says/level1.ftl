# What the Daydreamer says.

says-level1-play = { $number ->
    [0] Oh, that goes together!
    [1] Look what I found on my rack.
    [2] How long has there been room here?
    [3] I just had a feeling about this place.
    [4] Hm, was that always so easy?
    [5] It fell into place while I yawned.
    [6] I was somewhere else, and now I’m here.
   *[other] Hello, little gap.
}

says-level1-many = { $number ->
    [0] So many at once! Was that me?
    [1] My rack feels so light now.
    [2] I only wanted to lay a little…
    [3] I blinked, and there it all was.
    [4] Did I dream that? No, it’s still there.
    [5] I seem to have been thinking.
    [6] So that’s where everything wanted to go.
   *[other] Oh my ears, what a lot!
}

says-level1-opened = { $number ->
    [0] I’m in? I’m in!
    [1] Oh, has the game begun already?
    [2] So this is what a table is for.
    [3] There, I’ve woken up.
    [4] Good morning, everybody.
    [5] I thought I was only watching.
    [6] The whole table is open. How wide it is.
   *[other] I knew I came here to do something.
}

says-level1-arranged = { $number ->
    [0] I moved a bit, and a door appeared.
    [1] Wait, it also works the other way round?
    [2] I hope that’s how it goes. It is!
    [3] It turned into something else.
    [4] Somehow there was room after all.
    [5] I squinted, and it all changed places.
    [6] Like clouds: look away, and it’s new.
   *[other] Did I do that? It looks rather clever.
}

says-level1-freed = { $number ->
    [0] Oh, a joker! Were you here all along?
    [1] The joker winked at me, I think.
    [2] Somebody was hiding in this row.
    [3] So that wasn’t a real tile at all!
    [4] A joker, just lying about. Fancy that.
    [5] Come along, joker. Let’s go for a walk.
    [6] Look who fell out of the row.
   *[other] I dreamt of a joker last night.
}

says-level1-near = { $number ->
    [0] Oh! Only a few are left.
    [1] Is that all I have? Nearly there!
    [2] Hm, there used to be more of this.
    [3] Where has everything gone?
    [4] I can see the wood of my rack again.
    [5] I must stay awake just a bit longer.
    [6] There’s so much sky on my rack now.
   *[other] Is this the part where it gets exciting?
}

says-level1-out = { $number ->
    [0] Goodness, that was my last tile!
    [1] All gone! Thank you for the game.
    [2] An empty rack? What a nice surprise.
    [3] I reached for a tile, and found none.
    [4] Oh, there isn’t any more.
    [5] Have I finished? Somebody pinch me.
    [6] And I didn’t even see it coming.
   *[other] Then I can go back to the clouds.
}

says-level1-draw = { $number ->
    [0] I wonder what this one is for.
    [1] Let me see what comes.
    [2] I’ll take a tile and think of a name.
    [3] Eeny, meeny… this one.
    [4] Sorry, was it my turn?
    [5] I’ll pick the one that looks sleepiest.
    [6] I got lost in thought. A tile, please.
   *[other] Hello, you. Where do you come from?
}

says-level1-pass = { $number ->
    [0] Nothing occurs to me. How restful.
    [1] I’ll just watch this time.
    [2] The table is lovely as it is.
    [3] I’ll count the birds outside instead.
    [4] The pool is gone? I never noticed.
    [5] I looked, and looked, and looked away.
    [6] My turn can float by.
   *[other] Hm? Oh no, nothing.
}

says-level1-waits = { $number ->
    [0] Hm hm hm… where was I?
    [1] I’m counting my tiles. Or the clouds.
   *[other] I’m looking at the table. It looks back.
}

says-level1-mine = { $number ->
    [0] Wasn’t there a row of mine here?
    [1] Oh, it had wings!
    [2] I looked up, and my row was gone.
    [3] My row went for a walk without me.
    [4] I only just learned to like that row.
    [5] That was mine? It looks better now.
    [6] Bye-bye, little row.
   *[other] How did it get all the way over there?
}

says-level1-admires = { $number ->
    [0] Oh, I forgot to breathe.
    [1] It’s raining tiles!
    [2] Can that be done in a single turn?
    [3] That’s the prettiest thing all day.
    [4] I’d like to see that again, slowly.
    [5] My ears stood straight up.
    [6] So many! And I was watching a fly.
   *[other] Was there always so much table?
}

says-level1-behind = { $number ->
    [0] Oh, was I in front? Nobody told me.
    [1] Somebody hopped right past. Hello!
    [2] I wondered why it was so quiet up here.
    [3] That was a nice view while it lasted.
    [4] Back here there are more daisies.
    [5] A nap in the lead. It’s an old story.
    [6] Go on ahead, I’ll catch up. Maybe.
   *[other] Fancy, I never heard a step.
}

says-level1-lost = { $number ->
    [0] Oh, is it over? That was lovely.
    [1] I was looking at the clouds. Well done!
    [2] You won so softly, I hardly noticed.
   *[other] I’ll be dreaming about this game.
}

says-level1-won = { $number ->
    [0] I won? Thank you, it feels like a dream.
    [1] Was that really me? Thank you, everyone.
    [2] Thank you for waking me every turn.
   *[other] What a lovely daydream. Thank you all.
}
