# shellcheck shell=bash disable=SC2154,SC2034 # it shares the variables of the launcher, which reads it
# Packages without root and without touching the system: apt fetches and checks them, dpkg unpacks them into the cache.
# This is also how Debian 12 and Raspberry Pi OS 12 get a JDK 25, which their own suite does not have: it comes from
# the next suite of the machine's own mirror, and brings that suite's C library, since the machine's own is too old.

private_jdk() {
    local suite dir=$cache/jdk
    suite=$(codename)
    case $suite in bullseye | bookworm) suite=trixie ;; esac
    say "fetching a JDK 25 from $suite into $dir, for this user alone (150 to 400 MB: a few minutes)"
    private_unpack "$suite" "$dir" openjdk-25-jdk-headless openjdk-25-jre-headless \
        libc6 libgcc-s1 libstdc++6 zlib1g liblcms2-2 libjpeg62-turbo patchelf ca-certificates || return 1
    rm -rf "$dir.new"/usr/lib/jvm/*/jmods # three quarters of the space, for jlink alone
    own_libraries "$dir" && settle "$dir" && certificates "$dir" "$dir"/usr/lib/jvm/java-25-openjdk-*
}

private_maven() {
    local dir=$cache/maven packages
    say "fetching Maven into $dir, for this user alone"
    private_apt "$(codename)" || return 1
    packages=$(apt-get "${apt[@]}" -s --no-install-recommends install maven |
        awk '$1 == "Inst" && $2 !~ /jre|jdk|java-common|ca-certificates|^libc6/ { print $2 }')
    # shellcheck disable=SC2086 # the packages are words
    private_unpack "$(codename)" "$dir" $packages && settle "$dir"
}

codename() { . /etc/os-release && printf '%s\n' "${VERSION_CODENAME:-unknown}"; }

# The machine's own sources with the suite's name exchanged, and apt's state in a folder of ours.
private_apt() {
    local dir=$cache/apt-$1 from file
    from=$(codename)
    mkdir -p "$dir/parts" "$dir/state/lists/partial" "$dir/cache/archives/partial"
    : >"$dir/sources.list"
    for file in /etc/apt/sources.list /etc/apt/sources.list.d/*.list /etc/apt/sources.list.d/*.sources; do
        if [ -r "$file" ] && grep -q "\b$from\b" "$file"; then
            sed "s/\b$from\b/$1/g" "$file" >"$dir/parts/${file##*/}"
        fi
    done
    mv "$dir/parts/sources.list" "$dir/sources.list" 2>/dev/null || true
    apt=(-q -o Dir::Etc::SourceList="$dir/sources.list" -o Dir::Etc::SourceParts="$dir/parts" -o Dir::State="$dir/state"
        -o Dir::State::Status=/var/lib/dpkg/status -o Dir::Cache="$dir/cache" -o APT::Sandbox::User=root)
    logged apt-get "${apt[@]}" update || true
}

# private_unpack SUITE FOLDER PACKAGE...: leaves them in FOLDER.new, its links pointing at where they will be in FOLDER.
private_unpack() {
    local suite=$1 dir=$2 deb link
    shift 2
    private_apt "$suite"
    rm -rf "$dir.new"
    mkdir -p "$dir.new/debs"
    (cd "$dir.new/debs" && logged apt-get "${apt[@]}" download "$@") || return 1
    for deb in "$dir.new"/debs/*.deb; do
        logged dpkg -x "$deb" "$dir.new" || return 1
    done
    rm -rf "$dir.new/debs"
    find "$dir.new" -type l -lname '/*' | while IFS= read -r link; do
        ln -sfn "$dir$(readlink "$link")" "$link"
    done
}

# Programs name their loader and find their libraries by path, so both are rewritten to the unpacked ones. patchelf
# itself comes from the same suite, and is run through the new loader by hand.
own_libraries() {
    local dir=$1 lib loader program tools
    lib=$(cd "$dir.new" && echo usr/lib/*-linux-gnu*)
    loader=$(cd "$dir.new/$lib" && echo ld-linux*.so.*)
    tools=$(echo "$dir.new"/usr/lib/jvm/java-25-openjdk-*)
    for program in "$tools"/bin/* "$tools"/lib/jspawnhelper; do
        logged "$dir.new/$lib/$loader" --library-path "$dir.new/$lib" "$dir.new/usr/bin/patchelf" \
            --set-interpreter "$dir/$lib/$loader" --force-rpath \
            --set-rpath "\$ORIGIN/../lib:\$ORIGIN/../lib/server:$dir/$lib" "$program" || return 1
    done
}

# The package leaves the trusted certificates to another package, whose script needs root. Ours are the machine's own
# (an office may have added to them), or, where it has none yet, those that Debian would give it.
certificates() {
    local dir=$1 jdk=$2 store=$2/lib/security/cacerts bundle=/etc/ssl/certs/ca-certificates.crt
    rm -f "$store"
    if [ -s /etc/ssl/certs/java/cacerts ]; then
        ln -s /etc/ssl/certs/java/cacerts "$store"
        return
    fi
    if [ ! -s "$bundle" ]; then
        bundle=$dir/certificates.pem
        cat "$dir"/usr/share/ca-certificates/mozilla/*.crt >"$bundle"
    fi
    cat >"$dir/Trust.java" <<'JAVA'
void main(String[] files) throws Exception {
    var store = java.security.KeyStore.getInstance("JKS"); // PKCS12 would ask for the password when it is read
    store.load(null, null);
    try (var pem = new FileInputStream(files[0]); var out = new FileOutputStream(files[1])) {
        for (var one : java.security.cert.CertificateFactory.getInstance("X.509").generateCertificates(pem)) {
            store.setCertificateEntry("ca" + store.size(), one);
        }
        store.store(out, "changeit".toCharArray());
    }
}
JAVA
    logged "$jdk/bin/java" "$dir/Trust.java" "$bundle" "$store"
}

settle() {
    rm -rf "$1"
    mv "$1.new" "$1"
}
