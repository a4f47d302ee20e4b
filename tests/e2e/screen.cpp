#include "e2e/screen.h"

#include <algorithm>
#include <cstdlib>
#include <sstream>

namespace playmat::e2e {

using test::ChildProcess;

namespace {

constexpr int kGlideSteps = 6;

std::string text(Point point)
{
    return std::to_string(point.x) + ' ' + std::to_string(point.y);
}

} // namespace

std::string findTool(const std::string &name, const std::string &package)
{
    const char *path = std::getenv("PATH");
    std::istringstream folders(path == nullptr ? "/usr/bin:/bin" : path);
    for (std::string folder; std::getline(folders, folder, ':');) {
        const std::filesystem::path file = std::filesystem::path(folder) / name;
        if (::access(file.c_str(), X_OK) == 0)
            return file.string();
    }
    throw Stuck(name + " is missing: apt-get install " + package);
}

Screen::Screen()
{
    // It chooses a free number and says which, once it can be used.
    m_server = std::make_unique<ChildProcess>(
        std::vector<std::string>{findTool("Xvfb", "xvfb"), "-displayfd", "1", "-screen", "0",
                                 "1280x720x24", "-nolisten", "tcp", "-noreset", "-dpi", "96"});
    m_display = ':' + m_server->receive();
    if (m_display == ":")
        throw Stuck("Xvfb does not start");
    m_tool = std::make_unique<ChildProcess>(command({findTool("xdotool", "xdotool"), "-"}));
    sync();
}

Screen::~Screen()
{
    m_tool.reset();
    m_server->terminate(); // so that it takes its lock and its socket away
}

std::vector<std::string> Screen::command(std::vector<std::string> words) const
{
    std::vector<std::string> all{findTool("env", "coreutils"), "DISPLAY=" + m_display};
    all.insert(all.end(), words.begin(), words.end());
    return all;
}

void Screen::move(Point to)
{
    m_pointer = to;
    m_tool->send("mousemove " + text(to));
}

void Screen::glide(Point to)
{
    const Point from = m_pointer;
    for (int step = 1; step <= kGlideSteps; ++step)
        move({from.x + (to.x - from.x) * step / kGlideSteps,
              from.y + (to.y - from.y) * step / kGlideSteps});
}

void Screen::buttonDown()
{
    m_tool->send("mousedown 1");
}

void Screen::buttonUp()
{
    m_tool->send("mouseup 1");
    ++m_releases;
}

void Screen::click(Point at)
{
    glide(at);
    buttonDown();
    buttonUp();
}

void Screen::key(const std::string &keys, int times)
{
    for (int i = 0; i < times; ++i)
        m_tool->send("key " + keys);
    m_releases += times * int(1 + std::count(keys.begin(), keys.end(), '+'));
}

void Screen::keyDown(const std::string &key)
{
    m_tool->send("keydown " + key);
}

void Screen::keyUp(const std::string &key)
{
    m_tool->send("keyup " + key);
    ++m_releases;
}

void Screen::type(const std::string &text)
{
    for (const char c : text)
        key(std::string(1, c));
}

void Screen::focusWindow(const std::string &title)
{
    // By a tool of its own: once it has found a window, it would send events to that window alone,
    // and programs can tell those from a person's.
    ChildProcess tool(command({findTool("xdotool", "xdotool"), "search", "--sync", "--onlyvisible",
                               "--name", title, "windowfocus", "--sync"}));
    EXPECT_EQ(tool.wait(), 0);
}

void Screen::sync()
{
    m_tool->send("getmouselocation");
    if (m_tool->receive().empty())
        throw Stuck("xdotool has ended");
}

void Screen::savePicture(const std::filesystem::path &file)
{
    std::filesystem::create_directories(file.parent_path());
    ChildProcess camera(
        command({findTool("import", "imagemagick"), "-window", "root", file.string()}));
    camera.closeIn();
    EXPECT_EQ(camera.wait(), 0) << file;
    EXPECT_TRUE(std::filesystem::exists(file)) << file;
}

} // namespace playmat::e2e
