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
pause-look = 外观
pause-menu = 菜单
pause-menu-sub = 对局会等你回来
pause-give-up = 放弃对局
pause-sure = 真的要放弃这场对局吗？
pause-lost = 对局就此结束，不能再继续。
pause-lost-for-now = 对局就此结束，没有胜者。下一局开始之前，可以在菜单里撤销。
pause-keep = 继续玩
pause-leave = 是的，放弃

pause-help = 操作
help-mouse = 用鼠标玩
help-touch = 用手指玩
help-keys = 用键盘玩
help-gamepad = 用手柄玩
help-take = 拿一张牌，再接着拿
help-put = 放到一排牌、桌面或牌架上
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
help-repeat = 再听一遍刚才的话
help-hear = 听牌架、桌面或得分
cap-click = 点击
cap-tap = 轻点
cap-twice = 两次
cap-drag = 拖动
cap-sweep = 在桌面上拖过
cap-space = 空格
cap-enter = 回车
cap-escape = Esc
cap-ctrl = Ctrl
cap-left = 左
cap-up = 上
cap-down = 下
cap-right = 右

# 有孩子玩的时候，做无法挽回的事之前先做一道算术题。
sum-title = 请大人来
sum-question = { $one } × { $other } 等于几？
sum-back = 先不了
