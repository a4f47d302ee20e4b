#include "e2e/journey.h"

#include <gtest/gtest.h>

#include <array>

/// A person alone against the program, by mouse, to who won: from the first question of a game on,
/// and against those that think for longer from its middle on.
namespace playmat::e2e {
namespace {

constexpr int kActionable = 1; ///< a card's mark

constexpr const char *kFromTheBeginning = R"({
    "op": "scenario", "game": "swu", "seed": 3, "phase": "setup", "programs": ["", "LEVEL"],
    "players": [
        {"name": "Ada", "leader": "SOR_009", "base": "SOR_020", "deck": [
            "SOR_095", "SOR_095", "SOR_095", "SOR_095", "SOR_095", "SOR_095", "SOR_095", "SOR_095",
            "SOR_237", "SOR_237", "SOR_237", "SOR_237", "SOR_237", "SOR_237", "SOR_237", "SOR_237",
            "SOR_046", "SOR_046", "SOR_046", "SOR_046", "SOR_046", "SOR_046", "SOR_046", "SOR_046",
            "SOR_046", "SOR_046", "SOR_046", "SOR_046", "SOR_046", "SOR_046", "SOR_046"]},
        {"name": "Program", "leader": "SOR_010", "base": "SOR_023", "deck": [
            "SOR_128", "SOR_128", "SOR_128", "SOR_128", "SOR_128", "SOR_128", "SOR_128", "SOR_128",
            "SOR_225", "SOR_225", "SOR_225", "SOR_225", "SOR_225", "SOR_225", "SOR_225", "SOR_225",
            "SOR_164", "SOR_164", "SOR_164", "SOR_164", "SOR_164", "SOR_164", "SOR_164", "SOR_164",
            "SOR_247", "SOR_247", "SOR_247", "SOR_247", "SOR_247", "SOR_247"]}
    ]
})";

constexpr const char *kFromTheMiddle = R"({
    "op": "scenario", "game": "swu", "seed": 3, "active": 0, "initiative": 0, "round": 5,
    "programs": ["", "LEVEL"],
    "players": [
        {"name": "Ada", "leader": "SOR_009", "base": {"card": "SOR_020", "damage": 14},
         "resources": 5, "hand": ["SOR_046", "SOR_237"],
         "deck": ["SOR_046", "SOR_095", "SOR_237", "SOR_046", "SOR_095", "SOR_237"],
         "ground": ["SOR_046", "SOR_095"], "space": ["SOR_237"]},
        {"name": "Program", "leader": "SOR_010", "base": {"card": "SOR_023", "damage": 18},
         "resources": 5, "hand": ["SOR_128", "SOR_164"],
         "deck": ["SOR_128", "SOR_225", "SOR_247", "SOR_164", "SOR_128", "SOR_225"],
         "ground": ["SOR_247"], "space": ["SOR_225"]}
    ]
})";

/// Where the person's cards are played.
struct Known
{
    const char *name;
    const char *arena;
};
constexpr std::array kKnown{Known{"Consular Security Force", "ground.0"},
                            Known{"Battlefield Marine", "ground.0"},
                            Known{"Alliance X-Wing", "space.0"}};

/// The person is asked again, or the game has ended.
Dump untilPersons(Program &program)
{
    return program.waitFor("the person's question, or the end", [](const Dump &dump) {
        return dump.over()
            || (dump.seat() == 0 && !dump.playing() && dump.takesInput() && dump.state() == "idle"
                && dump.choice() != "none");
    });
}

bool canBeUsed(const Dump &dump, const Spot &spot)
{
    const match::Json *card = dump.card(spot);
    return card != nullptr && card->at("mark").get<int>() == kActionable;
}

/// Plays whatever it can, attacks with whatever is ready, else passes.
void act(Hand &hand, const Dump &dump)
{
    for (const Known &known : kKnown)
        if (canBeUsed(dump, inHand(0, known.name)))
            return hand.drag(inHand(0, known.name)).onto({known.arena, {}});
    for (const Known &known : kKnown)
        if (canBeUsed(dump, {known.arena, known.name}))
            return hand.drag({known.arena, known.name}).onto(atBase(1, "Command Center"));
    hand.pass();
}

/// Puts down two cards at first, then one as long as there are few.
void putDown(Program &program, Hand &hand, const Dump &dump)
{
    const int resources = dump.count("resources.0");
    const std::size_t wanted = resources == 0 ? 2 : 1;
    if (resources >= 6 || dump.count("hand.0") == 0)
        return program.clickItem("skipButton");
    std::size_t put = 0;
    for (const Known &known : kKnown) {
        if (put == wanted || !canBeUsed(program.settled(), inHand(0, known.name)))
            continue;
        hand.drag(inHand(0, known.name)).onto({"resources.0", {}});
        ++put;
    }
    if (wanted > 1)
        hand.done();
}

void answer(Program &program, Hand &hand, const Dump &dump)
{
    if (dump.choice() == "list" || dump.choice() == "mulligan")
        return hand.chooseLine(0); // the first player, a hand that is kept
    if (dump.choice() == "board")
        return putDown(program, hand, dump);
    ASSERT_EQ(dump.choice(), "action");
    act(hand, dump);
}

/// With the program at that level in the other seat; the answers that the person gave.
int playToTheEnd(std::string position, const std::string &level)
{
    Screen screen;
    const Home home;
    position.replace(position.find("LEVEL"), 5, level);
    test::writeFile(home.file("game.json"), position);
    std::filesystem::create_directories(home.file("config/playmat"));
    test::writeFile(home.file("config/playmat/playmat.ini"), "[General]\nprogramPace=0\n");
    Program program(screen, home,
                    {"--position", home.file("game.json").string(), "--speed", "off"});
    MouseHand hand(program);
    int answers = 0;
    for (Dump dump = untilPersons(program); !dump.over(); dump = untilPersons(program)) {
        EXPECT_EQ(dump.peeking(), 0);
        EXPECT_EQ(dump.card({"hand.1", "Death Star Stormtrooper"}), nullptr);
        answer(program, hand, dump);
        if (::testing::Test::HasFailure() || ++answers > 200)
            break;
    }
    EXPECT_TRUE(program.settled().over()) << answers << " answers";
    program.waitFor("the end page",
                    [](const Dump &dump) { return dump.item("playAgain").has_value(); });
    program.savePicture("end-against-" + level.substr(0, level.find(':')));
    program.quit();
    return answers;
}

TEST(ProgramSeat, AWholeGameIsPlayedFromTheMulliganOn)
{
    EXPECT_GT(playToTheEnd(kFromTheBeginning, "novice"), 20);
}

class ProgramAt : public testing::TestWithParam<const char *>
{
};

TEST_P(ProgramAt, PlaysAPersonToTheEnd)
{
    EXPECT_GT(playToTheEnd(kFromTheMiddle, GetParam()), 3);
}

INSTANTIATE_TEST_SUITE_P(EveryLevel, ProgramAt,
                         testing::Values("novice", "beginner", "intermediate", "advanced", "expert",
                                         "master", "adaptive:1500"));

} // namespace
} // namespace playmat::e2e
