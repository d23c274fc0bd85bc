game-toll = Toll
    .tagline = A bridge, and somebody who wants a coin
move-pay = Pay
move-pass = Pass
move-shout = Shout
prompt-toll = Do you pay?
    .help = Whoever pays most wins.
prompt-wait = { $seat } is asked.
    .help = You come next.
prompt-over = The game is over.
    .help = Whoever paid most has won.
refusal-no-coin = You have no coin left.
refusal-not-now = That is no answer here.
refusal-not-your-turn = { $seat } is asked.
refusal-over = The game is over.
effect-coins = { $change } { $count ->
        [one] coin
       *[other] coins
    }
effect-paid = { $change } paid
part-paid = Paid
sheet-player = { $seat }
