## Wie die Sprache aneinanderreiht, was sie aufzählt (wie in den Texten von core)

list-pair = { $first } und { $second }
list-more = { $first }, { $second }
list-count = { $count }× { $name }
list-none = keine
seat-empty = Spieler { $number }

## Überall

skip-to-content = Zum Inhalt springen
loading = Einen Augenblick …
load-failed = Diese Seite ließ sich nicht laden.
try-again = Noch einmal
close = Schließen
yes = Ja
no = Nein
you = Du
game = Spiel
table = Tisch
rule = Regel
rules = Regeln
components = Was in der Schachtel ist
options = Optionen
seats = Plätze
bot = Bot
guest = Gast
companion = Tumult Royal mit der Schachtel: Sanduhr und Wertung
about = Über Hoftag
your-turn = Du bist am Zug

nav-label = Seiten
nav-home = Startseite
nav-lobby = Lobby
nav-new = Neuer Tisch
nav-profile = Meine Partien
nav-rules = Regeln
nav-settings = Einstellungen
nav-account = Anmelden
nav-language = In English
nav-light = Hell
nav-dark = Dunkel

not-found-title = Hier ist nichts
not-found-text = Vielleicht fehlt ein Stück vom Link, oder der Tisch ist längst abgeräumt.

## Startseite

home-title = Der König hält Hof. Setz dich dazu.
home-lead = Brettspiele um Könige, gleich hier im Browser: sofort gegen Bots oder mit Freunden per Link.
home-play = Spielen
home-friends = Mit Freunden
home-again = Noch einmal: { $game }, { $count ->
    [one] ein Gegner
   *[other] { $count } Gegner
 }
home-against = { $count ->
    [one] ein Gegner
   *[other] { $count } Gegner
 }, { $level }
home-ways = { $name }: so oder so
home-more-choices = Alle Einstellungen
home-name = Dein Name
home-name-example = z. B. Anna
home-name-ask = Wie sollen wir dich nennen?
home-name-go = Platz nehmen
home-name-missing = Sag uns erst deinen Namen, damit die anderen wissen, wer du bist.
home-rivals = Gegner
home-level = Bots
home-no-account = Du brauchst kein Konto. Du kannst später eins anlegen und alles behalten.
home-your-turn = Du bist dran
home-my-tables = Deine Tische
home-open-tables = Tische mit freiem Platz
home-all-tables = Alle Tische
home-lay-one = Einen Tisch decken
home-watch = Hier wird gespielt: schau zu
home-games = Die Spiele
home-offline = Gerade keine Verbindung. Du siehst, was zuletzt bekannt war; sobald du wieder da bist, geht es von selbst weiter.
practice = Den Raub üben
home-fact-anywhere = Wo du auch bist
    .text = Am Telefon, am Tablet, am Rechner, bei Tag und bei Nacht. Derselbe Tisch heute Abend am Stück und unter der Woche Zug um Zug.
home-fact-fair = Ehrlich
    .text = Das Los einer Partie ist vor dem ersten Zug gefallen, und nachher kann es jeder nachprüfen. Der Server verrät dir nur, was du wissen darfst.
home-fact-everyone = Für alle
    .text = Mit Maus, Finger oder nur mit der Tastatur, mit Vorleseprogramm, ohne Farben, ohne Bewegung, auf Deutsch und Englisch.
home-fact-open = Offen
    .text = Freie Software. Zu jedem Spiel gibt es die Regeln in eigenen Worten, und dein eigener Bot darf mitspielen.

seats-range = { $from } bis { $to } Spieler
minutes-range = { $same ->
    [yes] { $to } Minuten
   *[no] { $from } bis { $to } Minuten
 }
box-sign = Nicht alles in dieser Schachtel ist belegt: Hier steht, was rekonstruiert ist
seats-free = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
 }
state-waiting = wartet
state-playing = läuft
state-over = zu Ende

## Lobby

lobby-title = Lobby
lobby-filters = Welche Tische
lobby-all-games = Alle Spiele
lobby-state = Stand
lobby-any-state = Egal
lobby-open = Nur mit freien Plätzen
lobby-mine = Nur meine
lobby-more = Mehr zeigen
table-join = Hinsetzen
table-watch = Zusehen
table-look = Ansehen
table-invited = du bist eingeladen
table-return = Zum Tisch
lobby-empty = Noch spielt niemand. Deck den ersten Tisch:
lobby-none = So einen Tisch gibt es gerade nicht. Deck selbst einen:
upload-title = Eine Mitschrift ansehen
upload-label = Datei wählen
upload-help = Eine mitgeschriebene Partie, von hier oder aus dem Terminal, lässt sich noch einmal ansehen.
upload-bad = { $line ->
    [0] Diese Mitschrift ist nicht lesbar.
   *[other] Diese Mitschrift stimmt in Zeile { $line } nicht.
 }

## Ein neuer Tisch

new-title = Einen Tisch decken
new-circumstances = Wie ihr spielt
new-options = Hausregeln
new-options-box = wie in der Schachtel
new-options-changed = { $count ->
    [one] eines anders
   *[other] { $count } Dinge anders
 }
new-no-options = Bei diesem Spiel gibt es nichts zu wählen.
new-seats-help = Lass Plätze für andere frei, setz Bots hin oder teilt euch dieses Gerät. Wer vom Hof für einen Bot kommt, entscheidet das Los.
new-add-seat = Noch ein Platz
new-remove-seat = Platz { $number } wegnehmen
new-shuffle = Plätze auslosen
new-seats-wrong = Dieses Spiel ist für { $from } bis { $to } Spieler.
new-lay = Tisch decken
option-usual = { $text } (üblich)
seat-number = Platz { $number }
seat-me = ich
seat-open = frei
seat-hot = an diesem Gerät
seat-hot-name = Wer sitzt neben dir?
visibility = Wer kommen darf
visibility-public = Alle
    .help = Der Tisch steht in der Lobby; jeder darf sich setzen oder zusehen.
visibility-unlisted = Wer den Link hat
    .help = Der Tisch steht nicht in der Lobby; der Link führt hin.
visibility-private = Nur mit dem Schlüssel im Link
    .help = Ohne den Link mit dem Schlüssel kommt niemand herein, auch nicht zum Zusehen.
clock = Uhr
clock-none = Ohne Uhr
    .help = Jeder nimmt sich die Zeit, die er braucht.
clock-move = Zeit je Entscheidung
    .help = Wem sie ausgeht, für den spielt ein Bot, bis er den Platz zurücknimmt.
clock-bank = Zeit für die ganze Partie
    .help = Ein Vorrat an Minuten, und für jede Entscheidung gibt es ein paar Sekunden zurück.
clock-days = Über Tage spielen
    .help = Stunden je Entscheidung; sie laufen nur in den Stunden, in denen ihr spielt.
clock-seconds = Sekunden je Entscheidung
clock-minutes = Minuten je Spieler
clock-increment = Sekunden zurück je Entscheidung
clock-hours = Stunden je Entscheidung
clock-from = Von (Uhr)
clock-to = Bis (Uhr)
clock-move-text = { $time } je Entscheidung
clock-bank-text = { $time } für die Partie, { $increment } s zurück je Entscheidung
clock-days-text = { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
 } je Entscheidung
clock-days-from = { $text }, von { $from } bis { $to } Uhr
ago-now = gerade eben
ago-minutes = vor { $count ->
    [one] einer Minute
   *[other] { $count } Minuten
 }
ago-hours = vor { $count ->
    [one] einer Stunde
   *[other] { $count } Stunden
 }
time-days = { $days } T { $hours } Std
undo-policy = Zurücknehmen
undo-free = Frei
    .help = Ein Zug lässt sich zurücknehmen, solange weder Zufall noch Geheimnis noch ein anderer Zug dazwischenkam; danach wird der Tisch gefragt.
undo-consent = Wenn alle einverstanden sind
    .help = Zum Zurücknehmen müssen alle ja sagen.
undo-never = Nie
    .help = Gezogen ist gezogen.

## Bots

bot-random = Narr (spielt aufs Geratewohl)
bot-greedy = Page (flink)
bot-search-quick = Knappe (denkt kurz nach)
bot-search = Ritter (denkt nach)
bot-search-deep = Kanzler (denkt lange nach)
bot-title-random = Narr
bot-title-greedy = Page
bot-title-search-quick = Knappe
bot-title-search = Ritter
bot-title-search-deep = Kanzler
bot-external = Bot von außen

## Vor dem Anfang

waiting-for = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
 }
seat-invited = eingeladen
seat-declined = diesmal nicht
waiting-away = { $count ->
    [one] Alle Plätze sind besetzt; { $names } ist gerade weg.
   *[other] Alle Plätze sind besetzt; { $names } sind gerade weg.
 }
waiting-ready = Alle sind da. Du kannst anfangen.
waiting-owner = Alle sind da. Wer den Tisch gedeckt hat, fängt an.
welcome = { $name } lädt dich zu einer Partie ein
welcome-seats = zu { $count } am Tisch
fill-and-start = Mit Bots auffüllen und anfangen
waiting-game = Was gespielt wird
sit = Hier sitzen
sit-down = Hinsetzen
sit-hot = Noch jemand an diesem Gerät
seat-to-bot = Bot hinsetzen
stand-up = Aufstehen
start = Partie beginnen
invite-title = Einladen
invite-help = Schick den Link, oder halt den Code vor ein Telefon.
invite-link = Link zum Tisch
invite-copy = Kopieren
invite-copied = Kopiert
invite-share = Teilen
invite-code = Der Link als QR-Code
invite-spectators = Zum Zusehen einladen

## Am Tisch

table-coming = Der Tisch kommt …
table-thinks = Am Tisch geschieht etwas
sand-stands = { $count ->
    [one] Der Sand steht still, bis { $names } wieder da ist.
   *[other] Der Sand steht still, bis { $names } wieder da sind.
 }
shown-of = { $name } zieht
shown-then-you = { $name } zieht, dann du
then-you = Gleich bist du dran
turn-of = { $count ->
    [one] { $names } überlegt
   *[other] { $names } überlegen
 }
watching = du siehst zu
standing = Wie alle stehen
standing-level = Alle gleichauf
standing-lead = Du liegst { $by } vorn
standing-shared = Du liegst mit vorn
place-nth = { $place }.
standing-behind = { $place }. Platz, { $behind } zurück
standing-leaders = { $count ->
    [one] { $names } liegt { $by } vorn
   *[other] { $names } liegen vorn
 }
standing-has = Stand
standing-gap = Rückstand
since-last-turn = Seit deinem letzten Zug
undo = Zurücknehmen
undo-ask = Um Zurücknehmen bitten
taken-back = zurückgenommen
text-mode = Text statt Brett
board-mode = Brett statt Text
board-broken = Das Spielbrett dieses Spiels funktioniert hier nicht: Gespielt wird in Worten.
pace-and-sound = Tempo und Ton
side = Neben dem Brett
side-open = Chronik, Gespräch, Regeln
earlier-rules = An diesem Tisch gilt eine frühere Fassung der Regeln.
tab-log = Chronik
tab-chat = Gespräch
tab-notes = Notizen
tab-people = Tisch
tab-rules = Regeln
unread = { $count } neu
chronicle = Chronik
chronicle-all = Alles zeigen
chronicle-empty = Noch ist nichts geschehen.
chronicle-mine = Nur meines
chronicle-none-mine = Du hast noch nichts getan.
chronicle-unfold = Zeile für Zeile
chronicle-again = Noch einmal ansehen
confirm-title = Zug bestätigen
confirm-question = { $move }: Ist das dein Zug?
confirm-yes = Ja, so spiele ich
confirm-no = Nein
chat = Gespräch
chat-send = Senden
chat-empty-players = Noch hat niemand etwas gesagt. Hier lesen nur die Mitspieler mit.
chat-empty-spectators = Noch hat niemand etwas gesagt. Die Spieler lesen das nicht.
chat-say-players = An die Mitspieler
chat-say-spectators = An die Zuschauer
chat-nobody = Gib dir auf der Startseite einen Namen, dann kannst du mitreden.
spectator = sieht zu
notes-help = Das liest nur du, hier an diesem Tisch.
notes-kept = Gespeichert.
notes-typing = …
is-here = da
is-away = nicht da
has-left = ist gegangen
stand-in = ein Bot springt ein
stand-in-bot = ausgefallen, { $bot } spielt weiter
was-away = Du warst weg, und der Tisch hat gewartet. Weiter?
was-away-go-on = Weiter
stand-in-you = Gerade spielt ein Bot für dich.
take-back = Platz zurücknehmen
replace-by-bot = Bot vorschlagen
spectators-count = { $count ->
    [0] niemand sieht zu
    [one] einer sieht zu
   *[other] { $count } sehen zu
 }
leave = Partie verlassen
leave-sure = Wirklich? Die anderen können deinen Platz einem Bot geben. Du kannst wiederkommen und ihn zurücknehmen.
leave-yes = Gehen
vote-undo = { $by } möchte einen Zug zurücknehmen.
vote-undo-mine = Du hast gebeten, einen Zug zurückzunehmen.
vote-back-to = Zurück vor „{ $move }“, { $count ->
    [one] das ist ein Zug.
   *[other] das sind { $count } Züge.
 }
vote-back = { $count ->
    [one] Ein Zug fiele weg.
   *[other] { $count } Züge fielen weg.
 }
vote-replace = Soll ein Bot für { $name } spielen?
vote-replace-mine = Du hast vorgeschlagen, dass ein Bot für { $name } spielt.
vote-waits = { $count ->
    [one] { $names } hat noch nicht geantwortet.
   *[other] { $names } haben noch nicht geantwortet.
 }
vote-refused = { $name } hat Nein gesagt. Alles bleibt, wie es ist.
vote-refused-mine = Du hast Nein gesagt. Alles bleibt, wie es ist.
vote-agreed-undo = Alle waren einverstanden: Der Zug ist zurückgenommen.
vote-agreed-replace = Alle waren einverstanden: Ein Bot spielt für { $name }.
rematch-asked = { $name } möchte noch eine Partie
rematch-join = Mitspielen
rematch-decline = Diesmal nicht
reactions = Mit einem Druck gesagt
reaction-well-played = Gut gespielt!
reaction-thanks = Danke
reaction-good-luck = Viel Glück!
reaction-ouch = Autsch!
reaction-sorry = Tut mir leid
reaction-one-moment = Moment noch
away-of = { $count ->
    [one] { $names } ist gerade weg
   *[other] { $names } sind gerade weg
 }
hand-over = Gib das Gerät an { $name }
hand-over-help = Jetzt sollte sonst niemand hinsehen.
hand-over-ready = Ich bin { $name }
line-connecting = Verbindung wird aufgebaut …
line-live = Verbunden
line-waiting = Die Verbindung ist weg. Gleich noch ein Versuch; verloren geht nichts.
line-offline = Du bist offline. Sobald du wieder da bist, geht es weiter.
line-closed = Die Verbindung ist beendet.
closed-4401 = Du bist abgemeldet
    .help = Diese Sitzung ist zu Ende. Melde dich wieder an, und komm zurück.
closed-4403 = Dieser Tisch ist privat
    .help = Du brauchst den Link mit dem Schlüssel. Frag, wer dich eingeladen hat.
closed-4404 = Diesen Tisch gibt es nicht
    .help = Vielleicht fehlt ein Stück vom Link.
why-title = Warum kann ich nicht …?
why-label = Was möchtest du tun?
why-example = z. B. { $example }
why-legal = Nichts spricht dagegen: Das darfst du jetzt.

## Die Textansicht

text-choose = Deine Wahl
text-hint = { $count ->
    [one] Ein Zug. Tippe 1 und drücke Enter.
   *[other] { $count } Züge. Tippe eine Nummer oder ein Stück vom Zug und drücke Enter; mit den Pfeiltasten blätterst du.
 }
text-left = { $count ->
    [0] Kein Zug passt.
    [one] Ein Zug passt. Enter spielt ihn.
   *[other] { $count } Züge passen.
 }
text-inside = { $label } { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
 }. Tippe eine Nummer oder ein Stück vom Zug und drücke Enter; Esc führt zurück zu allen Zügen.
text-back = ‹ Alle Züge
text-group = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
 }
text-moves = Was du tun kannst
text-so-far = Bisher
text-table = Der Tisch

## Das Ende

ending-title = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
 }
finale = Das Finale
finale-counts = Der Hof zählt
finale-how = Den Ausschlag gab „{ $part }“: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }, mehr als alle anderen.
finale-sum = Niemand lag überall vorn; die Summe entschied.
finale-moments = Große Augenblicke
finale-share = Als Bild teilen
finale-close = Zum Tisch
finale-skip = Überspringen
score-sheet = Wertung
score-place = Rang
score-player = Spieler
score-total = Summe
rematch = Noch eine Partie
rematch-go = Weiter zur nächsten Partie
record = Mitschrift
record-download = Mitschrift herunterladen
seed-hash = Das Los dieser Partie ist vor dem ersten Zug gefallen. Sein Fingerabdruck:
seed-title = Ging es mit rechten Dingen zu?
seed-help = Der Fingerabdruck unten stand vor dem ersten Zug fest. Er ist die SHA-256-Summe dieses Textes, der alles Mischen und Ziehen bestimmt hat:

## Noch einmal ansehen

replay = Rückschau
replay-complete = alles ist zu sehen
replay-partial = so viel du sehen darfst
replay-earlier-rules = Hier galt noch eine frühere Fassung der Regeln.
replay-start = Zum Anfang (Pos1)
replay-back = Einen Schritt zurück (←)
replay-play = Abspielen (Leertaste)
replay-pause = Anhalten (Leertaste)
replay-next = Einen Schritt weiter (→)
replay-end = Zum Ende (Ende)
replay-moment = Augenblick
replay-at = Schritt { $at } von { $length }
replay-speed = Tempo
replay-viewer = Aus wessen Sicht
replay-spectator = Von außen gesehen
replay-link = Link zu diesem Augenblick
to-the-table = Zum Tisch

## Meine Partien

profile-title = Meine Partien
profile-nobody = Du hast hier noch nicht gespielt.
friends = Mit wem du gespielt hast
friends-games = { $count ->
    [one] eine Partie: { $game }
   *[other] { $count } Partien, zuletzt { $game }
 }
friends-invite = Wieder einladen
profile-running = Laufende
profile-finished = Beendete
profile-none-finished = Noch keine Partie zu Ende gespielt.
profile-statistics = { $name } in Zahlen
profile-games = Partien
profile-won = Gewonnen
profile-mean-place = Mittlerer Rang
profile-mean-score = Punkte im Mittel
profile-scores = Punkte
profile-places = Ränge
profile-parts = Woher die Punkte kommen (im Mittel)
plot-scores = Punkte aus { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
 }, von { $least } bis { $most }
plot-scores-legend = Gefüllt: gewonnen. Gestrichelt: Mittel der letzten fünf Partien.
plot-place = Rang { $place }: { $count }
place = Rang { $place }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }

## Einstellungen

settings-title = Einstellungen
settings-table = Am Tisch
settings-language = Sprache
settings-language-auto = wie im Browser
settings-naming = Namen der Dinge
settings-naming-common = wie die meisten sie kennen
settings-naming-ours = wie in der Ausgabe, nach der wir spielen
settings-theme = Licht
settings-theme-auto = wie das Gerät
settings-theme-light = Pergament (hell)
settings-theme-dark = Eiche (dunkel)
settings-animation = Tempo
settings-animation-calm = ruhig
settings-animation-normal = normal
settings-animation-quick = flott
settings-animation-off = aus
settings-wait_for_me = Nach jedem Mitspieler auf mich warten
    .help = Das Brett hält nach jedem fremden Zug an, bis du weitergehst.
settings-sound = Ton
    .help = Eine Glocke, wenn du am Zug bist, und was auf dem Brett geschieht.
settings-volume = Lautstärke
settings-vibration = Vibration
    .help = Auf Telefonen: wenn dich etwas betrifft.
settings-notices = Nachrichten im Browser
    .help = Eine Nachricht, wenn du am Zug und gerade woanders bist.
settings-notices-denied = Dein Browser lässt Nachrichten von dieser Seite nicht zu.
settings-confirm = Züge bestätigen
    .help = Fragt noch einmal nach, bevor ein Zug gespielt wird.
settings-marks = Zeichen an Rekonstruiertem
    .help = Manche Karten und Zahlen stehen in keiner Quelle; sie tragen dann ✎ oder ≈, wo sie liegen. Auf der Seite der Schachtel stehen sie in jedem Fall.
settings-colour_signs = Zeichen für Farben
    .help = Was sich in der Farbe unterscheidet, trägt auch ein Zeichen.
settings-text_mode = Text statt Brett
    .help = Damit spielst du jedes Spiel mit Tastatur und Vorleseprogramm. Die Taste t führt hin, Esc zurück zum Brett.
settings-figure = Dein Gesicht
    .help = Andere sehen es neben deinem Namen, dazu dein Wappen.
figure-none = keins, nur das Wappen
figure-baker = Bäcker
figure-weaver = Weberin
figure-scribe = Schreiber
figure-sailor = Seemann
figure-shepherd = Hirtin
figure-nun = Nonne
figure-crusader = Kreuzritter
figure-physician = Arzt
figure-gardener = Gärtnerin
figure-player = Gaukler
figure-rider = Reiterin
figure-page = Edelknabe
settings-crest = Dein Wappen
    .help = Es steht an deinem Platz und auf deinen Figuren. Hat es am Tisch schon jemand, bekommst du ein anderes.
crest-any = das des Platzes
crest-lion = Löwe
crest-eagle = Adler
crest-rose = Rose
crest-tower = Turm
crest-stag = Hirsch
crest-key = Schlüssel
crest-lily = Lilie
crest-star = Stern
crest-moon = Mond
crest-ship = Schiff
crest-tree = Baum
crest-wheel = Rad
crest-bear = Bär
crest-swan = Schwan
crest-hand = Hand
crest-sun = Sonne
settings-figure_words = Worte der Figuren
    .help = Ab und zu sagt eine Figur des Hofes etwas neben ihrem Gesicht.
settings-try-sound = Ton ausprobieren
settings-kept-here = Auf diesem Gerät gemerkt.
settings-kept-server = Bei deinem Namen gemerkt, auf allen deinen Geräten.

## Konto

account-title = Wer bist du?
account-nobody = Gib dir auf der Startseite einen Namen und spiel los; oder melde dich an, wenn du ein Konto hast.
account-is-guest = Du bist Gast. Alles hängt an diesem Browser, bis du ein Konto anlegst.
account-is-account = Angemeldet als { $name }
account-name = Name am Tisch
account-about-me = Über dich
account-save = Speichern
account-saved = Gespeichert.
account-make = Ein Konto anlegen
account-make-help = Partien, Tische und Einstellungen bleiben dir, und du kommst von jedem Gerät wieder.
account-make-button = Konto anlegen
account-user-name = Benutzername
account-password = Passwort
account-password-help = Mindestens 8 Zeichen.
account-mail = E-Mail (freiwillig)
account-mail-help = Damit kann dir, wer diesen Server betreibt, bei vergessenem Passwort helfen. Sonst sieht sie niemand.
account-login = Anmelden
account-login-button = Anmelden
account-logout = Abmelden
account-logout-guest = Ein Gast, der sich abmeldet, kommt nicht wieder. Leg vorher ein Konto an, wenn du deine Partien behalten willst.
account-logout-yes = Endgültig abmelden
account-change-password = Passwort ändern
account-old-password = Altes Passwort
account-new-password = Neues Passwort
account-sessions = Geräte
account-device = { $browser } auf { $system }
account-device-unknown = Irgendein Gerät
account-this-device = dieses
account-seen = zuletzt da: { $time }
account-end-session = Dort abmelden
account-end-others = Überall sonst abmelden
account-tokens = Eigene Bots
account-tokens-help = Mit einem Schlüssel setzt sich dein eigenes Programm an einen Tisch. Es ist als Bot zu erkennen.
account-token-name = Name des Bots
account-token-make = Schlüssel machen
account-token-once = Kopier den Schlüssel jetzt; er wird nur dieses eine Mal gezeigt:
account-token-remove = Entfernen
account-token-sure = Programme mit diesem Schlüssel können sich nicht mehr setzen, und er kommt nicht wieder.

## Regeln und Material

rules-search = In den Regeln suchen
rules-chapters = Kapitel
rules-nothing = Nichts gefunden.
rules-ours = ganz oder zum Teil von uns
components-of = Was in der Schachtel von { $name } ist
components-ours = ✎ kennzeichnet, was in keiner uns bekannten Quelle steht: Wir haben es ergänzt, damit man spielen kann. Wer die Schachtel hat, kann die gedruckten Zahlen an die Stelle unserer setzen.
components-sources = Alle Zahlen, und woher sie stammen
components-count = { $count } × { $name }
components-only = Nur Rekonstruiertes
components-refs = Quellen
source-rulebook = Spielregel
    .help = Steht in der Spielregel.
source-public = Öffentliche Quelle
    .help = Steht in einer öffentlichen Quelle, die genannt ist.
source-translation = Übersetzt
    .help = Steht anderswo in einer anderen Sprache; der Name hier ist unsere Übersetzung.
components-english = Die Anmerkungen sind auf Englisch, so wie sie in der Datendatei stehen.
source-reconstructed = Rekonstruiert
    .help = Steht nirgends; wir haben es erschlossen und sagen, warum. Wer die Schachtel hat, kann eine berichtigte Datei darüberlegen.

## Über Hoftag

about-lead = Hoftag ist ein freier Tisch für Brettspiele um Könige: eine Spielmaschine, ein Server, ein Client, offen für Bots und für neue Spiele.
about-fair = Ehrliches Spiel
about-fair-text = Vor dem ersten Zug veröffentlicht der Tisch den Fingerabdruck des Loses, das alles Mischen bestimmt, und nach dem Ende das Los selbst. Was du siehst, stellt der Server eigens für dich zusammen: In keinem Browser liegt je ein Geheimnis eines anderen.
about-legal = Rechte
about-legal-text = Die Spiele gehören ihren Autoren und Verlagen. Die Regeln erzählen wir in eigenen Worten, alle Zeichnungen sind unsere eigenen. Die Software steht unter der Lizenz Apache 2.0.
about-gallery = Alle Bilder auf einen Blick
keys-title = Tasten am Tisch
key-t = t
    .help = Textansicht oder Brett
key-u = u
    .help = Zurücknehmen oder darum bitten
key-r = r
    .help = Die Regel zur Frage
key-l = l
    .help = Chronik
key-m = m
    .help = Gespräch
key-o = o
    .help = Notizen
key-dot = . ,
    .help = Zum Nächsten, was du tun kannst, und zurück
key-escape = Esc
    .help = Bewegung überspringen; vom Textfeld zurück ans Brett
key-digits = 1 … 9
    .help = Einen Zug oder eine Karte wählen
key-question = ?
    .help = Diese Liste

## Was schiefgeht

fault-unknown = Das hat nicht geklappt. Versuch es bitte noch einmal.
fault-offline = Der Server ist nicht zu erreichen.
fault-malformed = Im Formular stimmt etwas nicht.
fault-who-are-you = Sag uns erst deinen Namen.
fault-wrong-password = Benutzername oder Passwort stimmt nicht.
fault-cross-site = Diese Anfrage kam von einer fremden Seite.
fault-not-yours = Das hast nicht du zu entscheiden.
fault-not-seated = Du sitzt nicht an diesem Tisch.
fault-private = Dieser Tisch ist privat: Der Link muss den Schlüssel enthalten.
fault-no-such-page = Hier ist nichts.
fault-no-such-game = Dieses Spiel gibt es hier nicht.
fault-no-such-table = Diesen Tisch gibt es nicht.
fault-no-such-record = Diese Mitschrift gibt es nicht.
fault-no-such-box = Zu diesem Spiel gibt es keine Schachtel, in die man schauen könnte.
fault-bad-options = Diese Optionen passen nicht zusammen.
fault-bad-seats = Die Plätze passen nicht zum Spiel.
fault-bad-bot = Diesen Bot gibt es für dieses Spiel nicht.
fault-bad-clock = Diese Uhr lässt sich nicht stellen.
fault-bad-record = Diese Mitschrift ist nicht lesbar.
fault-too-large = Das ist zu groß.
fault-not-friends = Einladen kannst du, mit wem du schon gespielt hast.
fault-seat-taken = Da sitzt schon jemand.
fault-not-waiting = Die Partie hat schon begonnen.
fault-not-playing = Hier läuft keine Partie.
fault-not-over = Die Partie ist noch nicht zu Ende.
fault-seats-open = Noch sind nicht alle Plätze besetzt.
fault-name-taken = Der Name ist vergeben.
fault-already-account = Du hast schon ein Konto.
fault-not-away = Wer dort sitzt, ist da.
fault-too-fast = Das war zu schnell. Einen Augenblick bitte.
fault-not-stored = Der Server kann gerade nichts speichern. Es hat sich nichts geändert.
refused-unknown = Das hat nicht geklappt. Es hat sich nichts geändert.
refused-stale = Am Tisch ging es schon weiter; schau bitte noch einmal hin.
refused-out-of-turn = Du bist nicht am Zug.
refused-not-your-seat = Das ist nicht dein Platz.
refused-not-playing = Hier läuft keine Partie.
refused-unknown-move = So einen Zug gibt es in diesem Spiel nicht.
refused-illegal = Das geht jetzt nicht.
refused-needs-consent = Da müssen die anderen zustimmen.
refused-no-undo = Da gibt es nichts zurückzunehmen.
refused-no-such-vote = Diese Abstimmung ist vorbei.
refused-not-asked = Du bist nicht gefragt.
refused-wrong-room = Dort kannst du nicht sprechen.
refused-too-large = Das ist zu lang.
refused-missed = Da war jemand schneller.
refused-not-started = Es hat noch nicht begonnen.
refused-time-up = Die Zeit ist um.
refused-too-soon = Nicht so hastig: Eine Hand braucht einen Augenblick.
refused-bad-time = Das kam mit einer unmöglichen Uhrzeit. Sieh nach der Uhr deines Geräts und lade die Seite neu.
refused-not-stored = Der Server kann gerade nichts speichern. Es hat sich nichts geändert.

## Für Browser: wie eine installierte Seite heißt, und ein Browser ohne Skripte

manifest-name = Hoftag
manifest-short = Hoftag
manifest-about = Brettspiele um Könige, gegen Bots oder mit Freunden.
no-script = Hoftag braucht JavaScript. Im Terminal geht es ohne: ./hoftag play citadels
