#!/bin/sh
# Installs what the tests start themselves: Redis, PostgreSQL and Chromium. Does nothing where
# they are there already. Chromium without its windows is enough, and takes a sixth less time;
# not every distribution has it as a package.
set -eu
missing=""
command -v redis-server >/dev/null 2>&1 || missing="$missing redis-server"
if ! command -v initdb >/dev/null 2>&1; then
    found=no
    for initdb in /usr/lib/postgresql/*/bin/initdb /usr/local/opt/postgresql*/bin/initdb; do
        [ -x "$initdb" ] && found=yes
    done
    [ $found = yes ] || missing="$missing postgresql"
fi
browser=no
for program in chromium-headless-shell chromium chromium-browser google-chrome; do
    command -v $program >/dev/null 2>&1 && browser=yes
done
[ "$missing" ] || [ $browser = no ] || exit 0
if ! command -v apt-get >/dev/null 2>&1; then
    [ $browser = yes ] || missing="$missing chromium"
    echo "please install:$missing" >&2
    exit 1
fi
run=""
[ "$(id -u)" = 0 ] || run="sudo"
install() {
    $run apt-get install -y -q --no-install-recommends "$@" \
        || { $run apt-get update -q && $run apt-get install -y -q --no-install-recommends "$@"; }
}
[ -z "$missing" ] || install $missing
[ $browser = yes ] || install chromium-headless-shell || install chromium
