"""What the time of day asks for: how loud it may be, open or closed, and the nightly restart."""

from datetime import timedelta

from game.kiosk.file import DAYS
from game.kiosk.staff_settings import StaffSettings
from game.kiosk.times import read_time

CLOCK_IS_SET = timedelta(hours=2)
"""The clock leaps by more than that only if somebody sets it: summer time is an hour."""


class Ambience:
    """What the clock asks for, by what the file and the staff say."""

    def __init__(self, staff: StaffSettings) -> None:
        self._staff = staff
        self._minute: int | None = None
        self._begun, self._from = staff.time(), staff.now()
        """When the game was started, by two clocks."""

    def look_at_clock(self) -> bool:
        """Say once a minute that there is a new one."""
        now = self._staff.time()
        minute = now.hour * 60 + now.minute
        if minute == self._minute:
            return False
        self._minute = minute
        # Somebody may have set the clock.
        begun = now - timedelta(seconds=self._staff.now() - self._from)
        if abs(begun - self._begun) > CLOCK_IS_SET:
            self._begun = begun
        return True

    @property
    def restart_is_due(self) -> bool:
        """Whether the time of the nightly restart has come since the game was started."""
        now = self._staff.time()
        hour, minute = divmod(read_time(self._staff.kiosk.times.restart), 60)
        due = now.replace(hour=hour, minute=minute, second=0, microsecond=0)
        return self._begun < (due if due <= now else due - timedelta(days=1))

    @property
    def is_open(self) -> bool:
        """Whether visitors may play now."""
        now, kiosk = self._staff.time(), self._staff.kiosk
        minute = now.hour * 60 + now.minute
        today, before = kiosk.hours(now.weekday()), kiosk.hours((now.weekday() - 1) % len(DAYS))
        late = before is not None and before.holds_next_day(minute)
        return late or (today is not None and today.holds(minute))

    def loudness(self, is_played: bool) -> float:
        """Return the share of the loudest for now: softer while nobody plays."""
        sound = self._staff.kiosk.sound
        share = sound.cap * self._staff.volume_now
        return share if is_played else share * sound.attract
