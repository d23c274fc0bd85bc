## Was das Brett von Ohne Furcht und Adel von sich aus sagt

board-label = Der Tisch
board-is = { $seat_you ->
    [yes] du
   *[no] { $seat }
 }
board-mine = Deine Stadt und deine Hand
board-characters = Die Charaktere
board-hand = Deine Hand
board-hand-empty = Keine Karte auf der Hand
board-fresh = neu
board-stage = Was gerade geschieht
board-district = { $district }, { $colour }, { $cost } Gold
board-player = { $seat }{ $crown ->
    [0] {""}
   *[other] {" "}mit der Krone
 }: { $gold } Gold, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
 }, { $built ->
    [one] { $built } Bauwerk
   *[other] { $built } Bauwerke
 }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
board-city-of = Stadt von { $seat }
board-pile = Nachziehstapel: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
 }
board-discards = Ablagestapel: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
 }
board-discards-empty = Noch liegt nichts auf dem Ablagestapel.
board-supply = Vorrat: { $gold } Gold
board-supply-endless = Vorrat: Gold ohne Ende
board-fate-face-up = Nicht dabei
board-fate-silent = Still
board-fate-murdered = Gemeuchelt
board-fate-passed = von dir weitergegeben
board-fate-away = Abgelegt
board-fate-mine = Du
board-fate-revealed = Aufgedeckt
board-fate-on-turn = Am Zug
board-to-be-robbed = Ziel des Diebs
board-murdered = Du bist gemeuchelt worden und setzt diesen Zug aus.
board-draft = Die Wahl der Charaktere
board-chooses = { $seat_you ->
    [yes] Du wählst einen Charakter.
   *[no] { $seat } wählt einen Charakter.
 }
board-decides = { $seat_you ->
    [yes] Du entscheidest.
   *[no] { $seat } entscheidet.
 }
board-kept = Du hast { $character_acc } behalten.
board-graveyard = Am Friedhof
board-action = Aktion
board-builds = { $count ->
    [0] Nichts mehr zu bauen
    [one] Noch ein Bauwerk
   *[other] Noch { $count } Bauwerke
 }
board-income = Einnahmen
board-end-doubt = Noch offen: { $line }. Willst du den Zug trotzdem beenden?
board-left-build = ein Bau
board-left-income = deine Einnahmen
board-left-bonus-gold = das zusätzliche Gold
board-left-bonus-cards = die zusätzlichen Karten
board-left-murder = der Mord
board-left-rob = der Diebstahl
board-use-murder = Jemanden meucheln …
board-use-rob = Jemanden bestehlen …
board-use-swap = Hand tauschen …
board-use-destroy = Bauwerk entfernen …
board-use-laboratory = Karte zu Gold …
board-ask-murder = Welchen Charakter meuchelst du?
board-ask-rob = Welchen Charakter bestiehlst du?
board-ask-swap = Mit wem tauschst du die Hand?
board-ask-destroy = Welches Bauwerk entfernst du?
board-ask-laboratory = Welche Karte kommt ins Laboratorium?
board-ability = Fähigkeit
board-help-on = Hilfe: { $district }
board-known = Diese Karten der Hand kennst du: { $districts }.
