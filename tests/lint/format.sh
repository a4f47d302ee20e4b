#!/usr/bin/env bash
# Every C++ source of ROOT is formatted as .clang-format says, by the version that it was written for.
set -euo pipefail
root=$1

program=$(command -v clang-format-14 || command -v clang-format)
find "$root/src" "$root/tests" "$root/packaging" \( -name '*.cpp' -o -name '*.h' \) -print0 |
    xargs -0 -r "$program" --dry-run -Werror
