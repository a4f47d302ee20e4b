#include "table/programs/sparring.h"

#include <algorithm>

namespace playmat::table {

namespace {

constexpr std::size_t kGames = 10;
constexpr std::size_t kFirst = 3; ///< games after which it knows roughly
constexpr int kFirstStep = 120;
constexpr int kStep = 60;

} // namespace

Sparring::Sparring(int elo, const std::string &results)
    : m_elo(std::clamp(elo, kLeast, kMost))
{
    for (const char result : results)
        if (std::string_view("wld").find(result) != std::string_view::npos)
            m_results += result;
    if (m_results.size() > kGames)
        m_results.erase(0, m_results.size() - kGames);
}

void Sparring::note(char result)
{
    const int step = m_results.size() < kFirst ? kFirstStep : kStep;
    const int towards = result == 'w' ? step : result == 'l' ? -step : 0;
    *this = Sparring(m_elo + towards, m_results + result);
}

int Sparring::wins() const
{
    return int(std::ranges::count(m_results, 'w'));
}

} // namespace playmat::table
