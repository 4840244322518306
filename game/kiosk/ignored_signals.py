"""Signals that the kiosk ignores: those of a terminal, a key or a stranger."""

import signal

IGNORED = (
    *("SIGINT", "SIGHUP", "SIGQUIT", "SIGBREAK"),
    *("SIGTSTP", "SIGTTIN", "SIGTTOU"),
    *("SIGUSR1", "SIGUSR2", "SIGALRM", "SIGVTALRM", "SIGPROF", "SIGPIPE"),
)
"""Each system knows some of them. SIGTERM is not here: a system ends a service with it."""


def ignore_signals() -> None:
    """Ignore all of them from now on."""
    for name in IGNORED:
        if found := getattr(signal, name, None):
            signal.signal(found, signal.SIG_IGN)
