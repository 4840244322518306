# 想法邮票：名称、一句话的说明，以及收藏它们的邮册。

stamp-found = { $who ->
    [you] 你
   *[other] { $name }
}发现了：{ $ideas }。

stamp-run = 顺子
stamp-run-told = 同色的数字依次排开。
stamp-group = 群组
stamp-group-told = 同一个数字有三种或四种颜色。
stamp-build = 接牌
stamp-build-told = 自己的一张牌接到桌上的牌排。
stamp-thirty = 首次三十分
stamp-thirty-told = 自己最先的牌组值三十分。
stamp-fourth = 第四张
stamp-fourth-told = 四张的组让出一张牌。
stamp-split = 拆开顺子
stamp-split-told = 一条长顺子变成两条。
stamp-two = 两排齐动
stamp-two-told = 一个回合同时改变两排牌。
stamp-joker = 解放百搭牌
stamp-joker-told = 合适的牌换出一张百搭牌。
stamp-undo = 再想一想
stamp-undo-told = 退一步，找到更好的出法。
stamp-double = 双数牌
stamp-double-told = 双数牌占两个位置。
stamp-mirror = 镜像牌
stamp-mirror-told = 镜像牌两边一模一样。
stamp-change = 变色牌
stamp-change-told = 顺子中途换了颜色。
stamp-key = 钥匙
stamp-key-told = 牌河里的一张牌带来别的牌。
stamp-out = 全部出完
stamp-out-told = 最后一张牌离开牌架。

album-title = { $name }的邮票
album-sub = { $count ->
    [0] 桌上的每个想法都会带来一张邮票。
   *[other] 已有 { $count } 张邮票
}
album-day = { $days ->
    [0] 今天
    [1] 昨天
   *[other] { $day }
}
album-lesson = 演示一下
album-press = 按一张邮票，看看它是什么。
album-new = { $who ->
    [you] { $count }枚新印章
   *[other] { $name }：{ $count }枚新印章
}
