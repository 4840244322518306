# 谁来玩：玩家卡片、新玩家、访客。

kind-visitor = 访客
tip-who = 选择谁来玩
tip-new-erase = 删除一个字母

who-title = 谁来玩？
who-sub = 访客不会留下任何记录。
who-new = 新玩家
who-visitor = 访客

new-title = 你是谁？
new-sub = 选一种动物。名字最多 { $count } 个字。
new-letters = ABCDEFGHIJKLMNOPQRSTUVWXYZ
new-done = 我是{ $name }

# 玩家的页面：属于这个人的东西。
tip-who-page = 属于{ $name }的设置
tip-player-color = 在牌桌上的颜色；已被占用时换一种
options-player = 无论在哪张牌桌，都跟着这位玩家。
player-as-all = 同设置
player-rename = 名字和动物
player-album = 印章
player-forget = 忘记这位玩家
option-palette = 牌的颜色
option-palette-why = 形状不会改变。
option-palette-value = { $value ->
    [safe] 安全
   *[normal] 通常
}
option-hints = 提示
option-hints-why = 灯会告诉你能出什么。
option-hints-value = { option-reduced-motion-value }
rename-title = 什么名字，什么动物？
rename-taken = 已经有人叫这个名字。
forget-title = 忘记{ $name }吗？
forget-told = 名字、统计、印章和设置会被删除。对局会保留。
forget-keep = 保留这位玩家
