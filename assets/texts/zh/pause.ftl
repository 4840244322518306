# 暂时盖住牌桌的画面：暂停，以及两位玩家之间的幕布。

handover-title = 轮到{ $name }
handover-sub = 其他人：请不要看屏幕！
handover-button = 我是{ $name }
handover-again = 看看刚才发生了什么
handover-foot = { $name }按下后，回合开始。

pause-title = 暂停
pause-resume = 继续
pause-rules = 规则书
pause-settings = 设置
pause-look = 外观
pause-give-up = 放弃比赛
pause-sure = 真的要放弃比赛吗？
pause-keep = 继续玩
pause-leave = 是的，放弃

pause-help = 操作
help-mouse = 用鼠标玩
help-touch = 用手指玩
help-keys = 用键盘玩
help-gamepad = 用手柄玩
help-take = 拿一张牌，或依次拿几张
help-put = 放到一组牌、桌面或牌架上
help-fit = 把牌放到合适的地方
help-carry = 移动牌，或按住边缘移动整组
help-sweep = 拿起一片区域里的牌
help-walk = 移到牌、位置和按钮
help-press = 拿起、放下、按按钮
help-end = 黄色按钮：出牌或摸牌
help-back = 放开，或返回
help-undo = 撤销一步
help-hint = 要一个提示
help-sort = 整理牌架
help-pause = 暂停
cap-click = 点击
cap-tap = 轻点
cap-twice = 两次
cap-drag = 拖动
cap-sweep = 在桌面上拖过
cap-space = 空格
cap-enter = 回车
cap-escape = Esc
cap-ctrl = Ctrl
