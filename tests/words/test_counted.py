"""One is said as one and many as many, in each language, in every message with a number."""

import re

import pytest

from hoftag.core.words import LANGUAGES
from tools.words_counts import TARGET, written

ONE_AND_MANY = {
    "en": """
        advisor advisors | building buildings | card cards | character characters | chest chests | die dice
        district districts | envoy envoys | figure figures | game games | good goods | governor governors | hour hours
        minute minutes | move moves | noble nobles | opponent opponents | piece pieces | pile piles | player players
        point points | possibility possibilities | region regions | reward rewards | round rounds | seat seats
        second seconds | soldier soldiers | spectator spectators | statue statues | supporter supporters
        thing things | tick ticks | tile tiles | token tokens | tool tools | turn turns
    """,
    "de": """
        Bauwerk Bauwerke | Belohnung Belohnungen | Brot Brote | Charakter Charaktere | Ding Dinge | Figur Figuren
        Gefolgsmann Gefolgsleute | Handkarte Handkarten | Karte Karten | Landschaftstafel Landschaftstafeln
        Minute Minuten | Möglichkeit Möglichkeiten | Partie Partien | Platz Plätze | Punkt Punkte | Punkt Punkten
        Region Regionen | Runde Runden | Sekunde Sekunden | Siegpunkt Siegpunkte | Siegpunkt Siegpunkten
        Soldat Soldaten | Sorte Sorten | Statue Statuen | Stunde Stunden | Takt Takte | Truhe Truhen | Ware Waren
        Werkzeug Werkzeuge | Zug Züge | Adeliger Adelige | Gesandter Gesandte
    """,
}
"""Nouns that are counted. What is alike for one and many, as gold and Würfel are, cannot be wrong."""
AS_OBJECT = {"Soldaten"}
"""In German one of these is said so, too: „Du hast 1 Soldaten“."""
COMPOUND = ("region tile", "token for", "district point")
NEVER_ONE = ("district-library.help",)
"""Said of one in another way, so that the number beside it is larger."""


def pairs(language: str) -> list[tuple[str, str]]:
    found = [pair.split() for pair in re.split(r"[|\n]", ONE_AND_MANY[language]) if pair.strip()]
    return [(words[at], words[at + 1]) for words in found for at in range(0, len(words), 2)]


def told() -> list[tuple[str, str, str]]:
    """Each example with the key of its message."""
    found, key = [], ""
    for line in TARGET.read_text(encoding="utf-8").splitlines():
        if line.startswith("  "):
            found.append((key, line[:6].strip(), line[6:].strip()))
        else:
            key = line
    return found


def test_the_examples_are_what_the_words_say() -> None:
    assert TARGET.read_text(encoding="utf-8") == written(), "run tools/words_counts.py, and read what has changed"


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one in ONE_AND_MANY])
def test_nouns_agree_with_their_numbers(language: str) -> None:
    wrong = []
    for key, which, text in told():
        if which[:2] != language or key in NEVER_ONE:
            continue
        rest = re.sub("|".join(COMPOUND), "", text)
        for one, many in pairs(language):
            if which[3:] == "1" and many not in AS_OBJECT and re.search(rf"\b1 {many}\b", rest):
                wrong.append(f"{key}: {text}")
            if which[3:] == "2" and re.search(rf"\b2 {one}\b", rest):
                wrong.append(f"{key}: {text}")
    assert wrong == []
