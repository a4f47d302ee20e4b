#pragma once

#include "engine/riftbound/language/tree_reader.h"
#include "engine/riftbound/rules/machine.h"
#include "engine/riftbound/text/printer.h"

/// What the descriptions of ops are made of.
namespace playmat::riftbound {

inline constexpr NodeField kTo{"to", "cards", field::to, true};

[[nodiscard]] inline const Context &contextOf(const Board &m, const Frame &f)
{
    return m.s.contexts[f.ctx];
}
[[nodiscard]] inline View viewFor(const Board &m, const Frame &f)
{
    return m.viewOf(contextOf(m, f));
}
[[nodiscard]] inline int amountOf(const Board &m, const Frame &f, const Node &n)
{
    return m.amount(n.amount, viewFor(m, f));
}

extern const OpSpec kDamage;
extern const OpSpec kKill;
extern const OpSpec kHeal;
extern const OpSpec kStun;
extern const OpSpec kFight;
extern const OpSpec kProtect;
extern const OpSpec kMight;
extern const OpSpec kGive;
extern const OpSpec kBuff;
extern const OpSpec kEnterReady;
extern const OpSpec kSpellsCostLess;
extern const OpSpec kBonusDamage;
extern const OpSpec kBonusDamageHere;
extern const OpSpec kDraw;
extern const OpSpec kDiscard;
extern const OpSpec kReturn;
extern const OpSpec kVision;
extern const OpSpec kChannel;
extern const OpSpec kAdd;
extern const OpSpec kMoveToBase;
extern const OpSpec kReady;
extern const OpSpec kExhaust;
extern const OpSpec kToken;
extern const OpSpec kCounter;
extern const OpSpec kIf;
extern const OpSpec kWin;
extern const OpSpec kPlayMe;
extern const OpSpec kEachKills;
extern const OpSpec kBuffsCountMore;
extern const OpSpec kOthersEnterReady;
extern const OpSpec kCostsLess;
extern const OpSpec kMove;
extern const OpSpec kLater;
extern const OpSpec kChooseOne;
extern const OpSpec kAttach;

} // namespace playmat::riftbound
