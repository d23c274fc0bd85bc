## What the board of Kingsburg says of its own

board-label = The table
board-council = The king’s council
board-year = Year { $year } of 5
board-envoy = The king’s envoy
board-envoy-home = The envoy is at court.
board-advisor = { $rank } · { $advisor }
board-dice-neutral = Neutral dice: { $dice }.
board-dice-of = { $seat_you ->
    [yes] Your dice: { $dice }.
   *[no] { $seat }’s dice: { $dice }.
 }
board-enemy = The enemy
board-enemy-secret = Only you know this.
board-building = { $building }, row { $row }, column { $column }.
board-stands = Built.
board-price = Costs { $gold } gold, { $wood } wood, { $stone } stone.
board-price-payable = Costs { $gold } gold, { $wood } wood, { $stone } stone; you can afford it.
board-worth = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
 }
board-province = { $seat_you ->
    [yes] Your province
   *[no] { $seat }’s province
 }
board-provinces = The provinces
board-governor = Governor: { $governor }
board-thing-gold = gold
board-thing-wood = wood
board-thing-stone = stone
board-thing-plus2 = +2 tokens
board-thing-soldiers = soldiers
board-thing-vp = points
board-defence = What buildings and governor add in winter
board-player = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $gold } gold, { $wood } wood, { $stone } stone, { $plus2 ->
    [one] { $plus2 } +2 token
   *[other] { $plus2 } +2 tokens
 }, { $soldiers ->
    [one] { $soldiers } soldier
   *[other] { $soldiers } soldiers
 }.
board-place-in-order = Place { $number } in the turn order.
board-passed = Passed
board-winter-tab = How the winter went
board-winter = Winter of year { $year }
board-winter-before = The enemy is on the way.
board-pages = Show
board-page-council = Council
board-page-province = Province
board-star-note = * a bonus die: only together with one of your own
board-dice = Your dice
board-die = Die: { $face }
board-bonus-die = Bonus die: { $face }
board-aid-plus2 = +2 token
board-aid-market = Market
board-in-hand = In hand: { $total }. { $count ->
    [0] They reach nobody.
    [one] They reach one advisor.
   *[other] They reach { $count } advisors.
 }
board-in-hand-more = With more dice, { $count }.
board-with-more = Within reach with more dice.
board-works = What you can build now
board-pick-dice = Pick up dice and drop them on an advisor, or choose an advisor that glows.
board-drop = Put down
board-no-building-doubt = You can still build something. Build nothing?
board-pass-doubt = You still have dice that could influence someone. Do you want to pass anyway?
board-army = Army token { $number }
board-reward = Victory:
board-penalty = Defeat:
board-known = Known:
board-ours = Ours:
board-help-die = A bonus die carries a star and needs a player die with it.
board-help-army = The soldiers the king sends are added to your own. Each token can be sent once; the one left at the end is worth points.
board-help-enemy = The back of the card only shows how strong this year’s enemies are. The General and the Queen let you look at it in secret.
board-phase-favour = Whoever has the fewest buildings rolls a bonus die in spring; those who are tied take { $count ->
    [one] a good
   *[other] { $count } goods
 } instead.
board-phase-spring = Everyone rolls, influences advisors, collects rewards and may build.
board-phase-honour = Whoever has the most buildings scores { $points ->
    [one] a point
   *[other] { $points } points
 }.
board-phase-summer = Everyone rolls, influences advisors, collects rewards and may build.
board-phase-envoy = Whoever has the fewest buildings gets the envoy: once, he allows you to influence an advisor who is taken, or to build a second building.
board-phase-autumn = Everyone rolls, influences advisors, collects rewards and may build.
board-phase-recruiting = { $count ->
    [2] Two goods make
    [one] One good makes
   *[other] { $count } goods make
 } a soldier.
board-phase-winter = The king helps, the enemy arrives, and everyone fights alone.

## Governors: what is known of the cards we had to reconstruct, and what is ours

known-thief = 4 of something and 3 less of something at the start, and no free good in phase 1 of the first year.
ours-thief = That the 4 are goods of choice and the 3 are points: the signs on the card are lost.
known-miner = One good at the end of each year, two at the end of year IV; the last one counts for the Cathedral.
ours-miner = That it is gold: the sister cards give wood and stone.
known-minstrel = The last effect of every year. It has two parts, judged at the same moment; a tie for last place pays 2 points.
ours-minstrel = What each of the two parts is.
known-philosopher = It changes the roll, before or after Statue and Chapel; 1 point if the total is then 10 or less and nothing changes it afterwards.
ours-philosopher = The change itself: the opposite faces.
known-politician = Two advisors on the card for its owner alone, paid together with those of the council; one of them has rank 5.
ours-politician = The rank of the second one, 9.
known-priest = It looks at the total of a roll and brings a die, or a point to whoever already has a bonus die.
ours-priest = The limit of 9, and that only the owner profits.
known-heiress = Two +2 tokens after a poor roll.
ours-heiress = The limit of 8, and once a year.
known-architect = It compares the number of buildings at the moment the owner builds.
ours-architect = What it brings: one good less to pay.
known-tax_collector = A good straight after an opponent has built, any number of times; it can be spent in the same season.
ours-tax_collector = Which buildings it applies to, and that the good is freely chosen.
known-carpenter = Wood at the end of the year, also of the last one, and an effect that works every time.
ours-carpenter = How much wood, and what that effect is.
known-sculptor = Stone at the end of the year, also of the last one, and an effect that works every time.
ours-sculptor = How much stone, and what that effect is.
known-damsel = Several effects at different moments.
ours-damsel = What both effects are.
known-fairy = A bonus die at the start of a season, as with the Farm.
ours-fairy = That the season is summer.
known-general = There is a governor of this name who suits a defensive plan.
ours-general = The whole effect.
known-trickster = There is a governor of this name.
ours-trickster = The whole effect.
known-quartermaster = Nothing.
ours-quartermaster = Name and effect.
known-moneylender = Nothing.
ours-moneylender = Name and effect.
known-seer = Nothing.
ours-seer = Name and effect.
known-knight = Nothing.
ours-knight = Name and effect.
known-healer = Nothing.
ours-healer = Name and effect.
