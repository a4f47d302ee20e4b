#include "e2e/program.h"

#include <chrono>
#include <poll.h>

namespace playmat::e2e {

using test::ChildProcess;
using Clock = std::chrono::steady_clock;

namespace {

constexpr auto kDeadline = std::chrono::seconds(20); ///< for a busy machine; only failures reach it
constexpr int kPollMs = 5;

/// `sh` only turns stderr into a file; it is replaced by the program, so that a signal reaches it.
std::vector<std::string> commandLine(const Home &home, const std::string &platform,
                                     const std::string &display,
                                     const std::vector<std::string> &arguments)
{
    std::vector<std::string> words{findTool("sh", "dash"), "-c",
                                   R"(file=$1; shift; exec env "$@" 2>>"$file")", "sh",
                                   home.file("stderr").string()};
    for (const std::string &variable : home.environment())
        words.push_back(variable);
    words.push_back("DISPLAY=" + display);
    words.push_back("QT_QPA_PLATFORM=" + platform);
    words.insert(words.end(), home.startedBy.begin(), home.startedBy.end());
    words.emplace_back(PLAYMAT_PROGRAM);
    words.insert(words.end(), arguments.begin(), arguments.end());
    return words;
}

} // namespace

std::filesystem::path pictureFolder()
{
    return PLAYMAT_PICTURES;
}

Home::Home()
{
    for (const char *folder : {"config", "data", "cache", "run"})
        std::filesystem::create_directory(file(folder));
    std::filesystem::permissions(file("run"), std::filesystem::perms::owner_all);
}

std::string Home::position(std::string_view json) const
{
    test::writeFile(file("position.json"), std::string(json));
    return file("position.json").string();
}

std::vector<std::string> Home::environment() const
{
    return {"HOME=" + file(".").string(),
            "XDG_CONFIG_HOME=" + file("config").string(),
            "XDG_DATA_HOME=" + file("data").string(),
            "XDG_CACHE_HOME=" + file("cache").string(),
            "XDG_RUNTIME_DIR=" + file("run").string(),
            "ALSA_CONFIG_PATH=/dev/null", // tests make no sound
            "QT_QUICK_BACKEND=software",
            "QT_SCALE_FACTOR=1",
            "QT_FONT_DPI=96",
            "QT_FORCE_STDERR_LOGGING=1",
            "QT_ASSUME_STDERR_HAS_CONSOLE=1",
            "LC_ALL=C.UTF-8"};
}

int runToEnd(const Home &home, const std::string &platform,
             const std::vector<std::string> &arguments, const std::string &display)
{
    ChildProcess program(commandLine(home, platform, display, arguments));
    program.closeIn();
    return program.wait();
}

Program::Program(Screen &screen, const Home &home, const std::vector<std::string> &arguments,
                 const std::string &name)
    : m_screen(screen)
    , m_home(home)
    , m_dumpFile(home.file(name + ".json"))
{
    std::filesystem::remove(m_dumpFile);
    screen.forget();
    std::vector<std::string> all = arguments;
    all.insert(all.end(), {"--dump", m_dumpFile.string(), "--size", "1280x720"});
    m_process = std::make_unique<ChildProcess>(commandLine(home, "xcb", screen.display(), all));
    screen.focusWindow("Playmat");
    waitFor("the window is active", [](const Dump &dump) { return dump.active(); });
}

Program::~Program()
{
    m_process.reset();
    failOnWarnings();
}

void Program::quit()
{
    settled();
    m_screen.key("ctrl+q");
    ends();
}

void Program::ends()
{
    const auto deadline = Clock::now() + kDeadline;
    std::optional<int> status;
    while (!(status = m_process->poll()) && Clock::now() < deadline)
        ::poll(nullptr, 0, kPollMs);
    EXPECT_EQ(status, 0) << "it ends by itself";
}

void Program::kill()
{
    m_process->kill();
}

void Program::failOnWarnings() const
{
    EXPECT_EQ(test::contentOf(m_home.file("stderr")), "") << "nothing is to be said on stderr";
}

void Program::read()
{
    std::string text = test::contentOf(m_dumpFile);
    if (text.empty() || text == m_text)
        return;
    const match::Outcome<match::Json> json = match::parseJson(text);
    if (json.ok())
        m_dump = Dump(json.value());
    m_text = std::move(text);
}

Dump Program::waitFor(const std::string &what, const std::function<bool(const Dump &)> &ready)
{
    const auto deadline = Clock::now() + kDeadline;
    for (;;) {
        read();
        if (m_dump.inputs() >= m_screen.releases() && m_dump.takesInput() && ready(m_dump))
            return m_dump;
        if (Clock::now() > deadline)
            throw Stuck("waited in vain: " + what + "\n" + m_dump.digest()
                        + "\nstderr: " + test::contentOf(m_home.file("stderr")));
        ::poll(nullptr, 0, kPollMs); // the dump is looked at again
    }
}

Dump Program::settled()
{
    return waitFor("everything sent has arrived", [](const Dump &) { return true; });
}

void Program::clickItem(const std::string &name)
{
    const Dump dump = waitFor(name + " can be clicked",
                              [&](const Dump &now) { return now.item(name) && now.enabled(name); });
    m_screen.click(*dump.item(name));
}

void Program::savePicture(const std::string &name)
{
    settled();
    m_screen.savePicture(pictureFolder() / (name + ".png"));
}

} // namespace playmat::e2e
