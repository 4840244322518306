# 首页，以及首页要告诉玩家的事。

menu-continue = 继续游戏
menu-continue-sub = { $days ->
    [0] 今天
    [1] 昨天
   *[other] { $days }天前
}，{ $who ->
    [you] 轮到你了
   *[other] 轮到{ $name }
}
menu-continue-next = { $days ->
    [0] 今天
    [1] 昨天
   *[other] { $days }天前
}，下一局
menu-given-up = 那场对局已结束。
menu-play = 开始游戏
menu-play-with = 和{ $who }
menu-bots = 谁来玩？
menu-bots-sub = 朋友、对手、规则
menu-together = 一起玩
menu-today = 今日
menu-today-sub = { $solved ->
    [0] 新题
   *[other] 已解
}
menu-learn = 学习
menu-learn-sub = { $done ->
    [0] { $count }课
   *[other] { $done }/{ $count }
}
menu-rush-sub = 3分钟
menu-first = 开始
menu-first-sub = 一分钟，摆出头三张牌
menu-watch = 观战
menu-settings = 设置
menu-games = 对局
menu-stamps = 印章
menu-quit = 退出
menu-children = 儿童
menu-children-sub = 看图就会
