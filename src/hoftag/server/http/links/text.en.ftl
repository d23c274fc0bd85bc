## What a link tells of a table before anybody has followed it

link-invited = The table is laid. Take a seat.
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
link-nameless = Somebody
link-go = To the table
link-go-replay = To the replay
link-missing = There is no such table. Perhaps the link was cut short, or the table has long been cleared.
link-private = This table is private: only the whole invitation link opens it.
link-home = To the first page
