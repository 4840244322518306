#!/usr/bin/env bash
# Set a machine up as a public screen: Debian 12 or Ubuntu 24.04, as root, once, from the game's folder.
#
#     sudo kiosk/setup.sh          a Wayland session with cage
#     sudo kiosk/setup.sh x        an X session with openbox
#
# It makes a user `kiosk`, copies the game to /opt/rack-and-run, and switches off what could lie over it.
set -euo pipefail

way=${1:-cage}
from=$(cd "$(dirname "$0")/.." && pwd)
to=/opt/rack-and-run
data=/var/lib/rack-and-run

case $way in
    cage) packages=(cage seatd) ;;
    x) packages=(xserver-xorg xinit openbox x11-xserver-utils) ;;
    *) echo "usage: $0 [cage|x]" >&2; exit 2 ;;
esac
[ "$(id -u)" = 0 ] || { echo "run it as root: sudo $0" >&2; exit 2; }

echo "== packages"
apt-get update
apt-get install -y --no-install-recommends python3-venv fontconfig alsa-utils "${packages[@]}"

echo "== the user, who has no password and no shell"
id kiosk >/dev/null 2>&1 || useradd --create-home --shell /usr/sbin/nologin kiosk
for group in video render input audio tty; do
    if getent group "$group" >/dev/null; then usermod -aG "$group" kiosk; fi
done

echo "== the game"
mkdir -p "$to" "$data"
if [ "$from" != "$to" ]; then
    cp -a "$from/." "$to/"
fi
python3 -m venv "$to/.venv"
"$to/.venv/bin/pip" install -q -r "$to/requirements.txt"
[ -f "$data/kiosk.toml" ] || cp "$to/kiosk/kiosk.toml" "$data/kiosk.toml"
chown -R root:root "$to"
chown -R kiosk:kiosk "$data"

echo "== no sleep, no updates in the middle of the day, no welcome, no reports, no other consoles"
systemctl mask sleep.target suspend.target hibernate.target hybrid-sleep.target
for unit in apt-daily.timer apt-daily-upgrade.timer unattended-upgrades.service \
    packagekit.service apport.service whoopsie.service; do
    systemctl disable --now "$unit" 2>/dev/null || true
done
mkdir -p /etc/systemd/logind.conf.d
printf '%s\n' '[Login]' 'NAutoVTs=0' 'ReserveVT=0' 'HandlePowerKey=poweroff' 'HandleLidSwitch=ignore' \
    'HandleSuspendKey=ignore' 'IdleAction=ignore' > /etc/systemd/logind.conf.d/kiosk.conf
systemctl mask ctrl-alt-del.target
printf '%s\n' 'kernel.sysrq = 0' > /etc/sysctl.d/60-kiosk.conf
if [ "$way" = x ]; then
    mkdir -p /etc/X11/xorg.conf.d
    printf '%s\n' 'Section "ServerFlags"' '    Option "DontVTSwitch" "true"' '    Option "DontZap" "true"' \
        '    Option "BlankTime" "0"' 'EndSection' > /etc/X11/xorg.conf.d/60-kiosk.conf
    printf '%s\n' 'allowed_users=anybody' 'needs_root_rights=yes' > /etc/X11/Xwrapper.config
fi

echo "== the service"
if [ "$way" = cage ]; then
    systemctl enable --now seatd.service
fi
install -m 644 "$to/kiosk/rack-and-run.service" /etc/systemd/system/rack-and-run.service
printf 'WAY=%s\n' "$way" > /etc/default/rack-and-run
systemctl daemon-reload
systemctl disable display-manager.service 2>/dev/null || true
systemctl set-default multi-user.target
systemctl enable rack-and-run.service

echo "== does all fit together?"
"$to/.venv/bin/python" "$to/main.py" --kiosk-check "$data/kiosk.toml" --data "$data" || true

cat <<END

Still to do by hand:
  * in the BIOS: "restore on AC power loss" = on; no boot menu, no boot from USB; a password for the BIOS
  * a PIN for the staff: $to/.venv/bin/python $to/main.py --kiosk-pin, then into $data/kiosk.toml
  * then: systemctl reboot
END
