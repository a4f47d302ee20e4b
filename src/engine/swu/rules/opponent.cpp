#include "engine/swu/rules/opponent.h"

namespace playmat::swu {

bool isAboutAnOpponent(const Program &program, const Node &node)
{
    const auto chooses
        = [&](SelId id) { return id != 0 && program.selectors[id].chooser == Who::Opponent; };
    return node.who == Who::Opponent || chooses(node.target) || chooses(node.source);
}

void offerPlayers(core::Decision &out, PlayerId except)
{
    out.kind = core::DecisionKind::ChoosePlayer;
    out.prompt = static_cast<std::uint16_t>(Prompt::ChoosePlayerFor);
    for (PlayerId player = 0; player < kPlayers; ++player)
        if (player != except)
            out.options.push_back(
                {.kind = static_cast<std::uint8_t>(OptionKind::Player), .player = player});
}

PlayerId survivorAfter(const State &state, PlayerId player)
{
    for (PlayerId next = opponentOf(player); next != player; next = opponentOf(next))
        if (!state.players[next].lost)
            return next;
    return kNone;
}

} // namespace playmat::swu
