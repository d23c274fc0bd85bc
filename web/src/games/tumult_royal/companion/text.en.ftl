### The companion of Tumult Royale.

companion-title = Tumult Royale on the table
companion-lead = For playing with the box: hourglass, spinner, chronicle and score.
companion-offline = Saved on this device: it works offline, too.
companion-no-figures = This device does not have the numbers of the game yet: open this page once while you are online.
companion-ask-again = Try again
companion-glass = Hourglass
companion-spinner = Spinner
companion-court = Score
companion-turn = Turn the hourglass
companion-stop = Stop it
companion-again = Turn it again
companion-fill = Refill it
companion-left = { $count ->
    [one] 1 second
   *[other] { $count } seconds
 } left
companion-out = Time is up!
companion-length = How long it runs
companion-seconds = { $count } s
companion-large = Large, for the middle of the table
companion-small = Back to the page
companion-sound = Sound
companion-glass-help = Put the phone in the middle of the table and tap the glass. The screen stays on.
companion-spin = Spin the arrow
companion-spin-help = How much do the people want?
companion-spin-next = Spin for the next type.
companion-of-each = of each type, the people want to keep
companion-gamblers = For gamblers: after the grab, once for each type
companion-spinner-guess = The numbers are those in the box; the sizes of their areas are reconstructed.
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
companion-less-statues = One statue fewer: { $name }
companion-more-statues = One statue more: { $name }
companion-less-supporters = One supporter fewer: { $name }
companion-more-supporters = One supporter more: { $name }
companion-gap = First and last are { $gap ->
    [one] one statue
   *[other] { $gap } statues
 } apart; this round, { $limit } are allowed.
companion-gap-early = First and last are { $gap ->
    [one] one statue
   *[other] { $gap } statues
 } apart; that matters from round { $round } on.
companion-reveal = { $count ->
    [one] The new king turns up one region tile.
   *[other] The new king turns up { $count } region tiles.
 }
companion-gap-unknown = First and last are { $gap ->
    [one] one statue
   *[other] { $gap } statues
 } apart. The number allowed is printed below space { $round } of your chronicle; we found it in no source, and our guess is { $ours }.
companion-unsure = In round { $round } first and last were { $gap ->
    [one] one statue
   *[other] { $gap } statues
 } apart. If the number below that space is smaller, the game is over.
companion-poor = { $name } has fewer than { $cost ->
    [one] 1 supporter
   *[other] { $cost } supporters
 }: at the crowning, everyone first gets { $each } from the supply.
companion-short = { $name } could not pay, so everyone first got { $each } from the supply (rule T-11.4).
companion-numbers = The numbers in your box
companion-numbers-help = We found in no source what is printed below these spaces of the royal chronicle. Type it in once; this browser remembers it. Until then, a gap in these rounds does not end the game here: you decide.
companion-number-of = Space { $round }
companion-numbers-told = Numbers in your box: { $row }
companion-numbers-change = Change them
companion-numbers-done = Done
companion-crown = Crown, round { $round }
companion-undo = Take back
companion-new = New game for
companion-new-for = New game for { $count }
companion-over-gap = The gap is too large: the game is over. { $name } wins.
companion-over-last-round = Round { $count } is over. { $name } wins.
companion-over-statues = { $name } has placed { $count ->
    [one] the one statue
   *[other] all { $count } statues
 } and wins.
companion-court-help = “Crown” reassigns the ranks by supporters, takes { $cost } from the king and puts the king's statues into the chronicle.

## For browsers: what an installed page is called

manifest-name = Hoftag: Tumult Royale
manifest-short = Tumult Royale
manifest-about = Hourglass, spinner and score for the box on the table.
