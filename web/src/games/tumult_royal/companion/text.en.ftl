### The companion of Tumult Royale.

companion-title = Tumult Royale on the table
companion-lead = For those who play with the box: hourglass, spinner, chronicle and score.
companion-offline = Kept on this device: it works without a network, too.
companion-no-figures = The figures of the game are not on this device yet: open this page once while the server can be reached.
companion-ask-again = Try again
companion-glass = Hourglass
companion-spinner = Spinner
companion-court = Score
companion-turn = Turn the hourglass
companion-stop = Stop it
companion-again = Turn it again
companion-fill = Fill it up
companion-left = { $count } seconds left
companion-out = The time is up!
companion-length = How long it runs
companion-seconds = { $count } s
companion-large = Large, for the middle of the table
companion-small = Back to the page
companion-sound = Sound
companion-glass-help = Lay the phone in the middle of the table and tap the glass. The screen stays lit.
companion-spin = Spin the arrow
companion-spin-help = How much do the people want?
companion-spin-next = Spin for the next type.
companion-of-each = of each type the people want to keep
companion-gamblers = For gamblers: after the grab, once for each type
companion-spinner-guess = The numbers are those of the box; how large their areas are had to be reconstructed.
companion-bread = Bread
companion-marble = Marble
companion-tools = Tools
companion-chronicle = The royal chronicle
companion-player = Player { $number }
companion-name = Name
companion-rank = Rank
companion-king = King
companion-mercy = The people show mercy
companion-statues = Statues
companion-supporters = Supporters
companion-less-statues = One statue less: { $name }
companion-more-statues = One statue more: { $name }
companion-less-supporters = One supporter less: { $name }
companion-more-supporters = One supporter more: { $name }
companion-gap = First and last are { $gap ->
    [one] one statue
   *[other] { $gap } statues
 } apart; in this round { $limit } are allowed.
companion-gap-early = First and last are { $gap ->
    [one] one statue
   *[other] { $gap } statues
 } apart; that counts from round { $round } on.
companion-reveal = { $count ->
    [one] The new king turns up one region tile.
   *[other] The new king turns up { $count } region tiles.
 }
companion-gap-unknown = First and last are { $gap ->
    [one] one statue
   *[other] { $gap } statues
 } apart. How many are allowed stands below space { $round } of your chronicle; no source tells it, our guess is { $ours }.
companion-unsure = In round { $round } first and last were { $gap ->
    [one] one statue
   *[other] { $gap } statues
 } apart. If the number below that space is smaller, the game is over.
companion-poor = { $name } has fewer than { $cost } supporters: with the crowning everybody first gets { $each } from the supply.
companion-short = { $name } could not pay, so everybody got { $each } from the supply first (rule T-11.4).
companion-numbers = The numbers of your box
companion-numbers-help = No source tells what stands below these spaces of the royal chronicle. Type it once; this browser keeps it. Until then a gap in these rounds ends no game here: you decide.
companion-number-of = Space { $round }
companion-numbers-told = Numbers of your box: { $row }
companion-numbers-change = Change them
companion-numbers-done = Done
companion-crown = Crown, round { $round }
companion-undo = Take back
companion-new = New game for
companion-new-for = New game for { $count }
companion-over-gap = The gap is too great: the game is over. { $name } wins.
companion-over-last-round = Round { $count } is over. { $name } wins.
companion-over-statues = { $name } has placed all { $count } statues and wins.
companion-court-help = “Crown” deals the ranks anew by supporters, takes { $cost } from the king and puts the king's statues into the chronicle.
