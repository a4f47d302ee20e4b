#include "engine/riftbound/abilities/op_fields.h"

#include <array>

/// The registry of ops; the order is that of the printed language, and no file keeps it.
namespace playmat::riftbound {

std::span<const OpSpec *const> allOps()
{
    static constexpr std::array kAll{
        &kDamage,
        &kKill,
        &kHeal,
        &kStun,
        &kFight,
        &kProtect,
        &kMight,
        &kGive,
        &kBuff,
        &kEnterReady,
        &kSpellsCostLess,
        &kBonusDamage,
        &kBonusDamageHere,
        &kDraw,
        &kDiscard,
        &kReturn,
        &kVision,
        &kChannel,
        &kAdd,
        &kMoveToBase,
        &kReady,
        &kExhaust,
        &kToken,
        &kCounter,
        &kIf,
        &kWin,
        &kPlayMe,
        &kEachKills,
        &kBuffsCountMore,
        &kOthersEnterReady,
        &kCostsLess,
        &kMove,
        &kLater,
        &kChooseOne,
        &kAttach,
    };
    return kAll;
}

} // namespace playmat::riftbound
