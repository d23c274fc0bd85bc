## Was das Brett von Tumult Royal von sich aus sagt

board-label = Der Tisch
board-land = Das Land
board-stage = Was gerade geschieht
board-market = Die Plättchen des Volkes
board-chronicle = Die Königschronik
board-field = { $terrain } { $field }, frei
board-field-of = { $terrain } { $field }, { $seat_you ->
    [yes] deine Statuen
   *[no] Statuen von { $seat }
 }
board-pinned = Vorgemerkt
board-face-down = Verdeckte Landschaftstafel: { $plot }
board-player = { $seat }, { $rank }: { $statues ->
    [one] { $statues } Statue
   *[other] { $statues } Statuen
 }, { $supporters ->
    [one] { $supporters } Gefolgsmann
   *[other] { $supporters } Gefolgsleute
 }, { $count ->
    [0] kein Plättchen
    [one] ein Plättchen
   *[other] { $count } Plättchen
 } in der Burg{ $mercy ->
    [0] {""}
   *[other] {", "}das Volk zeigt Gnade
 }
board-tiles-of = Plättchen von { $seat }
board-tile = Ein verdecktes Plättchen
board-slot = Plättchen { $slot }
board-slot-mine = In deiner Hand: { $tile }, von Platz { $slot }
board-slot-hand = Plättchen { $slot }: in der Hand von { $seat }
board-slot-castle = Platz { $slot }: leer, das Plättchen liegt in der Burg von { $seat }
board-slot-seen = Plättchen { $slot }: Dort hast du { $tile } gesehen
board-space = Chronik, Feld { $space }: { $count ->
    [one] eine Statue
   *[other] { $count } Statuen
 }
board-space-of = Chronik, Feld { $space }: { $seat } wurde gekrönt
board-space-limit = Hier endet das Spiel, wenn Erster und Letzter mehr als { $limit ->
    [one] 1 Statue
   *[other] { $limit } Statuen
 } auseinanderliegen.
board-space-reveal = Hier deckt der neue König Land auf.
board-gap = Erster und Letzter liegen { $gap ->
    [one] 1 Statue
   *[other] { $gap } Statuen
 } auseinander; mehr als { $limit } beenden das Spiel auf Feld { $space }
board-gap-leads = Erster führt um
board-gap-short = mehr: Ende auf Feld { $space }
board-may-end = Diese Runde kann die letzte sein
board-spinner = Die Tumultscheibe
board-hourglass = Die Sanduhr
board-demand = Das Volk will
board-demand-each = Das Volk will von jeder Sorte
board-plan = Dein Plan
board-plan-hint = Merk Felder im Land vor: Hier siehst du, welche Waren sie kosten.
board-pin-help = Wähl es, um es vorzumerken oder wieder zu streichen.
board-unpin = { $field } nicht mehr vormerken
board-needed = Du brauchst
board-from-afar = aus der Ferne
board-out-of-reach = nicht erreichbar
board-done-doubt = Der Sand läuft noch. Greifst du nichts mehr?
board-pass-doubt = Deine Plättchen reichen noch für ein Feld. Passt du trotzdem?
board-lacks = Dir fehlt
board-near = Es grenzt an deine Statuen.
board-far = Aus der Ferne:
board-only-near = Nur für den, dessen Statuen daran grenzen.
board-statues = { $count ->
    [one] Eine Statue
   *[other] { $count } Statuen
 } für
board-first-statue = Deine erste Statue kostet nichts.
board-left = übrig
board-wanted = verlangt
board-judged = Das Volk urteilt
board-crowd-content = Das Volk ist zufrieden
board-crowd-grumbling = Das Volk murrt
board-crowd-tumult = Das Volk ist in Aufruhr
board-show-land = Land
board-show-tiles = Plättchen
board-sets = So kannst du { $good } zahlen
board-set-brings = { $count ->
    [0] Kein Gefolgsmann
    [one] Ein Gefolgsmann
   *[other] { $count } Gefolgsleute
 }
board-set-leaves = { $count } übrig
board-by-hand = Oder such selbst Plättchen aus:
board-setup = Vom niedrigsten Rang bis zum König stellt jeder seine erste Statue auf eine freie Wiese.
board-order-goal = Ziel
board-order-limit = Höchstens
board-order-least = Kleinstes Plättchen
board-order-stop = Schluss
board-order-ask = Was steht diese Runde in deinem Auftrag?
board-order-filled = Schon ausgefüllt
board-order-modest = Bescheiden
board-order-plan = Für meinen Plan
board-order-greedy = Gierig
board-order-up-to = bis { $count }
board-order-seal = Versiegeln
board-order-filed = Dein Auftrag ist erteilt.
board-get-ready = Mach dich bereit …
board-go = Los!
board-too-early = Noch nicht: Hände weg bis „Los!“
board-sand-stands = Der Sand steht still, bis wieder jemand da ist.
board-hand-first = Eine andere Hand war schneller. Wer zuerst greift, bekommt es; innerhalb einer Zwanzigstelsekunde entscheidet das Los.
board-your-castle = Deine Burg
board-practice-pull = Zieh ein Plättchen hierher, um es zu behalten, oder tipp es noch einmal an.
board-gathered = { $lifted ->
    [one] 1 Plättchen aufgenommen
   *[other] { $lifted } Plättchen aufgenommen
 }, { $kept } behalten
board-practise = Den Raub üben
board-practice-note = Nur zur Übung: Es geschieht auf diesem Gerät, niemand sieht es, und es zählt nicht.
board-practice-start = Sanduhr umdrehen
board-practice-again = Noch einmal
board-practice-other = Eine fremde Hand
board-practice-mine = Geraubt hast du:
board-practice-calm = Von allem ist genug übrig: Das Volk bleibt ruhig.
board-practice-tumult = Zu wenig übrig: { $goods }. Das gäbe einen Tumult.
board-help-field = Jedes Feld wird nur einmal besetzt, und das für immer.
board-help-plot = Was darauf ist, weiß niemand. Wo in der Chronik ein Auge steht, deckt der neue König Tafeln auf.
board-help-slot = Aufnehmen, ansehen, dann behalten oder zurücklegen. Eine Hand, ein Plättchen.
board-help-tile = Ganze Plättchen, keines davon überflüssig. Waren über den Preis hinaus bringen Gefolgsleute.
board-help-space = Wer gekrönt wird, gibt { $cost ->
    [one] 1 Gefolgsmann
   *[other] { $cost } Gefolgsleute
 } ab und stellt hier Statuen auf.
board-spinner-title = Die Tumultscheibe
    .help = Ihre Zahl gilt für Brot, Marmor und Werkzeug: So viel davon will das Volk behalten.
board-hourglass-title = Die Sanduhr
    .help = Solange sie läuft, greifen alle zugleich zu. Die Zeit bestimmt der Server.
board-demand-title = Was das Volk will
    .help = Bleibt von einer Sorte weniger übrig, gibt es einen Tumult: Der Gierigste verliert { $count ->
        [one] 1 Gefolgsmann
       *[other] { $count } Gefolgsleute
     } und von dieser Sorte alle Plättchen bis auf ein kleinstes.
board-supply-title = Vorrat
    .help = Von hier kommen die Gefolgsleute, und hierher gehen sie zurück.
board-people-title = Beim Volk
    .help = Plättchen, die niemand geraubt hat oder die bezahlt wurden.
board-gap-title = Vom Ersten zum Letzten
    .help = Wo in der Chronik eine Zahl steht, endet das Spiel, wenn der Abstand größer ist.
board-plan-title = Dein Plan
    .help = Niemand sonst sieht ihn.
board-guess-cost = Ein Teil dieses Preises musste rekonstruiert werden.
board-guess-region = Diese Landschaftstafel musste rekonstruiert werden.
board-guess-space = Diese Zahl musste rekonstruiert werden.
board-guess-spinner = Die Größe der Bereiche musste rekonstruiert werden.
