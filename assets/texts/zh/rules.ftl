# 规则套装、比赛长度，以及可以自选的每条规则。

length-games = { $count ->
    [1] 一局
   *[other] { $count }局
}
length-rounds = { $count ->
    [1] 一轮
   *[other] { $count }轮
}
length-target = 到{ $points }分

# 发多少牌，一局要多久。
option-deal = 发牌
option-deal-value = { $value ->
    [quick] 快速
   *[usual] 标准
}
deal-minutes = { $games ->
    [1] { $deal ->
        [quick] 约5分钟
       *[usual] 20到40分钟
    }
   *[other] { $deal ->
        [quick] 每局约5分钟
       *[usual] 每局20到40分钟
    }
}

# 规则书：名称、适合谁、有什么特别。
preset-classic-2016 = 经典2016
preset-classic-2016-for = 最常见的玩法
preset-classic-2016-sub = 两张百搭牌，30分破冰
preset-twist-2018 = 变奏2018
preset-twist-2018-for = 给喜欢惊喜的人
preset-twist-2018-sub = 有双位牌、镜像牌和变色牌
preset-twist-2015 = 变奏2015
preset-twist-2015-for = 给有旧版的人
preset-twist-2015-sub = 和变奏2018一样
preset-pressman-2009 = Pressman 2009
preset-pressman-2009-for = 给耐心谨慎的玩家
preset-pressman-2009-sub = 取回百搭牌要配两张自己的牌
preset-article = 散牌
preset-article-for = 给敢出奇招的人
preset-article-sub = 散牌收回牌架；破冰不能用百搭牌
preset-river = 牌河
preset-river-for = 给想得长远的人
preset-river-sub = 散牌玩法，还有牌河
preset-family = 家庭版
preset-family-for = 给孩子和新手
preset-family-sub = 任何牌组都能破冰，百搭牌随处可放
preset-together = 组队
preset-together-for = 老少同桌
preset-together-sub = 要么一起赢，要么一起输
preset-relaxed = 轻松版
preset-relaxed-for = 给热闹的牌桌
preset-relaxed-sub = 破冰就能加牌，取回的百搭牌随处可放
preset-custom = 自定义
preset-custom-for = 给自家规则
preset-custom-sub = 每条规则都由你定
preset-ladder = 儿童闯关
preset-rung-1 = 顺子
preset-rung-1-sub = 只算顺子，大家明牌
preset-rung-2 = 群组
preset-rung-2-sub = 群组也算，数字不多
preset-rung-3 = 百搭牌
preset-rung-3-sub = 全部数字，还有四张百搭牌
preset-rung-4 = 重组
preset-rung-4-sub = 提示会教你怎么重组
preset-rung-5 = 30分破冰
preset-rung-5-sub = 破冰要30分
preset-with-river = { $name }+牌河
preset-without-river = { $name }，无牌河
preset-quick = { $name }，快速
preset-other = 其他规则

# The ladder as it was once, for games that were kept.
preset-ladder-1 = 7以内的顺子
preset-ladder-2 = 10以内
preset-ladder-3 = 全部数字
preset-ladder-4 = 重组
preset-ladder-5 = 完整玩法

rules-title = 用哪种规则？
rules-sub = 规则书里都有说明。
rules-river-sub = 抽两张，留一张
rules-book = 规则书
rules-done = 用这套规则

ladder-title = 儿童闯关
ladder-sub = 从第一关开始，或任选一关。

options-title = 你自己的规则
options-sub = 点一张纸条，它会翻面。
options-table = 桌面
options-first = 破冰
options-jokers = 百搭牌
options-match = 时间
options-done = 用这套规则

page-of = { $page } / { $count }
page-previous = 上一页
page-next = 下一页

option-jokers = 百搭牌
option-jokers-why = 变奏版另加双位牌、镜像牌、变色牌各两张。
option-jokers-value = { $value ->
    [twist] 变奏
   *[classic] 经典
}
option-river = 牌河
option-river-why = 抽两张，留一张，另一张明放，谁都可以拿。
option-river-value = { $value ->
    [true] 开
   *[false] 关
}
option-loose-tiles = 散牌
option-loose-tiles-why = 出牌后可以剩一两张散牌，由你收回。
option-loose-tiles-value = { $value ->
    [taken] 收回
   *[refused] 不允许
}
option-open-racks = 大家明牌
option-open-racks-why = 真人的牌架，大家都能看到，也能帮忙。机器人不看。
option-open-racks-value = { $value ->
    [true] 开
   *[false] 关
}
option-initial-meld = 破冰
option-initial-meld-why = 最先出的牌组要有多少分，才能动桌面。
option-initial-meld-value = { $value ->
    [0] 任何牌组
   *[other] { $value }分
}
option-mercy = 宽限
option-mercy-why = 抽了这么多次牌，任何牌组都能破冰。
option-mercy-value = { $value ->
    [none] 关
   *[other] { $value }次
}
option-joker-in-initial-meld = 破冰用百搭牌
option-joker-in-initial-meld-why = 百搭牌按它当的牌算分，或者还不能用。
option-joker-in-initial-meld-value = { $value ->
    [true] 算分
   *[false] 不能用
}
option-build-in-initial-turn = 破冰就加牌
option-build-in-initial-turn-why = 破冰的回合就能往桌上加牌，或者等下一回合。
option-build-in-initial-turn-value = { $value ->
    [true] 可以
   *[false] 下一回合
}
option-freed-joker = 取回的百搭牌放进
option-freed-joker-why = 这回合的新牌组，或桌上的任何牌组。
option-freed-joker-value = { $value ->
    [anywhere] 任何牌组
   *[new-set] 新牌组
}
option-own-tiles-with-freed-joker = 配自己的牌
option-own-tiles-with-freed-joker-why = 取回的百搭牌要配上几张你自己的牌。
option-own-tiles-with-freed-joker-value = { $value ->
    [0] 不用
   *[other] { $value }张牌
}
option-group-joker-needs-both = 三张的群组里的百搭牌
option-group-joker-needs-both-why = 用缺的哪张牌换下它？
option-group-joker-needs-both-value = { $value ->
    [true] 两张一起
   *[false] 任何一张
}
option-double-needs-both = 换下双位牌
option-double-needs-both-why = 放进它当的两张牌，或者剩下的都是牌组就行。仅限变奏版。
option-double-needs-both-value = { $value ->
    [true] 两张一起
   *[false] 都可以
}
option-seconds = 每回合时间
option-seconds-why = 时间到时，桌面合规就算数，否则全部退回。
option-seconds-value = { $value ->
    [none] 不限时
   *[other] { $value }秒
}
option-penalty-unfinished = 没摆完
option-penalty-unfinished-why = 摆到一半时间到了，要抽几张牌。
option-penalty-unfinished-value = { $value }张牌
option-length = 比赛
option-length-why = 一轮的局数和人数一样，胜局最多者胜。否则总分最高者胜。
