#!/usr/bin/env bash
# Set a machine up as a public screen: Debian 12 or 13, as root, from the game's folder.
# Run it again after an update: it puts the new game in the place of the old, and keeps what is in $data.
#
#     sudo kiosk/setup.sh          a Wayland session with cage
#     sudo kiosk/setup.sh x        an X session with openbox
set -euo pipefail

way=${1:-cage}
from=$(cd "$(dirname "$0")/.." && pwd)
to=/opt/rack-and-run
data=/var/lib/rack-and-run

# What SDL looks for only while it runs is named here: no other package brings it along.
case $way in
    cage) packages=(cage seatd xwayland libwayland-egl1 libwayland-cursor0) ;;
    x)
        packages=(xserver-xorg xserver-xorg-legacy xinit openbox x11-xserver-utils)
        packages+=(libxcursor1 libxi6 libxrandr2 libxss1)
        ;;
    *) echo "usage: $0 [cage|x]" >&2; exit 2 ;;
esac
[ "$(id -u)" = 0 ] || { echo "run it as root: sudo $0" >&2; exit 2; }

stop() {
    printf '\n%s\nIs the machine connected to a network? Then run it again.\n' "$1" >&2
    exit 1
}

echo "== packages"
apt-get update || true
apt-get install -y --no-install-recommends \
    python3-venv fontconfig alsa-utils espeak-ng libgl1-mesa-dri "${packages[@]}" ||
    stop "Some system packages couldn't be installed; apt-get says why above."

echo "== a user without password or shell"
id kiosk >/dev/null 2>&1 || useradd --create-home --shell /usr/sbin/nologin kiosk
for group in video render input audio tty; do
    if getent group "$group" >/dev/null; then usermod -aG "$group" kiosk; fi
done

echo "== the game"
mkdir -p "$to" "$data"
python3 -m venv "$to/.venv"
# Only what is needed to play, which stands first.
sed '/^# To test/,$d' "$from/requirements.txt" > "$to/.venv/to-play.txt"
"$to/.venv/bin/python" -m pip install -q -r "$to/.venv/to-play.txt" ||
    stop "Some Python packages couldn't be fetched; pip says why above."
if [ "$from" != "$to" ]; then
    for part in assets game kiosk scenes main.py requirements.txt LICENSE README.md docs; do
        rm -rf "${to:?}/$part"
        cp -a "$from/$part" "$to/$part"
    done
fi
[ -f "$data/kiosk.toml" ] || cp "$to/kiosk/kiosk.toml" "$data/kiosk.toml"
chown -R root:root "$to"
# The user cannot write there, and would compile it all at each start.
"$to/.venv/bin/python" -m compileall -q "$to/game" "$to/scenes"

echo "== no sleep, no daytime updates, no welcome, no crash reports, no other consoles"
systemctl mask sleep.target suspend.target hibernate.target hybrid-sleep.target
for unit in apt-daily.timer apt-daily-upgrade.timer unattended-upgrades.service \
    packagekit.service apport.service whoopsie.service display-manager.service; do
    systemctl disable "$unit" 2>/dev/null || true
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
    systemctl enable seatd.service
fi
install -m 644 "$to/kiosk/rack-and-run.service" /etc/systemd/system/rack-and-run.service
printf 'WAY=%s\n' "$way" > /etc/default/rack-and-run
own=/etc/systemd/system/rack-and-run.service.d
mkdir -p "$own"
rm -f "$own/cage.conf"
if [ "$way" = cage ]; then
    # X could not start with these; udev tells by netlink which screens there are.
    printf '%s\n' '[Service]' 'NoNewPrivileges=yes' 'CapabilityBoundingSet=' 'ProtectSystem=strict' \
        "ReadWritePaths=$data" 'RestrictAddressFamilies=AF_UNIX AF_NETLINK' 'RestrictSUIDSGID=yes' \
        'RestrictNamespaces=yes' 'LockPersonality=yes' 'ProtectKernelTunables=yes' \
        'ProtectKernelModules=yes' 'ProtectKernelLogs=yes' 'ProtectClock=yes' 'ProtectHostname=yes' \
        > "$own/cage.conf"
fi
systemctl set-default multi-user.target
systemctl enable rack-and-run.service

game=("$to/.venv/bin/python" "$to/main.py")
if [ -t 0 ] && ! grep -q '^pin' "$data/kiosk.toml"; then
    echo "== choose a staff PIN, 4 to 12 digits"
    for _ in 1 2 3; do
        if "${game[@]}" --kiosk-pin >> "$data/kiosk.toml"; then break; fi
    done
fi
chown -R kiosk:kiosk "$data"
chmod 600 "$data/kiosk.toml"  # Who can read the hash of a PIN can find the PIN.

echo "== checking the setup"
runuser -u kiosk -- "${game[@]}" --kiosk-check "$data/kiosk.toml" --data "$data" || true

cat <<END

Still to do by hand:
  * how large the screen is, when it is open, and all else: nano $data/kiosk.toml
  * in the BIOS: "restore on AC power loss" = on; no boot menu, no boot from USB; a password for the BIOS
  * then: systemctl reboot
END
