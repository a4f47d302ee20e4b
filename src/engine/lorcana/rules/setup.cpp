#include "engine/lorcana/rules/machine.h"

/// Setup (CR 2.2): who begins, opening hands, altering them.
namespace playmat::lorcana {

using core::Answer;
using core::Decision;
using core::DecisionKind;

void Machine::stepSetup(Frame &f)
{
    switch (f.step<SetupStep>()) {
    case SetupStep::FirstPlayer:
        if (s.firstPlayer == kNone) {
            wait();
            return;
        }
        f.go(SetupStep::Draw);
        return;
    case SetupStep::Draw:
        s.active = s.firstPlayer;
        f.player = s.firstPlayer;
        f.go(SetupStep::Alter);
        for (const PlayerId player : {s.firstPlayer, opponentOf(s.firstPlayer)})
            if ((f.setup().given & playerBit(player)) == 0)
                (void)draw(player, kOpeningHand);
        return;
    case SetupStep::Alter: // once each, the starting player first (CR 2.2.2)
        wait();
        return;
    case SetupStep::Shuffle: // after both have decided (CR 2.2.2.3)
        for (const PlayerId player : {s.firstPlayer, opponentOf(s.firstPlayer)})
            if (s.players[player].altered)
                shuffle(player);
        pop();
        s.turn = 1;
        push(Frame::of(TurnFrame{}));
        return;
    }
}

void Machine::askSetup(const Frame &f, Decision &out) const
{
    out.min = out.max = 1;
    if (f.at(SetupStep::FirstPlayer)) {
        out.kind = DecisionKind::FirstPlayer;
        out.prompt = static_cast<std::uint16_t>(Prompt::FirstPlayer);
        out.player = s.active;
        for (PlayerId player = 0; player < kPlayers; ++player) {
            offer(out, OptionKind::Player);
            out.options.back().player = player;
        }
        return;
    }
    const PlayerId player = f.player;
    out.kind = DecisionKind::Mulligan;
    out.prompt = static_cast<std::uint16_t>(Prompt::Mulligan);
    out.player = player;
    s.forEach(Zone::Hand, player, [&](CardId id) { offer(out, OptionKind::Card, id); });
    out.min = 0;
    out.max = static_cast<std::int16_t>(out.options.size());
}

void Machine::answerSetup(Frame &f, const Decision &d, const Answer &a)
{
    if (f.at(SetupStep::FirstPlayer)) {
        s.firstPlayer = d.options[a.options[0]].player;
        return;
    }
    const PlayerId player = f.player;
    for (const std::uint16_t id : a.options) // unrevealed, to the bottom (CR 2.2.2.1)
        moveTo(d.options[id].card, Zone::Deck, {.bottom = true});
    s.players[player].altered = !a.options.empty();
    (void)draw(player, static_cast<int>(a.options.size()));
    if (player != s.firstPlayer) {
        f.go(SetupStep::Shuffle);
        return;
    }
    f.player = opponentOf(player);
}

} // namespace playmat::lorcana
