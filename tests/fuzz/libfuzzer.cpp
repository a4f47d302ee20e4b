#include "fuzz/fuzz.h"

#include <sys/time.h>

#include <csignal>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <string_view>
#include <unistd.h>

/// What libFuzzer calls; it has the main function. Its own -timeout counts the seconds of the wall,
/// which pass for everybody on a machine with a lot to do: an input that hangs is found by the
/// processor's time here, as in the driver of the tests.

namespace {

constexpr int kMostCpuSeconds = 2; ///< of one input

[[noreturn]] void tooSlow(int)
{
    constexpr std::string_view text = "ERROR: took longer than 2 seconds of the processor\n";
    (void)!::write(STDERR_FILENO, text.data(), text.size());
    std::abort(); // libFuzzer keeps the input and shows where it was
}

void setClock(int seconds)
{
    const itimerval time{{0, 0}, {seconds, 0}};
    ::setitimer(ITIMER_PROF, &time, nullptr);
}

/// PLAYMAT_WRITE_SEEDS=FOLDER: the documents that this build knows, to begin with.
void writeSeeds(const std::filesystem::path &folder)
{
    std::filesystem::create_directories(folder);
    int number = 0;
    for (const std::string &text : playmat::fuzz::seeds())
        playmat::fuzz::writeFile(folder / ("seed-" + std::to_string(100 + number++)), text);
    std::_Exit(0);
}

} // namespace

extern "C" int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    playmat::fuzz::prepare(*argc, *argv);
    (void)playmat::fuzz::library();
    if (const char *folder = std::getenv("PLAYMAT_WRITE_SEEDS"))
        writeSeeds(folder);
    std::signal(SIGPROF, &tooSlow);
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    setClock(kMostCpuSeconds);
    (void)playmat::fuzz::run({reinterpret_cast<const char *>(data), size});
    setClock(0);
    return 0;
}
