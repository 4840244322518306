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
menu-bots = 与机器人对战
menu-bots-sub = 1位玩家 · 1–3个机器人
menu-together = 一起玩
menu-together-sub = 2–4位玩家，共用一个屏幕
menu-watch = 观战
menu-watch-sub = 看机器人互相较量
menu-rules = 看规则
menu-rules-sub = 短短几页，配有例子
menu-settings = 设置
menu-games = 对局
menu-look = 外观
menu-quit = 退出
menu-learn = 学习
menu-first = 新手入门
menu-first-sub = 六节短课，每节一分钟
