# What the Sailor says.

says-level6-play = { $number ->
    [0] Tied on, nice and tight.
    [1] A little further along the coast.
    [2] That rope holds.
    [3] Aye, that’s shipshape.
    [4] Steady now, and there it lies.
    [5] On course, with the wind behind me.
    [6] Stowed below. Next wave, please.
   *[other] I waddled a bit, but I got there.
}

says-level6-many = { $number ->
    [0] Full cargo, all ashore!
    [1] The whole fleet has left harbour.
    [2] A big catch today!
    [3] I’ve turned the hold inside out.
    [4] Splash. That was a big wave.
    [5] The deck is clear, and I’m out of breath.
    [6] Now the gulls are impressed.
   *[other] I whistled, and all hands came.
}

says-level6-opened = { $number ->
    [0] Cast off!
    [1] Anchor up. Where does the wind blow?
    [2] Finally out of the fog.
    [3] I’ve found my sea legs. Short, but mine.
    [4] Ship’s bell rung. The voyage begins.
    [5] Off the ice and into the water.
    [6] All the seven seas are mine to sail.
   *[other] Good to feel some spray again.
}

says-level6-arranged = { $number ->
    [0] I tacked twice and slipped through.
    [1] All knots untied and tied again.
    [2] A small detour round the cape.
    [3] Ballast shifted. Now we float better.
    [4] I read the currents, and they agreed.
    [5] Everyone change boats, please. Thank you.
    [6] Charts redrawn, cargo aboard.
   *[other] That took some steering.
}

says-level6-freed = { $number ->
    [0] Joker overboard! I’ve fished it out.
    [1] Stowaway found: a joker.
    [2] Joker, you’re needed on another deck.
    [3] The joker has served its time at sea.
    [4] Yo-ho, a joker.
    [5] There was treasure under this rock.
    [6] A joker! My flippers are tingling.
   *[other] Welcome aboard, joker. Mind your head.
}

says-level6-near = { $number ->
    [0] Land in sight!
    [1] I can see the deck under the crates.
    [2] The harbour is close now.
    [3] I can smell the fish market already.
    [4] The ship rides high in the water.
    [5] Stand by with the ropes.
    [6] I’d better comb my feathers for port.
   *[other] Hold the course, old bird.
}

says-level6-out = { $number ->
    [0] Anchor down! A fine trip.
    [1] Home at last. Thank you, crew!
    [2] My ship is empty. Well sailed, all.
    [3] Sails furled. Shore leave for everybody.
    [4] That was the last crate. Now for a fish.
    [5] Moored. What a voyage.
    [6] Journey’s end, and dry feet. Almost.
   *[other] The log book says: arrived.
}

says-level6-draw = { $number ->
    [0] Down into the hold with it.
    [1] Whatever the tide brings, I’ll take.
    [2] I’ll cast my net once more.
    [3] Against the wind. It happens.
    [4] I’ll take on a little ballast.
    [5] Something’s floating there. Mine now.
    [6] A sailor travels with a full hold.
   *[other] Rowing a while, then. Heave-ho.
}

says-level6-pass = { $number ->
    [0] Calm sea. I’ll wait.
    [1] I’ll stay in the harbour this time.
    [2] Sail on! I’m drifting.
    [3] Low tide. Even the pool is gone.
    [4] Becalmed. I’ll play my mouth organ.
    [5] Fog. Can’t see a thing.
    [6] I’ll ride this wave out.
   *[other] Wake me when my watch begins.
}

says-level6-waits = { $number ->
    [0] I’m humming a shanty till the wind turns.
    [1] All tiles counted. None overboard.
   *[other] I keep a lookout over the table.
}

says-level6-mine = { $number ->
    [0] Pirates!
    [1] There goes my best rope.
    [2] My ship! They took it plank by plank.
    [3] Mutiny, I say. Cheerful mutiny.
    [4] It was anchored. I’m sure it was.
    [5] A clean boarding, I must admit.
    [6] There goes my fleet in all directions.
   *[other] Well, shiver my feathers.
}

says-level6-admires = { $number ->
    [0] Now that’s a tidal wave!
    [1] I’ve seen storms with less in them.
    [2] Whales are smaller than that.
    [3] Full sail, and every flag flying.
    [4] Three cheers from the crow’s nest!
    [5] I nearly fell off the railing.
    [6] That goes straight into the log.
   *[other] Who taught that kraken to play?
}

says-level6-behind = { $number ->
    [0] Overtaken to port. Fine sailing.
    [1] I see a stern ahead. A handsome stern.
    [2] Ahoy up front! Good going.
    [3] I’ll hoist another sail.
    [4] That bow wave splashed my hat.
    [5] It’s rather pleasant in the wake.
    [6] Fair wind to the new leader.
   *[other] I eyed a fish, and off they went.
}

says-level6-lost = { $number ->
    [0] Hats off! Full sail, right into harbour.
    [1] I salute the captain of this game.
    [2] Well steered. The cocoa is on me.
   *[other] I’d sail under your flag any day.
}

says-level6-won = { $number ->
    [0] Thank you, crew! I love to sail with you.
    [1] Land ho. Thank you all for the fine wind.
    [2] A sailor’s bow, and thanks to everybody.
   *[other] Thank you. You made the sea sparkle.
}
