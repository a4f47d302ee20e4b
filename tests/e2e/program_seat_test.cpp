#include "e2e/journey.h"

#include <gtest/gtest.h>

#include <array>
#include <tuple>
#include <utility>

/// A person alone against the program, by mouse and from either seat, to who won: from the first
/// question of a game on, and against those that think for longer from its middle on.
namespace playmat::e2e {
namespace {

constexpr int kActionable = 1; ///< a card's mark

/// The person's side comes first.
constexpr const char *kFromTheBeginning = R"({
    "op": "scenario", "game": "swu", "seed": 3, "phase": "setup",     "players": [
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

std::string positionFor(const char *position, int person, const std::string &level)
{
    match::Json json = match::Json::parse(position);
    json["programs"] = {person == 0 ? "" : level, person == 0 ? level : ""};
    if (person == 1)
        std::swap(json["players"][0], json["players"][1]);
    for (const char *who : {"active", "initiative"})
        if (json.contains(who))
            json[who] = person;
    return json.dump();
}

std::string of(const char *zone, int seat)
{
    return zone + ("." + std::to_string(seat));
}

/// Where the person's cards are played.
struct Known
{
    const char *name;
    const char *arena;
};
constexpr std::array kKnown{Known{"Consular Security Force", "ground"},
                            Known{"Battlefield Marine", "ground"},
                            Known{"Alliance X-Wing", "space"}};

/// The person is asked again, or the game has ended.
Dump untilPersons(Program &program, int person)
{
    return program.waitFor("the person's question, or the end", [person](const Dump &dump) {
        return dump.over()
            || (dump.seat() == person && !dump.playing() && dump.takesInput()
                && dump.state() == "idle" && dump.choice() != "none");
    });
}

bool canBeUsed(const Dump &dump, const Spot &spot)
{
    const match::Json *card = dump.card(spot);
    return card != nullptr && card->at("mark").get<int>() == kActionable;
}

/// Plays whatever it can, attacks with whatever is ready, else passes.
void act(Hand &hand, const Dump &dump, int person)
{
    for (const Known &known : kKnown)
        if (canBeUsed(dump, inHand(person, known.name)))
            return hand.drag(inHand(person, known.name)).onto({of(known.arena, person), {}});
    for (const Known &known : kKnown)
        if (canBeUsed(dump, {of(known.arena, person), known.name}))
            return hand.drag({of(known.arena, person), known.name})
                .onto(atBase(1 - person, "Command Center"));
    hand.pass();
}

/// Puts down two cards at first, then one as long as there are few.
void putDown(Program &program, Hand &hand, const Dump &dump, int person)
{
    const int resources = dump.count(of("resources", person));
    const std::size_t wanted = resources == 0 ? 2 : 1;
    if (resources >= 6 || dump.count(of("hand", person)) == 0)
        return program.clickItem("skipButton");
    std::size_t put = 0;
    for (const Known &known : kKnown) {
        if (put == wanted || !canBeUsed(program.settled(), inHand(person, known.name)))
            continue;
        hand.drag(inHand(person, known.name)).onto({of("resources", person), {}});
        ++put;
    }
    if (wanted > 1)
        hand.done();
}

void answer(Program &program, Hand &hand, const Dump &dump, int person)
{
    if (dump.choice() == "list" || dump.choice() == "mulligan")
        return hand.chooseLine(0); // the first player, a hand that is kept
    if (dump.choice() == "board")
        return putDown(program, hand, dump, person);
    ASSERT_EQ(dump.choice(), "action");
    act(hand, dump, person);
}

/// With the program at that level in the other seat; the answers that the person gave.
int playToTheEnd(const char *position, int person, const std::string &level)
{
    Screen screen;
    const Home home;
    std::filesystem::create_directories(home.file("config/playmat"));
    test::writeFile(home.file("config/playmat/playmat.ini"), "[General]\nprogramPace=0\n");
    Program program(
        screen, home,
        {"--position", home.position(positionFor(position, person, level)), "--speed", "off"});
    MouseHand hand(program);
    int answers = 0;
    for (Dump dump = untilPersons(program, person); !dump.over();
         dump = untilPersons(program, person)) {
        EXPECT_EQ(dump.peeking(), person);
        EXPECT_EQ(dump.card({of("hand", 1 - person), "Death Star Stormtrooper"}), nullptr);
        answer(program, hand, dump, person);
        if (::testing::Test::HasFailure() || ++answers > 200)
            break;
    }
    EXPECT_TRUE(program.settled().over()) << answers << " answers";
    program.waitFor("the end page",
                    [](const Dump &dump) { return dump.item("playAgain").has_value(); });
    program.savePicture("end-against-" + level.substr(0, level.find(':')) + "-from-"
                        + std::to_string(person));
    program.quit();
    return answers;
}

class ProgramSeat : public testing::TestWithParam<int>
{
};

TEST_P(ProgramSeat, AWholeGameIsPlayedFromTheMulliganOn)
{
    EXPECT_GT(playToTheEnd(kFromTheBeginning, GetParam(), "novice"), 20);
}

INSTANTIATE_TEST_SUITE_P(BothSeats, ProgramSeat, testing::Values(0, 1));

class ProgramAt : public testing::TestWithParam<std::tuple<const char *, int>>
{
};

TEST_P(ProgramAt, PlaysAPersonToTheEnd)
{
    const auto [level, person] = GetParam();
    EXPECT_GT(playToTheEnd(kFromTheMiddle, person, level), 3);
}

INSTANTIATE_TEST_SUITE_P(EveryLevel, ProgramAt,
                         testing::Combine(testing::Values("novice", "beginner", "intermediate",
                                                          "advanced", "master", "adaptive:1500"),
                                          testing::Values(0, 1)));

} // namespace
} // namespace playmat::e2e
