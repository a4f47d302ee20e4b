#!/usr/bin/env bash
# clang-tidy over the sources of the given folders: tidy.sh BUILD_FOLDER FOLDER...
set -euo pipefail
build=$1
shift

# Precompiled headers are g++'s own: clang gets the commands without them.
database=$(mktemp -d)
trap 'rm -rf "$database"' EXIT
sed -E 's/-Winvalid-pch|-fpch-preprocess|-include [^ ]*cmake_pch[^ ]*//g' \
    "$build/compile_commands.json" >"$database/compile_commands.json"
find "$@" -name '*.cpp' -print0 | xargs -0 -r -n 1 -P 2 clang-tidy -p "$database" --quiet
