## Who sits at the table

ui-guest = Guest
ui-guest-number = Guest { $number }

## The screen

ui-log = Chronicle
ui-thinks = { $seat } is thinking …
ui-hand-over = Pass the screen to { $seat }.
ui-hand-over-enter = { "Press Enter once nobody else is looking." }
ui-too-small = This window is too small for the table: please enlarge it, or play with --plain.
ui-keys = ↑↓ choose   Enter play   ? help   u undo   r rules   l log   q quit
ui-keys-hand-over = Enter go on   Ctrl-C quit
ui-keys-over = ↑↓ choose   Enter confirm   Esc table or result   r rules   l log
ui-keys-group = ↑↓ choose   Enter play   Esc back to all moves   ? help   q quit
ui-keys-page = PgUp PgDn page   Esc back to the table
ui-enter-help = Press Enter to have the question explained.
ui-enter-why = Press Enter to see why a move is not possible: why, then the move.
ui-enter-impossible = That is not possible now; press Enter to see why.
ui-enter-undo = Press Enter to take your last move back.
ui-enter-rules = Press Enter to open the rules.
ui-enter-rule = Press Enter to show the rule.
ui-enter-log = Press Enter to show everything that has happened.
ui-enter-table = Press Enter to show the table.
ui-enter-save = Press Enter to see where the game is saved.
ui-enter-quit = Press Enter to leave the table; the game is saved.

## What can be typed

ui-command-help = ? h
ui-command-why = w
ui-command-undo = u
ui-command-rules = r
ui-command-rule = rule
ui-command-log = l
ui-command-table = t
ui-command-save = s
ui-command-quit = q exit
ui-ask = { "Your choice (a number, a move, ? for help): " }
ui-help-keys = Choose with the arrow keys and Enter, or type part of a move. “why { $example }” tells you why something is not possible, “rule { $text }” shows a rule, “undo” takes your last move back, “log” shows everything that has happened, “quit” leaves; the game is always saved.

## Answers

ui-about = { $name }:  { $text }
ui-unknown = “{ $text }” is not a move here. Type ? to see what you can do.
ui-group = { $label } ({ $count })
ui-group-open = { $label }: which one? Enter alone returns to all moves.
ui-several = That could be { $names }. Please be more specific.
ui-no-undo = This cannot be taken back: chance, a secret or another player has intervened.
ui-undone = Taken back.
ui-bot-failed = { $seat }’s bot failed ({ $error }); { $bot } takes over.
ui-saved = Saved, as after every move, in { $path }
ui-why-title = Why not?
ui-why-move = Why not “{ $text }”?
ui-why-usage = Type the move as well: “why”, then a move from the list or any other.
ui-why-unknown = There is no move “{ $text }” in this game.
ui-why-legal = Nothing prevents it: you can do that now.
ui-no-rule = There is no rule “{ $text }”.

## The end

ui-result = The result
ui-winner = { $names } wins.
ui-winners = { $names } share the victory.
ui-total = Total
ui-score-line = { $place }. { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 } ({ $parts })
ui-record-lies = The whole game is recorded in { $path }
ui-again = Another game
ui-leave = Leave the table
ui-resume = The game is saved. Continue with: { $command }

## Other commands

ui-seats = { $from } to { $to } players
ui-options = Options:
ui-option-value = { $value } ({ $words })
ui-option-default = { $value } ({ $words }, by default)
ui-standing = Current standing

## Tables, row by row

ui-row = { $head }: { $cells }
ui-cell = { $head }: { $cell }
ui-fields = { $count ->
    [one] { $head } { $cell }
   *[other] { $head } to { $last } { $cell }
 }
