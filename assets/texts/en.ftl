# Every text of the game that a person sees, in English.

## table

## faults

## scenes
