## How a language joins what it lists

list-pair = { $first } and { $second }
list-more = { $first }, { $second }
list-count = { $count }× { $name }
list-none = none
seat-empty = player { $number }

## What a move costs and brings: $effect is such as "−2 gold"

effect-left = { $effect }, { $left } left
move-effects = { $move } ({ $effects })

## Cells of tables

sheet-cell = { $items }
sheet-nothing = –
    .spoken = nothing

## How I did, once the game is over

account-ahead = You won by { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
account-behind = You came { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }, { $points ->
    [one] 1 point
   *[other] { $points } points
 } behind the winner.
account-level = You came { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 } with as many points as the winner; the tie was decided against you.
account-lost = Most was lost in “{ $part }”: { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
