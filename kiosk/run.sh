#!/usr/bin/env bash
# Run the public screen on this console, as the service does: by cage, or with WAY=x in an X session.
set -euo pipefail

here=$(cd "$(dirname "$(readlink -f "$0")")/.." && pwd)
data=${DATA:-/var/lib/rack-and-run}
python=$here/.venv/bin/python
[ -x "$python" ] || python=python3
game=("$python" "$here/main.py" --kiosk "$data/kiosk.toml" --data "$data")

# Neither cage nor xinit tells how the game ended: session.sh writes its code into this file.
export WAY=${WAY:-cage} ENDED=${XDG_RUNTIME_DIR:-/tmp}/rack-and-run.ended
rm -f "$ENDED"

case $WAY in
    cage)
        export SDL_VIDEODRIVER=wayland
        # Without -s there is no way from cage to another console.
        cage -d -- "$here/kiosk/session.sh" "${game[@]}" || true
        ;;
    x)
        export SDL_VIDEODRIVER=x11
        xinit "$here/kiosk/session.sh" "${game[@]}" -- :0 "vt${XDG_VTNR:-1}" -nolisten tcp || true
        ;;
    session)
        # In a session that is there already, such as that of GNOME Kiosk.
        exec "${game[@]}"
        ;;
    *)
        echo "WAY is cage, x or session" >&2
        exit 2
        ;;
esac
code=$(cat "$ENDED" 2>/dev/null || true)
exit "${code:-1}"
