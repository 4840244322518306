#!/usr/bin/env bash
# What runs in a session: for GNOME Kiosk put a link to it at ~/.local/bin/gnome-kiosk-script.
# With a command it is what run.sh starts in cage and in X.
set -euo pipefail

here=$(cd "$(dirname "$(readlink -f "$0")")" && pwd)

if [ "${WAY:-}" != cage ] && [ -n "${DISPLAY:-}" ] && command -v xset >/dev/null; then
    xset s off s noblank -dpms || true
fi
if [ $# -gt 0 ]; then
    if [ "${WAY:-}" = x ]; then
        while kill -0 $$; do openbox --sm-disable --config-file "$here/openbox.xml" || sleep 1; done 2>/dev/null &
    fi
    code=0
    "$@" || code=$?
    echo "$code" > "${ENDED:-/dev/null}"
    exit "$code"
fi
WAY=session exec "$here/run.sh"
