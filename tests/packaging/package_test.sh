#!/usr/bin/env bash
# What is wrong with a Debian package of Playmat: package_test.sh PACKAGE.deb PROJECT_FOLDER prints each fault and fails
# if there is one. Unpacks the package and installs nothing.
set -uo pipefail

package=$1
root=$2
here=$(mktemp -d)
trap 'rm -rf "$here"' EXIT
faults=0

fault() {
    printf 'package: %s\n' "$*"
    faults=$((faults + 1))
}

# quiet NAME COMMAND...: the command must succeed and say nothing.
quiet() {
    local name=$1 said
    shift
    if ! said=$("$@" 2>&1) || [ -n "$said" ]; then
        fault "$name: $said"
    fi
}

check_with_debians_own_tools() {
    local said
    # appstreamcli, which Debian 13's lintian asks too, is asked below.
    said=$(lintian --allow-root --fail-on none "$package" 2>&1) || fault "lintian: $said"
    said=$(grep -v ': appstream-metadata-validation-failed ' <<<"$said")
    grep -qE '^[EW]: ' <<<"$said" && fault "lintian: $said"
    quiet desktop-file-validate desktop-file-validate "$here"/usr/share/applications/org.playmat.playmat.desktop
    # There is no home page yet, and what Debian 13 calls the developer Debian 12 does not know: one package serves both.
    said=$(appstreamcli validate --pedantic --no-net --no-color \
        "$here"/usr/share/metainfo/org.playmat.playmat.metainfo.xml 2>&1 |
        grep -vE ': (url-homepage-missing|developer-name-tag-deprecated|developer-info-missing)$')
    grep -qE '^[EWIP]: ' <<<"$said" && fault "appstreamcli: $said"
    mkdir -p "$here/mime/packages"
    cp "$here"/usr/share/mime/packages/org.playmat.playmat.xml "$here/mime/packages/"
    XDG_DATA_DIRS="$here" update-mime-database -n "$here/mime" >"$here/mime.txt" 2>&1 || fault "mime: $(cat "$here/mime.txt")"
    for type in application/x-playmat application/x-playmat-deck; do
        grep -q "^50:$type:" "$here/mime/globs2" || fault "no files are of the type $type"
        grep -q "$type;" "$here"/usr/share/applications/org.playmat.playmat.desktop || fault "$type is opened by nobody"
    done
}

check_icons() {
    local size icon
    for size in 16 22 24 32 48 64 128 256 512; do
        icon=$here/usr/share/icons/hicolor/${size}x${size}/apps/org.playmat.playmat.png
        file "$icon" | grep -q "PNG image data, $size x $size," || fault "no icon of ${size} pixels"
    done
    [ -s "$here/usr/share/icons/hicolor/scalable/apps/org.playmat.playmat.svg" ] || fault "no scalable icon"
}

# tests/lint/manuals.sh tests from the sources that they name every option and command.
check_manuals() {
    local program complaints
    for program in playmat playmat-cli; do
        complaints=$(LC_ALL=C.UTF-8 MANROFFSEQ='' man --warnings -E UTF-8 -l -Tutf8 -Z \
            "$here/usr/share/man/man6/$program.6.gz" 2>&1 >/dev/null)
        [ -z "$complaints" ] || fault "$program.6: $complaints"
    done
}

# Whatever others wrote is named with its licence.
check_licences() {
    local copyright=$here/usr/share/doc/playmat/copyright font library
    grep -Eq '@[A-Z_]+@' "$copyright" && fault "copyright: something was left to fill in"
    grep -q '^License: LicenseRef-proprietary$\|^License: [A-Z]' "$copyright" || fault "copyright: no licence of our own"
    while read -r font; do
        awk -v font="resources/fonts/$font" '/^Files: / { pattern = $2; gsub(/\*/, ".*", pattern)
            if (font ~ "^" pattern "$" && pattern != ".*") found = 1 } END { exit !found }' "$copyright" ||
            fault "copyright: nobody's font $font"
    done < <(cd "$root/resources/fonts" && ls -- *.otf *.ttf)
    # These are compiled in; Qt is a library of the system.
    for library in 'nlohmann-json' '{fmt}' 'CLI11'; do
        grep -q "$library" "$copyright" || fault "copyright: $library is not named"
    done
    awk '/^License: / && NF == 2 { if (texts[$2] == "") texts[$2] = 0; name = $2 } /^ / { texts[name] = 1 }
        END { for (name in texts) if (!texts[name]) print "package: copyright: no text of " name }' "$copyright" |
        tee "$here/untold"
    faults=$((faults + $(wc -l <"$here/untold")))
}

check_versions() {
    local version
    version=$(dpkg-deb -f "$package" Version)
    zcat "$here/usr/share/doc/playmat/changelog.gz" | head -1 | grep -qF "($version)" || fault "the changelog is not of $version"
    grep -qF "version=\"$version\"" "$here"/usr/share/metainfo/org.playmat.playmat.metainfo.xml || fault "no release $version"
    local date
    date=$(sed -n 's/^ -- .*>  //p' "$root/packaging/desktop/changelog" | head -1)
    grep -qF "date=\"$(date -d "$date" +%F)\"" "$here"/usr/share/metainfo/org.playmat.playmat.metainfo.xml ||
        fault "changelog and metadata have different dates"
    [ "$(QT_QPA_PLATFORM=offscreen "$here/usr/games/playmat" --version 2>/dev/null)" = "playmat $version" ] ||
        fault "the program is not of $version"
}

dpkg-deb -x "$package" "$here" || exit 1
check_with_debians_own_tools
check_icons
check_manuals
check_licences
check_versions
[ "$faults" -eq 0 ] && echo "package: no fault"
