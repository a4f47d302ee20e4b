#include "kit/common/host/deck_list.h"

#include "text/language.h"

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

char firstCharacter(std::string_view text)
{
    text = withoutByteOrderMark(text);
    const std::size_t first = text.find_first_not_of(" \t\r\n\f\v");
    return first == std::string_view::npos ? '\0' : text[first];
}

void DeckProblems::add(match::Problem problem)
{
    m_isBad |= problem.code == "bad_deck";
    if (full())
        ++m_more;
    else
        m_problems.push_back(std::move(problem));
}

match::Problem DeckProblems::all() const
{
    match::Problem all = m_problems.front();
    for (std::size_t i = 1; i < m_problems.size(); ++i)
        all.message += text::format("; line {0}: {1}", m_problems[i].line, m_problems[i].message);
    if (m_more > 0)
        all.message += text::format("; and {} more", m_more);
    if (m_isBad)
        all.code = "bad_deck";
    return all;
}

} // namespace playmat::kit
