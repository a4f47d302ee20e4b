#include "engine/swu/effects/opponent.h"

namespace playmat::swu {

bool isAboutAnOpponent(const Program &program, const Node &node)
{
    const auto chooses
        = [&](SelId id) { return id != 0 && program.selectors[id].chooser == Who::Opponent; };
    return node.who == Who::Opponent || chooses(node.target) || chooses(node.source);
}

void offerOpponents(const Frame &frame, core::Decision &out)
{
    out.kind = core::DecisionKind::ChoosePlayer;
    out.prompt = static_cast<std::uint16_t>(Prompt::ChoosePlayerFor);
    for (PlayerId player = 0; player < kPlayers; ++player)
        if (player != frame.player)
            out.options.push_back(
                {.kind = static_cast<std::uint8_t>(OptionKind::Player), .player = player});
}

} // namespace playmat::swu
