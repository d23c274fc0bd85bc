game-toll = Zoll
    .tagline = Eine Brücke, und jemand will eine Münze
move-pay = Zahlen
move-pass = Passen
move-shout = Rufen
prompt-toll = Zahlst du?
    .help = Wer am meisten zahlt, gewinnt.
prompt-wait = { $seat } ist gefragt.
    .help = Dann kommst du.
prompt-over = Das Spiel ist aus.
    .help = Wer am meisten gezahlt hat, hat gewonnen.
refusal-no-coin = Du hast keine Münze mehr.
refusal-not-now = Das ist hier keine Antwort.
refusal-not-your-turn = { $seat } ist gefragt.
refusal-over = Das Spiel ist aus.
effect-coins = { $change } { $count ->
        [one] Münze
       *[other] Münzen
    }
effect-paid = { $change } gezahlt
part-paid = Gezahlt
sheet-player = { $seat }
