# What the Sage says.

says-level11-play = { $number ->
    [0] A small stone makes a whole path.
    [1] I laid it down. It seemed relieved.
    [2] Even a tile likes to arrive.
    [3] Who walks slowly meets the snails.
    [4] I thought it over. Twice.
    [5] A table also stands leg by leg.
    [6] Good things come in shells.
   *[other] That should hold till teatime.
}

says-level11-many = { $number ->
    [0] Patience is a slow kind of thunder.
    [1] I woke up, and so did my tiles.
    [2] Forty winks, and then all this.
    [3] Slow water, wide river.
    [4] A long nap, a big breakfast.
    [5] The late cloud rains the longest.
    [6] Quite a noise, for me.
   *[other] Well. That happened.
}

says-level11-opened = { $number ->
    [0] The door was never locked.
    [1] I’m here. I set out early.
    [2] The head is out. The legs will follow.
    [3] No path begins in the middle.
    [4] So, the long way was the right one.
    [5] A hundred years old, and still curious.
    [6] The first step hates being rushed.
   *[other] Now let’s have a look round.
}

says-level11-arranged = { $number ->
    [0] Move the stone, and the brook turns.
    [1] It was all there. It only sat badly.
    [2] A knot is only a shy piece of string.
    [3] The shortest way goes round the pond.
    [4] I hardly touched it. It wanted to go.
    [5] A crooked shelf fits a crooked wall.
    [6] I looked until it moved.
   *[other] It’s the same soup in better bowls.
}

says-level11-freed = { $number ->
    [0] The joker was tired of pretending.
    [1] A real tile speaks for itself.
    [2] The mask is off. Good day, joker.
    [3] Guests leave when the host comes home.
    [4] Even a joker likes to be asked.
    [5] I held out a hand. It hopped in.
    [6] A borrowed hat goes home at dusk.
   *[other] So that’s where the smile was hidden.
}

says-level11-near = { $number ->
    [0] I can smell the clover from here.
    [1] My shadow has arrived already.
    [2] Nearly there. I’ll slow down to enjoy it.
    [3] The candle is short, the light is good.
    [4] The last hill has the best benches.
    [5] Don’t hurry me. I might hurry.
    [6] My shell is rarely so light.
   *[other] This is brisk, by my standards.
}

says-level11-out = { $number ->
    [0] It is done. You made me think.
    [1] A good game. I’m wiser by a little.
    [2] That was the last step. I’ll sit down.
    [3] Slow and steady. You know the story.
    [4] The path ends, the walk was the thing.
    [5] Empty hands wave best.
    [6] There. And it isn’t even evening.
   *[other] So. Now I shall think about lunch.
}

says-level11-draw = { $number ->
    [0] One more guest for my shelf.
    [1] My rack is a home for lost tiles.
    [2] I collect. It keeps for centuries.
    [3] The well is deep, the bucket small.
    [4] Even the wide sea started as a drip.
    [5] Who carries much has much to unpack.
    [6] I’m not stuck. I’m resting.
   *[other] Curiosity keeps the shell warm.
}

says-level11-pass = { $number ->
    [0] I’ll watch. I have the neck for it.
    [1] Your move has better legs.
    [2] I add one nod.
    [3] Silence also takes a turn.
    [4] An empty pond makes no ripples.
    [5] I withdraw into my shell. Cosy.
    [6] Nothing is also something, only shorter.
   *[other] Even a clock rests between its ticks.
}

says-level11-waits = { $number ->
    [0] Hm. … Hm. … Hm.
    [1] I know my tiles. I count them anyway.
   *[other] The table speaks. I’m still listening.
}

says-level11-mine = { $number ->
    [0] Nothing lasts. My row knew that.
    [1] I built it slowly. It left quickly.
    [2] A row shared is a row halved. Literally.
    [3] I had grown fond of it. Hm.
    [4] The wall falls, the bricks go dancing.
    [5] I’ll be indignant by tomorrow.
    [6] Ah, they found the loose thread.
   *[other] My, my. And in my lifetime.
}

says-level11-admires = { $number ->
    [0] I may have raised an eyebrow.
    [1] Thunder needs no drum.
    [2] I’ll tell the grandchildren about that.
    [3] A big thought, in a short time.
    [4] The tree shakes, the apples cheer.
    [5] Remarkable. I use that word rarely.
    [6] I’d clap, but I’d be late.
   *[other] My shell rang like a bell.
}

says-level11-behind = { $number ->
    [0] Overtaken. I’m used to it.
    [1] The front is windy anyway.
    [2] Somebody’s in a hurry, and rightly so.
    [3] A race has two ends. I like both.
    [4] The hare runs well today.
    [5] First is a place. So is here.
    [6] Quick feet deserve a kind nod.
   *[other] The river passes the stone. Both smile.
}

says-level11-lost = { $number ->
    [0] Well found. I’ll think about that.
    [1] You saw far ahead. I’m glad.
    [2] A loss like that is worth the trip.
   *[other] Quick and wise. So one needn’t choose.
}

says-level11-won = { $number ->
    [0] Thank you. You gave me much to think on.
    [1] Good company shortens a century. Thanks.
    [2] I thank you all. Slowly, and sincerely.
   *[other] A won game is mostly borrowed. Thank you.
}
