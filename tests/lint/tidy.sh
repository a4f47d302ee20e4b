#!/usr/bin/env bash
# clang-tidy over the sources of the given folders: tidy.sh BUILD_FOLDER FOLDER...
# Without Qt's targets: their precompiled headers are g++'s own.
set -euo pipefail
build=$1
shift

folders=()
for folder in "$@"; do
    [ ! -d "$folder" ] || folders+=("$folder")
done
[ ${#folders[@]} -gt 0 ] || exit 0
find "${folders[@]}" -name '*.cpp' -print0 | xargs -0 -r -n 1 -P 2 clang-tidy -p "$build" --quiet
