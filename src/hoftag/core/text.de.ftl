## Wie eine Sprache aneinanderreiht, was sie aufzählt

list-pair = { $first } und { $second }
list-more = { $first }, { $second }
list-count = { $count }× { $name }
list-none = keine
seat-empty = Spieler { $number }
