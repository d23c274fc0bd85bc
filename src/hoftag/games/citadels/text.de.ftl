## The game

game-citadels = Ohne Furcht und Adel
    .tagline = Acht Bauwerke, acht Masken, eine Krone.

## Characters

character-assassin = Meuchler
    .the = der Meuchler
    .acc = den Meuchler
    .dat = dem Meuchler
    .help = Darf einen Charakter nennen. Wer ihn hat, bleibt beim Aufruf verborgen und verliert diesen Zug.
character-thief = Dieb
    .the = der Dieb
    .acc = den Dieb
    .dat = dem Dieb
    .help = Darf einen Charakter nennen, nur nicht den Meuchler und nicht den gemeuchelten. Wird dieser aufgedeckt, geht alles Gold seines Spielers an den Dieb.
character-magician = Magier
    .the = der Magier
    .acc = den Magier
    .dat = dem Magier
    .help = Darf die ganze Hand mit einem Mitspieler tauschen oder beliebig viele Karten ablegen und ebenso viele ziehen.
character-king = König
    .the = der König
    .acc = den König
    .dat = dem König
    .help = Bekommt beim Aufdecken die Krone und wählt in der nächsten Runde zuerst. Kassiert je gelbem Bauwerk 1 Gold.
character-preacher = Prediger
    .the = der Prediger
    .acc = den Prediger
    .dat = dem Prediger
    .help = Seine Stadt ist vor dem Söldner sicher, wenn er nicht gemeuchelt wurde. Kassiert je blauem Bauwerk 1 Gold.
character-merchant = Händler
    .the = der Händler
    .acc = den Händler
    .dat = dem Händler
    .help = Nimmt { $gold } Gold zusätzlich. Kassiert je grünem Bauwerk 1 Gold.
character-architect = Baumeister
    .the = der Baumeister
    .acc = den Baumeister
    .dat = dem Baumeister
    .help = Zieht { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
     } zusätzlich und darf bis zu { $builds ->
        [one] 1 Bauwerk
       *[other] { $builds } Bauwerke
     } in einem Zug bauen.
character-mercenary = Söldner
    .the = der Söldner
    .acc = den Söldner
    .dat = dem Söldner
    .help = Darf ein Bauwerk eines Mitspielers für { $discount ->
        [0] seine Kosten
       *[other] { $discount } Gold weniger als seine Kosten
     } entfernen, nur nicht beim Prediger, wenn der nicht gemeuchelt wurde, und nicht in Städten ab { $city_size ->
        [one] 1 Bauwerk
       *[other] { $city_size } Bauwerken
     }. Kassiert je rotem Bauwerk 1 Gold.

## Colours

colour-green = grün
    .sign = ¤
colour-yellow = gelb
    .sign = ♚
colour-blue = blau
    .sign = †
colour-red = rot
    .sign = ♜
colour-purple = violett
    .sign = ✶

## Districts: green

district-tavern = Taverne
    .a = eine Taverne
    .the = die Taverne
    .acc = die Taverne
    .dat = der Taverne
district-market = Markt
    .a = einen Markt
    .the = der Markt
    .acc = den Markt
    .dat = dem Markt
district-guild_house = Zunfthaus
    .a = ein Zunfthaus
    .the = das Zunfthaus
    .acc = das Zunfthaus
    .dat = dem Zunfthaus
district-trading_house = Kontor
    .a = ein Kontor
    .the = das Kontor
    .acc = das Kontor
    .dat = dem Kontor
district-harbour = Hafen
    .a = einen Hafen
    .the = der Hafen
    .acc = den Hafen
    .dat = dem Hafen
district-town_hall = Rathaus
    .a = ein Rathaus
    .the = das Rathaus
    .acc = das Rathaus
    .dat = dem Rathaus

## Districts: yellow

district-hunting_lodge = Jagdschloss
    .a = ein Jagdschloss
    .the = das Jagdschloss
    .acc = das Jagdschloss
    .dat = dem Jagdschloss
district-castle = Schloss
    .a = ein Schloss
    .the = das Schloss
    .acc = das Schloss
    .dat = dem Schloss
district-palace = Palast
    .a = einen Palast
    .the = der Palast
    .acc = den Palast
    .dat = dem Palast

## Districts: blue

district-temple = Tempel
    .a = einen Tempel
    .the = der Tempel
    .acc = den Tempel
    .dat = dem Tempel
district-church = Kirche
    .a = eine Kirche
    .the = die Kirche
    .acc = die Kirche
    .dat = der Kirche
district-abbey = Abtei
    .a = eine Abtei
    .the = die Abtei
    .acc = die Abtei
    .dat = der Abtei
district-cathedral = Kathedrale
    .a = eine Kathedrale
    .the = die Kathedrale
    .acc = die Kathedrale
    .dat = der Kathedrale

## Districts: red

district-watchtower = Wachturm
    .a = einen Wachturm
    .the = der Wachturm
    .acc = den Wachturm
    .dat = dem Wachturm
district-dungeon = Kerker
    .a = einen Kerker
    .the = der Kerker
    .acc = den Kerker
    .dat = dem Kerker
district-tournament_ground = Turnierplatz
    .a = einen Turnierplatz
    .the = der Turnierplatz
    .acc = den Turnierplatz
    .dat = dem Turnierplatz
district-fortress = Festung
    .a = eine Festung
    .the = die Festung
    .acc = die Festung
    .dat = der Festung

## Districts: purple

district-ghost_town = Geisterstadt
    .a = eine Geisterstadt
    .the = die Geisterstadt
    .acc = die Geisterstadt
    .dat = der Geisterstadt
    .help = Zählt bei der Schlusswertung als eine Farbe, die ihr Besitzer bestimmt.
district-keep = Wehrturm
    .a = einen Wehrturm
    .the = der Wehrturm
    .acc = den Wehrturm
    .dat = dem Wehrturm
    .help = Der Söldner kann ihn nicht entfernen.
district-laboratory = Laboratorium
    .a = ein Laboratorium
    .the = das Laboratorium
    .acc = das Laboratorium
    .dat = dem Laboratorium
    .help = Einmal je Zug: 1 Handkarte ablegen und { $gold } Gold nehmen.
district-smithy = Schmiede
    .a = eine Schmiede
    .the = die Schmiede
    .acc = die Schmiede
    .dat = der Schmiede
    .help = Einmal je Zug: { $price } Gold zahlen und { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
     } ziehen.
district-graveyard = Friedhof
    .a = einen Friedhof
    .the = der Friedhof
    .acc = den Friedhof
    .dat = dem Friedhof
    .help = Entfernt der Söldner ein Bauwerk, darf der Besitzer des Friedhofs { $price } Gold zahlen und die Karte auf die Hand nehmen, nur nicht, wenn er selbst der Söldner ist.
district-observatory = Sternwarte
    .a = eine Sternwarte
    .the = die Sternwarte
    .acc = die Sternwarte
    .dat = der Sternwarte
    .help = Karten ziehen als Aktion: { $cards } statt { $usual } ziehen, danach { $discard ->
        [0] keine
       *[other] { $discard }
     } ablegen.
district-library = Bibliothek
    .a = eine Bibliothek
    .the = die Bibliothek
    .acc = die Bibliothek
    .dat = der Bibliothek
    .help = Karten ziehen als Aktion: { $discard ->
        [0] { $cards ->
            [one] die Karte
            [2] beide
           *[other] alle { $cards }
         }
       *[other] { $keep } von { $cards }
     } behalten. Zusammen mit der Sternwarte { $observatory_discard ->
        [0] keine
       *[other] { $observatory_discard }
     } von { $observatory } ablegen.
district-magic_school = Hexenschule
    .a = eine Hexenschule
    .the = die Hexenschule
    .acc = die Hexenschule
    .dat = der Hexenschule
    .help = Zählt bei den Einnahmen als die Farbe, für die der Charakter ihres Besitzers Gold bekommt. In der Wertung ist sie violett.
district-dragon_hoard = Drachenhort
    .a = einen Drachenhort
    .the = der Drachenhort
    .acc = den Drachenhort
    .dat = dem Drachenhort
    .help = Kostet { $cost }, zählt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
     }. Ihn zu entfernen kostet den Söldner { $removal ->
        [0] nichts
       *[other] { $removal } Gold
     }.
district-university = Universität
    .a = eine Universität
    .the = die Universität
    .acc = die Universität
    .dat = der Universität
    .help = Kostet { $cost }, zählt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
     }. Sie zu entfernen kostet den Söldner { $removal ->
        [0] nichts
       *[other] { $removal } Gold
     }.

## Options

option-unique_districts = Gleiche Bauwerke
    .help = Darf ein Bauwerk zweimal in derselben Stadt stehen?
option-unique_districts-false = erlaubt
option-unique_districts-true = verboten
option-gold_supply = Gold
    .help = Gibt es mehr Gold als { $pieces ->
        [one] das eine Stück
       *[other] die { $pieces } Stück
     } aus der Schachtel?
option-gold_supply-limited = { $pieces } Stück und nicht mehr
option-gold_supply-unlimited = geht nie aus
option-deck_empty = Leerer Nachziehstapel
    .help = Was geschieht, wenn der Nachziehstapel zu Ende ist?
option-deck_empty-reshuffle_discards = Ablagestapel neu mischen
option-deck_empty-stop_drawing = keine Karten mehr
option-last_round_ghost_town = Späte Geisterstadt
    .help = Darf eine Geisterstadt, die in der letzten Runde gebaut wurde, noch ihre Farbe wählen?
option-last_round_ghost_town-counts = ja, auch dann
option-last_round_ghost_town-not_if_built_last_round = nein, sie bleibt violett
option-observatory_discard_from = Ablegen mit der Sternwarte
    .help = Welche Karten dürfen nach dem Ziehen mit der Sternwarte abgelegt werden?
option-observatory_discard_from-hand = beliebige der ganzen Hand
option-observatory_discard_from-drawn = nur eben gezogene
option-purple_once_per = Laboratorium und Schmiede
    .help = Wie oft darf man sie nutzen? Das zählt zu zweit und zu dritt, wenn alle zwei Züge in der Runde haben.
option-purple_once_per-turn = einmal je Zug
option-purple_once_per-round = einmal je Runde
option-first_king = Erster König
    .help = Wer beginnt die Partie mit der Krone?
option-first_king-first_seat = der erste Platz
option-first_king-drawn = das Los entscheidet
option-beyond_eight = Mehr als { $city_size ->
    [one] 1 Bauwerk
   *[other] { $city_size } Bauwerke
 }
    .help = Wer darf mit { $city_size } oder mehr Bauwerken weiterbauen? Mehr als eines im Zug baut auch dann nur der Baumeister.
option-beyond_eight-anybody = alle
option-beyond_eight-architect = nur der Baumeister

## Moves

move-keep = { $character_acc } behalten
move-put-away = { $character_acc } weglegen
move-take-gold = Gold nehmen
move-take-cards = Karten ziehen
move-discard = { $district } ablegen
move-murder = { $character_acc } meucheln
move-rob = { $character_acc } bestehlen
move-swap = Hand mit { $seat } tauschen
move-exchange = Karten austauschen
move-lay-down = { $district } hergeben
move-draw-anew = Genug: neue Karten ziehen
move-income = Einnahmen kassieren
move-bonus-gold = Zusätzliches Gold nehmen
move-bonus-cards = Zusätzliche Karten ziehen
move-destroy = { $district } von { $seat } entfernen
move-laboratory = Laboratorium: { $district } zu Gold machen
move-smithy = Schmiede: Karten kaufen
move-reclaim = Karte zurückholen
move-decline = Karte liegen lassen
move-build = { $district } bauen
move-end-turn = Zug beenden

## Events

event-round = Runde { $round } beginnt, { $seat_you ->
    [yes] du hast
   *[no] { $seat } hat
 } die Krone.
event-king-shuffled-back = Der König wird zurückgemischt, denn er darf nicht offen liegen.
event-face-up = Offen auf dem Tisch: { $characters }.
event-passed-characters = { $to_seat_you ->
    [yes] Du siehst dir
   *[no] { $to_seat } sieht sich
 } { $count ->
    [one] einen Charakter
   *[other] { $count } Charaktere
 } an.
event-received-characters = { $to_seat_you ->
    [yes] Du bekommst
   *[no] { $to_seat } bekommt
 } zur Auswahl: { $characters }.
event-put-away-hidden = { $seat } legt einen verdeckt weg.
event-put-away = { $seat_you ->
    [yes] Du legst { $character_acc } verdeckt weg.
   *[no] { $seat } legt { $character_acc } verdeckt weg.
 }
event-kept-hidden = { $seat } behält heimlich einen Charakter.
event-kept = { $seat_you ->
    [yes] Du behältst { $character_acc }.
   *[no] { $seat } behält { $character_acc }.
 }
event-no-answer = { $character_the } wird aufgerufen. Niemand meldet sich.
event-was-murdered = { $of_seat_you ->
    [yes] Du wurdest als { $character } gemeuchelt und verlierst diesen Zug.
   *[no] { $of_seat } wurde als { $character } gemeuchelt und verliert diesen Zug.
 }
event-revealed = { $seat_you ->
    [yes] Du bist { $character_the }.
   *[no] { $seat } ist { $character_the }.
 }
event-robbed = { $gold ->
    [0] Der Dieb geht leer aus.
   *[other] { $seat_you ->
        [yes] Du nimmst { $from_seat } als Dieb { $gold } Gold ab.
       *[no] { $from_seat_you ->
            [yes] { $seat } nimmt dir als Dieb { $gold } Gold ab.
           *[no] { $seat } nimmt { $from_seat } als Dieb { $gold } Gold ab.
        }
    }
 }
event-crowned = { $seat_you ->
    [yes] Du bekommst die Krone.
   *[no] { $seat } bekommt die Krone.
 }
event-stays-crowned = { $seat_you ->
    [yes] Du behältst die Krone.
   *[no] { $seat } behält die Krone.
 }
event-king-was-murdered = { $seat_you ->
    [yes] Du warst der gemeuchelte König.
   *[no] { $seat } war der gemeuchelte König.
 }
event-took-bonus-gold = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
 } { $gold } Gold zusätzlich.
event-exchanges = { $seat_you ->
    [yes] Du tauschst Handkarten aus.
   *[no] { $seat } tauscht Handkarten aus.
 }
event-named-victim = { $seat_you ->
    [yes] Du meuchelst
   *[no] { $seat } meuchelt
 } { $character_acc }.
event-named-robbed = { $seat_you ->
    [yes] Du willst { $character_acc } bestehlen.
   *[no] { $seat } will { $character_acc } bestehlen.
 }
event-took-income = { $seat_you ->
    [yes] Du kassierst
   *[no] { $seat } kassiert
 } als { $character } { $gold } Gold.
event-swapped-hands = { $seat_you ->
    [yes] Du tauschst die Hand mit { $with_seat }: { $given_count } gegen { $taken_count }.
   *[no] { $with_seat_you ->
        [yes] { $seat } tauscht die Hand mit dir: { $given_count } gegen { $taken_count }.
       *[no] { $seat } tauscht die Hand mit { $with_seat }: { $given_count } gegen { $taken_count }.
    }
 }
event-holds-now = { $districts_count ->
    [0] { $seat_you ->
        [yes] Du hast nun keine Karte mehr.
       *[no] { $seat } hat nun keine Karte mehr.
    }
   *[other] { $seat_you ->
        [yes] Du hast nun auf der Hand: { $districts }.
       *[no] { $seat } hat nun auf der Hand: { $districts }.
    }
 }
event-destroyed = { $seat_you ->
    [yes] Du entfernst
   *[no] { $seat } entfernt
 } { $district_acc } { $of_seat_you ->
    [yes] aus deiner Stadt
   *[no] von { $of_seat }
 } { $gold ->
    [0] umsonst.
   *[other] für { $gold } Gold.
 }
event-discarded = { $seat_you ->
    [yes] Du legst
   *[no] { $seat } legt
 } { $district_acc } ab.
event-took-gold = { $gold ->
    [0] { $seat_you ->
        [yes] Du gehst leer aus, der Vorrat ist alle.
       *[no] { $seat } geht leer aus, der Vorrat ist alle.
    }
   *[other] { $seat_you ->
        [yes] Du nimmst { $gold } Gold.
       *[no] { $seat } nimmt { $gold } Gold.
    }
 }
event-reshuffled = Der Ablagestapel wird gemischt: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 } im neuen Nachziehstapel.
event-drew-hidden = { $seat } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }.
event-drew = { $seat_you ->
    [yes] Du ziehst: { $districts }.
   *[no] { $seat } zieht: { $districts }.
 }
event-used-smithy = { $seat_you ->
    [yes] Du zahlst
   *[no] { $seat } zahlt
 } { $gold } Gold in der Schmiede.
event-used-laboratory = { $seat_you ->
    [yes] Du legst { $district_acc } ins Laboratorium und nimmst { $gold } Gold.
   *[no] { $seat } legt { $district_acc } ins Laboratorium und nimmt { $gold } Gold.
 }
event-reclaimed = { $seat_you ->
    [yes] Du holst { $district_acc } mit dem Friedhof für { $gold } Gold auf die Hand.
   *[no] { $seat } holt { $district_acc } mit dem Friedhof für { $gold } Gold auf die Hand.
 }
event-declined = { $seat_you ->
    [yes] Du lässt { $district_acc } liegen.
   *[no] { $seat } lässt { $district_acc } liegen.
 }
event-built = { $seat_you ->
    [yes] Du baust
   *[no] { $seat } baut
 } { $district_a } für { $gold } Gold.
event-ended-turn = { $seat_you ->
    [yes] Du beendest deinen Zug.
   *[no] { $seat } beendet den Zug.
 }
event-completed-first = { $seat_you ->
    [yes] Deine Stadt ist als erste vollendet! Dies ist die letzte Runde.
   *[no] Die Stadt von { $seat } ist als erste vollendet! Dies ist die letzte Runde.
 }
event-completed = { $seat_you ->
    [yes] Auch deine Stadt ist vollendet.
   *[no] Auch die Stadt von { $seat } ist vollendet.
 }
event-scored = { $seat_you ->
    [yes] Du kommst
   *[no] { $seat } kommt
 } auf { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
 }.
event-won = { $seat_you ->
    [yes] Du gewinnst die Partie. Glückwunsch!
   *[no] { $seat } gewinnt die Partie.
 }
event-shared-win = { $seat_you ->
    [yes] Du teilst dir den Sieg.
   *[no] { $seat } teilt sich den Sieg.
 }

## Questions

prompt-keep = { $count ->
    [one] Welchen Charakter
   *[other] Welchen der { $count } Charaktere
 } behältst du?
    .help = Der Charakter gehört dir für diese Runde, und bis zum Aufruf weiß niemand davon. Die übrigen gehen weiter: Du ahnst also, wer die anderen sein könnten.
prompt-put-away = { $count ->
    [one] Welchen Charakter
   *[other] Welchen der { $count } Charaktere
 } legst du verdeckt weg?
    .help = Er spielt in dieser Runde nicht mit, und nur du weißt es. Den Rest bekommt dein Gegenüber.
prompt-action = Du bist { $character_the }. Nimmst du Gold, oder ziehst du Karten?
    .help = Das ist die Aktion, die zu jedem Zug gehört. Danach darfst du bauen. Die Fähigkeit deines Charakters und deine violetten Bauwerke darfst du schon jetzt einsetzen oder später in diesem Zug.
prompt-action-gold = Du bist { $character_the }. Nimm dein Gold: Karten zum Ziehen gibt es keine mehr.
    .help = Zu jedem Zug gehört eine Aktion, und nur Gold ist noch übrig. Danach darfst du bauen. Die Fähigkeit deines Charakters und deine violetten Bauwerke darfst du schon jetzt einsetzen oder später in diesem Zug.
prompt-build = Du bist { $character_the } mit { $gold } Gold. { $count ->
    [one] Baust du etwas?
   *[other] Noch { $count }-mal darfst du bauen.
 }
    .help = Bezahle die Kosten eines Bauwerks aus deiner Hand, und es steht in deiner Stadt; meist bringt es so viele Punkte, wie es kostet. Wer { $city_size ->
        [8] acht
       *[other] { $city_size }
     } hat, läutet das Ende ein. Du darfst auch sparen und den Zug beenden.
prompt-build-no-cards = Du bist { $character_the } und hast keine Karte zum Bauen. { $others ->
    [0] Beende den Zug.
   *[other] Noch etwas, oder beendest du den Zug?
 }
    .help = Bauen kannst du nur, was du auf der Hand hast. Karten ziehst du mit der Aktion deines nächsten Zuges. Was deine Fähigkeit noch hergibt, verfällt mit dem Ende des Zuges.
prompt-build-too-dear = Du bist { $character_the } mit { $gold } Gold; die billigste Karte, die du bauen könntest, kostet { $cost }. { $others ->
    [0] Beende den Zug.
   *[other] Noch etwas, oder beendest du den Zug?
 }
    .help = Gold behältst du von Zug zu Zug: Was heute zu teuer ist, kann morgen stehen. Was deine Fähigkeit noch hergibt, verfällt mit dem Ende des Zuges.
prompt-build-all-stand = Du bist { $character_the }, und was du auf der Hand hast, steht schon in deiner Stadt. { $others ->
    [0] Beende den Zug.
   *[other] Noch etwas, oder beendest du den Zug?
 }
    .help = An diesem Tisch hat keine Stadt zwei gleiche Bauwerke. Andere Karten ziehst du mit der Aktion deines nächsten Zuges. Was deine Fähigkeit noch hergibt, verfällt mit dem Ende des Zuges.
prompt-finish = Du bist { $character_the } und hast gebaut, soviel du darfst. { $others ->
    [0] Beende den Zug.
   *[other] Noch etwas, oder beendest du den Zug?
 }
    .help = Was deine Fähigkeit noch hergibt, verfällt mit dem Ende des Zuges.
prompt-discard = { $count ->
    [one] Welche Karte legst du ab?
   *[other] { $count } Karten sind abzulegen. Welche zuerst?
 }
    .help = Sie kommt offen auf den Ablagestapel, und alle sehen sie. Gib her, was du wohl nie bezahlen wirst oder was nicht zu deinen Farben passt.
prompt-lay-down = { $count ->
    [0] Welche Karte gibst du her?
    [one] Eine Karte liegt bereit. Noch eine, oder ziehst du neu?
   *[other] { $count } Karten liegen bereit. Noch eine, oder ziehst du neu?
 }
    .help = Lege ab, was du nicht brauchst, eine Karte nach der anderen. Wenn es genug sind, ziehst du ebenso viele neue.
prompt-reclaim = Holst du { $district_acc } für { $gold } Gold auf die Hand?
    .help = Dein Friedhof erlaubt es, aber nur jetzt. Sonst kommt die Karte auf den Ablagestapel.
prompt-wait = { $seat } ist am Zug.
    .help = Du bist gleich wieder gefragt.
prompt-over = Die Partie ist vorbei.
    .help = Punkte bringen die Bauwerke, alle fünf Farben und eine vollendete Stadt. Gold zählt nichts.

## Refusals

refusal-over = Die Partie ist vorbei.
refusal-not-your-turn = Gerade ist { $seat } am Zug.
refusal-draft-first = Wähle erst deinen Charakter. Gebaut wird, wenn er aufgerufen ist; dann kommt auch seine Fähigkeit.
refusal-draft-over = Die Charaktere dieser Runde sind gewählt; die nächsten wählst du in der nächsten Runde.
refusal-face-up = { $character_the } liegt offen und spielt in dieser Runde nicht mit. Wähle eine der Karten, die du bekommen hast.
refusal-not-offered = { $character_the } ist nicht unter den Karten, die du bekommen hast: { $characters }.
refusal-action-taken = Deine Aktion hast du in diesem Zug schon gehabt. { $count ->
    [0] Die nächste kommt mit deinem nächsten Zug.
   *[other] Jetzt darfst du bauen oder den Zug beenden.
 }
refusal-no-cards = Es gibt keine Karte mehr zu ziehen. Erst muss wieder eine abgelegt werden.
refusal-no-cards-take-gold = Es gibt keine Karte mehr zu ziehen. Nimm Gold.
refusal-action-first = Nimm erst Gold, oder zieh Karten; dann kannst du den Zug beenden.
refusal-not-now = Das geht in diesem Augenblick nicht.
refusal-discard-first = { $count ->
    [one] Lege erst noch eine Karte ab.
   *[other] Lege erst noch { $count } Karten ab.
 }
refusal-draw-first = Ablegen musst du nur nach dem Ziehen, wenn du danach gefragt wirst.
refusal-not-drawn = Ablegen darfst du nur, was du eben gezogen hast: { $drawn_districts }.
refusal-not-in-hand = { $district_acc } hast du nicht auf der Hand.
refusal-action-before-building = Nimm erst Gold, oder zieh Karten; dann kannst du bauen.
refusal-own-city-complete = Deine Stadt ist vollendet. An diesem Tisch baut dann nur noch der Baumeister weiter.
refusal-no-builds-left = { $count ->
    [one] Einmal im Zug darfst du bauen, und das hast du getan.
   *[other] { $count }-mal im Zug darfst du bauen, und das hast du getan.
 }
refusal-built-already = { $district_the } steht schon in deiner Stadt. An diesem Tisch hat keine Stadt zwei gleiche Bauwerke.
refusal-too-dear = { $district_the } kostet { $cost } Gold, und du hast { $gold }: { $short } zu wenig.
refusal-not-built = { $districts_count ->
    [0] In dieser Schachtel kann das kein Bauwerk.
    [one] Dafür brauchst du in deiner Stadt dieses Bauwerk: { $districts }.
   *[other] Dafür brauchst du in deiner Stadt eines dieser Bauwerke: { $districts }.
 }
refusal-purple-used = Das hast du in diesem Zug schon genutzt. In deinem nächsten geht es wieder.
refusal-purple-used-round = Das hast du in dieser Runde schon genutzt. In der nächsten geht es wieder.
refusal-smithy-too-dear = Die Schmiede verlangt { $cost } Gold, und du hast { $gold }: { $short } zu wenig.
refusal-no-gold = Im Vorrat ist kein Gold mehr. Erst muss wieder jemand etwas bezahlen.
refusal-reclaim-first = Sag erst, ob du { $district_acc } für { $gold } Gold auf die Hand holst.
refusal-lay-down-first = Lege erst eine Karte hin; dann kannst du ebenso viele ziehen.
refusal-exchange-first = Bring erst den Austausch zu Ende: Lege Karten hin, dann zieh neue.
refusal-only-exchanging = Karten legt nur der Magier hin, wenn er sie mit dem Stapel austauscht.
refusal-nothing-removed = Das entscheidest du, wenn der Söldner ein Bauwerk entfernt und du den Friedhof hast.
refusal-not-your-character = Das kann nur { $character_the }; du bist { $own_character_the }.
refusal-ability-used = Diese Fähigkeit hast du schon genutzt; sie wirkt einmal im Zug.
refusal-own-hand = Mit dir selbst kannst du nicht tauschen. Wähle jemand anderen.
refusal-no-such-seat = Dort sitzt niemand.
refusal-both-hands-empty = Weder du noch { $seat } hat eine Karte: Da gibt es nichts zu tauschen.
refusal-hand-empty = Du hast keine Karte, die du austauschen könntest.
refusal-no-income = { $character_the } hat keine Einnahmen. Diese haben welche: { $characters }.
refusal-no-district-pays = { $character_the } kassiert für Bauwerke einer Farbe ({ $colour }), und deine Stadt hat keines davon.
refusal-income-taken = Deine Einnahmen hast du schon kassiert; es gibt sie einmal im Zug.
refusal-names-himself = { $character_the } kann nicht sich selbst nennen. Wähle einen anderen Charakter.
refusal-names-murdered = { $character_the } ist gemeuchelt und kommt nicht zum Zug: Da ist nichts zu holen. Wähle einen anderen.
refusal-names-assassin = { $character_acc } darf man nicht nennen. Wähle einen anderen Charakter.
refusal-own-city = In der eigenen Stadt richtet der Söldner nichts an. Wähle ein Bauwerk von jemand anderem.
refusal-not-in-city = { $district_acc } gibt es in der Stadt von { $seat } nicht.
refusal-city-complete = Die Stadt von { $seat } ist vollendet, und an vollendete Städte kommt niemand heran.
refusal-preacher-protects = { $seat } ist der Prediger: Diese Stadt ist für die Runde sicher.
refusal-keep-stands = { $district_acc } kann niemand entfernen. Wähle ein anderes Bauwerk.
refusal-removal-too-dear = { $district_acc } zu entfernen kostet { $cost } Gold, und du hast { $gold }: { $short } zu wenig.

## The end

part-districts = Bauwerke
part-colours = Alle Farben
part-complete = Vollendete Stadt
broke-tie-districts = Bei Gleichstand entscheiden die Punkte aus den Bauwerken.

## The sheet

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
        [one] 1 Punkt
       *[other] { $points } Punkte
     }{ $behind ->
        [0] {""}
       *[other] , { $behind } zurück
     }
sheet-end-districts = Bis zum Ende: der vollsten Stadt { $count ->
    [one] fehlt noch ein Bauwerk
   *[other] fehlen noch { $count } Bauwerke
 }
sheet-over = Ende nach Runde { $round }
sheet-characters = { $items }
sheet-last-round = Dies ist die letzte Runde.
sheet-character-hidden = { $rank } { $character }
sheet-character-mine = { $rank } { $character }: du
sheet-character-face-up = { $rank } { $character }: offen
sheet-character-revealed = { $rank } { $character }: { $seat_you ->
    [yes] du
   *[no] { $seat }
 }
sheet-character-on-turn = ▸{ $rank } { $character }: { $seat_you ->
    [yes] du
   *[no] { $seat }
 }
    .spoken = { $rank } { $character }: { $seat_you ->
        [yes] du
       *[no] { $seat }
     } (am Zug)
sheet-character-silent = { $rank } { $character }: still
sheet-character-murdered = { $rank } { $character }: gemeuchelt
sheet-character-murdered-mine = { $rank } { $character }: du, gemeuchelt
sheet-character-robbed = { $rank } { $character }: Ziel des Diebs
sheet-character-robbed-mine = { $rank } { $character }: du, Ziel des Diebs
sheet-player = { $seat_you ->
    [yes] Du
   *[no] { $seat }
 }{ $crown ->
    [0] {""}
   *[other] {" "}♛
 } · { $gold } Gold · { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
 } · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
    .spoken = { $seat_you ->
        [yes] Du
       *[no] { $seat }
     }{ $crown ->
        [0] {""}
       *[other] {" "}mit der Krone
     }: { $gold } Gold, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
     }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
     }
sheet-city = Stadt: { $items }
sheet-city-empty = Noch nichts gebaut
sheet-hand = Hand: { $items }
sheet-hand-empty = Keine Karte auf der Hand
sheet-known = Hand (bekannt): { $items }
sheet-card = { $district } { $cost }{ $colour_sign }
    .spoken = { $district } ({ $colour }, { $cost })
sheet-card-worth = { $district } { $cost }{ $colour_sign } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 })
    .spoken = { $district } ({ $colour }, { $cost }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
     })
sheet-piles = Auf dem Tisch
sheet-pile = Nachziehstapel: { $cards }
sheet-supply = Vorrat: { $gold } Gold
sheet-discards = Ablagestapel: { $items }
sheet-removed = Eben entfernt: { $district }
sheet-kept = Behalten: { $character } · Weitergegeben: { $characters }
sheet-kept-last = Behalten: { $character }
sheet-kept-put-away = Behalten: { $character } · Weggelegt: { $away_character } · Weitergegeben: { $characters }
sheet-kept-put-away-last = Behalten: { $character } · Weggelegt: { $away_character }
sheet-signs = ¤ grün ♚ gelb † blau ♜ rot ✶ violett
    .spoken = Hinter jedem Bauwerk stehen seine Farbe und seine Kosten.

## Was ein Zug kostet und bringt

effect-gold = { $change } Gold
effect-cards = { $change } { $count ->
    [one] Karte
   *[other] Karten
}
effect-points = { $change } { $count ->
    [one] Punkt
   *[other] Punkte
}
