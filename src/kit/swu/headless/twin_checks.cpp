#include "kit/swu/headless/twins.h"

namespace playmat::cli {

std::string SwuTwinChecks::difference(const match::HostedGame &game, const match::HostedGame &twin,
                                      core::PlayerId viewer)
{
    const auto &one = dynamic_cast<const match::HostedSwu &>(game);
    const auto &other = dynamic_cast<const match::HostedSwu &>(twin);
    const swu::Viewer who{viewer};
    std::string what = forecastsDifferFor(one, other, who);
    if (what.empty())
        what = sealsDiffer(one.game(), other.game(), who);
    if (what.empty() && !game.over() && game.decision().player == viewer) {
        what = mindsDiffer(one.game(), other.game(), who, m_mind);
        ++m_thoughts;
    }
    return what.empty() ? tablesDiffer(one, other, who) : what;
}

} // namespace playmat::cli
