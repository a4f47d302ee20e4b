#include "cli/output.h"

#include "match/file.h"
#include "match/plain_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <system_error>

namespace playmat::cli {

namespace {

void print(std::FILE *file, std::string_view lines)
{
    for (;;) {
        const std::size_t end = std::min(lines.size(), lines.find('\n'));
        fmt::print(file, "{}\n", match::printable(lines.substr(0, end)));
        if (end + 1 >= lines.size())
            return;
        lines.remove_prefix(end + 1);
    }
}

} // namespace

void say(std::string_view lines)
{
    print(stdout, lines);
}

bool writeOrSay(const std::filesystem::path &file, std::string_view text)
{
    const match::Outcome<match::ClaimedFile> old = match::claimFile(file, match::systemFiles());
    const match::Outcome<match::ClaimedFile> written = old
        ? match::replaceFile(file, old.value(), text, match::systemFiles())
        : match::Outcome<match::ClaimedFile>(old.problem());
    if (written)
        return true;
    complain(match::describe(written.problem()));
    say(text);
    return false;
}

void flush()
{
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0)
        throw std::system_error(errno, std::generic_category());
}

void complain(std::string_view lines)
{
    print(stderr, lines);
}

} // namespace playmat::cli
