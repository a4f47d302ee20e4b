#pragma once

#include "cli/watched_game.h"
#include "kit/swu/bots/thinker.h"
#include "kit/swu/host/hosted.h"

#include <string>

/// What twins (cli/twins.h) must have in common beyond what the protocol tells: forecasts, what a
/// shared screen draws, and what a program makes of them. Each function says what differs; empty:
/// nothing does.
namespace playmat::cli {

/// What each option would do, told beforehand.
[[nodiscard]] std::string forecastsDifferFor(const match::HostedSwu &game,
                                             const match::HostedSwu &twin, swu::Viewer viewer);
/// What a shared screen draws on the cards that this viewer sees, whoever is asked: marks,
/// forecasts, reasons. The hand of the player who is asked may be covered.
[[nodiscard]] std::string tablesDiffer(const match::HostedSwu &game, const match::HostedSwu &twin,
                                       swu::Viewer viewer);
/// The game as the seat may know it, byte for byte, which is all that a program gets; and whether
/// the seat's own question is unchanged in it.
[[nodiscard]] std::string sealsDiffer(const swu::SeatedGame &game, const swu::SeatedGame &twin,
                                      swu::Viewer viewer);
/// A program that is to think the same about both.
struct TwinMind
{
    bots::Knowledge knowledge;
    bots::Manner manner;
};
/// What it answers if the viewer is asked, and how good it thinks that is.
[[nodiscard]] std::string mindsDiffer(const swu::SeatedGame &game, const swu::SeatedGame &twin,
                                      swu::Viewer viewer, const TwinMind &mind);

class SwuTwinChecks final : public TwinChecks
{
public:
    explicit SwuTwinChecks(TwinMind mind)
        : m_mind(std::move(mind))
    {
    }
    [[nodiscard]] std::string difference(const match::HostedGame &game,
                                         const match::HostedGame &twin,
                                         core::PlayerId viewer) override;
    [[nodiscard]] std::uint64_t thoughts() const override { return m_thoughts; }

private:
    TwinMind m_mind;
    std::uint64_t m_thoughts = 0;
};

} // namespace playmat::cli
