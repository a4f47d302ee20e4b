#!/usr/bin/env bash
# Every shell script in ROOT, checked by shellcheck.
set -euo pipefail
cd "$1"

mapfile -t scripts < <(grep -rlE --exclude-dir=.build --exclude-dir=.git '^#!.*[/ ](ba)?sh$' packaging tests .ci | sort)
[ ${#scripts[@]} -gt 5 ] || { echo "Only ${#scripts[@]} scripts were found." && exit 1; }
shellcheck --severity=warning "${scripts[@]}"
