#!/usr/bin/env bash
# Whether everything that needs no Qt could be compiled for Windows: windows.sh ROOT BUILD_FOLDER reads each such source with the
# headers of mingw-w64, in the batches of that build. Only the syntax is checked; nothing is made.
set -euo pipefail
build=$2
cd "$1"

compiler=$(command -v x86_64-w64-mingw32-g++-posix || command -v x86_64-w64-mingw32-g++)
headers=$(mktemp -d)
trap 'rm -rf "$headers"' EXIT
# Of this system's headers, only those of the libraries, which are the same everywhere.
for library in nlohmann fmt CLI; do
    ln -s "/usr/include/$library" "$headers/$library"
done

read_as=(-std=c++20 -O0 -Wall -Wextra -Wno-subobject-linkage -Werror -Isrc -isystem "$headers" -DNOMINMAX -DWIN32_LEAN_AND_MEAN
    '-DPLAYMAT_INSTALLED_RESOURCES=""')
for made in "$build"/src/kit/*/host/sets; do # headers that the build writes
    [ ! -d "$made" ] || read_as+=(-I"$made")
done
# What nearly every source reads is read once.
printf '#include <%s>\n' algorithm array fmt/format.h functional map memory nlohmann/json.hpp optional set span string \
    string_view variant vector >"$headers/common.h"
"$compiler" "${read_as[@]}" -x c++-header "$headers/common.h" -o "$headers/common.h.gch"

# The kits' halves of the table are Qt's. Names from the top of the tree or of the build, wherever those are.
sources=$(sed -n 's/^ *"file": "\(.*\)",\{0,1\}$/\1/p' "$build/compile_commands.json" |
    awk -v top="$PWD/" -v build="$build/" '{
        name = $0
        if (index(name, build) == 1) name = substr(name, length(build) + 1)
        else if (index(name, top) == 1) name = substr(name, length(top) + 1)
        if (name ~ /^src\/(engine|match|learn|kit|bots|cli)\// && name !~ /\/platform\.cpp$|\/cmake_pch|^src\/kit\/[a-z]+\/table\//)
            print
    }')
[ -n "$sources" ] || { echo "$build has no sources" >&2 && exit 1; }
printf '%s\n' "$sources" src/match/platform_windows.cpp | tr '\n' '\0' |
    xargs -0 -r -n 1 -P 2 "$compiler" "${read_as[@]}" -Winvalid-pch -include "$headers/common.h" -fsyntax-only
