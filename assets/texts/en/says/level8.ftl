# What the Juggler says.

says-level8-play = { $number ->
    [0] Hop, and caught!
    [1] Up, over, and down it goes.
    [2] A little toss, a soft landing.
    [3] Look, no hands. Well, almost.
    [4] From behind my back, too.
    [5] It spun a bit, but it landed.
    [6] And roll, and twirl, and tap.
   *[other] I balanced that on my nose first.
}

says-level8-many = { $number ->
    [0] Everything in the air at once!
    [1] Round and round, and all landed.
    [2] Whee, what a flight!
    [3] I’ve lost count, but not my balance.
    [4] And nothing fell on anybody’s head.
    [5] Drum roll, please. Oh, I’m done already.
    [6] That’s my favourite trick.
   *[other] That’s worth a fish, I’d say.
}

says-level8-opened = { $number ->
    [0] Curtain up!
    [1] Dear audience, here I come.
    [2] Into the ring at last.
    [3] I was just warming up backstage.
    [4] Clown’s nose on, ready.
    [5] Boing! I’ve arrived.
    [6] Now I can play with everything. Oh joy.
   *[other] My first trick, and no bruises.
}

says-level8-arranged = { $number ->
    [0] All up, all swapped, all down again.
    [1] And now they’ve changed seats. Voilà.
    [2] A somersault through the whole row.
    [3] I threw it apart and caught it together.
    [4] Watch the middle. There, it moved.
    [5] A pyramid, turned upside down.
    [6] That wobbled nicely.
   *[other] Everybody jump… and sit.
}

says-level8-freed = { $number ->
    [0] The joker jumps through the hoop!
    [1] Abracadabra, a joker.
    [2] A swap in mid-air, joker included.
    [3] A joker! Another clown for the ring.
    [4] Hup, and the joker’s in my hand.
    [5] It was in my sleeve… no, in the row.
    [6] I tickled the row till it let go.
   *[other] The joker was doing a handstand there.
}

says-level8-near = { $number ->
    [0] Just a few still in the air.
    [1] The finale is coming!
    [2] My hands are almost free.
    [3] I hear the drums already.
    [4] Nobody sneeze now.
    [5] On tiptoe, over the last bit of rope.
    [6] Oh, this is the bit I love.
   *[other] I may do the splits.
}

says-level8-out = { $number ->
    [0] Ta-da! My hands are empty.
    [1] And the last one lands. Thank you!
    [2] That was the finale. Again?
    [3] Confetti, please.
    [4] Last jump, feet together.
    [5] Curtain down. Same time tomorrow?
    [6] Wheee, and plop. Done.
   *[other] The ring is swept. What a show that was.
}

says-level8-draw = { $number ->
    [0] I can surely balance that as well.
    [1] Over here, I’m ready to catch.
    [2] The more, the merrier.
    [3] Ooh, a new toy.
    [4] From the pool. I do like pools.
    [5] I’ll learn a trick with it.
    [6] A lucky dip! I love those.
   *[other] I’ll tuck it under my chin for now.
}

says-level8-pass = { $number ->
    [0] Nobody clap yet, I’m only thinking.
    [1] My hands are full. Go on!
    [2] No toss from me this time.
    [3] An interval. Popcorn, anyone?
    [4] I’ll stand on one leg meanwhile.
    [5] The pool’s empty? Where do I swim now?
    [6] I’ll be the audience for a bit.
   *[other] Oops, nothing there to throw.
}

says-level8-waits = { $number ->
    [0] Hm-ta-ta, hm-ta-ta. Nearly my cue.
    [1] Counting tiles: up, down, up, down.
   *[other] I’m watching your paws. Nice catch!
}

says-level8-mine = { $number ->
    [0] Hey, I was balancing that!
    [1] The bottom plate! Nobody breathe.
    [2] Caught by someone else. Good catch.
    [3] And my pyramid comes tumbling down.
    [4] Did you see it bounce?
    [5] Juggled away from under my nose.
    [6] Boo… no, bravo!
   *[other] That wasn’t in the programme.
}

says-level8-admires = { $number ->
    [0] Ooh, aah, ooh!
    [1] I’m clapping with my feet as well.
    [2] Come and join our circus.
    [3] How many hands does that take?
    [4] That was without a net, too.
    [5] I’d have dropped at least half.
    [6] Somebody’s been practising.
   *[other] My hat flew off, and I don’t wear one.
}

says-level8-behind = { $number ->
    [0] Whoops, somebody slid past me.
    [1] I dropped a ball there.
    [2] Now we’re juggling the lead.
    [3] The spotlight swings over. Lovely.
    [4] I did a cartwheel, that costs time.
    [5] Second in the parade is fun, too.
    [6] A leap over my head, and neatly landed.
   *[other] That tickles. A race!
}

says-level8-lost = { $number ->
    [0] Bravo! What a landing.
    [1] I’ve put everything down, just to clap.
    [2] A somersault in your honour.
   *[other] A star is born. I’ll carry the hoops.
}

says-level8-won = { $number ->
    [0] Thank you! I take a bow to you all.
    [1] Thank you all. Group hug in the ring?
    [2] You caught, I threw. Thank you, everyone.
   *[other] What an audience. Thank you, thank you.
}
