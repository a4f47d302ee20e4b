#pragma once

#include "engine/swu/language/card_db.h"
#include "engine/swu/state/state.h"

#include <array>
#include <cstddef>
#include <string_view>

/// What a position is judged by: facts of one side against those of the other, each with a name
/// that a sentence can be made of ("because of ready power").
namespace playmat::bots {

enum class Feature : std::uint8_t {
    BaseLead,
    BaseInDanger,
    GroundPower,
    SpacePower,
    GroundToughness,
    SpaceToughness,
    ReadyPower,
    Units,
    CardsInHand,
    CastableCards,
    UsefulResources,
    Resources,
    ReadyResources,
    LeaderDeployed,
    LeaderWaiting,
    Shields,
    SentinelToughness,
    Restore,
    Upgrades,
    ThreatenedDamage,
    ReadyThreat,
    Lethal,
    Initiative,
    NextAction,
};
inline constexpr std::size_t kFeatures = 24;

struct FeatureInfo
{
    std::string_view id; ///< "ready_power", as the file of weights names it
    std::string_view words; ///< "ready power"
};
[[nodiscard]] const FeatureInfo &infoOf(Feature feature);

/// How much better a side stands in each respect; for the other side the same with the other sign.
using Features = std::array<double, kFeatures>;
[[nodiscard]] Features featuresOf(const swu::CardDb &db, const swu::State &state,
                                  swu::PlayerId side);

} // namespace playmat::bots
