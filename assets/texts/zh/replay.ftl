# 重看一局：牌架上方的话，以及播放的按钮。

replay-deal = 牌已发好，{ $who ->
    [you] 你
   *[other] { $name }
}先开始。
replay-begins = { $turn } / { $count } · { $name }……
replay-told = { $turn } / { $count } · { $seconds ->
    [0] {""}
   *[other] { $seconds }秒 ·{" "}
}{ $story }
replay-turn = { $turn } · { $name }
replay-closed = 牌架已盖住
replay-rules = 回放到此为止：规则后来改过。
chapter-deal = 发牌
chapter-opened = 破冰
chapter-most = 出牌最多
chapter-timeout = 超时
chapter-out = 最后一张
chapter-blocked = 大家都跳过
control-leave = 返回
control-racks = 牌架
tip-leave = 返回 · Escape
tip-racks = 亮开或盖住牌架 · R
tip-start = 回到发牌 · Home
tip-previous = 上一回合 · ←
tip-play = 播放 · 空格键
tip-hold = 暂停 · 空格键
tip-restart = 从发牌重新看 · 空格键
tip-next = 下一回合 · →
tip-timeline = 前后一回合 · ← → 换章节 · Page Up、Page Down
tip-end = 到结尾 · End
replay-speed = { $percent ->
    [50] ×½
    [100] ×1
    [200] ×2
   *[400] ×4
}
