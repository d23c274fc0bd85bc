### The companion of Tumult Royale.

companion-title = Tumult Royal am Tisch
companion-lead = Für alle, die mit der Schachtel spielen: Sanduhr, Scheibe, Chronik und Wertung.
companion-offline = Auf diesem Gerät gespeichert: Es geht auch ohne Netz.
companion-no-figures = Die Zahlen des Spiels sind noch nicht auf diesem Gerät: Öffne die Seite einmal, während der Server erreichbar ist.
companion-ask-again = Noch einmal versuchen
companion-glass = Sanduhr
companion-spinner = Scheibe
companion-court = Wertung
companion-turn = Sanduhr umdrehen
companion-stop = Anhalten
companion-again = Noch einmal umdrehen
companion-fill = Auffüllen
companion-left = Noch { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
 }
companion-out = Die Zeit ist um!
companion-length = Wie lange sie läuft
companion-seconds = { $count } s
companion-large = Groß, für die Tischmitte
companion-small = Zurück zur Seite
companion-sound = Ton
companion-glass-help = Leg das Handy in die Tischmitte und tipp auf das Glas. Der Bildschirm bleibt an.
companion-spin = Pfeil drehen
companion-spin-help = Wie viel will das Volk?
companion-spin-next = Dreh für die nächste Sorte.
companion-of-each = will das Volk von jeder Sorte behalten
companion-gamblers = Für Zocker: nach dem Raub, einmal für jede Sorte
companion-spinner-guess = Die Zahlen sind die der Schachtel; wie groß ihre Bereiche sind, musste rekonstruiert werden.
companion-bread = Brot
companion-marble = Marmor
companion-tools = Werkzeug
companion-chronicle = Die Königschronik
companion-player = Spieler { $number }
companion-name = Name
companion-rank = Rang
companion-king = König
companion-mercy = Das Volk zeigt Gnade
companion-statues = Statuen
companion-supporters = Gefolge
companion-less-statues = Eine Statue weniger: { $name }
companion-more-statues = Eine Statue mehr: { $name }
companion-less-supporters = Ein Gefolgsmann weniger: { $name }
companion-more-supporters = Ein Gefolgsmann mehr: { $name }
companion-gap = Erster und Letzter liegen { $gap ->
    [one] eine Statue
   *[other] { $gap } Statuen
 } auseinander; in dieser Runde sind { $limit } erlaubt.
companion-gap-early = Erster und Letzter liegen { $gap ->
    [one] eine Statue
   *[other] { $gap } Statuen
 } auseinander; das zählt ab Runde { $round }.
companion-reveal = { $count ->
    [one] Der neue König deckt eine Landschaftstafel auf.
   *[other] Der neue König deckt { $count } Landschaftstafeln auf.
 }
companion-gap-unknown = Erster und Letzter liegen { $gap ->
    [one] eine Statue
   *[other] { $gap } Statuen
 } auseinander. Wie viele erlaubt sind, steht unter Feld { $round } eurer Chronik; keine Quelle verrät es, wir vermuten { $ours }.
companion-unsure = In Runde { $round } lagen Erster und Letzter { $gap ->
    [one] eine Statue
   *[other] { $gap } Statuen
 } auseinander. Ist die Zahl unter diesem Feld kleiner, ist das Spiel aus.
companion-poor = { $name } hat weniger als { $cost ->
    [one] 1 Gefolgsmann
   *[other] { $cost } Gefolgsleute
 }: Mit der Krönung bekommen zuerst alle { $each } aus dem Vorrat.
companion-short = { $name } konnte nicht zahlen, also haben zuerst alle { $each } aus dem Vorrat bekommen (Regel T-11.4).
companion-numbers = Die Zahlen eurer Schachtel
companion-numbers-help = Was unter diesen Feldern der Königs-Chronik steht, verrät keine Quelle. Tippt es einmal ein; dieser Browser merkt es sich. Bis dahin beendet in diesen Runden kein Abstand das Spiel: Ihr entscheidet.
companion-number-of = Feld { $round }
companion-numbers-told = Zahlen eurer Schachtel: { $row }
companion-numbers-change = Ändern
companion-numbers-done = Fertig
companion-crown = Krönen, Runde { $round }
companion-undo = Zurücknehmen
companion-new = Neue Partie für
companion-new-for = Neue Partie für { $count }
companion-over-gap = Der Abstand ist zu groß: Das Spiel ist aus. { $name } gewinnt.
companion-over-last-round = Runde { $count } ist vorbei. { $name } gewinnt.
companion-over-statues = Von { $name } { $count ->
    [one] steht die eine Statue
   *[other] stehen alle { $count } Statuen
 }: gewonnen!
companion-court-help = „Krönen“ verteilt die Ränge neu nach Gefolge, nimmt dem König { $cost ->
    [one] 1 Gefolgsmann
   *[other] { $cost } Gefolgsleute
 } und stellt seine Statuen in die Chronik.

## Für Browser: wie eine installierte Seite heißt

manifest-name = Hoftag: Tumult Royal
manifest-short = Tumult Royal
manifest-about = Sanduhr, Tumultscheibe und Wertung für die Schachtel auf dem Tisch.
