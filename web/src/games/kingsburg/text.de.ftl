## Was das Brett von Kingsburg von sich aus sagt

board-label = Der Tisch
board-council = Der Hofstaat des Königs
board-year = Jahr { $year } von 5
board-envoy = Der Gesandte des Königs
board-envoy-home = Der Gesandte ist bei Hofe.
board-advisor = { $rank } · { $advisor }
board-dice-neutral = Neutrale Würfel: { $dice }.
board-dice-of = { $seat_you ->
    [yes] Deine Würfel: { $dice }.
   *[no] Würfel von { $seat }: { $dice }.
 }
board-enemy = Der Feind
board-enemy-secret = Das weißt nur du.
board-building = { $building }, Reihe { $row }, Spalte { $column }.
board-stands = Gebaut.
board-price = Kostet { $gold } Gold, { $wood } Holz, { $stone } Stein.
board-price-payable = Kostet { $gold } Gold, { $wood } Holz, { $stone } Stein; dafür reicht es.
board-worth = { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
 }
board-province = { $seat_you ->
    [yes] Deine Provinz
   *[no] Provinz von { $seat }
 }
board-provinces = Die Provinzen
board-governor = Statthalter: { $governor }
board-thing-gold = Gold
board-thing-wood = Holz
board-thing-stone = Stein
board-thing-plus2 = +2-Marker
board-thing-soldiers = Soldaten
board-thing-vp = Punkte
board-defence = Was Gebäude und Statthalter im Winter beitragen
board-player = { $seat }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }, { $gold } Gold, { $wood } Holz, { $stone } Stein, { $plus2 } +2-Marker, { $soldiers ->
    [one] { $soldiers } Soldat
   *[other] { $soldiers } Soldaten
 }.
board-place-in-order = Platz { $number } in der Reihenfolge.
board-passed = Gepasst
board-winter-tab = So verlief der Winter
board-winter = Winter im Jahr { $year }
board-winter-before = Der Feind ist im Anmarsch.
board-pages = Was aufgeschlagen ist
board-page-council = Hofstaat
board-page-province = Provinz
board-star-note = * Bonuswürfel: nur neben einem eigenen
board-dice = Deine Würfel
board-die = Würfel: { $face }
board-bonus-die = Bonuswürfel: { $face }
board-aid-plus2 = +2-Marker
board-aid-market = Markt
board-in-hand = In der Hand: { $total }. { $count ->
    [0] Damit erreichst du niemanden.
    [one] Damit erreichst du einen Berater.
   *[other] Damit erreichst du { $count } Berater.
 }
board-in-hand-more = Mit mehr Würfeln { $count }.
board-with-more = Mit mehr Würfeln zu erreichen.
board-works = Was du jetzt bauen kannst
board-pick-dice = Nimm Würfel auf und leg sie zu einem Berater, oder wähl einen, der leuchtet.
board-drop = Ablegen
board-no-building-doubt = Du kannst noch bauen. Willst du nichts bauen?
board-pass-doubt = Du hast noch Würfel, mit denen du jemanden beeinflussen kannst. Willst du trotzdem passen?
board-army = Armeemarker { $number }
board-reward = Sieg:
board-penalty = Niederlage:
board-known = Bekannt:
board-ours = Von uns:
board-help-die = Ein Bonuswürfel trägt einen Stern und braucht einen eigenen Würfel neben sich.
board-help-army = Diese Soldaten kommen zu deinen eigenen hinzu. Jeder Marker lässt sich einmal einsetzen; der übrige zählt am Ende Punkte.
board-help-enemy = Die Rückseite zeigt nur, wie stark die Feinde dieses Jahres sind. Beim Heerführer und bei der Königin darfst du heimlich nachsehen.
board-phase-favour = Wer die wenigsten Gebäude hat, wirft im Frühling einen Bonuswürfel; bei Gleichstand gibt es stattdessen { $count ->
    [one] eine Ware
   *[other] { $count } Waren
 }.
board-phase-spring = Alle würfeln, beeinflussen Berater, werden entlohnt und dürfen bauen.
board-phase-honour = Wer die meisten Gebäude hat, bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 }.
board-phase-summer = Alle würfeln, beeinflussen Berater, werden entlohnt und dürfen bauen.
board-phase-envoy = Wer die wenigsten Gebäude hat, bekommt den Gesandten: Einmal öffnet er einen besetzten Berater oder bringt ein zweites Gebäude.
board-phase-autumn = Alle würfeln, beeinflussen Berater, werden entlohnt und dürfen bauen.
board-phase-recruiting = { $count ->
    [2] Zwei Waren machen
    [one] Eine Ware macht
   *[other] { $count } Waren machen
 } einen Soldaten.
board-phase-winter = Der König hilft, der Feind kommt, und alle kämpfen für sich.

## Statthalter: was von den rekonstruierten Karten bekannt ist und was von uns stammt

known-thief = Am Anfang 4 von etwas und 3 weniger von etwas; in Phase 1 des ersten Jahres keine Ware.
ours-thief = Dass die 4 Waren nach Wahl sind und die 3 Punkte: Die Zeichen auf der Karte fehlen uns.
known-miner = Am Ende jedes Jahres eine Ware, am Ende von Jahr IV zwei; die letzte zählt für die Kathedrale.
ours-miner = Dass es Gold ist: Die Schwesterkarten geben Holz und Stein.
known-minstrel = Der letzte Effekt jedes Jahres, mit zwei Teilen, die gleichzeitig geprüft werden; wer sich den letzten Platz teilt, bekommt 2 Punkte.
ours-minstrel = Worin die beiden Teile bestehen.
known-philosopher = Er ändert den Wurf, vor oder nach Statue und Kapelle; 1 Punkt, wenn die Summe danach höchstens 10 ist und nichts sie mehr ändert.
ours-philosopher = Wie er den Wurf ändert: auf die gegenüberliegenden Seiten.
known-politician = Zwei eigene Berater auf der Karte, die zusammen mit denen des Hofstaats geben; einer davon hat den Rang 5.
ours-politician = Der Rang des zweiten, 9.
known-priest = Er achtet auf die Summe eines Wurfs und bringt einen Würfel, oder einen Punkt, wenn man schon einen Bonuswürfel hat.
ours-priest = Die Grenze von 9, und dass nur der Besitzer etwas davon hat.
known-heiress = Zwei +2-Marker nach einem schlechten Wurf.
ours-heiress = Die Grenze von 8, und einmal im Jahr.
known-architect = Er vergleicht die Zahl der Gebäude in dem Moment, in dem man selbst baut.
ours-architect = Was das bringt: eine Ware weniger zu zahlen.
known-tax_collector = Eine Ware, gleich nachdem ein anderer gebaut hat, beliebig oft; sie lässt sich noch in derselben Jahreszeit ausgeben.
ours-tax_collector = Bei welchen Gebäuden das gilt, und dass man sich die Ware aussucht.
known-carpenter = Holz am Ende des Jahres, auch des letzten, und ein Effekt, der jedes Mal wirkt.
ours-carpenter = Wie viel Holz, und welcher Effekt.
known-sculptor = Stein am Ende des Jahres, auch des letzten, und ein Effekt, der jedes Mal wirkt.
ours-sculptor = Wie viel Stein, und welcher Effekt.
known-damsel = Mehrere Effekte zu verschiedenen Zeitpunkten.
ours-damsel = Beide Effekte.
known-fairy = Ein Bonuswürfel zu Beginn einer Jahreszeit, wie beim Bauernhof.
ours-fairy = Dass es der Sommer ist.
known-general = Es gibt einen Statthalter dieses Namens, und er passt zu einem Verteidigungsplan.
ours-general = Der ganze Effekt.
known-trickster = Es gibt einen Statthalter dieses Namens.
ours-trickster = Der ganze Effekt.
known-quartermaster = Nichts.
ours-quartermaster = Name und Effekt.
known-moneylender = Nichts.
ours-moneylender = Name und Effekt.
known-seer = Nichts.
ours-seer = Name und Effekt.
known-knight = Nichts.
ours-knight = Name und Effekt.
known-healer = Nichts.
ours-healer = Name und Effekt.
