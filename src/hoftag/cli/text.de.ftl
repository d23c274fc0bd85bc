## Who sits at the table

ui-guest = Gast
ui-guest-number = Gast { $number }

## The screen

ui-log = Chronik
ui-thinks = { $seat } überlegt …
ui-hand-over = Jetzt ist { $seat } an der Reihe.
ui-hand-over-enter = { "Drück Enter, wenn sonst niemand mehr hinsieht." }
ui-too-small = Dieses Fenster ist zu klein für den Tisch: Bitte vergrößere es, oder spiel mit --plain.
ui-keys = ↑↓ wählen   Enter spielen   ? Hilfe   u zurück   r Regeln   l Chronik   q Ende
ui-keys-hand-over = Enter weiter   Strg-C Ende
ui-keys-over = ↑↓ wählen   Enter bestätigen   Esc Tisch oder Ergebnis   r Regeln   l Chronik
ui-keys-group = ↑↓ wählen   Enter spielen   Esc zurück zu allen Zügen   ? Hilfe   q Ende
ui-keys-page = Bild↑ Bild↓ blättern   Esc zurück an den Tisch
ui-enter-help = Enter erklärt die Frage.
ui-enter-why = Enter sagt, warum ein Zug nicht geht: warum, dann der Zug.
ui-enter-impossible = Das geht gerade nicht; Enter sagt, warum.
ui-enter-undo = Enter nimmt deinen letzten Zug zurück.
ui-enter-rules = Enter schlägt die Regeln auf.
ui-enter-rule = Enter zeigt die Regel.
ui-enter-log = Enter zeigt alles, was geschehen ist.
ui-enter-table = Enter zeigt den Tisch.
ui-enter-save = Enter sagt, wo die Partie gespeichert ist.
ui-enter-quit = Enter verlässt den Tisch; die Partie ist gespeichert.

## What can be typed

ui-command-help = ? h hilfe
ui-command-why = w warum wieso
ui-command-undo = u zurück
ui-command-rules = r regeln
ui-command-rule = regel
ui-command-log = l chronik
ui-command-table = t tisch
ui-command-save = s speichern
ui-command-quit = q ende
ui-ask = { "Deine Wahl (Nummer, Zug oder ? für Hilfe): " }
ui-help-keys = Wähle mit den Pfeiltasten und Enter, oder tippe einen Teil des Zuges. „warum { $example }“ sagt, warum etwas nicht geht, „regel { $text }“ zeigt eine Regel, „zurück“ nimmt deinen letzten Zug zurück, „chronik“ zeigt alles, was geschehen ist, „ende“ verlässt den Tisch; gespeichert ist immer.

## Answers

ui-about = { $name }:  { $text }
ui-unknown = „{ $text }“ ist hier kein Zug. Mit ? erfährst du, was möglich ist.
ui-group = { $label } ({ $count })
ui-group-open = { $label }: Was davon? Enter allein führt zurück zu allen Zügen.
ui-several = Das kann heißen: { $names }. Bitte sag es genauer.
ui-no-undo = Das lässt sich nicht zurücknehmen: Zufall, ein Geheimnis oder jemand anders kam dazwischen.
ui-undone = Zurückgenommen.
ui-bot-failed = Der Bot von { $seat } ist ausgefallen ({ $error }); für ihn spielt jetzt { $bot }.
ui-saved = Gespeichert, wie nach jedem Zug, in { $path }
ui-why-title = Warum nicht?
ui-why-move = Warum nicht „{ $text }“?
ui-why-usage = Nenne auch den Zug: „warum“ und dann einen aus der Liste oder irgendeinen anderen.
ui-why-unknown = Einen Zug „{ $text }“ gibt es in diesem Spiel nicht.
ui-why-legal = Nichts spricht dagegen: Das darfst du jetzt.
ui-no-rule = Eine Regel „{ $text }“ gibt es nicht.

## The end

ui-result = Das Ergebnis
ui-winner = { $names } gewinnt.
ui-winners = { $names } teilen sich den Sieg.
ui-total = Summe
ui-score-line = { $place }. { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } ({ $parts })
ui-record-lies = Die ganze Partie steht in { $path }
ui-again = Noch eine Partie
ui-leave = Den Tisch verlassen
ui-resume = Die Partie ist gespeichert. Weiter geht es mit: { $command }

## Other commands

ui-seats = { $from } bis { $to } Spieler
ui-options = Optionen:
ui-option-value = { $value } ({ $words })
ui-option-default = { $value } ({ $words }, wenn nichts anderes gesagt wird)
ui-standing = Der Stand

## Tabellen, Zeile für Zeile

ui-row = { $head }: { $cells }
ui-cell = { $head }: { $cell }
ui-fields = { $count ->
    [one] { $head } { $cell }
   *[other] { $head } bis { $last } { $cell }
 }
