# What the Hermit says.

says-hermit-play = { $number ->
    [0] If I must. There.
    [1] I hate to let go of things.
    [2] My cave is a bit roomier now.
    [3] Hmph. That was in the way anyway.
    [4] Don’t get used to it.
    [5] There. Don’t make a fuss.
    [6] I was keeping that. Oh well.
   *[other] Found it behind the firewood.
}

says-hermit-many = { $number ->
    [0] The winter is over!
    [1] Out of my cave at last.
    [2] I kept all that for so long.
    [3] Hmph. I suppose it was a bit much.
    [4] There, have it. I need the shelf space.
    [5] Nobody expected that. Nor did I.
    [6] An avalanche. Mind your toes.
   *[other] I even found my old slippers under it.
}

says-hermit-opened = { $number ->
    [0] Grrm. I’m awake, I’m awake.
    [1] Fine, I’ve opened up. A crack.
    [2] I only came out for some air.
    [3] Hmph. Bright out here.
    [4] I’m coming out. But only halfway.
    [5] You’ve been very patient with an old bear.
    [6] The snow has melted off my doorstep.
   *[other] I know, I know. It took me long enough.
}

says-hermit-arranged = { $number ->
    [0] I moved the boulder. It was heavy.
    [1] I’ve stacked it my way now.
    [2] In my cave everything has two uses.
    [3] Mess? That’s a system.
    [4] Grumble, shove, shove. There.
    [5] I know my way round a heap.
    [6] That wasn’t meddling. Well, a little.
   *[other] I scratched my back on it, and it moved.
}

says-hermit-freed = { $number ->
    [0] A joker. It may warm its toes here.
    [1] Joker, off you go. Take a scarf.
    [2] Finders keepers. Well, for a bit.
    [3] I’ll swap. I never do that.
    [4] Come on, joker. I don’t bite.
    [5] I’m not smiling at a joker. I’m yawning.
    [6] Got it out with my claws. Gently.
   *[other] My finest find this year, this joker.
}

says-hermit-near = { $number ->
    [0] My shelves look strangely bare.
    [1] There’s an echo in here now.
    [2] I keep looking for what isn’t there.
    [3] I could almost invite somebody in.
    [4] Who took all my… oh, I did.
    [5] Giving it all away. Whatever next.
    [6] It’s a start. Or an end, grrm.
   *[other] I’m nearly a free bear.
}

says-hermit-out = { $number ->
    [0] All of it, at last. Thank you for waiting.
    [1] My cave is empty. What peace.
    [2] I’ve nothing left to guard. How odd.
    [3] There. Now nobody can say I hoard.
    [4] Grrm. I rather enjoyed that.
    [5] Gone, all of it. I kept the box.
    [6] That’s that. Come by again, if you like.
   *[other] So much floor. I might dance.
}

says-hermit-draw = { $number ->
    [0] One more for the winter.
    [1] I keep it all, for later.
    [2] There is always room in my cave.
    [3] You never know when you’ll need it.
    [4] Mine. I mean, thank you.
    [5] I’ll put it with the others.
    [6] It looked lonely in there.
   *[other] Hmph. Into the heap.
}

says-hermit-pass = { $number ->
    [0] I’ll say nothing, and wait.
    [1] I have all the time in the world.
    [2] Leave me in my cave a while.
    [3] Grrm. No.
    [4] Is it snowing? Then I’m not in.
    [5] The pool’s empty. All right, I helped.
    [6] I’ll go and look at my firewood.
   *[other] Go on. I’m not asleep.
}

says-hermit-waits = { $number ->
    [0] Hum. Brum. Hum.
    [1] I’m counting my treasures. Don’t look.
   *[other] You’re all so busy. I just watch.
}

says-hermit-mine = { $number ->
    [0] Grrr… no, fine, use it.
    [1] Somebody has been sitting in my row!
    [2] Hands off! Well, hands on, then.
    [3] Forty winks, and the row’s gone.
    [4] I was saving that spot.
    [5] They always find my hiding places.
    [6] Take it before I change my mind.
   *[other] It was too lumpy to sleep on.
}

says-hermit-admires = { $number ->
    [0] Hmph. That was good, very good.
    [1] I woke up for that.
    [2] Where did all that come from? Respect.
    [3] And I thought I had a big heap.
    [4] I’m impressed. It won’t happen again.
    [5] Bravo. There, I’ve said it.
    [6] So generous. Makes a bear think.
   *[other] You could fill a cave with that.
}

says-hermit-behind = { $number ->
    [0] Go on, then. I wasn’t using the lead.
    [1] Good. I don’t like being looked at.
    [2] Hmph. And I’d just got comfy.
    [3] Nicely done. Don’t quote me.
    [4] Bears don’t race. Bears arrive.
    [5] Somebody’s cave is emptier than mine.
    [6] I’ll let it pass. It already has.
   *[other] Grrm. Quick little paws, those.
}

says-hermit-lost = { $number ->
    [0] I do cling to my tiles. Well played.
    [1] Back to my cave, with a smile.
    [2] Good win. You may knock any time.
   *[other] Hmph. Couldn’t lose to better company.
}

says-hermit-won = { $number ->
    [0] Thank you for visiting my cave.
    [1] Grrm, thanks. Same time next week?
    [2] Thank you for putting up with a bear.
   *[other] Thanks. I’ll leave the cave light on.
}
