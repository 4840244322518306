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

# 规则书：名称、适合谁、有什么特别。
preset-classic-2016 = 经典2016
preset-classic-2016-for = 通常的玩法
preset-classic-2016-sub = 两张百搭牌，30分破冰
preset-twist-2018 = 变奏2018
preset-twist-2018-for = 给喜欢惊喜的人
preset-twist-2018-sub = 有双数牌、镜像牌和变色牌
preset-twist-2015 = 变奏2015
preset-twist-2015-for = 给有旧版盒子的人
preset-twist-2015-sub = 同变奏2018
preset-pressman-2009 = Pressman 2009
preset-pressman-2009-for = 给耐心谨慎的玩家
preset-pressman-2009-sub = 取回百搭牌要配两张自己的牌
preset-article = 文章版
preset-article-for = 给敢出奇招的人
preset-article-sub = 散牌归你；破冰不能用百搭牌
preset-river = 牌河
preset-river-for = 给想得长远的人
preset-river-sub = 同文章版，可从牌河拿牌
preset-family = 家庭
preset-family-for = 给孩子和第一局
preset-family-sub = 任何牌组都能破冰，百搭牌随处可放
preset-relaxed = 轻松
preset-relaxed-for = 给热闹的牌桌
preset-relaxed-sub = 破冰就能加牌，取回的百搭牌随处可放
preset-custom = 自定
preset-custom-for = 给自家规则
preset-custom-sub = 每条规则都由你定
preset-ladder = 儿童阶梯
preset-ladder-1 = 顺子到7
preset-ladder-1-sub = 只算1到7的顺子，大家明牌
preset-ladder-2 = 数字到10
preset-ladder-2-sub = 群组也算
preset-ladder-3 = 全部数字
preset-ladder-3-sub = 所有的牌都有，还有百搭牌
preset-ladder-4 = 重新组合
preset-ladder-4-sub = 提示教你重新组合
preset-ladder-5 = 完整玩法
preset-ladder-5-sub = 破冰要30分
preset-with-river = { $name } + 牌河
preset-without-river = { $name }，无牌河
preset-other = 其他规则

rules-title = 用哪种规则？
rules-sub = 规则书里都能读到。
rules-river-on = 牌河：开
rules-river-off = 牌河：关
rules-river-sub = 摸两张，留一张
rules-book = 规则书
rules-done = 用这套规则

ladder-title = 儿童阶梯
ladder-sub = 从最下面开始，也可以任选一级。

options-title = 你自己的规则
options-table = 牌与桌面
options-first = 破冰
options-jokers = 取回的百搭牌
options-match = 时间与比赛
options-done = 用这套规则

page-of = { $page } / { $count }
page-previous = 上一页
page-next = 下一页

option-jokers = 百搭牌
option-jokers-why = 变奏版在两张百搭牌之外，还有双数牌、镜像牌、变色牌各两张。
option-jokers-value = { $value ->
    [twist] 变奏
   *[classic] 经典
}
option-river = 牌河
option-river-why = 摸牌时摸两张，留一张，另一张明放，以后还能拿回来。
option-river-value = { $value ->
    [yes] 开
   *[no] 关
}
option-loose-tiles = 散牌
option-loose-tiles-why = 出牌后剩下一两张散牌：不允许，或者你收回牌架。
option-loose-tiles-value = { $value ->
    [taken] 收回
   *[refused] 不允许
}
option-open-racks = 大家明牌
option-open-racks-why = 所有真人都明牌，互相可以帮忙。机器人不看。
option-open-racks-value = { $value ->
    [yes] 开
   *[no] 关
}
option-initial-meld = 破冰
option-initial-meld-why = 最初的牌组一共要多少分，之后才能动桌面。
option-initial-meld-value = { $value ->
    [0] 任何牌组
   *[other] { $value }分
}
option-mercy = 宽限
option-mercy-why = 没破冰而摸了这么多次之后，任何牌组都能破冰。
option-mercy-value = { $value ->
    [none] 关
   *[other] { $value }次
}
option-joker-in-initial-meld = 破冰用百搭牌
option-joker-in-initial-meld-why = 按它所当的牌算分，或者根本不能用。
option-joker-in-initial-meld-value = { $value ->
    [yes] 算分
   *[no] 不能用
}
option-build-in-initial-turn = 破冰就加牌
option-build-in-initial-turn-why = 破冰的回合也能在桌面加牌，或者要等下一回合。
option-build-in-initial-turn-value = { $value ->
    [yes] 可以
   *[no] 下一回合
}
option-freed-joker = 取回的百搭牌
option-freed-joker-why = 放进这回合的新牌组，或者桌上任何牌组。
option-freed-joker-value = { $value ->
    [anywhere] 任何牌组
   *[new-set] 新牌组
}
option-own-tiles-with-freed-joker = 配自己的牌
option-own-tiles-with-freed-joker-why = 取回的百搭牌所在的牌组，要有两张你牌架上的牌，或者不用。
option-own-tiles-with-freed-joker-value = { $value ->
    [0] 不用
   *[other] { $value }张牌
}
option-group-joker-needs-both = 三张群组里的百搭牌
option-group-joker-needs-both-why = 缺的颜色任一种就能换下它，或者要两种一起。
option-group-joker-needs-both-value = { $value ->
    [yes] 两种
   *[no] 任一种
}
option-double-needs-both = 换下双数牌
option-double-needs-both-why = 只要剩下的都是牌组就行，或者要它所当的两张牌一起。仅限变奏版。
option-double-needs-both-value = { $value ->
    [yes] 两张一起
   *[no] 都可以
}
option-seconds = 每回合时间
option-seconds-why = 时间到，回合就结束：桌面合规则算数，否则全部退回。
option-seconds-value = { $value ->
    [none] 不限时
   *[other] { $value }秒
}
option-penalty-unfinished = 没出完牌
option-penalty-unfinished-why = 出牌途中时间到：你的牌退回，再摸这么多张。
option-penalty-unfinished-value = { $value }张牌
option-length = 比赛
option-length-why = 一轮的局数与人数相同，胜局最多者胜。其他比赛总分最高者胜。
