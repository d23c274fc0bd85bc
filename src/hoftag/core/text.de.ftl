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

## Wie es für mich ausging

account-ahead = Du hast mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
 } Vorsprung gewonnen.
account-behind = Du bist auf Platz { $place }, mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
 } Rückstand.
account-level = Du bist auf Platz { $place }, punktgleich mit der Spitze; der Gleichstand entschied gegen dich.
account-lost = Am meisten fehlt dir bei „{ $part }“: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
