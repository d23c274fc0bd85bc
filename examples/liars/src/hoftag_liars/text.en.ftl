game-liars = Liar’s Dice
    .tagline = Everybody bluffs until somebody says so.

option-wild = Ones
    .help = A wild one counts for every face, so that bids are true more often.
option-wild-false = count as ones
option-wild-true = are wild
option-dice = Dice
    .help = With three dice each a game takes half as long.
option-dice-5 = five each
option-dice-3 = three each

face-1 = one
    .many = ones
face-2 = two
    .many = twos
face-3 = three
    .many = threes
face-4 = four
    .many = fours
face-5 = five
    .many = fives
face-6 = six
    .many = sixes

move-bid = Bid { $quantity ->
        [one] one { $face }
       *[other] { $quantity } { $face_many }
    }
move-challenge = Challenge: “Liar!”

prompt-begin = You begin. How many of which face lie under all cups?
    .help = Bid what you believe, or what the others should believe. { $count ->
        [one] There is 1 die
       *[other] There are { $count } dice
     } on the table.
prompt-answer = { $seat } says: { $quantity ->
        [one] one { $face }
       *[other] { $quantity } { $face_many }
    }. Raise, or challenge?
    .help = To raise is to bid more dice of any face, or as many of a higher face. { $count ->
        [one] There is 1 die
       *[other] There are { $count } dice
     } on the table.
prompt-wait = { $seat } is thinking.
    .help = Every bid tells something about somebody’s dice, or is meant to.
prompt-out = You have no dice left.
    .help = The others play on until one of them is left.
prompt-over = The game is over.
    .help = The last one with dice has won.

refusal-not-asked = It is not your turn.
refusal-no-bid = There is nothing to challenge yet.
refusal-too-low = You must bid more than { $quantity ->
        [one] one { $face }
       *[other] { $quantity } { $face_many }
    }.
refusal-too-many = { $count ->
    [one] There is only 1 die
   *[other] There are only { $count } dice
 } on the table.

event-rolled = Round { $round }: everybody rolls, { $count ->
    [one] 1 die
   *[other] { $count } dice
 } in all.
event-yours = You rolled { $faces }.
event-bid = { $seat_you ->
        [yes] You bid
       *[no] { $seat } bids
    } { $quantity ->
        [one] one { $face }
       *[other] { $quantity } { $face_many }
    }.
event-challenged = { $seat_you ->
        [yes] You challenge
       *[no] { $seat } challenges
    } { $to_seat_you ->
        [yes] you
       *[no] { $to_seat }
    }.
event-lifted = { $seat_you ->
        [yes] You
       *[no] { $seat }
    } had { $faces }.
event-found = { $count ->
        [0] There are no { $face_many }
        [one] There is one { $face }
       *[other] There are { $count } { $face_many }
    }; the bid was { $quantity }.
event-lost = { $seat_you ->
        [yes] You lose
       *[no] { $seat } loses
    } a die.
event-out = { $seat_you ->
        [yes] You are
       *[no] { $seat } is
    } out.

part-outlasted = Outlasted

sheet-table = Round { $round }, { $count ->
    [one] 1 die
   *[other] { $count } dice
 } on the table
sheet-wild = Ones are wild.
sheet-bid = { $seat_you ->
        [yes] Your bid
       *[no] { $seat } bids
    }: { $quantity ->
        [one] one { $face }
       *[other] { $quantity } { $face_many }
    }
sheet-no-bid = No bid yet.
sheet-player = { $seat }
sheet-dice = { $count ->
        [one] one die
       *[other] { $count } dice
    }
sheet-own = Your dice: { $items }
sheet-die = { $face }
sheet-out = out
sheet-lifted = Under the cups last time
sheet-last-bid = { $seat_you ->
        [yes] Your bid
       *[no] { $seat } bid
    }: { $quantity ->
        [one] one { $face }
       *[other] { $quantity } { $face_many }
    }
sheet-found = Found: { $count }
sheet-shown = { $seat }: { $items }
