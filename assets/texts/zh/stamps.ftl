# 新招的印章：名称、一句话的说明，以及收藏它们的印章册。

stamp-found = { $who ->
    [you] 你
   *[other] { $name }
}发现了：{ $ideas }。

stamp-run = 顺子
stamp-run-told = 同一种颜色，数字相连。
stamp-group = 群组
stamp-group-told = 同一个数，三种或四种颜色。
stamp-build = 接牌
stamp-build-told = 你给桌上的一排加了一张牌。
stamp-thirty = 首次30分
stamp-thirty-told = 你破冰的牌组有30分。
stamp-fourth = 第四张
stamp-fourth-told = 四张的群组让出一张牌。
stamp-split = 拆开顺子
stamp-split-told = 一条长顺子变成两条。
stamp-two = 两排齐动
stamp-two-told = 你在一个回合里改动了两排牌。
stamp-joker = 取回百搭牌
stamp-joker-told = 合适的牌换出一张百搭牌。
stamp-undo = 再想一想
stamp-undo-told = 你撤销一步，找到更好的出法。
stamp-double = 双位牌
stamp-double-told = 双位牌占两个位置。
stamp-mirror = 镜像牌
stamp-mirror-told = 镜像牌两边一模一样。
stamp-change = 变色牌
stamp-change-told = 顺子中途换了颜色。
stamp-key = 钥匙
stamp-key-told = 牌河里的一张牌带来了别的牌。
stamp-out = 全部出完
stamp-out-told = 最后一张牌离开你的牌架。

cabinet-title = { $name }的陈列柜
album-sub = { $count ->
    [0] 每用出一个新招，就得一枚印章。
   *[other] 已有{ $count }枚印章
}
album-day = { $days ->
    [0] 今天
    [1] 昨天
   *[other] { $day }
}
album-lesson = 演示一下
album-new = { $who ->
    [you] { $count }枚新印章
   *[other] { $name }：{ $count }枚新印章
}
