#include "match/outcome.h"

#include "match/plain_words.h"
#include "text/language.h"

#include <fmt/format.h>

namespace playmat::match {

std::string describe(const Problem &problem)
{
    std::string place;
    if (problem.line > 0)
        place = text::format("line {0}, column {1}", problem.line, problem.column);
    if (!problem.path.empty())
        place += fmt::format("{}{}", place.empty() ? "" : ", ", problem.path);
    return printable(place.empty() ? problem.message
                                   : fmt::format("{}: {}", place, problem.message));
}

} // namespace playmat::match
