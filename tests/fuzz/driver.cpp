#include "fuzz/fuzz.h"
#include "fuzz/mutator.h"

#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <functional>
#include <unistd.h>

/// Feeds a target its corpus and what the mutator makes of it. The inputs run in a child,
/// so that whatever becomes of one, it is kept and reported:
///
///     fuzz_serve corpus/serve                      # every document once, as it is
///     fuzz_serve --seconds 30 corpus/serve         # and then broken ones, the same in every run
///     fuzz_serve --seconds 30 --from 5000 …        # another series of them
///     fuzz_serve --write-seeds FOLDER              # the documents that this build knows
///     fuzz_serve FINDING                           # once more what went wrong
namespace playmat::fuzz {

namespace {

namespace fs = std::filesystem;

constexpr int kMostCpuSeconds = 2; ///< of one input
constexpr int kMostSeconds = 30; ///< of one that waits for something
constexpr long kMostKilobytes = 512L << 10U;
constexpr std::size_t kRoom = 4U << 20U;
constexpr int kTooSlow = 70;
constexpr int kTooLarge = 71;

struct Options
{
    double seconds = 0;
    std::uint64_t from = 1;
    fs::path seeds;
    fs::path findings = "/tmp";
    std::vector<fs::path> files;
};

/// What child and parent both see.
struct Shared
{
    std::uint64_t trials;
    std::uint64_t taken;
    std::uint64_t slowestMicroseconds;
    long kilobytes;
    std::size_t size;
    char input[kRoom];
};
Shared *shared = nullptr;

[[noreturn]] void tooSlow(int)
{
    ::_exit(kTooSlow);
}

/// Both clocks run out, or stand still with 0.
void setClocks(int cpuSeconds, int seconds)
{
    const itimerval cpu{{0, 0}, {cpuSeconds, 0}};
    const itimerval wall{{0, 0}, {seconds, 0}};
    ::setitimer(ITIMER_PROF, &cpu, nullptr);
    ::setitimer(ITIMER_REAL, &wall, nullptr);
}

void runOne(std::string_view input)
{
    shared->size = std::min(input.size(), kRoom);
    std::memcpy(shared->input, input.data(), shared->size);
    const auto begin = std::chrono::steady_clock::now();
    setClocks(kMostCpuSeconds, kMostSeconds);
    const Verdict verdict = run(input);
    setClocks(0, 0);
    const auto time = std::chrono::duration_cast<std::chrono::microseconds>(
        std::chrono::steady_clock::now() - begin);
    rusage used{};
    ::getrusage(RUSAGE_SELF, &used);
    ++shared->trials;
    shared->taken += verdict == Verdict::Taken ? 1 : 0;
    shared->slowestMicroseconds
        = std::max(shared->slowestMicroseconds, static_cast<std::uint64_t>(time.count()));
    shared->kilobytes = used.ru_maxrss;
    if (used.ru_maxrss > kMostKilobytes)
        ::_exit(kTooLarge);
}

void runAll(const std::vector<std::string> &corpus, const Options &options)
{
    const auto end
        = std::chrono::steady_clock::now() + std::chrono::duration<double>(options.seconds);
    for (const std::string &text : corpus)
        runOne(text);
    Mutator mutator(corpus);
    for (std::uint64_t i = options.from; std::chrono::steady_clock::now() < end; ++i)
        runOne(mutator.input(i));
}

/// Never returns: the parent must not see a second copy of what the target keeps.
[[noreturn]] void child(std::vector<std::string> corpus, const Options &options, int argc,
                        char **argv)
{
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    prepare(argc, argv);
    (void)library();
    if (options.seconds > 0)
        std::ranges::copy(seeds(), std::back_inserter(corpus));
    for (const int signal : {SIGPROF, SIGALRM})
        std::signal(signal, &tooSlow);
    runAll(corpus, options);
    std::exit(0); // with the search for leaks
}

std::string fateOf(int status)
{
    if (WIFSIGNALED(status))
        return "ended by signal " + std::to_string(WTERMSIG(status));
    switch (WEXITSTATUS(status)) {
    case 0:
        return {};
    case kTooSlow:
        return "took longer than 2 seconds";
    case kTooLarge:
        return "took more than 512 MB";
    default:
        return "ended with status " + std::to_string(WEXITSTATUS(status));
    }
}

fs::path keepInput(const Options &options, const std::string &name)
{
    const std::string_view input(shared->input, shared->size);
    char hash[20];
    std::snprintf(hash, sizeof hash, "%016zx", std::hash<std::string_view>()(input));
    const fs::path file = options.findings / (name + "-" + hash);
    writeFile(file, input);
    return file;
}

int report(const Options &options, const std::string &name, int status)
{
    const std::string fate = fateOf(status);
    if (!fate.empty())
        std::printf("%s: the input %s\nonce more: %s %s\n", name.c_str(), fate.c_str(),
                    name.c_str(), keepInput(options, name).c_str());
    const bool onlyRefused = options.seconds > 0 && shared->taken == 0;
    const bool onlyTaken = options.seconds > 0 && shared->taken == shared->trials;
    if (fate.empty() && (onlyRefused || onlyTaken))
        std::printf("%s: every input was %s, so little was tried\n", name.c_str(),
                    onlyTaken ? "taken" : "refused");
    const bool failed = !fate.empty() || onlyRefused || onlyTaken;
    std::printf("%s: %llu trials, %d failures, %llu taken, slowest %.2f s, %ld MB\n", name.c_str(),
                static_cast<unsigned long long>(shared->trials), failed ? 1 : 0,
                static_cast<unsigned long long>(shared->taken),
                static_cast<double>(shared->slowestMicroseconds) / 1e6, shared->kilobytes >> 10U);
    return failed ? 1 : 0;
}

std::vector<std::string> corpusOf(const std::vector<fs::path> &places)
{
    std::vector<fs::path> files;
    for (const fs::path &place : places) {
        check(fs::exists(place), "there is no " + place.string());
        if (fs::is_directory(place))
            for (const auto &entry : fs::directory_iterator(place))
                files.push_back(entry.path());
        else
            files.push_back(place);
    }
    std::ranges::sort(files);
    std::vector<std::string> corpus;
    for (const fs::path &file : files)
        corpus.push_back(contentOf(file));
    return corpus;
}

int writeSeeds(const fs::path &folder, int argc, char **argv)
{
    prepare(argc, argv);
    fs::create_directories(folder);
    int number = 0;
    for (const std::string &text : seeds())
        writeFile(folder / ("seed-" + std::to_string(100 + number++)), text);
    std::printf("%d documents in %s\n", number, folder.c_str());
    return 0;
}

Options optionsOf(int argc, char **argv)
{
    Options options;
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        const bool isOption = word.starts_with("--");
        check(!isOption || i + 1 < argc, "an option without its value");
        if (word == "--seconds")
            options.seconds = std::atof(argv[++i]);
        else if (word == "--from")
            options.from = std::strtoull(argv[++i], nullptr, 10);
        else if (word == "--write-seeds")
            options.seeds = argv[++i];
        else if (word == "--findings")
            options.findings = argv[++i];
        else if (isOption)
            check(false, "there is no option " + std::string(word));
        else
            options.files.emplace_back(word);
    }
    return options;
}

int fuzz(int argc, char **argv)
{
    const Options options = optionsOf(argc, argv);
    if (!options.seeds.empty())
        return writeSeeds(options.seeds, argc, argv);
    shared = static_cast<Shared *>(
        ::mmap(nullptr, sizeof(Shared), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0));
    check(shared != MAP_FAILED, "no memory to share"); // NOLINT: the system's own macro
    const std::vector<std::string> stored = corpusOf(options.files);
    const pid_t pid = ::fork();
    check(pid >= 0, "cannot start a child");
    if (pid == 0)
        child(stored, options, argc, argv);
    int status = 0;
    ::waitpid(pid, &status, 0);
    return report(options, fs::path(argv[0]).filename().string(), status);
}

} // namespace
} // namespace playmat::fuzz

int main(int argc, char **argv)
{
    return playmat::fuzz::fuzz(argc, argv);
}
