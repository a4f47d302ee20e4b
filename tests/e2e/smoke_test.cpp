#include "e2e/program.h"

#include <gtest/gtest.h>

/// The program shows itself and ends, and says nothing on stderr about it.
namespace playmat::e2e {
namespace {

std::size_t picturesIn(const std::filesystem::path &folder)
{
    std::size_t pictures = 0;
    for (const auto &entry : std::filesystem::directory_iterator(folder)) {
        EXPECT_EQ(entry.path().extension(), ".png") << entry.path();
        EXPECT_GT(entry.file_size(), 20'000U) << entry.path() << " shows something";
        ++pictures;
    }
    return pictures;
}

TEST(Smoke, SelfTestOffscreen)
{
    const Home home;
    EXPECT_EQ(runToEnd(home, "offscreen", {"--self-test"}), 0);
    EXPECT_EQ(test::contentOf(home.file("stderr")), "");
}

/// Such windows are too small to play in, but the layout must not loop endlessly.
TEST(Smoke, SelfTestInVerySmallWindows)
{
    const Screen screen; // the offscreen platform warns about minimum sizes
    for (const char *size : {"640x480", "300x700", "100x60"}) {
        for (const char *scale : {"1", "2"}) {
            const Home home;
            EXPECT_EQ(runToEnd(home, "xcb", {"--self-test", "--size", size, "--font-scale", scale},
                               screen.display()),
                      0);
            EXPECT_EQ(test::contentOf(home.file("stderr")), "") << size << ' ' << scale;
        }
    }
}

TEST(Smoke, SelfTestOnADisplay)
{
    const Screen screen;
    const Home home;
    EXPECT_EQ(runToEnd(home, "xcb", {"--self-test"}, screen.display()), 0);
    EXPECT_EQ(test::contentOf(home.file("stderr")), "");
}

TEST(Smoke, HelpAndVersionNeedNoDisplay)
{
    for (const char *question : {"--help", "-h", "--version", "-v", "--help-all"}) {
        const Home home;
        EXPECT_EQ(runToEnd(home, "xcb", {question}), 0) << question;
        EXPECT_EQ(test::contentOf(home.file("stderr")), "") << question;
    }
}

TEST(Smoke, WhatIsRefusedReachesTheTerminalWithoutControlCharacters)
{
    const Home home;
    EXPECT_EQ(runToEnd(home, "offscreen", {"--\x1b[2J\u009b"}), 1);
    const std::string said = test::contentOf(home.file("stderr"));
    EXPECT_NE(said.find(R"(\x1b[2J\u{9b})"), std::string::npos) << said;
    EXPECT_EQ(said.find('\x1b'), std::string::npos);
}

/// The program would begin with something else than what was asked for.
TEST(Smoke, NoOptionIsPassedOver)
{
    const std::vector<std::pair<std::vector<std::string>, const char *>> commands{
        {{"--tour", ""}, "--tour: a name is missing"},
        {{"--position", ""}, "--position: a name is missing"},
        {{"--language", ""}, "--language: a name is missing"},
        {{"--seed", "1.5"}, "--seed: 1.5 is not a whole number"},
        {{"--demo", "--tour", "x"}, "choose one of --demo, --tour and --self-test"},
        {{"--self-test", "--board", "x"}, "--board needs --tour"},
        {{"--screenshots", "x"}, "--screenshots needs --demo"},
        {{"--load", "x", "y"}, "only one file can be opened"},
        {{"--position", "x", "y"}, "only one file can be opened"},
    };
    for (const auto &[command, words] : commands) {
        const Home home;
        EXPECT_EQ(runToEnd(home, "offscreen", command), 1) << words;
        const std::string said = test::contentOf(home.file("stderr"));
        EXPECT_NE(said.find(words), std::string::npos) << said;
    }
}

TEST(Smoke, DemonstrationWritesItsPictures)
{
    const Home home;
    const std::filesystem::path folder = home.file("pictures");
    EXPECT_EQ(
        runToEnd(home, "offscreen", {"--demo", "--speed", "off", "--screenshots", folder.string()}),
        0);
    EXPECT_EQ(test::contentOf(home.file("stderr")), "");
    EXPECT_GE(picturesIn(folder), 5U);
}

/// Pictures of something else would pass for those of the position.
TEST(Smoke, APositionThatCannotBeOpenedEndsTheTour)
{
    const Home home;
    const std::string position
        = home.position(R"({"op":"scenario","game":"swu","players":[{"leader":"NOPE"}]})");
    const std::filesystem::path folder = home.file("pictures");
    EXPECT_EQ(runToEnd(home, "offscreen", {"--tour", folder.string(), "--position", position}), 1);
    EXPECT_NE(test::contentOf(home.file("stderr")), "");
    EXPECT_FALSE(std::filesystem::exists(folder / "learn.png"));
}

} // namespace
} // namespace playmat::e2e
