#!/usr/bin/env bash
# Tries a Debian package on a system that nobody has prepared: clean-root.sh SUITE PACKAGE.deb [WORKPLACE]
# Makes a bare Debian of that suite (bookworm, trixie), installs the package with its dependencies, plays the
# demonstration as an ordinary user under Xvfb, puts a newer version over it, plays again, removes it, and checks whether
# anything is left. Needs root; takes about two minutes, and the network for Debian's packages.
set -euo pipefail

suite=$1
package=$2
workplace=${3:-$(mktemp -d)}
base=$workplace/$suite-base # a bare Debian, kept from one run to the next
root=$workplace/$suite-root

say() {
    printf '\n== %s: %s\n' "$suite" "$*"
}

stop() {
    printf '%s: %s\n' "$suite" "$*" >&2
    exit 1
}

make_base() {
    [ -e "$base/complete" ] && return
    rm -rf "$base"
    debootstrap --variant=minbase "$suite" "$base" >"$workplace/$suite-debootstrap.log" 2>&1 ||
        stop "no bare Debian: see $workplace/$suite-debootstrap.log"
    touch "$base/complete"
}

leave() {
    local folder
    for folder in proc dev/shm; do
        umount "$root/$folder" 2>/dev/null || true
    done
}

enter_root() {
    leave
    rm -rf "$root"
    cp -a "$base" "$root"
    printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d" # services stay off
    chmod +x "$root/usr/sbin/policy-rc.d"
    trap leave EXIT
    mount -t proc proc "$root/proc"
    mount -t tmpfs tmpfs "$root/dev/shm"
}

inside() {
    chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin:/usr/games HOME=/root LC_ALL=C.UTF-8 \
        DEBIAN_FRONTEND=noninteractive ${http_proxy:+http_proxy="$http_proxy"} "$@"
}

install_package() {
    cp "$1" "$root/tmp/playmat.deb"
    inside apt-get -q install -y --no-install-recommends /tmp/playmat.deb >"$workplace/$suite-install.log" 2>&1 ||
        stop "cannot be installed: see $workplace/$suite-install.log"
}

# The user's own variables are for the shell inside.
# shellcheck disable=SC2016
# Anything it says on standard error counts as a fault.
play_as_a_user() {
    inside su player -s /bin/bash -c '
        cd && export XDG_RUNTIME_DIR=$HOME/run QT_QPA_PLATFORM=xcb QT_QUICK_BACKEND=software LC_ALL=C.UTF-8
        mkdir -p -m 700 "$XDG_RUNTIME_DIR" pictures
        xvfb-run -a -s "-screen 0 1280x720x24 -dpi 96" playmat --demo --speed off --screenshots pictures 2>said' ||
        stop "the demonstration failed: $(cat "$root/home/player/said")"
    [ ! -s "$root/home/player/said" ] || stop "the program complains: $(cat "$root/home/player/said")"
    [ -n "$(ls "$root/home/player/pictures")" ] || stop "no pictures were taken"
    inside su player -s /bin/bash -c 'playmat --version && playmat-cli check-cards >/dev/null' ||
        stop "the programs do not start without a display"
}

# The same package, as a later version.
newer_version() {
    rm -rf "$workplace/newer"
    dpkg-deb -R "$package" "$workplace/newer"
    sed -i 's/^Version: .*/&+next/' "$workplace/newer/DEBIAN/control"
    dpkg-deb -b "$workplace/newer" "$workplace/newer.deb" >/dev/null
}

files_of_the_root() {
    (cd "$root" && find usr etc opt var/lib -xdev \( -type f -o -type l \) |
        grep -vE '^var/lib/(apt|dpkg|ucf|systemd)/|^etc/ld\.so\.cache$' | LC_ALL=C sort)
}

remove_package() {
    inside apt-get -q purge -y playmat >"$workplace/$suite-remove.log" 2>&1 || stop "cannot be removed"
    files_of_the_root >"$workplace/$suite-after"
    LC_ALL=C comm -13 "$workplace/$suite-before" "$workplace/$suite-after" | grep -i playmat &&
        stop "these files are left"
    return 0
}

mkdir -p "$workplace"
say "making a bare Debian"
make_base
enter_root
inside apt-get -q update >/dev/null
inside apt-get -q install -y --no-install-recommends xvfb xauth >"$workplace/$suite-install.log" 2>&1
inside useradd -m player
files_of_the_root >"$workplace/$suite-before"
say "installing"
install_package "$package"
say "playing"
play_as_a_user
say "putting a newer version over it"
newer_version
install_package "$workplace/newer.deb"
play_as_a_user
say "removing"
remove_package
leave
rm -rf "$root"
say "installed, played, replaced, played and removed without a trace"
