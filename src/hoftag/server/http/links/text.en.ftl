## What a link tells of a table before anybody has followed it

link-locale = en_GB
link-invited = The table is set. Take a seat.
link-again = A game to watch again, move by move.
link-waiting = { $who }: { $free ->
    [0] about to begin
    [one] one seat is free
   *[other] { $free } seats are free
 }
link-playing = { $who } are playing
link-over = { $count ->
    [one] { $who } wins
   *[other] { $who } win
 }: { $scores }
link-more = { $people } and { $more } more
link-nameless = Someone
link-go = Go to the table
link-go-replay = Watch the replay
link-missing = There is no such table. The link may be incomplete, or the table was cleared long ago.
link-private = This table is private: only the complete invitation link opens it.
link-home = Go to the home page
