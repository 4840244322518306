# 重看一局：牌架上方的话，以及播放的按钮。

replay-deal = 牌已发好，{ $who ->
    [you] 你
   *[other] { $name }
}先手。
replay-begins = { $turn } / { $count } · { $name }……
replay-told = { $turn } / { $count } · { $seconds ->
    [0] {""}
   *[other] { $seconds }秒 ·{" "}
}{ $story }
replay-turn = { $turn } · { $name }
replay-closed = 牌架已合上
replay-rules = 按现在的规则，后面无法继续。
chapter-deal = 发牌
chapter-opened = 破冰
chapter-most = 一次出牌最多
chapter-timeout = 时间到
chapter-out = 出完
chapter-blocked = 谁都出不了牌
control-leave = 返回
control-racks = 牌架
tip-leave = 返回 · Escape
tip-racks = 打开或合上牌架 · R
tip-start = 回到发牌 · Home
tip-previous = 上一回合 · ←
tip-play = 播放 · 空格键
tip-hold = 停住 · 空格键
tip-restart = 从发牌重新看 · 空格键
tip-next = 下一回合 · →
tip-timeline = 上一回合或下一回合 · ← →   章节 · Page Up, Page Down
tip-end = 到结尾 · End
replay-speed = { $percent ->
    [50] ×½
    [100] ×1
    [200] ×2
   *[400] ×4
}
