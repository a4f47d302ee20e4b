#include "engine/lorcana/rules/chapters.h"
#include "engine/lorcana/rules/machine.h"

/// Setup (CR 2.2): who begins, opening hands, altering them.
namespace playmat::lorcana {

using core::Answer;
using core::Decision;
using core::DecisionKind;

namespace {

void stepSetup(Machine &m, Frame &f)
{
    switch (f.step<SetupStep>()) {
    case SetupStep::FirstPlayer:
        if (m.s.firstPlayer == kNone) {
            m.wait();
            return;
        }
        f.go(SetupStep::Draw);
        return;
    case SetupStep::Draw:
        m.s.active = m.s.firstPlayer;
        f.player = m.s.firstPlayer;
        f.go(SetupStep::Alter);
        for (const PlayerId player : {m.s.firstPlayer, opponentOf(m.s.firstPlayer)})
            if ((f.setup().given & playerBit(player)) == 0)
                (void)m.draw(player, kOpeningHand);
        return;
    case SetupStep::Alter: // once each, the starting player first (CR 2.2.2)
        m.wait();
        return;
    case SetupStep::Shuffle: // after both have decided (CR 2.2.2.3)
        for (const PlayerId player : {m.s.firstPlayer, opponentOf(m.s.firstPlayer)})
            if (m.s.players[player].altered)
                m.shuffle(player);
        m.pop();
        m.s.turn = 1;
        m.push(Frame::of(TurnFrame{}));
        return;
    }
}

void askSetup(const Board &m, const Frame &f, Decision &out)
{
    out.min = out.max = 1;
    if (f.at(SetupStep::FirstPlayer)) {
        out.kind = DecisionKind::FirstPlayer;
        out.prompt = static_cast<std::uint16_t>(Prompt::FirstPlayer);
        out.player = m.s.active;
        for (PlayerId player = 0; player < kPlayers; ++player) {
            m.offer(out, OptionKind::Player);
            out.options.back().player = player;
        }
        return;
    }
    const PlayerId player = f.player;
    out.kind = DecisionKind::Mulligan;
    out.prompt = static_cast<std::uint16_t>(Prompt::Mulligan);
    out.player = player;
    m.s.forEach(Zone::Hand, player, [&](CardId id) { m.offer(out, OptionKind::Card, id); });
    out.min = 0;
    out.max = static_cast<std::int16_t>(out.options.size());
}

void answerSetup(Machine &m, Frame &f, const Decision &d, const Answer &a)
{
    if (f.at(SetupStep::FirstPlayer)) {
        m.s.firstPlayer = d.options[a.options[0]].player;
        return;
    }
    const PlayerId player = f.player;
    for (const std::uint16_t id : a.options) // unrevealed, to the bottom (CR 2.2.2.1)
        m.moveTo(d.options[id].card, Zone::Deck, {.bottom = true});
    m.s.players[player].altered = !a.options.empty();
    (void)m.draw(player, static_cast<int>(a.options.size()));
    if (player != m.s.firstPlayer) {
        f.go(SetupStep::Shuffle);
        return;
    }
    f.player = opponentOf(player);
}

} // namespace

const Chapter kSetupChapter{stepSetup, askSetup, answerSetup};

} // namespace playmat::lorcana
