#!/usr/bin/env bash
# clang-tidy over the sources of the given folders: tidy.sh BUILD_FOLDER FOLDER...
set -euo pipefail
build=$1
shift

# Precompiled headers are g++'s own: clang gets the commands without them, and each source by itself.
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
database=$(mktemp -d)
trap 'rm -rf "$database"' EXIT
awk -f "$top/packaging/cmake/each-source.awk" "$build/compile_commands.json" |
    sed -E 's/-Winvalid-pch|-fpch-preprocess|-include [^ ]*cmake_pch[^ ]*//g' >"$database/compile_commands.json"
find "$@" -name '*.cpp' -print0 | xargs -0 -r -n 1 -P 2 clang-tidy -p "$database" --quiet
