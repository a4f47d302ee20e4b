#include "fuzz/fuzz.h"
#include "kit/swu/host/kit.h"
#include "match/resources.h"
#include "support/folders.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>

/// The defaults keep a half of the memory that is freed aside, which would hide what inputs take.
extern "C" const char *__asan_default_options() // NOLINT: the sanitizer's own name
{
    return "quarantine_size_mb=8:malloc_context_size=8:max_allocation_size_mb=512";
}

namespace playmat::fuzz {

namespace {

/// Whether line and column are a place of the text, its end included.
bool isInside(std::string_view text, const match::Problem &problem)
{
    std::size_t start = 0;
    for (std::size_t line = 1; line < problem.line; ++line) {
        const std::size_t end = text.find('\n', start);
        if (end == std::string_view::npos)
            return false;
        start = end + 1;
    }
    const std::string_view rest = text.substr(start);
    const auto characters = std::ranges::count_if(rest.substr(0, rest.find('\n')), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
    });
    return problem.column > 0 && problem.column <= static_cast<std::size_t>(characters) + 1;
}

} // namespace

void check(bool holds, std::string_view what)
{
    if (holds)
        return;
    std::fprintf(stderr, "fuzz: %.*s\n", static_cast<int>(what.size()), what.data());
    std::abort();
}

void checkProblem(const match::Problem &problem, std::string_view text)
{
    check(!problem.code.empty(), "a problem without a code: " + describe(problem));
    check(!problem.message.empty(), "a problem without a sentence: " + describe(problem));
    check(problem.line == 0 || isInside(text, problem),
          "a problem outside its text: " + describe(problem));
}

const match::CardLibrary &library()
{
    static const match::Outcome<match::CardLibrary> loaded
        = match::CardLibrary::open(kit::swuKit(), test::resourceDir());
    check(loaded.ok(), "the program's own cards cannot be loaded");
    return loaded.value();
}

std::string contentOf(const std::filesystem::path &file)
{
    const match::Outcome<std::string> text = match::readFile(file);
    check(text.ok(), "cannot read " + file.string());
    return text.value();
}

void writeFile(const std::filesystem::path &file, std::string_view text)
{
    std::ofstream out(file, std::ios::binary);
    out << text;
    out.close();
    check(!out.fail(), "cannot write " + file.string());
}

std::vector<std::string> linesOf(std::string_view text)
{
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(text.size(), end + 1));
    }
    return lines;
}

Workplace::Workplace()
{
    // In memory where there is such a place: an input per millisecond would wear out a disk.
    std::error_code error;
    const bool inMemory = std::filesystem::is_directory("/dev/shm", error);
    const std::filesystem::path parent
        = inMemory ? std::filesystem::path("/dev/shm") : std::filesystem::temp_directory_path();
    std::string name = (parent / "playmat-fuzz-XXXXXX").string();
    check(::mkdtemp(name.data()) != nullptr, "cannot make a folder");
    m_folder = name;
}

Workplace::~Workplace()
{
    std::error_code error;
    std::filesystem::remove_all(m_folder, error);
}

} // namespace playmat::fuzz
