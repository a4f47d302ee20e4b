#include "e2e/journey.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

/// The program starts regardless of the content of its own files, and it does not lose any of that
/// content.
namespace playmat::e2e {
namespace {

namespace fs = std::filesystem;

enum class Damage { Emptied, Cut, Changed };

std::string damaged(std::string text, Damage how)
{
    if (how == Damage::Emptied)
        return {};
    if (how == Damage::Cut)
        return text.substr(0, text.size() / 2);
    for (std::size_t i = 0; i < text.size(); i += 7)
        text[i] = static_cast<char>(text[i] ^ 0x20);
    return text;
}

/// All files that the program has written for a user who has played and learned, by their paths
/// below the home folder.
std::map<std::string, std::string> filesOf(const Home &home)
{
    std::map<std::string, std::string> files;
    for (const char *folder : {"config", "data", "cache"})
        for (const auto &entry : fs::recursive_directory_iterator(home.file(folder)))
            if (entry.is_regular_file())
                files[fs::relative(entry.path(), home.file(".")).string()]
                    = test::contentOf(entry.path());
    return files;
}

std::map<std::string, std::string> afterAMatch(Screen &screen)
{
    const Home home;
    fs::create_directories(home.file("data/playmat"));
    fs::create_directories(home.file("config/playmat"));
    test::writeFile(home.file("config/playmat/playmat.ini"),
                    "[General]\nprogramPace=0\nlanguage=en\n");
    test::writeFile(home.file("data/playmat/learn.json"),
                    R"({"playmat":"progress","format":1,"lessons":{"swu-01":3}})");
    Program program(screen, home, {"--seed", "120", "--speed", "off"});
    MouseHand hand(program);
    hand.startGame();
    playSetup(program, hand);
    program.quit();
    return filesOf(home);
}

void lay(const Home &home, const std::map<std::string, std::string> &files)
{
    for (const auto &[name, text] : files) {
        fs::create_directories(home.file(name).parent_path());
        test::writeFile(home.file(name), text);
    }
}

bool isKept(const Home &home, const std::string &text)
{
    const std::map<std::string, std::string> now = filesOf(home);
    return text.empty() || std::ranges::any_of(now, [&](const auto &file) {
               return file.second.find(text) != std::string::npos;
           });
}

TEST(Start, WhateverHasBecomeOfItsFilesTheProgramStarts)
{
    Screen screen;
    const std::map<std::string, std::string> whole = afterAMatch(screen);
    EXPECT_EQ(whole.size(), 3U) << "settings, the match and what is learned";
    for (const auto &[name, text] : whole) {
        for (const Damage how : {Damage::Emptied, Damage::Cut, Damage::Changed}) {
            SCOPED_TRACE(name + " " + std::to_string(int(how)));
            std::map<std::string, std::string> files = whole;
            files[name] = damaged(text, how);
            const Home home;
            lay(home, files);
            Program program(screen, home, {});
            program.savePicture("start-" + fs::path(name).stem().string()
                                + std::to_string(int(how)));
            program.quit();
            const bool isSettings
                = name.ends_with(".ini"); // the readable part of the settings is used
            EXPECT_TRUE(isSettings || isKept(home, files[name]));
        }
    }
}

/// A damaged installation can leave an empty starter deck: the program says so and starts.
TEST(Start, AnEmptyStarterDeckIsSaid)
{
    Screen screen;
    Home home;
    const fs::path resources = home.file("resources");
    fs::copy(test::resourceDir(), resources, fs::copy_options::recursive);
    test::writeFile(resources / "decks/swu/sor-luke-skywalker.json", "");
    home.startedBy = {"PLAYMAT_RESOURCES=" + resources.string()};
    Program program(screen, home, {});
    const Dump dump = program.settled();
    EXPECT_TRUE(dump.label("startProblem").starts_with("The starter deck sor-luke-skywalker"))
        << dump.label("startProblem");
    EXPECT_TRUE(dump.enabled("dealButton")) << "another deck is there";
    program.savePicture("empty-starter-deck");
    program.quit();
}

/// Qt trusts every byte of compiled pages that it finds on disk.
TEST(Start, NoCompiledPageIsLookedForOnDisk)
{
    const Home home;
    for (int start = 0; start < 2; ++start)
        EXPECT_EQ(runToEnd(home, "offscreen", {"--self-test"}), 0);
    for (const auto &entry : fs::recursive_directory_iterator(home.file("cache")))
        EXPECT_FALSE(entry.is_regular_file()) << entry.path();
}

} // namespace
} // namespace playmat::e2e
