## What the board of The Staufer Dynasty says of its own accord

board-label = The table
board-ring = The ring of regions
board-mine = Your court
board-courts = The courts
board-supply = The supply board
board-plan = The rounds to come
board-privileges = The privileges
board-privilege = Privilege
board-tasks = Tasks
board-scoring = The last scoring
board-scoring-short = Scoring
board-turn = It is { $seat }’s turn.
board-returned = Back at court:
board-story = What happened
board-payment = The payment as proposed
board-office = { $region }, office { $place }
board-office-free = Office { $place } in { $region }, free, number { $cost }{ $noble ->
    [0] {""}
   *[other] , for a noble
 }{ $price ->
    [0] {""}
    [one] , 1 figure including the way
   *[other] , { $price } figures including the way
 }, chests: { $chests }
board-office-held = Office { $place } in { $region }, number { $cost }, held by { $seat } ({ $figure }), chests: { $chests }
board-office-number = Number { $cost }{ $noble ->
    [0] .
   *[other] , for nobles only.
 }
board-held-by = { $seat_you ->
    [yes] Your { $figure } holds it.
   *[no] Held by { $seat } ({ $figure }).
 }
board-paid = Payment area of { $region }{ $count ->
    [0] : empty.
   *[other] :
 }
board-paid-title = Payment area of { $region }
board-paid-seat = { $seat }: { $what }.
board-envoys = { $count ->
    [one] 1 envoy
   *[other] { $count } envoys
 }
board-nobles = { $count ->
    [one] 1 noble
   *[other] { $count } nobles
 }
board-paid-none = Nobody is lying here.
board-cleared-soon = The king comes here after this round: all figures return to their courts.
board-cleared-later = The king does not come here after this round: the figures stay.
board-scored-now = Will be scored this round
board-king-here = The king is here
board-standing = { $place_number }: { $seat }, { $points ->
    [one] one point
   *[other] { $points } points
 }
board-standing-line = { $place_number }. { $seat }: weight { $weight }, { $points ->
    [one] one point
   *[other] { $points } points
 }
board-tile = Points by rank: { $row }
board-bonus = Bonus of rank { $place_number }:
board-show-region = Show { $region }
board-can-here = You can do something here
board-order-title = Still to come
board-order-none = Nobody: scoring follows.
board-order = Still to come in this round: { $line }
board-next = Supply track: { $supply }. Deployment track: { $deployed }.
board-supply-track = supply
board-deployment-track = deploy
board-track-order = Turn order
    .help = The foremost action figure is next. Everyone has { $turns ->
        [one] one turn
       *[other] { $turns } turns
     } a round.
board-track-next = The order of the next round
    .help = Those who take supply line up from the left, the first of them in front. Those who deploy line up from the right, the first of them last. Whoever deploys to a space with an envoy gets one.
board-space = Supply: { $space }, chests: { $chests }
board-space-help = Take these figures from the province, and all the chests below.
board-court = { $seat }: { $points ->
    [one] one point
   *[other] { $points } points
 }, { $envoys ->
    [one] one envoy
   *[other] { $envoys } envoys
 } and { $nobles ->
    [one] one noble
   *[other] { $nobles } nobles
 } at court, chests: { $line }, privileges: { $privileges }
board-chests = { $chest }{ $count ->
    [one] {""}
   *[other] , { $count } of them
 }
board-lot = { $count ->
    [one] { $chest }
   *[other] { $count } × { $chest }
 }
board-no-chests = No chests yet
board-pile-of = { $privilege }, { $count ->
    [one] one left
   *[other] { $count } left
 }
board-piles = Chests: { $count } to draw, { $discards } discarded
board-discarded = Discarded:
board-privilege-price = Costs { $count ->
    [one] one violet chest
   *[other] { $count } violet chests
 }.
board-brown = Rows of 1, 2, 3 and more: { $row } points.
board-task-ranks = { $row } points for first, second and third. It would bring { $points } now.
board-task-each = { $row } points each. It would bring { $points } now.
board-condition = To be scored: { $region } and { $condition }. Ties go to the first region clockwise from the king.
board-as-things-stand = As things stand, the second one is { $region }.
board-track-space = Space { $space } of the score track{ $small ->
    [0] {""}
   *[other] , tokens of 25: { $small }
 }{ $big ->
    [0] {""}
   *[other] , tokens of 100: { $big }
 }.
board-price-way = Way
board-price-no-way = none
board-price-office = Office
board-price-payments = one stands, { $regions }
board-price-stands = one stands
board-price-sum = In all
board-price-have = you have { $count }{ $granted ->
    [0] {""}
   *[other] {" "}(with the envoy of the track)
 }
board-list = { $regions }
board-pays = { $region }: { $figure }
board-last-round = Last round
board-figures = { $count ->
    [one] 1 figure
   *[other] { $count } figures
 }
board-privileges-of = Privileges: { $line }
board-tasks-of = Tasks: { $line }
board-would = Scored now, you would be { $place_number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place_number }th
 }: +{ $points }
board-would-envoy = Scored now, with an envoy you would be { $place_number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place_number }th
 }: +{ $points }
board-would-noble = With a noble you would be { $place_number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place_number }th
 }: +{ $points }
board-forecast = If it were scored now:
board-box = Some figures are reconstructed
    .help = Not all the numbers in this box have come down to us. The card of each thing says what we filled in, and “What is in the box” names all sources.
board-reconstructed = Reconstructed
board-reconstructed-office = Reconstructed: the number and mark of this office are ours, as we do not have the publisher’s supplement. Owners of the box can correct it.
board-reconstructed-bonus = Reconstructed: the bonus of this region is ours, as we do not have the publisher’s supplement.
board-reconstructed-tile = Reconstructed: the values of this point tile are ours, modelled on the few that are known.
board-reconstructed-chest = Reconstructed: the sources say what chests of this colour are for. What this one does, and how many there are of it, is ours.
board-reconstructed-privilege = Reconstructed: what this privilege does is ours. The sources only say what privileges are for.
board-reconstructed-task = Reconstructed: what this task asks for or brings is ours, modelled on the known examples.
board-reconstructed-condition = Reconstructed: this condition is ours; others of its kind are known.
board-reconstructed-space = Reconstructed: the five spaces are known. Which of them are used with how many players is ours.
board-reconstructed-track = Reconstructed: which spaces bring an envoy is partly ours.
board-reconstructed-row = Reconstructed: not every row is known. What the others bring is ours, to fit the pattern.
board-reconstructed-pile = Reconstructed: the number of point cards is known. Which ones are used with how many players is ours.
board-reconstructed-journey = Reconstructed: the king travels 1 to 3 regions. How often each number comes up is ours.
