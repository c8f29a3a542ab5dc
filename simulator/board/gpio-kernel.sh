#!/usr/bin/env bash
# Proves the GPIO part in a real kernel, on any Debian machine, without a Raspberry Pi: boots Debian's own kernel in an
# emulated PC, with simulated gpiochips and an I2C stub in it, and runs the checks of GpioKernelChecks there as an
# ordinary user.
#
#   simulator/board/gpio-kernel.sh             everything; packages are installed if this user may do that
#   CLASSPATH=... simulator/board/gpio-kernel.sh   with classes that are compiled already, else Maven compiles them
#
# Ends with 0 if every check passed, 1 if one failed, 2 if the machine lacks something. Downloads 225 MB once, keeps
# 1.1 GB under simulator/target/kernel.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
project=$(cd "$here/../.." && pwd)
cache=${QIZHONG_KERNEL_CACHE:-$project/simulator/target/kernel}
checks=org.qizhong.bridge.gpio.GpioKernelChecks
patience=${QIZHONG_KERNEL_SECONDS:-240}

say() { printf '%s\n' "$*"; }
lack() { say "gpio-kernel: $*" >&2; exit 2; }

# The packages that give the programs this script calls.
tools() {
    local missing=() pair
    for pair in qemu-system-x86_64:qemu-system-x86 busybox:busybox-static cpio:cpio depmod:kmod gcc:gcc make:make \
        xz:xz-utils setpriv:util-linux; do
        command -v "${pair%%:*}" > /dev/null || missing+=("${pair##*:}")
    done
    [ ${#missing[@]} = 0 ] && return
    [ "$(id -u)" = 0 ] || lack "install these first: apt-get install ${missing[*]}"
    say "installing ${missing[*]}"
    apt-get install -y -qq --no-install-recommends "${missing[@]}" > "$cache/install.log" 2>&1 \
        || lack "apt-get install ${missing[*]} failed, see $cache/install.log; is apt-get update needed?"
}

# What a package depends on, by a pattern of the name.
needs() { apt-cache depends "$1" 2> /dev/null | sed -n 's/^ *Depends: //p' | grep -m 1 -E "$2" || true; }

# Kernel, headers and source must be of one version: modules of another do not load.
packages() {
    local image headers
    image=$(needs linux-image-amd64 '^linux-image-[0-9]')
    [ -n "$image" ] || lack "apt knows no linux-image-amd64: this needs Debian on amd64, and apt-get update before"
    release=${image#linux-image-}
    release=${release%-unsigned}
    headers=linux-headers-$release
    series=$(printf '%s' "$release" | grep -oE '^[0-9]+\.[0-9]+')
    wanted=("$image" "$headers" "$(needs "$headers" common)" "$(needs "$headers" kbuild)" "linux-source-$series")
}

download() {
    packages
    stamp=$cache/$release.unpacked
    [ -e "$stamp" ] && return
    say "downloading ${wanted[*]}"
    rm -rf "$cache/debs" "$cache/root" && mkdir -p "$cache/debs" "$cache/root"
    (cd "$cache/debs" && apt-get download -q "${wanted[@]}" > ../download.log 2>&1) \
        || lack "download failed, see $cache/download.log; is apt-get update needed?"
    for package in "$cache"/debs/*.deb; do dpkg -x "$package" "$cache/root"; done
    # The headers of a package that is not installed lie elsewhere than they say.
    sed -i "s|/usr/src/|$cache/root/usr/src/|" "$cache/root/usr/src/linux-headers-$release/Makefile"
    rm -rf "$cache/debs"
    touch "$stamp"
}

# Debian builds no gpio-sim. Its source is in the kernel's package, and so is that of the interrupts it simulates, whose
# one call to a function that modules may not use has a twin that they may.
module() {
    local build=$cache/gpio-sim-$release source=linux-source-$series
    [ -e "$build/gpio-sim.ko" ] && return
    say "building gpio-sim for $release"
    rm -rf "$build" && mkdir -p "$build"
    tar -xJf "$cache/root/usr/src/$source.tar.xz" -C "$build" --strip-components=3 \
        "$source/drivers/gpio/gpio-sim.c" "$source/drivers/gpio/gpiolib.h" "$source/kernel/irq/irq_sim.c"
    mv "$build/gpio-sim.c" "$build/gpio-sim-main.c"
    sed -i 's/handle_simple_irq(irq_to_desc(\([^)]*\)))/generic_handle_irq(\1)/' "$build/irq_sim.c"
    printf '%s\n' 'obj-m := gpio-sim.o' 'gpio-sim-y := gpio-sim-main.o irq_sim.o' \
        'ccflags-y += -DCONFIG_IRQ_SIM=1' > "$build/Kbuild"
    nice make -s -j1 -C "$cache/root/usr/src/linux-headers-$release" M="$build" modules > "$build/make.log" 2>&1 \
        || lack "gpio-sim does not build, see $build/make.log"
}

# The first file system: one program, the modules in the order in which they need each other, the guest's
# script and what it must know.
initramfs() {
    local tree=$cache/initramfs modules=$cache/root/lib/modules/$release
    rm -rf "$tree" && mkdir -p "$tree"/{bin,modules,proc,sys,dev,root,host,over}
    cp "$(command -v busybox)" "$tree/bin/busybox"
    cp "$here/gpio-guest.sh" "$tree/init"
    chmod 755 "$tree/init"
    [ -e "$modules/modules.dep.bin" ] || depmod -b "$cache/root" "$release"
    modprobe -d "$cache/root" -S "$release" -a --show-depends \
        virtio_pci 9pnet_virtio 9p overlay configfs i2c-dev i2c-stub 2> /dev/null \
        | sed -n 's/^insmod //p' | awk '{ print $1 }' | awk '!seen[$0]++' > "$tree/order"
    while read -r file; do cp "$file" "$tree/modules/"; done < "$tree/order"
    sed -i 's|.*/||' "$tree/order"
    cp "$cache/gpio-sim-$release/gpio-sim.ko" "$tree/modules/"
    printf "%s='%s'\n" java "$java" classpath "$CLASSPATH" checks "$checks" > "$tree/settings"
    (cd "$tree" && find . | cpio -o -H newc --quiet | gzip -1) > "$cache/initramfs.gz"
}

classes() {
    [ -n "${CLASSPATH:-}" ] && return
    say "compiling"
    local list=$cache/classpath modules=.,controller/xiangqi,controller/referee,firmware-bridge
    local ask=org.apache.maven.plugins:maven-dependency-plugin:3.11.0:build-classpath
    (cd "$project" && JAVA_HOME=$java mvn -B -ntp -DskipTests -Djacoco.skip -pl "$modules" test-compile "$ask" \
        -Dmdep.outputFile="$list" -Dmdep.includeScope=test > "$cache/compile.log" 2>&1) \
        || lack "the classes do not compile, see $cache/compile.log"
    CLASSPATH=$(cat "$list"):$project/firmware-bridge/target/classes:$project/firmware-bridge/target/test-classes
}

# A Java of 25 or later, without asking the file system of the guest for one.
java_home() {
    local home
    for home in "${JAVA_HOME:-}" /usr/lib/jvm/*25*; do
        [ -x "$home/bin/java" ] && "$home/bin/java" -version 2>&1 | grep -qE 'version "(2[5-9]|[3-9][0-9])' && {
            readlink -f "$home"
            return
        }
    done
    lack "no Java 25 found: set JAVA_HOME"
}

boot() {
    local log=$cache/serial.log began=$SECONDS
    say "booting Linux $release"
    # Emulated, never by the machine's own virtualisation: nested ones exist that hang stock kernels.
    timeout "$patience" qemu-system-x86_64 -accel tcg -cpu max -m 1024 -smp 2 -nographic -no-reboot \
        -kernel "$cache/root/boot/vmlinuz-$release" -initrd "$cache/initramfs.gz" \
        -append 'console=ttyS0 quiet panic=-1' \
        -virtfs local,path=/,mount_tag=host,security_model=none,readonly=on,multidevs=remap \
        < /dev/null > "$log" 2>&1 || say "the emulator ended with $?"
    tr -d '\r' < "$log" | grep -aE '^(pass|FAIL|skip|note) ' || true
    say "note the guest took $((SECONDS - began)) s from power on to power off"
}

verdict() {
    local log=$cache/serial.log passed failed
    passed=$(tr -d '\r' < "$log" | grep -acE '^pass ' || true)
    failed=$(tr -d '\r' < "$log" | grep -acE '^FAIL ' || true)
    if tr -d '\r' < "$log" | grep -aqx 'end of checks' && [ "$failed" = 0 ] && [ "$passed" -gt 0 ]; then
        say "PASSED: $passed checks in a real kernel"
        return 0
    fi
    say "FAILED: $passed checks passed, $failed failed; the whole output is in $log"
    tr -d '\r' < "$log" | tail -n 30
    return 1
}

mkdir -p "$cache"
tools
java=$(java_home)
download
module
classes
initramfs
say "note ready to boot after $SECONDS s"
boot
verdict
