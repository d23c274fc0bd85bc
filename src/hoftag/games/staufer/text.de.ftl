## Das Spiel

game-staufer = Die Staufer
    .tagline = Kein Amt ohne Gefolge, und der König wartet nicht.

## Regionen, Figuren, Felder und Wege

region-aachen = Aachen
region-augsburg = Augsburg
region-mailand = Mailand
region-nimwegen = Nimwegen
region-palermo = Palermo
region-strassburg = Straßburg
figure-envoy = Gesandter
    .sign = { "" }
    .a = ein Gesandter
    .acc = einen Gesandten
    .many = Gesandte
figure-noble = Adeliger
    .sign = ♜
    .a = ein Adeliger
    .acc = einen Adeligen
    .many = Adelige
space-one_of_each = Gesandter und Adeliger
space-one_noble = Adeliger
space-two_envoys = Zwei Gesandte
space-one_envoy = Gesandter
space-no_figure = Keine Figur
way-clockwise = im Uhrzeigersinn
way-counter_clockwise = gegen den Uhrzeigersinn
stock-province = Provinz
stock-court = Hof
colour-orange = orange
colour-turquoise = türkis
colour-brown = braun
colour-violet = violett

## Truhen

points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 }

chest-orange_points_3 = Dreierbörse
    .short = +{ $count }
    .help = Bringt sofort { points }.
chest-orange_points_4 = Viererbörse
    .short = +{ $count }
    .help = Bringt sofort { points }.
chest-orange_points_5 = Fünferbörse
    .short = +{ $count }
    .help = Bringt sofort { points }.
chest-orange_envoys_2 = Verstärkung
    .short = +{ $count }G
    .help = Bringt sofort { $count ->
        [one] 1 Gesandten
       *[other] { $count } Gesandte
     }.
chest-orange_noble_1 = Hoher Besuch
    .short = +{ $count }A
    .help = Bringt sofort { $count ->
        [one] 1 Adeligen
       *[other] { $count } Adelige
     }.
chest-orange_pair = Adeliges Geleit
    .short = +G+A
    .help = Bringt sofort { $envoys ->
        [one] 1 Gesandten
       *[other] { $envoys } Gesandte
     } und { $nobles ->
        [one] 1 Adeligen
       *[other] { $nobles } Adelige
     }.
chest-turquoise_free_travel = Freie Reise
    .short = Weg
    .help = Einmal: Der Weg zum Amtssitz kostet nichts.
chest-turquoise_office_rebate = Gebührenerlass
    .short = Erl.
    .help = Einmal: Der Amtssitz kostet { $count ->
        [one] 1 Figur
       *[other] { $count } Figuren
     } weniger, mindestens aber { $least }.
chest-turquoise_noble_waiver = Hintertür
    .short = Tür
    .help = Einmal: Ein Gesandter darf einen Amtssitz mit Adelszeichen besetzen; er zählt weiter { $weight ->
        [1] einfach
        [2] doppelt
        [3] dreifach
       *[other] { $weight }-fach
     }.
chest-turquoise_recall = Rückruf
    .short = Ruf
    .help = Einmal: Nimm alle deine Figuren aus einem Bezahlbereich zurück.
chest-turquoise_promotion = Beförderung
    .short = Rang
    .help = Einmal: Ein Adeliger löst einen deiner Gesandten auf einem Amtssitz ab; der kommt an den Hof.
chest-turquoise_double_muster = Doppelte Aushebung
    .short = 2-fach
    .help = Einmal: Nimm die Figuren des Nachschubfeldes { $count ->
        [1] einmal
        [2] zweimal
        [3] dreimal
       *[other] { $count }-mal
     }.
chest-turquoise_transfer = Versetzung
    .short = Umzug
    .help = Einmal: Versetze eine deiner Figuren auf einen freien Amtssitz { $steps ->
        [0] hier
        [1] hier oder in der nächsten Region
       *[other] hier oder bis zu { $steps } Regionen weiter
     }, ohne Kosten und ohne Truhe.
chest-brown = Braune Truhe
    .short = Braun
    .help = Sammeln: 1 bis 5 bringen am Ende { $first }, { $second }, { $third }, { $fourth } oder { $fifth } Punkte.
chest-violet = Violette Truhe
    .short = Viol.
    .help = { $price ->
        [1] Eine davon kauft
        [2] Zwei davon kaufen
       *[other] { $price } davon kaufen
     } ein Privileg.

## Privilegien

privilege-vp_8 = Königsdank (8)
    .help = Bringt sofort { points }.
privilege-vp_7 = Königsdank (7)
    .help = Bringt sofort { points }.
privilege-vp_6 = Königsdank (6)
    .help = Bringt sofort { points }.
privilege-vp_5 = Königsdank (5)
    .help = Bringt sofort { points }.
privilege-vp_4 = Königsdank (4)
    .help = Bringt sofort { points }.
privilege-travel_writ = Geleitbrief
    .help = Die erste Region auf deinem Weg kostet nichts.
privilege-office_grant = Amtsbrief
    .help = Jeder Amtssitz kostet dich { $count ->
        [one] 1 Figur
       *[other] { $count } Figuren
     } weniger, mindestens aber { $least }.
privilege-open_bench = Offene Bank
    .help = Deine Gesandten dürfen Amtssitze mit Adelszeichen besetzen; sie zählen weiter { $weight ->
        [1] einfach
        [2] doppelt
        [3] dreifach
       *[other] { $weight }-fach
     }.
privilege-muster_right = Aushebungsrecht
    .help = Jeder Nachschub bringt dir { $count ->
        [one] 1 Gesandten
       *[other] { $count } Gesandte
     } mehr.
privilege-royal_table = Königstafel
    .help = { points }, sooft du einen Amtssitz in der Königsregion besetzt.
privilege-treasure_tithe = Truhenzehnt
    .help = { points } für jede Aktion, die dir Truhen bringt.
privilege-return_road = Gegenweg
    .help = Du darfst gegen den Uhrzeigersinn reisen.
privilege-precedence = Vortritt
    .help = Bei Gleichstand um die Mehrheit liegst du vorn.
privilege-loyal_retinue = Treues Gefolge
    .help = Aus jeder gewerteten Region { $count ->
        [one] kommt eine deiner Figuren
       *[other] kommen { $count } deiner Figuren
     } vom Amtssitz an den Hof statt in die Provinz.
privilege-rear_guard = Nachhut
    .help = Zieht der König weiter, nimmst du auch deine Figuren aus der Region zurück, die er verlässt.
privilege-chest_craft = Truhenkunst
    .help = { points }, sooft du eine türkise Truhe nutzt.
privilege-vanguard = Vorhut
    .help = Dein erstes Einsetzen in einer Runde bringt einen Gesandten, auch wenn die Leiste keinen zeigt.
privilege-representation = Stellvertretung
    .help = { points } für jede gewertete Region, in der du einen Amtssitz hast.
privilege-strongroom = Schatzkammer
    .help = Am Ende zählst du { $count ->
        [one] 1 braune Truhe
       *[other] { $count } braune Truhen
     } mehr.
privilege-noble_honours = Adelsehren
    .help = { points }, sooft du einen Adeligen einsetzt.

## Aufträge

task-region_aachen = Aachen
    .help = Punkte nach deinem Rang in Aachen.
task-region_augsburg = Augsburg
    .help = Punkte nach deinem Rang in Augsburg.
task-region_mailand = Mailand
    .help = Punkte nach deinem Rang in Mailand.
task-region_nimwegen = Nimwegen
    .help = Punkte nach deinem Rang in Nimwegen.
task-region_palermo = Palermo
    .help = Punkte nach deinem Rang in Palermo.
task-region_strassburg = Straßburg
    .help = Punkte nach deinem Rang in Straßburg.
task-pattern_adjacent_offices = Amtsnachbarn
    .help = { $count ->
        [2] Zwei
        [3] Drei
       *[other] { $count }
     } deiner Figuren nebeneinander in einer Region.
task-pattern_noble_and_envoy = Herr und Knecht
    .help = Ein Adeliger und ein Gesandter von dir in einer Region.
task-pattern_opposite_regions = Quer durchs Reich
    .help = Je eine Figur in zwei gegenüberliegenden Regionen.
task-pattern_neighbour_regions = Gleich nebenan
    .help = Je eine Figur in { $count ->
        [2] zwei
        [3] drei
       *[other] { $count }
     } benachbarten Regionen.
task-pattern_equal_numbers = Gleicher Rang
    .help = { $count ->
        [2] Zwei
        [3] Drei
       *[other] { $count }
     } Figuren auf Amtssitzen gleicher Zahl in verschiedenen Regionen.
task-pattern_three_in_a_row = Auf der Straße
    .help = Je eine Figur in drei aufeinanderfolgenden Regionen.
task-office_number_3 = Dreierämter
    .help = Jede deiner Figuren auf einem Amtssitz mit der Zahl { $number }.
task-office_number_4 = Viererämter
    .help = Jede deiner Figuren auf einem Amtssitz mit der Zahl { $number }.
task-office_number_5 = Fünferämter
    .help = Jede deiner Figuren auf einem Amtssitz mit der Zahl { $number }.
task-office_number_6 = Sechserämter
    .help = Jede deiner Figuren auf einem Amtssitz mit der Zahl { $number }.
task-office_noble = Adelsämter
    .help = Jede deiner Figuren auf einem Amtssitz mit Adelszeichen.
task-office_leftmost = Ehrenplätze
    .help = Jede deiner Figuren auf dem Amtssitz ganz links in einer Region.

## Bedingungen

condition-b_king_region = die Königsregion
condition-b_fewest_chests = die wenigsten Truhen
condition-b_most_seated_figures = die meisten Figuren im Amt
condition-b_most_chests = die meisten Truhen
condition-b_most_nobles = die meisten Adeligen im Amt
condition-b_most_payment_figures = die meisten Figuren im Bezahlbereich

## Optionen

option-privileges = Privilegien
    .help = Welche Privilegien liegen neben den Siegpunkten aus?
option-privileges-first_game = die des ersten Spiels
option-privileges-drawn = { $kinds ->
    [one] eine Sorte
    [5] fünf Sorten
   *[other] { $kinds } Sorten
 } ausgelost
option-privileges-picked = { $kinds ->
    [one] eine Sorte
    [5] fünf Sorten
   *[other] { $kinds } Sorten
 } reihum ausgesucht
option-privileges_for_two = Privilegien zu zweit
    .help = Wie viele Karten hat ein Stapel zu zweit?
option-privileges_for_two-two_copies = { $copies ->
    [1] eine
    [2] zwei
   *[other] { $copies }
 } wie in der deutschen Regel
option-privileges_for_two-one_copy = { $copies ->
    [1] eine
    [2] zwei
   *[other] { $copies }
 } wie in der englischen Regel

## Züge

move-pick-privilege = { $privilege } auslegen
move-supply = Nachschub: { $space }
move-occupy = Amtssitz { $place } in { $region } besetzen
    .verb = Amtssitz besetzen
move-use = { $chest } nutzen
move-take-privilege = { $privilege } kaufen
    .verb = Kaufen
move-end-turn = Zug beenden
move-travel = { $way } reisen
move-stand = { $figure_acc } einsetzen
move-pay = Wie üblich bezahlen
move-pay-noble = In { $region } mit einem Adeligen zahlen
move-take-back = { $figure_acc } aus { $region } nehmen
move-take-envoy = Stattdessen einen Gesandten nehmen
move-decline = Danke, das genügt
move-recall = Alle aus { $region } zurückrufen
move-resolve = Zuerst { $chest }
move-keep = { $chest } behalten
move-promote = In { $region }, Amtssitz { $place } befördern
move-bring-noble = Adeligen holen: { $stock }
move-transfer = Aus { $region }, Amtssitz { $place } versetzen
move-transfer-to = Nach { $region }, Amtssitz { $place }
move-bring-home = { $figure_acc } heimholen

## Ereignisse

event-got-tasks = { $seat_you ->
    [yes] Deine Aufträge: { $tasks }.
   *[no] Die Aufträge von { $seat }: { $tasks }.
 }
event-privileges = Diese Privilegien liegen aus: { $privileges }.
event-picked = { $seat_you ->
    [yes] Du legst
   *[no] { $seat } legt
 } { $privilege } aus.
event-round = Runde { $round }: Gewertet wird { $region }, dazu: { $condition }.
event-supplied = { $seat_you ->
    [yes] Du wählst
   *[no] { $seat } wählt
 } das Nachschubfeld „{ $space }“.
event-gained = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
 } { $count ->
    [one] { $figure_acc }
   *[other] { $count } { $figure_many }
 } aus der Provinz.
event-none-left = { $seat_you ->
    [yes] Für dich ist kein { $figure } mehr da.
   *[no] Für { $seat } ist kein { $figure } mehr da.
 }
event-took-back = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
 } { $figure_acc } aus { $region } zurück.
event-went-without = { $seat_you ->
    [yes] Du belässt es dabei.
   *[no] { $seat } belässt es dabei.
 }
event-recalled = { $seat_you ->
    [yes] Du rufst
   *[no] { $seat } ruft
 } { $count ->
    [one] eine Figur
   *[other] { $count } Figuren
 } aus { $region } zurück.
event-deploys = { $seat_you ->
    [yes] Du willst nach
   *[no] { $seat } will nach
 } { $region }, Amtssitz { $place }.
event-travels = { $seat_you ->
    [yes] Du reist
   *[no] { $seat } reist
 } { $way }.
event-paid-noble = { $seat_you ->
    [yes] Du zahlst
   *[no] { $seat } zahlt
 } in { $region } mit einem Adeligen.
event-stands = { $seat_you ->
    [yes] Du setzt
   *[no] { $seat } setzt
 } { $figure_acc } auf Amtssitz { $place } in { $region }.
event-paid = { $seat_you ->
    [yes] Du zahlst
   *[no] { $seat } zahlt
 } in { $regions }.
event-took-chests = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
 } { $chests_count ->
    [one] diese Truhe
   *[other] diese Truhen
 }: { $chests }.
event-resolves = { $seat_you ->
    [yes] Du beginnst
   *[no] { $seat } beginnt
 } mit { $chest }.
event-points = { $seat_you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
 } { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 } ({ $part }).
event-drew-chests = { $seat_you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
 } { $chests }.
event-kept-chests = { $seat_you ->
    [yes] Du behältst
   *[no] { $seat } behält
 } { $chests }.
event-used = { $seat_you ->
    [yes] Du nutzt
   *[no] { $seat } nutzt
 } { $chest }.
event-took-privilege = { $seat_you ->
    [yes] Du kaufst
   *[no] { $seat } kauft
 } das Privileg { $privilege }.
event-promoted = { $seat_you ->
    [yes] In { $region } übernimmt ein Adeliger deinen Amtssitz { $place }.
   *[no] In { $region } übernimmt ein Adeliger von { $seat } den Amtssitz { $place }.
 }
event-transferred = { $seat_you ->
    [yes] Du versetzt
   *[no] { $seat } versetzt
 } { $figure_acc } aus { $from_region } nach { $region }, Amtssitz { $place }.
event-ended-turn = { $seat_you ->
    [yes] Du beendest deinen Zug.
   *[no] { $seat } beendet den Zug.
 }
event-two-regions = Gewertet werden { $region } und danach { $second_region } ({ $condition }).
event-same-region = Nur { $region } wird gewertet, denn beide Plättchen nennen es ({ $condition }).
event-region-scored = { $region } wird gewertet.
event-nobody-there = In { $region } sitzt niemand im Amt.
event-ranked = { $seat_you ->
    [yes] In { $region } bist du auf Platz { $place_number }.
   *[no] In { $region } ist { $seat } auf Platz { $place_number }.
 }
event-brought-home = { $seat_you ->
    [yes] Du holst
   *[no] { $seat } holt
 } { $figure_acc } aus { $region } heim.
event-vacated = { $region } wird geräumt: { $count ->
    [one] eine Figur
   *[other] { $count } Figuren
 } zurück in die Provinz.
event-refilled = Neue Truhen werden ausgelegt.
event-reshuffled = Die abgelegten Truhen werden gemischt: { $count ->
    [one] eine Truhe
   *[other] { $count } Truhen
 } im neuen Nachziehstapel.
event-king-moved = Der König zieht { $count ->
    [one] eine Region
   *[other] { $count } Regionen
 } weiter nach { $region }.
event-returned = { $count ->
    [one] eine Figur
   *[other] { $count } Figuren
 } { $count ->
    [one] kommt
   *[other] kommen
 } zurück an { $seat_you ->
    [yes] deinen Hof.
   *[no] den Hof von { $seat }.
 }
event-task = { $seat_you ->
    [yes] Dein Auftrag „{ $task }“ bringt
   *[no] Der Auftrag „{ $task }“ von { $seat } bringt
 } { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 }.
event-brown = { $seat_you ->
    [yes] Du zählst
   *[no] { $seat } zählt
 } { $count ->
    [one] eine braune Truhe
   *[other] { $count } braune Truhen
 }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }.
event-scored = { $seat_you ->
    [yes] Du hast
   *[no] { $seat } hat
 } insgesamt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 }.
event-won = { $seat_you ->
    [yes] Du gewinnst die Partie. Glückwunsch!
   *[no] { $seat } gewinnt die Partie.
 }
event-shared-win = { $seat_you ->
    [yes] Du teilst dir den Sieg.
   *[no] { $seat } teilt sich den Sieg.
 }

## Fragen

prompt-pick-privilege = Welches Privileg soll ausliegen? Es { $count ->
    [one] fehlt noch ein Stapel
   *[other] fehlen noch { $count } Stapel
 }.
    .help = Aus jedem Stapel kann im Spiel mit { $price ->
        [2] zwei violetten Truhen
        [one] einer violetten Truhe
       *[other] { $price } violetten Truhen
     } gekauft werden.
prompt-action = Nachschub oder ein Amtssitz? Du hast { $count ->
    [one] eine Figur
   *[other] { $count } Figuren
 } am Hof.
    .help = Nachschub bringt Figuren und Truhen und frühe Züge in der nächsten Runde. Ein Amtssitz kostet Figuren: Sie bleiben am Weg, bis der König vorbeikommt. Truhen und Privilegien kannst du vorher und nachher nutzen.
prompt-action-supply = Welches Nachschubfeld wählst du? Du hast { $count ->
    [one] eine Figur
   *[other] { $count } Figuren
 } am Hof, und kein freier Amtssitz kostet weniger als { $cost }.
    .help = Nachschub bringt Figuren und Truhen und frühe Züge in der nächsten Runde. Mit mehr Figuren kannst du in einem späteren Zug einen Amtssitz besetzen. Truhen und Privilegien kannst du vorher und nachher nutzen.
prompt-action-supply-full = Welches Nachschubfeld wählst du? Für deine { $count ->
    [one] eine Figur
   *[other] { $count } Figuren
 } am Hof ist kein Amtssitz mehr frei.
    .help = Nachschub bringt Figuren und Truhen und frühe Züge in der nächsten Runde. Amtssitze werden frei, wenn ihre Region gewertet ist; solche mit Adelszeichen wollen einen Adeligen.
prompt-deploy-now = Welchen Amtssitz besetzt du?
    .help = Die genutzte Truhe gilt für dieses Einsetzen; du kannst noch eine dazunehmen.
prompt-supply-now = Welches Nachschubfeld wählst du?
    .help = Die genutzte Truhe gilt für diesen Nachschub.
prompt-finish = Noch etwas, bevor dein Zug endet?
    .help = Deine Aktion ist getan. Truhen und Privilegien, die du jetzt nicht nutzt, können bis zu deinem nächsten Zug warten.
prompt-travel = Auf welchem Weg reist du nach { $region }?
    .help = Jede Region, die du betrittst, bekommt eine deiner Figuren.
prompt-stand = Wer besetzt Amtssitz { $place } in { $region }?
    .help = Ein Adeliger zählt für die Mehrheit { $weight ->
        [1] einfach
        [2] doppelt
        [3] dreifach
       *[other] { $weight }-fach
     }, aber du hast nur wenige.
prompt-pay = Du schuldest je eine Figur: { $regions }. { $nobles ->
    [0] Üblich zahlen Gesandte.
    [one] Ein Adeliger muss mitzahlen.
   *[other] { $nobles } Adelige müssen mitzahlen.
 }
    .help = Bezahle wie üblich; Adelige, die zahlen müssen, liegen dann dort, wo der König zuerst hinkommt. Oder bestimme selbst, wohin ein Adeliger kommt.
prompt-shortage-envoy = In der Provinz ist kein Gesandter mehr. Woher nimmst du einen?
    .help = Du darfst einen Gesandten aus einem beliebigen Bezahlbereich zurücknehmen oder verzichten.
prompt-shortage-noble = In der Provinz ist kein Adeliger mehr. Woher nimmst du einen?
    .help = Du darfst einen Adeligen aus einem beliebigen Bezahlbereich zurücknehmen oder verzichten.
prompt-shortage-envoy-instead = Es ist kein Adeliger zu haben. Nimmst du stattdessen einen Gesandten?
    .help = Alle deine Adeligen sind am Hof oder im Amt.
prompt-recall-figure = Wen rufst du zurück? Bis zu { $count ->
    [one] einer Figur
   *[other] { $count } Figuren
 }.
    .help = Sie kommen aus Bezahlbereichen an deinen Hof.
prompt-recall-region = Aus welcher Region rufst du deine Figuren zurück?
    .help = Alle deine Figuren in ihrem Bezahlbereich kommen an den Hof.
prompt-resolve = Welche Truhe zuerst: { $chests }?
    .help = Die Reihenfolge kann wichtig sein, wenn Figuren knapp werden.
prompt-keep-chest = Welche Truhe behältst du?
    .help = Die anderen werden abgelegt. Eine orange Truhe wird sofort ausgeführt.
prompt-promote = Welcher Gesandte macht einem Adeligen Platz?
    .help = Der Gesandte kommt an deinen Hof; der Adelige zählt { $weight ->
        [1] einfach
        [2] doppelt
        [3] dreifach
       *[other] { $weight }-fach
     }.
prompt-bring-noble = Woher kommt der Adelige für { $region }?
    .help = Aus der Provinz hast du am Ende eine Figur mehr am Hof.
prompt-transfer = Wen versetzt du?
    .help = Die Figur wechselt auf einen freien Amtssitz in der Nähe, ohne Kosten und ohne Truhe.
prompt-transfer-to = Wohin?
    .help = Ein Amtssitz mit Adelszeichen braucht weiterhin einen Adeligen.
prompt-bring-home = Wer kommt aus { $region } heim?
    .help = Die Figur kommt an deinen Hof, die übrigen gehen in die Provinz.
prompt-wait = { $seat } ist am Zug.
    .help = Du wirst bald wieder gefragt.
prompt-over = Die Partie ist vorbei.
    .help = Punkte gab es für Regionen, Boni, Truhen, Privilegien und Aufträge.

## Ablehnungen

refusal-over = Die Partie ist vorbei.
refusal-not-your-turn = { $seat } ist am Zug.
refusal-pick-first = Wähle erst ein Privileg, das ausliegen soll.
refusal-point-card = { $privilege } gehört zum Siegpunktstapel, der immer ausliegt. Wähle ein anderes Privileg.
refusal-laid-out = { $privilege } liegt schon aus. Wähle ein anderes Privileg.
refusal-not-now = Das geht gerade nicht.
refusal-action-first = Erst kommt deine Aktion: Nachschub oder ein Amtssitz.
refusal-chest-at-work = Erst kommt die Aktion, für die du deine Truhe genutzt hast.
refusal-action-taken = Deine Aktion in diesem Zug ist getan. Jetzt kannst du Truhen nutzen und Privilegien kaufen oder den Zug beenden.
refusal-no-such-space = Bei dieser Spielerzahl gibt es das Nachschubfeld „{ $space }“ nicht.
refusal-deploy-only = Die genutzte Truhe gilt für einen Amtssitz. Wähle einen Amtssitz.
refusal-supply-only = Die genutzte Truhe gilt für den Nachschub. Wähle ein Nachschubfeld.
refusal-no-such-office = Bei dieser Spielerzahl hat { $region } keinen Amtssitz { $place }.
refusal-office-taken = { $seat_you ->
    [yes] Amtssitz { $place } in { $region } hast du selbst.
   *[no] Amtssitz { $place } in { $region } hat { $seat }.
 } Er wird frei, wenn die Region gewertet ist.
refusal-cannot-pay = Kostet mit dem Weg { $cost ->
    [one] 1 Figur
   *[other] { $cost } Figuren
 }, und du hast { $have }: { $short } zu wenig. Hol erst Nachschub.
refusal-cannot-pay-cheaper = Kostet mit dem Weg { $cost ->
    [one] 1 Figur
   *[other] { $cost } Figuren
 }, und du hast { $have }: { $short } zu wenig. Am billigsten ist Amtssitz { $other_place } in { $other_region }, für { $other_cost }.
refusal-cannot-pay-chests = Kostet mit dem Weg { $cost ->
    [one] 1 Figur
   *[other] { $cost } Figuren
 }, und du hast { $have }: { $short } zu wenig. { $chests_count ->
    [one] Nutze erst diese Truhe: { $chests }.
   *[other] Nutze erst eine dieser Truhen: { $chests }.
 }
refusal-needs-noble = Verlangt einen Adeligen, und du hast keinen am Hof. Adelige bringen Nachschub und Truhen.
refusal-needs-noble-chests = Verlangt einen Adeligen, und du hast keinen am Hof. { $chests_count ->
    [one] Nutze erst diese Truhe: { $chests }.
   *[other] Nutze erst eine dieser Truhen: { $chests }.
 }
refusal-deploy-first = Erst wird der Amtssitz fertig besetzt.
refusal-nothing-owed = In { $region } schuldest du keine Figur, sondern in { $regions }.
refusal-needed-to-pay = Verzichten kannst du nicht: Diesen Gesandten brauchst du zum Bezahlen.
refusal-not-that-figure = Zurücknehmen darfst du jetzt: { $other_figure }. Nicht: { $figure }.
refusal-envoy-from-province = In der Provinz sind noch Gesandte: Nimm einen von dort.
refusal-none-there = Im Bezahlbereich von { $region } liegt kein { $figure } von dir. { $regions_count ->
    [0] In anderen auch nicht.
   *[other] Du findest so eine Figur in { $regions }.
 }
refusal-noble-first = Stattdessen einen Gesandten gibt es nur, wenn in keinem Bezahlbereich ein Adeliger von dir liegt. Nimm einen Adeligen zurück.
refusal-shortage-first = Sag erst, woher die fehlende Figur kommt.
refusal-recall-first = Sag erst, wen du zurückrufst.
refusal-nobody-there = Im Bezahlbereich von { $region } liegt niemand von dir, wohl aber in { $regions }.
refusal-resolve-first = Sag erst, welche Truhe ausgeführt wird: { $chests }.
refusal-keep-first = Sag erst, welche Truhe du behältst.
refusal-not-drawn = { $chest } wurde nicht gezogen. Zur Wahl stehen: { $chests }.
refusal-choose-figure-first = Beantworte erst die Frage nach deinen Figuren im Amt.
refusal-target-needs-noble = Amtssitz { $place } in { $region } ist Adeligen vorbehalten, und versetzt wird ein Gesandter.
refusal-target-too-far = { $count ->
    [0] Die Figur bleibt in ihrer Region; { $region } ist zu weit weg.
    [one] Die Figur kommt höchstens eine Region weiter; { $region } ist zu weit weg.
   *[other] Die Figur kommt höchstens { $count } Regionen weiter; { $region } ist zu weit weg.
 }
refusal-not-on-display = { $privilege } liegt in dieser Partie nicht aus, oder alle sind vergeben.
refusal-held-already = { $privilege } hast du schon, und niemand hat zwei gleiche.
refusal-too-few-violet = { $count ->
    [one] Ein Privileg kostet 1 violette Truhe
   *[other] Ein Privileg kostet { $count } violette Truhen
 }, und du hast { $have }: { $short } zu wenig.
refusal-not-on-top = { $privilege } liegt weiter unten. Obenauf liegt { $top_privilege }.
refusal-not-to-be-used = Genutzt werden nur türkise Truhen; { $chest } ist keine.
refusal-no-such-chest = { $chest } hast du nicht.
refusal-only-before-action = { $timing ->
    [supply] { $chest } hilft beim Nachschub: Nutze die Truhe in deinem nächsten Zug, bevor du ein Feld wählst.
   *[other] { $chest } hilft bei einem Amtssitz: Nutze die Truhe in deinem nächsten Zug, bevor du einen wählst.
 }
refusal-no-use-office = Auch mit dieser Truhe ({ $chest }) könntest du keinen Amtssitz besetzen. Sammle erst mehr Figuren.
refusal-no-use-recall = { $chest } holt Figuren aus Bezahlbereichen zurück, und dort hast du keine.
refusal-no-use-promote = { $chest } braucht einen deiner Gesandten im Amt und einen deiner Adeligen am Hof oder in der Provinz.
refusal-no-use-transfer = { $chest } braucht eine deiner Figuren im Amt und einen freien Amtssitz in der Nähe.

## Das Ende

part-regions = Regionen
part-bonuses = Boni
part-chests = Orange Truhen
part-privileges = Privilegien
part-region_task = Regionsauftrag
part-pattern_task = Musterauftrag
part-office_task = Amtssitzauftrag
part-brown_chests = Braune Truhen
part-left_over = Übrige Truhen
broke-tie-figures = Den Gleichstand entscheiden die Figuren am Hof.

## Das Blatt

sheet-round = Runde { $round }
sheet-standing = Stand: { $items }
sheet-standing-seat = { $place }. { $seat_you ->
    [yes] du
   *[no] { $seat }
 } { $points }{ $behind ->
    [0] {""}
   *[other] {" "}(−{ $behind })
 }
    .spoken = Platz { $place }: { $seat_you ->
        [yes] du
       *[no] { $seat }
     }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
     }{ $behind ->
        [0] {""}
       *[other] , { $behind } zurück
     }
sheet-end-rounds = Bis zum Ende: Runde { $round } von { $rounds }, { $left ->
    [0] die letzte
    [one] noch eine danach
   *[other] noch { $left } danach
 }
sheet-round-scored = Runde { $round } · gewertet: { $region }, dann { $second_region }
sheet-round-scored-once = Runde { $round } · gewertet: { $region }
sheet-over = Das Ende
sheet-king = Der König ist in { $region }
sheet-scoring = Gewertet: { $region }, dann { $condition }: { $second_region }
sheet-rounds = Es folgen: { $items }
sheet-row = { $round }: { $region }, { $condition }, König +{ $steps }
sheet-row-last = { $round }: { $region }, { $condition }, Ende
sheet-order = Reihenfolge: { $items }
sheet-supply-track = Nachschub-Leiste: { $items }
sheet-deployment-track = Einsetz-Leiste: { $items }
sheet-seat = { $seat_you ->
    [yes] du
   *[no] { $seat }
 }
sheet-ring = Der Ring
sheet-offices = Der Ring, im Uhrzeigersinn ab dem König
sheet-prospects = Was dir ein Amtssitz brächte, würde jetzt gewertet
sheet-would-envoy = { $place_number }. +{ $points }
    .spoken = Platz { $place_number }, +{ $points }
sheet-would-noble = ♜ { $place_number }. +{ $points }
    .spoken = mit einem Adeligen Platz { $place_number }, +{ $points }
sheet-head-region = Region
sheet-head-points = Punkte
    .spoken = Punkte
sheet-head-office = { $place }
    .spoken = Amtssitz { $place }
sheet-head-lying = Liegen
    .spoken = dort liegen
sheet-points = { $points }
sheet-region = { $region }
sheet-region-king = { $region }♚
    .spoken = { $region }, wo der König ist
sheet-office-free = { $cost }{ $noble ->
    [0] { "" }
   *[other] ♜
 }
    .spoken = { $cost }{ $noble ->
        [0] { "" }
       *[other] { " " }für Adelige
     }, frei
sheet-office-free-chests = { $cost }{ $noble ->
    [0] { "" }
   *[other] ♜
 } { $items }
    .spoken = { $cost }{ $noble ->
        [0] { "" }
       *[other] { " " }für Adelige
     }, frei, mit { $items }
sheet-office-held = { $cost }{ $noble ->
    [0] { "" }
   *[other] ♜
 } { $items }
    .spoken = { $cost }{ $noble ->
        [0] { "" }
       *[other] { " " }für Adelige
     }, { $items }
sheet-holder = { $seat_sign }{ $figure_sign }
    .spoken = { $seat_you ->
        [yes] du
       *[no] { $seat }
     } ({ $figure })
sheet-paid-seat = { $seat_sign }{ $lying }
    .spoken = { $seat } { $envoys }{ $nobles ->
        [0] { "" }
        [one] { " " }und 1 Adeliger
       *[other] { " " }und { $nobles } Adelige
     }
sheet-bonuses = Was eine Wertung außer Punkten bringt
sheet-head-bonus = Bonus
sheet-place = { $place_number }.
    .spoken = Platz { $place_number }
sheet-supply = Nachschub: { $items }
sheet-space = { $space }
sheet-space-chests = { $space } [{ $chests }]
sheet-player = { $seat_you ->
    [yes] Du
   *[no] { $seat }
 } · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } · { $envoys ->
    [one] 1 Gesandter
   *[other] { $envoys } Gesandte
 } + { $nobles ->
    [one] 1 Adeliger
   *[other] { $nobles } Adelige
 } am Hof
sheet-province = Provinz: { $envoys ->
    [one] 1 Gesandter
   *[other] { $envoys } Gesandte
 }, { $nobles ->
    [one] 1 Adeliger
   *[other] { $nobles } Adelige
 }
sheet-chests = Truhen: { $items }
sheet-chest = { $chest }
    .short = { $chest_short }
sheet-privileges = Privilegien: { $items }
sheet-privilege = { $privilege }
sheet-tasks = Aufträge: { $items }
sheet-task = { $task } (jetzt { $points })
sheet-task-shown = { $task }
sheet-table = Auf dem Tisch
sheet-display = { $privilege } ×{ $left }: { $items }
sheet-pile = Nachziehstapel: { $count ->
    [one] 1 Truhe
   *[other] { $count } Truhen
 }
sheet-discards = Abgelegt: { $items }
sheet-signs = Ein Amtssitz zeigt seine Zahl, ♜, wenn er einen Adeligen verlangt, und seine Truhe oder wer ihn hat; mit ♜ ist es ein Adeliger. ♚ ist beim König.
    .spoken = Bei jedem Amtssitz steht seine Zahl und wer ihn hat oder was dort liegt.
sheet-effect-gain_points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
 }
sheet-effect-gain_envoys = { $n ->
    [one] 1 Gesandter
   *[other] { $n } Gesandte
 }
sheet-effect-gain_nobles = { $n ->
    [one] 1 Adeliger
   *[other] { $n } Adelige
 }
sheet-effect-recall_figures = bis zu { $n } zurückrufen
sheet-effect-recall_region = eine Region zurückrufen
sheet-effect-draw_chests = { $n ->
    [one] 1 Truhe ziehen
   *[other] { $extra } von { $n } Truhen behalten
 }
sheet-effect-promote_seated_envoy = einen Gesandten befördern
sheet-effect-transfer_seated_figure = eine Figur versetzen ({ $extra })
sheet-effect-travel_free = freier Weg
sheet-effect-travel_first_region_free = erste Region frei
sheet-effect-travel_counter_clockwise_allowed = beide Richtungen
sheet-effect-office_cost_delta = Amtssitz { $n }
sheet-effect-noble_waiver = Gesandte auf Adelsämtern
sheet-effect-recall_from_king_start_region = Figuren aus der Startregion des Königs
sheet-effect-supply_figures_factor = Nachschub mal { $n }
sheet-effect-first_deployment_envoy = Gesandter beim ersten Einsetzen
sheet-effect-points_if_king_region = { $n } je Amt beim König
sheet-effect-points_if_chest_taken = { $n } je Aktion mit Truhen
sheet-effect-points_per_noble_seated = { $n } je eingesetztem Adeligen
sheet-effect-points_per_turquoise_used = { $n } je genutzter türkiser Truhe
sheet-effect-points_per_scored_region_with_office = { $n } je gewerteter Region mit Amt
sheet-effect-win_majority_ties = gewinnt Gleichstände
sheet-effect-keep_seated_figure_per_scored_region = { $n } heim je gewerteter Region
sheet-effect-extra_brown_chests = { $n ->
    [one] 1 braune Truhe mehr
   *[other] { $n } braune Truhen mehr
 }

## Was ein Zug kostet und bringt

effect-envoys = { $change } { $count ->
    [one] Gesandter
   *[other] Gesandte
}
effect-nobles = { $change } { $count ->
    [one] Adeliger
   *[other] Adelige
}
effect-paid = { $change } in Bezahlbereichen
    .short = { $change } liegen
effect-turquoise = { $change } türkise { $count ->
    [one] Truhe
   *[other] Truhen
}
    .short = { $change } türkis
effect-brown = { $change } braune { $count ->
    [one] Truhe
   *[other] Truhen
}
    .short = { $change } braun
effect-violet = { $change } violette { $count ->
    [one] Truhe
   *[other] Truhen
}
    .short = { $change } violett
effect-points = { $change } { $count ->
    [one] Punkt
   *[other] Punkte
}
