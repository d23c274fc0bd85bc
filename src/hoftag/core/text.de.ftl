## Wie eine Sprache aneinanderreiht, was sie aufzählt

list-pair = { $first } und { $second }
list-more = { $first }, { $second }
list-count = { $count }× { $name }
list-none = keine
seat-empty = Spieler { $number }

## Was ein Zug kostet und bringt: $effect ist etwa „−2 Gold“

effect-left = { $effect }, bleiben { $left }
move-effects = { $move } ({ $effects })

## Zellen von Tabellen

sheet-cell = { $items }
sheet-nothing = –
    .spoken = nichts
