# shellcheck shell=bash disable=SC2154,SC2034 # it shares the variables of the launcher, which reads it
# Finds or installs what a build needs. Read by ../../../../../qizhong only when something has to be built.
# What cannot be had is named, with what to do about it, and ends the run.

HOME=${HOME:-~} # a service manager may not set it
cache=${XDG_CACHE_HOME:-$HOME/.cache}/qizhong

# A JDK's own release file says its version, so that no JVM has to be started to ask.
is_jdk() {
    local line version=''
    [ -x "$1/bin/javac" ] && [ -r "$1/release" ] || return 1
    while IFS= read -r line; do
        case $line in JAVA_VERSION=*) version=${line#*\"} ;; esac
    done <"$1/release"
    version=${version%%[!0-9]*}
    [ "${version:-0}" -ge 25 ]
}

home_of_java_on_path() {
    local java link
    java=$(command -v java) || return 1
    while [ -L "$java" ]; do
        link=$(readlink "$java")
        case $link in
            /*) java=$link ;;
            *) java=${java%/*}/$link ;;
        esac
    done
    printf '%s\n' "${java%/bin/java}"
}

find_jdk() {
    local candidate
    if [ -n "${QIZHONG_JAVA_HOME:-}" ]; then
        is_jdk "$QIZHONG_JAVA_HOME" ||
            die "QIZHONG_JAVA_HOME is $QIZHONG_JAVA_HOME, which is no JDK 25 or newer; correct it or unset it"
        jdk=$QIZHONG_JAVA_HOME
        return
    fi
    for candidate in "${JAVA_HOME:-}" "$(home_of_java_on_path || true)" /usr/lib/jvm/* \
        "$(/usr/libexec/java_home -v 25+ 2>/dev/null || true)" \
        /Library/Java/JavaVirtualMachines/*/Contents/Home \
        /opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home \
        /usr/local/opt/openjdk*/libexec/openjdk.jdk/Contents/Home \
        /home/linuxbrew/.linuxbrew/opt/openjdk*/libexec \
        "$HOME"/.sdkman/candidates/java/* "$HOME"/.jdks/* "$cache"/jdk/usr/lib/jvm/*; do
        if is_jdk "$candidate"; then
            jdk=$candidate
            return
        fi
    done
    return 1
}

need_jdk() {
    find_jdk && return
    if has brew; then
        brew_install openjdk@25 || brew_install openjdk || true
    elif has apt-get; then
        apt_install openjdk-25-jdk-headless || private_jdk || true
    elif has dnf; then
        dnf_install java-25-openjdk-devel || true
    fi
    find_jdk || die "no JDK 25 or newer was found, and none could be installed$(why)." \
        'Install one (Eclipse Temurin 25, for example) and set QIZHONG_JAVA_HOME to its folder.'
}

find_maven() { mvn=$(command -v mvn || command -v "$cache/maven/usr/share/maven/bin/mvn"); }

need_maven() {
    find_maven && return
    if has brew; then
        brew_install maven || true
    elif has apt-get; then
        apt_install maven || private_maven || true
    elif has dnf; then
        dnf_install maven || true
    fi
    find_maven ||
        die "Maven was not found, and could not be installed$(why). Install Maven 3.8 or newer and put mvn on the PATH."
}

# The browser tests skip themselves where these two are not set; a machine of record sets QIZHONG_BROWSER=required.
need_browser() {
    find_browser && fonts_present && return
    if has apt-get; then apt_install chromium chromium-driver fonts-noto-cjk || true; fi
    find_browser && return
    [ "${QIZHONG_BROWSER:-}" != required ] ||
        die "Chromium and chromedriver were not found, and could not be installed$(why)." \
            'Install the packages chromium and chromium-driver.'
    say "no Chrome or Chromium with its chromedriver was found$(why): the browser tests are skipped." \
        'To run them, install both and put chromedriver on the PATH.'
}

find_browser() {
    local candidate
    QIZHONG_CHROMEDRIVER=$(command -v chromedriver) || return 1
    for candidate in chromium chromium-browser google-chrome \
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome' \
        /Applications/Chromium.app/Contents/MacOS/Chromium; do
        if QIZHONG_CHROME=$(command -v "$candidate"); then
            export QIZHONG_CHROME QIZHONG_CHROMEDRIVER
            return
        fi
    done
    return 1
}

# What builds the board's firmware and the emulated board that it runs on. The tests of both skip themselves where it is
# missing; a machine of record sets QIZHONG_FIRMWARE=required.
need_firmware_tools() {
    find_firmware_tools && return
    if has apt-get; then
        apt_install make gcc libc6-dev gcc-avr binutils-avr avr-libc libsimavr-dev libelf-dev || true
    fi
    find_firmware_tools && return
    [ "${QIZHONG_FIRMWARE:-}" != required ] ||
        die "make, gcc, avr-gcc or libsimavr was not found, and could not be installed$(why)." \
            'Install the packages make, gcc, gcc-avr, avr-libc, libsimavr-dev and libelf-dev.'
    say "make, gcc, avr-gcc or libsimavr was not found$(why): tests of the firmware are skipped." \
        'To run them, install make, gcc, gcc-avr, avr-libc, libsimavr-dev and libelf-dev.'
}

find_firmware_tools() {
    has make && has gcc && has avr-gcc && [ -n "$(find /usr/include /usr/local/include -name sim_avr.h -print -quit)" ]
}

# Without a Chinese font the pieces are empty boxes, which a picture shows and an assertion does not.
fonts_present() {
    has apt-get || return 0
    [ -n "$(find /usr/share/fonts "$HOME/.fonts" -iname '*cjk*' -print -quit 2>/dev/null)" ]
}

has() { command -v "$1" >/dev/null; }

can_be_root() {
    [ "$(id -u)" = 0 ] && return
    has sudo && sudo -n true 2>/dev/null && return
    printf 'not root, and no sudo without a password\n' >"$launch/why"
    return 1
}

as_root() {
    if [ "$(id -u)" = 0 ]; then logged "$@"; else logged sudo -n "$@"; fi
}

logged() {
    "$@" </dev/null >>"$launch/setup.log" 2>&1 && return
    printf 'see %s\n' "$launch/setup.log" >"$launch/why"
    return 1
}

why() { if [ -s "$launch/why" ]; then printf ' (%s)' "$(cat "$launch/why")"; fi; }

brew_install() {
    say "installing $* with brew"
    logged brew install "$@"
}

dnf_install() {
    can_be_root || return 1
    say "installing $* with dnf"
    as_root dnf install -y "$@"
}

apt_install() {
    can_be_root || return 1
    if [ -z "${apt_updated:-}" ]; then
        say "reading apt's package lists"
        as_root apt-get -q update || true # one source out of reach does not spoil the others
        apt_updated=yes
    fi
    logged apt-cache show "$@" || return 1
    say "installing $* with apt"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=300 \
        --no-install-recommends install "$@"
}

. "$home/controller/service/src/main/launcher/private.sh"
