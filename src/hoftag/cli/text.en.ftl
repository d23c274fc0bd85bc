## Who sits at the table

ui-guest = Guest
ui-guest-number = Guest { $number }

## The screen

ui-log = Chronicle
ui-thinks = { $seat } is thinking …
ui-hand-over = Hand the screen to { $seat }.
ui-hand-over-enter = { "Press Enter once nobody else is looking." }
ui-too-small = This window is too small for the table: please make it larger, or play with --plain.
ui-keys = ↑↓ choose   Enter play   ? help   u undo   r rules   l log   q quit
ui-keys-hand-over = Enter go on   Ctrl-C quit
ui-keys-over = ↑↓ choose   Enter confirm   Esc table or result   r rules   l log
ui-keys-group = ↑↓ choose   Enter play   Esc back to all moves   ? help   q quit
ui-keys-page = PgUp PgDn leaf through   Esc back to the table
ui-enter-help = Enter explains the question.
ui-enter-why = Enter says why a move is not possible: why, then the move.
ui-enter-impossible = That is not possible now; Enter says why.
ui-enter-undo = Enter takes your last move back.
ui-enter-rules = Enter opens the rules.
ui-enter-rule = Enter shows the rule.
ui-enter-log = Enter shows all that has happened.
ui-enter-table = Enter shows the table.
ui-enter-save = Enter says where the game is saved.
ui-enter-quit = Enter leaves the table; the game is saved.

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
ui-help-keys = Choose with the arrow keys and Enter, or type part of a move. “why { $example }” says why something is not possible, “rule { $text }” shows a rule, “undo” takes your last move back, “log” shows all that has happened, “quit” leaves; the game is always saved.

## Answers

ui-about = { $name }:  { $text }
ui-unknown = “{ $text }” is no move here. ? explains what can be done.
ui-group = { $label } ({ $count })
ui-group-open = { $label }: which one? Enter alone leads back to all moves.
ui-several = That could be { $names }. Please say it more exactly.
ui-no-undo = This cannot be taken back: chance, a secret or another player has come between.
ui-undone = Taken back.
ui-bot-failed = The bot of { $seat } failed ({ $error }); { $bot } plays on for it.
ui-saved = Saved, as after every move, in { $path }
ui-why-title = Why not?
ui-why-move = Why not “{ $text }”?
ui-why-usage = Type the move as well, for instance “why” and a move of the list, or any other.
ui-why-unknown = There is no move “{ $text }” in this game.
ui-why-legal = Nothing forbids it: you may do that now.
ui-no-rule = There is no rule “{ $text }”.

## The end

ui-result = The result
ui-winner = { $names } wins.
ui-winners = { $names } share the win.
ui-total = Total
ui-score-line = { $place }. { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 } ({ $parts })
ui-record-lies = The whole game is written down in { $path }
ui-again = Another game
ui-leave = Leave the table
ui-resume = The game is saved. Go on with: { $command }

## Other commands

ui-seats = { $from } to { $to } players
ui-options = Options:
ui-option-value = { $value } ({ $words })
ui-option-default = { $value } ({ $words }, unless you say otherwise)
ui-standing = As it stands

## Tables, row by row

ui-row = { $head }: { $cells }
ui-cell = { $head }: { $cell }
ui-fields = { $count ->
    [one] { $head } { $cell }
   *[other] { $head } to { $last } { $cell }
 }
