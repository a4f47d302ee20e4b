#!/usr/bin/env bash
# roads.sh finds what it is there for: a word that the table does not have, a road that no longer fires, one that newly
# does, a function that is gone.
set -euo pipefail
here=$(dirname "$(realpath "$0")")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
engine=$folder/src/engine/swu

# finds TEXT SED FILE: with that change the script fails and says the text.
finds() {
    rm -rf "$folder/src"
    mkdir -p "$folder/src/engine"
    cp -r "$root/src/engine/swu" "$engine"
    sed -i -E "$2" "$engine/$3"
    if said=$("$BASH" "$here/roads.sh" "$folder" "$here/roads.txt") || ! grep -qF "$1" <<<"$said"; then
        printf 'not found: %s\n%s\n' "$1" "$said"
        exit 1
    fi
}

root=$(realpath "$1")
finds 'trig::Rescued: roads.txt does not say' 's/^constexpr TriggerWord kTriggers.*/&\n    {"rescued", trig::Rescued, "", P::WhenPlayed},/' \
    language/vocabulary.cpp
finds 'Rule::EntersTwice: roads.txt does not say' 's/^constexpr RuleWord kRules.*/&\n    {"x", Rule::EntersTwice, {}, 0, 0, {}, {}},/' \
    language/vocabulary.cpp
finds 'trigger Unattached: nothing on the road attach knows it' '/trig::Unattached/d' rules/sides.cpp
finds 'rule EntersReady: nothing on the road rescue knows it' 's/Rule::EntersReady/Rule::None/' rules/moving.cpp
finds 'trigger Played: the road rescue knows it' 's/^ +exhaustEntered\(\*this, captive\);/&\n    fireSelf(captive, trig::Played, captive);/' \
    rules/capture.cpp
finds 'road rescue: there is no rules/capture.cpp:rescue any more' 's/Changes::rescue\(/Changes::free(/' rules/capture.cpp
