# Was ein Klang denen sagt, die ihn nicht hören, und was denen vorgelesen wird, die nicht sehen.

caption-chord = Eine Kombination liegt.
caption-whole = Alle Reihen stimmen wieder.
caption-turn = { say-turn }
caption-tick = Die letzten Sekunden ticken.
