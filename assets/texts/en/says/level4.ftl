# What the Beekeeper says.

says-level4-play = { $number ->
    [0] Honey, drop by drop.
    [1] Bzz. Small, but sweet.
    [2] Little by little it fills up.
    [3] That’s today’s work done.
    [4] A spoonful here, that’s plenty.
    [5] Steady paws. There we are.
    [6] The comb looks happier already.
   *[other] Careful, it’s still sticky.
}

says-level4-many = { $number ->
    [0] The whole swarm at once!
    [1] What a busy flight that was.
    [2] So much honey in one day!
    [3] I’m not used to hurrying like this.
    [4] I need more jars.
    [5] All my prickles stood on end.
    [6] That was a week’s work in one go.
   *[other] The lime trees must be in flower.
}

says-level4-opened = { $number ->
    [0] Bzz, and out of the hive.
    [1] The first bee is out. Off we go!
    [2] At last the sun is warm enough.
    [3] Hat on, veil down, here I am.
    [4] So, now I’ve got my paws in it.
    [5] It took a few flowers to get going.
    [6] Now the honey can flow.
   *[other] I always warm up slowly.
}

says-level4-arranged = { $number ->
    [0] I put the combs in a better order.
    [1] A bit of smoke, and they all moved over.
    [2] Every cell is filled just so.
    [3] It buzzed a bit, then it fitted.
    [4] That was fiddly. I like fiddly.
    [5] Nobody was stung, I hope.
    [6] Corner to corner, like a honeycomb.
   *[other] I’ve turned it all over once. Gently.
}

says-level4-freed = { $number ->
    [0] I looked for the queen. It was a joker.
    [1] A joker, sweet as clover.
    [2] I lifted the lid, and out it flew.
    [3] Fly, little joker.
    [4] The joker was stuck. Now it’s buzzing.
    [5] A drop of honey always tempts it out.
    [6] The worker bee’s here. Off you go, joker.
   *[other] It hummed, so I let it out.
}

says-level4-near = { $number ->
    [0] The jar is heavy. The good kind of heavy.
    [1] The way home is getting shorter.
    [2] I’m starting to hum along.
    [3] The evening sun is on the hive.
    [4] Nearly ready for the lid.
    [5] Keep going, little paws.
    [6] You can hear it: the humming gets soft.
   *[other] I never thought I’d be so quick.
}

says-level4-out = { $number ->
    [0] The jar is full! Thank you all.
    [1] All carried home. What a sweet game!
    [2] Bzz. That was the last flower.
    [3] The lid is on.
    [4] Every day a little, and now it’s done.
    [5] Now I’ll lick the spoon.
    [6] The bees are in bed. Good evening.
   *[other] I curl up happily. That was all.
}

says-level4-draw = { $number ->
    [0] A new flower, how interesting.
    [1] A short flight, I’ll be right back.
    [2] There’s a whole meadow over there.
    [3] Something for tomorrow’s jar.
    [4] A bit of pollen to take along.
    [5] Bees hate coming home with nothing.
    [6] The weather’s fine for collecting.
   *[other] Well, I’ll gather a bit more first.
}

says-level4-pass = { $number ->
    [0] The bees are resting now.
    [1] No flower open for me here.
    [2] I’ll sit in the sun and watch.
    [3] It’s raining in the meadow. We stay in.
    [4] Then I’ll polish the jars.
    [5] The meadow is mown, I see.
    [6] I’ll roll up until it’s my turn again.
   *[other] The bees don’t mind. Nor do I.
}

says-level4-waits = { $number ->
    [0] Hmmm… no, that’s not a bee. That’s me.
    [1] I’m counting my tiles, comb by comb.
   *[other] My eyes are on the flowers over there.
}

says-level4-mine = { $number ->
    [0] That took me a whole day to fill!
    [1] My lovely comb, all in pieces.
    [2] Was that a bear at my honey?
    [3] Watch out, I’ve got prickles.
    [4] Bzz. I’m only pretending to be cross.
    [5] Help yourself, but mind the bees.
    [6] Then we’ll build it again tomorrow.
   *[other] It does spread well, my row.
}

says-level4-admires = { $number ->
    [0] That’s a whole summer of honey!
    [1] I’d have needed all week for that.
    [2] I’ve never heard such a hum.
    [3] My hat is off, veil and all.
    [4] The whole hive is talking about it.
    [5] I’d better wake the queen for this.
    [6] I just stood there with my spoon.
   *[other] Now that is what I call diligent.
}

says-level4-behind = { $number ->
    [0] A faster bee just passed me.
    [1] No matter. My bees don’t race.
    [2] I’ll bring up the rear, humming.
    [3] I’ll just keep on, step by step.
    [4] That lead was honestly earned.
    [5] Was that the wind or a bumblebee?
    [6] A hedgehog in front? It was odd anyway.
   *[other] There’s honey left for me, I’m sure.
}

says-level4-lost = { $number ->
    [0] The honey is yours. Enjoy it!
    [1] Bzz. That was beautifully flown.
    [2] Such busy paws should win. Well done.
   *[other] I learned some new flowers today.
}

says-level4-won = { $number ->
    [0] Thank you! There is honey for everyone.
    [1] Me, of all bees? Thank you very much.
    [2] It was a bit each time. Thank you all.
   *[other] Thank you. I’ll name a bee after you all.
}
