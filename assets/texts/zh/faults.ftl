# 为什么一排牌或这样出牌不行。

fault-set-short = 牌组至少要3张牌
fault-run-short = 顺子至少要3张牌
fault-group-short = 群组至少要3张牌
fault-jokers-only = 牌组里要有数字牌
fault-color-twice = 群组里有两张{ $color }牌
fault-runs-only = 这种玩法只算顺子
fault-group-long = 群组最多4张牌
fault-number-twice = { $number }出现了两次
fault-gap = 少了{ $number }
fault-run-long = 顺子只能从1到13
fault-order = 顺序不对
fault-mixed = 它们凑不到一起
fault-table-touched = 先破冰，再动桌上的牌
fault-initial-meld = { $needed ->
    [0] 先用自己的牌出一组
   *[other] 现在{ $value }分，破冰要{ $needed }分
}
fault-joker-in-initial-meld = 破冰不能用百搭牌
fault-joker-before-meld = 破冰之前不能取回百搭牌
fault-joker-in-old-set = 取回的百搭牌要放进新牌组
fault-joker-own-tiles = 取回的百搭牌要配上你的{ $count }张牌
fault-double-needs-both = 两张牌凑齐才能换下双位牌
fault-joker-needs-both = 缺的两种颜色凑齐才能换下百搭牌
fault-joker-exchanged = 特殊百搭牌不能换下百搭牌
fault-key-not-played = 必须打出钥匙牌：{ $tile }
fault-river-first = 要先从牌河拿牌，再做别的
fault-choose-one = 先从两张里留一张
fault-mirror-twice = 一排里不能有两张镜像牌
fault-mirror-middle = 镜像牌要在正中
fault-mirror-uneven = 镜像牌两边的张数要相同
fault-mirror-sides = 镜像牌两边的牌要相同
fault-mirror-change = 变色牌的对面也要是变色牌
fault-mirror-side = 每一边都要是顺子或群组的一段
fault-change-only-runs = 变色牌只能用在顺子里
fault-change-stretch = 两张变色牌之间只能有一种颜色
fault-change-same = 变色牌后面要换一种颜色
fault-change-number = 变色牌要占一个数的位置
fault-double-run = 双位牌要占相邻的两个数
fault-double-group = 双位牌在群组里占两个位置
fault-nothing-played = 至少要出一张自己的牌
fault-tile-gone = { $tile }必须留在桌上
fault-tile-from-nowhere = 你的牌架上没有{ $tile }
fault-not-your-tile = { $tile }是桌上的牌
fault-no-such-tile = 这张牌不能放那里
fault-pool-empty = 牌库空了
fault-pool-not-empty = 牌库里还有牌，不能跳过
