#include "e2e/journey.h"

#include <gtest/gtest.h>

/// A person alone against the program, near the end of a game: by mouse, to who won.
namespace playmat::e2e {
namespace {

constexpr const char *kNearTheEnd = R"({
    "op": "scenario", "game": "swu", "seed": 3, "active": 0, "initiative": 0, "round": 6,
    "programs": ["", "novice"],
    "players": [
        {"name": "Ada", "leader": "SOR_005", "base": {"card": "SOR_029", "damage": 10},
         "resources": 6, "hand": ["SOR_046"], "deck": ["SOR_046", "SOR_046", "SOR_046", "SOR_046"],
         "ground": ["SOR_046", "SOR_095"], "space": ["SOR_237"]},
        {"name": "Program", "leader": "SOR_010", "base": {"card": "SOR_023", "damage": 22},
         "resources": 5, "hand": ["SOR_128", "SOR_225"],
         "deck": ["SOR_128", "SOR_128", "SOR_128", "SOR_128"], "ground": ["SOR_128"]}
    ]
})";

/// The person is asked again, or the game has ended.
Dump untilPersons(Program &program)
{
    return program.waitFor("the person's question, or the end", [](const Dump &dump) {
        return dump.over()
            || (dump.seat() == 0 && !dump.playing() && dump.takesInput() && dump.state() == "idle"
                && dump.choice() != "none");
    });
}

/// Attacks with whatever is ready, else passes; puts down no resource.
void answer(Program &program, Hand &hand, const Dump &dump)
{
    for (const char *zone : {"ground.0", "space.0"}) {
        for (const char *name :
             {"Consular Security Force", "Battlefield Marine", "Alliance X-Wing"}) {
            const match::Json *card = dump.card({zone, name});
            if (dump.choice() != "action" || card == nullptr || card->at("exhausted").get<bool>())
                continue;
            hand.drag({zone, name}).onto(atBase(1, "Command Center"));
            return;
        }
    }
    if (dump.choice() == "action")
        return hand.pass();
    program.clickItem("skipButton");
}

TEST(ProgramSeat, AGameAgainstTheProgramIsPlayedToItsEnd)
{
    Screen screen;
    const Home home;
    test::writeFile(home.file("near-the-end.json"), kNearTheEnd);
    std::filesystem::create_directories(home.file("config/playmat"));
    test::writeFile(home.file("config/playmat/playmat.ini"), "[General]\nprogramPace=1\n");
    Program program(screen, home,
                    {"--position", home.file("near-the-end.json").string(), "--speed", "fast"});
    MouseHand hand(program);
    for (int i = 0; i < 20; ++i) {
        const Dump dump = untilPersons(program);
        if (dump.over())
            break;
        EXPECT_EQ(dump.peeking(), 0);
        EXPECT_EQ(dump.card({"hand.1", "Death Star Stormtrooper"}), nullptr);
        answer(program, hand, dump);
    }
    EXPECT_TRUE(program.waitFor("the end", [](const Dump &dump) { return dump.over(); }).over());
    program.waitFor("the end page",
                    [](const Dump &dump) { return dump.item("playAgain").has_value(); });
    program.savePicture("end-against-the-program");
    program.quit();
}

} // namespace
} // namespace playmat::e2e
