### What every board says.

board-label = The table
board-you = You
board-choices = { $count ->
    [one] 1 possibility
   *[other] { $count } possibilities
 }
board-since = Since your last turn
board-this-round = This round
board-nothing-yet = Nothing yet.
board-watch = Watch what happens …
board-skip = Skip
board-go-on = Go on
board-help = What this is about
board-rule = Rule { $rule }
board-close = Close
board-points = Points
board-over = The game is over.
board-reconstructed = Reconstructed: filled in by us
board-doubt = Are you sure?
board-rather-not = Not yet
