#!/usr/bin/env bash
# Every C++ source of ROOT is formatted as .clang-format says, by the version it was written for.
set -euo pipefail
root=$1

program=$(command -v clang-format-14 || command -v clang-format)
version=$("$program" --version | sed -n 's/.*version \([0-9]*\).*/\1/p')
if [ "$version" != 14 ]; then
    echo "Formatting was not checked: each version of clang-format has its own taste; ours is version 14's, and this is $version."
    exit 77 # CTest counts it as skipped
fi
find "$root/src" "$root/tests" "$root/packaging" \( -name '*.cpp' -o -name '*.h' \) -print0 |
    xargs -0 -r "$program" --dry-run -Werror
