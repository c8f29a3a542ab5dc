#!/bin/sh
# Builds the firmware and the board in a box, and starts it:
#   simulator/board/run.sh [--sensors occupancy|side|identity] [--eeprom FILE] [--free] [--trace FILE] LINK
# ELF names another firmware than the one built here. Debian packages that are missing are installed where that is
# allowed, and named where it is not.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
needs='gcc make gcc-avr avr-libc libsimavr-dev libelf-dev'

missing=''
for package in $needs; do
    dpkg -s "$package" >/dev/null 2>&1 || missing="$missing $package"
done
if [ -n "$missing" ]; then
    echo "installing$missing" >&2
    # shellcheck disable=SC2086
    apt-get install -y --no-install-recommends $missing >&2 || {
        echo "not installed; as root: apt-get install$missing" >&2
        exit 2
    }
fi

kind=occupancy
before=''
for word in "$@"; do
    [ "$before" = --sensors ] && kind=$word
    before=$word
    link=$word
done
if [ $# -eq 0 ]; then
    echo "usage: $0 [--sensors occupancy|side|identity] [--eeprom FILE] [--free] [--trace FILE] LINK" >&2
    exit 2
fi

make -s -C "$root/firmware-bridge/firmware" >&2
make -s -C "$here" >&2
elf=${ELF:-$root/firmware-bridge/target/firmware/$kind.elf}

# The link is the last argument; the firmware goes before it.
count=$#
for word in "$@"; do
    shift
    count=$((count - 1))
    [ "$count" -eq 0 ] || set -- "$@" "$word"
done
exec "$root/simulator/target/board/board" "$@" "$elf" "$link"
