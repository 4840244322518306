"""The signals that a terminal, a key or a stranger sends, and that end or halt nothing here."""

import signal

UNHEARD = (
    *("SIGINT", "SIGHUP", "SIGQUIT", "SIGBREAK"),
    *("SIGTSTP", "SIGTTIN", "SIGTTOU"),
    *("SIGUSR1", "SIGUSR2", "SIGALRM", "SIGVTALRM", "SIGPROF", "SIGPIPE"),
)
"""Each system knows some of them; SIGTERM is how it ends a service, and stays."""


def be_deaf() -> None:
    """Hear none of them from now on."""
    for name in UNHEARD:
        if found := getattr(signal, name, None):
            signal.signal(found, signal.SIG_IGN)
