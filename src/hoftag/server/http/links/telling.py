"""What a link may tell of a table, in words: of a public one who sits there, of any other its game alone."""

from collections.abc import Callable, Sequence

from msgspec import Struct

from hoftag.core.words import Words, text_of
from hoftag.server.http.texts import messages
from hoftag.server.table.listing import Listing
from hoftag.server.wire.basics import Crest

NAMES_MOST = 4
NAME_MOST = 24
"""Letters of a name; a link is no place for more."""
Written = Callable[[str], str]
"""What of a name can be written."""


class Shield(Struct, frozen=True):
    """A seat in the picture."""

    seat: int
    crest: Crest
    taken: bool
    wins: bool = False


class Preview(Struct, frozen=True):
    """What is shown where a link is sent. Two that are equal have the same picture."""

    game: str
    title: str
    line: str
    shields: tuple[Shield, ...] = ()


def words_of(game: str | None, language: str) -> Words:
    own = text_of("hoftag.server.http.links", language)
    return Words(language, [own] if game is None else [own, messages(game, language)])


def of_game(game: str, language: str, *, again: bool) -> Preview:
    """Of what is not for everybody: the game, and nothing else."""
    words = words_of(game, language)
    return Preview(game, words.say(f"game-{game}"), words.say("link-again" if again else "link-invited"))


def of_table(table: Listing, language: str, *, again: bool, written: Written = str) -> Preview:
    if table.visibility != "public":
        return of_game(table.game, language, again=again)
    words = words_of(table.game, language)
    seats = table.info(None).seats
    places = [] if table.standings is None else table.standings.places
    winners = {seat for seat, place in enumerate(places) if place == 1}
    here = [(seat.seat, name(seat.name, written, words)) for seat in seats if seat.kind != "open"]
    free = sum(seat.kind == "open" for seat in seats)
    if table.state == "over" and table.standings is not None:
        best = [who for seat, who in here if seat in winners]
        order = sorted(zip(places, table.standings.scores, strict=True), key=lambda one: (one[0], -one[1]))
        scores = " · ".join(str(score) for _, score in order)
        line = words.say("link-over", {"who": shortened(best, words), "count": len(best), "scores": scores})
    else:
        who = shortened([who for _, who in here], words)
        key = "link-waiting" if table.state == "waiting" else "link-playing"
        line = words.say(key, {"who": who, "free": free})
    shields = tuple(Shield(seat.seat, seat.crest, seat.kind != "open", seat.seat in winners) for seat in seats)
    return Preview(table.game, words.say(f"game-{table.game}"), line[:1].upper() + line[1:], shields)


def name(full: str, written: Written, words: Words) -> str:
    """As much of a name as there are letters and room for."""
    short = " ".join(written(full).split())
    if not short:
        return words.say("link-nameless")
    return short if len(short) <= NAME_MOST else short[: NAME_MOST - 1].rstrip() + "…"


def shortened(names: Sequence[str], words: Words) -> str:
    if len(names) <= NAMES_MOST:
        return words.joined(names)
    return words.say("link-more", {"people": ", ".join(names[:NAMES_MOST]), "more": len(names) - NAMES_MOST})
