#include "kit/swu/headless/twins.h"

#include <fmt/format.h>

#include <algorithm>

/// What a program makes of twins: sealed for the seat they are the same game, so it thinks the
/// same.
namespace playmat::cli {

namespace {

constexpr std::uint64_t kMindsSeed = 4;

bool same(const core::Answer &a, const core::Answer &b)
{
    return a.options == b.options && a.amounts == b.amounts && a.name == b.name;
}

std::string described(const swu::DecisionView &d)
{
    return fmt::format("kind {}, prompt {}, card {}, ability {}, effect {}, {} to {}, {} options",
                       static_cast<int>(d.kind), d.prompt, d.source, d.ability, d.node, d.min,
                       d.max, d.options.size());
}

} // namespace

std::string sealsDiffer(const swu::SeatedGame &game, const swu::SeatedGame &twin,
                        swu::Viewer viewer)
{
    if (viewer.player >= swu::kPlayers)
        return {};
    const swu::SeatedGame seen = swu::seenBy(game, viewer.player);
    const swu::SeatedGame other = swu::seenBy(twin, viewer.player);
    if (!(seen.state() == other.state()))
        return "the game as the seat may know it";
    if (!(seen.names() == other.names()))
        return "the names in the game as the seat may know it";
    if (game.decision().player != viewer.player)
        return {};
    const swu::DecisionView asked = game.decisionFor(viewer);
    const swu::DecisionView known = seen.decisionFor(viewer);
    return known == asked
        ? std::string()
        : fmt::format("the seat's question ({}) and the one in the game as it may know it ({})",
                      described(asked), described(known));
}

std::string mindsDiffer(const swu::SeatedGame &game, const swu::SeatedGame &twin,
                        swu::Viewer viewer, const TwinMind &mind)
{
    std::array<bots::Thought, 2> thoughts;
    for (std::size_t i = 0; i < thoughts.size(); ++i) {
        bots::Thinker thinker(mind.knowledge, mind.manner, kMindsSeed);
        thoughts[i] = thinker.think(swu::seenBy(i == 0 ? game : twin, viewer.player), {});
    }
    return same(thoughts[0].answer, thoughts[1].answer) && thoughts[0].chance == thoughts[1].chance
        ? std::string()
        : "what a program thinks";
}

} // namespace playmat::cli
