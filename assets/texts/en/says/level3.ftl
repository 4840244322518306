# What the Gardener says.

says-level3-play = { $number ->
    [0] There, in good soil.
    [1] A little leaf for this corner.
    [2] It will grow well here.
    [3] Planted, and a splash of water.
    [4] Croak. That took root at once.
    [5] I’ve had my eye on this spot.
    [6] Slowly does it, and it sprouts.
   *[other] That’s a sunny place for it.
}

says-level3-many = { $number ->
    [0] What a harvest!
    [1] I’ve planted the whole bed.
    [2] Everything is in bloom today.
    [3] So that’s what the rain was for.
    [4] It looked like weeds, and now look.
    [5] My wheelbarrow could hardly carry it.
    [6] I sat very still, and then I leapt.
   *[other] Now where do I put my watering can?
}

says-level3-opened = { $number ->
    [0] The first sprout is up!
    [1] The frost is over. Hello, garden.
    [2] Tadpole no more. I’m on land.
    [3] Spring has come after all.
    [4] It was under the snow for a while.
    [5] I smell fresh soil.
    [6] Good things sprout when they like.
   *[other] Boots on. Let’s begin.
}

says-level3-arranged = { $number ->
    [0] I’ve dug up a bed and planted it anew.
    [1] A little pruning, and there’s light.
    [2] Repotted, and happier for it.
    [3] The paths run differently now.
    [4] The roots had to be untangled first.
    [5] Now everything gets some sun.
    [6] That took a spade and some thought.
   *[other] Look, the rows have room to breathe.
}

says-level3-freed = { $number ->
    [0] There was a joker under that leaf.
    [1] I planted a tile and picked a joker.
    [2] A joker, fresh from the branch!
    [3] Jokers grow like mint around here.
    [4] That scarecrow was a joker all along.
    [5] What rare flower was growing here?
    [6] Well watered, and up came a joker.
   *[other] It was ripe, so it came off easily.
}

says-level3-near = { $number ->
    [0] My seed bag is nearly empty.
    [1] Autumn is almost here.
    [2] A last corner to plant.
    [3] I’m down to the last flowerpots.
    [4] Soon I can sit by the pond.
    [5] It has been a good season so far.
    [6] Not long until the harvest feast.
   *[other] Hardly a weed left on my rack.
}

says-level3-out = { $number ->
    [0] All planted! What a garden we made.
    [1] The last seed is in. Croak!
    [2] The beds are full. Time to rest.
    [3] I hang up my spade. That was lovely.
    [4] The last leaf has fallen.
    [5] Now I’ll sit and watch it grow.
    [6] It was a good year for gardens.
   *[other] Gate shut, hat off, feet in the pond.
}

says-level3-draw = { $number ->
    [0] I’ve a pocket for every kind of seed.
    [1] It needs a little time to grow.
    [2] What might be sprouting in there?
    [3] I’ll sow today and pick tomorrow.
    [4] A cutting from the pool, please.
    [5] I don’t mind a slow season.
    [6] I’ll keep this in the greenhouse.
   *[other] Rain first, then flowers.
}

says-level3-pass = { $number ->
    [0] My spade stays in the shed.
    [1] I’ll let it grow for a while.
    [2] I’ll water the rows and wait.
    [3] The pool’s dry. I’ll sit on my leaf.
    [4] Even a garden sleeps sometimes.
    [5] I’ll lean on my rake for a moment.
    [6] I’m in no hurry. I’m a frog.
   *[other] Not the season for it.
}

says-level3-waits = { $number ->
    [0] I hum to my tiles, so that they grow.
    [1] Counting seeds. They’re all still here.
   *[other] The table’s in bloom. My turn will come.
}

says-level3-mine = { $number ->
    [0] Who’s been in my flower bed?
    [1] Slugs! No, only friends.
    [2] Well, it did need thinning out.
    [3] Oh well, it grows back.
    [4] My prize marrow, gone in a bite.
    [5] So my row makes good compost.
    [6] Do mind the seedlings.
   *[other] I see it’s been transplanted.
}

says-level3-admires = { $number ->
    [0] Ribbit! I mean, remarkable.
    [1] I’ve never seen it sprout so fast.
    [2] Somebody has green fingers.
    [3] I’d like to know what they feed it.
    [4] A whole orchard in a single turn.
    [5] I’d pin a ribbon on that.
    [6] My eyes are wide. They always are, but…
   *[other] Not even my nettles spread like that.
}

says-level3-behind = { $number ->
    [0] The sunflower over there is taller.
    [1] I’m a bit in the shade now. Pleasant.
    [2] Well grown! I’ll keep watering.
    [3] I was first in leaf. That’s nice too.
    [4] Plenty of summer left for everybody.
    [5] Hop, hop, and past me. Well jumped.
    [6] Late apples are sweet as well.
   *[other] I don’t grudge anyone a good spring.
}

says-level3-lost = { $number ->
    [0] Look how your flowers grew. Beautiful!
    [1] A rich harvest, and well deserved.
    [2] The first rose of the year is yours.
   *[other] You had sun, and you used it well.
}

says-level3-won = { $number ->
    [0] Thank you! I’ll croak a song for you all.
    [1] Thank you all. Take some plums home.
    [2] You were fine weather. Thank you.
   *[other] I only watered. Thank you, everybody.
}
