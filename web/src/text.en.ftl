## How the language joins what it lists (as in the texts of core)

list-pair = { $first } and { $second }
list-more = { $first }, { $second }
list-count = { $count }× { $name }
list-none = none
seat-empty = Player { $number }

## Everywhere

skip-to-content = Skip to the content
loading = One moment …
load-failed = This page could not be loaded.
try-again = Try again
close = Close
yes = Yes
no = No
you = You
game = Game
table = Table
rule = Rule
rules = Rules
components = What is in the box
options = Options
seats = Seats
bot = Bot
guest = Guest
about = About Hoftag
companion = Tumult Royale with the box: hourglass and score
your-turn = Your turn

nav-label = Pages
nav-home = Home
nav-lobby = Lobby
nav-new = New table
nav-profile = My games
nav-rules = Rules
nav-settings = Settings
nav-account = Log in
nav-language = Auf Deutsch
nav-light = Light
nav-dark = Dark

not-found-title = There is nothing here
not-found-text = Perhaps the link was cut short, or the table has long been cleared.

## Home

home-title = The king is holding court. Take a seat.
home-lead = Board games about kings, right here in your browser: against bots at once, or with friends by link.
home-play = Play
home-friends = With friends
home-again = Play again: { $game }, { $count ->
    [one] one opponent
   *[other] { $count } opponents
 }
home-against = { $count ->
    [one] one opponent
   *[other] { $count } opponents
 }, { $level }
home-ways = Ways to play { $name }
home-more-choices = All settings
home-name = Your name
home-name-example = e.g. Anna
home-name-ask = What shall we call you?
home-name-go = Take a seat
home-name-missing = Tell us your name first, so that the others know who you are.
home-rivals = Opponents
home-level = Bots
home-no-account = No account needed. You can make one later and keep everything.
home-your-turn = Your turn
home-my-tables = Your tables
home-open-tables = Tables with a free seat
home-all-tables = All tables
home-lay-one = Lay a table
home-watch = Being played: come and watch
home-games = The games
home-offline = No connection just now. This is what was known last; it goes on by itself once you are back.
practice = Practise the grab
home-fact-anywhere = Wherever you are
    .text = Phone, tablet or desktop, day or night. The same table live tonight and move by move over the week.
home-fact-fair = Fair
    .text = The luck of a game is settled before the first move, and everybody can check it afterwards. The server tells you only what you may know.
home-fact-everyone = For everyone
    .text = By mouse, finger or keyboard alone, with a screen reader, without colours, without animation, in German and English.
home-fact-open = Open
    .text = Free software. Every game has its rules in our own words, and your own bot can join a table.

seats-range = { $from } to { $to } players
seats-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
 }
state-waiting = waiting
state-playing = being played
state-over = over

## Lobby

lobby-title = Lobby
lobby-filters = Which tables
lobby-all-games = All games
lobby-state = State
lobby-any-state = Any
lobby-open = Only with free seats
lobby-mine = Only mine
lobby-more = Show more
table-join = Sit down
table-watch = Watch
table-look = Look
table-invited = you are invited
table-return = To the table
lobby-empty = Nobody is playing yet. Lay the first table:
lobby-none = There is no such table just now. Lay one yourself:
upload-title = Look at a record
upload-label = Choose a file
upload-help = A game that was written down, here or in the terminal, becomes a replay.
upload-bad = { $line ->
    [0] This record cannot be read.
   *[other] This record goes wrong in line { $line }.
 }

## A new table

new-title = Lay a table
new-circumstances = How you play
new-options = House rules
new-options-box = as in the box
new-options-changed = { $count ->
    [one] one thing otherwise
   *[other] { $count } things otherwise
 }
new-no-options = This game has nothing to choose.
new-seats-help = Leave seats open for others, give them to bots, or share this device. Who of the court comes for a bot is drawn by lot.
new-add-seat = Add a seat
new-remove-seat = Take away seat { $number }
new-shuffle = Shuffle the seats
new-seats-wrong = This game is for { $from } to { $to } players.
new-lay = Lay the table
option-usual = { $text } (usual)
seat-number = Seat { $number }
seat-me = me
seat-open = open
seat-hot = on this device
seat-hot-name = Name of the person beside you
visibility = Who may come
visibility-public = Everybody
    .help = The table is in the lobby; anybody may sit down or watch.
visibility-unlisted = Whoever has the link
    .help = The table is not in the lobby; the link leads there.
visibility-private = Only with the key in the link
    .help = Nobody gets in or watches without the link that carries the key.
clock = Clock
clock-none = No clock
    .help = Everybody takes the time they need.
clock-move = Time for each decision
    .help = Whoever runs out of it is replaced by a bot until they take their seat back.
clock-bank = Time for the whole game
    .help = A bank of minutes, and some seconds back for each decision.
clock-days = Play over days
    .help = Hours for each decision; they pass only in the hours in which you play.
clock-seconds = Seconds for each decision
clock-minutes = Minutes for each player
clock-increment = Seconds back for each decision
clock-hours = Hours for each decision
clock-from = From (hour)
clock-to = To (hour)
clock-move-text = { $time } for each decision
clock-bank-text = { $time } for the game, { $increment } s back for each decision
clock-days-text = { $hours ->
    [one] one hour
   *[other] { $hours } hours
 } for each decision
clock-days-from = { $text }, from { $from }:00 to { $to }:00
ago-now = just now
ago-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
 }
ago-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
 }
time-days = { $days } d { $hours } h
undo-policy = Taking back
undo-free = Freely
    .help = A move can be taken back until chance, a secret or another player has come between; after that the table is asked.
undo-consent = If all agree
    .help = Taking back a move needs everybody's consent.
undo-never = Never
    .help = Moves are not taken back.

## Bots

bot-random = Jester (plays at random)
bot-greedy = Page (quick)
bot-search-quick = Squire (thinks briefly)
bot-search = Knight (thinks)
bot-search-deep = Chancellor (thinks deeply)
bot-title-random = Jester
bot-title-greedy = Page
bot-title-search-quick = Squire
bot-title-search = Knight
bot-title-search-deep = Chancellor
bot-external = bot from outside

## Waiting for the start

waiting-for = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
 }
seat-invited = invited
seat-declined = not this time
waiting-away = { $count ->
    [one] All seats are taken; { $names } is away just now.
   *[other] All seats are taken; { $names } are away just now.
 }
waiting-ready = Everybody is here. You may start.
waiting-owner = Everybody is here. Whoever laid the table starts.
welcome = { $name } invites you to a game
welcome-seats = for { $count } players
fill-and-start = Fill with bots and start
waiting-game = What is played
sit = Sit here
sit-down = Sit down
sit-hot = Somebody else on this device
seat-to-bot = Seat a bot
stand-up = Stand up
start = Start the game
invite-title = Invite
invite-help = Send the link, or hold the code in front of a phone.
invite-link = Link to the table
invite-copy = Copy
invite-copied = Copied
invite-share = Share
invite-code = The link as a QR code
invite-spectators = Invite to watch

## At the table

table-coming = The table is coming …
table-thinks = The table is busy
sand-stands = { $count ->
    [one] The sand stands still until { $names } is back.
   *[other] The sand stands still until { $names } are back.
 }
shown-of = { $name } moves
shown-then-you = { $name } moves, then you
then-you = You are next
turn-of = { $count ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
 }
watching = you are watching
standing = How everybody is doing
standing-level = All level
standing-lead = You lead by { $by }
standing-shared = You share the lead
standing-behind = { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }, { $behind } behind
standing-leaders = { $count ->
    [one] { $names } leads by { $by }
   *[other] { $names } share the lead
 }
standing-has = Points so far
standing-gap = Behind the leader
since-last-turn = Since your last turn
undo = Take back
undo-ask = Ask to take back
taken-back = taken back
text-mode = Text instead of the board
board-mode = Board instead of text
board-broken = The board of this game does not work here: you play in words instead.
pace-and-sound = Pace and sound
side = Beside the board
side-open = Chronicle, chat, rules
earlier-rules = This table plays by an earlier version of the rules.
tab-log = Chronicle
tab-chat = Chat
tab-notes = Notes
tab-people = Table
tab-rules = Rules
unread = { $count } new
chronicle = Chronicle
chronicle-all = Show everything
chronicle-empty = Nothing has happened yet.
chronicle-mine = Only mine
chronicle-none-mine = You have not done anything yet.
chronicle-unfold = What happened, line by line
chronicle-again = See it again
confirm-title = Confirm the move
confirm-question = { $move }: is that your move?
confirm-yes = Yes, play it
confirm-no = No
chat = Chat
chat-send = Send
chat-empty-players = Nobody has said anything. Only the players read along here.
chat-empty-spectators = Nobody has said anything. The players cannot read this.
chat-say-players = To the players
chat-say-spectators = To the spectators
chat-nobody = Take a name on the first page to join in.
spectator = spectator
notes-help = Only you read this, here at this table.
notes-kept = Kept.
notes-typing = …
is-here = here
is-away = away
has-left = has left
stand-in = a bot stands in
stand-in-bot = failed, { $bot } plays on
stand-in-you = A bot is playing for you.
take-back = Take the seat back
replace-by-bot = Propose a bot
spectators-count = { $count ->
    [0] nobody is watching
    [one] one spectator
   *[other] { $count } spectators
 }
leave = Leave the game
leave-sure = Really? The others can give your seat to a bot. You can come back and take it.
leave-yes = Leave
vote-undo = { $by } would like to take a move back.
vote-undo-mine = You asked to take a move back.
vote-back-to = Back to before “{ $move }”, { $count ->
    [one] one move
   *[other] { $count } moves
 } in all.
vote-back = { $count ->
    [one] One move would go.
   *[other] { $count } moves would go.
 }
vote-replace = Shall a bot play for { $name }?
vote-replace-mine = You proposed that a bot plays for { $name }.
vote-waits = { $count ->
    [one] { $names } has yet to answer.
   *[other] { $names } have yet to answer.
 }
vote-refused = { $name } said no. Everything stays as it is.
vote-refused-mine = You said no. Everything stays as it is.
vote-agreed-undo = Everybody agreed: the move is taken back.
vote-agreed-replace = Everybody agreed: a bot plays for { $name }.
rematch-asked = { $name } would like another game
rematch-join = Join in
rematch-decline = Not this time
reactions = Say with one press
reaction-well-played = Well played!
reaction-thanks = Thank you
reaction-good-luck = Good luck!
reaction-ouch = Ouch!
reaction-sorry = Sorry
reaction-one-moment = One moment
away-of = { $count ->
    [one] { $names } is away
   *[other] { $names } are away
 }
hand-over = Hand the device to { $name }
hand-over-help = Nobody else should be looking now.
hand-over-ready = I am { $name }
line-connecting = Connecting …
line-live = Connected
line-waiting = The line is broken. Trying again; nothing is lost.
line-offline = You are offline. The table goes on when you are back.
line-closed = The line is closed.
closed-4401 = You have been logged out
    .help = This session has ended. Log in again and come back.
closed-4403 = This table is private
    .help = You need the link that carries its key. Ask whoever invited you.
closed-4404 = There is no such table
    .help = Perhaps the link was cut short.
why-title = Why can't I …?
why-label = What would you like to do?
why-example = e.g. { $example }
why-legal = Nothing forbids it: you may do that now.

## The text interface

text-choose = Your choice
text-hint = { $count ->
    [one] One move. Type 1 and press Enter.
   *[other] { $count } moves. Type a number or part of a move, then press Enter; the arrow keys leaf through.
 }
text-left = { $count ->
    [0] No move fits.
    [one] One move fits. Enter plays it.
   *[other] { $count } moves fit.
 }
text-inside = { $label } { $count } moves. Type a number or part of a move, then press Enter; Esc leads back to all moves.
text-back = ‹ All moves
text-group = { $count } moves
text-moves = What you can do
text-so-far = So far
text-table = The table

## The end

ending-title = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
 }
finale = The finale
finale-counts = The court counts
finale-how = “{ $part }” decided it: { $points } points, more than anybody else.
finale-sum = Nobody led everywhere; the sum decided.
finale-moments = Best moments
finale-share = Share as a picture
finale-close = To the table
finale-skip = Skip
score-sheet = Score sheet
score-place = Place
score-player = Player
score-total = Total
rematch = Play again, same table
rematch-go = On to the next game
record = Record
record-download = Download the record
seed-hash = The luck of this game was settled before the first move. Its fingerprint:
seed-title = Was the luck fair?
seed-help = The fingerprint below was published before the first move. It is the SHA-256 of this text, which decided all shuffles and draws:

## Replay

replay = Replay
replay-complete = everything is shown
replay-partial = as you may see it
replay-earlier-rules = This game was played by an earlier version of the rules.
replay-start = To the beginning (Home)
replay-back = One step back (←)
replay-play = Play (space bar)
replay-pause = Pause (space bar)
replay-next = One step on (→)
replay-end = To the end (End)
replay-moment = Moment
replay-at = Step { $at } of { $length }
replay-speed = Speed
replay-viewer = Seen by
replay-spectator = Seen from outside
replay-link = Link to this moment
to-the-table = To the table

## Profile

profile-title = My games
profile-nobody = You have not played here yet.
friends = People you have played with
friends-games = { $count ->
    [one] one game, last { $game }
   *[other] { $count } games, last { $game }
 }
friends-invite = Invite again
profile-running = Running
profile-finished = Finished
profile-none-finished = No game finished yet.
profile-statistics = { $name } in numbers
profile-games = Games
profile-won = Won
profile-mean-place = Mean place
profile-mean-score = Mean points
profile-scores = Points
profile-places = Places
profile-parts = Where the points come from (mean)
plot-scores = Points of { $count } games, from { $least } to { $most }
plot-scores-legend = Filled: won. Dashed: the mean of the last five games.
plot-place = place { $place }: { $count }
place = Place { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

## Settings

settings-title = Settings
settings-table = At the table
settings-language = Language
settings-language-auto = as the browser
settings-language-de = Deutsch
settings-language-en = English
settings-naming = Names of things
settings-naming-common = as most players know them (Bishop, Warlord)
settings-naming-ours = as in the edition we follow (Preacher, Mercenary)
settings-theme = Light
settings-theme-auto = as the device
settings-theme-light = Parchment (light)
settings-theme-dark = Oak (dark)
settings-animation = Pace
settings-animation-calm = calm
settings-animation-normal = normal
settings-animation-quick = quick
settings-animation-off = off
settings-wait_for_me = Wait for me after each opponent
    .help = The board stops after every other player's turn until you go on.
settings-sound = Sound
    .help = A bell when it is your turn, and what happens on the board.
settings-volume = Volume
settings-vibration = Vibration
    .help = On phones: when something concerns you.
settings-notices = Browser notices
    .help = A notice when it is your turn and you are elsewhere.
settings-notices-denied = Your browser does not allow notices from this page.
settings-confirm = Confirm my moves
    .help = Asks once more before a move is played.
settings-colour_signs = Signs for colours
    .help = Everything that differs by colour also carries a sign.
settings-text_mode = Text instead of the board
    .help = Plays any game by keyboard and screen reader. The key t leads there, Esc back to the board.
settings-figure = Your face
    .help = Others see it beside your name, and your crest with it.
figure-none = no face, the crest alone
figure-baker = Baker
figure-weaver = Weaver
figure-scribe = Scribe
figure-sailor = Sailor
figure-shepherd = Shepherdess
figure-nun = Nun
figure-crusader = Crusader
figure-physician = Physician
figure-gardener = Gardener
figure-player = Player
figure-rider = Horsewoman
figure-page = Page
settings-crest = Your crest
    .help = It marks your seat and your pieces. If somebody at the table already has it, you get another.
crest-any = the one of the seat
crest-lion = Lion
crest-eagle = Eagle
crest-rose = Rose
crest-tower = Tower
crest-stag = Stag
crest-key = Key
crest-lily = Lily
crest-star = Star
crest-moon = Moon
crest-ship = Ship
crest-tree = Tree
crest-wheel = Wheel
crest-bear = Bear
crest-swan = Swan
crest-hand = Hand
crest-sun = Sun
settings-figure_words = Words of the figures
    .help = Now and then a figure of the court says something beside its face.
settings-try-sound = Try the sound
settings-kept-here = Kept on this device.
settings-kept-server = Kept with your name, on all your devices.

## Account

account-title = Who are you?
account-nobody = Take a name on the first page and play; or log in, if you have an account.
account-is-guest = You are a guest. Everything hangs on this browser until you make an account.
account-is-account = Logged in as { $name }
account-name = Name at the table
account-about-me = About you
account-save = Save
account-saved = Saved.
account-make = Make an account
account-make-help = Your games, tables and settings stay, and you can come back from any device.
account-make-button = Make the account
account-user-name = User name
account-password = Password
account-password-help = At least 8 characters.
account-mail = E-mail (optional)
account-mail-help = With it, whoever runs this server can help you if you forget the password. Nobody else sees it.
account-login = Log in
account-login-button = Log in
account-logout = Log out
account-logout-guest = A guest who logs out cannot come back. Make an account first if you want to keep your games.
account-change-password = Change the password
account-old-password = Old password
account-new-password = New password
account-sessions = Devices
account-device = { $browser } on { $system }
account-device-unknown = Some device
account-this-device = this one
account-seen = last seen { $time }
account-end-session = Log out there
account-end-others = Log out everywhere else
account-tokens = Bots of your own
account-tokens-help = A token lets a program of yours sit at a table. It is labelled as a bot.
account-token-name = Name of the bot
account-token-make = Make a token
account-token-once = Copy the token now; it is shown only this once:
account-token-remove = Remove

## Rules and components

rules-search = Search the rules
rules-chapters = Chapters
rules-nothing = Nothing found.
rules-ours = ours, wholly or in part
components-of = What is in the box of { $name }
components-lead = Every figure says where it comes from. What we had to infer is marked, and the reason stands beside it.
components-only = Only what was reconstructed
components-refs = Sources
source-rulebook = Rulebook
    .help = Stated in the rulebook.
source-public = Public source
    .help = Stated by a public source, which is named.
source-translation = Translated
    .help = Stated elsewhere in another language; the name here is our translation.
components-english = The remarks are in English, as they stand in the data file.
source-reconstructed = Reconstructed
    .help = Nobody states it; we inferred it and say why. Whoever owns the box can lay a corrected file over it.

## About

about-lead = Hoftag is a free table for board games about kings: one engine, one server, one client, open to bots and to new games.
about-fair = Fair play
about-fair-text = Before the first move the table publishes the fingerprint of the seed that decides all shuffles; after the end it publishes the seed. Views are made on the server for each viewer: nobody's browser ever holds a secret of somebody else.
about-legal = Rights
about-legal-text = The games belong to their authors and publishers. Rules are told in our own words, all drawings are our own. The software is licensed under Apache 2.0.
about-gallery = All pictures at a glance
keys-title = Keys at the table
key-t = t
    .help = Text interface or board
key-u = u
    .help = Take back, or ask to
key-r = r
    .help = The rule behind the question
key-l = l
    .help = Chronicle
key-m = m
    .help = Chat
key-o = o
    .help = Notes
key-dot = . ,
    .help = To the next thing you can do, and back
key-escape = Esc
    .help = Skip the animation; leave the text field for the board
key-digits = 1 … 9
    .help = Choose a move or a card
key-question = ?
    .help = This list

## What goes wrong

fault-unknown = That did not work. Please try again.
fault-offline = The server cannot be reached.
fault-malformed = Something in the form is not right.
fault-who-are-you = Tell us your name first.
fault-wrong-password = User name or password is wrong.
fault-cross-site = This request came from another page.
fault-not-yours = That is not yours to decide.
fault-not-seated = You do not sit at this table.
fault-private = This table is private: the link must carry its key.
fault-no-such-page = There is nothing here.
fault-no-such-game = There is no such game here.
fault-no-such-table = There is no such table.
fault-no-such-record = There is no such record.
fault-no-such-box = This game has no box that could be looked into.
fault-bad-options = These options do not go together.
fault-bad-seats = The seats do not fit the game.
fault-bad-bot = There is no such bot for this game.
fault-bad-clock = This clock cannot be set.
fault-bad-record = This record cannot be read.
fault-too-large = That is too large.
fault-not-friends = You can invite those you have played with.
fault-seat-taken = Somebody sits there already.
fault-not-waiting = The game has already begun.
fault-not-playing = No game is being played.
fault-not-over = The game is not over yet.
fault-seats-open = Not all seats are taken yet.
fault-name-taken = This name is taken.
fault-already-account = You have an account already.
fault-not-away = Whoever sits there is here.
fault-too-fast = That was too fast. One moment, please.
fault-not-stored = The server cannot store anything at the moment. Nothing has changed.
refused-unknown = That did not work. Nothing has changed.
refused-stale = The table has moved on; please look again.
refused-out-of-turn = It is not your turn.
refused-not-your-seat = That is not your seat.
refused-not-playing = No game is being played.
refused-unknown-move = There is no such move in this game.
refused-illegal = That is not possible now.
refused-needs-consent = The others must agree to that.
refused-no-undo = There is nothing to take back.
refused-no-such-vote = This vote is over.
refused-not-asked = You are not asked.
refused-wrong-room = You cannot speak there.
refused-too-large = That is too long.
refused-missed = Somebody else was quicker.
refused-not-started = It has not begun yet.
refused-time-up = The time is up.
refused-too-soon = Not so fast: a hand needs a moment.
refused-bad-time = That came with an impossible time. Check the clock of your device, and reload the page.
refused-not-stored = The server cannot store anything at the moment. Nothing has changed.
