#pragma once

#include "e2e/screen.h"
#include "support/match_fixture.h"

#include <functional>

namespace playmat::e2e {

/// Where the pictures of a run are left.
[[nodiscard]] std::filesystem::path pictureFolder();

/// The user's home for one test, empty at first: settings, the running game, and what is written
/// to stderr. A second program in the same home is the same user coming back.
class Home
{
public:
    Home();

    [[nodiscard]] std::filesystem::path file(std::string_view name) const
    {
        return m_folder / name;
    }
    /// Keeps a position there for `--position`; its path.
    [[nodiscard]] std::string position(std::string_view json) const;
    /// The program is started by these words, such as a tracer's.
    std::vector<std::string> startedBy;

    /// Variables for `env`: this home and nothing else of the machine's user.
    [[nodiscard]] std::vector<std::string> environment() const;

private:
    test::TempFolder m_folder;
};

/// Runs the shipped program to its end without a screen to look at; its exit status. What it says
/// on stderr is in home.file("stderr").
[[nodiscard]] int runToEnd(const Home &home, const std::string &platform,
                           const std::vector<std::string> &arguments,
                           const std::string &display = {});

/// The shipped program with its window on a screen. Everything it does is read from its dump.
class Program
{
public:
    /// `name` tells the dumps of two programs in one home apart.
    Program(Screen &screen, const Home &home, const std::vector<std::string> &arguments,
            const std::string &name = "dump");
    Program(const Program &) = delete;
    Program &operator=(const Program &) = delete;
    /// Ends it, unless quit() has: what a failed test left is killed. Any line on stderr fails.
    ~Program();

    [[nodiscard]] Screen &screen() { return m_screen; }
    /// Ctrl+Q, as a person ends it.
    void quit();
    /// What was done last ends it, without a fault.
    void ends();
    /// SIGKILL: no chance to save anything.
    void kill();

    /// The dump once it has all keys and buttons that were sent, and `ready` holds. Stuck, with
    /// `what` was waited for, after the deadline.
    Dump waitFor(const std::string &what, const std::function<bool(const Dump &)> &ready);
    Dump settled();

    void clickItem(const std::string &name);
    void savePicture(const std::string &name);

private:
    void read();
    void failOnWarnings() const;

    Screen &m_screen;
    const Home &m_home;
    std::filesystem::path m_dumpFile;
    std::unique_ptr<test::ChildProcess> m_process;
    std::string m_text; ///< of the dump as it was read last
    Dump m_dump;
};

} // namespace playmat::e2e
