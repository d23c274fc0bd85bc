## Was das Brett der Staufer von sich aus sagt

board-label = Der Tisch
board-ring = Der Ring der Regionen
board-mine = Dein Hof
board-courts = Die Höfe
board-supply = Der Nachschubplan
board-plan = Die kommenden Runden
board-privileges = Die Privilegien
board-privilege = Privileg
board-tasks = Aufträge
board-scoring = Die letzte Wertung
board-scoring-short = Wertung
board-turn = { $seat } ist am Zug.
board-returned = Zurück am Hof:
board-story = Was geschehen ist
board-payment = Die vorgeschlagene Zahlung
board-office = { $region }, Amtssitz { $place }
board-office-free = Amtssitz { $place } in { $region }, frei, Zahl { $cost }{ $noble ->
    [0] {""}
   *[other] , nur für Adelige
 }{ $price ->
    [0] {""}
    [one] , mit dem Weg 1 Figur
   *[other] , mit dem Weg { $price } Figuren
 }, Truhen: { $chests }
board-office-held = Amtssitz { $place } in { $region }, Zahl { $cost }, besetzt von { $seat } ({ $figure }), Truhen: { $chests }
board-office-number = Zahl { $cost }{ $noble ->
    [0] .
   *[other] , nur für Adelige.
 }
board-held-by = { $seat_you ->
    [yes] Besetzt von dir ({ $figure }).
   *[no] Besetzt von { $seat } ({ $figure }).
 }
board-paid = Bezahlbereich von { $region }{ $count ->
    [0] : leer.
   *[other] :
 }
board-paid-title = Bezahlbereich von { $region }
board-paid-seat = { $seat }: { $what }.
board-envoys = { $count ->
    [one] 1 Gesandter
   *[other] { $count } Gesandte
 }
board-nobles = { $count ->
    [one] 1 Adeliger
   *[other] { $count } Adelige
 }
board-paid-none = Hier liegt niemand.
board-cleared-soon = Nach dieser Runde kommt der König hierher: Alle Figuren kehren an ihre Höfe zurück.
board-cleared-later = Nach dieser Runde kommt der König nicht hierher: Die Figuren bleiben liegen.
board-scored-now = Wird in dieser Runde gewertet
board-king-here = Hier ist der König
board-standing = { $place_number }.: { $seat }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }
board-standing-line = { $place_number }. { $seat }: Gewicht { $weight }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }
board-tile = Punkte nach Rang: { $row }
board-bonus = Bonus für Rang { $place_number }:
board-show-region = { $region } zeigen
board-can-here = Hier ist etwas möglich
board-order-title = Noch am Zug
board-order-none = Niemand mehr: Jetzt wird gewertet.
board-order = In dieser Runde noch am Zug: { $line }
board-next = Nachschub-Leiste: { $supply }. Einsetz-Leiste: { $deployed }.
board-supply-track = Nachschub
board-deployment-track = Einsetzen
board-track-order = Reihenfolge
    .help = Die vorderste Aktionsfigur ist am Zug. Jeder kommt in jeder Runde { $turns ->
        [one] einmal
        [2] zweimal
        [3] dreimal
       *[other] { $turns }-mal
     } dran.
board-track-next = Die Reihenfolge der nächsten Runde
    .help = Wer Nachschub holt, stellt sich von links an, der Erste ganz vorn. Wer einsetzt, stellt sich von rechts an, der Erste ganz hinten. Ein Feld mit einem Gesandten bringt dem, der dort einsetzt, einen Gesandten.
board-space = Nachschub: { $space }, Truhen: { $chests }
board-space-help = Nimm diese Figuren aus der Provinz und alle Truhen darunter.
board-court = { $seat }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }, am Hof { $envoys ->
    [one] ein Gesandter
   *[other] { $envoys } Gesandte
 } und { $nobles ->
    [one] ein Adeliger
   *[other] { $nobles } Adelige
 }, Truhen: { $line }, Privilegien: { $privileges }
board-chests = { $chest }{ $count ->
    [one] {""}
   *[other] , { $count } Stück
 }
board-lot = { $count ->
    [one] { $chest }
   *[other] { $count } × { $chest }
 }
board-no-chests = Noch keine Truhen
board-pile-of = { $privilege }, { $count ->
    [one] noch eines
   *[other] noch { $count }
 }
board-piles = Truhen: { $count } im Stapel, { $discards } abgelegt
board-discarded = Abgelegt:
board-privilege-price = Kostet { $count ->
    [one] eine violette Truhe
   *[other] { $count } violette Truhen
 }.
board-brown = Reihen aus 1, 2, 3 und mehr: { $row } Punkte.
board-task-ranks = { $row } Punkte für den ersten, zweiten und dritten Rang. Jetzt brächte er { $points }.
board-task-each = Je { $row } Punkte. Jetzt brächte er { $points }.
board-condition = Gewertet werden { $region } und { $condition }. Bei Gleichstand zählt die erste Region im Uhrzeigersinn ab dem König.
board-as-things-stand = Im Augenblick wäre die zweite { $region }.
board-track-space = Feld { $space } der Punkteleiste{ $small ->
    [0] {""}
   *[other] , 25er-Plättchen: { $small }
 }{ $big ->
    [0] {""}
   *[other] , 100er-Plättchen: { $big }
 }.
board-price-way = Weg
board-price-no-way = keiner
board-price-office = Amtssitz
board-price-payments = eine Figur steht, { $regions }
board-price-stands = eine Figur steht
board-price-sum = Zusammen
board-price-have = du hast { $count }{ $granted ->
    [0] {""}
   *[other] {" "}(mit dem Gesandten der Leiste)
 }
board-list = { $regions }
board-pays = { $region }: { $figure }
board-last-round = Letzte Runde
board-figures = { $count ->
    [one] 1 Figur
   *[other] { $count } Figuren
 }
board-privileges-of = Privilegien: { $line }
board-tasks-of = Aufträge: { $line }
board-would = Jetzt gewertet wärst du { $place_number }.: +{ $points }
board-would-envoy = Jetzt gewertet wärst du mit einem Gesandten { $place_number }.: +{ $points }
board-would-noble = Mit einem Adeligen wärst du { $place_number }.: +{ $points }
board-forecast = Stand der Wertung hier:
board-box = Manche Angaben sind rekonstruiert
    .help = Nicht jede Zahl dieser Schachtel ist überliefert. Was wir ergänzt haben, sagt die Karte jedes Dings, und „Was in der Schachtel ist“ nennt alle Quellen.
board-reconstructed = Rekonstruiert
board-reconstructed-office = Rekonstruiert: Zahl und Adelszeichen dieses Amtssitzes stammen von uns, denn das Beiblatt des Verlags liegt nicht vor. Wer die Schachtel besitzt, kann es berichtigen.
board-reconstructed-bonus = Rekonstruiert: Der Bonus dieser Region stammt von uns, denn das Beiblatt des Verlags liegt nicht vor.
board-reconstructed-tile = Rekonstruiert: Die Werte dieses Punkteplättchens stammen von uns, nach Art der wenigen bekannten.
board-reconstructed-chest = Rekonstruiert: Bekannt ist, wozu Truhen dieser Farbe dienen. Was diese bewirkt und wie oft es sie gibt, stammt von uns.
board-reconstructed-privilege = Rekonstruiert: Was dieses Privileg bewirkt, stammt von uns. Bekannt ist nur, wozu Privilegien dienen.
board-reconstructed-task = Rekonstruiert: Was dieser Auftrag verlangt oder bringt, stammt von uns, nach dem Muster der bekannten.
board-reconstructed-condition = Rekonstruiert: Diese Bedingung stammt von uns; andere ihrer Art sind bekannt.
board-reconstructed-space = Rekonstruiert: Die fünf Felder sind bekannt. Welche es bei dieser Spielerzahl gibt, stammt von uns.
board-reconstructed-track = Rekonstruiert: Welche Felder einen Gesandten bringen, stammt zum Teil von uns.
board-reconstructed-row = Rekonstruiert: Nicht jede Reihe ist überliefert. Was die übrigen bringen, stammt von uns, damit die Stufen passen.
board-reconstructed-pile = Rekonstruiert: Wie viele Punktekarten ausliegen, ist bekannt. Welche es bei dieser Spielerzahl sind, stammt von uns.
board-reconstructed-journey = Rekonstruiert: Der König zieht 1 bis 3 Regionen. Wie oft welche Zahl vorkommt, stammt von uns.
