## Was ein Link von einem Tisch erzählt, bevor ihm jemand gefolgt ist

link-locale = de_DE
link-invited = Der Tisch ist gedeckt. Setz dich dazu.
link-again = Eine Partie zum Nachsehen, Zug um Zug.
link-waiting = { $who }: { $free ->
    [0] gleich geht es los
    [one] ein Platz ist frei
   *[other] { $free } Plätze sind frei
 }
link-playing = Hier spielen { $who }
link-over = { $count ->
    [one] { $who } gewinnt
   *[other] { $who } gewinnen
 }: { $scores }
link-more = { $people } und { $more } weitere
link-nameless = Jemand
link-go = Zum Tisch
link-go-replay = Zur Aufzeichnung
link-missing = Diesen Tisch gibt es nicht. Vielleicht fehlt ein Stück vom Link, oder er ist längst abgeräumt.
link-private = Dieser Tisch ist privat: Nur der ganze Einladungslink öffnet ihn.
link-home = Zur Startseite
