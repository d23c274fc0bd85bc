## The game

game-tumult_royal = Tumult Royal
    .tagline = Nimm, was du für deine Statuen brauchst, aber sei nie der Gierigste.

## Goods and tiles

good-bread = Brot
    .one = Brot
    .many = Brote
    .much = Brot
    .counted = { $count ->
        [one] 1 Brot
       *[other] { $count } Brote
     }
good-marble = Marmor
    .one = Marmor
    .many = Marmor
    .much = Marmor
    .counted = { $count } Marmor
good-tools = Werkzeug
    .one = Werkzeug
    .many = Werkzeuge
    .much = Werkzeug
    .counted = { $count ->
        [one] 1 Werkzeug
       *[other] { $count } Werkzeuge
     }
goods = { $count ->
    [one] 1 { $good_one }
   *[other] { $count } { $good_many }
 }
tile-bread-1 = 1 Brot
tile-bread-2 = 2 Brote
tile-bread-3 = 3 Brote
tile-marble-1 = 1 Marmor
tile-marble-2 = 2 Marmor
tile-marble-3 = 3 Marmor
tile-tools-1 = 1 Werkzeug
tile-tools-2 = 2 Werkzeuge
tile-tools-3 = 3 Werkzeuge

## Fields

terrain-pasture = Wiese
    .a = eine Wiese
    .sign = ∙
terrain-forest = Wald
    .a = ein Wald
    .sign = ♣
terrain-mountain = Gebirge
    .a = ein Gebirge
    .sign = ∧
terrain-village = Dorf
    .a = ein Dorf
    .sign = ⌂
terrain-palace = Schloss
    .a = ein Schloss
    .sign = ♜

## Ranks

rank-king = König
rank-duke = Herzog
rank-prince = Fürst
rank-earl = Graf

## Places in the frame

plot-upper-1 = oben, erste
plot-upper-2 = oben, zweite
plot-upper-3 = oben, dritte
plot-upper-4 = oben, vierte
plot-lower-1 = unten, erste
plot-lower-2 = unten, zweite
plot-lower-3 = unten, dritte
plot-lower-4 = unten, vierte

## How it ended

ending-gap = der Abstand ist zu groß geworden
ending-last-round = die zehnte Runde ist vorbei
ending-statues = die { $statues }. Statue steht

## Orders

stop-goals = wenn alle Ziele erreicht sind
stop-half = spätestens zur Halbzeit

## Options

option-taxing = Steuer-Raub
    .help = Wie wird geraubt: alle zugleich gegen die Uhr, in geheimen Takten oder mit einem Auftrag je Runde?
option-taxing-live = in Echtzeit, gegen die Uhr
option-taxing-ticks = in Takten, ohne Uhr
option-taxing-orders = mit Aufträgen, einem je Runde
option-hourglass = Sanduhr
    .help = Wie viele Sekunden läuft sie in Echtzeit?
option-hourglass-20 = 20 Sekunden
option-hourglass-30 = 30 Sekunden
option-hourglass-40 = 40 Sekunden
option-gamblers = Für Zocker
    .help = Wird der Pfeil erst nach dem Raub gedreht, einmal für jede Sorte?
option-gamblers-false = nein, vorher
option-gamblers-true = ja, nach dem Raub
option-payment_rule = Überflüssige Plättchen
    .help = Wann ist beim Bezahlen ein Plättchen zu viel?
option-payment_rule-irreducible = wenn man es weglassen kann
option-payment_rule-sequential = wenn vorher schon alles gedeckt war
option-memory_aid = Gedächtnisstütze
    .help = Dürfen alle noch einmal sehen, welche Plättchen sie in dieser Runde angesehen haben?
option-memory_aid-false = nein
option-memory_aid-true = ja
option-early_end = Früher Schluss
    .help = Endet der Raub, sobald alle „fertig“ sagen, auch wenn noch Sand in der Uhr ist?
option-early_end-false = nein, die Sanduhr läuft aus
option-early_end-true = ja, wenn alle fertig sind

## Moves

move-spin = Den Pfeil drehen
move-ready = Ich bin bereit
move-keep = Behalten
move-lay-back = Zurücklegen
move-lift = Plättchen { $slot } aufnehmen
move-wait = Diesmal nichts nehmen
move-done = Ich bin fertig
move-time-up = Die Zeit ist um
move-goal = Ziel: { $amount ->
    [one] 1 { $good_one }
   *[other] { $amount } { $good_many }
 }
move-limit = Höchstens { $amount ->
    [one] 1 { $good_one }
   *[other] { $amount } { $good_many }
 }
move-least = Plättchen ab { $value } nehmen
move-stop = Schluss, { $stop }
move-place = Auf { $field } aufstellen
move-pass = Passen
move-pay = { $good } zahlen: { $payment }
move-turn-up = Tafel aufdecken: { $plot }

## Events

event-drew-rank = { $seat_you ->
    [yes] Du beginnst
   *[no] { $seat } beginnt
 } als { $rank }.
event-turned-up = Eine Landschaftstafel liegt offen: { $plot }.
event-first-statue = { $seat_you ->
    [yes] Deine erste Statue steht
   *[no] Die erste Statue von { $seat } steht
 } auf { $field }.
event-round = Runde { $round } beginnt. { $seat_you ->
    [yes] Du bist König.
   *[no] König ist { $seat }.
 }
event-spun = { $seat_you ->
    [yes] Du drehst
   *[no] { $seat } dreht
 } den Pfeil: Das Volk will von jeder Sorte { $demand }.
event-forgot-to-spin = { $seat_you ->
    [yes] Du hast
   *[no] { $seat } hat
 } den Pfeil vergessen; das Volk will von jeder Sorte { $demand }.
event-spun-alone = { $seat_you ->
    [yes] Du lässt
   *[no] { $seat } lässt
 } die Zeit verstreichen, und der Pfeil dreht sich von selbst: Das Volk will von jeder Sorte { $demand }.
event-set-aside = { $count ->
    [one] Ein Plättchen kommt
   *[other] { $count } Plättchen kommen
 } ungesehen beiseite, { $left ->
    [one] eines liegt
   *[other] { $left } liegen
 } auf dem Tisch.
event-ready = { $seat_you ->
    [yes] Du bist bereit.
   *[no] { $seat } ist bereit.
 }
event-hourglass = Die Sanduhr läuft: { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
 }!
event-stop = Stopp! Jetzt wird nichts mehr aufgenommen.
event-lifted = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
 } Plättchen { $slot } auf: { $tile }.
event-lifted-hidden = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
 } Plättchen { $slot } auf.
event-kept = { $seat_you ->
    [yes] Du behältst
   *[no] { $seat } behält
 } Plättchen { $slot }.
event-laid-back = { $seat_you ->
    [yes] Du legst
   *[no] { $seat } legt
 } Plättchen { $slot } zurück.
event-slipped-back = { $seat_you ->
    [yes] Zu spät: Das Plättchen in deiner Hand rutscht zurück ({ $tile }).
   *[no] Zu spät: Das Plättchen von { $seat } rutscht zurück ({ $tile }).
 }
event-missed = { $seat_you ->
    [yes] Du greifst
   *[no] { $seat } greift
 } vergeblich nach Plättchen { $slot }.
event-done = { $seat_you ->
    [yes] Du bist fertig.
   *[no] { $seat } ist fertig.
 }
event-order-filed = { $seat_you ->
    [yes] Dein Auftrag ist erteilt.
   *[no] Der Auftrag von { $seat } ist erteilt.
 }
event-people-keep = Dem Volk bleiben { $tiles }.
event-castle-shown = { $seat_you ->
    [yes] Du hast
   *[no] { $seat } hat
 } geraubt: { $tiles }.
event-spun-for = { $seat_you ->
    [yes] Du drehst
   *[no] { $seat } dreht
 } für { $good }: Das Volk will { $demand }.
event-no-tumult = Kein Tumult um { $good }: { $left } übrig, { $demand } verlangt.
event-tumult = Tumult um { $good }! Nur { $left } übrig, { $demand } verlangt.
event-weighed = { $seat_you ->
    [yes] Du hast
   *[no] { $seat } hat
 } { $taken ->
    [one] 1 { $good_one }
   *[other] { $taken } { $good_many }
 } geraubt.
event-weighed-mercy = { $seat_you ->
    [yes] Du hast
   *[no] { $seat } hat
 } { $taken ->
    [one] 1 { $good_one }
   *[other] { $taken } { $good_many }
 } geraubt; dank der Gnade des Volkes { $count ->
    [one] zählt nur 1
   *[other] zählen nur { $count }
 }.
event-equally-greedy = Mehrere haben { goods }: Es trifft den höheren Rang.
event-nobody-greedy = Bei niemandem zählt { $good } als geraubt: Der König ist schuld.
event-greediest = { $seat_you ->
    [yes] Du bist
   *[no] { $seat } ist
 } am gierigsten, mit { goods }.
event-punished = { $seat_you ->
    [yes] Du verlierst
   *[no] { $seat } verliert
 } { $count ->
    [one] einen Gefolgsmann
   *[other] { $count } Gefolgsleute
 }.
event-returned = { $seat_you ->
    [yes] Du gibst
   *[no] { $seat } gibt
 } zurück: { $tiles }.
event-must-pass = { $seat_you ->
    [yes] Du kannst
   *[no] { $seat } kann
 } nichts aufstellen.
event-passed = { $seat_you ->
    [yes] Du passt.
   *[no] { $seat } passt.
 }
event-placement-round = Noch eine Aufstellrunde, vom König an.
event-placed = { $seat_you ->
    [yes] Du stellst
   *[no] { $seat } stellt
 } { $count ->
    [one] eine Statue
   *[other] { $count } Statuen
 } auf: { $terrain } { $field }, für { $tiles }.
event-placed-remote = { $seat_you ->
    [yes] Du stellst
   *[no] { $seat } stellt
 } in der Ferne eine Statue auf: { $terrain } { $field }, für { $tiles }.
event-admired = { $seat_you ->
    [yes] Du gewinnst
   *[no] { $seat } gewinnt
 } { $count ->
    [one] einen Gefolgsmann
   *[other] { $count } Gefolgsleute
 }.
event-consoled = Zum Trost { $seat_you ->
    [yes] bekommst du
   *[no] bekommt { $seat }
 } { $count ->
    [one] einen Gefolgsmann
   *[other] { $count } Gefolgsleute
 }.
event-supply-short = Der Vorrat reicht nicht: Zuerst gibt jeder bis zu { $count ->
    [one] einen Gefolgsmann
   *[other] { $count } Gefolgsleute
 } ab.
event-player-short = { $seat_you ->
    [yes] Du hast
   *[no] { $seat } hat
 } zu wenige Gefolgsleute: Zuerst bekommt jeder { $count }.
event-has-rank = { $seat_you ->
    [yes] Du bleibst
   *[no] { $seat } bleibt
 } { $rank } ({ $count }).
event-gets-rank = { $seat_you ->
    [yes] Du wirst
   *[no] { $seat } wird
 } { $rank } ({ $count }).
event-crowned = { $seat_you ->
    [yes] Du wirst gekrönt, gibst
   *[no] { $seat } wird gekrönt, gibt
 } { $count ->
    [one] einen Gefolgsmann
   *[other] { $count } Gefolgsleute
 } ab und { $seat_you ->
    [yes] stellst
   *[no] stellt
 } { $statues ->
    [one] eine Statue
   *[other] { $statues } Statuen
 } auf Feld { $round } der Chronik.
event-gap = Zwischen Erstem und Letztem: { $gap }. Die Chronik erlaubt { $limit }.
event-mercy = Das Volk zeigt { $seat_you ->
    [yes] dir
   *[no] { $seat }
 } Gnade.
event-ended = Die Partie ist zu Ende: { $ending }.
event-counted = { $seat_you ->
    [yes] Du hast
   *[no] { $seat } hat
 } { $count ->
    [one] eine Statue
   *[other] { $count } Statuen
 } aufgestellt.
event-won = { $seat_you ->
    [yes] Du gewinnst die Partie. Glückwunsch!
   *[no] { $seat } gewinnt die Partie.
 }

## Questions

prompt-first-statue = Wohin kommt deine erste Statue?
    .help = Auf eine freie Wiese, umsonst. Such die Nähe von Dörfern und Schlössern: Dort stehen später mehrere Statuen auf einmal.
prompt-spin = Du bist König: Dreh den Pfeil.
    .help = So viel will das Volk von jeder Sorte behalten. Lässt du die Zeit verstreichen, gilt die letzte Zahl.
prompt-ready = Das Volk will von jeder Sorte { $demand }. Bist du bereit?
    .help = Plan in Ruhe: Welche Felder willst du, und was kosten sie? Es geht los, wenn alle bereit sind.
prompt-ready-gamblers = Noch weiß niemand, was das Volk will. Bist du bereit?
    .help = Plan in Ruhe. Der Pfeil wird nach dem Raub gedreht, für jede Sorte einmal.
prompt-grab = Greif zu! Welches Plättchen nimmst du auf?
    .help = Eines nach dem anderen: ansehen, dann behalten oder zurücklegen. Wer genug hat, kann es sagen.
prompt-keep-or-lay-back = Du hältst { $tile }. Behalten?
    .help = In deiner Burg ist es für immer deins. Was du zurücklegst, darf jeder aufnehmen.
prompt-last-tile = Die Zeit ist um, und du hältst { $tile }. Behalten?
    .help = Aufgenommen wird nichts mehr. Was du nicht behältst, bleibt dem Volk.
prompt-reach = { $count ->
    [one] Der letzte Takt: Welches Plättchen nimmst du auf?
   *[other] Noch { $count } Takte: Welches Plättchen nimmst du auf?
 }
    .help = Alle Hände greifen zugleich zu. Wollen mehrere dasselbe, entscheidet die Reihenfolge dieses Takts, und die anderen gehen leer aus.
prompt-goal = Wie viel { $good_much } willst du?
    .help = Von dieser Sorte wird genommen, bis das Ziel erreicht ist.
prompt-limit = Dein Ziel ist { $amount }. Wie viel { $good_much } darf es höchstens werden?
    .help = Ein Plättchen, das die Grenze sprengt, kommt zurück. Bleibt zu wenig übrig, wird der Gierigste bestraft.
prompt-least = Welche Plättchen lohnen sich?
    .help = Kleinere kommen zurück. Große bringen Gefolgsleute, wenn du überzahlst.
prompt-stop = Wann ist Schluss?
    .help = Wer früh aufhört, nimmt weniger und ist seltener der Gierigste.
prompt-place = Wo stellst du Statuen auf?
    .help = Neben deinen eigenen Statuen oder zum { $factor ->
        [1] selben
        [2] doppelten
        [3] dreifachen
       *[other] { $factor }-fachen
     } Preis auf irgendeiner Wiese oder in irgendeinem Wald. Was du zu viel zahlst, bringt Gefolgsleute, und wer die meisten hat, wird König. Du darfst auch passen.
prompt-pay = { $field } kostet { $due_goods }. Womit zahlst du?
    .help = Mit ganzen Plättchen, keines davon überflüssig. Jede Ware zu viel bringt { $supporters ->
        [0] nichts
        [one] einen Gefolgsmann
       *[other] { $supporters } Gefolgsleute
     }.
prompt-pay-part = { $field } kostet { $goods }. Womit zahlst du davon { $due_goods }?
    .help = Mit ganzen Plättchen, keines davon überflüssig. Wo es nur eine Art zu zahlen gibt, wirst du nicht gefragt. Jede Ware zu viel bringt { $supporters ->
        [0] nichts
        [one] einen Gefolgsmann
       *[other] { $supporters } Gefolgsleute
     }.
prompt-turn-up = { $count ->
    [one] Welche Landschaftstafel deckst du auf?
   *[other] Du deckst { $count } Landschaftstafeln auf. Welche zuerst?
 }
    .help = Was darauf ist, weiß niemand. Ab der nächsten Runde stehen ihre Felder offen.
prompt-wait = { $seat } ist am Zug.
    .help = Du wirst bald wieder gefragt.
prompt-wait-for-others = Die anderen überlegen noch.
    .help = Sobald alle geantwortet haben, geht es weiter.
prompt-over = Die Partie ist vorbei.
    .help = Es zählen Statuen auf Feldern und in der Chronik; bei Gleichstand gewinnt der höhere Rang.

## Refusals

refusal-over = Die Partie ist vorbei.
refusal-only-the-table = Das beendet nur die Uhr.
refusal-not-your-turn = Du bist jetzt nicht gefragt. Warte auf die anderen.
refusal-not-now = Das geht gerade nicht.
refusal-done = Du hast gesagt, dass du fertig bist. Warte auf die anderen.
refusal-first-statue-first = Stell zuerst deine erste Statue auf, auf eine freie Wiese.
refusal-face-down = { $field } liegt noch verdeckt. Der König deckt am Ende einer Runde Tafeln auf.
refusal-only-pasture = Die erste Statue kommt auf eine Wiese; { $field } ist { $terrain_a }.
refusal-taken = { $seat_you ->
    [yes] Auf { $field } stehen deine eigenen Statuen.
   *[no] Auf { $field } stehen Statuen von { $seat }.
 } Wähle ein freies Feld.
refusal-spin-first = Dreh zuerst den Pfeil.
refusal-not-started = Die Sanduhr läuft los, wenn alle bereit sind. Sag, dass du es bist.
refusal-hand-empty = Du hältst kein Plättchen. Nimm erst eines auf; was in deiner Burg liegt, bleibt dort.
refusal-decide-first = Behalte erst das Plättchen in deiner Hand, oder leg es zurück.
refusal-not-here = Das gibt es an diesem Tisch nicht.
refusal-taxing-first = Erst die Plättchen: Nimm eines auf, oder sag, dass du fertig bist.
refusal-hand-full = Eine Hand, ein Plättchen: Behalte es erst, oder leg es zurück.
refusal-no-such-slot = Ein Plättchen { $slot } liegt nicht auf dem Tisch.
refusal-in-castle = { $seat_you ->
    [yes] Plättchen { $slot } liegt in deiner Burg und bleibt dort.
   *[no] Plättchen { $slot } liegt in der Burg von { $seat } und bleibt dort.
 }
refusal-in-hand = Plättchen { $slot } hat gerade jemand in der Hand. Nimm ein anderes, oder warte, bis es zurückliegt.
refusal-time-is-up = Die Zeit ist um: Aufgenommen wird nichts mehr.
refusal-decided = Über dieses Plättchen hast du entschieden. Sag jetzt, wonach du greifst.
refusal-kept-it = Dieses Plättchen behältst du. Greif nach einem anderen oder nach keinem.
refusal-limit-below-goal = Dein Ziel ist { $amount }. Die Grenze muss mindestens so hoch sein.
refusal-order-first = Beantworte zuerst den offenen Teil deines Auftrags.
refusal-place-first = Stell zuerst Statuen auf ein Feld, oder passe.
refusal-not-adjacent = { $field } ist { $terrain_a } und grenzt nicht an deine Statuen. Stell erst daneben welche auf.
refusal-too-dear = { $field } kostet { $goods }; { $missing_goods_count ->
    [one] dir fehlt
   *[other] dir fehlen
 } { $missing_goods }.
refusal-too-dear-remote = { $field } kostet aus der Ferne { $goods }; { $missing_goods_count ->
    [one] dir fehlt
   *[other] dir fehlen
 } { $missing_goods }. Neben deinen Statuen wären es { $near_goods }.
refusal-pay-first = Zahl zuerst { $due_goods } für { $field }.
refusal-no-such-tiles = Diese Plättchen hast du nicht. Zahl { $due_goods } mit denen, die du hast.
refusal-pays-too-little = Damit zahlst du { $goods }; zu zahlen ist: { $due_goods }.
refusal-needless-tile = Ein Plättchen ist überflüssig; zu zahlen ist nur: { $due_goods }.
refusal-turn-up-first = Deck zuerst eine Landschaftstafel auf.
refusal-not-face-down = Dort liegt keine Tafel verdeckt. Wähle eine, die verdeckt liegt.

## The end

part-fields = Auf Feldern
part-chronicle = In der Chronik
broke-tie-rank = Bei Gleichstand entscheidet der Rang.

## The sheet

sheet-setup = Vor der ersten Runde
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
        [one] 1 Statue
       *[other] { $points } Statuen
     }{ $behind ->
        [0] {""}
       *[other] , { $behind } zurück
     }
sheet-end-gap = Bis zum Ende: { $rounds ->
    [one] Dies ist die letzte Runde
   *[other] höchstens { $rounds } Runden
 }; { $until ->
    [one] nach dieser Runde
   *[other] nach { $until } Runden
 }, falls der Abstand größer ist als { $limit } (jetzt { $gap }); sofort, wenn vorn noch { $left ->
    [one] 1 Statue
   *[other] { $left } Statuen
 } dazukommen
sheet-end-rounds = Bis zum Ende: { $rounds ->
    [one] Dies ist die letzte Runde
   *[other] höchstens { $rounds } Runden
 }; sofort, wenn vorn noch { $left ->
    [one] 1 Statue
   *[other] { $left } Statuen
 } dazukommen
sheet-over = Das Ende, in Runde { $round }: { $ending }
sheet-demand = Das Volk will: { $bread ->
    [one] 1 Brot
   *[other] { $bread } Brote
 }, { $marble } Marmor, { $tools ->
    [one] 1 Werkzeug
   *[other] { $tools } Werkzeuge
 }
sheet-demand-unknown = Was das Volk will, ist noch nicht bekannt
sheet-space = Chronik: Feld { $space }, { $count ->
    [one] eine Statue
   *[other] { $count } Statuen
 }
sheet-space-limit = Chronik: Feld { $space }, { $count ->
    [one] eine Statue
   *[other] { $count } Statuen
 } · vom Ersten zum Letzten { $gap }, erlaubt { $limit }
sheet-tick = Takt { $tick } von { $count } gespielt
sheet-centre = In der Mitte: { $slots }
sheet-own-hand = In deiner Hand: { $items } (Plättchen { $slot })
sheet-seen = Gesehen: { $items }
sheet-seen-tile = { $slot }: { $tile }
sheet-land = Das Land
sheet-fields = Die Felder nach Buchstabe und Zahl
sheet-corner = ·
    .spoken = Zeile
sheet-letter = { $letter }
sheet-number = { $number }
    .spoken = Zeile { $number }
sheet-field = { $terrain_sign }
    .spoken = { $terrain }
sheet-field-taken = { $seat_sign }
    .spoken = { $terrain } ({ $seat })
sheet-face-down = ░
    .spoken = verdeckt
sheet-signs = ∙ Wiese · ♣ Wald · ∧ Gebirge · ⌂ Dorf · ♜ Schloss · ░ verdeckt
    .spoken = Bei jedem Feld steht, was es ist und wem es gehört.
sheet-prices = Was freie Felder dich kosten
sheet-price-field = Kostet dich
sheet-price-bread = Brot
sheet-price-marble = Marmor
sheet-price-tools = Werkzeug
sheet-price-statues = Statuen
sheet-price-missing = es fehlt
sheet-price-where = Felder
sheet-price = { $terrain }
sheet-price-far = { $terrain } fern
sheet-count = { $count }
sheet-missing = { $missing_goods }
sheet-where = { $fields }
sheet-player = { $seat_you ->
    [yes] Du
   *[no] { $seat }
 }, { $rank } · { $statues ->
    [one] { $statues } Statue
   *[other] { $statues } Statuen
 } · { $supporters ->
    [one] { $supporters } Gefolgsmann
   *[other] { $supporters } Gefolgsleute
 }
sheet-tiles = Plättchen: { $items }
sheet-tile = { $tile }
sheet-castle = { $count ->
    [one] Ein Plättchen in der Burg
   *[other] { $count } Plättchen in der Burg
 }
sheet-hand = Hand an Plättchen { $slot }
sheet-mercy = Hat die Gnade des Volkes
sheet-punished = Von einem Tumult getroffen
sheet-done = Fertig
sheet-middle = Auf dem Tisch
sheet-people = Beim Volk: { $items }
sheet-supply = Vorrat: { $count ->
    [one] ein Gefolgsmann
   *[other] { $count } Gefolgsleute
 }
sheet-chronicle = Chronik: { $items }
sheet-crowned = { $space } { $seat_you ->
    [yes] du
   *[no] { $seat }
 }

## Was ein Zug kostet und bringt

effect-castle = { $change } Plättchen in der Burg
effect-bread = { $change } { $count ->
    [one] Brot
   *[other] Brote
}
effect-marble = { $change } Marmor
effect-tools = { $change } { $count ->
    [one] Werkzeug
   *[other] Werkzeuge
}
effect-supporters = { $change } { $count ->
    [one] Gefolgsmann
   *[other] Gefolgsleute
}
effect-statues = { $change } { $count ->
    [one] Statue
   *[other] Statuen
}
