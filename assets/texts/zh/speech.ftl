# 听不见的人从字幕得知声音的意思；看不见的人听到的话。

caption-chord = 一个牌组成立了。
caption-whole = 所有牌组又都成立了。
caption-turn = { say-turn }
caption-tick = 最后几秒正在滴答。
