# What the Maestro says.

says-level10-play = { $number ->
    [0] Every note in its place.
    [1] Softly now, and a touch slower.
    [2] A theme is taking shape.
    [3] A light touch of the baton.
    [4] And… in.
    [5] Pianissimo, but with feeling.
    [6] The composer would have nodded.
   *[other] I hummed it first, to be sure.
}

says-level10-many = { $number ->
    [0] And now the whole orchestra!
    [1] What a chord!
    [2] Every voice found its part.
    [3] Fortissimo. The windows will forgive us.
    [4] I had to use both wings for that.
    [5] Brass, strings and a cymbal crash.
    [6] One rehearses for such moments.
   *[other] My baton is quite warm.
}

says-level10-opened = { $number ->
    [0] The overture. Do sit down, my dears.
    [1] Tap, tap, tap. We begin.
    [2] The house lights go down.
    [3] I’ve found my tuning fork.
    [4] The oboe gave its A. We may start.
    [5] A small bow, and I’m with you all.
    [6] At last, an entrance. I adore entrances.
   *[other] The score lies open before me.
}

says-level10-arranged = { $number ->
    [0] Transposed by ear. It came out well.
    [1] I reseated the strings. Far brighter.
    [2] I’ve rescored the middle part.
    [3] Modulate, resolve, breathe.
    [4] It wanted only a better arrangement.
    [5] A little counterpoint never hurts.
    [6] From the top again, and now it sings.
   *[other] Discord, then harmony. How I love that.
}

says-level10-freed = { $number ->
    [0] Step forward, joker. Your solo!
    [1] A joker, hidden among the second violins.
    [2] The understudy is free. Thank you, joker.
    [3] There was a joker in the horn.
    [4] I know a wrong note when I hear it.
    [5] A joker! My heart does a trill.
    [6] Come, joker, turn my pages.
   *[other] Such a voice was wasted in that corner.
}

says-level10-near = { $number ->
    [0] The last bars are near.
    [1] Crescendo…
    [2] Listen, here comes the ending.
    [3] Hold your breath with me.
    [4] Even my tail feathers are on tiptoe.
    [5] The coda, I believe.
    [6] So little left in the score.
   *[other] Steady, dear baton.
}

says-level10-out = { $number ->
    [0] The final chord. Thank you!
    [1] The last note. It still hangs in the air.
    [2] Bravo to the whole table!
    [3] I lay down my baton.
    [4] Silence now. The best part of the music.
    [5] What a concert. I’m quite moved.
    [6] Finis. How beautiful it was with you all.
   *[other] A long, deep bow to everyone.
}

says-level10-draw = { $number ->
    [0] Rests are music, too.
    [1] I’ll wait for the right moment.
    [2] The second movement may take longer.
    [3] I’ll leaf through the score.
    [4] From the choir, one voice more.
    [5] Even Mozart had to sharpen pencils.
    [6] Hoo… an interesting choice.
   *[other] The instrument wants tuning first.
}

says-level10-pass = { $number ->
    [0] Silence, for one bar.
    [1] The stage is yours.
    [2] I’ll listen to the others now.
    [3] My baton stays under my wing.
    [4] The pool is silent, and so am I.
    [5] The conductor counts, and waits.
    [6] Tacet, as we say. In short: no.
   *[other] I’ll close my eyes and enjoy it.
}

says-level10-waits = { $number ->
    [0] Mm, mm, mmm. In three-four time.
    [1] I count the bars, and my tiles.
   *[other] I read the table like a score.
}

says-level10-mine = { $number ->
    [0] My symphony. Well, it has a new ending.
    [1] Somebody is conducting my orchestra.
    [2] I composed that. Ah, it swings now.
    [3] A remix, I believe the young call it.
    [4] Sacrilege! And rather good.
    [5] Hoo! That was my favourite passage.
    [6] I shall ask for a credit in the programme.
   *[other] Feathers ruffled, but all forgiven.
}

says-level10-admires = { $number ->
    [0] Bravissimo!
    [1] A standing ovation, from a short bird.
    [2] I’ve waited all my life for that chord.
    [3] That gave me goosebumps. On an owl.
    [4] Who is this virtuoso?
    [5] I dropped my baton. Gladly.
    [6] They’ll be humming that for years.
   *[other] Roses! Somebody throw roses.
}

says-level10-behind = { $number ->
    [0] The melody has moved over there.
    [1] A fine solo. I’ll gladly accompany.
    [2] I’ll play second fiddle. With vibrato.
    [3] Presto, and past me. Superb.
    [4] I was taking it adagio, evidently.
    [5] Ah, now we have a drama. An opera, even.
    [6] I yield the podium, with a flourish.
   *[other] Such verve! I’m fanning myself.
}

says-level10-lost = { $number ->
    [0] Encore! It was a joy to listen.
    [1] Beautifully played. I bow to you.
    [2] The applause is yours. I’ll lead it.
   *[other] A masterpiece, and I had the best seat.
}

says-level10-won = { $number ->
    [0] Thank you. We made fine music together.
    [1] Thank you, dear ensemble. Rise, please.
    [2] I raise my baton to all of you. Thanks.
   *[other] Thanks. Alone I’m a bird with a stick.
}
