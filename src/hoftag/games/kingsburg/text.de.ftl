## Das Spiel

game-kingsburg = Kingsburg
    .tagline = Achtzehn Berater, fünf Winter, ein König.

## Berater

advisor-jester = Hofnarr
    .the = der Hofnarr
    .acc = den Hofnarr
    .dat = dem Hofnarr
    .brings = { offer-plain }
    .help = { offer }
advisor-squire = Gutsherr
    .the = der Gutsherr
    .acc = den Gutsherrn
    .dat = dem Gutsherrn
    .brings = { offer-plain }
    .help = { offer }
advisor-architect = Baumeister
    .the = der Baumeister
    .acc = den Baumeister
    .dat = dem Baumeister
    .brings = { offer-plain }
    .help = { offer }
advisor-merchant = Händler
    .the = der Händler
    .acc = den Händler
    .dat = dem Händler
    .brings = { offer-plain }
    .help = { offer }
advisor-sergeant = Hauptmann
    .the = der Hauptmann
    .acc = den Hauptmann
    .dat = dem Hauptmann
    .brings = { offer-plain }
    .help = { offer }
advisor-alchemist = Alchemist
    .the = der Alchemist
    .acc = den Alchemisten
    .dat = dem Alchemisten
    .brings = { offer-plain }
    .help = { offer }
advisor-astronomer = Astronom
    .the = der Astronom
    .acc = den Astronomen
    .dat = dem Astronomen
    .brings = { offer-plain }
    .help = { offer }
advisor-treasurer = Schatzmeister
    .the = der Schatzmeister
    .acc = den Schatzmeister
    .dat = dem Schatzmeister
    .brings = { offer-plain }
    .help = { offer }
advisor-master_hunter = Meisterjäger
    .the = der Meisterjäger
    .acc = den Meisterjäger
    .dat = dem Meisterjäger
    .brings = { offer-plain }
    .help = { offer }
advisor-general = Heerführer
    .the = der Heerführer
    .acc = den Heerführer
    .dat = dem Heerführer
    .brings = { offer-plain }
    .help = { offer }
advisor-swordsmith = Schwertschmied
    .the = der Schwertschmied
    .acc = den Schwertschmied
    .dat = dem Schwertschmied
    .brings = { offer-plain }
    .help = { offer }
advisor-duchess = Herzogin
    .the = die Herzogin
    .acc = die Herzogin
    .dat = der Herzogin
    .brings = { offer-plain }
    .help = { offer }
advisor-champion = Held
    .the = der Held
    .acc = den Helden
    .dat = dem Helden
    .brings = { offer-plain }
    .help = { offer }
advisor-smuggler = Schmuggler
    .the = der Schmuggler
    .acc = den Schmuggler
    .dat = dem Schmuggler
    .brings = { offer-plain }
    .help = { offer }
advisor-inventor = Erfinder
    .the = der Erfinder
    .acc = den Erfinder
    .dat = dem Erfinder
    .brings = { offer-plain }
    .help = { offer }
advisor-wizard = Zauberer
    .the = der Zauberer
    .acc = den Zauberer
    .dat = dem Zauberer
    .brings = { offer-plain }
    .help = { offer }
advisor-queen = Königin
    .the = die Königin
    .acc = die Königin
    .dat = der Königin
    .brings = { offer-plain }
    .help = { offer }
advisor-king = König
    .the = der König
    .acc = den König
    .dat = dem König
    .brings = { offer-plain }
    .help = { offer }
advisor-own_sergeant = eigener Hauptmann
    .the = der eigene Hauptmann
    .acc = den eigenen Hauptmann
    .dat = dem eigenen Hauptmann
    .brings = { offer-plain }
    .help = { offer }
advisor-own_master_hunter = eigener Meisterjäger
    .the = der eigene Meisterjäger
    .acc = den eigenen Meisterjäger
    .dat = dem eigenen Meisterjäger
    .brings = { offer-plain }
    .help = { offer }

## Gebäude

building-sawmill = Sägemühle
    .the = die Sägemühle
    .acc = die Sägemühle
    .dat = der Sägemühle
    .help = Zum Abschluss des Sommers kannst du { $paid_amounts } in { $amounts } umwandeln.
building-quarry = Steinbruch
    .the = der Steinbruch
    .acc = den Steinbruch
    .dat = dem Steinbruch
    .help = Zum Abschluss des Sommers kannst du { $paid_amounts } in { $amounts } umwandeln.
building-goldsmith = Goldschmiede
    .the = die Goldschmiede
    .acc = die Goldschmiede
    .dat = der Goldschmiede
    .help = Zum Abschluss des Sommers kannst du { $gold } Gold gegen { $soldiers } Soldaten und { points } eintauschen.
building-mint = Münzstätte
    .the = die Münzstätte
    .acc = die Münzstätte
    .dat = der Münzstätte
    .help = Die übrigen Gebäude deiner Reihe A wirken zusätzlich zum Abschluss von Frühling und Herbst, je Jahreszeit einmal.
building-statue = Statue
    .the = die Statue
    .acc = die Statue
    .dat = der Statue
    .help = Haben sämtliche von dir geworfenen Würfel (auch Bonuswürfel) den gleichen Wert, kannst du genau einen erneut rollen.
building-chapel = Kapelle
    .the = die Kapelle
    .acc = die Kapelle
    .dat = der Kapelle
    .help = Ergeben alle deine Würfel zusammen höchstens { $total }, kannst du den kompletten Wurf wiederholen.
building-church = Kirche
    .the = die Kirche
    .acc = die Kirche
    .dat = der Kirche
    .help = Zählt nur gegen Dämonen, dann { $strength ->
        [one] 1 Punkt
       *[other] { $strength } Punkte
     } Kampfstärke.
building-cathedral = Kathedrale
    .the = die Kathedrale
    .acc = die Kathedrale
    .dat = der Kathedrale
    .help = Bei der Schlusswertung bringt { $goods ->
        [2] jedes volle Paar deiner Waren
        [one] jede deiner Waren
       *[other] jeder volle Satz von { $goods } deiner Waren
     } 1 Siegpunkt; die Waren behältst du.
building-inn = Wirtshaus
    .the = das Wirtshaus
    .acc = das Wirtshaus
    .dat = dem Wirtshaus
    .help = Jeder Sommer endet für dich mit { $tokens ->
        [one] einem +2-Marker
       *[other] { $tokens } +2-Markern
     }.
building-market = Markt
    .the = der Markt
    .acc = den Markt
    .dat = dem Markt
    .help = Einmal je Ertragsphase darfst du einen Rang über oder unter deiner Würfelsumme ansteuern.
building-farm = Bauernhof
    .the = der Bauernhof
    .acc = den Bauernhof
    .dat = dem Bauernhof
    .help = Du würfelst in jeder Ertragsphase mit 1 Bonuswürfel mehr, kämpfst im Winter aber mit { $strength } Stärke weniger.
building-merchants_guild = Gilde der Kaufleute
    .the = die Gilde der Kaufleute
    .acc = die Gilde der Kaufleute
    .dat = der Gilde der Kaufleute
    .help = Jede Ertragsphase eröffnet für dich mit { $gold } Gold.
building-guard_tower = Wachturm
    .the = der Wachturm
    .acc = den Wachturm
    .dat = dem Wachturm
    .help = Erhöht deine Kampfstärke um { $strength }.
building-blacksmith = Schmiede
    .the = die Schmiede
    .acc = die Schmiede
    .dat = der Schmiede
    .help = Erhöht deine Kampfstärke um { $strength }.
building-barracks = Kaserne
    .the = die Kaserne
    .acc = die Kaserne
    .dat = der Kaserne
    .help = In Phase 7 kostet dich jeder Soldat { $goods ->
        [0] gar nichts
        [one] nur eine einzige Ware
       *[other] nur { $goods } Waren
     }.
building-wizards_guild = Gilde der Zauberer
    .the = die Gilde der Zauberer
    .acc = die Gilde der Zauberer
    .dat = der Gilde der Zauberer
    .help = Erhöht deine Kampfstärke um { $strength }.
building-palisade = Palisaden
    .the = die Palisaden
    .acc = die Palisaden
    .dat = den Palisaden
    .help = Erhöht deine Kampfstärke um { $strength }, gegen Zombies um { $special }.
building-stable = Ställe
    .the = die Ställe
    .acc = die Ställe
    .dat = den Ställen
    .help = Immer wenn dir ein beeinflusster Berater Soldaten gibt, nimmst du { $soldiers ->
        [one] 1 weiteren
       *[other] { $soldiers } weitere
     }.
building-stone_wall = Steinmauer
    .the = die Steinmauer
    .acc = die Steinmauer
    .dat = der Steinmauer
    .help = Erhöht deine Kampfstärke um { $strength }, und ein Gleichstand im Kampf gilt als Sieg.
building-fortress = Festung
    .the = die Festung
    .acc = die Festung
    .dat = der Festung
    .help = Erhöht deine Kampfstärke um { $strength }, und jeder gewonnene Kampf bringt { points } extra.
building-barricade = Barrikade
    .the = die Barrikade
    .acc = die Barrikade
    .dat = der Barrikade
    .help = Zählt nur gegen Goblins, dann { $strength ->
        [one] 1 Punkt
       *[other] { $strength } Punkte
     } Kampfstärke.
building-crane = Kran
    .the = der Kran
    .acc = den Kran
    .dat = dem Kran
    .help = Jedes Gebäude der { $romans_count ->
        [one] Spalte
       *[other] Spalten
     } { $romans } wird für dich um { $gold } Gold billiger.
building-town_hall = Rathaus
    .the = das Rathaus
    .acc = das Rathaus
    .dat = dem Rathaus
    .help = Zum Abschluss jeder Ertragsphase kannst du eine Ware oder einen +2-Marker für { points } abgeben.
building-embassy = Botschaft
    .the = die Botschaft
    .acc = die Botschaft
    .dat = der Botschaft
    .help = Jede Ertragsphase endet für dich mit { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkten
     }.
building-improvised_defenses = Provisorische Verteidigung
    .the = die Provisorische Verteidigung
    .acc = die Provisorische Verteidigung
    .dat = der Provisorische Verteidigung
    .help = Zählt { $strength ->
        [one] 1 Punkt
       *[other] { $strength } Punkte
     } Kampfstärke gegen Feinde, deren aufgedruckte Stärke höchstens { $limit } ist.
building-recruiting_center = Rekrutierungsstelle
    .the = die Rekrutierungsstelle
    .acc = die Rekrutierungsstelle
    .dat = der Rekrutierungsstelle
    .help = Beim Rekrutieren in Phase 7 darf jeder +2-Marker eine Ware ersetzen.
building-training_camp = Ausbildungslager
    .the = das Ausbildungslager
    .acc = das Ausbildungslager
    .dat = dem Ausbildungslager
    .help = Besitzt du zum Abschluss des Herbstes höchstens { $limit } Soldaten, bekommst du { $soldiers } dazu.
building-military_academy = Militärakademie
    .the = die Militärakademie
    .acc = die Militärakademie
    .dat = der Militärakademie
    .help = Jeden Winter wirfst du einen eigenen Würfel und darfst statt der Königshilfe so viele Soldaten nehmen, wenn dein Wert höher ist.

## Statthalter

governor-thief = Dieb
    .the = der Dieb
    .acc = den Dieb
    .dat = dem Dieb
    .help = Du gehst mit { $goods ->
        [one] 1 Ware
       *[other] { $goods } Waren
     } deiner Wahl und einem Punktestand von { $points } in die Partie.
governor-miner = Minenarbeiter
    .the = der Minenarbeiter
    .acc = den Minenarbeiter
    .dat = dem Minenarbeiter
    .help = { harvest }.
governor-prince = Prinz
    .the = der Prinz
    .acc = den Prinzen
    .dat = dem Prinzen
    .help = Ergeben alle deine Würfel zusammen höchstens { $total }, darfst du deine drei Spielerwürfel auf { $first }, { $second } und { $third } drehen.
governor-sorcerer = Magier
    .the = der Magier
    .acc = den Magier
    .dat = dem Magier
    .help = Zu Beginn von Jahr { $roman } darfst du bis zu { $count } Gebäude der Spalte I kostenlos errichten; Siegpunkte gibt es dafür nicht.
governor-preacher = Prediger
    .the = der Prediger
    .acc = den Prediger
    .dat = dem Prediger
    .help = Du erhältst { points } in jeder Ertragsphase, in der mindestens ein Spieler (auch du selbst) nichts gebaut hat.
governor-duke = Herzog
    .the = der Herzog
    .acc = den Herzog
    .dat = dem Herzog
    .help = Haben alle gepasst und ist { $advisor_the } frei, darfst du die Würfel von deinem ranghöchsten Berater { $rank ->
        [12] zu ihr
       *[other] dorthin
     } versetzen.
governor-minstrel = Hofsänger
    .the = der Hofsänger
    .acc = den Hofsänger
    .dat = dem Hofsänger
    .help = Als Allerletztes im Jahr erhältst du { $last ->
        [one] 1 Siegpunkt
       *[other] { $last } Siegpunkte
     }, wenn niemand weniger hat als du, und { $tied }, wenn ein anderer genau gleich viele hat.
governor-philosopher = Philosoph
    .the = der Philosoph
    .acc = den Philosophen
    .dat = dem Philosophen
    .help = Du darfst alle deine Würfel auf die Gegenseite drehen; ergeben sie dann höchstens { $total } und änderst du den Wurf nicht weiter, erhältst du { points }.
governor-politician = Politiker
    .the = der Politiker
    .acc = den Politiker
    .dat = dem Politiker
    .help = Deine Karte zeigt zwei weitere Berater mit den Rängen 5 und 9, die nur du beeinflussen kannst.
governor-priest = Priester
    .the = der Priester
    .acc = den Priester
    .dat = dem Priester
    .help = Ergeben alle deine Würfel zusammen höchstens { $total }, darfst du um Segen bitten: Wirf sofort 1 Bonuswürfel oder erhalte { points }, falls du schon einen Bonuswürfel hast.
governor-heiress = Erbin
    .the = die Erbin
    .acc = die Erbin
    .dat = der Erbin
    .help = Einmal im Jahr nimmst du { $tokens ->
        [2] zwei +2-Marker
        [one] einen +2-Marker
       *[other] { $tokens } +2-Marker
     }, wenn alle deine Würfel zusammen höchstens { $total } ergeben.
governor-architect = Architekt
    .the = der Architekt
    .acc = den Architekten
    .dat = dem Architekten
    .help = Besitzt bei deinem Bauzug ein Gegner mehr Gebäude als du, zahlst du 1 Ware deiner Wahl aus den Kosten weniger.
governor-tax_collector = Steuereintreiber
    .the = der Steuereintreiber
    .acc = den Steuereintreiber
    .dat = dem Steuereintreiber
    .help = Immer wenn ein Gegner ein Gebäude der { $romans_count ->
        [one] Spalte
       *[other] Spalten
     } { $romans } errichtet, nimmst du sofort { $goods ->
        [one] 1 Ware
       *[other] { $goods } Waren
     } deiner Wahl.
governor-carpenter = Zimmermann
    .the = der Zimmermann
    .acc = den Zimmermann
    .dat = dem Zimmermann
    .help = { harvest }, und deine Gebäude der { $romans_count ->
        [one] Spalte
       *[other] Spalten
     } { $romans } kosten { $discount } Holz weniger.
governor-sculptor = Bildhauer
    .the = der Bildhauer
    .acc = den Bildhauer
    .dat = dem Bildhauer
    .help = { harvest }, und deine Gebäude der { $rows_count ->
        [one] Reihe
       *[other] Reihen
     } { $rows } kosten { $discount } Stein weniger.
governor-damsel = Burgfräulein
    .the = das Burgfräulein
    .acc = das Burgfräulein
    .dat = dem Burgfräulein
    .help = Teilst du dir in Phase 1 die Gunst des Königs, bekommst du zusätzlich einen Bonuswürfel für den Frühling, und bliebe in Phase 5 der Gesandte wegen eines Gleichstands mit dir fort, kommt er zu dir.
governor-fairy = Fee
    .the = die Fee
    .acc = die Fee
    .dat = der Fee
    .help = Du würfelst in jedem Sommer mit 1 Bonuswürfel mehr.
governor-general = General
    .the = der General
    .acc = den General
    .dat = dem General
    .help = Du siehst dir vor Phase 7 die oberste Feindkarte an und kämpfst mit { $strength } Stärke mehr.
governor-trickster = Schwindler
    .the = der Schwindler
    .acc = den Schwindler
    .dat = dem Schwindler
    .help = Einmal im Jahr darfst du einen deiner Spielerwürfel auf einen Wert deiner Wahl drehen, bevor die Reihenfolge feststeht.
governor-quartermaster = Quartiermeister
    .the = der Quartiermeister
    .acc = den Quartiermeister
    .dat = dem Quartiermeister
    .help = Dein erster in Phase 7 rekrutierter Soldat kostet jedes Jahr { $goods ->
        [one] 1 Ware
       *[other] { $goods } Waren
     } weniger.
governor-moneylender = Geldverleiherin
    .the = die Geldverleiherin
    .acc = die Geldverleiherin
    .dat = der Geldverleiherin
    .help = Einmal je Ertragsphase darfst du beim Bauen zwei gleiche Waren anstelle einer fehlenden anderen Ware zahlen.
governor-seer = Seherin
    .the = die Seherin
    .acc = die Seherin
    .dat = der Seherin
    .help = Du siehst dir in jedem Frühling die oberste Feindkarte an und nimmst zu Beginn { $romans_count ->
        [one] des Jahres { $romans }
       *[other] der Jahre { $romans }
     } { $tokens ->
        [one] einen +2-Marker
       *[other] { $tokens } +2-Marker
     }.
governor-knight = Ritter
    .the = der Ritter
    .acc = den Ritter
    .dat = dem Ritter
    .help = Erhältst du im Winter den Punkt für die stärkste siegreiche Armee, bekommst du { $points ->
        [one] 1 weiteren
       *[other] { $points } weitere
     }.
governor-healer = Heilerin
    .the = die Heilerin
    .acc = die Heilerin
    .dat = der Heilerin
    .help = Würde eine Niederlage ein Gebäude von dir zerstören, darfst du { $goods ->
        [one] 1 Ware
       *[other] { $goods } Waren
     } deiner Wahl abgeben und es behalten.

## Was Berater, Gebäude und Statthalter geben

points = { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
 }

amount-gold = Gold
    .counted = { $count } Gold
amount-wood = Holz
    .counted = { $count } Holz
amount-stone = Stein
    .counted = { $count } Stein
amount-any = Ware deiner Wahl
    .counted = { $count ->
        [one] 1 Ware deiner Wahl
       *[other] { $count } Waren deiner Wahl
     }
amount-plus2 = +2-Marker
    .counted = { $count ->
        [one] ein +2-Marker
       *[other] { $count } +2-Marker
     }
amount-soldiers = Soldat
    .counted = { $count ->
        [one] 1 Soldat
       *[other] { $count } Soldaten
     }
amount-vp = Punkt
    .counted = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
     }
amount-peek = geheimer Blick auf den Feind
    .counted = ein geheimer Blick auf den Feind
gift-gold = Gold
    .counted = { $count } Gold
gift-wood = Holz
    .counted = { $count } Holz
gift-stone = Stein
    .counted = { $count } Stein
gift-any = Ware deiner Wahl
    .counted = { $count ->
        [one] eine Ware deiner Wahl
        [2] zwei Waren deiner Wahl
       *[other] { $count } Waren deiner Wahl
     }
gift-plus2 = +2-Marker
    .counted = { $count ->
        [one] einen +2-Marker
       *[other] { $count } +2-Marker
     }
gift-soldiers = Soldat
    .counted = { $count ->
        [one] einen Soldaten
       *[other] { $count } Soldaten
     }
gift-vp = Punkt
    .counted = { $count ->
        [one] einen Punkt
       *[other] { $count } Punkte
     }
gift-peek = geheimer Blick auf den Feind
    .counted = einen geheimen Blick auf den Feind
price-gold = Gold
    .counted = { $count ->
        [one] ein Gold
        [2] zwei Gold
       *[other] { $count } Gold
     }
price-wood = Holz
    .counted = { $count ->
        [one] ein Holz
        [2] zwei Holz
       *[other] { $count } Holz
     }
price-stone = Stein
    .counted = { $count ->
        [one] ein Stein
        [2] zwei Stein
       *[other] { $count } Stein
     }
offer = { offer-plain }.
offer-plain = { $shape ->
    [all-and-one] { $amounts } und dazu { offer-one }
    [one] { offer-one }
    [deal] Zahle { $paid_amounts }, nimm { $amounts }
    [exchange] Zahle { $paid ->
        [one] 1 Ware
       *[other] { $paid } Waren
     }, nimm je { $each ->
        [one] eine
       *[other] { $each }
     } der beiden anderen
    [trade] Zahle { $paid ->
        [one] 1 Ware
       *[other] { $paid } Waren
     }, nimm { $taken ->
        [one] 1 Ware
       *[other] { $taken } Waren
     }
   *[all] { $amounts }
 }
offer-one = { $options ->
    [2] { $first_amounts } oder { $second_amounts }
    [3] { $first_amounts }, { $second_amounts } oder { $third_amounts }
   *[other] eine von { $options } Belohnungen
 }
harvest = { $others ->
    [0] Jedes Jahr endet für dich mit { $usual } { $good }
    [1] Jedes Jahr endet für dich mit { $usual } { $good }, das { $other_year ->
        [1] erste
        [2] zweite
        [3] dritte
        [4] vierte
       *[5] fünfte
     } mit { $other }
   *[other] Die Jahre enden für dich mit { $first }, { $second }, { $third }, { $fourth } und { $fifth } { $good }
 }
roman-1 = I
roman-2 = II
roman-3 = III
roman-4 = IV
roman-5 = V

## Feinde

enemy-en_1_barbarians_2 = Barbaren
enemy-en_1_goblins_2 = Goblins
enemy-en_1_goblins_3 = Goblins
enemy-en_1_orcs_3 = Orks
enemy-en_1_zombies_4 = Zombies
enemy-en_2_goblins_3 = Goblins
enemy-en_2_goblins_4 = Goblins
enemy-en_2_orcs_4 = Orks
enemy-en_2_barbarians_5 = Barbaren
enemy-en_2_zombies_5 = Zombies
enemy-en_3_goblins_4 = Goblins
enemy-en_3_goblins_5 = Goblins
enemy-en_3_orcs_5 = Orks
enemy-en_3_zombies_6 = Zombies
enemy-en_3_demons_6 = Dämonen
enemy-en_4_goblins_5 = Goblins
enemy-en_4_goblins_6 = Goblins
enemy-en_4_demons_6 = Dämonen
enemy-en_4_orcs_7 = Orks
enemy-en_4_zombies_7 = Zombies
enemy-en_5_barbarians_7 = Barbaren
enemy-en_5_barbarians_8 = Barbaren
enemy-en_5_demons_8 = Dämonen
enemy-en_5_demons_9 = Dämonen
enemy-en_5_dragons_9 = Drachen
foe-goblins = Goblins
foe-orcs = Orks
foe-zombies = Zombies
foe-barbarians = Barbaren
foe-demons = Dämonen
foe-dragons = Drachen

## Waren

good-gold = Gold
    .counted = { $count } Gold
good-wood = Holz
    .counted = { $count } Holz
good-stone = Stein
    .counted = { $count } Stein
gain-gold = Gold
    .counted = { $count } Gold
gain-wood = Holz
    .counted = { $count } Holz
gain-stone = Stein
    .counted = { $count } Stein
gain-plus2 = +2-Marker
    .counted = { $count ->
        [one] einen +2-Marker
       *[other] { $count } +2-Marker
    }
gain-soldier = Soldat
    .counted = { $count ->
        [one] einen Soldaten
       *[other] { $count } Soldaten
    }
gain-point = Punkt
    .counted = { $count ->
        [one] einen Punkt
       *[other] { $count } Punkte
    }
goods-nothing = nichts
goods-gold = 1 Gold
goods-wood = 1 Holz
goods-stone = 1 Stein
goods-plus2 = ein +2-Marker
goods-gold_gold = 2 Gold
goods-gold_wood = 1 Gold und 1 Holz
goods-gold_stone = 1 Gold und 1 Stein
goods-gold_plus2 = 1 Gold und ein +2-Marker
goods-wood_wood = 2 Holz
goods-wood_stone = 1 Holz und 1 Stein
goods-wood_plus2 = 1 Holz und ein +2-Marker
goods-stone_stone = 2 Stein
goods-stone_plus2 = 1 Stein und ein +2-Marker
goods-plus2_plus2 = zwei +2-Marker
goods-gold_gold_gold = 3 Gold
goods-gold_gold_wood = 2 Gold und 1 Holz
goods-gold_gold_stone = 2 Gold und 1 Stein
goods-gold_wood_wood = 1 Gold und 2 Holz
goods-gold_wood_stone = 1 Gold, 1 Holz und 1 Stein
goods-gold_stone_stone = 1 Gold und 2 Stein
goods-wood_wood_wood = 3 Holz
goods-wood_wood_stone = 2 Holz und 1 Stein
goods-wood_stone_stone = 1 Holz und 2 Stein
goods-stone_stone_stone = 3 Stein
goods-gold_gold_gold_gold = 4 Gold
goods-gold_gold_gold_wood = 3 Gold und 1 Holz
goods-gold_gold_gold_stone = 3 Gold und 1 Stein
goods-gold_gold_wood_wood = 2 Gold und 2 Holz
goods-gold_gold_wood_stone = 2 Gold, 1 Holz und 1 Stein
goods-gold_gold_stone_stone = 2 Gold und 2 Stein
goods-gold_wood_wood_wood = 1 Gold und 3 Holz
goods-gold_wood_wood_stone = 1 Gold, 2 Holz und 1 Stein
goods-gold_wood_stone_stone = 1 Gold, 1 Holz und 2 Stein
goods-gold_stone_stone_stone = 1 Gold und 3 Stein
goods-wood_wood_wood_wood = 4 Holz
goods-wood_wood_wood_stone = 3 Holz und 1 Stein
goods-wood_wood_stone_stone = 2 Holz und 2 Stein
goods-wood_stone_stone_stone = 1 Holz und 3 Stein
goods-stone_stone_stone_stone = 4 Stein

## Würfel und Phasen

die-player = einen Spielerwürfel
die-bonus = einen Bonuswürfel
aid-alone = {""}
aid-plus2 = {", "}+2
aid-market = {", "}Markt
aid-plus2_market = {", "}+2, Markt
phase-favour = Die Gunst des Königs
phase-spring = Frühling
phase-honour = Ehrung durch den König
phase-summer = Sommer
phase-envoy = Der Gesandte des Königs
phase-autumn = Herbst
phase-recruiting = Soldaten rekrutieren
phase-winter = Winter
result-victory = Sieg
result-draw = unentschieden
result-defeat = Niederlage

## Optionen

option-more_buildings = Modul 1: Mehr Gebäude
    .help = Zwei weitere Gebäudereihen für alle, A und G.
option-more_buildings-false = ohne
option-more_buildings-true = mit
option-governors = Modul 2: Statthalter
    .help = Jeder ist jemand Besonderes, mit einem Effekt, den sonst keiner hat. Die meisten Karten sind rekonstruiert.
option-governors-false = ohne
option-governors-true = mit
option-army_tokens = Modul 3: Die Armee des Königs
    .help = Im Winter schickt jeder geheim einen Marker, statt dass für alle gewürfelt wird.
option-army_tokens-false = ohne
option-army_tokens-true = mit
option-favour_tie = Gleichstand in Phase 1
    .help = Wer nimmt eine Ware, wenn sich der Gleichstand um die Gunst nicht auflösen lässt?
option-favour_tie-tied = wer daran beteiligt ist
option-favour_tie-everybody = alle
option-honour_without_buildings = Ehrung ohne Gebäude
    .help = Bekommen in Phase 3 alle den Punkt, solange niemand ein Gebäude hat?
option-honour_without_buildings-counts = ja, alle haben gleich viele
option-honour_without_buildings-nobody = nein
option-envoy_building = Das Gebäude des Gesandten
    .help = Wann wird das zweite Gebäude errichtet?
option-envoy_building-at_once = gleich nach dem ersten
option-envoy_building-last = wenn alle gebaut haben
option-market_with_plus2 = Markt und +2-Marker
    .help = Dürfen beide demselben Einsatz helfen?
option-market_with_plus2-true = erlaubt
option-market_with_plus2-false = verboten
option-optional_effects = Freiwillige Effekte
    .help = Effekte darf man auch lassen. Wo einer schaden kann, wirst du immer gefragt. Auch bei den anderen?
option-optional_effects-automatic = kommen von selbst
option-optional_effects-asked = nur auf Nachfrage

## Züge

move-choose = { $governor } werden
move-take = { $goods } nehmen
move-decline = Ablehnen
move-give = { $goods } abgeben
move-reroll-one = Statue: { $die } neu werfen
move-reroll-all = Kapelle: alle neu werfen
move-flip-dice = Alle Würfel umdrehen
move-set-dice = Die Spielerwürfel neu setzen
move-turn-die = Eine { $face } auf { $to_face } drehen
move-bless = Um den Segen bitten
move-inherit = Das Erbe antreten
move-keep-dice = Die Würfel so lassen
move-influence = { $advisor }: { $dice }{ $aid }
    .verb = Beeinflussen mit { $dice }{ $aid }
move-influence-again = Gesandter: { $advisor }, { $dice }{ $aid }
    .verb = Gesandten schicken mit { $dice }{ $aid }
move-pass = Passen
move-to-duchess = Zur Herzogin umziehen
move-stay = Bleiben
move-build = { $building } bauen
move-build-saving = { $building } mit 1 { $good } weniger
move-build-lent = { $building }: 2 { $good } für 1 { $for_good }
move-found = { $building } gründen
move-no-building = Nichts bauen
move-trade = { $building } nutzen
move-town-hall = Rathaus: Punkt für { $goods }
move-enough = Das genügt
move-recruit = Ein Soldat für { $goods }
move-end-recruiting = Keine Soldaten mehr
move-send-army = Armeemarker { $army } schicken
move-ransom = Für { $goods } behalten
move-lose-building = Ziehen lassen
move-use-effects = Alles nutzen
move-skip = Ohne { $building_acc }
move-skip-governor = Ohne deinen Statthalter
move-skip-favour = Ohne den Bonuswürfel des Königs
move-build-dear = { $building } zum vollen Preis

## Ereignisse

event-first-order = Die Reihenfolge wird ausgelost; { $seat_you ->
    [yes] du bist zuerst
   *[no] { $seat } ist zuerst
 } dran.
event-dealt-governors = { $seat_you ->
    [yes] Du hast die Wahl: { $governors }.
   *[no] { $seat } hat die Wahl: { $governors }.
 }
event-chose-governor = { $seat_you ->
    [yes] Deine Wahl: { $governor }.
   *[no] Die Wahl von { $seat }: { $governor }.
 }
event-chose-governor-hidden = { $seat } hat gewählt.
event-governor = { $seat_you ->
    [yes] Du bist { $governor_the }.
   *[no] { $seat } ist { $governor_the }.
 }
event-start-points = { $seat_you ->
    [yes] Du beginnst
   *[no] { $seat } beginnt
 } bei { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
 }.
event-took-start-goods = { $seat_you ->
    [yes] Du beginnst
   *[no] { $seat } beginnt
 } mit { $gains }.
event-year = Jahr { $year } beginnt.
event-phase = { $phase }
event-founded = { $seat_you ->
    [yes] Du gründest
   *[no] { $seat } gründet
 } { $building_acc }, ohne zu zahlen.
event-skipped = { $seat_you ->
    [yes] Du lässt
   *[no] { $seat } lässt
 } { $building_acc } ungenutzt.
event-skipped-governor = { $governor_the }: { $seat_you ->
    [yes] Du lässt
   *[no] { $seat } lässt
 } den Effekt ungenutzt.
event-skipped-favour = { $seat_you ->
    [yes] Du wirfst
   *[no] { $seat } wirft
 } ohne den Bonuswürfel des Königs.
event-governor-paid = { $governor_the }: { $seat_you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
 } { $gains }.
event-building-paid = { $building_the }: { $seat_you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
 } { $gains }.
event-building-traded = { $building_the }: { $seat_you ->
    [yes] Du gibst
   *[no] { $seat } gibt
 } { $paid_gains } für { $gains }.
event-favour-die = { $seat_you ->
    [yes] Du liegst am weitesten zurück und wirfst
   *[no] { $seat } liegt am weitesten zurück und wirft
 } im Frühling einen Bonuswürfel.
event-damsel-die = { $governor_the }: { $seat_you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
 } für den Frühling auch einen Bonuswürfel.
event-took-favour = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
 } aus der Gunst des Königs { $gains }.
event-honour = { $seat_you ->
    [yes] Du wirst
   *[no] { $seat } wird
 } für die meisten Gebäude geehrt: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
event-honour-nobody = Niemand hat ein Gebäude, für das er zu ehren wäre.
event-envoy-recalled = Der Gesandte verlässt { $seat_you ->
    [yes] dich
   *[no] { $seat }
 } und kehrt heim.
event-envoy-goes = Der Gesandte geht zu { $seat_you ->
    [yes] dir
   *[no] { $seat }
 }.
event-envoy-stays = Gleichstand: Der Gesandte bleibt bei Hofe.
event-envoy-used = { $seat_you ->
    [yes] Du setzt
   *[no] { $seat } setzt
 } den Gesandten für ein zweites Gebäude ein.
event-neutral-dice = Neutrale Würfel ({ $dice }) liegen bei { $advisor_dat }.
event-rolled = { $seat_you ->
    [yes] Du wirfst
   *[no] { $seat } wirft
 } { $dice }, zusammen { $total }.
event-rerolled = { $building_the }: { $seat_you ->
    [yes] Du hast
   *[no] { $seat } hat
 } nun { $dice }, zusammen { $total }.
event-dice-changed = { $governor_the }: { $seat_you ->
    [yes] Du hast
   *[no] { $seat } hat
 } nun { $dice }, zusammen { $total }.
event-starts = { $seat_you ->
    [yes] Du hast die kleinste Summe und beginnst.
   *[no] { $seat } hat die kleinste Summe und beginnt.
 }
event-influenced = { $seat_you ->
    [yes] Du beeinflusst
   *[no] { $seat } beeinflusst
 } { $advisor_acc } ({ $dice }{ $aid }).
event-influenced-again = Mit dem Gesandten { $seat_you ->
    [yes] beeinflusst du
   *[no] beeinflusst { $seat }
 } auch { $advisor_acc } ({ $dice }{ $aid }).
event-passed = { $seat_you ->
    [yes] Du passt.
   *[no] { $seat } passt.
 }
event-moved-to-duchess = { $seat_you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
 } von { $advisor_dat } zu { $to_advisor_dat } um.
event-advisor-paid = { $advisor_the } gibt { $seat_you ->
    [yes] dir
   *[no] { $seat }
 } { $gains }.
event-advisor-traded = { $advisor_the } gibt { $seat_you ->
    [yes] dir
   *[no] { $seat }
 } { $gains } für { $paid_gains }.
event-cannot-trade = { $seat_you ->
    [yes] Du hast
   *[no] { $seat } hat
 } nichts zum Tauschen mit { $advisor_dat }.
event-declined = { $seat_you ->
    [yes] Du lehnst
   *[no] { $seat } lehnt
 } den Tausch mit { $advisor_dat } ab.
event-peeked = { $seat_you ->
    [yes] Du siehst dir
   *[no] { $seat } sieht sich
 } den Feind an: { $enemy }, Stärke { $strength }.
event-peeked-hidden = { $seat } sieht sich heimlich den Feind an.
event-built = { $seat_you ->
    [yes] Du baust
   *[no] { $seat } baut
 } { $building_acc } für { $paid_gains }{ $points ->
    [0] .
    [one] : 1 Punkt.
   *[other] : { $points } Punkte.
 }
event-built-nothing = { $seat_you ->
    [yes] Du baust nichts.
   *[no] { $seat } baut nichts.
 }
event-took-tax = { $seat_you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
 } { $gains } als Steuer ein.
event-recruited = { $seat_you ->
    [yes] Du rekrutierst
   *[no] { $seat } rekrutiert
 } einen Soldaten für { $paid_gains }.
event-king-helps = { $seat_you ->
    [yes] Du wirfst
   *[no] { $seat } wirft
 } für die Hilfe des Königs: { $count ->
    [one] 1 Soldat
   *[other] { $count } Soldaten
 } für alle.
event-sent-army = { $seat_you ->
    [yes] Du wählst Armeemarker { $count }.
   *[no] { $seat } wählt Armeemarker { $count }.
 }
event-sent-army-hidden = { $seat } hat einen Armeemarker gewählt.
event-army-shown = Der König schickt { $seat_you ->
    [yes] dir
   *[no] { $seat }
 } { $count ->
    [0] niemanden
    [one] 1 Soldaten
   *[other] { $count } Soldaten
 }.
event-academy = { $building_the }: { $seat_you ->
    [yes] Du wirfst
   *[no] { $seat } wirft
 } { $face }, es bleiben { $count ->
    [0] keine Soldaten
    [one] 1 Soldat
   *[other] { $count } Soldaten
 } als Hilfe.
event-enemy = Der Feind kommt: { $enemy }, Stärke { $strength }.
event-fought = { $seat_you ->
    [yes] Du kämpfst
   *[no] { $seat } kämpft
 } mit Stärke { $strength }: { $result }.
event-spoils = { $seat_you ->
    [yes] Du erbeutest
   *[no] { $seat } erbeutet
 } { $gains }.
event-strongest = { $seat_you ->
    [yes] Du hast
   *[no] { $seat } hat
 } die stärkste siegreiche Armee: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
event-lost-goods = { $seat_you ->
    [yes] Du verlierst
   *[no] { $seat } verliert
 } { $gains }.
event-lost-building = { $seat_you ->
    [yes] Du verlierst
   *[no] { $seat } verliert
 } { $building_acc }{ $points ->
    [0] .
    [one] {" "}und 1 Punkt.
   *[other] {" "}und { $points } Punkte.
 }
event-ransomed = { $seat_you ->
    [yes] Du behältst
   *[no] { $seat } behält
 } { $building_acc } für { $paid_gains }.
event-lost-points = { $seat_you ->
    [yes] Du verlierst
   *[no] { $seat } verliert
 } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
event-army-points = Der Armeemarker, den { $seat_you ->
    [yes] du nie geschickt hast
   *[no] { $seat } nie geschickt hat
 }, bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.
event-scored = { $seat_you ->
    [yes] Du hast
   *[no] { $seat } hat
 } { $points ->
    [one] 1 Punkt
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

## Fragen

prompt-keep-governor = { $count ->
    [one] Welcher
   *[other] Welcher der { $count }
 } Statthalter willst du sein?
    .help = Alle wählen geheim, dann wird aufgedeckt. Die Karte gehört dir die ganze Partie.
prompt-start-kit = Beginnst du so, wie deine Karte es sagt?
    .help = Waren jetzt, dafür Punkte unter null. Wer mehr Waren hat als die anderen, nimmt in Phase 1 keine.
prompt-start-goods = Mit { $count ->
    [one] welcher Ware
   *[other] welchen { $count } Waren
 } beginnst du?
    .help = Gold, Holz und Stein in beliebiger Mischung.
prompt-year-gift = Das Jahr beginnt: Nimmst du, was dein Statthalter bringt?
    .help = Du kannst auch verzichten.
prompt-found-buildings = Welches Gebäude gründest du? Du hast noch { $count } frei.
    .help = Sie kosten nichts und bringen keine Punkte, wirken aber wie alle anderen und zählen für die Gunst des Königs.
prompt-favour-good = Der König ist dir gewogen: Welche { $count ->
    [one] Ware
   *[other] { $count } Waren
 } nimmst du?
    .help = { $statue_prices } ergeben eine Statue, { $inn_prices } ein Wirtshaus. Denk daran, was du im Frühling bauen willst.
prompt-envoy-tie = Gleichstand: Nimmst du den Gesandten?
    .help = Sonst bleibt er am Hof.
prompt-season-start = Die Ertragsphase beginnt: Nutzt du alles, was du hast?
    .help = Ein Bonuswürfel reicht weiter, macht aber deine Summe größer, und du kommst später dran. Eine Ware kann zählen, wenn der König sieht, wer zurückliegt.
prompt-change-dice = Du hast { $dice }, zusammen { $total }. Änderst du den Wurf?
    .help = Mit einer kleinen Summe bist du früh dran, mit einer großen reichst du weit. Gefällt dir der Wurf, lass ihn, wie er ist.
prompt-place-dice = Wen beeinflusst du mit { $dice }?
    .help = Die Würfel müssen genau den Rang ergeben. Ein Stern steht für einen Bonuswürfel; neben ihm braucht es einen Spielerwürfel. Wer passt, ist für diese Jahreszeit fertig.
prompt-duke-moves = Ziehst du mit deinen Würfeln von { $advisor_dat } { $rank ->
    [12] zur Herzogin
   *[other] zu { $to_advisor_dat }
 } um?
    .help = { $rank ->
        [12] Sie gibt
       *[other] { $to_advisor_the } gibt
     } { $gifts }.
prompt-reward = Was nimmst du von { $advisor_dat }?
    .help = Die Berater zahlen vom niedrigsten Rang zum höchsten; was du jetzt nimmst, kannst du weiter oben schon ausgeben.
prompt-trade = Tauschst du mit { $advisor_dat }?
    .help = Du sagst, was du nimmst; was es kostet, ergibt sich daraus.
prompt-stables = Nimmst du auch die Soldaten aus den Ställen?
    .help = Soldaten bleiben bis zum Ende des Winters.
prompt-build = Was baust du mit { $gold } Gold, { $wood } Holz und { $stone } Stein?
    .help = Ein Gebäude je Ertragsphase, in jeder Reihe von links nach rechts. Die Punkte zählen sofort.
prompt-build-again = Setzt du den Gesandten für ein zweites Gebäude ein? Du hast { $gold } Gold, { $wood } Holz und { $stone } Stein.
    .help = Es kostet so viel wie immer, und der Gesandte geht heim.
prompt-tax-goods = Welche { $count ->
    [one] Ware ziehst
   *[other] { $count } Waren ziehst
 } du als Steuer ein?
    .help = Du darfst sie in dieser Ertragsphase gleich ausgeben. Du kannst auch verzichten.
prompt-sermon = Jemand hat nicht gebaut: Nimmst du, was dein Statthalter dafür zählt?
    .help = Du kannst auch verzichten.
prompt-season-end = Die Ertragsphase endet: Nimmst du, was deine Gebäude geben?
    .help = Getauscht wird danach.
prompt-trade-goods = Was tauschst du zum Abschluss der Jahreszeit?
    .help = Jedes Gebäude einmal, in beliebiger Folge: Was das eine gibt, kannst du beim nächsten ausgeben.
prompt-spying = Siehst du dir den Feind an?
    .help = Heimlich, bevor jemand rekrutiert.
prompt-recruit = Rekrutierst du? Du hast { $soldiers ->
    [one] 1 Soldaten
   *[other] { $soldiers } Soldaten
 }; der nächste kostet { $cost ->
    [0] nichts
    [one] 1 Ware
   *[other] { $cost } Waren
 }.
    .help = Soldaten bleiben bis zum Ende des Winters. Die Hilfe des Königs und deine Gebäude kommen noch dazu.
prompt-send-army = Welchen Armeemarker schickst du zu { $soldiers ->
    [one] deinem Soldaten
   *[other] deinen { $soldiers } Soldaten
 }?
    .help = Alle wählen geheim, bevor der Feind aufgedeckt wird. Der Marker, den du nie schickst, bringt am Ende Punkte.
prompt-academy = Würfelst du für die Militärakademie?
    .help = Ist deine Zahl höher als die Hilfe des Königs, gilt sie an deren Stelle.
prompt-muster = Kämpfst du mit aller Kraft?
    .help = Was ein Gebäude oder dein Statthalter dazutut, kannst du weglassen. Was sie abziehen, zählt in jedem Fall.
prompt-stone-wall = Du bist so stark wie der Feind: Macht die Steinmauer daraus einen Sieg?
    .help = Sonst geschieht dir nichts.
prompt-triumph = Du hast gesiegt: Nimmst du die Punkte dafür?
    .help = Die der Festung und deines Statthalters. Die Belohnung der Karte hast du schon.
prompt-spoils = Welche { $count ->
    [one] Ware erbeutest
   *[other] { $count } Waren erbeutest
 } du?
    .help = Welche du willst.
prompt-lose-goods = Welche { $count ->
    [one] Ware
   *[other] { $count } Waren
 } gibst du ab?
    .help = Dem Feind ist jede recht; du darfst wählen.
prompt-ransom-building = Behältst du { $building_acc } für { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
 }?
    .help = Sonst wird es zerstört, und du verlierst seine Punkte.
prompt-harvest = Das Jahr endet: Nimmst du, was dein Statthalter bringt?
    .help = Waren können zählen, wenn der König sieht, wer zurückliegt.
prompt-last-points = Zählt deine Kathedrale?
    .help = Sie zählt die Waren, die du hast; du gibst sie nicht aus.
prompt-song = Nimmst du die Punkte deines Statthalters?
    .help = Das Letzte, was in einem Jahr geschieht.
prompt-wait = { $count ->
    [one] { $seat } ist dran.
   *[other] Die anderen wählen noch.
 }
    .help = Du wirst bald wieder gefragt.
prompt-over = Die Partie ist vorbei.
    .help = Die meisten Punkte gewinnen; bei Gleichstand zählen die Waren, dann die Gebäude.

## Absagen

refusal-over = Die Partie ist vorbei.
refusal-not-your-turn = { $seat } ist dran.
refusal-not-now = Das geht in diesem Moment nicht.
refusal-other-goods = Wähle { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
 }; { $goods } darfst du nicht nehmen.
refusal-goods-first = Wähle zuerst, was du nimmst.
refusal-not-dealt = { $governor_the } ist nicht unter deinen Karten. Du hast die Wahl: { $governors }.
refusal-governor-first = Wähle zuerst deinen Statthalter.
refusal-not-founded = { $building_the } lässt sich nicht gründen: Wähle ein Gebäude aus Spalte I, das du noch nicht hast.
refusal-found-first = Gründe zuerst deine Gebäude, oder sag, dass es genügt.
refusal-not-built = { $building_acc } hast du nicht. Bau das erst.
refusal-used-this-season = { $building_the } wirkt einmal je Ertragsphase, und das ist geschehen.
refusal-no-reroll-after = Du hast einen Effekt auf deine Summe genutzt; danach wird in dieser Ertragsphase nicht mehr neu geworfen.
refusal-dice-not-equal = Alle Würfel müssten dasselbe zeigen; du hast { $dice }.
refusal-no-bonus-die = Du hast keinen Bonuswürfel; du hast { $dice }.
refusal-total-too-high = Deine Würfel dürfen höchstens { $most } ergeben; sie ergeben { $total }.
refusal-not-your-governor = Das kann dein Statthalter nicht; es steht auf einer anderen Karte.
refusal-no-such-die = So einen Würfel hast du nicht; du hast { $dice }.
refusal-governor-used = Das hat dein Statthalter schon getan.
refusal-dice-first = Entscheide zuerst über deine Würfel: Ändere sie, oder lass sie liegen.
refusal-place-first = Beeinflusse zuerst mit deinen Würfeln einen Berater, oder passe.
refusal-no-envoy = Der Gesandte ist nicht bei dir. Er kommt im Herbst zu dem, der die wenigsten Gebäude hat.
refusal-envoy-not-needed = Bei { $advisor_dat } liegt noch nichts; dafür brauchst du keinen Gesandten.
refusal-not-your-card = { $advisor_the } steht auf der Karte eines Statthalters, und nur dem steht er offen.
refusal-out-of-reach = Dafür braucht es { $rank }. { $totals_count ->
    [one] Mit { $hand } schaffst du nur { $totals }.
   *[other] Mit { $hand } schaffst du { $totals }.
 }
refusal-other-dice = Dafür braucht es { $rank }. Du hast { $hand }; mit { $dice }{ $aid } geht es.
refusal-plus2-used = Ein +2-Marker je Ertragsphase, und den hast du eingesetzt.
refusal-no-plus2 = Du hast keinen +2-Marker. Berater und Gebäude geben welche.
refusal-market-used = Der Markt hilft einmal je Ertragsphase, und das ist geschehen.
refusal-no-market = Du hast keinen Markt. Bau ihn erst.
refusal-not-both = An diesem Tisch hilft einem Einsatz der Markt oder ein +2-Marker, nicht beides.
refusal-occupied = { $seat_you ->
    [yes] Bei { $advisor_dat } bist du schon.
   *[no] Bei { $advisor_dat } ist schon { $seat }.
 } { $advisors_count ->
    [0] Weiter hilft dir nur noch dein Gesandter.
   *[other] Erreichbar sind noch: { $advisors }.
 }
refusal-occupied-neutral = Bei { $advisor_dat } liegt ein Würfel, der niemandem gehört. { $advisors_count ->
    [0] Weiter hilft dir nur noch dein Gesandter.
   *[other] Erreichbar sind noch: { $advisors }.
 }
refusal-cannot-decline = Was { $advisor_the } gibt, kannst du nicht ausschlagen. Wähle etwas.
refusal-cannot-pay-advisor = Für { $goods } brauchst du noch { $gains }.
refusal-not-from-advisor = { $goods } gibt es bei { $advisor_dat } nicht. Wähle aus dem, was geboten wird.
refusal-build-first = Bau zuerst etwas, oder sag, dass du nichts baust.
refusal-not-on-sheet = { $building_the } steht nicht auf den Bögen dieses Tisches.
refusal-stands-already = { $building_the } steht schon. Wähle ein anderes Gebäude.
refusal-not-leftmost = Bau zuerst { $first_building_acc }, links davon.
refusal-not-that-way = Auf diese Art kann dein Statthalter { $building_acc } jetzt nicht bezahlen.
refusal-too-dear = Dafür brauchst du noch { $gains }.
refusal-trade-first = Tausche zuerst, oder sag, dass es genügt.
refusal-only-in-summer = Das wirkt am Ende des Sommers. Warte bis dahin.
refusal-trades-nothing = { $building_the } hat am Ende einer Jahreszeit nichts zu tauschen.
refusal-cannot-pay = Dafür brauchst du noch { $gains }.
refusal-recruit-first = Rekrutiere zuerst, oder sag, dass du keine Soldaten mehr willst.
refusal-not-that-price = Ein Soldat kostet { $cost ->
    [0] nichts
    [one] 1 Ware
   *[other] { $cost } Waren
 }; { $goods } ist nicht das.
refusal-no-recruiting-center = Mit +2-Markern bezahlst du Soldaten nur, wenn du die Rekrutierungsstelle hast.
refusal-no-such-army = Armeemarker { $count } hast du nicht mehr. Du hast noch { $tokens }.
refusal-army-first = Wähle zuerst einen Armeemarker.
refusal-other-losses = Gib { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
 } ab; { $goods } ist nicht das.
refusal-lose-first = Wähle zuerst, was du dem Feind abgibst.
refusal-no-such-effect = So einen Effekt hast du jetzt nicht, den du weglassen könntest.
refusal-effects-first = Sag zuerst, welche Effekte du nutzt.

## Das Ende

part-buildings = Gebäude
part-advisors = Berater
part-court = Ehrungen
part-battles = Kämpfe
part-effects = Effekte
part-governor = Statthalter
part-army = Armeemarker
broke-tie-goods = Den Gleichstand entscheiden die Waren.
broke-tie-buildings = Den Gleichstand entscheiden die Gebäude.

## Der Bogen

sheet-year = Jahr { $year } · { $phase }
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
sheet-end-years = Bis zum Ende: Jahr { $year } von { $years }, { $left ->
    [0] das letzte
    [one] noch eines danach
   *[other] noch { $left } danach
 }
sheet-over = Das Ende nach fünf Jahren
sheet-order = Reihenfolge: { $items }
sheet-seat = { $seat_you ->
    [yes] du
   *[no] { $seat }
 }
sheet-council = Der Rat
sheet-advisors = Der Rat, Berater für Berater
sheet-head-rank = #
    .spoken = Rang
sheet-head-advisor = Berater
sheet-head-brings = Bringt
    .spoken = bringt
sheet-head-who = Wer dort ist
    .spoken = bei
sheet-rank = { $rank }
sheet-advisor = { $advisor }
sheet-brings = { $advisor_brings }
sheet-placed = { $seat_sign } { $dice }
    .spoken = { $seat_you ->
        [yes] du
       *[no] { $seat }
     } ({ $dice })
sheet-placed-neutral = niemand ({ $dice })
sheet-enemy-range = Feind: Stärke { $low } bis { $high }
sheet-enemy = Feind: { $enemy }, Stärke { $strength }
sheet-enemy-secret = Feind (nur du weißt es): { $enemy }, Stärke { $strength }
sheet-help = Hilfe des Königs: { $count }
sheet-envoy = Der Gesandte ist bei { $seat_you ->
    [yes] dir
   *[no] { $seat }
 }.
sheet-player = { $seat_you ->
    [yes] Du
   *[no] { $seat }
 } · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } · { $gold } Gold, { $wood } Holz, { $stone } Stein · { $plus2 }× +2 · { $soldiers ->
    [one] { $soldiers } Soldat
   *[other] { $soldiers } Soldaten
 }
sheet-dice = Würfel: { $dice } = { $total }
sheet-buildings = Gebäude: { $items }
sheet-building = { $building } { $points }
sheet-no-buildings = Noch nichts gebaut
sheet-governor = Statthalter: { $governor }
sheet-governor-ours = Statthalter: { $governor } (rekonstruierte Karte)
sheet-armies = Armeemarker: { $numbers }
sheet-fought = Stärke { $strength }: { $result }
sheet-chosen = Geheim gewählt: { $governor }
sheet-sent = Geheim gewählt: Armeemarker { $count }
sheet-next = Als Nächstes: { $items }
sheet-price = { $row } { $building } ({ $gold }/{ $wood }/{ $stone }, { $points })
    .spoken = { $building }: { $gold } Gold, { $wood } Holz, { $stone } Stein, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
     }

## Was ein Zug kostet und bringt

effect-gold = { $change } Gold
effect-wood = { $change } Holz
effect-stone = { $change } Stein
effect-plus2 = { $change } Marker (+2)
effect-soldiers = { $change } { $count ->
    [one] Soldat
   *[other] Soldaten
}
effect-points = { $change } { $count ->
    [one] Punkt
   *[other] Punkte
}
