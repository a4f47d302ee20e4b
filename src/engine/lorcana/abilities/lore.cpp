#include "engine/lorcana/abilities/op_fields.h"

/// Lore gained and lost (CR 1.11).
namespace playmat::lorcana {

namespace {

void stepGain(Machine &m, Frame &f, const Node &n)
{
    const View v = m.viewOf(f);
    const int amount = m.amountOr(n.amount, v, 1);
    const std::uint8_t who = m.playersOf(n.who, v);
    for (const PlayerId player : {m.s.active, opponentOf(m.s.active)})
        if ((who & playerBit(player)) != 0)
            m.gainLore(player, amount);
    m.nextNode(f, who != 0);
}

constexpr Field<Node> kGainFields[]
    = {needed(field::amount<&Node::amount>("gain_lore")), field::who()};
constexpr OpSpec kGain{
    .form = {"Gains lore.", kGainFields, R"({"gain_lore":2})"},
    .step = stepGain,
    .clause =
        [](Printer &p, const Node &n) {
            return p.player(n.who) + (n.who == Who::You ? " gain " : " gains ") + p.number(n.amount)
                + " lore" + p.forEach(n.amount);
        },
};

void stepLose(Machine &m, Frame &f, const Node &n)
{
    const View v = m.viewOf(f);
    const int amount = m.amountOr(n.amount, v, 1);
    const std::uint8_t who = m.playersOf(n.who, v);
    bool done = who != 0;
    int lost = 0;
    for (const PlayerId player : {m.s.active, opponentOf(m.s.active)})
        if ((who & playerBit(player)) != 0) {
            const int now = m.loseLore(player, amount);
            done &= now == amount;
            lost += now;
        }
    m.ctx(f).number = static_cast<std::int16_t>(lost);
    m.nextNode(f, done);
}

constexpr Field<Node> kLoseFields[]
    = {needed(field::amount<&Node::amount>("lose_lore")), field::who()};
constexpr OpSpec kLose{
    .form = {"Loses lore, never below 0; how much it was is \"that_much\" afterwards.", kLoseFields,
             R"({"lose_lore":1,"who":"opponents"})"},
    .step = stepLose,
    .possible =
        [](const Board &m, const Node &n, const View &v) {
            for (PlayerId player = 0; player < kPlayers; ++player)
                if ((m.playersOf(n.who, v) & playerBit(player)) != 0
                    && m.s.players[player].lore > 0)
                    return true;
            return false;
        },
    .clause =
        [](Printer &p, const Node &n) {
            p.counted = "lore lost this way";
            return p.player(n.who) + (n.who == Who::You ? " lose " : " loses ") + p.number(n.amount)
                + " lore" + p.forEach(n.amount);
        },
};

} // namespace

Ops loreOps()
{
    static constexpr const OpSpec *ops[] = {&kGain, &kLose};
    return ops;
}

} // namespace playmat::lorcana
