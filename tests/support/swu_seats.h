#pragma once

#include "support/swu_table.h"

#include <string>

/// Scenarios that are played once from each seat.
namespace playmat::test {

/// Who is who: `me` acts first.
struct Seats
{
    PlayerId me;
    PlayerId you;

    [[nodiscard]] static std::string named(const char *what, PlayerId player)
    {
        return what + std::to_string(player);
    }
    [[nodiscard]] std::string myBase() const { return named("base", me); }
    [[nodiscard]] std::string yourBase() const { return named("base", you); }
    [[nodiscard]] std::string myLeader() const { return named("leader", me); }
    [[nodiscard]] std::string yourLeader() const { return named("leader", you); }
};

/// `scenario(table, seats)` for each seat. `me` has Luke and the Administrator's Tower (Vigilance,
/// Heroism, Cunning) and the initiative; `you` has Vader and the Command Center (Aggression,
/// Villainy, Command).
template <class F>
void fromBothSeats(F &&scenario)
{
    for (PlayerId me = 0; me < swu::kPlayers; ++me) {
        SCOPED_TRACE("the player who acts first sits at " + std::to_string(me));
        const Seats s{me, static_cast<PlayerId>(1 - me)};
        Table t;
        t.leader(s.me, "SOR_005").base(s.me, "SOR_029");
        t.leader(s.you, "SOR_010").base(s.you, "SOR_023");
        t.active(s.me).initiative(s.me);
        scenario(t, s);
    }
}

} // namespace playmat::test
