# 暂时盖住牌桌的画面：暂停，以及两位玩家之间的幕布。

handover-title = 轮到{ $name }
handover-sub = 其他人请别看屏幕！
handover-open = 这副牌架是明牌，大家都可以看，也可以帮忙。
handover-button = 我是{ $name }
handover-again = 我是{ $name }，刚才发生了什么？
handover-foot = 你一按，回合就开始。

pause-title = 暂停
pause-resume = 继续
pause-rules = 规则书
pause-settings = 设置
pause-menu = 菜单
pause-menu-sub = 对局会等你回来
pause-give-up = 结束对局
pause-sure = 真的要结束这场对局吗？
pause-lost = 对局就此结束，不能再继续。
pause-lost-for-now = 对局就此结束，没有胜者。下一局开始之前，可以在菜单里撤销。
pause-keep = 继续玩
pause-leave = 是的，结束

pause-stop = 不玩了
pause-help = 操作
help-mouse = 用鼠标玩
help-touch = 用手指玩
help-keys = 用键盘玩
help-gamepad = 用手柄玩
help-tab-touch = 触摸
help-tab-mouse = 鼠标
help-tab-keys = 键盘
help-tab-gamepad = 手柄
help-put = 先拿一张或几张牌，再选位置
help-fit = 把牌放到合适的地方
help-carry = 移动牌，或按住边缘移动整排
help-sweep = 拿起一片区域里的牌
help-walk = 移到牌、位置和按钮
help-press = 拿起、放下、按按钮
help-end = 黄色按钮：出牌或抽牌
help-back = 放开，或返回
help-undo = 撤销一步
help-hint = 看提示
help-sort = 理牌
help-pause = 暂停
help-speech = 语音开关
help-repeat = 再听一遍；听有什么变化
help-hear = 听牌架、桌面或得分
help-lists = 左右走遍牌架，上下走各排
help-find = 按颜色和数字找牌，或找某一排
help-where = 牌能放哪里；再按听别处；放下
help-reads = 听牌架、桌面、刚才的话、变化
cap-click-click = 点击，再点击
cap-tap-tap = 点一下，再点一下
cap-click-twice = 点击两次
cap-tap-twice = 轻点两次
cap-drag = 拖动
cap-sweep = 在桌面上拖过
cap-space = 空格
cap-enter = 回车
cap-escape = Esc
cap-ctrl = Ctrl
cap-backspace = 退格键
cap-delete = 删除键
cap-insert = 插入键
cap-left = 左
cap-up = 上
cap-down = 下
cap-right = 右
cap-digits = 1 2
cap-page-up = 上翻页
cap-page-down = 下翻页
cap-right-stick = 右摇杆

# 更改按键的页面。
keys-change = { $device ->
    [gamepad] 更改按钮
   *[keys] 更改按键
}
keys-sub = { $device ->
    [gamepad] 选一行，再按手柄上新的按钮。
   *[keys] 选一行，再按新的键。
}
keys-wait = { $device ->
    [gamepad] 新的按钮……
   *[keys] 新的键……
}
keys-asked = { $device ->
    [gamepad] “{ $does }”：请按新的按钮。按方向键则不更改。
   *[keys] “{ $does }”：请按新的键。按 Esc 则不更改。
}
keys-set = “{ $does }”现在是 { $key }。
keys-swapped = { $key } 已有用处，所以互换了：“{ $other }”现在是 { $before }。
keys-fixed = 这个键的用处不能改。请按别的键。
keys-letter = 语音打开时，{ $key } 用来找牌。请按别的键。
keys-typed = { $key } 用来输入名字。请按不输入字的键，比如 F8。
keys-reset = 全部还原
keys-usual = 已全部恢复原样。
keys-repeat = 再听一遍刚才的话
keys-rack = 听自己的牌架
keys-table = 听桌面
keys-scores = 听得分
keys-news = 听有什么变化
keys-where = 听牌能放哪里

# 有孩子玩的时候，做无法挽回的事之前先做一道算术题。
sum-title = 请大人来
sum-question = { $one }×{ $other }等于几？
sum-back = 先不了
sum-wrong = 不对，换一题。
sum-closed = 休息一下吧，{ $seconds } 秒后再来。
key-erase = 删除一位
key-enter = 确定
