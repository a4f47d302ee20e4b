#!/usr/bin/env bash
# Every trigger and every rule word of Star Wars: Unlimited says on which roads it is fired or read: roads.sh ROOT compares
# roads.txt, beside this script, with the sources, prints each difference and fails if there is one. A fact that is noted
# on one road only was the fault behind five reports.
set -euo pipefail
table=${2:-$(dirname "$(realpath "$0")")/roads.txt}
cd "$1/src/engine/swu"

# words BLOCK PREFIX: the names of the rows of a table of the vocabulary.
words() {
    sed -n "/$1\[\] = {/,/^};/p" language/vocabulary.cpp | grep -oE "$2::[A-Z][A-Za-z]*" | sed 's/.*:://' | awk '!seen[$0]++'
}

# body FILE:FUNCTION: its definition.
body() {
    awk -v name="${1#*:}" '
        !inside && $0 ~ ("(^|[ :*&])" name "\\(") && /^[A-Za-z\[]/ && !/;$/ { inside = 1 }
        inside { print }
        inside && /^}/ { exit }' "${1%%:*}"
}

failed=0
fail() {
    printf '%s\n' "$1"
    failed=1
}

declare -A on=() reasons=() told=()
roads=()
while read -r kind name rest; do
    case $kind in
        road)
            roads+=("$name")
            for function in $rest; do
                text=$(body "$function")
                [ -n "$text" ] || fail "road $name: there is no $function any more"
                for word in $(grep -oE '(trig|Rule)::[A-Z][A-Za-z]*' <<<"$text" || true); do
                    on[$word/$name]=1
                done
            done
            ;;
        reason) reasons[$name]=$rest ;;
        trigger | rule)
            [ "$kind" = trigger ] && word=trig::$name || word=Rule::$name
            told[$word]=1
            read -ra cells <<<"$rest"
            [ ${#cells[@]} = ${#roads[@]} ] || fail "$kind $name: ${#cells[@]} cells for ${#roads[@]} roads"
            for i in "${!cells[@]}"; do
                found=${on[$word/${roads[i]}]:-} cell=${cells[i]}
                if [ "$cell" = + ]; then
                    [ -n "$found" ] || fail "$kind $name: nothing on the road ${roads[i]} knows it"
                elif [ -n "$found" ]; then
                    fail "$kind $name: the road ${roads[i]} knows it, the table says $cell"
                elif [ -z "${reasons[$cell]:-}" ]; then
                    fail "$kind $name: no reason $cell"
                fi
            done
            ;;
    esac
done <"$table"

for word in $(words kTriggers trig | sed 's/^/trig::/') $(words kRules Rule | sed 's/^/Rule::/'); do
    [ -n "${told[$word]:-}" ] || fail "$word: roads.txt does not say on which roads it is fired or read"
    unset "told[$word]"
done
for word in "${!told[@]}"; do
    fail "$word: roads.txt has it, the vocabulary does not"
done
exit $failed
