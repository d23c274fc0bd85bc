## How the language joins what it lists (as in the texts of core)

list-pair = { $first } and { $second }
list-more = { $first }, { $second }
list-count = { $count }× { $name }
list-none = none
seat-empty = Player { $number }

## Everywhere

skip-to-content = Skip to the content
loading = One moment …
load-failed = This page failed to load.
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
not-found-text = The link may be incomplete, or the table was cleared long ago.

## Home

home-title = The king is holding court. Take a seat.
home-lead = Board games about kings, right here in your browser: against bots straight away, or with friends by link.
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
home-name-missing = Tell us your name first, so the others know who you are.
home-rivals = Opponents
home-level = Bots
home-no-account = No account needed. You can create one later and keep everything.
home-your-turn = Your turn
home-my-tables = Your tables
home-open-tables = Tables with a free seat
home-all-tables = All tables
home-lay-one = Set up a table
home-watch = Games in progress: come and watch
home-games = The games
home-offline = No connection at the moment. You are seeing the latest we have; it updates as soon as you are back online.
practice = Practise the grab
home-fact-anywhere = Wherever you are
    .text = Phone, tablet or desktop, day or night. The same table works live tonight or move by move over a week.
home-fact-fair = Fair
    .text = The luck of a game is fixed before the first move, and anyone can check it afterwards. The server only tells you what you are allowed to know.
home-fact-everyone = For everyone
    .text = With mouse, touch or keyboard alone, with a screen reader, without colours, without animation, in more than one language.
home-fact-open = Open
    .text = Free software. Every game comes with its rules in our own words, and your own bot can join a table.

seats-range = { $from } to { $to } players
minutes-range = { $same ->
    [yes] { $to } minutes
   *[no] { $from } to { $to } minutes
 }
box-sign = Some things in this box are reconstructed: see which
seats-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
 }
state-waiting = waiting
state-playing = in progress
state-over = over

## Lobby

lobby-title = Lobby
lobby-filters = Which tables
lobby-all-games = All games
lobby-state = Status
lobby-any-state = Any
lobby-open = Only with free seats
lobby-mine = Only mine
lobby-more = Show more
table-join = Sit down
table-watch = Watch
table-look = View
table-invited = you are invited
table-return = Back to the table
lobby-empty = Nobody is playing yet. Set up the first table:
lobby-none = No such table at the moment. Set one up yourself:
upload-title = Open a record
upload-label = Choose a file
upload-help = Any recorded game, from here or from the terminal, can be replayed.
upload-bad = { $line ->
    [0] This record cannot be read.
   *[other] There is a mistake in line { $line } of this record.
 }

## A new table

new-title = Set up a table
new-circumstances = How you play
new-options = House rules
new-options-box = as in the box
new-options-changed = { $count ->
    [one] one change
   *[other] { $count } changes
 }
new-no-options = There is nothing to choose in this game.
new-seats-help = Leave seats open for others, fill them with bots, or share this device. Which member of the court plays as a bot is decided by lot.
new-add-seat = Add a seat
new-remove-seat = Remove seat { $number }
new-shuffle = Shuffle the seats
new-seats-wrong = This game is for { $from } to { $to } players.
new-lay = Set up the table
option-usual = { $text } (usual)
seat-number = Seat { $number }
seat-me = me
seat-open = open
seat-hot = on this device
seat-hot-name = Name of the person beside you
visibility = Who can join
visibility-public = Everyone
    .help = The table is listed in the lobby; anyone may sit down or watch.
visibility-unlisted = Anyone with the link
    .help = The table is not listed in the lobby; only the link leads to it.
visibility-private = Only with the key in the link
    .help = Nobody can join or watch without the link that contains the key.
clock = Clock
clock-none = No clock
    .help = Everyone takes the time they need.
clock-move = Time for each decision
    .help = Anyone who runs out of time is replaced by a bot until they take their seat back.
clock-bank = Time for the whole game
    .help = A bank of minutes, plus a few seconds back for each decision.
clock-days = Play over days
    .help = Hours for each decision; they only run during the hours in which you play.
clock-seconds = Seconds for each decision
clock-minutes = Minutes for each player
clock-increment = Seconds back for each decision
clock-hours = Hours for each decision
clock-from = From (hour)
clock-to = To (hour)
clock-move-text = { $time } for each decision
clock-bank-text = { $time } for the game, plus { $increment } s for each decision
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
undo-policy = Take-backs
undo-free = Allowed
    .help = You can take a move back until chance, a secret or another player has intervened; after that, you have to ask the table.
undo-consent = If everyone agrees
    .help = A move is only taken back if everyone agrees.
undo-never = Not allowed
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
bot-external = external bot

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
waiting-ready = Everyone is here. You can start.
waiting-owner = Everyone is here. The host can start the game.
welcome = { $name } invites you to a game
welcome-seats = for { $count ->
    [one] 1 player
   *[other] { $count } players
 }
fill-and-start = Fill with bots and start
waiting-game = What you will play
sit = Sit here
sit-down = Sit down
sit-hot = Someone else on this device
seat-to-bot = Give to a bot
stand-up = Stand up
start = Start the game
invite-title = Invite
invite-help = Send the link, or let others scan the code with their phones.
invite-link = Link to the table
invite-copy = Copy
invite-copied = Copied
invite-share = Share
invite-code = The link as a QR code
invite-spectators = Invite to watch

## At the table

table-coming = Preparing the table …
table-thinks = The table is working
sand-stands = { $count ->
    [one] The sand stops until { $names } is back.
   *[other] The sand stops until { $names } are back.
 }
shown-of = { $name } moves
shown-then-you = { $name } moves, then you
then-you = You are next
turn-of = { $count ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
 }
watching = you are watching
standing = How everyone is doing
standing-level = All level
standing-lead = You lead by { $by }
standing-shared = You are tied for the lead
place-nth = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }
standing-behind = { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }, { $behind } behind
standing-leaders = { $count ->
    [one] { $names } leads by { $by }
   *[other] { $names } are tied for the lead
 }
standing-has = Points so far
standing-gap = Behind the leader
since-last-turn = Since your last turn
undo = Take back
undo-ask = Ask to take back
taken-back = taken back
text-mode = Text instead of the board
board-mode = Board instead of text
board-broken = The board of this game does not work here, so you play in text instead.
pace-and-sound = Pace and sound
side = Beside the board
side-open = Chronicle, chat, rules
earlier-rules = This table uses an earlier version of the rules.
tab-log = Chronicle
tab-chat = Chat
tab-notes = Notes
tab-people = Table
tab-rules = Rules
unread = { $count } new
chronicle = Chronicle
chronicle-all = Show all
chronicle-empty = Nothing has happened yet.
chronicle-mine = Only mine
chronicle-none-mine = You have not done anything yet.
chronicle-unfold = What happened, line by line
chronicle-again = Watch again
confirm-title = Confirm the move
confirm-question = { $move }: is that your move?
confirm-yes = Yes, play it
confirm-no = No
chat = Chat
chat-send = Send
chat-empty-players = Nobody has said anything yet. Only the players can read this.
chat-empty-spectators = Nobody has said anything yet. The players cannot read this.
chat-say-players = To the players
chat-say-spectators = To the spectators
chat-nobody = Choose a name on the home page to join in.
spectator = spectator
notes-help = Only you can see these notes, and only at this table.
notes-kept = Saved.
notes-typing = …
is-here = here
is-away = away
has-left = has left
stand-in = a bot is playing
stand-in-bot = stopped working, { $bot } plays on
was-away = You were away, and the table has waited. Go on?
was-away-go-on = Go on
stand-in-you = A bot is playing for you.
take-back = Take your seat back
replace-by-bot = Suggest a bot
spectators-count = { $count ->
    [0] nobody is watching
    [one] one spectator
   *[other] { $count } spectators
 }
leave = Leave the game
leave-sure = Really? The others can give your seat to a bot. You can come back and reclaim it.
leave-yes = Leave
vote-undo = { $by } would like to take a move back.
vote-undo-mine = You asked to take a move back.
vote-back-to = Back to before “{ $move }”, { $count ->
    [one] one move
   *[other] { $count } moves
 } in all.
vote-back = { $count ->
    [one] One move would be undone.
   *[other] { $count } moves would be undone.
 }
vote-replace = Should a bot play for { $name }?
vote-replace-mine = You suggested that a bot should play for { $name }.
vote-waits = { $count ->
    [one] { $names } has yet to answer.
   *[other] { $names } have yet to answer.
 }
vote-refused = { $name } said no. Everything stays as it is.
vote-refused-mine = You said no. Everything stays as it is.
vote-agreed-undo = Everyone agreed: the move is taken back.
vote-agreed-replace = Everyone agreed: a bot plays for { $name }.
rematch-asked = { $name } would like to play again
rematch-join = Join in
rematch-decline = Not this time
reactions = Quick messages
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
hand-over = Pass the device to { $name }
hand-over-help = Nobody else should be looking now.
hand-over-ready = I am { $name }
line-connecting = Connecting …
line-live = Connected
line-waiting = The connection was lost. Reconnecting; nothing has been lost.
line-offline = You are offline. The table goes on when you are back.
line-closed = The connection is closed.
closed-4401 = You have been logged out
    .help = This session has ended. Log in again to return.
closed-4403 = This table is private
    .help = You need the link that contains its key. Ask whoever invited you.
closed-4404 = There is no such table
    .help = The link may be incomplete.
why-title = Why can't I …?
why-label = What would you like to do?
why-example = e.g. { $example }
why-legal = Nothing prevents it: you can do that now.

## The text interface

text-choose = Your choice
text-hint = { $count ->
    [one] One move. Type 1 and press Enter.
   *[other] { $count } moves. Type a number or part of a move, then press Enter; use the arrow keys to browse.
 }
text-left = { $count ->
    [0] No move matches.
    [one] One move matches. Press Enter to play it.
   *[other] { $count } moves match.
 }
text-inside = { $label } { $count ->
    [one] 1 move
   *[other] { $count } moves
 }. Type a number or part of a move, then press Enter; Esc returns to all moves.
text-back = ‹ All moves
text-group = { $count ->
    [one] 1 move
   *[other] { $count } moves
 }
text-moves = What you can do
text-so-far = So far
text-table = The table

## The end

ending-title = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
 }
finale = The finale
finale-counts = The court counts
finale-how = “{ $part }” decided it: { $points ->
    [one] 1 point
   *[other] { $points } points
 }, more than anybody else.
finale-sum = Nobody led in everything; the total decided it.
finale-moments = Best moments
finale-share = Share as a picture
finale-close = Back to the table
finale-skip = Skip
score-sheet = Score sheet
score-place = Place
score-player = Player
score-total = Total
rematch = Play again at this table
rematch-go = Go to the next game
record = Record
record-download = Download the record
seed-hash = The luck of this game was fixed before the first move. Its fingerprint:
seed-title = Was the luck fair?
seed-help = The fingerprint below was published before the first move. It is the SHA-256 of this text, which determined every shuffle and draw:

## Replay

replay = Replay
replay-complete = everything is shown
replay-partial = as you are allowed to see it
replay-earlier-rules = This game was played with an earlier version of the rules.
replay-start = To the beginning (Home)
replay-back = One step back (←)
replay-play = Play (space bar)
replay-pause = Pause (space bar)
replay-next = One step forward (→)
replay-end = To the end (End)
replay-moment = Moment
replay-at = Step { $at } of { $length }
replay-speed = Speed
replay-viewer = Seen by
replay-spectator = a spectator
replay-link = Link to this moment
to-the-table = Back to the table

## Profile

profile-title = My games
profile-nobody = You have not played here yet.
friends = People you have played with
friends-games = { $count ->
    [one] one game: { $game }
   *[other] { $count } games, most recently { $game }
 }
friends-invite = Invite again
profile-running = In progress
profile-finished = Finished
profile-none-finished = No finished games yet.
profile-statistics = { $name } in numbers
profile-games = Games
profile-won = Won
profile-mean-place = Average place
profile-mean-score = Average points
profile-scores = Points
profile-places = Places
profile-parts = Where the points come from (average)
plot-scores = Points of { $count ->
    [one] 1 game
   *[other] { $count } games
 }, from { $least } to { $most }
plot-scores-legend = Filled: won. Dashed: average of the last five games.
plot-place = place { $place }: { $count }
place = Place { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

## Settings

settings-title = Settings
settings-table = At the table
settings-language = Language
settings-language-auto = same as browser
settings-naming = Names of things
settings-naming-common = as most players know them (Bishop, Warlord)
settings-naming-ours = as in the edition we follow (Preacher, Mercenary)
settings-theme = Appearance
settings-theme-auto = same as device
settings-theme-light = Parchment (light)
settings-theme-dark = Oak (dark)
settings-animation = Speed
settings-animation-calm = calm
settings-animation-normal = normal
settings-animation-quick = quick
settings-animation-off = off
settings-wait_for_me = Wait for me after each opponent
    .help = The board pauses after every opponent's turn until you continue.
settings-sound = Sound
    .help = A bell when it is your turn, and sounds for what happens on the board.
settings-volume = Volume
settings-vibration = Vibration
    .help = On phones, when something concerns you.
settings-notices = Browser notifications
    .help = A notification when it is your turn and you are elsewhere.
settings-notices-denied = Your browser does not allow notifications from this page.
settings-confirm = Confirm my moves
    .help = Asks again before a move is played.
settings-marks = Mark what is reconstructed
    .help = A few cards and numbers appear in no source. With this on, they carry ✎ or ≈ on the board; the box page lists them in any case.
settings-colour_signs = Symbols for colours
    .help = Everything told apart by colour also carries a symbol.
settings-text_mode = Text instead of the board
    .help = Play any game by keyboard and screen reader. Press t to get there, Esc to return to the board.
settings-figure = Your face
    .help = Others see it next to your name, together with your crest.
figure-none = no face, just the crest
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
    .help = It marks your seat and your pieces. If someone at the table already has it, you get another.
crest-any = whichever the seat has
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
settings-figure_words = Remarks from the court
    .help = Now and then, a member of the court has something to say.
settings-try-sound = Test the sound
settings-kept-here = Saved on this device.
settings-kept-server = Saved with your name, for all your devices.

## Account

account-title = Who are you?
account-nobody = Choose a name on the home page and play; or log in if you have an account.
account-is-guest = You are a guest. Everything depends on this browser until you create an account.
account-is-account = Logged in as { $name }
account-name = Name at the table
account-about-me = About you
account-save = Save
account-saved = Saved.
account-make = Create an account
account-make-help = You keep your games, tables and settings, and can come back from any device.
account-make-button = Create account
account-user-name = Username
account-password = Password
account-password-help = At least 8 characters.
account-mail = Email (optional)
account-mail-help = It lets whoever runs this server help you if you forget your password. Nobody else sees it.
account-login = Log in
account-login-button = Log in
account-logout = Log out
account-logout-guest = A guest who logs out cannot come back. Create an account first if you want to keep your games.
account-logout-yes = Log out for good
account-change-password = Change password
account-old-password = Old password
account-new-password = New password
account-sessions = Devices
account-device = { $browser } on { $system }
account-device-unknown = Unknown device
account-this-device = this device
account-seen = last seen { $time }
account-end-session = Log out there
account-end-others = Log out everywhere else
account-tokens = Your own bots
account-tokens-help = A token lets one of your programs sit at a table. It is labelled as a bot.
account-token-name = Name of the bot
account-token-make = Create a token
account-token-once = Copy the token now; it is shown only once:
account-token-remove = Remove
account-token-sure = Programs that use this token can no longer sit down, and it cannot be brought back.

## Rules and components

rules-search = Search the rules
rules-chapters = Chapters
rules-nothing = Nothing found.
rules-ours = ours, entirely or in part
components-of = What is in the { $name } box
components-ours = ✎ marks what we found in no source: we filled it in so that the game can be played. If you own the box, you can replace our numbers with the printed ones.
components-sources = All the numbers, and where they come from
components-count = { $count } × { $name }
components-only = Only what is reconstructed
components-refs = Sources
source-rulebook = Rulebook
    .help = Stated in the rulebook.
source-public = Public source
    .help = Stated by a public source, which is named.
source-translation = Translated
    .help = Stated elsewhere in another language; the name is our translation.
components-english = The notes are in English, as in the data file.
source-reconstructed = Reconstructed
    .help = Not stated anywhere; we worked it out and say why. If you own the box, you can lay a corrected file over it.

## About

about-lead = Hoftag is a free table for board games about kings: one engine, one server, one client, open to bots and to new games.
about-fair = Fair play
about-fair-text = Before the first move, the table publishes the fingerprint of the seed that decides every shuffle; after the end, it publishes the seed itself. The server prepares a separate view for each player: no browser ever holds anybody else's secrets.
about-legal = Rights
about-legal-text = The games belong to their authors and publishers. The rules are told in our own words, and all drawings are our own. The software is licensed under Apache 2.0.
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
fault-wrong-password = Wrong username or password.
fault-cross-site = This request came from another page.
fault-not-yours = That is not yours to decide.
fault-not-seated = You are not sitting at this table.
fault-private = This table is private: the link must contain its key.
fault-no-such-page = There is nothing here.
fault-no-such-game = There is no such game here.
fault-no-such-table = There is no such table.
fault-no-such-record = There is no such record.
fault-no-such-box = There is no box data for this game.
fault-bad-options = These options cannot be combined.
fault-bad-seats = This number of seats does not suit the game.
fault-bad-bot = There is no such bot for this game.
fault-bad-clock = The clock cannot be set like this.
fault-bad-record = This record cannot be read.
fault-too-large = That is too large.
fault-not-friends = You can only invite people you have played with.
fault-seat-taken = Someone is already sitting there.
fault-not-waiting = The game has already begun.
fault-not-playing = No game is being played.
fault-not-over = The game is not over yet.
fault-seats-open = Not all seats are taken yet.
fault-name-taken = This name is taken.
fault-already-account = You already have an account.
fault-not-away = The player at that seat is here.
fault-too-fast = That was too fast. One moment, please.
fault-not-stored = The server cannot save anything at the moment. Nothing has changed.
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
refused-not-asked = You are not being asked.
refused-wrong-room = You cannot write there.
refused-too-large = That is too long.
refused-missed = Someone else was quicker.
refused-not-started = It has not begun yet.
refused-time-up = Time is up.
refused-too-soon = Not so fast: a hand needs a moment.
refused-bad-time = That came with an impossible time. Check your device's clock and reload the page.
refused-not-stored = The server cannot save anything at the moment. Nothing has changed.

## For browsers: what an installed page is called, and a browser without scripts

manifest-name = Hoftag
manifest-short = Hoftag
manifest-about = Board games about kings, against bots or with friends.
no-script = Hoftag needs JavaScript. The terminal version does not: ./hoftag play citadels
