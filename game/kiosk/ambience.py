"""What the time of day asks for: how loud it may be, open or closed, and the nightly restart."""

from game.kiosk.staff_settings import StaffSettings
from game.kiosk.times import read_time


class Ambience:
    """Follow the clock by what the file and the staff say."""

    def __init__(self, staff: StaffSettings) -> None:
        self._staff = staff
        self._minute: int | None = None
        self.restart_is_due = False
        """Whether this minute is that of the restart, and the game runs since an earlier one."""

    def look_at_clock(self) -> bool:
        """Say once a minute that there is a new one."""
        now = self._staff.time()
        minute = now.hour * 60 + now.minute
        if minute == self._minute:
            return False
        restart = read_time(self._staff.kiosk.times.restart)
        self.restart_is_due = self._minute is not None and minute == restart
        self._minute = minute
        return True

    @property
    def is_open(self) -> bool:
        """Whether visitors may play now."""
        now = self._staff.time()
        hours = self._staff.kiosk.hours(now.weekday())
        return hours is not None and hours.holds(now.hour * 60 + now.minute)

    def loudness(self, is_played: bool) -> float:
        """Return the share of the loudest for now: softer while nobody plays."""
        sound = self._staff.kiosk.sound
        share = sound.cap * self._staff.volume_now
        return share if is_played else share * sound.attract
