#!/bin/sh
# fetch-fonts.sh FOLDER: downloads the Debian packages of packages.txt and unpacks them into FOLDER. Installs nothing.
set -eu
list=$(cd "$(dirname "$0")" && pwd)/packages.txt
mkdir -p "$1/packages" "$1/fonts"
cd "$1/packages"
xargs -n 40 apt-get download -q <"$list"
for package in *.deb; do dpkg -x "$package" ../fonts; done
