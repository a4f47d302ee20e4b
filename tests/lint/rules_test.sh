#!/usr/bin/env bash
# Each rule of rules.sh passes on a clean tree and finds the faults put in here.
set -euo pipefail

rules=$(cd "$(dirname "$0")" && pwd)/rules.sh
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
mkdir -p "$tree"/src/engine/{core,effects,swu,lorcana} "$tree"/src/table "$tree"/qml/pages "$tree"/tests
wrong=0

# expect_fault RULE FILE TEXT: with that file, and only with it, the rule fails.
expect_fault() {
    local file=$tree/$2
    mkdir -p "${file%/*}"
    printf '%s\n' "$3" >"$file"
    if bash "$rules" "$1" "$tree" >/dev/null; then
        echo "$1 does not find: $3"
        wrong=1
    fi
    rm "$file"
    bash "$rules" "$1" "$tree" || { echo "$1 fails on a clean tree"; wrong=1; }
}

# expect_clean RULE FILE TEXT: that file is not a breach.
expect_clean() {
    local file=$tree/$2
    mkdir -p "${file%/*}"
    printf '%s\n' "$3" >"$file"
    bash "$rules" "$1" "$tree" || { echo "$1 wrongly refuses: $3"; wrong=1; }
    rm "$file"
}

expect_fault engine_has_no_qt src/engine/swu/a.h '#include <QString>'
expect_fault engine_has_no_qt src/engine/swu/CMakeLists.txt 'playmat_library(x SOURCES a.cpp DEPS Qt6::Core)'
expect_clean engine_has_no_qt src/table/a.h '#include <QString>'

expect_fault core_knows_no_game src/engine/core/a.h '// The leader stands here.'
expect_fault core_knows_no_game src/engine/core/a.h 'int leaderCount;'
expect_fault core_knows_no_game src/engine/effects/a.h 'enum class Place { GroundArena };'
expect_fault core_knows_no_game src/engine/effects/a.h 'int kRUNES = RUNES;'
expect_clean core_knows_no_game src/engine/core/a.h 'link the printed words; explore; request; prune; blink'
expect_clean core_knows_no_game src/engine/swu/a.h 'int leaderCount;'

mkdir -p "$tree/src/learn" "$tree/src/kit/swu" "$tree/src/table/learn" "$tree/qml/learn"
expect_fault learn_knows_no_game src/learn/a.cpp 'if (kind == "attack")'
expect_fault learn_knows_no_game src/learn/a.h 'bool isLeader = false;'
expect_fault learn_knows_no_game src/learn/a.cpp '#include "engine/swu/game.h"'
expect_fault learn_knows_no_game src/learn/a.cpp '// Like SOR_095.'
expect_clean learn_knows_no_game src/learn/a.cpp '#include "match/resources.h" // community, background, quarter'
expect_fault learn_knows_no_game src/table/learn/a.cpp 'rectOfArena();'
expect_fault learn_knows_no_game qml/learn/A.qml 'text: name("Drag the unit")'
expect_clean learn_knows_no_game qml/learn/A.qml 'color: Theme.coachInk'
expect_clean learn_knows_no_game src/kit/swu/a.cpp 'if (kind == "attack")'

mkdir -p "$tree"/src/table/{view,game,layout} "$tree"/src/kit/swu/table
expect_fault tables_know_no_game src/table/view/a.h '#include "kit/swu/table/places.h"'
expect_fault tables_know_no_game src/table/game/a.h '#include "engine/lorcana/zones.h"'
expect_fault tables_know_no_game src/table/layout/a.h 'QRect arenaSide(bool near) const;'
expect_fault tables_know_no_game src/table/layout/a.cpp '// Room for the initiative.'
expect_clean tables_know_no_game src/table/layout/a.cpp '#include "table/layout/table_spec.h" // explore'
expect_clean tables_know_no_game src/kit/swu/table/a.cpp 'QRect initiative;'
expect_fault words_come_from_what_is_seen src/kit/swu/table/a.h '    Words(const swu::Game &game);'
expect_fault words_come_from_what_is_seen src/kit/swu/table/a.cpp '#include "engine/swu/game.h"'
expect_fault words_come_from_what_is_seen src/kit/swu/table/port.cpp 'const swu::Card &c = game().state().cards[id];'
expect_fault words_come_from_what_is_seen src/table/game/port_hints.cpp 'm_match->swuGame()->result();'
expect_clean words_come_from_what_is_seen src/kit/swu/table/a.cpp 'void show(const swu::CardView &card, const swu::CardDb &db);'
expect_clean words_come_from_what_is_seen src/kit/swu/table/table_sight.h '#include "engine/swu/game.h"'
expect_clean words_come_from_what_is_seen src/kit/swu/table/game_sight.h 'GameSight(const swu::Game &game);'

expect_fault games_are_strangers src/engine/swu/a.h '#include "engine/lorcana/zones.h"'
expect_fault games_are_strangers src/engine/lorcana/a.h '#include "../swu/zones.h"'
expect_fault games_are_strangers src/engine/core/a.h '#include "engine/swu/state/zones.h"'
expect_clean games_are_strangers src/engine/swu/a.h '#include "engine/swu/state/zones.h"'

expect_fault games_are_kits src/table/a.h '#include "engine/swu/game.h"'
expect_fault games_are_kits src/kit/a.h '#include "engine/swu/game.h"'
expect_fault games_are_kits src/kit/swu/a.h '#include "engine/lorcana/zones.h"'
expect_clean games_are_kits src/kit/swu/a.h '#include "engine/swu/game.h"'
expect_clean games_are_kits src/engine/swu/a.h '#include "engine/swu/game.h"'
expect_clean games_are_kits src/table/a.h '#include "engine/core/decision.h"'
mkdir -p "$tree/tests/lint"
expect_fault games_are_kits tests/lint/outside_the_kits.txt 'src/table/a.h'
printf '%s\n' '#include "engine/swu/game.h"' >"$tree/src/table/old.h"
echo src/table/old.h >"$tree/tests/lint/outside_the_kits.txt"
expect_clean games_are_kits src/table/a.h '#include "engine/core/decision.h"'
expect_fault games_are_kits src/table/a.h '#include "engine/swu/game.h"'
rm "$tree/src/table/old.h" "$tree/tests/lint/outside_the_kits.txt"

mkdir -p "$tree"/src/{match,cli,bots,app} "$tree"/src/table/paint "$tree"/qml/{cards,table}
expect_fault only_kits_know_games src/match/a.cpp 'const swu::Game *game = match.swuGame();'
expect_fault only_kits_know_games src/match/a.h '#include "kit/lorcana/host/hosted.h"'
expect_fault only_kits_know_games src/cli/a.cpp 'return match::findResources() / "cards" / "swu";'
expect_fault only_kits_know_games src/bots/a.h 'int leaderDeployed = 0; // so far'
expect_fault only_kits_know_games src/learn/a.cpp 'if (event == "quest")'
expect_fault only_kits_know_games src/app/a.cpp 'play(riftbound);'
expect_fault only_kits_know_games src/table/a.cpp 'rectOfItem(QStringLiteral("initiativeButton"));'
expect_fault only_kits_know_games src/table/CMakeLists.txt 'playmat_library(x SOURCES a.cpp DEPS playmat_swu_host)'
expect_fault only_kits_know_games qml/table/A.qml 'text: name("Drag it into the arena")'
expect_fault only_kits_know_games qml/table/A.qml 'readonly property int lore: seat.lore'
expect_clean only_kits_know_games src/cli/a.cpp '// As a leader of SWU does: explore, request, folklore.'
expect_clean only_kits_know_games src/cli/a.cpp 'explore(request); /* the arena */ misleading(); // swu'
expect_clean only_kits_know_games src/kit/swu/a.cpp 'const swu::Game *game = match.swuGame();'
expect_clean only_kits_know_games qml/cards/A.qml 'visible: type === "Leader"'
echo 'src/table/old.h: it is old' >"$tree/tests/lint/words_of_games.txt"
printf '%s\n' 'int arena;' >"$tree/src/table/old.h"
expect_clean only_kits_know_games src/table/a.h 'int place;'
expect_fault only_kits_know_games src/table/a.h 'int arena;'
rm "$tree/src/table/old.h" "$tree/tests/lint/words_of_games.txt"
expect_fault only_kits_know_games tests/lint/words_of_games.txt 'src/table/a.h: it is gone'

cat >"$tree/tests/lint/modules.txt" <<'MODULES'
# lowest first
engine/core
match
kit/swu/host
cli/output
kit/swu/headless
cli
table/view
kit/swu/table
table
MODULES
mkdir -p "$tree"/src/kit/swu/{host,headless,table} "$tree"/src/table/{view,session}
expect_fault lower_modules_do_not_include_kits src/match/a.cpp '#include "kit/swu/host/kit.h"'
expect_fault lower_modules_do_not_include_kits src/engine/core/a.h '#include "match/json.h"'
expect_fault lower_modules_do_not_include_kits src/table/view/a.h '#include "kit/swu/table/port.h"'
expect_fault lower_modules_do_not_include_kits src/table/view/a.h '#include "table/session/table_session.h"'
expect_fault lower_modules_do_not_include_kits src/kit/swu/host/a.cpp '#include "kit/swu/table/port.h"'
expect_fault lower_modules_do_not_include_kits src/cli/output.cpp '#include "kit/swu/headless/headless.h"'
expect_fault lower_modules_do_not_include_kits src/app/a.cpp '#include "table/view/a.h"' # a module that is on no line
expect_clean lower_modules_do_not_include_kits src/kit/swu/headless/a.cpp '#include "cli/output.h"'
expect_clean lower_modules_do_not_include_kits src/cli/serve.cpp '#include "kit/swu/headless/headless.h"'
expect_clean lower_modules_do_not_include_kits src/table/session/a.cpp $'#include "kit/swu/table/port.h"\n#include "match/json.h"'
rm "$tree/tests/lint/modules.txt"

mkdir -p "$tree"/resources/text/en/phrases "$tree"/qml/learn "$tree"/src/table/learn
expect_fault only_kits_know_games resources/text/en/phrases/table.json ' "end_page.again": "Take the initiative again"'
expect_clean only_kits_know_games resources/text/en/phrases/swu.json ' "swu_log.took": "%1 takes the initiative"'
echo >"$tree/qml/learn/QuestionCard.qml"
expect_fault learn_knows_no_game resources/text/en/phrases/table.json ' "question_card.drag": "Drag the unit"'
expect_clean learn_knows_no_game resources/text/en/phrases/table.json ' "more_button.more": "%n more units"'
rm "$tree/qml/learn/QuestionCard.qml"

expect_fault texts_have_ids qml/table/A.qml 'text: qsTr("Again")'
expect_fault texts_have_ids src/table/a.cpp 'return tr("Again");'
expect_clean texts_have_ids qml/table/A.qml 'text: qsTrId("end_page.again")'
expect_clean texts_have_ids src/table/a.cpp 'painter.translate(1, 1); str("x"); attr("y");'

expect_fault files_are_short src/engine/swu/a.cpp "$(seq 801)"
expect_clean files_are_short src/engine/swu/a.cpp "$(seq 800)"
expect_fault classes_are_small src/table/a.h "$(printf 'class A\n{\npublic:\n%s\n};' "$(seq -f '    void f%g();' 81)")"
expect_clean classes_are_small src/table/a.h "$(printf 'class A\n{\npublic:\n%s\nprivate:\n    void g();\n};' "$(seq -f '    void f%g();' 80)")"
# large_class ACCESS COUNT: a class with that many functions, and some things that do not count.
large_class() {
    printf 'class Large : public QObject\n{\n    Q_OBJECT\n    QML_UNCREATABLE("")\n    Q_PROPERTY(int a READ a NOTIFY changed)\n'
    printf 'public:\n    std::function<void(int)> done;\n    int number{2};\n%s:\n' "$1"
    seq -f '    [[nodiscard]] int f%g(int x = {}) const { return x; }' "$2"
    printf 'signals:\n    void changed();\n};'
}
expect_fault classes_are_small src/engine/swu/a.h "$(large_class public 81)"
expect_clean classes_are_small src/engine/swu/a.h "$(large_class public 80)"
expect_clean classes_are_small src/engine/swu/a.h "$(large_class private 81)"
expect_fault classes_are_small src/engine/swu/a.h "$(large_class public 79 | sed 's/^    void changed/public:\n    void g(), h/')"
expect_fault functions_are_short src/engine/swu/a.cpp "$(printf '{\n%s\n}' "$(seq 61)")"
expect_clean functions_are_short src/engine/swu/a.cpp "$(printf '{\n%s\n}' "$(seq 60)")"
expect_fault files_are_short qml/A.qml "$(seq 201)"

expect_fault no_repeater_in_layout qml/A.qml 'Item { RowLayout { Repeater { model: 2 } } }'
expect_fault no_repeater_in_layout qml/A.qml $'ColumnLayout {\n    Text {}\n    Repeater {\n    }\n}'
expect_clean no_repeater_in_layout qml/A.qml 'RowLayout { Row { Repeater { model: 2 } } Item {} }'
expect_clean no_repeater_in_layout qml/A.qml $'RowLayout { // {\n    Text { text: "{" } }\nRepeater { }'

expect_fault presses_stop_at_the_first qml/A.qml 'Item { TapHandler { onTapped: root.clicked() } }'
expect_clean presses_stop_at_the_first qml/A.qml 'Item { PressArea { onClicked: root.clicked() } }'

expect_fault lists_prepare_nothing qml/A.qml 'Item { ListView { model: session.log } }'
expect_clean lists_prepare_nothing qml/A.qml $'ItemList {\n    width: ListView.view.width\n}'

expect_fault start_names_no_page qml/Main.qml $'Window {\n    TablePage {\n    }\n}'
expect_fault start_names_no_page qml/Main.qml 'Window { readonly property EndPage loaded: item as EndPage }'
expect_fault start_names_no_page qml/pages/StartPage.qml 'FocusScope { DeckDialog { id: deckDialog } }'
expect_clean start_names_no_page qml/Main.qml 'Window { LazyPage { page: Qt.resolvedUrl("pages/TablePage.qml") } }'

mkdir -p "$tree"/src/engine/lorcana/{state,rules,abilities}
expect_fault engine_folders_are_layers src/engine/lorcana/state/a.h '#include "engine/lorcana/language/ability.h"'
expect_fault engine_folders_are_layers src/engine/lorcana/rules/a.cpp '#include "engine/lorcana/abilities/op_fields.h"'
expect_clean engine_folders_are_layers src/engine/lorcana/abilities/a.cpp '#include "engine/lorcana/rules/machine.h"'

expect_fault seats_are_counted src/engine/swu/a.cpp 'const auto other = static_cast<PlayerId>(1 - player);'
expect_fault seats_are_counted src/table/a.h 'int far() const { return 1 - m_layout.nearSeat; }'
expect_fault seats_are_counted src/kit/swu/a.cpp 'auto &side = position["players"][1 - attacker()];'
expect_fault seats_are_counted src/learn/a.cpp 'return side == You ? PlayerId(1 - m_me) : m_me;'
expect_clean seats_are_counted src/table/a.cpp $'const int far = seatAcross(near);\ndouble rest = 1 - share;'

expect_fault words_are_plain qml/A.qml 'Item { Text { text: session.name } }'
expect_fault words_are_plain qml/A.qml $'Text {\n    text: session.name\n}'
expect_fault words_are_plain qml/A.qml 'Item { component Count: Text { } }'
expect_fault words_are_plain qml/A.qml 'Item { Controls.ToolTip { visible: true } }'
expect_fault words_are_plain qml/A.qml 'PlainText { textFormat: Text.PlainText }'
expect_fault words_are_plain qml/A.qml $'TextEdit {\n    textFormat: TextEdit.RichText }'
expect_fault words_are_plain qml/A.qml $'MarkedText {\n    Item { }\n    text: name\n}'
expect_clean words_are_plain qml/A.qml $'PlainText { elide: Text.ElideRight }\nMarkedText {\n    marked: name\n}'
expect_clean words_are_plain qml/A.qml $'TextEdit { textFormat: TextEdit.PlainText }\nTextInput { text: "Text { }" }'

expect_fault colours_stand_in_the_theme qml/A.qml 'Rectangle { color: "#ff0000" }'
expect_clean colours_stand_in_the_theme qml/theme/Theme.qml 'readonly property color red: "#ff0000"'

expect_fault no_network src/table/a.cpp '#include <QNetworkAccessManager>'
expect_fault no_network qml/A.qml 'let request = new XMLHttpRequest()'
expect_fault no_network qml/A.qml 'Qt.openUrlExternally(session.link)'
mkdir -p "$tree/src/table/programs"
expect_clean no_network src/table/programs/sealed_engine.cpp '#include <QNetworkAccessManager>'
expect_fault no_network src/table/programs/sealed_engine.cpp '#include <QTcpSocket>'
expect_fault no_network src/table/programs/sealed_engine.h '#include <QNetworkAccessManager>'

mkdir -p "$tree/src/cli"
expect_fault terminals_get_printable_words src/cli/a.cpp 'fmt::print(stderr, "{}\n", name);'
expect_fault terminals_get_printable_words src/cli/a.cpp 'std::cerr << name;'
expect_fault terminals_get_printable_words src/cli/a.cpp 'std::fprintf(stderr, "%s", name);'
expect_clean terminals_get_printable_words src/cli/output.cpp 'fmt::print(file, "{}\n", match::printable(line));'
expect_clean terminals_get_printable_words src/cli/a.cpp 'complain(name);'

expect_fault statements_have_tests tests/rules-coverage.md '| 1.1 | zones | `SwuZones.R1_1_Zones` |'
printf '%s\n' '| 1.1 | zones | `SwuZones.R1_1_Zones` |' >"$tree/tests/rules-coverage.md"
expect_clean statements_have_tests tests/a_test.cpp $'TEST_F(SwuZones,\n       R1_1_Zones)'
echo 'nothing yet' >"$tree/tests/rules-coverage.md"
expect_fault statements_have_tests tests/a_test.cpp 'TEST(SwuZones, R1_1_Zones)'
expect_clean statements_have_tests tests/a_test.cpp 'TEST(SwuCombat, R6_3_Damage)'
rm "$tree/tests/rules-coverage.md"

rulings=tests/engine/swu/rulings-coverage.md
row='| SOR_001 Krennic | a ruling | `SwuCard.SOR_001_KrennicHelps` `SwuCard.SOR_001_002_RulingOfTwo` |'
mkdir -p "$tree/tests/engine/swu"
expect_fault statements_have_tests $rulings "$row"
printf '%s\n' "$row" >"$tree/$rulings"
expect_clean statements_have_tests tests/a_test.cpp $'TEST(SwuCard,\n     SOR_001_KrennicHelps)\nTEST(SwuCard, SOR_001_002_RulingOfTwo)'
echo 'nothing yet' >"$tree/$rulings"
expect_fault statements_have_tests tests/a_test.cpp 'TEST(SwuCard, SOR_001_002_RulingOfTwo)'
expect_fault statements_have_tests tests/a_test.cpp 'TEST(SwuCard, SOR_001_RulingsOfKrennic)'
expect_clean statements_have_tests tests/a_test.cpp 'TEST(SwuCard, SOR_001_KrennicHelps)'
rm "$tree/$rulings"

expect_fault sources_are_listed src/table/CMakeLists.txt 'file(GLOB sources CONFIGURE_DEPENDS *.cpp)'
expect_fault sources_are_listed src/CMakeLists.txt 'file( GLOB_RECURSE sources *.cpp)'
expect_fault sources_are_listed src/table/CMakeLists.txt 'set(sources)'
expect_fault sources_are_listed src/table/a.cpp 'int a;'
expect_fault sources_are_listed qml/A.qml 'Item { }'
printf '%s\n' 'playmat_library(x SOURCES aa.cpp swu/b.cpp)' >"$tree/src/CMakeLists.txt"
mkdir "$tree/src/swu"
expect_fault sources_are_listed src/a.cpp 'int a;'
expect_fault sources_are_listed src/b.cpp 'int b;'
expect_clean sources_are_listed src/aa.cpp 'int a;'
expect_clean sources_are_listed src/swu/b.cpp 'int b;'
expect_clean sources_are_listed src/swu/b.h 'int b;'
printf '%s\n' 'playmat_add_subdirectories(table)' >"$tree/src/CMakeLists.txt"
expect_clean sources_are_listed src/table/CMakeLists.txt 'set(sources)'
rm "$tree/src/CMakeLists.txt"

expect_fault top_level_is_fixed notes.txt 'hello'
expect_clean top_level_is_fixed README.md 'hello'
exit $wrong
