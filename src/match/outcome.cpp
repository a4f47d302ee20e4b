#include "match/outcome.h"

#include "match/plain_words.h"
#include "text/language.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace playmat::match {

std::string describe(const Problem &problem)
{
    std::string place;
    if (problem.line > 0)
        place = text::format("line {0}, column {1}", problem.line, problem.column);
    if (!problem.path.empty())
        place += fmt::format("{}{}", place.empty() ? "" : ", ", problem.path);
    const std::string whole
        = place.empty() ? problem.message : fmt::format("{}: {}", place, problem.message);
    std::string shown;
    for (std::size_t at = 0; at <= whole.size();) {
        const std::size_t end = std::min(whole.find('\n', at), whole.size());
        shown += (at > 0 ? "\n" : "") + printable(std::string_view(whole).substr(at, end - at));
        at = end + 1;
    }
    return shown;
}

} // namespace playmat::match
