## What the Citadels board says of its own accord

board-label = The table
board-is = { $seat_you ->
    [yes] you
   *[no] { $seat }
 }
board-mine = Your city and hand
board-characters = The characters
board-hand = Your hand
board-hand-empty = No card in hand
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
board-city-of = City of { $seat }
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
board-supply-endless = Supply: gold without end
board-fate-face-up = Not in play
board-fate-silent = Silent
board-fate-murdered = Murdered
board-fate-passed = you passed it on
board-fate-away = Laid aside
board-fate-mine = You
board-fate-revealed = Revealed
board-fate-on-turn = On turn
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
board-end-doubt = You have not collected your income yet. Do you end the turn all the same?
board-ability = Ability
board-help-on = Help on { $district_acc }
board-known = You know these cards of the hand: { $districts }.
