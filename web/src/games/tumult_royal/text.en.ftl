## What the board of Tumult Royale says of its own accord

board-label = The table
board-land = The land
board-stage = What is happening
board-market = The people's tiles
board-chronicle = The royal chronicle
board-field = { $terrain } { $field }, free
board-field-of = { $terrain } { $field }, statues of { $seat_you ->
    [yes] yours
   *[no] { $seat }
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
board-space-limit = The game ends here if first and last are more than { $limit } statues apart.
board-space-reveal = The new king turns up land here.
board-gap = First and last are { $gap } statues apart; more than { $limit } end the game on space { $space }
board-gap-leads = First leads by
board-gap-short = more ends it at space { $space }
board-may-end = This round may be the last
board-spinner = The tumult spinner
board-hourglass = The hourglass
board-demand = The people want
board-demand-each = The people want of each type
board-plan = Your plan
board-plan-hint = Pin fields of the land: here you see the goods they need.
board-pin-help = A click pins it to your plan, or takes the pin off.
board-unpin = Take the pin off { $field }
board-needed = Needed
board-from-afar = from afar
board-out-of-reach = out of reach
board-near = It lies beside your statues.
board-far = From afar:
board-only-near = Only for whoever has statues beside it.
board-statues = { $count ->
    [one] One statue
   *[other] { $count } statues
 } for
board-left = left
board-wanted = wanted
board-judged = The people judge
board-crowd-content = The people are content
board-crowd-grumbling = The people grumble
board-crowd-tumult = The people rise
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
board-setup = From the lowest rank up to the king, everybody puts the first statue on a free pasture.
board-order-goal = Goal
board-order-limit = At most
board-order-least = Smallest tile
board-order-stop = Stop
board-order-filed = Your order is filed.
board-practise = Practise the grab
board-practice-note = Practice only: it happens on this device, nobody sees it, and it counts for nothing.
board-practice-start = Turn the hourglass
board-practice-again = Once more
board-practice-other = Another hand
board-practice-mine = You have robbed:
board-practice-calm = Enough is left of everything: the people stay calm.
board-practice-tumult = Too little is left of { $goods }: there would be a tumult.
board-help-field = Every field is taken once and for all.
board-help-plot = Nobody knows what is on it. Where the chronicle shows an eye, the new king turns tiles up.
board-help-slot = Lift it, look at it, then keep it or lay it back. One hand, one tile.
board-help-tile = Whole tiles, none of them needless. Goods above the price bring supporters.
board-help-space = Whoever is crowned returns { $cost } supporters and puts up statues here.
board-help-entry = The order plays for you: it lifts tiles, keeps what you want and lays the rest back.
board-spinner-title = The tumult spinner
    .help = It says how many goods of each type the people want to keep.
board-hourglass-title = The hourglass
    .help = While it runs, everybody grabs at once. The server owns the time.
board-demand-title = What the people want
    .help = If less than this is left of a type, there is a tumult: the greediest loses { $count } supporters and all tiles of the type but a smallest one.
board-supply-title = Supply
    .help = Supporters come from here and go back here.
board-people-title = With the people
    .help = Tiles that nobody has robbed, or that were paid.
board-gap-title = From first to last
    .help = Where the chronicle shows a number, the game ends if the gap is greater.
board-plan-title = Your plan
    .help = Nobody else sees it.
board-guess-cost = Part of this cost had to be reconstructed.
board-guess-region = This region tile had to be reconstructed.
board-guess-space = This number had to be reconstructed.
board-guess-spinner = The sizes of the areas had to be reconstructed.
