### What the board says beside the words of the game.

board-label = The cups
board-bid = { $quantity ->
        [one] one { $face }
       *[other] { $quantity } { $face_many }
    }
board-cup = { $seat_you ->
        [yes] Your cup
       *[no] { $seat }’s cup
    }, { $count ->
        [0] no dice left
        [one] one die
       *[other] { $count } dice
    }
board-cup-said = { board-cup }; last bid: { board-bid }
board-cup-help = What lies under it only its owner sees, until somebody challenges.
board-says = { $seat_you ->
        [yes] You say
       *[no] { $seat } says
    }
board-standing = The bid that stands: { board-bid }, by { $seat_you ->
        [yes] you
       *[no] { $seat }
    }
board-standing-help = Whoever thinks that there are fewer challenges it. If the bid is true, that costs them a die.
board-how-many = How many?
board-which = Of which face?
board-quantity = { $quantity ->
        [one] One die
       *[other] { $quantity } dice
    }
board-yours = Your dice
board-yours-are = Your dice: { $faces }
board-has = { $seat }: { $faces }
