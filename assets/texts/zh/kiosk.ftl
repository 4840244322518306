# 公共屏幕。

attract-title = 轻触开始
attract-line = 一局只要几分钟。
attract-full = 1–4人
attract-lower = 降低画面
attract-higher = 升高画面
attract-who = 谁来玩？
still-title = 还在玩吗？
still-sub = 轻触屏幕继续。
still-go-on = 我还在

# 仅供工作人员。

pin-title = 工作人员
pin-sub = 请输入密码。
pin-wrong = 密码不对。
pin-locked = 尝试次数过多，请等待{ $seconds }秒。
pin-locked-minutes = 尝试次数过多，请等待{ $minutes }分钟。
staff-title = 管理面板
staff-volume = 最大音量
staff-volume-now = 时间表：最大值的{ $now }%。现在：{ $heard }%
staff-percent = { $percent }%
staff-languages = 语言
staff-presets = 规则
staff-visits = 到访
staff-card = 测试画面
staff-restart = 重新启动
staff-restart-sure = 再按一次重新启动
staff-quit = 退出
staff-quit-sure = 再按一次退出
staff-done = 返回游戏
week-title = 最近七天的到访
week-starts = 开始的对局
week-moves = 至少出过一次牌
week-finished = 玩到结束
week-abandoned = 提前结束
week-resets = 中途离开
week-cuts = 断电
week-crashes = 崩溃
week-day = { $day ->
    [0] 周一
    [1] 周二
    [2] 周三
    [3] 周四
    [4] 周五
    [5] 周六
   *[other] 周日
}
week-all = 合计
card-title = 轻触四个角
card-all = 四个角都有反应
card-corner = 请轻触这个角
card-touched = 这个角有反应
card-left = 左
card-right = 右
