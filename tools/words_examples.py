"""Sentences that Python's words make, for the browser's words to make as well: web/src/lib/words.examples.json.

.venv/bin/python tools/words_examples.py
"""

import json
from pathlib import Path

from hoftag.core.words import Words, sentence

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web" / "src" / "lib" / "words.examples.json"
PLAYERS = ("Anna", "Ben", "Carla")
TEXTS = {
    "en": """
district-tavern = Tavern
    .a = a Tavern
    .acc = the Tavern
district-abbey = Abbey
    .a = an Abbey
    .acc = the Abbey
    .help = { $price ->
        [one] One coin
       *[other] { $price } coins
     } for { $goods }.
event-built = { $seat_you ->
    [yes] You build
   *[no] { $seat } builds
 } { $district_a } for { $gold } gold.
event-gave = { $from_seat } gives { $to_seat_you ->
    [yes] you
   *[no] { $to_seat }
 } { $districts_count ->
    [0] nothing
    [one] one card: { $districts }
   *[other] { $districts_count } cards: { $districts }
 }.
event-said = { $text }
event-read = { $district_help } { $price }
good-coin = coin
    .counted = { $count ->
    [one] one coin
   *[other] { $count } coins
 }
good-log = log
event-paid = Paid: { $goods }.
face-4 = four
    .many = fours
event-bid = { $quantity ->
    [one] one { $face }
   *[other] { $quantity } { $face_many }
 }
""",
    "de": """
district-tavern = Taverne
    .a = eine Taverne
    .acc = die Taverne
district-abbey = Abtei
    .a = eine Abtei
    .acc = die Abtei
    .help = { $price ->
        [one] Eine Münze
       *[other] { $price } Münzen
     } für { $goods }.
event-built = { $seat_you ->
    [yes] du baust
   *[no] { $seat } baut
 } { $district_a } für { $gold } Gold.
event-gave = { $from_seat } gibt { $to_seat_you ->
    [yes] dir
   *[no] { $to_seat }
 } { $districts_count ->
    [0] nichts
    [one] eine Karte: { $districts }
   *[other] { $districts_count } Karten: { $districts }
 }.
event-said = { $text }
event-read = { $district_help } { $price }
good-coin = Münze
    .counted = { $count ->
    [one] eine Münze
   *[other] { $count } Münzen
 }
good-log = Stamm
event-paid = Bezahlt: { $goods }.
face-4 = Vier
    .many = Vieren
event-bid = { $quantity ->
    [one] eine { $face }
   *[other] { $quantity } { $face_many }
 }
""",
}
FIGURES: dict[str, dict[str, int | str | list[str]]] = {
    "district-abbey": {"price": 7, "goods": ["log", "coin", "log"]},
    "event-read": {"price": 1},
}
SAID: list[tuple[str, dict[str, int | str | list[str]]]] = [
    ("event-read", {"district": "abbey"}),
    ("event-read", {"district": "abbey", "price": 5}),
    ("event-paid", {"goods": ["coin"]}),
    ("event-paid", {"goods": ["coin", "log", "coin", "log"]}),
    ("event-paid", {"goods": []}),
    ("event-built", {"seat": 0, "district": "tavern", "gold": 1}),
    ("event-built", {"seat": 1, "district": "abbey", "gold": 3}),
    ("event-built", {"seat": 5, "district": "abbey", "gold": 1000}),
    ("event-gave", {"from_seat": 1, "to_seat": 0, "districts": []}),
    ("event-gave", {"from_seat": 0, "to_seat": 2, "districts": ["tavern"]}),
    ("event-gave", {"from_seat": 2, "to_seat": 1, "districts": ["tavern", "abbey"]}),
    ("event-gave", {"from_seat": 2, "to_seat": 0, "districts": ["abbey", "tavern", "abbey", "unheard_of"]}),
    ("event-bid", {"quantity": 1, "face": 4}),
    ("event-bid", {"quantity": 20, "face": "4"}),
    ("event-said", {"text": "straße { $x }"}),
    ("event-unknown", {"seat": 0}),
]


def examples() -> dict[str, object]:
    """Every message in every language, told to each player and to a spectator."""
    told = []
    for language, text in TEXTS.items():
        words = Words(language, [text], PLAYERS, figures=FIGURES)
        for key, args in SAID:
            told += [
                {
                    "language": language,
                    "viewer": viewer,
                    "key": key,
                    "args": args,
                    "says": sentence(words.say(key, args, viewer)),
                }
                for viewer in (-1, 0, 1)
            ]
    return {"players": PLAYERS, "texts": TEXTS, "figures": FIGURES, "examples": told}


def written() -> str:
    return json.dumps(examples(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")
