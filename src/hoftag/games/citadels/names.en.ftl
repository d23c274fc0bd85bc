## The game

game-citadels = Citadels
    .tagline = Eight districts, eight masks, one crown.

## Characters

character-assassin = Assassin
    .the = the Assassin
    .acc = the Assassin
    .dat = the Assassin
    .help = May name a character. Whoever holds it stays hidden when it is called and loses that turn.
character-thief = Thief
    .the = the Thief
    .acc = the Thief
    .dat = the Thief
    .help = May name a character, but neither the Assassin nor the murdered one. When it is revealed, all the gold of its player goes to the Thief.
character-magician = Magician
    .the = the Magician
    .acc = the Magician
    .dat = the Magician
    .help = May swap the whole hand with another player, or lay down any number of cards and draw as many.
character-king = King
    .the = the King
    .acc = the King
    .dat = the King
    .help = Takes the crown when revealed and drafts first next round. Collects 1 gold for each yellow district.
character-preacher = Preacher
    .the = the Preacher
    .acc = the Preacher
    .dat = the Preacher
    .help = The Mercenary cannot touch his city, unless the Preacher was murdered. Collects 1 gold for each blue district.
character-merchant = Merchant
    .the = the Merchant
    .acc = the Merchant
    .dat = the Merchant
    .help = Takes 1 extra gold. Collects 1 gold for each green district.
character-architect = Architect
    .the = the Architect
    .acc = the Architect
    .dat = the Architect
    .help = Draws 2 extra cards and may build up to 3 districts in the turn.
character-mercenary = Mercenary
    .the = the Mercenary
    .acc = the Mercenary
    .dat = the Mercenary
    .help = May remove another player's district for 1 gold less than its cost, except from the Preacher unless murdered and from cities of 8 or more. Collects 1 gold for each red district.

## Colours

colour-green = green
colour-yellow = yellow
colour-blue = blue
colour-red = red
colour-purple = purple

## Districts: green

district-tavern = Tavern
    .a = a Tavern
    .the = the Tavern
    .acc = the Tavern
district-market = Market
    .a = a Market
    .the = the Market
    .acc = the Market
district-guild_house = Guild House
    .a = a Guild House
    .the = the Guild House
    .acc = the Guild House
district-trading_house = Trading House
    .a = a Trading House
    .the = the Trading House
    .acc = the Trading House
district-harbour = Harbour
    .a = a Harbour
    .the = the Harbour
    .acc = the Harbour
district-town_hall = Town Hall
    .a = a Town Hall
    .the = the Town Hall
    .acc = the Town Hall

## Districts: yellow

district-hunting_lodge = Hunting Lodge
    .a = a Hunting Lodge
    .the = the Hunting Lodge
    .acc = the Hunting Lodge
district-castle = Castle
    .a = a Castle
    .the = the Castle
    .acc = the Castle
district-palace = Palace
    .a = a Palace
    .the = the Palace
    .acc = the Palace

## Districts: blue

district-temple = Temple
    .a = a Temple
    .the = the Temple
    .acc = the Temple
district-church = Church
    .a = a Church
    .the = the Church
    .acc = the Church
district-abbey = Abbey
    .a = an Abbey
    .the = the Abbey
    .acc = the Abbey
district-cathedral = Cathedral
    .a = a Cathedral
    .the = the Cathedral
    .acc = the Cathedral

## Districts: red

district-watchtower = Watchtower
    .a = a Watchtower
    .the = the Watchtower
    .acc = the Watchtower
district-dungeon = Dungeon
    .a = a Dungeon
    .the = the Dungeon
    .acc = the Dungeon
district-tournament_ground = Tournament Ground
    .a = a Tournament Ground
    .the = the Tournament Ground
    .acc = the Tournament Ground
district-fortress = Fortress
    .a = a Fortress
    .the = the Fortress
    .acc = the Fortress

## Districts: purple

district-ghost_town = Ghost Town
    .a = a Ghost Town
    .the = the Ghost Town
    .acc = the Ghost Town
    .help = In the final scoring it counts as one colour of its owner's choice.
district-keep = Keep
    .a = a Keep
    .the = the Keep
    .acc = the Keep
    .help = The Mercenary cannot remove it.
district-laboratory = Laboratory
    .a = a Laboratory
    .the = the Laboratory
    .acc = the Laboratory
    .help = Once a turn: discard 1 hand card and take 1 gold.
district-smithy = Smithy
    .a = a Smithy
    .the = the Smithy
    .acc = the Smithy
    .help = Once a turn: pay 3 gold and draw 2 cards.
district-graveyard = Graveyard
    .a = a Graveyard
    .the = the Graveyard
    .acc = the Graveyard
    .help = When the Mercenary removes a district, its owner may pay 1 gold and take that card into hand, but not while being the Mercenary.
district-observatory = Observatory
    .a = an Observatory
    .the = the Observatory
    .acc = the Observatory
    .help = Drawing as the action: draw 3 cards instead of 2, then discard 2.
district-library = Library
    .a = a Library
    .the = the Library
    .acc = the Library
    .help = Drawing as the action: keep both cards. Together with the Observatory, discard 1 of 3.
district-magic_school = School of Magic
    .a = a School of Magic
    .the = the School of Magic
    .acc = the School of Magic
    .help = For income it counts as the colour its owner's character is paid for. In the scoring it is purple.
district-dragon_hoard = Dragon Hoard
    .a = a Dragon Hoard
    .the = the Dragon Hoard
    .acc = the Dragon Hoard
    .help = Costs 6, worth 8 points. Removing it costs the Mercenary 5 gold.
district-university = University
    .a = a University
    .the = the University
    .acc = the University
    .help = Costs 6, worth 8 points. Removing it costs the Mercenary 5 gold.

## Options

option-unique_districts = Identical districts
    .help = May a city hold the same district twice?
option-unique_districts-false = allowed
option-unique_districts-true = forbidden
option-gold_supply = Gold
    .help = Is there gold beyond the 30 pieces in the box?
option-gold_supply-limited = 30 pieces and no more
option-gold_supply-unlimited = never runs out
option-deck_empty = Empty draw pile
    .help = What happens when the draw pile runs out?
option-deck_empty-reshuffle_discards = reshuffle the discard pile
option-deck_empty-stop_drawing = no more cards
option-last_round_ghost_town = Late Ghost Town
    .help = Does a Ghost Town built in the last round still choose its colour?
option-last_round_ghost_town-counts = yes, it does
option-last_round_ghost_town-not_if_built_last_round = no, it stays purple
option-observatory_discard_from = Discards with the Observatory
    .help = Which cards may be discarded after drawing with the Observatory?
option-observatory_discard_from-hand = any from the whole hand
option-observatory_discard_from-drawn = only cards just drawn
option-purple_once_per = Laboratory and Smithy
    .help = How often may they be used? This matters with 2 or 3 players, when everyone has two turns a round.
option-purple_once_per-turn = once a turn
option-purple_once_per-round = once a round
option-first_king = First king
    .help = Who begins the game with the crown?
option-first_king-first_seat = the first seat
option-first_king-drawn = drawn by lot
