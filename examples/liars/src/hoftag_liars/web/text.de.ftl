### Was das Brett neben den Worten des Spiels sagt.

board-label = Die Becher
board-bid = { $quantity ->
        [one] eine { $face }
       *[other] { $quantity } { $face_many }
    }
board-cup = { $seat_you ->
        [yes] Dein Becher
       *[no] Becher von { $seat }
    }, { $count ->
        [0] keine Würfel mehr
        [one] ein Würfel
       *[other] { $count } Würfel
    }
board-cup-said = { board-cup }; letztes Gebot: { board-bid }
board-cup-help = Was darunter liegt, sieht nur, wem er gehört, bis jemand zweifelt.
board-says = { $seat_you ->
        [yes] Du sagst
       *[no] { $seat } sagt
    }
board-standing = Das Gebot, das gilt: { board-bid }, von { $seat_you ->
        [yes] dir
       *[no] { $seat }
    }
board-standing-help = Wer glaubt, dass es weniger sind, sagt „Lügner!“. Stimmt das Gebot, kostet das einen Würfel.
board-how-many = Wie viele?
board-which = Welche Augenzahl?
board-quantity = { $quantity ->
        [one] Ein Würfel
       *[other] { $quantity } Würfel
    }
board-yours = Deine Würfel
board-yours-are = Deine Würfel: { $faces }
board-has = { $seat }: { $faces }
