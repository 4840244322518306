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
