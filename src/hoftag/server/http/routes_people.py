"""Guests, accounts, devices, programs, and how one fares."""

import msgspec

from hoftag.server.faults import forbidden
from hoftag.server.http.api import Call, endpoint
from hoftag.server.wire.basics import Done
from hoftag.server.wire.people import (
    GamesOfMine,
    GameStatistics,
    Login,
    Me,
    MeChange,
    NewAccount,
    NewGuest,
    NewToken,
    ResultInfo,
    SessionInfo,
    Statistics,
    TokenInfo,
    TokenMade,
)


@endpoint("POST", "/api/guest", body=NewGuest, answers=Me, status=201, who="anyone")
async def new_guest(call: Call) -> object:
    """Sit down under a name."""
    call.server.guests.check(call.address)
    person, call.cookie = await call.server.people.guest(call.body(NewGuest).name, call.device)
    return person.me()


@endpoint("POST", "/api/account", body=NewAccount, answers=Me)
async def new_account(call: Call) -> object:
    """Turn a guest into an account that keeps everything."""
    return (await call.server.people.account(call.person, call.body(NewAccount))).me()


@endpoint("POST", "/api/login", body=Login, answers=Me, who="anyone")
async def login(call: Call) -> object:
    """Come back to an account."""
    call.server.logins.check(call.address)
    login = call.body(Login)
    call.server.logins.check(f"name:{login.user_name.lower()}")
    person, call.cookie = await call.server.people.login(login, call.device)
    before = call.session
    if before is not None and before.person.kind == "guest":
        await call.server.tables.transfer_seats(before.person, person)
        await call.server.people.end([before.digest])
    return person.me()


@endpoint("POST", "/api/logout", answers=Done, who="anyone")
async def logout(call: Call) -> object:
    """Forget this device."""
    if call.session is not None:
        await call.server.people.end([call.session.digest])
        call.server.sockets.end_sessions([call.session.digest])
    call.cookie = ""
    return Done()


@endpoint("GET", "/api/me", answers=Me)
async def read_me(call: Call) -> object:
    """Who I am."""
    return call.person.me()


@endpoint("PATCH", "/api/me", body=MeChange, answers=Me)
async def change_me(call: Call) -> object:
    """Change name, address, password or settings."""
    wish = call.body(MeChange)
    if wish.password is not msgspec.UNSET:
        call.server.logins.check(call.person.id)
    return (await call.server.people.change(call.person, wish)).me()


@endpoint("GET", "/api/me/sessions", answers=list[SessionInfo])
async def list_sessions(call: Call) -> object:
    """The devices that are logged in."""
    assert call.session is not None
    return await call.server.people.sessions(call.person, call.session.digest)


@endpoint("DELETE", "/api/me/sessions", answers=Done)
async def end_other_sessions(call: Call) -> object:
    """Log out everywhere but here."""
    assert call.session is not None
    call.server.sockets.end_sessions(await call.server.people.end_others(call.person, call.session.digest))
    return Done()


@endpoint("DELETE", "/api/me/sessions/{session}", answers=Done)
async def end_session(call: Call) -> object:
    """Log a device out."""
    call.server.sockets.end_sessions(await call.server.people.end_session(call.person, call.path("session"), "browser"))
    return Done()


@endpoint("GET", "/api/me/tokens", answers=list[TokenInfo])
async def list_tokens(call: Call) -> object:
    """The programs that play under my roof."""
    return await call.server.people.tokens(call.person)


@endpoint("POST", "/api/me/tokens", body=NewToken, answers=TokenMade, status=201)
async def new_token(call: Call) -> object:
    """A token for a program of mine."""
    if call.person.kind == "bot":
        raise forbidden("not-yours", "a program cannot make programs")
    call.server.guests.check(call.address)
    return await call.server.people.new_token(call.person, call.body(NewToken).name)


@endpoint("DELETE", "/api/me/tokens/{token}", answers=Done)
async def end_token(call: Call) -> object:
    """Revoke a token."""
    call.server.sockets.end_sessions(await call.server.people.end_session(call.person, call.path("token"), "token"))
    return Done()


@endpoint("GET", "/api/me/games", answers=GamesOfMine)
async def my_games(call: Call) -> object:
    """My tables, newest first."""
    person = call.person.id
    return GamesOfMine([listing.game_of(person) for listing in await call.server.tables.games_of(person)])


@endpoint("GET", "/api/me/statistics", answers=Statistics)
async def my_statistics(call: Call) -> object:
    """How I fare, by game."""
    found: dict[str, list[ResultInfo]] = {}
    for result in await call.server.store.results.of_person(call.person.id):
        info = ResultInfo(
            table=result.table,
            ended=result.ended,
            seats=result.seats,
            seat=result.seat,
            place=result.place,
            share=result.share,
            score=result.score,
            parts=result.parts,
            bots=result.bots,
        )
        found.setdefault(result.game, []).append(info)
    return Statistics({game: statistics(results) for game, results in found.items()})


def statistics(results: list[ResultInfo]) -> GameStatistics:
    """The means of a list of results."""
    number = len(results)
    return GameStatistics(
        games=number,
        won=sum(result.share for result in results),
        mean_place=sum(result.place for result in results) / number,
        mean_score=sum(result.score for result in results) / number,
        results=results,
    )
