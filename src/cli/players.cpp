#include "cli/players.h"

#include "bots/random_answer.h"
#include "cli/output.h"
#include "match/plain_words.h"

#include <fmt/format.h>

#include <algorithm>

namespace playmat::cli {

namespace {

constexpr std::uint64_t kAnswerSeed = 0x9E3779B97F4A7C15ULL;

} // namespace

Players::Players(const HeadlessKit &kit, const match::CardLibrary &library,
                 const std::vector<std::string> &bots, std::uint64_t seed)
    : m_rng(seed ^ kAnswerSeed)
{
    for (std::size_t p = 0; p < m_players.size(); ++p)
        if (const std::string &name = bots[std::min(p, bots.size() - 1)]; name != "random")
            m_players[p] = kit.player(library, name, seed * m_players.size() + p);
}

core::Answer Players::answer(const match::HostedGame &game)
{
    const core::PlayerId seat = game.decision().player;
    return m_players[seat] == nullptr ? bots::randomAnswer(game.decision(), m_rng, game.names())
                                      : m_players[seat]->answer(game);
}

bool Players::play(match::HostedGame &game)
{
    for (int tries = 0; tries < kMostRefusals; ++tries)
        if (game.apply(answer(game)))
            return true;
    return false;
}

bool exist(const HeadlessKit &kit, const match::CardLibrary &library,
           const std::vector<std::string> &bots)
{
    for (const std::string &bot : bots)
        if (bot != "random" && kit.player(library, bot, 1) == nullptr) {
            complain(
                fmt::format("the game {} has no bot {}", kit.game().id(), match::inQuotes(bot)));
            return false;
        }
    return true;
}

} // namespace playmat::cli
