fault-joker-needs-both = Only both missing colors free this joker
fault-mirror-change = A Color change needs another one opposite
fault-change-only-runs = Color changes go only into runs
fault-change-stretch = Only one color between Color changes
fault-change-same = A Color change needs another color after it
fault-change-number = The Color change takes a number’s place
