#!/usr/bin/env bash
# manuals.sh PLAYMAT PLAYMAT_CLI PROJECT_FOLDER: prints the options of playmat and the commands of playmat-cli that their
# manuals do not name, and fails if there are any.
set -uo pipefail

playmat=$1
cli=$2
root=$3
faults=0

# manual PROGRAM: prints the text of its manual, with plain dashes.
manual() {
    sed 's/\\-/-/g' "$root/packaging/desktop/$1.6"
}

# named PROGRAM WORD...
named() {
    local program=$1 word
    shift
    [ $# -gt 0 ] || { echo "$program said nothing about itself" && return 1; }
    for word in "$@"; do
        grep -qE -- "(^|[^a-z-])$word([^a-z-]|\$)" <<<"$(manual "$program")" || {
            echo "$program.6 does not know $word"
            faults=$((faults + 1))
        }
    done
}

mapfile -t options < <(QT_QPA_PLATFORM=offscreen "$playmat" --help 2>/dev/null |
    grep -oE '^ +(-[a-z], )?--[a-z-]+' | grep -oE -- '--[a-z-]+' | grep -vx -- --help-all)
mapfile -t commands < <("$cli" --help | sed -n '/^Subcommands:/,$s/^  \([a-z-]*\) .*/\1/p')
named playmat "${options[@]}" && named playmat-cli "${commands[@]}" && [ "$faults" -eq 0 ]
