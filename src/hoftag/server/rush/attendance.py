"""Who is there when hands race: a seat without a line is given a moment, and then the table acts for it."""

from typing import TYPE_CHECKING

from hoftag.server.timekeeper import Alarm

if TYPE_CHECKING:
    from hoftag.server.rush.runner import RushRunner


class Attendance:
    """Which seats can act in a rush."""

    def __init__(self, runner: "RushRunner") -> None:
        self._runner = runner
        self._away: dict[int, Alarm] = {}

    def present(self) -> set[int]:
        """The seats that can act: a bot's always can."""
        table = self._runner.table
        bots = {seat for seat, chair in enumerate(table.terms.chairs) if chair.bot() is not None}
        return table.audience.seats() | bots

    def missing(self) -> list[int]:
        """The seats whose people should come back; whoever has left will not."""
        here = self.present()
        chairs = self._runner.table.terms.chairs
        return [seat for seat, chair in enumerate(chairs) if seat not in here and not chair.left]

    def check(self, grace: float) -> None:
        """See who is here; for seats without a line an alarm rings after `grace` seconds."""
        here = self.present()
        for seat in range(len(self._runner.table.terms.chairs)):
            if seat in here:
                alarm = self._away.pop(seat, None)
                if alarm is not None:
                    alarm.cancel()
            elif seat not in self._away:
                self._wait_for(seat, grace)

    def _wait_for(self, seat: int, grace: float) -> None:
        table = self._runner.table

        async def act() -> None:
            if seat not in self.present():
                await self._runner.act_for_absent(seat)

        self._away[seat] = table.services.time.after(grace, lambda: table.post(act))

    def stop(self) -> None:
        for alarm in self._away.values():
            alarm.cancel()
        self._away.clear()
