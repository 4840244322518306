# 首页，以及首页要告诉玩家的事。

menu-subtitle = 一到四人的拉密数字牌游戏
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
menu-given-up = 那场对局已放弃。
menu-play = 开始游戏
menu-play-sub = { $rules }，和{ $who }
menu-play-seconds = 每回合{ $seconds }秒
menu-bots = 换一桌
menu-together = 一起玩
menu-watch = 观战
menu-rules = 看规则
menu-settings = 设置
menu-games = 对局
menu-stamps = 印章
menu-look = 外观
menu-quit = 退出
menu-learn = 学习
menu-first = 开始
menu-first-sub = 一分钟，摆出头三张牌
menu-children = 儿童
