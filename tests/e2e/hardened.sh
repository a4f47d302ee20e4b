#!/usr/bin/env bash
# Programs load libraries from the system's folders only and are linked as Debian links its own: hardened.sh PROGRAM...
set -euo pipefail

# faults PROGRAM: what is wrong with it, one line each.
faults() {
    local header dynamic segments symbols
    header=$(readelf -hW "$1")
    dynamic=$(readelf -dW "$1")
    segments=$(readelf -lW "$1")
    symbols=$(readelf --dyn-syms -W "$1")
    ! grep -qE '\((RPATH|RUNPATH)\)' <<<"$dynamic" || echo "looks for libraries in folders of its own"
    grep -qE 'Type: +DYN' <<<"$header" || echo "is not position-independent"
    grep -qE 'BIND_NOW|Flags:.* NOW' <<<"$dynamic" || echo "binds its functions late (-z now)"
    grep -q GNU_RELRO <<<"$segments" || echo "leaves its tables writable (-z relro)"
    grep -q __stack_chk_fail <<<"$symbols" || echo "does not check its stack (-fstack-protector-strong)"
    grep -qE '__[a-z]+_chk(@|$)' <<<"$symbols" || echo "does not check its buffers (_FORTIFY_SOURCE)"
    grep -qE 'GNU_STACK.* RW ' <<<"$segments" || echo "can execute its stack"
}

# Each fault is found in a program that has it.
find_planted_faults() {
    local flag good=(-O2 -fPIE -pie -fstack-protector-strong -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2
        '-Wl,-z,relro,-z,now,-z,noexecstack')
    printf '%s\n' '#include <cstring>' '#include <cstdio>' \
        'int main(int n, char **words) { char b[9]; strcpy(b, words[n - 1]); return puts(b); }' >"$folder/a.cpp"
    for flag in '' -fno-stack-protector -U_FORTIFY_SOURCE '-Wl,-rpath,:' -no-pie -Wl,-z,lazy -Wl,-z,norelro -Wl,-z,execstack; do
        # shellcheck disable=SC2086
        "${CXX:-c++}" "$folder/a.cpp" -o "$folder/a" "${good[@]}" $flag
        if [ -z "$(faults "$folder/a")" ] && [ -n "$flag" ]; then
            echo "not found: $flag"
        elif [ -n "$(faults "$folder/a")" ] && [ -z "$flag" ]; then
            echo "wrongly found: $(faults "$folder/a")"
        fi
    done
}

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
wrong=$(find_planted_faults)
for program in "$@"; do
    wrong+=$(faults "$program" | sed "s|^|$program: |")
done
[ -z "$wrong" ] || { printf '%s\n' "$wrong"; exit 1; }
