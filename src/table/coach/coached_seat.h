#pragma once

#include "table/session/table_session.h"

namespace playmat::table {

/// The person who is asked; -1: nobody is.
[[nodiscard]] inline int personAsked(const TableSession &table)
{
    if (!table.running() || table.over() || !table.advises())
        return -1;
    const int seat = table.match()->game().decision().player;
    return table.programs()->plays(seat) ? -1 : seat;
}

/// Whether it is that seat which sees what a coach shows.
[[nodiscard]] inline bool looksOn(const TableSession &table, int seat)
{
    switch (table.seats()->seating()) {
    case Seating::Open:
        return true;
    case Seating::Peek:
        return table.seats()->peeking() == seat;
    case Seating::Own:
        return table.stage()->nearSeat().seat == seat;
    }
    return false;
}

} // namespace playmat::table
