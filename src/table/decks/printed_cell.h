#pragma once

#include "table/paint/cell_facts.h"
#include "table/view/card_facts.h"

namespace playmat::table {

/// Makes the facts of a small card from what is printed on the card, without any state.
[[nodiscard]] inline paint::CellFacts printedCell(const CardFacts &facts)
{
    paint::CellFacts cell;
    cell.cardId = facts.cardId;
    cell.name = facts.name;
    cell.type = facts.type;
    cell.arena = facts.arena;
    cell.face = facts.face;
    cell.aspects = facts.aspects;
    cell.pips = facts.pips;
    cell.keywords = facts.keywords;
    cell.cost = facts.cost;
    cell.power = facts.printedPower;
    cell.hp = facts.printedHp;
    cell.lore = facts.printedLore;
    cell.moveCost = facts.moveCost;
    cell.inkable = facts.inkable;
    cell.note = facts.note;
    return cell;
}

} // namespace playmat::table
