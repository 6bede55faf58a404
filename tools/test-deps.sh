#!/bin/sh
# Installs what the tests start themselves: Redis, PostgreSQL and Chromium. Does nothing where
# they are there already.
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
found=no
for browser in chromium chromium-browser google-chrome; do
    command -v $browser >/dev/null 2>&1 && found=yes
done
[ $found = yes ] || missing="$missing chromium"
[ -n "$missing" ] || exit 0
if ! command -v apt-get >/dev/null 2>&1; then
    echo "please install:$missing" >&2
    exit 1
fi
run=""
[ "$(id -u)" = 0 ] || run="sudo"
$run apt-get install -y -q --no-install-recommends $missing \
    || { $run apt-get update -q && $run apt-get install -y -q --no-install-recommends $missing; }
