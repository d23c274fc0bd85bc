### What every board says.

board-label = Der Tisch
board-you = Du
board-choices = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
 }
board-since = Seit deinem letzten Zug
board-this-round = In dieser Runde
board-nothing-yet = Noch nichts.
board-watch = Sieh zu, was geschieht …
board-skip = Überspringen
board-go-on = Weiter
board-help = Worum es geht
board-rule = Regel { $rule }
board-close = Schließen
board-points = Punkte
board-over = Die Partie ist vorbei.
board-reconstructed = Rekonstruiert: von uns ergänzt
board-doubt = Bist du sicher?
board-rather-not = Noch nicht
