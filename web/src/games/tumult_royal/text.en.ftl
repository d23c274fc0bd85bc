## What the board of Tumult Royale says of its own accord

board-label = The table
board-land = The land
board-stage = What is happening
board-market = The people's tiles
board-chronicle = The royal chronicle
board-field = { $terrain } { $field }, free
board-field-of = { $terrain } { $field }, { $seat_you ->
    [yes] your statues
   *[no] { $seat }’s statues
 }
board-pinned = Pinned
board-face-down = Region tile, face down: { $plot }
board-player = { $seat }, { $rank }: { $statues ->
    [one] { $statues } statue
   *[other] { $statues } statues
 }, { $supporters ->
    [one] { $supporters } supporter
   *[other] { $supporters } supporters
 }, { $count ->
    [0] no tile
    [one] one tile
   *[other] { $count } tiles
 } in the castle{ $mercy ->
    [0] {""}
   *[other] {", "}the people show mercy
 }
board-tiles-of = Tiles of { $seat }
board-tile = A tile, face down
board-slot = Tile { $slot }
board-slot-mine = In your hand: { $tile }, from place { $slot }
board-slot-hand = Tile { $slot }: in the hand of { $seat }
board-slot-castle = Place { $slot }: empty, the tile is in the castle of { $seat }
board-slot-seen = Tile { $slot }: you have seen { $tile } there
board-space = Chronicle, space { $space }: { $count ->
    [one] one statue
   *[other] { $count } statues
 }
board-space-of = Chronicle, space { $space }: { $seat } was crowned
board-space-limit = The game ends here if first and last are more than { $limit ->
    [one] 1 statue
   *[other] { $limit } statues
 } apart.
board-space-reveal = The new king turns up land here.
board-gap = First and last are { $gap ->
    [one] 1 statue
   *[other] { $gap } statues
 } apart; more than { $limit } ends the game on space { $space }
board-gap-leads = First leads by
board-gap-short = more ends the game at space { $space }
board-may-end = This round may be the last
board-spinner = The tumult spinner
board-hourglass = The hourglass
board-demand = The people want
board-demand-each = The people want of each type
board-plan = Your plan
board-plan-hint = Pin fields on the land to see here what goods they need.
board-pin-help = Choose it to pin it to your plan, or to unpin it.
board-unpin = Unpin { $field }
board-needed = Needed
board-from-afar = from afar
board-out-of-reach = out of reach
board-done-doubt = The sand is still running. No more tiles for you?
board-pass-doubt = Your tiles would pay for another field. Pass anyway?
board-lacks = You still need
board-near = It is next to your statues.
board-far = From afar:
board-only-near = Only for players with statues next to it.
board-statues = { $count ->
    [one] One statue
   *[other] { $count } statues
 } for
board-first-statue = Your first statue costs nothing.
board-left = left
board-wanted = wanted
board-judged = The people judge
board-crowd-content = The people are content
board-crowd-grumbling = The people grumble
board-crowd-tumult = The people are in uproar
board-show-land = Land
board-show-tiles = Tiles
board-sets = Ways to pay { $good }
board-set-brings = { $count ->
    [0] No supporter
    [one] One supporter
   *[other] { $count } supporters
 }
board-set-leaves = { $count } left over
board-by-hand = Or pick tiles yourself:
board-setup = From the lowest rank up to the king, everyone places their first statue on a free pasture.
board-order-goal = Goal
board-order-limit = At most
board-order-least = Smallest tile
board-order-stop = Stop
board-order-ask = What are your orders this round?
board-order-filled = Already filled in
board-order-modest = Modest
board-order-plan = What my pins need
board-order-greedy = Greedy
board-order-up-to = up to { $count }
board-order-seal = Seal it
board-order-filed = Your order is sealed.
board-get-ready = Get ready …
board-go = Go!
board-too-early = Not yet: hands off until “Go!”
board-sand-stands = The sand stops until someone is back.
board-hand-first = Another hand was quicker. The first to reach gets it; within a twentieth of a second, it is decided by lot.
board-your-castle = Your castle
board-practice-pull = Pull a tile here to keep it, or tap it once more.
board-gathered = { $lifted ->
    [one] 1 tile lifted
   *[other] { $lifted } tiles lifted
 }, { $kept } kept
board-practise = Practise the grab
board-practice-note = Just practice: it happens on this device, nobody sees it, and it does not count.
board-practice-start = Turn the hourglass
board-practice-again = Once more
board-practice-other = Another hand
board-practice-mine = You have robbed:
board-practice-calm = There is enough left of everything: the people stay calm.
board-practice-tumult = There is too little left of { $goods }: there would be a tumult.
board-help-field = Each field can be taken only once.
board-help-plot = Nobody knows what is on it. Where the chronicle shows an eye, the new king turns up tiles.
board-help-slot = Lift it, look at it, then keep it or put it back. One hand, one tile.
board-help-tile = Whole tiles, none of them unnecessary. Goods beyond the cost bring supporters.
board-help-space = Whoever is crowned returns { $cost ->
    [one] 1 supporter
   *[other] { $cost } supporters
 } and places statues here.
board-spinner-title = The tumult spinner
    .help = It says how many goods of each type the people want to keep.
board-hourglass-title = The hourglass
    .help = While it runs, everyone grabs at once. The server keeps the time.
board-demand-title = What the people want
    .help = If less than this is left of a type, there is a tumult: the greediest player loses { $count ->
        [one] 1 supporter
       *[other] { $count } supporters
     } and all tiles of that type except one of the smallest.
board-supply-title = Supply
    .help = Supporters come from here and go back here.
board-people-title = With the people
    .help = Tiles that nobody took, or that have been paid.
board-gap-title = From first to last
    .help = Where the chronicle shows a number, the game ends if the gap is larger.
board-plan-title = Your plan
    .help = Nobody else sees it.
board-guess-cost = Part of this cost had to be reconstructed.
board-guess-region = This region tile had to be reconstructed.
board-guess-space = This number had to be reconstructed.
board-guess-spinner = The sizes of the areas had to be reconstructed.
