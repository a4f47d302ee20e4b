#pragma once

/// What makes current values stale (touching.cpp): the bodies of what every change calls. Included
/// by changes.h, and by nothing else.
namespace playmat::swu {

inline void Changes::touchAll()
{
    s.derivedDirty = true;
    m_entered = kNone;
}

inline void Changes::touch(Reads what)
{
    if ((s.reads & what) != 0)
        touchAll();
}

/// Something changed while attacks go on.
inline void Changes::touchAttacks()
{
    if ((s.reads & reads::own(reads::Attack)) != 0 && anyLooksAtItsAttack())
        touchAll();
}

inline void Changes::touch(Reads what, CardId card)
{
    touch(what);
    if ((s.reads & reads::own(what)) != 0 && (hotOf(card).reads & reads::own(what)) != 0)
        touchAll();
    touchAttacks();
}

/// A card was moved. `was`: what it was before, `attached`: as an upgrade.
inline void Changes::touchMoved(CardId id, const HotDef &was, bool attached, Zone from, Zone to)
{
    touch(kZoneReads[static_cast<std::size_t>(from)] | kZoneReads[static_cast<std::size_t>(to)]);
    if (isArena(from) || isArena(to))
        touchUnits(id, was, attached, from, to);
}

inline void Changes::refresh()
{
    if (s.derivedDirty)
        m_entered == kNone ? derive() : deriveEntered();
}

} // namespace playmat::swu
