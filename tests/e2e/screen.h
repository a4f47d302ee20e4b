#pragma once

#include "e2e/dump.h"
#include "support/child_process.h"

#include <filesystem>
#include <memory>
#include <string>

namespace playmat::e2e {

/// A test cannot go on: what it waited for did not come. Ends the test with its text.
struct Stuck : std::runtime_error
{
    using std::runtime_error::runtime_error;
};

/// A display of its own (Xvfb) with a mouse and a keyboard (xdotool). They are X events, so that
/// the program cannot tell them from those of a person. Fails where the tools are missing.
class Screen
{
public:
    Screen();
    ~Screen();
    Screen(const Screen &) = delete;
    Screen &operator=(const Screen &) = delete;

    [[nodiscard]] const std::string &display() const { return m_display; }

    void move(Point to);
    /// In steps, as a hand moves.
    void glide(Point to);
    void buttonDown();
    void buttonUp();
    void click(Point at);
    void key(const std::string &keys, int times = 1);
    void keyDown(const std::string &key);
    void keyUp(const std::string &key);
    void type(const std::string &text);
    /// Gives the program's window the keyboard: there is no window manager that would.
    void focusWindow(const std::string &title);
    /// Returns when the display has got everything that was sent to it.
    void sync();
    void savePicture(const std::filesystem::path &file);

    /// Keys and buttons that have gone up since the last forget().
    [[nodiscard]] int releases() const { return m_releases; }
    void forget() { m_releases = 0; }

private:
    [[nodiscard]] std::vector<std::string> command(std::vector<std::string> words) const;

    std::string m_display;
    std::unique_ptr<test::ChildProcess> m_server;
    std::unique_ptr<test::ChildProcess> m_tool;
    Point m_pointer;
    int m_releases = 0;
};

/// The file of a program on the PATH; Stuck with what to install if it is missing.
[[nodiscard]] std::string findTool(const std::string &name, const std::string &package);

} // namespace playmat::e2e
