#include "engine/riftbound/rules/chapters.h"
#include "engine/riftbound/rules/machine.h"

/// Setup (111–119): opening hands and mulligans.
namespace playmat::riftbound {

using core::Answer;
using core::Decision;
using core::DecisionKind;

namespace {

constexpr int kMostMulligan = 2; // 117

/// Raises the score needed to win if a battlefield says so.
void raiseScore(Machine &m)
{
    for (std::uint8_t place = 0; place < m.s.placeCount; ++place)
        m.forAbilities(m.s.places[place].card, [&](AbilityId, const Ability &a) {
            const Node &n = m.p.nodes[a.effect];
            if (a.kind == AbilityKind::Static && allOps()[n.op]->always == Always::PointsToWin)
                m.s.victoryScore
                    = static_cast<std::uint8_t>(m.s.victoryScore + m.amount(n.amount, View{}));
        });
}

void stepSetup(Machine &m, Frame &f)
{
    switch (f.step<SetupStep>()) {
    case SetupStep::Battlefields:
        f.go(SetupStep::Draw);
        raiseScore(m);
        return;
    case SetupStep::Draw:
        f.go(SetupStep::Mulligan);
        f.player = m.s.firstPlayer;
        for (int i = 0; i < kPlayers; ++i) {
            const auto player = static_cast<PlayerId>((m.s.firstPlayer + i) % kPlayers);
            if ((f.setup().given & playerBit(player)) == 0)
                m.draw(player, kOpeningHand);
        }
        return;
    case SetupStep::Mulligan:
        m.wait();
        return;
    case SetupStep::Begin:
        m.pop();
        m.s.turn = 1;
        m.s.turnPlayer = m.s.firstPlayer;
        m.push(frameOf(TurnFrame{}));
        return;
    }
}

void askSetup(const Board &m, const Frame &f, Decision &out)
{
    Board::begin(out, DecisionKind::Mulligan, Prompt::Mulligan, f.player, 0, kMostMulligan);
    m.s.forEach(Zone::Hand, f.player,
                [&](CardId id) { (void)Board::offer(out, OptionKind::Card, id); });
    out.max = static_cast<std::int16_t>(
        std::min<int>(kMostMulligan, static_cast<int>(out.options.size())));
}

/// Sets the cards aside, draws as many, then recycles those set aside in random order (117, 416.5).
void answerSetup(Machine &m, Frame &f, const Decision &d, const Answer &a)
{
    const PlayerId player = f.player;
    const auto count = static_cast<int>(a.options.size());
    if (count > 0) {
        m.draw(player, std::min(count, m.s.count(Zone::MainDeck, player)));
        const bool swap = count == kMostMulligan && m.s.rng.below(2) == 1;
        for (int i = 0; i < count; ++i) {
            const auto at = static_cast<std::size_t>(swap ? count - 1 - i : i);
            m.recycle(d.options[a.options[at]].card);
        }
    }
    f.setup().asked = static_cast<std::uint8_t>(f.setup().asked | playerBit(player));
    f.player = opponentOf(player);
    if ((f.setup().asked & playerBit(f.player)) != 0)
        f.go(SetupStep::Begin);
}

} // namespace

const Chapter kSetupChapter{stepSetup, askSetup, answerSetup};

} // namespace playmat::riftbound
