#include "kit/common/host/deck_list.h"

#include "text/language.h"

#include <algorithm>

namespace playmat::kit {

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

} // namespace

std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(kBlank);
    if (first == std::string_view::npos)
        return text.substr(0, 0);
    return text.substr(first, text.find_last_not_of(kBlank) + 1 - first);
}

std::string_view withoutByteOrderMark(std::string_view text)
{
    return text.starts_with(kByteOrderMark) ? text.substr(kByteOrderMark.size()) : text;
}

void DeckProblems::add(match::Problem problem)
{
    m_isBad |= problem.code == "bad_deck";
    if (full())
        ++m_more;
    else
        m_problems.push_back(std::move(problem));
}

/// A problem without a message of its own is covered by the head.
match::Problem DeckProblems::all(std::string_view head) const
{
    std::vector<match::Problem> problems = m_problems;
    std::ranges::stable_sort(problems, {}, &match::Problem::line);
    match::Problem all = problems.front();
    std::string message(head);
    for (const match::Problem &problem : problems) {
        if (problem.message.empty())
            continue;
        if (message.empty())
            message = problem.message;
        else
            message += problem.line > 0
                ? text::format("; line {0}: {1}", problem.line, problem.message)
                : "; " + problem.message;
    }
    all.message = std::move(message);
    if (m_more > 0)
        all.message += text::format("; and {} more", m_more);
    if (m_isBad)
        all.code = "bad_deck";
    return all;
}

} // namespace playmat::kit
