## What the Citadels board says of its own accord

board-label = The table
board-is = { $seat_you ->
    [yes] you
   *[no] { $seat }
 }
board-mine = Your city and hand
board-characters = The characters
board-hand = Your hand
board-hand-empty = No cards in hand
board-fresh = new
board-stage = What is happening
board-district = { $district }, { $colour }, { $cost } gold
board-player = { $seat }{ $crown ->
    [0] {""}
   *[other] {" "}with the crown
 }: { $gold } gold, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }, { $built ->
    [one] { $built } district
   *[other] { $built } districts
 }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
board-city-of = { $seat }’s city
board-pile = Draw pile: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }
board-discards = Discard pile: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }
board-discards-empty = Nothing has been discarded yet.
board-supply = Supply: { $gold } gold
board-supply-endless = Supply: unlimited gold
board-fate-face-up = Not in play
board-fate-silent = Silent
board-fate-murdered = Murdered
board-fate-passed = you passed it on
board-fate-away = Set aside
board-fate-mine = You
board-fate-revealed = Revealed
board-fate-on-turn = Playing now
board-to-be-robbed = To be robbed
board-murdered = You have been murdered and lose this turn.
board-draft = The draft
board-chooses = { $seat_you ->
    [yes] You choose a character.
   *[no] { $seat } is choosing a character.
 }
board-decides = { $seat_you ->
    [yes] You decide.
   *[no] { $seat } decides.
 }
board-kept = You have kept { $character_acc }.
board-graveyard = At the Graveyard
board-action = Action
board-builds = { $count ->
    [0] Nothing left to build
    [one] One building left
   *[other] { $count } buildings left
 }
board-income = Income
board-end-doubt = Not done yet: { $line }. End your turn anyway?
board-left-build = a building
board-left-income = your income
board-left-bonus-gold = the extra gold
board-left-bonus-cards = the extra cards
board-left-murder = the murder
board-left-rob = the robbery
board-use-murder = Murder someone …
board-use-rob = Rob someone …
board-use-swap = Swap hands …
board-use-destroy = Remove a district …
board-use-laboratory = Card into gold …
board-ask-murder = Which character do you murder?
board-ask-rob = Which character do you rob?
board-ask-swap = With whom do you swap hands?
board-ask-destroy = Which district do you remove?
board-ask-laboratory = Which card goes into the Laboratory?
board-ability = Ability
board-help-on = Help on { $district_acc }
board-known = You know these cards in this hand: { $districts }.
