#pragma once

/// Defines the small functions that mark current values as out of date (touching.cpp) and that
/// every change calls. Only records.h includes this header.
namespace playmat::swu {

inline void Records::touchAll()
{
    s.derivedDirty = true;
    m_entered = kNone;
}

inline void Records::touch(Reads what)
{
    if ((s.reads & what) != 0)
        touchAll();
}

/// Something changed while attacks go on.
inline void Records::touchAttacks()
{
    if ((s.reads & reads::own(reads::Attack)) != 0 && anyLooksAtItsAttack())
        touchAll();
}

inline void Records::touch(Reads what, CardId card)
{
    touch(what);
    if ((s.reads & reads::own(what)) != 0 && (hotOf(card).reads & reads::own(what)) != 0)
        touchAll();
    touchAttacks();
}

/// A card was moved. `was`: what it was before, `attached`: as an upgrade.
inline void Records::touchMoved(CardId id, const HotDef &was, bool attached, Zone from, Zone to)
{
    touch(kZoneReads[static_cast<std::size_t>(from)] | kZoneReads[static_cast<std::size_t>(to)]);
    if (isArena(from) || isArena(to))
        touchUnits(id, was, attached, from, to);
}

inline void Records::refresh()
{
    if (s.derivedDirty)
        m_entered == kNone ? derive() : deriveEntered();
}

} // namespace playmat::swu
