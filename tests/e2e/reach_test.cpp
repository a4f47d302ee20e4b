#include "e2e/journey.h"
#include "kit/swu/host/deck_document.h"
#include "match/card_library.h"
#include "support/match_fixture.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <regex>
#include <sstream>

/// What others have written (names, titles of decks) reaches nothing outside: the program is traced
/// while it plays, where there is no network at all, and no name makes it even look for one.
namespace playmat::e2e {
namespace {

using Names = std::array<std::string, 4>; ///< of two players and of two decks

std::array<Names, 5> hostileNames()
{
    return {{
        {"<img src='http://a.b/'>", "<img src=//a.b/c>x",
         R"(<img src="http://198.51.100.7/a.png">)",
         R"(<a href="http://a.b/">x</a><img src="https://a.b/c.svg">)"},
        {"<img src='file:///dev/tty", "<img src=file:/dev/zero>",
         R"(<img src="file:///dev/zero" width=1>)",
         R"(<img src="image://face/space" width=90000 height=90000>)"},
        {"%1 %2 %n %L1 %%", "\u202Ehsilgne\u202C\u2066", "\u200B\u200C\u200D\u2060\uFEFF",
         "%1%2%3 {0} ${x} #{y}"},
        {std::string(10'000, 'x'), "a\nb\r\nc\t\td", std::string(10'000, 'W') + "<b>",
         "\n\n</b><i>\n"},
        {"\x1b]0;x\x07\x1b[31m", "👩‍🚀🏴‍☠️Zoë\u0301\u0301\u0301",
         "\u009b31m\x7f\x01", "'; DROP TABLE x; --&lt;&amp;\\"},
    }};
}

/// As a file of settings writes it.
std::string iniText(const std::string &text)
{
    std::ostringstream out;
    out << '"';
    for (const char c : text) {
        if (c == '"' || c == '\\')
            out << '\\' << c;
        else if (static_cast<unsigned char>(c) < 0x20)
            out << "\\x" << std::hex << int(c) << "\"\""; // nothing after it is taken for a digit
        else
            out << c;
    }
    out << '"';
    return out.str();
}

std::string deckNamed(const std::string &builtIn, const std::string &title)
{
    match::Json deck = match::parseJson(*test::library().deck(builtIn)).value();
    deck["metadata"]["name"] = title;
    return deck.dump();
}

void writeSettings(const Home &home, const Names &names)
{
    std::filesystem::create_directories(home.file("config/playmat"));
    test::writeFile(home.file("config/playmat/playmat.ini"),
                    "[General]\nname0=" + iniText(names[0]) + "\nname1=" + iniText(names[1])
                        + "\ndeck0=" + iniText(deckNamed("luke", names[2]))
                        + "\ndeck1=" + iniText(deckNamed("vader", names[3])) + '\n');
}

/// Without any network where the system lets us; what is asked of the system is written down.
std::vector<std::string> tracer(const Home &home)
{
    std::vector<std::string> words;
    test::ChildProcess trial({findTool("unshare", "util-linux"), "-rn", "true"});
    if (trial.wait() == 0)
        words = {findTool("unshare", "util-linux"), "-rn"};
    else
        std::puts("This system permits no namespaces: traced, but with the network there.");
    for (const std::string &word :
         {findTool("strace", "strace"), std::string("-f"), std::string("-qq"),
          std::string("--seccomp-bpf"), std::string("-o"), home.file("trace").string(),
          std::string("-e"), std::string("trace=socket,connect,bind,listen,sendto")})
        words.push_back(word);
    return words;
}

/// Calls that are of no connection with the display or with the session's bus.
std::string strangeCalls(const std::string &trace)
{
    static const std::regex kOurs(
        R"(socket\(AF_UNIX,|sa_family=AF_UNIX, sun_path=@?"(/tmp/\.X11-unix/|[^"]*/bus"|/tmp/dbus-)|sendto\(\d+, .*, NULL, 0\)|\+\+\+ |--- |resumed>)");
    std::istringstream lines(trace);
    std::string strange;
    for (std::string line; std::getline(lines, line);)
        if (!std::regex_search(line, kOurs))
            strange += line + '\n';
    return strange;
}

void expectOnlyTheDisplay(const Home &home)
{
    const std::string trace = test::contentOf(home.file("trace"));
    EXPECT_NE(trace.find("/tmp/.X11-unix/"), std::string::npos) << "the trace saw the display";
    EXPECT_EQ(strangeCalls(trace), "");
}

TEST(Reach, AWholeMatchOfHostileNamesTalksToTheDisplayOnly)
{
    Screen screen;
    const Names names = hostileNames().front();
    Home home;
    writeSettings(home, names);
    home.startedBy = tracer(home);
    {
        Program program(screen, home, {"--seed", std::to_string(kJourneySeed), "--speed", "off"});
        MouseHand hand(program);
        program.savePicture("hostile-start-0");
        hand.startGame();
        playSetup(program, hand);
        playFirstRound(program, hand);
        program.savePicture("hostile-table-0");
        playSecondRound(program, hand);
        playThirdRound(program, hand);
        playFourthRound(program, hand);
        playFifthRound(program, hand);
        program.quit();
    }
    expectOnlyTheDisplay(home);
}

TEST(Reach, NoNameIsMoreThanWords)
{
    Screen screen;
    const auto all = hostileNames();
    for (std::size_t i = 1; i < all.size(); ++i) {
        Home home;
        writeSettings(home, all[i]);
        home.startedBy = tracer(home);
        {
            Program program(screen, home,
                            {"--seed", std::to_string(kJourneySeed), "--speed", "off"});
            MouseHand hand(program);
            program.savePicture("hostile-start-" + std::to_string(i));
            hand.startGame();
            playSetup(program, hand);
            program.savePicture("hostile-table-" + std::to_string(i));
            program.quit();
        }
        expectOnlyTheDisplay(home);
        Program again(screen, home, {"--speed", "off"}); // the names stand in the journal too
        again.waitFor("the match can be gone on with",
                      [](const Dump &dump) { return dump.item("continueButton").has_value(); });
        again.savePicture("hostile-continue-" + std::to_string(i));
        again.quit();
    }
}

TEST(Reach, ATraceThatNamesAnotherConnectionIsFound)
{
    EXPECT_EQ(
        strangeCalls("7 socket(AF_UNIX, SOCK_STREAM|SOCK_CLOEXEC, 0) = 3\n"
                     "7 connect(3, {sa_family=AF_UNIX, sun_path=@\"/tmp/.X11-unix/X1\"}, 20) = 0\n"
                     "7 +++ exited with 0 +++\n"),
        "");
    for (const char *line :
         {"7 socket(AF_INET, SOCK_STREAM, IPPROTO_TCP) = 9\n",
          "7 socket(AF_NETLINK, SOCK_RAW, 0) = 9\n",
          "7 connect(9, {sa_family=AF_INET, sin_port=htons(80)}, 16) = -1\n",
          "7 connect(9, {sa_family=AF_UNIX, sun_path=\"/run/other\"}, 110) = 0\n",
          "7 sendto(9, \"x\", 1, 0, {sa_family=AF_INET, sin_port=htons(53)}, 16) = 1\n"})
        EXPECT_EQ(strangeCalls(line), line);
}

} // namespace
} // namespace playmat::e2e
