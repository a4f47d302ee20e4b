#include "e2e/journey.h"
#include "match/journal.h"

#include <gtest/gtest.h>

/// What the program does with files: its own and those it is started with.
namespace playmat::e2e {
namespace {

const std::vector<std::string> kArguments{"--seed", "120", "--speed", "off"};

std::string newMatch(Program &program)
{
    MouseHand hand(program);
    hand.startGame();
    playSetup(program, hand);
    return program.settled().position().dump();
}

std::string goOn(Program &program, const std::string &button)
{
    program.clickItem(button);
    return program.waitFor("the match goes on", [](const Dump &dump) { return dump.running(); })
        .position()
        .dump();
}

TEST(Files, TwoProgramsPlayOnInFilesOfTheirOwn)
{
    const Home home;
    std::string first;
    std::string second;
    {
        Screen here;
        Screen there;
        Program one(here, home, kArguments, "one");
        newMatch(one);
        Program two(there, home, kArguments, "two");
        two.waitFor("what is open elsewhere is said", [](const Dump &dump) {
            return dump.label("left0") == "This match is open in another window.";
        });
        two.savePicture("open-elsewhere");
        second = newMatch(two);
        MouseHand hand(one);
        playFirstRound(one, hand);
        first = one.settled().position().dump();
        one.kill();
        two.kill();
    }
    Screen screen;
    Program three(screen, home, kArguments);
    EXPECT_EQ(goOn(three, "continueButton"), first) << "played last";
    three.clickItem("menuButton");
    three.clickItem("leaveGame");
    three.savePicture("two-to-continue");
    EXPECT_EQ(goOn(three, "left1Continue"), second);
    three.quit();
}

TEST(Files, ASavedMatchIsOpenedByItsNameAndStaysAsItIs)
{
    const Home home;
    match::Match match = test::starterMatch(120);
    test::playOn(match, 12);
    ASSERT_TRUE(match.save(home.file("kept.playmat")).ok());
    const std::string before = test::contentOf(home.file("kept.playmat"));
    Screen screen;
    Program program(screen, home, {home.file("kept.playmat").string()});
    program.waitFor("the match is there",
                    [](const Dump &dump) { return dump.running() && dump.steps() == 12; });
    program.quit();
    EXPECT_EQ(test::contentOf(home.file("kept.playmat")), before);
    EXPECT_FALSE(std::filesystem::exists(home.file("data/playmat/current.playmat")))
        << "whoever only looks leaves no match behind";
}

TEST(Files, ADeckIsOpenedByItsName)
{
    const Home home;
    const std::string *deck = test::library().deck("sor-darth-vader");
    ASSERT_NE(deck, nullptr);
    test::writeFile(home.file("my deck"), *deck);
    Screen screen;
    Program program(screen, home, {"--speed", "off", home.file("my deck").string()});
    MouseHand hand(program);
    hand.startGame();
    program.waitFor("the deck is the first player's", [](const Dump &dump) {
        return dump.id({"base.0", "Darth Vader"}) >= 0;
    });
    program.quit();
}

TEST(Files, ASecondStartGivesItsFileToTheFirstWindow)
{
    const Home home;
    match::Match match = test::starterMatch(120);
    test::playOn(match, 12);
    ASSERT_TRUE(match.save(home.file("kept.playmat")).ok());
    Screen screen;
    Program program(screen, home, kArguments);
    EXPECT_EQ(runToEnd(home, "xcb", {home.file("kept.playmat").string()}, screen.display()), 0);
    program.waitFor("the first window has the match",
                    [](const Dump &dump) { return dump.running() && dump.steps() == 12; });
    EXPECT_EQ(runToEnd(home, "xcb", {home.file("kept.playmat").string()}, screen.display()), 0);
    program.waitFor("it asks",
                    [](const Dump &dump) { return dump.item("acceptFile").has_value(); });
    program.savePicture("asked-by-a-second-start");
    program.clickItem("cancelFile");
    program.waitFor("the match stays", [](const Dump &dump) {
        return dump.running() && !dump.item("acceptFile").has_value();
    });
    program.quit();
}

TEST(Files, AWrongFileIsSaidOnTheStartPage)
{
    const Home home;
    test::writeFile(home.file("holiday.png"), std::string("\x89PNG\0\0", 6));
    Screen screen;
    Program program(screen, home, {"--speed", "off", home.file("holiday.png").string()});
    program.waitFor("it is said", [](const Dump &dump) {
        return dump.label("startProblem")
            == "holiday.png is neither a saved match nor a deck: it is not text.";
    });
    program.savePicture("wrong-file");
    MouseHand(program).startGame();
    program.quit();
}

TEST(Files, WithoutAPlaceToSaveItIsSaidFromTheFirstMoment)
{
    const Home home;
    std::filesystem::remove(home.file("data"));
    test::writeFile(home.file("data"), "a file, not a folder");
    Screen screen;
    Program program(screen, home, kArguments);
    const auto said = [](const char *words) {
        return [words](const Dump &dump) { return dump.label("savingBar").starts_with(words); };
    };
    program.waitFor("it is said", said("Matches cannot be saved."));
    MouseHand(program).startGame(); // further clicks would miss: the bar moves the table down
    program.waitFor("it is said", said("This match is not saved."));
    program.savePicture("not-saved");
    screen.key("ctrl+q");
    program.waitFor("it asks first",
                    [](const Dump &dump) { return dump.item("unsavedLeave").has_value(); });
    program.savePicture("not-saved-asks");
    program.clickItem("unsavedLeave");
    program.ends();
}

} // namespace
} // namespace playmat::e2e
