// Each gesture of Lorcana's table by drag, click, key and menu, from both seats: always the same
// position.
#include "lorcana_hands.h"

#include <set>

namespace playmat::lorcana::board::test {
namespace {

using match::Json;
using table::ZoneKey;

/// One gesture: what is held, what it is dropped on, what it means.
struct Deed
{
    const char *name;
    OptionKind kind;
    const char *held;
    const char *target = nullptr; ///< "-" in front of it: the other player's
    int zone = -1;
};

Json mine()
{
    return {{"hand", {"1-013", "1-005", "1-025", "1-012"}},
            {"inkwell", 8},
            {"lore", 3},
            {"play",
             {"1-006",
              {{"card", "1-003"}, {"exerted", false}},
              "1-008",
              "place",
              {{"card", "1-019"}, {"damage", 1}}}}};
}

Json theirs()
{
    return {{"play", {{{"card", "1-010"}, {"exerted", true}}, "lair", "1-017"}}, {"inkwell", 2}};
}

Json laid(int me)
{
    Json out = position(me, mine(), theirs());
    out["made_up"]["place"]
        = {{"type", "location"}, {"name", "Quiet Place"}, {"cost", 2}, {"willpower", 5},
           {"lore", 1},          {"move_cost", 1}};
    out["made_up"]["lair"] = {{"type", "location"}, {"name", "Loud Lair"}, {"cost", 2},
                              {"willpower", 6},     {"lore", 1},           {"move_cost", 2}};
    return out;
}

const Deed kDeeds[] = {
    {"ink", OptionKind::Ink, "1-013", nullptr, Place::Inkwell},
    {"play", OptionKind::Play, "1-012", nullptr, Place::Table},
    {"shift", OptionKind::Play, "1-005", "1-006"},
    {"sing", OptionKind::Play, "1-025", "1-019"},
    {"quest", OptionKind::Quest, "1-006", nullptr, Place::Lore},
    {"challenge", OptionKind::Challenge, "1-006", "-1-010"},
    {"challenge a location", OptionKind::Challenge, "1-006", "-lair"},
    {"move", OptionKind::Move, "1-006", "place"},
};

void doIt(Table &t, const Deed &deed, By by, int me)
{
    const int held = t.card(deed.held, me);
    const bool other = deed.target != nullptr && deed.target[0] == '-';
    const int target
        = deed.target == nullptr ? -1 : t.card(deed.target + (other ? 1 : 0), other ? 1 - me : me);
    const int option = t.option(deed.kind, held, target);
    ASSERT_GE(option, 0) << deed.name;
    ASSERT_NE(t.row(held), nullptr) << deed.name;
    const std::size_t before = t.session.match()->stepsDone();
    const ZoneKey zone = deed.zone == Place::Table ? ZoneKey{Place::Table} : ZoneKey{deed.zone, me};
    t.carry(by, held, target, zone, option);
    if (t.hands().state() == TableController::Menu) // two ways of the same drop
        t.chooseLine(option);
    EXPECT_EQ(t.session.match()->stepsDone(), before + 1)
        << deed.name << " by " << int(by) << ": " << t.refused().toStdString();
}

TEST(LorcanaGestures, EveryWayEndsInTheSamePositionFromBothSeats)
{
    for (const int me : {0, 1}) {
        for (const Deed &deed : kDeeds) {
            std::set<std::uint64_t> hashes;
            for (const By by : kWays) {
                Table t;
                t.lay(laid(me));
                const std::uint64_t before = t.hash();
                doIt(t, deed, by, me);
                EXPECT_NE(t.hash(), before) << deed.name;
                EXPECT_TRUE(t.session.stage()->showsFreshObservation()) << deed.name;
                EXPECT_GT(t.session.log()->rowCount(), 0) << deed.name;
                hashes.insert(t.hash());
            }
            EXPECT_EQ(hashes.size(), 1U) << deed.name;
        }
    }
}

/// A place of a sentence may be somebody's name.
TEST(LorcanaGestures, ANameIsNoPlaceForANumber)
{
    for (const int me : {0, 1}) {
        Table t;
        Json position = laid(me);
        for (Json &player : position["players"])
            player["name"] = "%2";
        t.lay(position);
        doIt(t, kDeeds[4], By::Drag, me); // a quest
        std::string log;
        for (const table::LogRow &row : t.session.log()->rows())
            log += row.plain.toStdString() + '\n';
        EXPECT_NE(log.find("lore, %2 has "), std::string::npos) << log;
    }
}

TEST(LorcanaGestures, AbilitiesAndTheEndOfTheTurnHaveLinesAndButtons)
{
    for (const int me : {0, 1}) {
        Table t;
        t.lay(laid(me));
        const int singer = t.card("1-003", me);
        const int option = t.option(OptionKind::Ability, singer);
        ASSERT_GE(option, 0);
        t.click(t.middle(singer));
        ASSERT_EQ(t.hands().state(), TableController::Menu);
        t.chooseLine(option);
        EXPECT_TRUE(t.at(singer).is(status::Exerted));
        Table end;
        end.lay(laid(me));
        EXPECT_EQ(end.hands().desk()->prompt().passLabel, QStringLiteral("End turn"));
        EXPECT_TRUE(
            end.hands().desk()->prompt().passNote.contains(QStringLiteral("characters can quest")))
            << end.hands().desk()->prompt().passNote.toStdString();
        EXPECT_TRUE(
            end.hands().desk()->prompt().passNote.contains(QStringLiteral("8 ink unspent")));
        end.hands().desk()->pass();
        EXPECT_EQ(end.state().active, 1 - me);
    }
}

TEST(LorcanaGestures, TheEndOfTheTurnCountsInWordsWhatIsLeftToDo)
{
    const auto note = [](const Json &play) {
        Table t;
        t.lay(position(0, {{"inkwell", 1}, {"play", play}}, Json::object()));
        return t.hands().desk()->prompt().passNote;
    };
    EXPECT_EQ(note(Json::array({"1-006"})), QStringLiteral("1 character can quest, 1 ink unspent"));
    EXPECT_EQ(note(Json::array({"1-006", "1-012"})),
              QStringLiteral("2 characters can quest, 1 ink unspent"));
}

TEST(LorcanaGestures, EveryChosenCardSaysWhatWouldBecomeOfIt)
{
    struct Said
    {
        const char *action;
        const char *ofMine; ///< HeiHei with a damage of 1
        const char *ofTheirs; ///< the same without damage
    };
    const Said all[] = {
        {"1-026", "−2 strength", "−2 strength"},
        {"1-028", "up to 1 damage removed", "changes nothing"},
        {"1-062", "returns to hand", "returns to hand"},
        {"1-129", "gains Rush", "gains Rush"},
        {"1-197", "2 damage, banished", "2 damage, banished"},
    };
    for (const int me : {0, 1}) {
        for (const Said &said : all) {
            Table t;
            Json json = position(me,
                                 {{"hand", {said.action}},
                                  {"inkwell", 8},
                                  {"play", {{{"card", "1-007"}, {"damage", 1}}}}},
                                 {{"play", {"1-007"}}});
            t.lay(json);
            const int action = t.card(said.action, me);
            t.carry(By::Drag, action, -1, ZoneKey{Place::Table},
                    t.option(OptionKind::Play, action));
            const auto words = [&](int player) {
                return t.hands().marks().hintOf(*t.row(t.card("1-007", player))).words;
            };
            EXPECT_NE(t.hands().desk()->prompt().text + u'.',
                      t.hands().desk()->prompt().sourceText);
            EXPECT_EQ(words(me), QString::fromUtf8(said.ofMine)) << said.action;
            EXPECT_EQ(words(1 - me), QString::fromUtf8(said.ofTheirs)) << said.action;
        }
    }
}

TEST(LorcanaGestures, WhatIsHeldSaysWhatItComesTo)
{
    Table t;
    t.lay(laid(0));
    const int hades = t.card("1-006", 0);
    const int enemy = t.card("1-010", 1);
    EXPECT_TRUE(t.session.stage()->board().phaseText.contains(QStringLiteral("Player 1")));
    const QPointF from = t.middle(hades);
    t.hands().pointer()->press(from);
    t.hands().pointer()->move((from + t.middle(enemy)) / 2);
    t.hands().pointer()->move(t.middle(enemy));
    EXPECT_TRUE(t.hands().aim()->held().legal);
    EXPECT_FALSE(t.hands().aim()->held().outcome.isEmpty());
    EXPECT_TRUE(t.hands().aim()->held().chip.contains(QStringLiteral("lore")))
        << t.hands().aim()->held().chip.toStdString();
    t.hands().cancel();
    t.hands().menu()->openAt(t.middle(hades));
    bool quests = false;
    for (const table::OptionRow &line : t.hands().menu()->lines()->rows())
        quests = quests || line.detail.contains(QStringLiteral("of 20"));
    EXPECT_TRUE(quests);
}

/// Those who sing together are chosen where they stand, and what they come to is counted (8.12).
TEST(LorcanaGestures, WhatThoseWhoSingTogetherComeToIsCounted)
{
    for (const int me : {0, 1}) {
        Json laid = position(me,
                             {{"hand", Json::array({"choir"})},
                              {"inkwell", 1},
                              {"play", {"1-006", "1-012", "1-013"}}},
                             Json::object());
        laid["made_up"]["choir"] = {{"type", "song"},
                                    {"name", "Choir"},
                                    {"cost", 7},
                                    {"keywords", Json::array({"sing together 7"})}};
        Table t;
        t.lay(laid);
        const int song = t.card("choir", me);
        t.hands().menu()->openAt(t.middle(song));
        const auto lines = t.hands().menu()->lines()->rows();
        const auto together = std::ranges::find_if(lines, [](const table::OptionRow &line) {
            return line.available
                && (line.label + line.detail).contains(QStringLiteral("together"));
        });
        ASSERT_NE(together, lines.end());
        t.hands().menu()->choose(int(together - lines.begin()));
        ASSERT_EQ(Prompt(t.decision().prompt), Prompt::Singers);
        EXPECT_EQ(t.hands().desk()->prompt().counter, QStringLiteral("0 of 7"));
        const char *const singers[] = {"1-006", "1-012"};
        int sum = 0;
        for (const char *singer : singers) {
            const int card = t.card(singer, me);
            sum += t.seated().db().def(t.at(card).def).cost;
            t.hands().pointer()->activate(card);
            EXPECT_EQ(t.hands().desk()->prompt().counter, QStringLiteral("%1 of 7").arg(sum));
        }
        t.hands().desk()->done();
        EXPECT_EQ(t.decision().kind, core::DecisionKind::Action) << t.refused().toStdString();
        EXPECT_EQ(t.at(song).zone, Zone::Discard);
    }
}

TEST(LorcanaGestures, TheHandIsAlteredByChoosingCardsInIt)
{
    Table t(Seating::Peek);
    ASSERT_TRUE(t.begin());
    const int first = t.decision().player;
    ASSERT_EQ(t.decision().kind, core::DecisionKind::Mulligan);
    EXPECT_TRUE(t.hands().desk()->prompt().isPrivate);
    t.session.seats()->peekToggle(first);
    const auto hand = t.session.stage()->zone(QStringLiteral("hand.%1").arg(first))->viewIds();
    ASSERT_EQ(hand.size(), 7);
    t.hands().pointer()->activate(hand[1]);
    t.hands().pointer()->activate(hand[4]);
    t.hands().desk()->done();
    EXPECT_EQ(t.at(hand[1]).zone, Zone::Deck);
    EXPECT_EQ(t.decision().player, 1 - first);
    t.hands().desk()->skip();
    EXPECT_EQ(t.decision().kind, core::DecisionKind::Action);
    EXPECT_EQ(t.session.stage()->board().round, 1);
}

} // namespace
} // namespace playmat::lorcana::board::test
