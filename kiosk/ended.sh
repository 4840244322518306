#!/usr/bin/env bash
# What comes after the service, as root: where it is not started anew, a login on the first console.
# If the game was refused, that console also says so, and why: a dark screen would tell nobody.
set -euo pipefail

issue=${ISSUES:-/run/issue.d}/rack-and-run.issue
rm -f "$issue"

case ${EXIT_CODE:-}${EXIT_STATUS:-} in
    exited0) ;;
    exited2)
        mkdir -p "$(dirname "$issue")"
        {
            echo 'This screen is out of order. Please tell the staff.'
            echo 'Dieser Bildschirm ist außer Betrieb. Bitte sagen Sie es dem Personal.'
            printf '\nFor the staff: Rack & Run was refused at its start. The log says why:\n\n'
            # A backslash would mean something to the login that shows this.
            tail -n 5 "$DATA/log.txt" 2>/dev/null | tr -d '\000-\010\013-\037' | sed 's/\\/\\\\/g' || true
            printf '\nPut that right, then: sudo systemctl restart rack-and-run\n\n'
        } > "$issue"
        ;;
    *) exit 0 ;;
esac
systemctl --no-block start getty@tty1
