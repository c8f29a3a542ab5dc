#!/bin/busybox sh
# What the emulated machine of gpio-kernel.sh runs instead of an init: it lays a scratch layer over the host's files,
# sets up chips, wires and rights as a Raspberry Pi has them, and runs the checks there as an ordinary user.

/bin/busybox --install -s /bin
export PATH=/bin
mount -t proc proc /proc
mount -t sysfs sys /sys
mount -t devtmpfs dev /dev
. /settings

# Whatever happens, the machine goes off; the host judges by what was printed.
off() { sync; poweroff -f; }
lack() { echo "FAIL guest: $*"; off; }

while read -r file; do
    case $file in i2c-stub*) set -- chip_addr=0x20,0x21 ;; *) set -- ;; esac
    insmod "/modules/$file" "$@" || echo "note module $file did not load"
done < /order
insmod /modules/gpio-sim.ko || lack "gpio-sim did not load"
echo "note guest up after $(cut -d' ' -f1 /proc/uptime) s, Linux $(uname -r)"

mount -t 9p -o trans=virtio,version=9p2000.L,ro,msize=524288,cache=loose host /host || lack "no files of the host"
mount -t tmpfs scratch /over
mkdir -p /over/up /over/work /over/root
mount -t overlay -o lowerdir=/host,upperdir=/over/up,workdir=/over/work over /over/root || lack "no scratch layer"
root=/over/root

# A chip that comes first and is not meant, and one with the name and the size of a Pi's; one line of that is held by a
# driver of the kernel.
mount -t configfs config /sys/kernel/config
sim=/sys/kernel/config/gpio-sim
chip() {
    mkdir -p "$sim/$1/bank0"
    echo "$2" > "$sim/$1/bank0/label"
    echo "$3" > "$sim/$1/bank0/num_lines"
}
chip decoy some-other-chip 8
chip pi pinctrl-bcm2835 54
mkdir -p "$sim/pi/bank0/line7/hog"
echo spi0-cs > "$sim/pi/bank0/line7/hog/name"
echo output-high > "$sim/pi/bank0/line7/hog/direction"
echo 1 > "$sim/decoy/live"
echo 1 > "$sim/pi/live"
wires=/sys/devices/platform/$(cat "$sim/pi/dev_name")/$(cat "$sim/pi/bank0/chip_name")

# The groups and rights that Raspberry Pi OS gives; a finger is a file that anybody may write.
for pair in gpio:1997 i2c:1996; do
    sed -i "/^${pair%%:*}:/d" $root/etc/group
    echo "${pair%%:*}:x:${pair##*:}:" >> $root/etc/group
done
chown 0:1997 /dev/gpiochip*
chmod 660 /dev/gpiochip*
chown 0:1996 /dev/i2c-*
chmod 660 /dev/i2c-*
chmod 666 "$wires"/sim_gpio*/pull
stub=$(grep -l 'SMBus stub' /sys/bus/i2c/devices/i2c-*/name | sed 's|.*/\(i2c-[0-9]*\)/.*|/dev/\1|')

for folder in proc sys dev; do mount --bind /$folder $root/$folder; done

# The classes may lie where only their owner may read; this is a copy for everybody.
copy=/opt/checks
mkdir -p $root$copy
mine=
number=0
for part in $(echo "$classpath" | tr : ' '); do
    number=$((number + 1))
    to=$copy/$number-$(basename "$part")
    cp -rL "$root$part" "$root$to" 2> /dev/null && mine=$mine:$to
done
chmod -R a+rX $root$copy

# as GROUPS MODE: runs the checks as a user who owns nothing.
as() {
    chroot $root /usr/bin/env -i PATH=/usr/bin:/bin HOME=/tmp setpriv --reuid 4217 --regid 4217 "$1" \
        "$java/bin/java" -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -XX:-UsePerfData -Dstdout.encoding=UTF-8 \
        --enable-native-access=ALL-UNNAMED \
        -cp "${mine#:}" "$checks" "$2" "$wires" "$stub" || echo "FAIL $2 ended with $?"
}
as --groups=1997,1996 all
as --clear-groups forbidden
echo "note checks ended after $(cut -d' ' -f1 /proc/uptime) s"
echo "end of checks"
off
