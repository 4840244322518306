#!/usr/bin/env bash
# What runs in a session: for GNOME Kiosk put a link to it at ~/.local/bin/gnome-kiosk-script.
# With a command it is the X session of run.sh.
set -euo pipefail

here=$(cd "$(dirname "$(readlink -f "$0")")" && pwd)

if command -v xset >/dev/null && [ -n "${DISPLAY:-}" ]; then
    xset s off -dpms || true
fi
if [ $# -gt 0 ]; then
    openbox --sm-disable &
    "$@"
    touch "${QUIT:-/dev/null}"
    exit 0
fi
WAY=session exec "$here/run.sh"
