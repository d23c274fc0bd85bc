game-liars = Lügenwürfel
    .tagline = Alle bluffen, bis es jemand sagt.

option-wild = Einsen
    .help = Ein Joker zählt für jede Augenzahl; dann stimmen Gebote öfter.
option-wild-false = zählen als Einsen
option-wild-true = sind Joker
option-dice = Würfel
    .help = Mit drei Würfeln dauert eine Partie halb so lang.
option-dice-5 = je fünf
option-dice-3 = je drei

face-1 = Eins
    .many = Einsen
face-2 = Zwei
    .many = Zweien
face-3 = Drei
    .many = Dreien
face-4 = Vier
    .many = Vieren
face-5 = Fünf
    .many = Fünfen
face-6 = Sechs
    .many = Sechsen

move-bid = { $quantity ->
        [one] eine { $face }
       *[other] { $quantity } { $face_many }
    } bieten
move-challenge = Zweifeln: „Lügner!“

prompt-begin = Du beginnst. Wie viele von welcher Augenzahl liegen unter allen Bechern?
    .help = Biete, was du glaubst oder die anderen glauben sollen. { $count ->
        [one] 1 Würfel ist
       *[other] { $count } Würfel sind
     } auf dem Tisch.
prompt-answer = { $seat } sagt: { $quantity ->
        [one] eine { $face }
       *[other] { $quantity } { $face_many }
    }. Erhöhst du, oder zweifelst du?
    .help = Erhöhen heißt: mehr Würfel beliebiger Augenzahl oder gleich viele einer höheren. { $count ->
        [one] 1 Würfel ist
       *[other] { $count } Würfel sind
     } auf dem Tisch.
prompt-wait = { $seat } überlegt.
    .help = Jedes Gebot verrät etwas über fremde Würfel, oder soll es.
prompt-out = Du hast keine Würfel mehr.
    .help = Die anderen spielen weiter, bis nur noch einer Würfel hat.
prompt-over = Das Spiel ist aus.
    .help = Wer als Letzter Würfel hatte, hat gewonnen.

refusal-not-asked = Du bist nicht an der Reihe.
refusal-no-bid = Es gibt noch nichts zu bezweifeln.
refusal-too-low = Du musst mehr bieten als { $quantity ->
        [one] eine { $face }
       *[other] { $quantity } { $face_many }
    }.
refusal-too-many = { $count ->
    [one] Es ist nur 1 Würfel
   *[other] Es sind nur { $count } Würfel
 } auf dem Tisch.

event-rolled = Runde { $round }: Alle würfeln, zusammen { $count } Würfel.
event-yours = Du hast { $faces } gewürfelt.
event-bid = { $seat_you ->
        [yes] Du bietest
       *[no] { $seat } bietet
    } { $quantity ->
        [one] eine { $face }
       *[other] { $quantity } { $face_many }
    }.
event-challenged = { $seat_you ->
        [yes] Du zweifelst
       *[no] { $seat } zweifelt
    } am Gebot von { $to_seat_you ->
        [yes] dir
       *[no] { $to_seat }
    }.
event-lifted = { $seat_you ->
        [yes] Du hattest
       *[no] { $seat } hatte
    } { $faces }.
event-found = { $count ->
        [0] Es ist keine { $face } da
        [one] Es ist eine { $face } da
       *[other] Es sind { $count } { $face_many } da
    }; geboten { $quantity ->
        [one] war eine
       *[other] waren { $quantity }
    }.
event-lost = { $seat_you ->
        [yes] Du verlierst
       *[no] { $seat } verliert
    } einen Würfel.
event-out = { $seat_you ->
        [yes] Du bist
       *[no] { $seat } ist
    } ausgeschieden.

part-outlasted = Überdauert

sheet-table = Runde { $round }, { $count } Würfel auf dem Tisch
sheet-wild = Einsen sind Joker.
sheet-bid = { $seat_you ->
        [yes] Dein Gebot
       *[no] { $seat } bietet
    }: { $quantity ->
        [one] eine { $face }
       *[other] { $quantity } { $face_many }
    }
sheet-no-bid = Noch kein Gebot.
sheet-player = { $seat }
sheet-dice = { $count ->
        [one] ein Würfel
       *[other] { $count } Würfel
    }
sheet-own = Deine Würfel: { $items }
sheet-die = { $face }
sheet-out = ausgeschieden
sheet-lifted = Zuletzt unter den Bechern
sheet-last-bid = { $seat_you ->
        [yes] Dein Gebot
       *[no] { $seat } bot
    }: { $quantity ->
        [one] eine { $face }
       *[other] { $quantity } { $face_many }
    }
sheet-found = Gefunden: { $count }
sheet-shown = { $seat }: { $items }
