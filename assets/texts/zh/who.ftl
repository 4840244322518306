# 谁来玩：玩家卡片、新玩家、访客。

kind-visitor = 访客
tip-new-erase = 删除一个字
tip-new-marks = 带符号的字母
tip-new-plain = 不带符号的字母

who-title = 谁来玩？
who-sub = 访客不会留下记录。
who-new = 新玩家
who-visitor = 访客

new-title = 你是谁？
new-sub = 选一种动物。名字最多{ $count }个字。
new-letters = ABCDEFGHIJKLMNOPQRSTUVWXYZ
new-marks = áčş
new-plain = ABC
new-missing = 这个字在这里显示不出来。拉丁、希腊和西里尔字母都可以。
new-done = 我是{ $name }

# 玩家的页面：属于这个人的东西。
tip-who-page = { $name }的页面
tip-player-color = 你的颜色，已被占用时换一种
options-player = 这位玩家在每张牌桌都适用
player-as-all = 默认
player-rename = 名字和动物
player-cabinet = 纪录和印章
player-forget = 删除这位玩家
option-palette = 牌的颜色
option-palette-why = 形状不变。
option-palette-value = { $value ->
    [safe] 色盲友好
   *[normal] 普通
}
option-hints = 提示
option-hints-why = 灯泡会告诉你能出什么。
option-hints-value = { option-larger-tiles-value }
option-outlook = 还排得成吗？
option-outlook-why = 牌排拆开后，提示还能不能排好。
option-outlook-value = { option-larger-tiles-value }
rename-title = 名字和动物
rename-taken = 这个名字已经有人用了。
forget-title = 删除玩家{ $name }吗？
forget-told = 名字、统计、印章、纪录和偏好会被删除。对局会保留。
forget-keep = 保留这位玩家

# 纪录册：一个人最好的成绩，和遇到过的对手。
records-run = 最长的顺子
records-turn = 一回合出牌最多
records-fewest = 最快获胜
records-figure = { $name }：{ $kind ->
    [fewest] { $count }回合
   *[other] { $count }张
}
records-against = 对手：{ $names }{ $kind ->
    [fewest] {" "}· 最后出的牌
   *[other] {""}
}
records-how-run = 出一条顺子，或者把一条接长。
records-how-turn = 一次尽量多出几张。
records-how-fewest = 赢一局就有，快慢都行。
records-crowns = 第一次赢过谁，谁就戴上王冠。
records-met = 你们见过面了，赢一局就有王冠。
records-nobody = 十二位对手等着认识你。
records-spoken-met-names = 遇到过：{ $names }
records-spoken-won-names = 赢过：{ $names }
