#!/usr/bin/env bash
# The house rules that can be checked by reading: rules.sh RULE ROOT prints each breach as "file:line: text"
# and fails if there is one; `rules.sh list` names the rules. Each function rule_X is the rule X.
set -euo pipefail
rules_file=$(realpath "$0")

# matches PATTERN GLOB... -- FOLDER...: "file:line: text" for each line that fits, in files with those names.
matches() {
    local pattern=$1 names=() folder
    shift
    while [ "$1" != -- ]; do
        names+=(--include "$1")
        shift
    done
    shift
    for folder in "$@"; do
        [ ! -e "$folder" ] || grep -rnE "${names[@]}" -- "$pattern" "$folder" || true
    done
}

# The engine is plain C++: whoever links it needs no Qt.
rule_engine_has_no_qt() {
    matches '#include [<"]Q|Qt6?::|playmat_qt_library|find_package\(Qt' '*.h' '*.cpp' CMakeLists.txt -- src/engine
}

# words_of_games WORD...: a pattern for those words, in whatever case, alone or as a part of a name.
words_of_games() {
    local word words=''
    for word in "$@"; do
        local capital=${word^}
        words+="|(^|[^A-Za-z])(${word}|${capital}|${word^^})s?([^a-z]|\$)|[a-z]${capital}s?([^a-z]|\$)"
    done
    printf '%s' "${words#|}"
}

# What all games share contains the words of none of them.
rule_core_knows_no_game() {
    matches "$(words_of_games leader arena ink lore quest rune battlefield)" '*.h' '*.cpp' \
        -- src/engine/core src/engine/effects
}

# Lessons are documents: what they say about a game is looked up in the words its kit hands over. (Ink is a colour, too.)
rule_learn_knows_no_game() {
    local words=(swu lorcana riftbound leader arena lore quest rune battlefield attack deploy exhausted initiative mulligan
        regroup resource sentinel shield unit upgrade ground discard)
    matches "$(words_of_games ink "${words[@]}")|SOR_" '*.h' '*.cpp' -- src/learn src/table/learn |
        grep -vE '#include "match/resources\.h"|match::findResources\(\)' || true
    matches "$(words_of_games "${words[@]}")|SOR_" '*.qml' -- qml/learn
    local topics
    topics=$(find qml/learn src/table/learn \( -name '*.qml' -o -name '*.cpp' \) 2>/dev/null | sed -E 's|.*/||; s|\..*||; s|([a-z])([A-Z])|\1_\2|g' |
        tr '[:upper:]' '[:lower:]' | paste -sd '|')
    matches "$(words_of_games "${words[@]}")" table.json -- resources/text/en/phrases | grep -E ":[0-9]+: \"($topics)\\." || true
}

# What a table shows and says comes from observations: a game itself is behind TableSight, whose header alone has the
# words for what it answers, and behind the kit's two doors to it.
rule_words_come_from_what_is_seen() {
    matches 'swu::(Game|SeatedGame|State|Card)\b|swuGame\(|game\(\)\.state|#include "engine/swu/(game|state/state|rules/.*)\.h"' '*.h' '*.cpp' \
        -- src/table/{view,game,layout,interaction,learn} src/table/session/match_history.h src/kit/swu/table |
        grep -vE '^src/kit/swu/table/(table_sight\.h:.*#include|(game_sight|table_game)\.)|^src/kit/swu/table/(seen_by|seen|playback)\..*swu::SeatedGame' || true
}

# What lies where, what a gesture means and what a kit implements: no kit is included there, and no game's thing has a name
# there. (The faces of cards in view/ are still those of one game.)
rule_tables_know_no_game() {
    matches '#include [<"](kit|engine)/(swu|lorcana|riftbound)/' '*.h' '*.cpp' -- src/table/{view,game,layout,interaction}
    matches "$(words_of_games swu lorcana riftbound leader arena initiative sentinel regroup lore quest rune battlefield)" '*.h' '*.cpp' \
        -- src/table/{game,layout,interaction}
}

rule_games_are_strangers() {
    local game others
    for game in swu lorcana riftbound; do
        others=$(printf '%s\n' swu lorcana riftbound | grep -vx "$game" | paste -sd '|')
        matches "#include [<\"](\.\./)*(engine/)?($others)/|playmat_($others)" '*.h' '*.cpp' CMakeLists.txt \
            -- "src/engine/$game"
    done
    matches '#include [<"](\.\./)*(engine/)?(swu|lorcana|riftbound)/' '*.h' '*.cpp' -- src/engine/core src/engine/effects
}

# The folders of an engine are layers: each includes itself and those before it, game.h stands below view.
rule_engine_folders_are_layers() {
    local game folder upper
    for game in swu lorcana riftbound; do
        upper='view/'
        for folder in abilities rules text language state; do
            matches "#include \"engine/$game/($upper|game\\.h)" '*.h' '*.cpp' -- "src/engine/$game/$folder"
            upper+="|$folder/"
        done
    done
}

# Above the engine a game is a kit: its engine is asked by src/kit/<game> alone. What asks it elsewhere until it has moved
# is listed, and nothing is added to that list: whoever moves a file takes it off, for one that no longer asks is a breach.
rule_games_are_kits() {
    local list=tests/lint/outside_the_kits.txt asks
    asks=$(matches '#include [<"]engine/(swu|lorcana|riftbound)/' '*.h' '*.cpp' -- src |
        grep -vE '^src/engine/|^src/kit/([a-z]+)/.*"engine/\1/' || true)
    [ ! -e $list ] || asks=$(printf '%s\n' "$asks" | awk -F: -v list=$list '
        BEGIN { while ((getline file < list) > 0) listed[file] = 1 }
        $1 in listed { asking[$1] = 1; next }
        { print }
        END { for (file in listed) if (!(file in asking)) print list ":1: " file " asks no engine: take it off the list" }')
    printf '%s\n' "$asks" | sed '/./!d'
}

# Above the engines only kits know games: no other file has a game's name, or a word that only one game has, but in comments. The
# faces of cards are painted for the words of printed cards, whatever game they are of. The list says which files may, and
# why; one that has no such word any more is a breach.
rule_only_kits_know_games() {
    local list=tests/lint/words_of_games.txt words
    words=$(words_of_games swu lorcana riftbound leader arena initiative lore quest sentinel regroup battlefield)
    matches "$words" '*.h' '*.cpp' '*.qml' CMakeLists.txt table.json -- src/match src/scenarios src/table src/cli src/bots src/learn src/app qml \
        resources/text/en/phrases |
        { grep -vE '^(src/table/paint|qml/cards)/' || true; } | awk -v words="$words" -v list=$list '
            BEGIN { while ((getline line < list) > 0) if (line !~ /^#/) { sub(/:.*/, "", line); listed[line] = 1 } }
            {
                file = code = $0
                sub(/:.*/, "", file)
                sub(/^[^:]*:[0-9]+:/, "", code)
                gsub(/\/\*[^*]*\*\//, "", code)
                if (file ~ /CMakeLists/) sub(/#.*/, "", code)
                else sub(/(^|[ \t;{}(),])\/\/.*/, "", code)
            }
            code !~ words { next }
            file in listed { used[file] = 1; next }
            { print }
            END { for (file in listed) if (!(file in used)) print list ":1: " file " knows no game: take it off the list" }'
}

# Arrows point down: no file includes what stands above its module in modules.txt, so what every game builds on (a match, a table's
# models) includes no kit.
rule_lower_modules_do_not_include_kits() {
    [ -e tests/lint/modules.txt ] || return 0
    matches '#include "[a-z_]+/' '*.h' '*.cpp' '*.in' -- src | awk -v list=tests/lint/modules.txt '
        BEGIN {
            while ((getline line < list) > 0) {
                if (line ~ /^#/) continue
                ++rank
                for (n = split(line, names, " "); n > 0; --n) module[names[n]] = rank
            }
        }
        # The rank of the longest module that the file is in; 0: of none.
        function rank_of(file) {
            sub(/\.[a-z.]*$/, "", file)
            while (file != "" && !(file in module)) if (!sub(/\/[^\/]*$/, "", file)) file = ""
            return file == "" ? 0 : module[file]
        }
        {
            file = $0
            sub(/:.*/, "", file)
            split($0, parts, "\"")
            from = rank_of(substr(file, 5))
            if (from == 0) print file ":1: is in no module of " list
            else if (rank_of(parts[2]) > from) print
        }'
}

# Every text that a person reads has an id (text/language.h): in the sources there is none.
rule_texts_have_ids() {
    matches '\bqsTr\(|\b(tr|trUtf8)\(|\bQT_TR(ANSLATE)?_N?_?NOOP|Q_DECLARE_TR_FUNCTIONS|\btranslate\("' '*.h' '*.cpp' '*.qml' -- src qml |
        grep -vE '^src/app/options\.cpp:' || true # what --help says has no language yet
}

rule_files_are_short() {
    longer_than 800 \( -name '*.cpp' -o -name '*.h' \)
    longer_than 200 -name '*.qml'
}

# longer_than LINES FIND_TEST...
longer_than() {
    local limit=$1 file lines
    shift
    while IFS= read -r file; do
        lines=$(wc -l <"$file")
        [ "$lines" -le "$limit" ] || echo "$file:$lines: more than $limit lines"
    done < <(find src qml tests -type f \( "$@" \) 2>/dev/null | sort)
}

# A class that every feature adds to is not seen by the length of its files, so this counts its public member functions.
rule_classes_are_small() {
    local here file line count class
    here=$(dirname "$rules_file")
    find src -name '*.h' | sort | xargs -r awk -f "$here/class_sizes.awk" |
        while IFS=': ' read -r file line count class; do
            [ "$count" -le 80 ] || echo "$file:$line: $class has $count public functions, more than 80"
        done
}

# A function that does not fit on a screen is read in pieces, so it is written in pieces. By its braces, which
# clang-format puts at the margin.
rule_functions_are_short() {
    find src tests -name '*.cpp' -o -name '*.h' | sort | xargs -r awk -v most=60 '
        FNR == 1 { start = 0 }
        /^\{$/ { start = FNR }
        /^\}$/ && start { if (FNR - start - 1 > most) print FILENAME ":" start ": " FNR - start - 1 " lines in a function"; start = 0 }'
}

# qml_parts FOLDER...: "file:line: name in Type" for each property that is set and each object that is made there.
qml_parts() {
    { find "$@" -name '*.qml' -print0 2>/dev/null || true; } | sort -z | xargs -0 -r awk '
        FNR == 1 { depth = 0 }
        {
            line = $0
            gsub(/"([^"\\]|\\.)*"/, "", line)
            sub(/\/\/.*/, "", line)
            while (match(line, /[{}]|[A-Za-z_][A-Za-z_0-9.]*[ \t]*:/)) {
                token = substr(line, RSTART, RLENGTH)
                rest = substr(line, RSTART + RLENGTH)
                if (token == "}") {
                    if (depth > 0) --depth
                } else if (token == "{") {
                    before = substr(line, 1, RSTART - 1)
                    type = match(before, /[A-Za-z_.]+[ \t]*$/) ? substr(before, RSTART) : ""
                    sub(/[ \t]+$/, "", type)
                    print FILENAME ":" FNR ": " type " in " inside[depth]
                    inside[++depth] = type
                } else {
                    sub(/[ \t]*:$/, "", token)
                    print FILENAME ":" FNR ": " token " in " inside[depth]
                }
                line = rest
            }
        }'
}

# A Repeater that is a layout's own child crashes Qt 6.4 when its model changes (use after free in the layout).
rule_no_repeater_in_layout() {
    qml_parts qml tests | grep -E ': Repeater in (Row|Column|Grid|Stack)Layout$' || true
}

# A ListView that prepares what is out of view warns when its model empties meanwhile; ItemList does not prepare.
rule_lists_prepare_nothing() {
    qml_parts qml | grep -E ': (ListView|GridView) in ' | grep -vE '^qml/controls/Item(List|Grid)\.qml:' || true
}

# Who sits across is asked of whoever knows how many seats there are: opponentOf(), nextPlayer(), seatAcross().
rule_seats_are_counted() {
    matches '\b1 *- *[(A-Za-z_.>:-]*([sS]eat|[pP]layer|[vV]iewer|[oO]wner|[sS]ide|[nN]ear|[aA]ctive|[iI]nitiative|[cC]ontroller|[wW]ho|[yY]ou|me|[aA]ttacker|[wW]inner)\b' \
        '*.cpp' '*.h' -- src
}

# A page that the window or the start page names by its type is loaded, with all that it names, before the first frame.
rule_start_names_no_page() {
    matches '\b((Table|End|Lesson|Learn|Puzzles|Book|Moment)Page|FileBoxes|(Deck|Matches|Settings)Dialog)\b( *\{|$)|\bas [A-Z]' '*.qml' -- \
        qml/Main.qml qml/pages/StartPage.qml
}

# What comes from outside is shown as it is written: a bare Text takes HTML, and fetches what it names.
rule_words_are_plain() {
    qml_parts qml | grep -E ': ([A-Z][A-Za-z]*\.)?(Text|Label|ToolTip|TextArea|textFormat) in |: text in MarkedText$' |
        grep -vE '^qml/controls/(PlainText|MarkedText)\.qml:|: textFormat in TextEdit$' || true
    matches 'textFormat:.*(Rich|Styled|Auto|Markdown)Text' '*.qml' -- qml | grep -v '^qml/controls/MarkedText\.qml:' || true
}

rule_colours_stand_in_the_theme() {
    matches "[\"']#[0-9A-Fa-f]{3,8}[\"']" '*.qml' -- qml | grep -v '/theme/' || true
}

# A TapHandler hears of presses on whatever lies above it, even a veil or a dialog; PressArea does not.
rule_presses_stop_at_the_first() {
    matches 'TapHandler *\{' '*.qml' -- qml
}

# Playmat talks to nobody: two people at one machine need no network, and nothing they do leaves it. One file names
# Qt's way out, to shut it.
rule_no_network() {
    matches 'QDesktopServices|openUrlExternally|QNetwork|QtNetwork|Qt6::Network|QTcp|QUdp|QLocalS(ocket|erver)|QWebSocket|sys/socket\.h|XMLHttpRequest|WebSocket' \
        '*.h' '*.cpp' '*.qml' CMakeLists.txt -- src qml tests CMakeLists.txt |
        grep -v '^src/table/programs/sealed_engine\.cpp:.*QNetwork' || true
}

# What a terminal gets may have been written by anybody: one place in each program makes it printable.
rule_terminals_get_printable_words() {
    matches 'fmt::print|printf|std::c(out|err)|fputs|\bputs\(' '*.cpp' '*.h' -- src/cli src/app src/match src/table |
        grep -vE '^src/(cli/output|app/messages|app/self_test)\.cpp:' || true
}

# Every test that a table of statements names exists, and every test named after such a statement is in its table.
rule_statements_have_tests() {
    tables_and_tests tests/rules-coverage.md '(Swu(Zones|Play|Setup|Victory|Judge)|(Lorcana|Riftbound)Zones)\.R[0-9]'
    tables_and_tests tests/engine/lorcana/rules-coverage.md 'Lorcana(Rules|Keyword)\.R[0-9]'
    tables_and_tests tests/engine/swu/rulings-coverage.md 'SwuCard\.(SOR|SHD)_[0-9a-z_]+_Rulings?[A-Z]'
}

# tables_and_tests TABLE PATTERN: what TABLE names that is not a test, and the tests like PATTERN that it does not name.
tables_and_tests() {
    local table=$1 named written
    [ -e "$table" ] || return 0
    named=$(grep -oE '`[A-Za-z0-9]+\.[A-Za-z0-9_]+`' "$table" | tr -d '`' | LC_ALL=C sort -u || true)
    written=$(find tests -name '*_test.cpp' -exec cat {} + | tr '\n' ' ' |
        grep -oE '\bTEST(_F|_P)?\( *[A-Za-z0-9]+, *[A-Za-z0-9_]+ *\)' |
        sed -E 's/.*\( *([A-Za-z0-9]+), *([A-Za-z0-9_]+) *\)/\1.\2/' | LC_ALL=C sort -u || true)
    LC_ALL=C comm -23 <(printf '%s\n' "$named") <(printf '%s\n' "$written") | sed "/./!d; s|^|$table: no test |"
    LC_ALL=C comm -13 <(printf '%s\n' "$named") <(printf '%s\n' "$written") |
        { grep -E "^$2" || true; } | sed "s|^|$table: does not list |"
}

# What is built is listed: a stray file is not built by chance, and a missing one is an error.
rule_sources_are_listed() {
    matches 'file\( *GLOB' CMakeLists.txt '*.cmake' -- CMakeLists.txt src qml tests packaging
    unlisted_sources
    unlisted_folders
}

# Each source and page that the nearest CMakeLists.txt above it does not name.
unlisted_sources() {
    local file folder name
    while IFS= read -r file; do
        folder=$(dirname "$file")
        while [ ! -e "$folder/CMakeLists.txt" ] && [ "$folder" != . ]; do
            folder=$(dirname "$folder")
        done
        name=${file#"$folder/"}
        grep -qE "(^|[ (,])${name//./\\.}([ ),>]|\$)" "$folder/CMakeLists.txt" 2>/dev/null ||
            echo "$file:1: named by no list of $folder/CMakeLists.txt"
    done < <(find src qml tests -name "*.cpp" -o -path "qml/*.qml" | sort)
}

# Each folder with a CMakeLists.txt that the list above it does not name.
unlisted_folders() {
    local top folder
    for top in src tests; do
        while IFS= read -r folder; do
            folder=$(dirname "${folder#"$top/"}")
            [ "$folder" = . ] || grep -qE "(^|[ (])$folder([ )]|\$)" "$top/CMakeLists.txt" 2>/dev/null ||
                echo "$top/$folder:1: named by no list of $top/CMakeLists.txt"
        done < <(find "$top" -name CMakeLists.txt | sort)
    done
}

rule_top_level_is_fixed() {
    find . -mindepth 1 -maxdepth 1 ! -name '.*' | sort |
        grep -vxE '\./(CMakeLists\.txt|README\.md|packaging|qml|resources|src|tests|compile_commands\.json)' || true
}

if [ "$1" = list ]; then
    compgen -A function rule_ | sed 's/^rule_//'
    exit
fi
cd "$2"
breaches=$("rule_$1")
[ -z "$breaches" ] || { printf '%s\n' "$breaches"; exit 1; }
