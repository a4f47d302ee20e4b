#include "kit/swu/headless/checks.h"

namespace playmat::cli {

SwuChecks::SwuChecks(const swu::Game &game)
    : m_owned(match::ownershipOf(game.db(), game.state()))
{
}

std::string SwuChecks::position(match::HostedGame &game)
{
    swu::SeatedGame copy = *match::seatedSwu(game); // which wrong answers are tried on
    return match::checkPosition(copy, m_owned, m_rng);
}

std::string SwuChecks::answer(match::HostedGame &game, const core::Answer &answer, bool &refused)
{
    swu::SeatedGame copy = *match::seatedSwu(game);
    std::string fault = match::checkAnswer(copy, answer, refused);
    const bool taken = game.apply(answer).ok();
    if (fault.empty() && (taken == refused || game.hash() != copy.game().hash()))
        fault = "a copy went another way";
    return fault;
}

} // namespace playmat::cli
