preset-twist-2018-sub = With Doubles, Mirrors and Color changes
option-jokers-why = Twist adds two Doubles, two Mirrors and two Color changes.
