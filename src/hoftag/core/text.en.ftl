## How a language joins what it lists

list-pair = { $first } and { $second }
list-more = { $first }, { $second }
list-count = { $count }× { $name }
list-none = none
seat-empty = player { $number }
