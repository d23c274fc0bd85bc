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
