// What people try who do not know the rules yet: each mistake is named, with its rule.
#include "lorcana_hands.h"

namespace playmat::lorcana::board::test {
namespace {

using match::Json;

Json laidToRefuse(int me)
{
    const Json mine{{"hand", {"dry", "1-005", "song", "1-012"}},
                    {"inkwell", 2},
                    {"play",
                     {"plain",
                      {{"card", "new"}, {"drying", true}},
                      {{"card", "tired"}, {"exerted", true}},
                      "wild",
                      "place"}}};
    const Json theirs{{"play",
                       {"ready",
                        {{"card", "flies"}, {"exerted", true}},
                        {{"card", "guard"}, {"exerted", true}},
                        {{"card", "meek"}, {"exerted", true}}}}};
    Json out = position(me, mine, theirs);
    const auto add = [&](const char *id, const char *type, int cost, Json keywords, bool inkwell) {
        out["made_up"][id] = {{"type", type},       {"name", std::string("The ") + id},
                              {"cost", cost},       {"strength", 2},
                              {"willpower", 3},     {"lore", 1},
                              {"inkwell", inkwell}, {"keywords", std::move(keywords)}};
    };
    const Json none = Json::array();
    add("dry", "character", 3, none, false);
    add("plain", "character", 3, none, true);
    add("new", "character", 3, none, true);
    add("tired", "character", 3, none, true);
    add("wild", "character", 3, {"reckless"}, true);
    add("ready", "character", 3, none, true);
    add("flies", "character", 3, {"evasive"}, true);
    add("guard", "character", 3, {"bodyguard"}, true);
    add("meek", "character", 3, none, true);
    out["made_up"]["song"]
        = {{"type", "song"}, {"name", "The song"}, {"cost", 5}, {"inkwell", true}};
    out["made_up"]["place"] = {{"type", "location"}, {"name", "The place"}, {"cost", 1},
                               {"willpower", 5},     {"lore", 1},           {"move_cost", 4}};
    return out;
}

struct Mistake
{
    const char *held;
    const char *onto; ///< "-x": of the other player; "@zone": a zone
    const char *says;
    const char *rule;
};

const Mistake kMistakes[] = {
    {"plain", "-ready", "only exerted characters can be challenged", "CR 4.6.4.2"},
    {"plain", "-flies", "Evasive", "CR 8.6.1"},
    {"plain", "-meek", "Bodyguard", "CR 8.3.3"},
    {"new", "-meek", "still drying", "CR 5.1.1.11"},
    {"tired", "-meek", "is exerted", "CR 4.6.4.1"},
    {"plain", "tired", "is yours", "CR 4.6.4.2"},
    {"plain", "place", "4 ink", "CR 4.7.3.4"},
    {"new", "@lore", "still drying", "CR 5.1.1.11"},
    {"tired", "@lore", "is exerted", "CR 4.5.1.3"},
    {"wild", "@lore", "Reckless", "CR 8.7.2"},
    {"dry", "@inkwell", "no inkwell symbol", "CR 4.2.1.1"},
    {"1-005", "@table", "8 ink, and only 2", "CR 4.3.2.4"},
    {"song", "plain", "counts as cost 3; the song needs 5", "CR 5.4.4.2"},
    {"song", "tired", "is exerted", "CR 5.4.4.2"},
    {"1-005", "plain", "cannot be put on top of", "CR 8.10.1"},
    {"dry", "plain", "has no Shift", "CR 8.10.1"},
};

QPointF placeOf(Table &t, const char *onto, int me)
{
    const std::string name(onto);
    if (name == "@lore")
        return t.zone(Place::Lore, me);
    if (name == "@inkwell")
        return t.zone(Place::Inkwell, me);
    if (name == "@table")
        return t.session.stage()->scene().layout().zoneRect({Place::Characters, me}).center();
    const bool other = name[0] == '-';
    return t.middle(t.card(onto + (other ? 1 : 0), other ? 1 - me : me));
}

TEST(LorcanaRefusals, EachMistakeIsNamedWithItsRule)
{
    for (const int me : {0, 1}) {
        for (const Mistake &mistake : kMistakes) {
            Table t;
            t.lay(laidToRefuse(me));
            const int held = t.card(mistake.held, me);
            ASSERT_NE(t.row(held), nullptr) << mistake.held;
            const std::size_t before = t.session.match()->stepsDone();
            t.drag(t.middle(held), placeOf(t, mistake.onto, me));
            EXPECT_EQ(t.session.match()->stepsDone(), before) << mistake.held << mistake.onto;
            EXPECT_TRUE(t.refused().contains(QString::fromUtf8(mistake.says)))
                << mistake.held << " onto " << mistake.onto << ": " << t.refused().toStdString();
            EXPECT_EQ(t.rule().toStdString(), mistake.rule)
                << mistake.held << " onto " << mistake.onto << ": " << t.refused().toStdString();
        }
    }
}

/// A song of cost 4 payable with ink, another one that several characters may sing together, and
/// every kind of card that a song can be dropped onto.
Json laidToSing(int me, bool together)
{
    const Json mine{{"hand", {"song"}},
                    {"inkwell", 6},
                    {"play",
                     {"cheap",
                      "able",
                      {{"card", "new"}, {"drying", true}},
                      {{"card", "tired"}, {"exerted", true}},
                      "1-001",
                      "place"}}};
    Json out = position(me, mine, {{"play", {"theirs"}}});
    const auto add = [&](const char *id, int cost) {
        out["made_up"][id] = {{"type", "character"}, {"name", std::string("The ") + id},
                              {"cost", cost},        {"strength", 2},
                              {"willpower", 3},      {"lore", 1}};
    };
    add("cheap", 3);
    for (const char *id : {"able", "new", "tired", "theirs"})
        add(id, 4);
    out["made_up"]["place"] = {{"type", "location"}, {"name", "The place"}, {"cost", 1},
                               {"willpower", 5},     {"lore", 1},           {"move_cost", 4}};
    out["made_up"]["song"] = {{"type", "song"}, {"name", "The song"}, {"cost", 4}};
    if (together)
        out["made_up"]["song"]["keywords"] = {"sing together 7"};
    return out;
}

struct Singer
{
    const char *id;
    const char *says;
    const char *rule;
};

const Singer kCannotSing[] = {
    {"cheap", "counts as cost 3; the song needs 4", "CR 5.4.4.2"},
    {"new", "is still drying", "CR 5.4.4.2"},
    {"tired", "is exerted", "CR 5.4.4.2"},
    {"1-001", "from singing", "CR 1.2.2"},
};

int readyInk(const Table &t, int player)
{
    int ready = 0;
    for (int i = 0; i < t.state().cardCount; ++i)
        ready += t.at(i).zone == Zone::Inkwell && t.at(i).owner == player
            && !t.at(i).is(status::Exerted);
    return ready;
}

/// CR 5.4.4.2: dropping a song onto a character means that this character sings it.
TEST(LorcanaRefusals, ASongOnACharacterThatCannotSingIsNotPaidWithInk)
{
    for (const int me : {0, 1}) {
        for (const Singer &singer : kCannotSing) {
            for (const bool clicks : {false, true}) {
                Table t;
                t.lay(laidToSing(me, false));
                const int song = t.card("song", me);
                const std::size_t before = t.session.match()->stepsDone();
                const QPointF to = placeOf(t, singer.id, me);
                clicks ? (t.click(t.middle(song)), t.click(to)) : t.drag(t.middle(song), to);
                EXPECT_EQ(t.session.match()->stepsDone(), before) << singer.id;
                EXPECT_EQ(readyInk(t, me), 6) << singer.id;
                if (clicks && t.refused().isEmpty())
                    continue; // the drop meant another card of the player's own
                EXPECT_TRUE(t.refused().contains(QString::fromUtf8(singer.says)))
                    << singer.id << ": " << t.refused().toStdString();
                EXPECT_EQ(t.rule().toStdString(), singer.rule) << singer.id;
            }
        }
    }
}

TEST(LorcanaRefusals, ASongElsewhereIsPaidWithInkAndOnAnAbleCharacterSung)
{
    for (const int me : {0, 1}) {
        for (const char *onto : {"@table", "place", "-theirs", "able"}) {
            Table t;
            t.lay(laidToSing(me, false));
            const int song = t.card("song", me);
            const bool sung = onto == std::string("able");
            const QPointF table = t.zone(Place::Table, 0);
            t.drag(t.middle(song), onto[0] == '@' ? table : placeOf(t, onto, me));
            EXPECT_EQ(t.at(song).zone, Zone::Discard) << onto << t.refused().toStdString();
            EXPECT_EQ(readyInk(t, me), sung ? 6 : 2) << onto;
            EXPECT_EQ(t.at(t.card("able", me)).is(status::Exerted), sung) << onto;
        }
    }
}

/// CR 8.12: a character too cheap to sing alone can sing together with others, so the drop asks how
/// to pay.
TEST(LorcanaRefusals, OneWhoCouldSingTogetherWithOthersIsAskedAboutAndNotRefused)
{
    for (const int me : {0, 1}) {
        Table t;
        t.lay(laidToSing(me, true));
        const std::size_t before = t.session.match()->stepsDone();
        t.drag(t.middle(t.card("song", me)), placeOf(t, "cheap", me));
        EXPECT_EQ(t.hands().state(), TableController::Menu) << t.refused().toStdString();
        t.hands().cancel();
        t.drag(t.middle(t.card("song", me)), placeOf(t, "tired", me));
        EXPECT_TRUE(t.refused().contains(QStringLiteral("is exerted")))
            << t.refused().toStdString();
        EXPECT_EQ(t.session.match()->stepsDone(), before);
    }
}

TEST(LorcanaRefusals, ASecondCardIsNotInked)
{
    Table t;
    Json json = laidToRefuse(0);
    json["players"][0]["inked"] = 1;
    t.lay(json);
    t.drag(t.middle(t.card("1-012", 0)), t.zone(Place::Inkwell, 0));
    EXPECT_EQ(t.refused(), QStringLiteral("No more cards can be inked this turn."));
    EXPECT_EQ(t.rule().toStdString(), "CR 4.2.3");
}

TEST(LorcanaRefusals, ARecklessCharacterKeepsTheTurnFromEnding)
{
    Table t;
    t.lay(laidToRefuse(0));
    EXPECT_FALSE(t.hands().desk()->prompt().canPass);
    t.hands().desk()->pass();
    EXPECT_TRUE(t.refused().contains(QStringLiteral("Reckless"))) << t.refused().toStdString();
    EXPECT_EQ(t.rule(), QStringLiteral("CR 8.7.3"));
}

TEST(LorcanaRefusals, ThingsThatAreNotForAGestureSayWhatIs)
{
    Table t;
    t.lay(laidToRefuse(0));
    t.drag(t.middle(t.card("plain", 0)), t.zone(Place::Deck, 1));
    EXPECT_TRUE(t.refused().contains(QStringLiteral("Players cannot be challenged")))
        << t.refused().toStdString();
    t.drag(t.middle(t.card("1-012", 0)), t.zone(Place::Inkwell, 1));
    EXPECT_TRUE(t.refused().contains(QStringLiteral("Player 2's inkwell")))
        << t.refused().toStdString();
    t.drag(t.middle(t.card("ready", 1)), t.zone(Place::Lore, 1));
    EXPECT_TRUE(t.refused().contains(QStringLiteral("is not yours"))) << t.refused().toStdString();
}

/// The lines of a card that say why it cannot do what it otherwise does.
TEST(LorcanaRefusals, TheMenuSaysWhatACardCannotDoNow)
{
    Table t;
    t.lay(laidToRefuse(0));
    t.hands().menu()->openAt(t.middle(t.card("dry", 0)));
    bool says = false;
    for (const table::OptionRow &line : t.hands().menu()->lines()->rows())
        says = says || (!line.available && line.detail.contains(QStringLiteral("inkwell symbol")));
    EXPECT_TRUE(says);
}

} // namespace
} // namespace playmat::lorcana::board::test
