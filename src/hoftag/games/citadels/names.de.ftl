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
    .help = Nimmt 1 Gold zusätzlich. Kassiert je grünem Bauwerk 1 Gold.
character-architect = Baumeister
    .the = der Baumeister
    .acc = den Baumeister
    .dat = dem Baumeister
    .help = Zieht 2 Karten zusätzlich und darf bis zu 3 Bauwerke in einem Zug bauen.
character-mercenary = Söldner
    .the = der Söldner
    .acc = den Söldner
    .dat = dem Söldner
    .help = Darf ein Bauwerk eines Mitspielers für 1 Gold weniger als seine Kosten entfernen, nur nicht beim Prediger, wenn der nicht gemeuchelt wurde, und nicht in Städten ab 8 Bauwerken. Kassiert je rotem Bauwerk 1 Gold.

## Colours

colour-green = grün
colour-yellow = gelb
colour-blue = blau
colour-red = rot
colour-purple = violett

## Districts: green

district-tavern = Taverne
    .a = eine Taverne
    .the = die Taverne
    .acc = die Taverne
district-market = Markt
    .a = einen Markt
    .the = der Markt
    .acc = den Markt
district-guild_house = Zunfthaus
    .a = ein Zunfthaus
    .the = das Zunfthaus
    .acc = das Zunfthaus
district-trading_house = Kontor
    .a = ein Kontor
    .the = das Kontor
    .acc = das Kontor
district-harbour = Hafen
    .a = einen Hafen
    .the = der Hafen
    .acc = den Hafen
district-town_hall = Rathaus
    .a = ein Rathaus
    .the = das Rathaus
    .acc = das Rathaus

## Districts: yellow

district-hunting_lodge = Jagdschloss
    .a = ein Jagdschloss
    .the = das Jagdschloss
    .acc = das Jagdschloss
district-castle = Schloss
    .a = ein Schloss
    .the = das Schloss
    .acc = das Schloss
district-palace = Palast
    .a = einen Palast
    .the = der Palast
    .acc = den Palast

## Districts: blue

district-temple = Tempel
    .a = einen Tempel
    .the = der Tempel
    .acc = den Tempel
district-church = Kirche
    .a = eine Kirche
    .the = die Kirche
    .acc = die Kirche
district-abbey = Abtei
    .a = eine Abtei
    .the = die Abtei
    .acc = die Abtei
district-cathedral = Kathedrale
    .a = eine Kathedrale
    .the = die Kathedrale
    .acc = die Kathedrale

## Districts: red

district-watchtower = Wachturm
    .a = einen Wachturm
    .the = der Wachturm
    .acc = den Wachturm
district-dungeon = Kerker
    .a = einen Kerker
    .the = der Kerker
    .acc = den Kerker
district-tournament_ground = Turnierplatz
    .a = einen Turnierplatz
    .the = der Turnierplatz
    .acc = den Turnierplatz
district-fortress = Festung
    .a = eine Festung
    .the = die Festung
    .acc = die Festung

## Districts: purple

district-ghost_town = Geisterstadt
    .a = eine Geisterstadt
    .the = die Geisterstadt
    .acc = die Geisterstadt
    .help = Zählt bei der Schlusswertung als eine Farbe, die ihr Besitzer bestimmt.
district-keep = Wehrturm
    .a = einen Wehrturm
    .the = der Wehrturm
    .acc = den Wehrturm
    .help = Der Söldner kann ihn nicht entfernen.
district-laboratory = Laboratorium
    .a = ein Laboratorium
    .the = das Laboratorium
    .acc = das Laboratorium
    .help = Einmal je Zug: 1 Handkarte ablegen und 1 Gold nehmen.
district-smithy = Schmiede
    .a = eine Schmiede
    .the = die Schmiede
    .acc = die Schmiede
    .help = Einmal je Zug: 3 Gold zahlen und 2 Karten ziehen.
district-graveyard = Friedhof
    .a = einen Friedhof
    .the = der Friedhof
    .acc = den Friedhof
    .help = Entfernt der Söldner ein Bauwerk, darf der Besitzer des Friedhofs 1 Gold zahlen und die Karte auf die Hand nehmen, nur nicht, wenn er selbst der Söldner ist.
district-observatory = Sternwarte
    .a = eine Sternwarte
    .the = die Sternwarte
    .acc = die Sternwarte
    .help = Karten ziehen als Aktion: 3 statt 2 ziehen, danach 2 ablegen.
district-library = Bibliothek
    .a = eine Bibliothek
    .the = die Bibliothek
    .acc = die Bibliothek
    .help = Karten ziehen als Aktion: beide behalten. Zusammen mit der Sternwarte 1 von 3 ablegen.
district-magic_school = Hexenschule
    .a = eine Hexenschule
    .the = die Hexenschule
    .acc = die Hexenschule
    .help = Zählt bei den Einnahmen als die Farbe, für die der Charakter ihres Besitzers Gold bekommt. In der Wertung ist sie violett.
district-dragon_hoard = Drachenhort
    .a = einen Drachenhort
    .the = der Drachenhort
    .acc = den Drachenhort
    .help = Kostet 6, zählt 8 Punkte. Ihn zu entfernen kostet den Söldner 5 Gold.
district-university = Universität
    .a = eine Universität
    .the = die Universität
    .acc = die Universität
    .help = Kostet 6, zählt 8 Punkte. Sie zu entfernen kostet den Söldner 5 Gold.

## Options

option-unique_districts = Gleiche Bauwerke
    .help = Darf ein Bauwerk zweimal in derselben Stadt stehen?
option-unique_districts-false = erlaubt
option-unique_districts-true = verboten
option-gold_supply = Gold
    .help = Gibt es mehr Gold als die 30 Stück aus der Schachtel?
option-gold_supply-limited = 30 Stück und nicht mehr
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
