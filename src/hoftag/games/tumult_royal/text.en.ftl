## The game

game-tumult_royal = Tumult Royale
    .tagline = Take what you need for your statues, but never be the greediest.

## Goods and tiles

good-bread = bread
    .one = bread
    .many = bread
    .much = much bread
    .counted = { $count } bread
good-marble = marble
    .one = marble
    .many = marble
    .much = much marble
    .counted = { $count } marble
good-tools = tools
    .one = tool
    .many = tools
    .much = many tools
    .counted = { $count ->
        [one] 1 tool
       *[other] { $count } tools
     }
goods = { $count ->
    [one] 1 { $good_one }
   *[other] { $count } { $good_many }
 }
tile-bread-1 = 1 bread
tile-bread-2 = 2 bread
tile-bread-3 = 3 bread
tile-marble-1 = 1 marble
tile-marble-2 = 2 marble
tile-marble-3 = 3 marble
tile-tools-1 = 1 tool
tile-tools-2 = 2 tools
tile-tools-3 = 3 tools

## Fields

terrain-pasture = pasture
    .a = a pasture
    .sign = ∙
terrain-forest = forest
    .a = a forest
    .sign = ♣
terrain-mountain = mountain
    .a = a mountain
    .sign = ∧
terrain-village = village
    .a = a village
    .sign = ⌂
terrain-palace = palace
    .a = a palace
    .sign = ♜

## Ranks

rank-king = king
rank-duke = duke
rank-prince = prince
rank-earl = earl

## Places in the frame

plot-upper-1 = above, first
plot-upper-2 = above, second
plot-upper-3 = above, third
plot-upper-4 = above, fourth
plot-lower-1 = below, first
plot-lower-2 = below, second
plot-lower-3 = below, third
plot-lower-4 = below, fourth

## How it ended

ending-gap = the gap has grown too large
ending-last-round = the tenth round is over
ending-statues = the { $statues ->
    [1] 1st
    [2] 2nd
    [3] 3rd
    [21] 21st
    [22] 22nd
    [23] 23rd
   *[other] { $statues }th
 } statue stands

## Orders

stop-goals = when all goals are met
stop-half = at half time at the latest

## Options

option-taxing = Taxing
    .help = How are taxes collected: all at once against the clock, in secret ticks, or by one order per round?
option-taxing-live = live, against the clock
option-taxing-ticks = in ticks, without a clock
option-taxing-orders = by orders, one per round
option-hourglass = Hourglass
    .help = How many seconds does a live table get?
option-hourglass-20 = 20 seconds
option-hourglass-30 = 30 seconds
option-hourglass-40 = 40 seconds
option-gamblers = For gamblers
    .help = Is the arrow only spun after the taxing, once for each type?
option-gamblers-false = no, it is spun before
option-gamblers-true = yes, after the taxing
option-payment_rule = Needless tiles
    .help = When does a payment have one tile too many?
option-payment_rule-irreducible = when a tile can be left out
option-payment_rule-sequential = when the cost was already covered
option-memory_aid = Memory aid
    .help = May everyone look again at the tiles they have seen this round?
option-memory_aid-false = no
option-memory_aid-true = yes
option-early_end = Early end
    .help = Does the taxing end as soon as everyone says ‘done’, even if there is sand left?
option-early_end-false = no, the hourglass runs out
option-early_end-true = yes, once all are done

## Moves

move-spin = Spin the arrow
move-ready = I am ready
move-keep = Keep it
move-lay-back = Put it back
move-lift = Lift tile { $slot }
move-wait = Lift nothing this time
move-done = I am done
move-time-up = Time is up
move-goal = { $amount ->
    [one] 1 { $good_one }
   *[other] { $amount } { $good_many }
 } as the goal
move-limit = { $amount ->
    [one] 1 { $good_one }
   *[other] { $amount } { $good_many }
 } at most
move-least = Take tiles from { $value } up
move-stop = Stop { $stop }
move-place = Place on { $field }
move-pass = Pass
move-pay = Pay { $good }: { $payment }
move-turn-up = Turn up the tile { $plot }

## Events

event-drew-rank = { $seat_you ->
    [yes] You begin
   *[no] { $seat } begins
 } as { $rank }.
event-turned-up = The region tile { $plot }, is turned up.
event-first-statue = { $seat_you ->
    [yes] Your first statue stands
   *[no] { $seat }’s first statue stands
 } on { $field }.
event-round = Round { $round } begins. { $seat_you ->
    [yes] You are king.
   *[no] { $seat } is king.
 }
event-spun = { $seat_you ->
    [yes] You spin
   *[no] { $seat } spins
 } the arrow: the people want { $demand } of each type.
event-forgot-to-spin = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
 } forgotten the arrow; the people want { $demand } of each type.
event-spun-alone = { $seat_you ->
    [yes] You let
   *[no] { $seat } lets
 } the time pass, and the arrow spins by itself: the people want { $demand } of each type.
event-set-aside = { $count ->
    [one] One tile is
   *[other] { $count } tiles are
 } set aside unseen, { $left ->
    [one] one lies
   *[other] { $left } lie
 } on the table.
event-ready = { $seat_you ->
    [yes] You are ready.
   *[no] { $seat } is ready.
 }
event-hourglass = The hourglass runs: { $count ->
    [one] 1 second
   *[other] { $count } seconds
 }!
event-stop = Stop! Nothing more may be lifted.
event-lifted = { $seat_you ->
    [yes] You lift
   *[no] { $seat } lifts
 } tile { $slot }: { $tile }.
event-lifted-hidden = { $seat_you ->
    [yes] You lift
   *[no] { $seat } lifts
 } tile { $slot }.
event-kept = { $seat_you ->
    [yes] You keep
   *[no] { $seat } keeps
 } tile { $slot }.
event-laid-back = { $seat_you ->
    [yes] You put tile { $slot } back.
   *[no] { $seat } puts tile { $slot } back.
 }
event-slipped-back = { $seat_you ->
    [yes] Too late: the tile in your hand slips back ({ $tile }).
   *[no] Too late: the tile of { $seat } slips back ({ $tile }).
 }
event-missed = { $seat_you ->
    [yes] You reach
   *[no] { $seat } reaches
 } for tile { $slot } in vain.
event-done = { $seat_you ->
    [yes] You are done.
   *[no] { $seat } is done.
 }
event-order-filed = { $seat_you ->
    [yes] Your order is sealed.
   *[no] { $seat }’s order is sealed.
 }
event-people-keep = The people are left with { $tiles }.
event-castle-shown = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
 } taken { $tiles }.
event-spun-for = { $seat_you ->
    [yes] You spin
   *[no] { $seat } spins
 } for { $good }: the people want { $demand }.
event-no-tumult = No tumult over { $good }: { $left } left, { $demand } wanted.
event-tumult = Tumult over { $good }! Only { $left } left, { $demand } wanted.
event-weighed = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
 } robbed { $taken ->
    [one] 1 { $good_one }
   *[other] { $taken } { $good_many }
 }.
event-weighed-mercy = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
 } robbed { $taken ->
    [one] 1 { $good_one }
   *[other] { $taken } { $good_many }
 }; by the people’s mercy, only { $count ->
    [one] one counts
   *[other] { $count } count
 }.
event-equally-greedy = Several have { goods }: the higher rank is punished.
event-nobody-greedy = Nobody counts as having robbed { $good }: the king takes the blame.
event-greediest = { $seat_you ->
    [yes] You are
   *[no] { $seat } is
 } the greediest, with { goods }.
event-punished = { $seat_you ->
    [yes] You lose
   *[no] { $seat } loses
 } { $count ->
    [one] one supporter
   *[other] { $count } supporters
 }.
event-returned = { $seat_you ->
    [yes] You give
   *[no] { $seat } gives
 } back { $tiles }.
event-must-pass = { $seat_you ->
    [yes] You cannot place anything.
   *[no] { $seat } cannot place anything.
 }
event-passed = { $seat_you ->
    [yes] You pass.
   *[no] { $seat } passes.
 }
event-placement-round = Another placement round, starting with the king.
event-placed = { $seat_you ->
    [yes] You place
   *[no] { $seat } places
 } { $count ->
    [one] a statue
   *[other] { $count } statues
 } on { $terrain_a } ({ $field }) for { $tiles }.
event-placed-remote = { $seat_you ->
    [yes] You place
   *[no] { $seat } places
 } a statue far away, on { $terrain_a } ({ $field }), for { $tiles }.
event-admired = { $count ->
    [one] One supporter comes
   *[other] { $count } supporters come
 } to { $seat_you ->
    [yes] you
   *[no] { $seat }
 }.
event-consoled = As a consolation, { $seat_you ->
    [yes] you get
   *[no] { $seat } gets
 } { $count ->
    [one] one supporter
   *[other] { $count } supporters
 }.
event-supply-short = The supply is too small: first, everyone returns up to { $count ->
    [one] one supporter
   *[other] { $count } supporters
 }.
event-player-short = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
 } too few supporters: first, everyone gets { $count }.
event-has-rank = { $seat_you ->
    [yes] You stay
   *[no] { $seat } stays
 } { $rank } ({ $count }).
event-gets-rank = { $seat_you ->
    [yes] You become
   *[no] { $seat } becomes
 } { $rank } ({ $count }).
event-crowned = { $seat_you ->
    [yes] You are crowned, return
   *[no] { $seat } is crowned, returns
 } { $count ->
    [one] one supporter
   *[other] { $count } supporters
 } and { $seat_you ->
    [yes] put
   *[no] puts
 } { $statues ->
    [one] a statue
   *[other] { $statues } statues
 } in space { $round } of the chronicle.
event-gap = Gap between first and last: { $gap }. The chronicle allows { $limit }.
event-mercy = The people show mercy to { $seat_you ->
    [yes] you
   *[no] { $seat }
 }.
event-ended = The game is over: { $ending }.
event-counted = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
 } placed { $count ->
    [one] one statue
   *[other] { $count } statues
 }.
event-won = { $seat_you ->
    [yes] You win the game. Congratulations!
   *[no] { $seat } wins the game.
 }

## Questions

prompt-first-statue = Where does your first statue go?
    .help = On any free pasture, at no cost. Look for villages and palaces nearby: there you can place several statues at once.
prompt-spin = You are king: spin the arrow.
    .help = The number is how much of each type the people want to keep. If you let the time pass, the last number stands.
prompt-ready = The people want { $demand } of each type. Are you ready?
    .help = Take your time to plan: which fields do you want, and what do they cost? The grab starts when everyone is ready.
prompt-ready-gamblers = Nobody knows yet what the people want. Are you ready?
    .help = Take your time to plan. The arrow is spun after the taxing, once for each type.
prompt-grab = Grab! Which tile do you lift?
    .help = One tile at a time. You look at it, then keep it or put it back. You can say when you are done.
prompt-keep-or-lay-back = You hold { $tile }. Keep it?
    .help = Once in your castle, it is yours for good. If you put it back, anyone may lift it.
prompt-last-tile = Time is up, and you hold { $tile }. Keep it?
    .help = Nothing more may be lifted. Anything you do not keep goes back to the people.
prompt-reach = { $count ->
    [one] The last tick: which tile do you lift?
   *[other] { $count } ticks to go: which tile do you lift?
 }
    .help = All hands move at once. If several players reach for the same tile, the order of this tick decides, and the others get nothing.
prompt-goal = How { $good_much } do you want?
    .help = Tiles of this type are taken until the goal is reached.
prompt-limit = Your goal is { $amount }. How { $good_much } do you take at most?
    .help = A tile that would exceed the limit is put back. The greediest player is punished if too little is left.
prompt-least = Which tiles are worth taking?
    .help = Smaller ones are put back. Large tiles bring supporters when you overpay.
prompt-stop = When do you stop?
    .help = If you stop early, you take less, and are less often the greediest.
prompt-place = Where do you place statues?
    .help = Next to your own statues, or on any pasture or forest at { $factor ->
        [1] the same cost
        [2] twice the cost
       *[other] { $factor } times the cost
     }. Whatever you pay beyond the cost brings supporters, and whoever has the most becomes king. You may pass.
prompt-pay = { $field } costs { $due_goods }. Which tiles do you pay?
    .help = Whole tiles, none of them unnecessary. Every good beyond the cost brings { $supporters ->
        [0] nothing
        [one] a supporter
       *[other] { $supporters } supporters
     }.
prompt-pay-part = { $field } costs { $goods }. Which tiles do you pay for the { $good }?
    .help = Whole tiles, none of them unnecessary. Where there is only one way to pay, you are not asked. Every good beyond the cost brings { $supporters ->
        [0] nothing
        [one] a supporter
       *[other] { $supporters } supporters
     }.
prompt-turn-up = { $count ->
    [one] Which region tile do you turn up?
   *[other] You turn up { $count } region tiles. Which one first?
 }
    .help = Nobody knows what is on it. Its fields can be used from the next round on.
prompt-wait = It is { $seat }’s turn.
    .help = You will be asked again soon.
prompt-wait-for-others = The others are still deciding.
    .help = The game goes on once everyone has answered.
prompt-over = The game is over.
    .help = Statues on fields and in the chronicle count; the higher rank breaks ties.

## Refusals

refusal-over = The game is over.
refusal-only-the-table = Only the clock ends that.
refusal-not-your-turn = You are not being asked. Wait for the others.
refusal-not-now = That is not possible right now.
refusal-done = You have said you are done. Wait for the others.
refusal-first-statue-first = First place your first statue, on a free pasture.
refusal-face-down = { $field } lies face down. The king turns tiles up at the end of a round.
refusal-only-pasture = The first statue goes on a pasture; { $field } is { $terrain_a }.
refusal-taken = { $seat_you ->
    [yes] Your own statues stand on { $field }.
   *[no] { $seat }’s statues stand on { $field }.
 } Choose a free field.
refusal-spin-first = First spin the arrow.
refusal-not-started = The hourglass starts when everyone is ready. Say that you are.
refusal-hand-empty = You are not holding a tile. Lift one first; what is in your castle stays there.
refusal-decide-first = First keep the tile in your hand, or put it back.
refusal-not-here = That is not possible at this table.
refusal-taxing-first = First the tiles: lift one, or say you are done.
refusal-hand-full = One hand, one tile: first keep it or put it back.
refusal-no-such-slot = There is no tile { $slot } on the table.
refusal-in-castle = { $seat_you ->
    [yes] Tile { $slot } is in your castle and stays there.
   *[no] Tile { $slot } is in { $seat }’s castle and stays there.
 }
refusal-in-hand = Someone is holding tile { $slot }. Lift another, or wait until it is put back.
refusal-time-is-up = Time is up: nothing more may be lifted.
refusal-decided = You have already decided about that tile. Now say what you reach for.
refusal-kept-it = You are keeping that tile. Reach for another, or for none.
refusal-limit-below-goal = Your goal is { $amount }. Choose at least that much as the limit.
refusal-order-first = First answer the open part of your order.
refusal-place-first = First place statues on a field, or pass.
refusal-not-adjacent = { $field } is { $terrain_a } and not next to your statues. First place statues beside it.
refusal-too-dear = { $field } costs { $goods }; you are { $missing_goods } short.
refusal-too-dear-remote = { $field } costs { $goods } from afar; you are { $missing_goods } short. Next to your statues it would cost { $near_goods }.
refusal-pay-first = First pay { $due_goods } for { $field }.
refusal-no-such-tiles = You do not have these tiles. Pay { $due_goods } with those you have.
refusal-pays-too-little = That pays { $goods }, but { $due_goods } must be paid.
refusal-needless-tile = One of these tiles is unnecessary: only { $due_goods } must be paid.
refusal-turn-up-first = First turn up a region tile.
refusal-not-face-down = There is no face-down tile there. Choose one.

## The end

part-fields = On fields
part-chronicle = In the chronicle
broke-tie-rank = The tie is broken by rank.

## The sheet

sheet-setup = Before the first round
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
        [one] 1 statue
       *[other] { $points } statues
     }{ $behind ->
        [0] {""}
       *[other] , { $behind } behind
     }
sheet-end-gap = The end: { $rounds ->
    [one] this is the last round
   *[other] { $rounds } rounds at most
 }; { $until ->
    [one] after this round
   *[other] after { $until } rounds
 } if the gap is above { $limit } (now { $gap }); at once when the leader places { $left ->
    [one] 1 more statue
   *[other] { $left } more statues
 }
sheet-end-rounds = The end: { $rounds ->
    [one] this is the last round
   *[other] { $rounds } rounds at most
 }; at once when the leader places { $left ->
    [one] 1 more statue
   *[other] { $left } more statues
 }
sheet-over = The end, in round { $round }: { $ending }
sheet-demand = The people want: { $bread } bread, { $marble } marble, { $tools ->
    [one] 1 tool
   *[other] { $tools } tools
 }
sheet-demand-unknown = What the people want is not known yet
sheet-space = Chronicle: space { $space }, { $count ->
    [one] one statue
   *[other] { $count } statues
 }
sheet-space-limit = Chronicle: space { $space }, { $count ->
    [one] one statue
   *[other] { $count } statues
 } · from first to last { $gap }, allowed { $limit }
sheet-tick = Tick { $tick } of { $count } played
sheet-centre = In the centre: { $slots }
sheet-own-hand = In your hand: { $items } (tile { $slot })
sheet-seen = Seen: { $items }
sheet-seen-tile = { $slot }: { $tile }
sheet-land = The land
sheet-fields = The fields, by letter and number
sheet-corner = ·
    .spoken = Row
sheet-letter = { $letter }
sheet-number = { $number }
    .spoken = Row { $number }
sheet-field = { $terrain_sign }
    .spoken = { $terrain }
sheet-field-taken = { $seat_sign }
    .spoken = { $terrain } ({ $seat })
sheet-face-down = ░
    .spoken = face down
sheet-signs = ∙ pasture · ♣ forest · ∧ mountain · ⌂ village · ♜ palace · ░ face down
    .spoken = Each field is followed by what it is and who has it.
sheet-prices = What free fields cost you
sheet-price-field = Costs you
sheet-price-bread = bread
sheet-price-marble = marble
sheet-price-tools = tools
sheet-price-statues = statues
sheet-price-missing = missing
sheet-price-where = fields
sheet-price = { $terrain }
sheet-price-far = { $terrain } far away
sheet-count = { $count }
sheet-missing = { $missing_goods }
sheet-where = { $fields }
sheet-player = { $seat_you ->
    [yes] You
   *[no] { $seat }
 }, { $rank } · { $statues ->
    [one] { $statues } statue
   *[other] { $statues } statues
 } · { $supporters ->
    [one] { $supporters } supporter
   *[other] { $supporters } supporters
 }
sheet-tiles = Tiles: { $items }
sheet-tile = { $tile }
sheet-castle = { $count ->
    [one] One tile in the castle
   *[other] { $count } tiles in the castle
 }
sheet-hand = Hand on tile { $slot }
sheet-mercy = Has the people's mercy
sheet-punished = Punished in a tumult
sheet-done = Done
sheet-middle = On the table
sheet-people = The people's: { $items }
sheet-supply = Supply: { $count ->
    [one] one supporter
   *[other] { $count } supporters
 }
sheet-chronicle = Chronicle: { $items }
sheet-crowned = { $space } { $seat_you ->
    [yes] you
   *[no] { $seat }
 }

## What a move costs and brings

effect-castle = { $change } { $count ->
    [one] tile in the castle
   *[other] tiles in the castle
}
effect-bread = { $change } bread
effect-marble = { $change } marble
effect-tools = { $change } { $count ->
    [one] tool
   *[other] tools
}
effect-supporters = { $change } { $count ->
    [one] supporter
   *[other] supporters
}
effect-statues = { $change } { $count ->
    [one] statue
   *[other] statues
}
