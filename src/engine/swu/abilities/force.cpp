#include "engine/swu/rules/force.h"

#include "engine/swu/abilities/op.h"
#include "engine/swu/rules/machine.h"
#include "engine/swu/text/printer.h"

/// The Force (CR 8.37): it is with a player, and they use it.
namespace playmat::swu {

namespace {

using field::needed;

// --- the_force_is_with

/// A player who already has the token ignores this (CR 8.37.1).
void stepForceIsWith(Machine &m, Frame &f, const Node &n)
{
    const std::uint8_t who = m.playersOf(n.who, m.viewOf(f));
    m.ctx(f).did = 0;
    for (PlayerId player = 0; player < kPlayers; ++player)
        if (((who >> player) & 1U) != 0 && receiveForce(m, player))
            m.ctx(f).did = 1;
    m.nextNode(f);
}

constexpr Field<Node> kForceIsWithFields[]
    = {needed(field::word<&Node::who, words::players>("the_force_is_with", "word_player")),
       field::withNext()};
constexpr OpSpec kForceIsWith{
    .form = {"The Force is with a player: they create their Force token, unless they have it.",
             kForceIsWithFields},
    .traits = op::Foretold,
    .leaves = Leaves::Something,
    .step = stepForceIsWith,
    .possible = [](const Questions &m, const Node &n,
                   const View &v) { return n.who != Who::You || forceOf(m, v.you) == kNone; },
    .clause =
        [](Printer &p, const Node &n) {
            return p.say("the Force is with {player}", {{"player", p.player(n.who)}});
        },
};

// --- use_force

/// A player without the Force is not asked: that is public.
void stepUseForce(Machine &m, Frame &f, const Node &n)
{
    f.player = m.playerOf(n.who, m.viewOf(f));
    m.ctx(f).did = 0;
    if (f.player == kNone || forceOf(m, f.player) == kNone) {
        m.nextNode(f);
        return;
    }
    if ((n.flags & nf::Optional) != 0) {
        f.go(OwnStep::Ask);
        m.wait();
        return;
    }
    useForce(m, f.player);
    m.ctx(f).did = 1;
    m.nextNode(f);
}

void answerUseForce(Machine &m, Frame &f, const Node &, const core::Decision &d,
                    const core::Answer &a)
{
    if (Questions::saidYes(d, a)) {
        useForce(m, f.player);
        m.ctx(f).did = 1;
    }
    m.nextNode(f);
}

constexpr Field<Node> kUseForceFields[]
    = {field::plain("use_force"), field::flag<nf::Optional>("optional"), field::who()};
constexpr OpSpec kUseForce{
    .form = {"Uses the Force: a player (you) defeats their Force token; \"optional\": they may "
             "choose not to.",
             kUseForceFields},
    .traits = op::Foretold | op::AsksItself | op::ByPlayer,
    .step = stepUseForce,
    .ask = [](Machine &m, const Frame &, const Node &,
              core::Decision &out) { m.askYesNo(out, Prompt::MayUse); },
    .answer = answerUseForce,
    .clause =
        [](Printer &p, const Node &n) {
            return p.say("[use|{player} uses] the Force", {{"player", p.player(n.who)}},
                         n.who != Who::You);
        },
};

} // namespace

Ops forceOps()
{
    static constexpr const OpSpec *ops[] = {&kForceIsWith, &kUseForce};
    return ops;
}

} // namespace playmat::swu
