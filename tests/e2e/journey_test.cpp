#include "e2e/journey.h"
#include "match/journal.h"

#include <gtest/gtest.h>

/// Whole parts of a match by real mouse and key events.
namespace playmat::e2e {
namespace {

using match::JournalText;

JournalText journalOf(const Home &home)
{
    match::Outcome<JournalText> read
        = match::readJournal(home.file("data/playmat/current.playmat"));
    EXPECT_TRUE(read.ok());
    return read.ok() ? read.value() : JournalText();
}

template <typename H>
JournalText play(Screen &screen)
{
    const Home home;
    {
        Program program(screen, home, {"--seed", std::to_string(kJourneySeed), "--speed", "off"});
        H hand(program);
        hand.startGame();
        playSetup(program, hand);
        playFirstRound(program, hand);
        playSecondRound(program, hand);
        playThirdRound(program, hand);
        playFourthRound(program, hand);
        playFifthRound(program, hand);
        EXPECT_EQ(program.settled().steps(), int(journalOf(home).lines.size()));
        program.quit();
    }
    return journalOf(home);
}

/// The header of a match without the time of its beginning and without its sum, which covers that
/// time.
nlohmann::json timeless(nlohmann::json header)
{
    EXPECT_EQ(header.erase("begun"), 1U);
    EXPECT_EQ(header.erase("sum"), 1U);
    return header;
}

TEST(Journey, MouseAndKeyboardPlayTheSameMatch)
{
    Screen screen;
    const JournalText byMouse = play<MouseHand>(screen);
    const JournalText byKeyboard = play<KeyboardHand>(screen);
    EXPECT_GT(byMouse.lines.size(), 40U);
    EXPECT_FALSE(byMouse.torn);
    EXPECT_EQ(timeless(byMouse.header), timeless(byKeyboard.header));
    EXPECT_EQ(byMouse.lines, byKeyboard.lines);
}

} // namespace
} // namespace playmat::e2e
