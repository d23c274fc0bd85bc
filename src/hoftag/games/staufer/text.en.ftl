## The game

game-staufer = The Staufer Dynasty
    .tagline = No office without a following, and the king never waits.

## Regions, figures, spaces and ways

region-aachen = Aachen
region-augsburg = Augsburg
region-mailand = Milan
region-nimwegen = Nijmegen
region-palermo = Palermo
region-strassburg = Strasbourg
figure-envoy = envoy
    .sign = { "" }
    .a = an envoy
    .acc = an envoy
    .many = envoys
figure-noble = noble
    .sign = ♜
    .a = a noble
    .acc = a noble
    .many = nobles
space-one_of_each = Envoy and noble
space-one_noble = Noble
space-two_envoys = Two envoys
space-one_envoy = Envoy
space-no_figure = No figure
way-clockwise = clockwise
way-counter_clockwise = counter-clockwise
stock-province = province
stock-court = court
colour-orange = orange
colour-turquoise = turquoise
colour-brown = brown
colour-violet = violet

## Chests

points = { $count ->
    [one] 1 point
   *[other] { $count } points
 }

chest-orange_points_3 = Purse of 3
    .short = +{ $count }
    .help = Score { points } at once.
chest-orange_points_4 = Purse of 4
    .short = +{ $count }
    .help = Score { points } at once.
chest-orange_points_5 = Purse of 5
    .short = +{ $count }
    .help = Score { points } at once.
chest-orange_envoys_2 = Reinforcements
    .short = +{ $count }E
    .help = Take { $count ->
        [one] 1 envoy
       *[other] { $count } envoys
     } at once.
chest-orange_noble_1 = High visitor
    .short = +{ $count }N
    .help = Take { $count ->
        [one] 1 noble
       *[other] { $count } nobles
     } at once.
chest-orange_pair = Noble escort
    .short = +E+N
    .help = Take { $envoys ->
        [one] 1 envoy
       *[other] { $envoys } envoys
     } and { $nobles ->
        [one] 1 noble
       *[other] { $nobles } nobles
     } at once.
chest-turquoise_free_travel = Free passage
    .short = Way
    .help = Once: the way to your office is free.
chest-turquoise_office_rebate = Fee rebate
    .short = Fee
    .help = Once: the office costs { $count ->
        [one] 1 figure
       *[other] { $count } figures
     } less, but never less than { $least }.
chest-turquoise_noble_waiver = Side door
    .short = Door
    .help = Once: an envoy may take an office with a noble’s mark, but still counts { $weight ->
        [1] once
        [2] twice
       *[other] { $weight } times
     }.
chest-turquoise_recall = Recall
    .short = Back
    .help = Once: take back all your figures from one payment area.
chest-turquoise_promotion = Promotion
    .short = Rise
    .help = Once: a noble replaces one of your envoys in office; the envoy comes to court.
chest-turquoise_double_muster = Double muster
    .short = Twice
    .help = Once: take the figures of the supply space { $count ->
        [1] once
        [2] twice
       *[other] { $count } times
     }.
chest-turquoise_transfer = Transfer
    .short = Move
    .help = Once: move one of your figures in office to a free office { $steps ->
        [0] here
        [1] here or in the next region
       *[other] here or up to { $steps } regions away
     }, at no cost and without a chest.
chest-brown = Brown chest
    .short = Brown
    .help = Collect them: 1 to 5 are worth { $first }, { $second }, { $third }, { $fourth } or { $fifth } points at the end.
chest-violet = Violet chest
    .short = Viol.
    .help = { $price ->
        [1] One of them buys
        [2] Two of them buy
       *[other] { $price } of them buy
     } a privilege.

## Privileges

privilege-vp_8 = Royal thanks (8)
    .help = Score { points } at once.
privilege-vp_7 = Royal thanks (7)
    .help = Score { points } at once.
privilege-vp_6 = Royal thanks (6)
    .help = Score { points } at once.
privilege-vp_5 = Royal thanks (5)
    .help = Score { points } at once.
privilege-vp_4 = Royal thanks (4)
    .help = Score { points } at once.
privilege-travel_writ = Travel writ
    .help = The first region on your way is free.
privilege-office_grant = Letter of office
    .help = Every office costs you { $count ->
        [one] 1 figure
       *[other] { $count } figures
     } less, but never less than { $least }.
privilege-open_bench = Open bench
    .help = Your envoys may take offices with a noble’s mark, but still count { $weight ->
        [1] once
        [2] twice
       *[other] { $weight } times
     }.
privilege-muster_right = Right of muster
    .help = Every time you take supply, you get { $count ->
        [one] 1 more envoy
       *[other] { $count } more envoys
     }.
privilege-royal_table = Royal table
    .help = Score { points } whenever you take an office in the king’s region.
privilege-treasure_tithe = Treasure tithe
    .help = Score { points } with every action that brings you a chest.
privilege-return_road = Road back
    .help = You may travel counter-clockwise.
privilege-precedence = Precedence
    .help = You win ties for the majority.
privilege-loyal_retinue = Loyal retinue
    .help = From each scored region, { $count ->
        [one] one of your figures in office comes
       *[other] { $count } of your figures in office come
     } to your court instead of the province.
privilege-rear_guard = Rear guard
    .help = When the king moves on, you also take back your figures from the region he leaves.
privilege-chest_craft = Chest craft
    .help = Score { points } whenever you use a turquoise chest.
privilege-vanguard = Vanguard
    .help = The first time you deploy in a round, you get an envoy even if the track shows none.
privilege-representation = Representation
    .help = Score { points } for every scored region in which you hold an office.
privilege-strongroom = Strongroom
    .help = At the end, you count { $count ->
        [one] 1 more brown chest
       *[other] { $count } more brown chests
     }.
privilege-noble_honours = Noble honours
    .help = Score { points } whenever you put a noble into office.

## Tasks

task-region_aachen = Aachen
    .help = Points by your rank in Aachen.
task-region_augsburg = Augsburg
    .help = Points by your rank in Augsburg.
task-region_mailand = Milan
    .help = Points by your rank in Milan.
task-region_nimwegen = Nijmegen
    .help = Points by your rank in Nijmegen.
task-region_palermo = Palermo
    .help = Points by your rank in Palermo.
task-region_strassburg = Strasbourg
    .help = Points by your rank in Strasbourg.
task-pattern_adjacent_offices = Neighbours in office
    .help = { $count ->
        [2] Two
        [3] Three
       *[other] { $count }
     } of your figures side by side in one region.
task-pattern_noble_and_envoy = Lord and servant
    .help = One of your nobles and one of your envoys in the same region.
task-pattern_opposite_regions = Across the empire
    .help = One figure in each of two opposite regions.
task-pattern_neighbour_regions = Next door
    .help = One figure in each of { $count ->
        [2] two
        [3] three
       *[other] { $count }
     } neighbouring regions.
task-pattern_equal_numbers = Equal rank
    .help = { $count ->
        [2] Two
        [3] Three
       *[other] { $count }
     } figures on offices with the same number in different regions.
task-pattern_three_in_a_row = On the road
    .help = One figure in each of three regions in a row.
task-office_number_3 = Offices of 3
    .help = Each of your figures on an office with the number { $number }.
task-office_number_4 = Offices of 4
    .help = Each of your figures on an office with the number { $number }.
task-office_number_5 = Offices of 5
    .help = Each of your figures on an office with the number { $number }.
task-office_number_6 = Offices of 6
    .help = Each of your figures on an office with the number { $number }.
task-office_noble = Noble offices
    .help = Each of your figures on an office with a noble’s mark.
task-office_leftmost = Places of honour
    .help = Each of your figures on the leftmost office of a region.

## Conditions

condition-b_king_region = the king’s region
condition-b_fewest_chests = the fewest chests
condition-b_most_seated_figures = the most figures in office
condition-b_most_chests = the most chests
condition-b_most_nobles = the most nobles in office
condition-b_most_payment_figures = the most figures in the payment area

## Options

option-privileges = Privileges
    .help = Which privileges are available, besides the victory points?
option-privileges-first_game = those of the first game
option-privileges-drawn = { $kinds ->
    [one] one kind
    [5] five kinds
   *[other] { $kinds } kinds
 } drawn by lot
option-privileges-picked = { $kinds ->
    [one] one kind
    [5] five kinds
   *[other] { $kinds } kinds
 } picked in turn
option-privileges_for_two = Privileges for two
    .help = How many cards does a pile have with two players?
option-privileges_for_two-two_copies = { $copies ->
    [1] one
    [2] two
   *[other] { $copies }
 }, as in the German rules
option-privileges_for_two-one_copy = { $copies ->
    [1] one
    [2] two
   *[other] { $copies }
 }, as in the English rules

## Moves

move-pick-privilege = Lay out { $privilege }
move-supply = Supply: { $space }
move-occupy = Take office { $place } in { $region }
    .verb = Take office
move-use = Use { $chest }
move-take-privilege = Buy { $privilege }
    .verb = Buy it
move-end-turn = End the turn
move-travel = Travel { $way }
move-stand = Put { $figure_acc } into office
move-pay = Pay as usual
move-pay-noble = Pay with a noble in { $region }
move-take-back = Take { $figure_acc } from { $region }
move-take-envoy = Take an envoy instead
move-decline = Done
move-recall = Recall all from { $region }
move-resolve = { $chest } first
move-keep = Keep { $chest }
move-promote = Promote in { $region }, office { $place }
move-bring-noble = Noble from the { $stock }
move-transfer = Transfer from { $region }, office { $place }
move-transfer-to = To { $region }, office { $place }
move-bring-home = Bring { $figure_acc } home

## Events

event-got-tasks = { $seat_you ->
    [yes] Your tasks: { $tasks }.
   *[no] { $seat }’s tasks: { $tasks }.
 }
event-privileges = These privileges are available: { $privileges }.
event-picked = { $seat_you ->
    [yes] You lay out
   *[no] { $seat } lays out
 } { $privilege }.
event-round = Round { $round }: { $region } will be scored, and { $condition }.
event-supplied = { $seat_you ->
    [yes] You choose
   *[no] { $seat } chooses
 } the supply space “{ $space }”.
event-gained = { $seat_you ->
    [yes] You take
   *[no] { $seat } takes
 } { $count ->
    [one] { $figure_acc }
   *[other] { $count } { $figure_many }
 } from the province.
event-none-left = { $seat_you ->
    [yes] There is no { $figure } left for you.
   *[no] There is no { $figure } left for { $seat }.
 }
event-took-back = { $seat_you ->
    [yes] You take
   *[no] { $seat } takes
 } { $figure_acc } from { $region }.
event-went-without = { $seat_you ->
    [yes] You go without.
   *[no] { $seat } goes without.
 }
event-recalled = { $seat_you ->
    [yes] You recall
   *[no] { $seat } recalls
 } { $count ->
    [one] one figure
   *[other] { $count } figures
 } from { $region }.
event-deploys = { $seat_you ->
    [yes] You set out
   *[no] { $seat } sets out
 } for { $region }, office { $place }.
event-travels = { $seat_you ->
    [yes] You travel
   *[no] { $seat } travels
 } { $way }.
event-paid-noble = { $seat_you ->
    [yes] You pay
   *[no] { $seat } pays
 } with a noble in { $region }.
event-stands = { $seat_you ->
    [yes] You put
   *[no] { $seat } puts
 } { $figure_acc } into office { $place } of { $region }.
event-paid = { $seat_you ->
    [yes] You pay
   *[no] { $seat } pays
 } in { $regions }.
event-took-chests = { $seat_you ->
    [yes] You take
   *[no] { $seat } takes
 } { $chests_count ->
    [one] this chest
   *[other] these chests
 }: { $chests }.
event-resolves = { $seat_you ->
    [yes] You begin
   *[no] { $seat } begins
 } with { $chest }.
event-points = { $seat_you ->
    [yes] You score
   *[no] { $seat } scores
 } { $points ->
    [one] one point
   *[other] { $points } points
 } ({ $part }).
event-drew-chests = { $seat_you ->
    [yes] You draw
   *[no] { $seat } draws
 } { $chests }.
event-kept-chests = { $seat_you ->
    [yes] You keep
   *[no] { $seat } keeps
 } { $chests }.
event-used = { $seat_you ->
    [yes] You use
   *[no] { $seat } uses
 } { $chest }.
event-took-privilege = { $seat_you ->
    [yes] You buy
   *[no] { $seat } buys
 } the privilege { $privilege }.
event-promoted = { $seat_you ->
    [yes] In { $region }, a noble takes over your office { $place }.
   *[no] In { $region }, one of { $seat }’s nobles takes over office { $place }.
 }
event-transferred = { $seat_you ->
    [yes] You transfer
   *[no] { $seat } transfers
 } { $figure_acc } from { $from_region } to { $region }, office { $place }.
event-ended-turn = { $seat_you ->
    [yes] You end your turn.
   *[no] { $seat } ends their turn.
 }
event-two-regions = To be scored: { $region }, then { $second_region } ({ $condition }).
event-same-region = Only { $region } is scored, as both tiles name it ({ $condition }).
event-region-scored = { $region } is scored.
event-nobody-there = Nobody holds an office in { $region }.
event-ranked = { $seat_you ->
    [yes] In { $region }, you come
   *[no] In { $region }, { $seat } comes
 } { $place_number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place_number }th
 }.
event-brought-home = { $seat_you ->
    [yes] You bring
   *[no] { $seat } brings
 } { $figure_acc } home from { $region }.
event-vacated = { $region } is vacated: { $count ->
    [one] one figure
   *[other] { $count } figures
 } back to the province.
event-refilled = New chests are laid out.
event-reshuffled = The discarded chests are shuffled: { $count ->
    [one] one chest
   *[other] { $count } chests
 } in the new draw pile.
event-king-moved = The king moves on to { $region }, { $count ->
    [one] one region
   *[other] { $count } regions
 } further.
event-returned = { $count ->
    [one] one figure
   *[other] { $count } figures
 } { $count ->
    [one] comes
   *[other] come
 } back to { $seat_you ->
    [yes] your court.
   *[no] { $seat }’s court.
 }
event-task = { $seat_you ->
    [yes] Your task “{ $task }” brings
   *[no] { $seat }’s task “{ $task }” brings
 } { $points ->
    [one] one point
   *[other] { $points } points
 }.
event-brown = { $seat_you ->
    [yes] You count
   *[no] { $seat } counts
 } { $count ->
    [one] one brown chest
   *[other] { $count } brown chests
 }: { $points ->
    [one] one point
   *[other] { $points } points
 }.
event-scored = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
 } { $points ->
    [one] one point
   *[other] { $points } points
 } in all.
event-won = { $seat_you ->
    [yes] You win the game. Congratulations!
   *[no] { $seat } wins the game.
 }
event-shared-win = { $seat_you ->
    [yes] You share the victory.
   *[no] { $seat } shares the victory.
 }

## Questions

prompt-pick-privilege = Which privilege do you lay out? { $count ->
    [one] One pile is
   *[other] { $count } piles are
 } missing.
    .help = During the game, a privilege can be bought from each pile for { $price ->
        [2] two violet chests
        [one] one violet chest
       *[other] { $price } violet chests
     }.
prompt-action = Take supply or an office? You have { $count ->
    [one] one figure
   *[other] { $count } figures
 } at court.
    .help = Supply brings figures and chests, and early turns next round. An office costs figures, which stay along the road until the king passes. You can use chests and privileges before and after.
prompt-action-supply = Which supply space do you choose? You have { $count ->
    [one] one figure
   *[other] { $count } figures
 } at court, and no free office costs less than { $cost }.
    .help = Supply brings figures and chests, and early turns next round. With more figures, you can take an office on a later turn. You can use chests and privileges before and after.
prompt-action-supply-full = Which supply space do you choose? There is no office left for your { $count ->
    [one] one figure
   *[other] { $count } figures
 } at court.
    .help = Supply brings figures and chests, and early turns next round. Offices become free when their region has been scored; those with a noble’s mark need a noble.
prompt-deploy-now = Which office do you take?
    .help = The chest you used applies to this deployment; you may add another one.
prompt-supply-now = Which supply space do you choose?
    .help = The chest you used applies to this supply.
prompt-finish = Anything else before your turn ends?
    .help = You have had your action. Chests and privileges that you do not use now can wait for your next turn.
prompt-travel = Which way do you travel to { $region }?
    .help = Every region you enter gets one of your figures.
prompt-stand = Who takes office { $place } in { $region }?
    .help = A noble counts { $weight ->
        [1] once
        [2] twice
       *[other] { $weight } times
     } for the majority, but you have few of them.
prompt-pay = You owe one figure each to { $regions }. { $nobles ->
    [0] Envoys pay as usual.
    [one] One noble has to pay with them.
   *[other] { $nobles } nobles have to pay with them.
 }
    .help = If you pay as usual, nobles that have to pay go where the king comes first. Or choose for yourself where to put a noble.
prompt-shortage-envoy = There are no envoys left in the province. Where do you take one from?
    .help = You may take an envoy back from any payment area, or go without.
prompt-shortage-noble = There are no nobles left in the province. Where do you take one from?
    .help = You may take a noble back from any payment area, or go without.
prompt-shortage-envoy-instead = There are no nobles to be had. Do you take an envoy instead?
    .help = All your nobles are at court or in office.
prompt-recall-figure = Whom do you recall? Up to { $count ->
    [one] one figure
   *[other] { $count } figures
 }.
    .help = They come from payment areas to your court.
prompt-recall-region = From which region do you recall your figures?
    .help = All your figures in its payment area come to court.
prompt-resolve = Which chest comes first: { $chests }?
    .help = The order can matter when figures run short.
prompt-keep-chest = Which chest do you keep?
    .help = The others are discarded. An orange chest is resolved at once.
prompt-promote = Which envoy makes room for a noble?
    .help = The envoy comes to your court; the noble counts { $weight ->
        [1] once
        [2] twice
       *[other] { $weight } times
     }.
prompt-bring-noble = Where does the noble for { $region } come from?
    .help = If it comes from the province, you end up with one figure more at court.
prompt-transfer = Whom do you transfer?
    .help = The figure moves to a free office close by, at no cost and without a chest.
prompt-transfer-to = Where to?
    .help = An office with a noble’s mark still needs a noble.
prompt-bring-home = Who comes home from { $region }?
    .help = The figure goes to your court, the others to the province.
prompt-wait = It is { $seat }’s turn.
    .help = You will be asked again soon.
prompt-over = The game is over.
    .help = Points came from regions, bonuses, chests, privileges and tasks.

## Refusals

refusal-over = The game is over.
refusal-not-your-turn = It is { $seat }’s turn.
refusal-pick-first = First choose which privilege to lay out.
refusal-point-card = { $privilege } belongs to the victory-point pile, which is always available. Choose another privilege.
refusal-laid-out = { $privilege } is already laid out. Choose another privilege.
refusal-not-now = That is not possible right now.
refusal-action-first = First take your action: supply, or an office.
refusal-chest-at-work = First take the action for which you used your chest.
refusal-action-taken = You have already had your action this turn. You may still use chests and buy privileges, or end the turn.
refusal-no-such-space = With this number of players, there is no supply space “{ $space }”.
refusal-deploy-only = The chest you used is for an office. Choose an office.
refusal-supply-only = The chest you used is for supply. Choose a supply space.
refusal-no-such-office = With this number of players, { $region } has no office { $place }.
refusal-office-taken = { $seat_you ->
    [yes] You already hold office { $place } in { $region }.
   *[no] { $seat } holds office { $place } in { $region }.
 } It becomes free when the region has been scored.
refusal-cannot-pay = Needs { $cost ->
    [one] 1 figure
   *[other] { $cost } figures
 } including the way, and you have { $have }: you are { $short } short. Take supply first.
refusal-cannot-pay-cheaper = Needs { $cost ->
    [one] 1 figure
   *[other] { $cost } figures
 } including the way, and you have { $have }: you are { $short } short. The cheapest free one is office { $other_place } in { $other_region }, for { $other_cost }.
refusal-cannot-pay-chests = Needs { $cost ->
    [one] 1 figure
   *[other] { $cost } figures
 } including the way, and you have { $have }: you are { $short } short. { $chests_count ->
    [one] Use this chest first: { $chests }.
   *[other] Use one of these chests first: { $chests }.
 }
refusal-needs-noble = Needs a noble, and you have none at court. Supply and chests bring nobles.
refusal-needs-noble-chests = Needs a noble, and you have none at court. { $chests_count ->
    [one] Use this chest first: { $chests }.
   *[other] Use one of these chests first: { $chests }.
 }
refusal-deploy-first = First finish taking your office.
refusal-nothing-owed = You do not owe a figure to { $region }, but to { $regions }.
refusal-needed-to-pay = You cannot go without: you need this envoy to pay for the office.
refusal-not-that-figure = You may take back { $other_figure_a } now, not { $figure_a }.
refusal-envoy-from-province = There are still envoys in the province: take yours from there.
refusal-none-there = You have no { $figure } in the payment area of { $region }. { $regions_count ->
    [0] Nor in any other.
   *[other] There is one in { $regions }.
 }
refusal-noble-first = You only get an envoy instead if you have no noble in any payment area. Take a noble back.
refusal-shortage-first = First say where to take the missing figure from.
refusal-recall-first = First say whom you recall.
refusal-nobody-there = You have nobody in the payment area of { $region }, only in { $regions }.
refusal-resolve-first = First say which chest to resolve: { $chests }.
refusal-keep-first = First say which chest you keep.
refusal-not-drawn = { $chest } was not drawn. Choose one of these: { $chests }.
refusal-choose-figure-first = First answer the question about your figures in office.
refusal-target-needs-noble = Office { $place } in { $region } is for nobles only, and you are moving an envoy.
refusal-target-too-far = { $count ->
    [0] The figure stays in its region; { $region } is too far away.
    [one] The figure may move one region at most; { $region } is too far away.
   *[other] The figure may move { $count } regions at most; { $region } is too far away.
 }
refusal-not-on-display = { $privilege } is not available in this game, or none are left.
refusal-held-already = You already have { $privilege }, and nobody may have two of a kind.
refusal-too-few-violet = { $count ->
    [one] A privilege costs 1 violet chest
   *[other] A privilege costs { $count } violet chests
 }, and you have { $have }: you are { $short } short.
refusal-not-on-top = { $privilege } lies further down. { $top_privilege } is on top.
refusal-not-to-be-used = You can only use turquoise chests, and { $chest } is not one.
refusal-no-such-chest = You do not have { $chest }.
refusal-only-before-action = { $timing ->
    [supply] { $chest } helps with supply: use it on your next turn, before you choose a space.
   *[other] { $chest } helps with an office: use it on your next turn, before you choose one.
 }
refusal-no-use-office = Even with { $chest }, you could not take any office. Get more figures first.
refusal-no-use-recall = { $chest } recalls figures from payment areas, and you have none there.
refusal-no-use-promote = { $chest } needs one of your envoys in office, and a noble of yours at court or in the province.
refusal-no-use-transfer = { $chest } needs one of your figures in office, and a free office near it.

## The end

part-regions = Regions
part-bonuses = Bonuses
part-chests = Orange chests
part-privileges = Privileges
part-region_task = Region task
part-pattern_task = Pattern task
part-office_task = Office task
part-brown_chests = Brown chests
part-left_over = Leftover chests
broke-tie-figures = The tie is broken by the figures at court.

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
sheet-end-rounds = The end: round { $round } of { $rounds }, { $left ->
    [0] the last one
    [one] one more to come
   *[other] { $left } more to come
 }
sheet-round-scored = Round { $round } · scored: { $region }, then { $second_region }
sheet-round-scored-once = Round { $round } · scored: { $region }
sheet-over = The end
sheet-king = The king is in { $region }
sheet-scoring = Scored: { $region }, then { $condition }: { $second_region }
sheet-rounds = To come: { $items }
sheet-row = { $round }: { $region }, { $condition }, king +{ $steps }
sheet-row-last = { $round }: { $region }, { $condition }, end
sheet-order = Order: { $items }
sheet-supply-track = Supply track: { $items }
sheet-deployment-track = Deployment track: { $items }
sheet-seat = { $seat_you ->
    [yes] you
   *[no] { $seat }
 }
sheet-ring = The ring
sheet-offices = The ring, clockwise from the king
sheet-prospects = What an office would score you, as things stand
sheet-would-envoy = { $place_number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place_number }th
 } +{ $points }
    .spoken = place { $place_number }, +{ $points }
sheet-would-noble = ♜ { $place_number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place_number }th
 } +{ $points }
    .spoken = with a noble place { $place_number }, +{ $points }
sheet-head-region = Region
sheet-head-points = Points
    .spoken = points
sheet-head-office = { $place }
    .spoken = office { $place }
sheet-head-lying = Lying
    .spoken = lying there
sheet-points = { $points }
sheet-region = { $region }
sheet-region-king = { $region }♚
    .spoken = { $region }, where the king is
sheet-office-free = { $cost }{ $noble ->
    [0] { "" }
   *[other] ♜
 }
    .spoken = { $cost }{ $noble ->
        [0] { "" }
       *[other] { " " }for a noble
     }, free
sheet-office-free-chests = { $cost }{ $noble ->
    [0] { "" }
   *[other] ♜
 } { $items }
    .spoken = { $cost }{ $noble ->
        [0] { "" }
       *[other] { " " }for a noble
     }, free, with { $items }
sheet-office-held = { $cost }{ $noble ->
    [0] { "" }
   *[other] ♜
 } { $items }
    .spoken = { $cost }{ $noble ->
        [0] { "" }
       *[other] { " " }for a noble
     }, { $items }
sheet-holder = { $seat_sign }{ $figure_sign }
    .spoken = { $seat_you ->
        [yes] your { $figure }
       *[no] { $seat }’s { $figure }
     }
sheet-paid-seat = { $seat_sign }{ $lying }
    .spoken = { $seat } { $envoys }{ $nobles ->
        [0] { "" }
        [one] { " " }and 1 noble
       *[other] { " " }and { $nobles } nobles
     }
sheet-bonuses = What a scoring brings besides points
sheet-head-bonus = Bonus
sheet-place = { $place_number }.
    .spoken = place { $place_number }
sheet-supply = Supply: { $items }
sheet-space = { $space }
sheet-space-chests = { $space } [{ $chests }]
sheet-player = { $seat_you ->
    [yes] You
   *[no] { $seat }
 } · { $points ->
    [one] 1 point
   *[other] { $points } points
 } · { $envoys ->
    [one] 1 envoy
   *[other] { $envoys } envoys
 } + { $nobles ->
    [one] 1 noble
   *[other] { $nobles } nobles
 } at court
sheet-province = Province: { $envoys ->
    [one] 1 envoy
   *[other] { $envoys } envoys
 }, { $nobles ->
    [one] 1 noble
   *[other] { $nobles } nobles
 }
sheet-chests = Chests: { $items }
sheet-chest = { $chest }
    .short = { $chest_short }
sheet-privileges = Privileges: { $items }
sheet-privilege = { $privilege }
sheet-tasks = Tasks: { $items }
sheet-task = { $task } ({ $points } now)
sheet-task-shown = { $task }
sheet-table = On the table
sheet-display = { $privilege } ×{ $left }: { $items }
sheet-pile = Draw pile: { $count ->
    [one] 1 chest
   *[other] { $count } chests
 }
sheet-discards = Discarded: { $items }
sheet-signs = An office shows its number, ♜ if it asks for a noble, and its chest or its holder; a holder with ♜ is a noble. ♚ is where the king is.
    .spoken = Each office is said with its number, and who holds it or what lies there.
sheet-effect-gain_points = { $n ->
    [one] 1 point
   *[other] { $n } points
 }
sheet-effect-gain_envoys = { $n ->
    [one] 1 envoy
   *[other] { $n } envoys
 }
sheet-effect-gain_nobles = { $n ->
    [one] 1 noble
   *[other] { $n } nobles
 }
sheet-effect-recall_figures = recall up to { $n }
sheet-effect-recall_region = recall one region
sheet-effect-draw_chests = { $n ->
    [one] draw 1 chest
   *[other] keep { $extra } of { $n } chests
 }
sheet-effect-promote_seated_envoy = promote an envoy
sheet-effect-transfer_seated_figure = transfer a figure ({ $extra })
sheet-effect-travel_free = free way
sheet-effect-travel_first_region_free = first region free
sheet-effect-travel_counter_clockwise_allowed = either way round
sheet-effect-office_cost_delta = office { $n }
sheet-effect-noble_waiver = envoys on noble offices
sheet-effect-recall_from_king_start_region = figures back from the king’s start
sheet-effect-supply_figures_factor = supply times { $n }
sheet-effect-first_deployment_envoy = envoy with the first deployment
sheet-effect-points_if_king_region = { $n } per office with the king
sheet-effect-points_if_chest_taken = { $n } per action with chests
sheet-effect-points_per_noble_seated = { $n } per noble deployed
sheet-effect-points_per_turquoise_used = { $n } per turquoise chest used
sheet-effect-points_per_scored_region_with_office = { $n } per scored region with an office
sheet-effect-win_majority_ties = wins ties
sheet-effect-keep_seated_figure_per_scored_region = { $n } home per scored region
sheet-effect-extra_brown_chests = { $n ->
    [one] 1 more brown chest
   *[other] { $n } more brown chests
 }

## What a move costs and brings

effect-envoys = { $change } { $count ->
    [one] envoy
   *[other] envoys
}
effect-nobles = { $change } { $count ->
    [one] noble
   *[other] nobles
}
effect-paid = { $change } in payment areas
    .short = { $change } lying
effect-turquoise = { $change } turquoise { $count ->
    [one] chest
   *[other] chests
}
    .short = { $change } turquoise
effect-brown = { $change } brown { $count ->
    [one] chest
   *[other] chests
}
    .short = { $change } brown
effect-violet = { $change } violet { $count ->
    [one] chest
   *[other] chests
}
    .short = { $change } violet
effect-points = { $change } { $count ->
    [one] point
   *[other] points
}
