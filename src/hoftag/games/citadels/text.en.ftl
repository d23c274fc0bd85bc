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
    .help = May name a character other than the Assassin and the murdered one. When it is revealed, the Thief takes all of its player's gold.
character-magician = Magician
    .the = the Magician
    .acc = the Magician
    .dat = the Magician
    .help = May swap the whole hand with another player, or give up any number of cards and draw as many new ones.
character-king = King
    .the = the King
    .acc = the King
    .dat = the King
    .help = Takes the crown when revealed and chooses first next round. Collects 1 gold for each yellow district.
character-preacher = Bishop
    .the = the Bishop
    .acc = the Bishop
    .dat = the Bishop
    .help = The Warlord cannot touch this city, unless the Bishop was murdered. Collects 1 gold for each blue district.
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
     } a turn.
character-mercenary = Warlord
    .the = the Warlord
    .acc = the Warlord
    .dat = the Warlord
    .help = May remove another player's district for { $discount ->
        [0] its cost
       *[other] { $discount } gold less than its cost
     }, but not from the Bishop (unless murdered) or from a city of { $city_size } or more. Collects 1 gold for each red district.

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
district-guild_house = Trading Post
    .a = a Trading Post
    .the = the Trading Post
    .acc = the Trading Post
    .dat = the Trading Post
district-trading_house = Dock
    .a = a Dock
    .the = the Dock
    .acc = the Dock
    .dat = the Dock
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

district-hunting_lodge = Manor
    .a = a Manor
    .the = the Manor
    .acc = the Manor
    .dat = the Manor
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
district-abbey = Monastery
    .a = a Monastery
    .the = the Monastery
    .acc = the Monastery
    .dat = the Monastery
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
district-dungeon = Prison
    .a = a Prison
    .the = the Prison
    .acc = the Prison
    .dat = the Prison
district-tournament_ground = Battlefield
    .a = a Battlefield
    .the = the Battlefield
    .acc = the Battlefield
    .dat = the Battlefield
district-fortress = Fortress
    .a = a Fortress
    .the = the Fortress
    .acc = the Fortress
    .dat = the Fortress

## Districts: purple

district-ghost_town = Haunted City
    .a = a Haunted City
    .the = the Haunted City
    .acc = the Haunted City
    .dat = the Haunted City
    .help = At the final scoring, it counts as one colour of its owner's choice.
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
    .help = Once a turn: discard a card from your hand and take { $gold } gold.
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
    .help = When the Warlord removes a district, the owner of the Graveyard may pay { $price } gold to take that card into hand, unless they are the Warlord.
district-observatory = Observatory
    .a = an Observatory
    .the = the Observatory
    .acc = the Observatory
    .dat = the Observatory
    .help = When you draw cards as your action, draw { $cards ->
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
    .help = When you draw cards as your action, keep { $discard ->
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
    .help = For income, it counts as the colour that pays its owner's character. At the final scoring it is purple.
district-dragon_hoard = Dragon Gate
    .a = a Dragon Gate
    .the = the Dragon Gate
    .acc = the Dragon Gate
    .dat = the Dragon Gate
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
    .help = Can a city have two of the same district?
option-unique_districts-false = allowed
option-unique_districts-true = forbidden
option-gold_supply = Gold
    .help = Is there gold beyond { $pieces ->
        [one] the one piece
       *[other] the { $pieces } pieces
     } in the box?
option-gold_supply-limited = { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
 } and no more
option-gold_supply-unlimited = never runs out
option-deck_empty = Empty draw pile
    .help = What happens when the draw pile runs out?
option-deck_empty-reshuffle_discards = reshuffle the discard pile
option-deck_empty-stop_drawing = no more cards
option-last_round_ghost_town = Late Haunted City
    .help = Does a Haunted City built in the last round still choose its colour?
option-last_round_ghost_town-counts = yes
option-last_round_ghost_town-not_if_built_last_round = no, it stays purple
option-observatory_discard_from = Discards with the Observatory
    .help = Which cards may be discarded after drawing with the Observatory?
option-observatory_discard_from-hand = any from the whole hand
option-observatory_discard_from-drawn = only those just drawn
option-purple_once_per = Laboratory and Smithy
    .help = How often can they be used? This matters with 2 or 3 players, when everyone has two turns a round.
option-purple_once_per-turn = once a turn
option-purple_once_per-round = once a round
option-first_king = First king
    .help = Who starts the game with the crown?
option-first_king-first_seat = the first seat
option-first_king-drawn = drawn by lot
option-beyond_eight = More than { $city_size ->
    [one] 1 district
   *[other] { $city_size } districts
 }
    .help = Who may go on building in a city of { $city_size } or more? Even then, only the Architect may build more than one in a turn.
option-beyond_eight-anybody = anyone
option-beyond_eight-architect = only the Architect

## Moves

move-keep = Keep { $character_acc }
move-put-away = Put { $character_acc } aside
move-take-gold = Take gold
move-take-cards = Draw cards
move-discard = Discard { $district_acc }
move-murder = Murder { $character_acc }
move-rob = Rob { $character_acc }
move-swap = Swap hands with { $seat }
move-exchange = Exchange cards
move-lay-down = Give up { $district_acc }
move-draw-anew = Done: draw new cards
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
event-king-shuffled-back = The King is shuffled back in, as he is never placed face up.
event-face-up = Face up on the table: { $characters }.
event-passed-characters = { $to_seat_you ->
    [yes] You look
   *[no] { $to_seat } looks
 } at { $count ->
    [one] one character
   *[other] { $count } characters
 }.
event-received-characters = { $to_seat_you ->
    [yes] You may choose from
   *[no] { $to_seat } may choose from
 } { $characters }.
event-put-away-hidden = { $seat } puts one aside face down.
event-put-away = { $seat_you ->
    [yes] You put { $character_acc } aside face down.
   *[no] { $seat } puts { $character_acc } aside face down.
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
    [0] The Thief comes away empty-handed.
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
    [yes] You exchange cards from your hand.
   *[no] { $seat } exchanges cards from their hand.
 }
event-named-victim = { $seat_you ->
    [yes] You murder
   *[no] { $seat } murders
 } { $character_acc }.
event-named-robbed = { $seat_you ->
    [yes] You plan to rob { $character_acc }.
   *[no] { $seat } plans to rob { $character_acc }.
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
        [yes] You now hold no cards.
       *[no] { $seat } now holds no cards.
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
        [yes] You get nothing: the supply is empty.
       *[no] { $seat } gets nothing: the supply is empty.
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
    [yes] With the Graveyard, you take { $district_acc } into your hand for { $gold } gold.
   *[no] With the Graveyard, { $seat } takes { $district_acc } into hand for { $gold } gold.
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
   *[no] { $seat } ends their turn.
 }
event-completed-first = { $seat_you ->
    [yes] Your city is the first to be completed! This is the last round.
   *[no] { $seat }’s city is the first to be completed! This is the last round.
 }
event-completed = { $seat_you ->
    [yes] Your city is complete as well.
   *[no] { $seat }’s city is complete as well.
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
    [yes] You share the victory.
   *[no] { $seat } shares the victory.
 }

## Questions

prompt-keep = { $count ->
    [one] Which character do
   *[other] Which of the { $count } characters do
 } you keep?
    .help = The character is yours for this round, and nobody else knows until it is called. You pass the rest on to the next player, so you have an idea of who the others might be.
prompt-put-away = { $count ->
    [one] Which character do
   *[other] Which of the { $count } characters do
 } you put aside face down?
    .help = It is out of this round, and only you know. The rest go to your opponent.
prompt-action = You are { $character_the }. Do you take gold or draw cards?
    .help = Every turn has this one action. After it, you may build. You can use your character's ability and your purple districts now, or later in the turn.
prompt-action-gold = You are { $character_the }. Take your gold: there are no cards left to draw.
    .help = Every turn has one action, and gold is the only one left. After it, you may build. You can use your character's ability and your purple districts now, or later in the turn.
prompt-build = You are { $character_the } with { $gold } gold. { $count ->
    [one] Do you build?
   *[other] You may still build { $count } times.
 }
    .help = Pay the cost of a district from your hand, and it stands in your city; it is usually worth as many points as it costs. The game ends in the round in which someone has { $city_size ->
        [8] eight
       *[other] { $city_size }
     }. You may also save your gold and end your turn.
prompt-build-no-cards = You are { $character_the }, with no cards in hand to build. { $others ->
    [0] End the turn.
   *[other] Anything else, or do you end the turn?
 }
    .help = You can only build cards from your hand. Draw cards with your next action, in your next turn. Whatever your ability still offers is lost when the turn ends.
prompt-build-too-dear = You are { $character_the } with { $gold } gold; the cheapest card you could build costs { $cost }. { $others ->
    [0] End the turn.
   *[other] Anything else, or do you end the turn?
 }
    .help = You keep your gold from turn to turn: what is too expensive today can be built tomorrow. Whatever your ability still offers is lost when the turn ends.
prompt-build-all-stand = You are { $character_the }, and everything in your hand is already in your city. { $others ->
    [0] End the turn.
   *[other] Anything else, or do you end the turn?
 }
    .help = At this table, no city may have two of a kind. Draw other cards with your next action, in your next turn. Whatever your ability still offers is lost when the turn ends.
prompt-finish = You are { $character_the }, and have built all you can. { $others ->
    [0] End the turn.
   *[other] Anything else, or do you end the turn?
 }
    .help = Whatever your ability still offers is lost when the turn ends.
prompt-discard = { $count ->
    [one] Which card do you discard?
   *[other] You have to discard { $count } cards. Which one first?
 }
    .help = It goes face up onto the discard pile, where everyone can see it. Part with what you will hardly ever be able to pay for, or what does not fit your colours.
prompt-lay-down = { $count ->
    [0] Which card do you give up?
    [one] You have given up one card. Another, or do you draw?
   *[other] You have given up { $count } cards. Another, or do you draw?
 }
    .help = Give up what you do not need, one card at a time. When you are done, you draw as many new ones.
prompt-reclaim = Do you take { $district_acc } into your hand for { $gold } gold?
    .help = Your Graveyard allows it, but only now. Otherwise, the card goes onto the discard pile.
prompt-wait = It is { $seat }’s turn.
    .help = You will be asked again soon.
prompt-over = The game is over.
    .help = Points come from districts, from having all five colours and from a complete city. Gold is worth nothing.

## Refusals

refusal-over = The game is over.
refusal-not-your-turn = It is { $seat }’s turn.
refusal-draft-first = First choose your character. You can build and use its ability when it is called.
refusal-draft-over = The characters for this round have been chosen; the next ones come next round.
refusal-face-up = { $character_the } lies face up and is out of this round. Choose one of the cards you were passed.
refusal-not-offered = { $character_the } is not among the cards you were passed: { $characters }.
refusal-action-taken = You have already had your action this turn. { $count ->
    [0] Another comes with your next turn.
   *[other] Now you may build, or end the turn.
 }
refusal-no-cards = There are no cards left to draw. One has to be discarded first.
refusal-no-cards-take-gold = There are no cards left to draw. Take gold.
refusal-action-first = First take gold or draw cards, then end the turn.
refusal-not-now = That is not possible right now.
refusal-discard-first = { $count ->
    [one] First discard one more card.
   *[other] First discard { $count } more cards.
 }
refusal-draw-first = You only discard cards after drawing, when you are asked to.
refusal-not-drawn = You can only discard a card that you have just drawn: { $drawn_districts }.
refusal-not-in-hand = You do not have { $district_acc } in your hand.
refusal-action-before-building = First take gold or draw cards, then build.
refusal-own-city-complete = Your city is complete. At this table, only the Architect may go on building.
refusal-no-builds-left = { $count ->
    [one] You may build once a turn, and you have already done so.
   *[other] You may build { $count } times a turn, and you have already done so.
 }
refusal-built-already = { $district_the } is already in your city. At this table, no city may have two of a kind.
refusal-too-dear = { $district_the } costs { $cost } gold, and you have { $gold }: you are { $short } short.
refusal-not-built = { $districts_count ->
    [0] No district in this box does that.
    [one] That needs this district in your city: { $districts }.
   *[other] That needs one of these districts in your city: { $districts }.
 }
refusal-purple-used = You have already used it this turn. You can use it again on your next turn.
refusal-purple-used-round = You have already used it this round. You can use it again next round.
refusal-smithy-too-dear = The Smithy costs { $cost } gold, and you have { $gold }: you are { $short } short.
refusal-no-gold = There is no gold left in the supply. Someone has to spend some first.
refusal-reclaim-first = First decide whether to take { $district_acc } into your hand for { $gold } gold.
refusal-lay-down-first = Give up a card first; then you may draw as many.
refusal-exchange-first = First finish the exchange: give up cards, then draw.
refusal-only-exchanging = Only the Magician gives up cards like that, when exchanging them with the pile.
refusal-nothing-removed = You decide that when the Warlord removes a district and you have the Graveyard.
refusal-not-your-character = Only { $character_the } can do that, and you are { $own_character_the }.
refusal-ability-used = You have already used this ability; it works once a turn.
refusal-own-hand = You cannot swap with yourself. Choose another player.
refusal-no-such-seat = Nobody sits there.
refusal-both-hands-empty = Neither you nor { $seat } holds any cards: there is nothing to swap.
refusal-hand-empty = You have no cards in your hand to exchange.
refusal-no-income = { $character_the } has no income. These characters do: { $characters }.
refusal-no-district-pays = { $character_the } earns gold for { $colour } districts, and there are none in your city.
refusal-income-taken = You have already collected your income; it comes once a turn.
refusal-names-himself = { $character_the } cannot name themselves. Choose another character.
refusal-names-murdered = { $character_the } has been murdered and gets no turn: there is nothing to take. Choose another character.
refusal-names-assassin = { $character_the } cannot be named. Choose another character.
refusal-own-city = The Warlord does not harm his own city. Choose someone else's district.
refusal-not-in-city = { $district_the } is not in { $seat }’s city.
refusal-city-complete = { $seat }’s city is complete, and a complete city cannot be touched.
refusal-preacher-protects = { $seat } is the Bishop: this city is safe this round.
refusal-keep-stands = { $district_the } can never be removed. Choose another district.
refusal-removal-too-dear = Removing { $district_acc } costs { $cost } gold, and you have { $gold }: you are { $short } short.

## The end

part-districts = Districts
part-colours = All colours
part-complete = Complete city
broke-tie-districts = The tie is broken by the value of the districts.

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
     } (playing now)
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
sheet-hand-empty = No cards in hand
sheet-known = Hand (known): { $items }
sheet-card = { $district } { $cost }{ $colour_sign }
    .spoken = { $district } ({ $colour }, { $cost })
sheet-card-worth = { $district } { $cost }{ $colour_sign } ({ $points ->
    [one] 1 point
   *[other] { $points } points
 })
    .spoken = { $district } ({ $colour }, { $cost }, { $points ->
        [one] 1 point
       *[other] { $points } points
     })
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
