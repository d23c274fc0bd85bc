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
character-preacher = Bishop
    .the = the Bishop
    .acc = the Bishop
    .dat = the Bishop
    .help = The Warlord cannot touch his city, unless the Bishop was murdered. Collects 1 gold for each blue district.
character-merchant = Merchant
    .the = the Merchant
    .acc = the Merchant
    .dat = the Merchant
    .help = Takes { $gold } extra gold. Collects 1 gold for each green district.
character-architect = Architect
    .the = the Architect
    .acc = the Architect
    .dat = the Architect
    .help = Draws { $cards ->
        [one] 1 extra card
       *[other] { $cards } extra cards
     } and may build up to { $builds ->
        [one] 1 district
       *[other] { $builds } districts
     } in the turn.
character-mercenary = Warlord
    .the = the Warlord
    .acc = the Warlord
    .dat = the Warlord
    .help = May remove another player's district for { $discount ->
        [0] its cost
       *[other] { $discount } gold less than its cost
     }, except from the Bishop unless murdered and from cities of { $city_size } or more. Collects 1 gold for each red district.

## Colours

colour-green = green
    .sign = ¤
colour-yellow = yellow
    .sign = ♚
colour-blue = blue
    .sign = †
colour-red = red
    .sign = ♜
colour-purple = purple
    .sign = ✶

## Districts: green

district-tavern = Tavern
    .a = a Tavern
    .the = the Tavern
    .acc = the Tavern
    .dat = the Tavern
district-market = Market
    .a = a Market
    .the = the Market
    .acc = the Market
    .dat = the Market
district-guild_house = Guild House
    .a = a Guild House
    .the = the Guild House
    .acc = the Guild House
    .dat = the Guild House
district-trading_house = Trading House
    .a = a Trading House
    .the = the Trading House
    .acc = the Trading House
    .dat = the Trading House
district-harbour = Harbour
    .a = a Harbour
    .the = the Harbour
    .acc = the Harbour
    .dat = the Harbour
district-town_hall = Town Hall
    .a = a Town Hall
    .the = the Town Hall
    .acc = the Town Hall
    .dat = the Town Hall

## Districts: yellow

district-hunting_lodge = Hunting Lodge
    .a = a Hunting Lodge
    .the = the Hunting Lodge
    .acc = the Hunting Lodge
    .dat = the Hunting Lodge
district-castle = Castle
    .a = a Castle
    .the = the Castle
    .acc = the Castle
    .dat = the Castle
district-palace = Palace
    .a = a Palace
    .the = the Palace
    .acc = the Palace
    .dat = the Palace

## Districts: blue

district-temple = Temple
    .a = a Temple
    .the = the Temple
    .acc = the Temple
    .dat = the Temple
district-church = Church
    .a = a Church
    .the = the Church
    .acc = the Church
    .dat = the Church
district-abbey = Abbey
    .a = an Abbey
    .the = the Abbey
    .acc = the Abbey
    .dat = the Abbey
district-cathedral = Cathedral
    .a = a Cathedral
    .the = the Cathedral
    .acc = the Cathedral
    .dat = the Cathedral

## Districts: red

district-watchtower = Watchtower
    .a = a Watchtower
    .the = the Watchtower
    .acc = the Watchtower
    .dat = the Watchtower
district-dungeon = Dungeon
    .a = a Dungeon
    .the = the Dungeon
    .acc = the Dungeon
    .dat = the Dungeon
district-tournament_ground = Tournament Ground
    .a = a Tournament Ground
    .the = the Tournament Ground
    .acc = the Tournament Ground
    .dat = the Tournament Ground
district-fortress = Fortress
    .a = a Fortress
    .the = the Fortress
    .acc = the Fortress
    .dat = the Fortress

## Districts: purple

district-ghost_town = Ghost Town
    .a = a Ghost Town
    .the = the Ghost Town
    .acc = the Ghost Town
    .dat = the Ghost Town
    .help = In the final scoring it counts as one colour of its owner's choice.
district-keep = Keep
    .a = a Keep
    .the = the Keep
    .acc = the Keep
    .dat = the Keep
    .help = The Warlord cannot remove it.
district-laboratory = Laboratory
    .a = a Laboratory
    .the = the Laboratory
    .acc = the Laboratory
    .dat = the Laboratory
    .help = Once a turn: discard 1 hand card and take { $gold } gold.
district-smithy = Smithy
    .a = a Smithy
    .the = the Smithy
    .acc = the Smithy
    .dat = the Smithy
    .help = Once a turn: pay { $price } gold and draw { $cards ->
        [one] 1 card
       *[other] { $cards } cards
     }.
district-graveyard = Graveyard
    .a = a Graveyard
    .the = the Graveyard
    .acc = the Graveyard
    .dat = the Graveyard
    .help = When the Warlord removes a district, its owner may pay { $price } gold and take that card into hand, but not while being the Warlord.
district-observatory = Observatory
    .a = an Observatory
    .the = the Observatory
    .acc = the Observatory
    .dat = the Observatory
    .help = Drawing as the action: draw { $cards ->
        [one] 1 card
       *[other] { $cards } cards
     } instead of { $usual }, then discard { $discard ->
        [0] none
       *[other] { $discard }
     }.
district-library = Library
    .a = a Library
    .the = the Library
    .acc = the Library
    .dat = the Library
    .help = Drawing as the action: keep { $discard ->
        [0] { $cards ->
            [one] the card
            [2] both cards
           *[other] all { $cards } cards
         }
       *[other] { $keep } of { $cards } cards
     }. Together with the Observatory, discard { $observatory_discard ->
        [0] none
       *[other] { $observatory_discard }
     } of { $observatory }.
district-magic_school = School of Magic
    .a = a School of Magic
    .the = the School of Magic
    .acc = the School of Magic
    .dat = the School of Magic
    .help = For income it counts as the colour its owner's character is paid for. In the scoring it is purple.
district-dragon_hoard = Dragon Hoard
    .a = a Dragon Hoard
    .the = the Dragon Hoard
    .acc = the Dragon Hoard
    .dat = the Dragon Hoard
    .help = Costs { $cost }, worth { $points ->
        [one] 1 point
       *[other] { $points } points
     }. Removing it costs the Warlord { $removal ->
        [0] nothing
       *[other] { $removal } gold
     }.
district-university = University
    .a = a University
    .the = the University
    .acc = the University
    .dat = the University
    .help = Costs { $cost }, worth { $points ->
        [one] 1 point
       *[other] { $points } points
     }. Removing it costs the Warlord { $removal ->
        [0] nothing
       *[other] { $removal } gold
     }.

## Options

option-unique_districts = Identical districts
    .help = May a city hold the same district twice?
option-unique_districts-false = allowed
option-unique_districts-true = forbidden
option-gold_supply = Gold
    .help = Is there gold beyond the { $pieces } pieces in the box?
option-gold_supply-limited = { $pieces } pieces and no more
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
option-beyond_eight = More than { $city_size } districts
    .help = Who may go on building with a city of { $city_size } or more? Even then nobody but the Architect builds more than one in a turn.
option-beyond_eight-anybody = anybody
option-beyond_eight-architect = only the Architect

## Moves

move-keep = Keep { $character_acc }
move-put-away = Put { $character_acc } away
move-take-gold = Take gold
move-take-cards = Draw cards
move-discard = Discard { $district_acc }
move-murder = Murder { $character_acc }
move-rob = Rob { $character_acc }
move-swap = Swap hands with { $seat }
move-exchange = Exchange cards
move-lay-down = Give up { $district_acc }
move-draw-anew = Enough: draw new cards
move-income = Collect income
move-bonus-gold = Take the extra gold
move-bonus-cards = Draw the extra cards
move-destroy = Remove { $seat }’s { $district }
move-laboratory = Laboratory: { $district } into gold
move-smithy = Smithy: buy cards
move-reclaim = Take the card back
move-decline = Let the card go
move-build = Build { $district_acc }
move-end-turn = End the turn

## Events

event-round = Round { $round } begins, { $seat_you ->
    [yes] you hold
   *[no] { $seat } holds
 } the crown.
event-king-shuffled-back = The King is shuffled back in, for he never lies face up.
event-face-up = Face up on the table: { $characters }.
event-passed-characters = { $to_seat_you ->
    [yes] You look
   *[no] { $to_seat } looks
 } at { $count } characters.
event-received-characters = { $to_seat_you ->
    [yes] You may choose from
   *[no] { $to_seat } may choose from
 } { $characters }.
event-put-away-hidden = { $seat } puts one away face down.
event-put-away = { $seat_you ->
    [yes] You put { $character_acc } away face down.
   *[no] { $seat } puts { $character_acc } away face down.
 }
event-kept-hidden = { $seat } secretly keeps a character.
event-kept = { $seat_you ->
    [yes] You keep { $character_acc }.
   *[no] { $seat } keeps { $character_acc }.
 }
event-no-answer = { $character_the } is called. Nobody answers.
event-was-murdered = { $of_seat_you ->
    [yes] You were murdered as { $character_the } and lose this turn.
   *[no] { $of_seat } was murdered as { $character_the } and loses this turn.
 }
event-revealed = { $seat_you ->
    [yes] You are { $character_the }.
   *[no] { $seat } is { $character_the }.
 }
event-robbed = { $gold ->
    [0] The Thief comes away with nothing.
   *[other] { $seat_you ->
        [yes] As the Thief you take { $gold } gold from { $from_seat }.
       *[no] { $from_seat_you ->
            [yes] { $seat }, the Thief, takes { $gold } gold from you.
           *[no] { $seat }, the Thief, takes { $gold } gold from { $from_seat }.
        }
    }
 }
event-crowned = { $seat_you ->
    [yes] You take the crown.
   *[no] { $seat } takes the crown.
 }
event-stays-crowned = { $seat_you ->
    [yes] You keep the crown.
   *[no] { $seat } keeps the crown.
 }
event-king-was-murdered = { $seat_you ->
    [yes] You were the murdered King.
   *[no] { $seat } was the murdered King.
 }
event-took-bonus-gold = { $seat_you ->
    [yes] You take
   *[no] { $seat } takes
 } { $gold } extra gold.
event-exchanges = { $seat_you ->
    [yes] You exchange hand cards.
   *[no] { $seat } exchanges hand cards.
 }
event-named-victim = { $seat_you ->
    [yes] You murder
   *[no] { $seat } murders
 } { $character_acc }.
event-named-robbed = { $seat_you ->
    [yes] You mean to rob { $character_acc }.
   *[no] { $seat } means to rob { $character_acc }.
 }
event-took-income = As { $character_the }, { $seat_you ->
    [yes] you collect
   *[no] { $seat } collects
 } { $gold } gold.
event-swapped-hands = { $seat_you ->
    [yes] You swap hands with { $with_seat }: { $given_count } for { $taken_count }.
   *[no] { $with_seat_you ->
        [yes] { $seat } swaps hands with you: { $given_count } for { $taken_count }.
       *[no] { $seat } swaps hands with { $with_seat }: { $given_count } for { $taken_count }.
    }
 }
event-holds-now = { $districts_count ->
    [0] { $seat_you ->
        [yes] You now hold no card.
       *[no] { $seat } now holds no card.
    }
   *[other] { $seat_you ->
        [yes] You now hold { $districts }.
       *[no] { $seat } now holds { $districts }.
    }
 }
event-destroyed = { $seat_you ->
    [yes] You remove
   *[no] { $seat } removes
 } { $of_seat_you ->
    [yes] your
   *[no] { $of_seat }’s
 } { $district } { $gold ->
    [0] for free.
   *[other] for { $gold } gold.
 }
event-discarded = { $seat_you ->
    [yes] You discard
   *[no] { $seat } discards
 } { $district_acc }.
event-took-gold = { $gold ->
    [0] { $seat_you ->
        [yes] You come away with nothing, the supply is empty.
       *[no] { $seat } comes away with nothing, the supply is empty.
    }
   *[other] { $seat_you ->
        [yes] You take { $gold } gold.
       *[no] { $seat } takes { $gold } gold.
    }
 }
event-reshuffled = The discard pile is shuffled: { $cards ->
    [one] one card
   *[other] { $cards } cards
 } in the new draw pile.
event-drew-hidden = { $seat } draws { $count ->
    [one] one card
   *[other] { $count } cards
 }.
event-drew = { $seat_you ->
    [yes] You draw { $districts }.
   *[no] { $seat } draws { $districts }.
 }
event-used-smithy = { $seat_you ->
    [yes] You pay
   *[no] { $seat } pays
 } { $gold } gold at the Smithy.
event-used-laboratory = { $seat_you ->
    [yes] You put { $district_acc } into the Laboratory and take { $gold } gold.
   *[no] { $seat } puts { $district_acc } into the Laboratory and takes { $gold } gold.
 }
event-reclaimed = { $seat_you ->
    [yes] With the Graveyard you take { $district_acc } into your hand for { $gold } gold.
   *[no] With the Graveyard { $seat } takes { $district_acc } into the hand for { $gold } gold.
 }
event-declined = { $seat_you ->
    [yes] You let { $district_acc } go.
   *[no] { $seat } lets { $district_acc } go.
 }
event-built = { $seat_you ->
    [yes] You build
   *[no] { $seat } builds
 } { $district_a } for { $gold } gold.
event-ended-turn = { $seat_you ->
    [yes] You end your turn.
   *[no] { $seat } ends the turn.
 }
event-completed-first = { $seat_you ->
    [yes] Your city is the first to be complete! This is the last round.
   *[no] The city of { $seat } is the first to be complete! This is the last round.
 }
event-completed = { $seat_you ->
    [yes] Your city is complete as well.
   *[no] The city of { $seat } is complete as well.
 }
event-scored = { $seat_you ->
    [yes] You score
   *[no] { $seat } scores
 } { $points ->
    [one] one point
   *[other] { $points } points
 }.
event-won = { $seat_you ->
    [yes] You win the game. Congratulations!
   *[no] { $seat } wins the game.
 }
event-shared-win = { $seat_you ->
    [yes] You share the win.
   *[no] { $seat } shares the win.
 }

## Questions

prompt-keep = Which of the { $count } characters do you keep?
    .help = The character is yours for this round, and nobody knows until it is called. The others go on to the next player, so you have an idea who the others might be.
prompt-put-away = Which of the { $count } characters do you put away face down?
    .help = It is out of this round, and only you know. The rest goes to your opponent.
prompt-action = You are { $character_the }. Do you take gold or draw cards?
    .help = This is the action that belongs to every turn. Afterwards you may build. Your character's ability and your purple districts can be used now already, or later in the turn.
prompt-action-gold = You are { $character_the }. Take your gold: there is no card left to draw.
    .help = An action belongs to every turn, and gold is the only one left. Afterwards you may build. Your character's ability and your purple districts can be used now already, or later in the turn.
prompt-build = You are { $character_the } with { $gold } gold. { $count ->
    [one] Do you build?
   *[other] You may still build { $count } times.
 }
    .help = Pay the cost of a district in your hand and it stands in your city; it is usually worth as many points as it costs. Whoever has { $city_size ->
        [8] eight
       *[other] { $city_size }
     } brings on the end. You may also save your gold and end the turn.
prompt-build-no-cards = You are { $character_the }, with no card in hand to build. { $others ->
    [0] End the turn.
   *[other] Anything else, or do you end the turn?
 }
    .help = Only cards in your hand can be built. Draw cards with your next action, in your next turn. What your ability still offers is lost when the turn ends.
prompt-build-too-dear = You are { $character_the } with { $gold } gold; the cheapest card you could build costs { $cost }. { $others ->
    [0] End the turn.
   *[other] Anything else, or do you end the turn?
 }
    .help = Gold is kept from turn to turn: what is too dear today can stand tomorrow. What your ability still offers is lost when the turn ends.
prompt-build-all-stand = You are { $character_the }, and all you hold stands in your city already. { $others ->
    [0] End the turn.
   *[other] Anything else, or do you end the turn?
 }
    .help = At this table no city has two of a kind. Draw other cards with your next action, in your next turn. What your ability still offers is lost when the turn ends.
prompt-finish = You are { $character_the }, and have built all you may. { $others ->
    [0] End the turn.
   *[other] Anything else, or do you end the turn?
 }
    .help = What your ability still offers is lost when the turn ends.
prompt-discard = { $count ->
    [one] Which card do you discard?
   *[other] { $count } cards are to be discarded. Which one first?
 }
    .help = It goes face up onto the discard pile, where everybody sees it. Part with what you will hardly ever pay for, or what does not go with your colours.
prompt-lay-down = { $count ->
    [0] Which card do you give up?
    [one] One card is laid down. Another, or do you draw?
   *[other] { $count } cards are laid down. Another, or do you draw?
 }
    .help = Lay down what you do not need, one card after the other. When it is enough, you draw as many new ones.
prompt-reclaim = Do you take { $district_acc } into your hand for { $gold } gold?
    .help = Your Graveyard allows it, but only now. Otherwise the card goes onto the discard pile.
prompt-wait = It is the turn of { $seat }.
    .help = You will be asked again soon.
prompt-over = The game is over.
    .help = Points come from the districts, from all five colours and from a complete city. Gold counts nothing.

## Refusals

refusal-over = The game is over.
refusal-not-your-turn = It is the turn of { $seat }.
refusal-draft-first = First choose your character. You build, and use what it can do, when it is called.
refusal-draft-over = The characters of this round are chosen; the next ones are in the next round.
refusal-face-up = { $character_the } lies face up and is out of this round. Choose one of the cards you were handed.
refusal-not-offered = { $character_the } is not among the cards you were handed: { $characters }.
refusal-action-taken = You have had your action this turn. { $count ->
    [0] Another comes with your next turn.
   *[other] Now you may build, or end the turn.
 }
refusal-no-cards = There is no card left to draw. One has to be discarded first.
refusal-no-cards-take-gold = There is no card left to draw. Take gold.
refusal-action-first = First take gold or draw cards, then end the turn.
refusal-not-now = That is not possible at this moment.
refusal-discard-first = { $count ->
    [one] First discard one more card.
   *[other] First discard { $count } more cards.
 }
refusal-draw-first = Cards are discarded only after drawing, when you are asked for it.
refusal-not-drawn = Only a card that you have just drawn may go: { $drawn_districts }.
refusal-not-in-hand = You do not hold { $district_acc }.
refusal-action-before-building = First take gold or draw cards, then build.
refusal-own-city-complete = Your city is complete. At this table only the Architect builds on.
refusal-no-builds-left = { $count ->
    [one] You may build once a turn, and have done so.
   *[other] You may build { $count } times a turn, and have done so.
 }
refusal-built-already = { $district_the } stands in your city already. At this table no city has two of a kind.
refusal-too-dear = { $district_the } costs { $cost } gold, and you have { $gold }: { $short } short.
refusal-not-built = { $districts_count ->
    [0] There is no district in this box that does that.
    [one] That needs this district in your city: { $districts }.
   *[other] That needs one of these districts in your city: { $districts }.
 }
refusal-purple-used = You have used it this turn. It helps again in your next one.
refusal-purple-used-round = You have used it this round. It helps again in the next one.
refusal-smithy-too-dear = The Smithy asks for { $cost } gold, and you have { $gold }: { $short } short.
refusal-no-gold = There is no gold left in the supply. Somebody has to spend some first.
refusal-reclaim-first = First say whether you take { $district_acc } into your hand for { $gold } gold.
refusal-lay-down-first = Lay down a card first; then you may draw as many.
refusal-exchange-first = First finish the exchange: lay down cards, then draw.
refusal-only-exchanging = Cards are laid down only by the Magician, when he exchanges them with the pile.
refusal-nothing-removed = That is decided when the Warlord removes a district and you have the Graveyard.
refusal-not-your-character = Only { $character_the } can do that; you are { $own_character_the }.
refusal-ability-used = You have used this ability; it works once a turn.
refusal-own-hand = You cannot swap with yourself. Choose another player.
refusal-no-such-seat = Nobody sits there.
refusal-both-hands-empty = Neither you nor { $seat } holds a card: there is nothing to swap.
refusal-hand-empty = You hold no card that you could exchange.
refusal-no-income = { $character_the } has no income. These have one: { $characters }.
refusal-no-district-pays = { $character_the } earns gold for { $colour } districts, and your city has none.
refusal-income-taken = You have collected your income; it comes once a turn.
refusal-names-himself = { $character_the } cannot name himself. Choose another character.
refusal-names-murdered = { $character_the } has been murdered and will have no turn: there is nothing to take. Choose another.
refusal-names-assassin = { $character_the } may not be named. Choose another character.
refusal-own-city = The Warlord does no harm to his own city. Choose a district of somebody else.
refusal-not-in-city = { $district_the } does not stand in the city of { $seat }.
refusal-city-complete = The city of { $seat } is complete, and no complete city can be touched.
refusal-preacher-protects = { $seat } is the Bishop: this city is safe for the round.
refusal-keep-stands = { $district_the } can never be removed. Choose another district.
refusal-removal-too-dear = To remove { $district_acc } costs { $cost } gold, and you have { $gold }: { $short } short.

## The end

part-districts = Districts
part-colours = All colours
part-complete = Complete city
broke-tie-districts = The tie is broken by the points of the districts.

## The sheet

sheet-round = Round { $round }
sheet-standing = Standing: { $items }
sheet-standing-seat = { $place }. { $seat_you ->
    [yes] you
   *[no] { $seat }
 } { $points }{ $behind ->
    [0] {""}
   *[other] {" "}(−{ $behind })
 }
    .spoken = Place { $place }: { $seat_you ->
        [yes] you
       *[no] { $seat }
     }, { $points ->
        [one] 1 point
       *[other] { $points } points
     }{ $behind ->
        [0] {""}
       *[other] , { $behind } behind
     }
sheet-end-districts = The end: { $count ->
    [one] one more district in the fullest city
   *[other] { $count } more districts in the fullest city
 }
sheet-over = The end, after round { $round }
sheet-characters = { $items }
sheet-last-round = This is the last round.
sheet-character-hidden = { $rank } { $character }
sheet-character-mine = { $rank } { $character }: you
sheet-character-face-up = { $rank } { $character }: face up
sheet-character-revealed = { $rank } { $character }: { $seat_you ->
    [yes] you
   *[no] { $seat }
 }
sheet-character-on-turn = ▸{ $rank } { $character }: { $seat_you ->
    [yes] you
   *[no] { $seat }
 }
    .spoken = { $rank } { $character }: { $seat_you ->
        [yes] you
       *[no] { $seat }
     } (on turn)
sheet-character-silent = { $rank } { $character }: silent
sheet-character-murdered = { $rank } { $character }: murdered
sheet-character-murdered-mine = { $rank } { $character }: you, murdered
sheet-character-robbed = { $rank } { $character }: to be robbed
sheet-character-robbed-mine = { $rank } { $character }: you, to be robbed
sheet-player = { $seat_you ->
    [yes] You
   *[no] { $seat }
 }{ $crown ->
    [0] {""}
   *[other] {" "}♛
 } · { $gold } gold · { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 } · { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
    .spoken = { $seat_you ->
        [yes] You
       *[no] { $seat }
     }{ $crown ->
        [0] {""}
       *[other] {" "}with the crown
     }: { $gold } gold, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
     }, { $points ->
        [one] { $points } point
       *[other] { $points } points
     }
sheet-city = City: { $items }
sheet-city-empty = Nothing built yet
sheet-hand = Hand: { $items }
sheet-hand-empty = No card in hand
sheet-known = Hand (known): { $items }
sheet-card = { $district } { $cost }{ $colour_sign }
    .spoken = { $district } ({ $colour }, { $cost })
sheet-card-worth = { $district } { $cost }{ $colour_sign } ({ $points } points)
    .spoken = { $district } ({ $colour }, { $cost }, { $points } points)
sheet-piles = On the table
sheet-pile = Draw pile: { $cards }
sheet-supply = Supply: { $gold } gold
sheet-discards = Discard pile: { $items }
sheet-removed = Just removed: { $district }
sheet-kept = Kept: { $character } · Passed on: { $characters }
sheet-kept-last = Kept: { $character }
sheet-kept-put-away = Kept: { $character } · Put away: { $away_character } · Passed on: { $characters }
sheet-kept-put-away-last = Kept: { $character } · Put away: { $away_character }
sheet-signs = ¤ green ♚ yellow † blue ♜ red ✶ purple
    .spoken = Each district is followed by its colour and its cost.

## What a move costs and brings

effect-gold = { $change } gold
effect-cards = { $change } { $count ->
    [one] card
   *[other] cards
}
effect-points = { $change } { $count ->
    [one] point
   *[other] points
}
