# 为什么这样不行，由小动物来说：要短，要亲切。

number-word = { $number }
number-one = 一张{ $number }
number-many = { $number }
why-set-short = { $count ->
    [1] 只有一张？
   *[other] 只有两张？
}一排要三张。
why-run-short = 两张开了个好头，顺子要三张。
why-group-short = 两张{ $many }，再来一张就是群组。
why-jokers-only = 光有百搭牌，不知道当谁。配张数字吧。
why-color-twice = 两张{ $color }牌？群组里每种颜色只来一张。
why-runs-only = 这里不算群组。找同色的连号吧。
why-group-long = 多了一张！颜色一共只有四种。
why-number-twice = 两张{ $many }？顺子里每个数只来一次。
why-gap = 这里少了{ $tile }。顺子要一个接一个。
why-run-long = 到13就到头了，这排还想往外走。
why-order = 差一点！把数字从小排到大。
why-mixed = 它们凑不到一起。要同一个数，或者同色连号。
why-mixed-group = { $count ->
    [1] { $one }
    [2] 两张{ $many }
    [3] 三张{ $many }
   *[other] 四张{ $many }
}和{ $odd }？{ $odds }喜欢和{ $like }在一起。
why-mixed-run = { $tile }混进来了。顺子只有一种颜色。
why-table-touched = 先出自己的牌组，再来动桌上的牌。
why-initial-meld = { $needed ->
    [0] 先出一组全是自己的牌。
   *[other] 有{ $value }分了，要够{ $needed }分才行。
}
why-joker-in-initial-meld = 百搭牌先留着，破冰用不着它。
why-joker-before-meld = 百搭牌再等等，你先把自己的牌组出了。
why-joker-in-old-set = 百搭牌自由啦！给它找个新牌组。
why-joker-own-tiles = 给自由的百搭牌配上你的{ $count }张牌。
why-double-needs-both = 两张牌都来了，双位牌才肯走。
why-joker-needs-both = 缺的两种颜色都来了，百搭牌才肯走。
why-joker-exchanged = 百搭牌换不了百搭牌，用数字牌吧。
why-key-not-played = 你拿了{ $tile }，给它找个位置吧。
why-river-first = 牌河要先拿。都收回来，再去拿。
why-choose-one = 两张里有一张归你，留下一张。
why-mirror-twice = 两张镜像牌？一排有一张就够了。
why-mirror-middle = 镜像牌喜欢待在正中，两边都要有牌。
why-mirror-uneven = 有一边长了。镜像牌两边要一样多。
why-mirror-sides = 左看看，右看看，镜像牌两边要一样。
why-mirror-change = 变色牌也照镜子，对面还少一张。
why-mirror-side = 镜像牌的每一边，都得是顺子或群组的一段。
why-change-only-runs = 相同的数用不着变色牌，它要去顺子里。
why-change-stretch = 太花啦！只有变色牌那里才换颜色。
why-change-same = 过了变色牌，就要换一种颜色。
why-change-number = 变色牌也算一个数，给它留个位置。
why-double-run = 双位牌要占两个挨着的数。
why-double-group = 双位牌占两个位置，这样就太满了。
why-nothing-played = 还没有新牌。从牌架上出一张吧。
why-tile-gone = { $tile }住在桌上，请放回去。
why-tile-from-nowhere = { $tile }不在你的牌架上。
why-not-your-tile = { $tile }留在桌上，是大家的。
why-no-such-tile = 这张牌不能放那里，换个地方试试。
why-pool-empty = 牌库里没有牌了。
why-pool-not-empty = 牌库里还有牌，抽一张吧。
