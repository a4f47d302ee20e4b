#pragma once

#include "engine/swu/language/form.h"

#include <span>
#include <string>

/// The conditions and the amounts of the ability language, each described once: how it is written,
/// what it comes to, how it is worded.
namespace playmat::swu {

class Board;
class Printer;
struct View;

struct CondSpec
{
    Form<Cond> form;
    bool (*holds)(const Board &, const Cond &, const View &) = nullptr;
    std::string (*words)(Printer &, const Cond &) = nullptr;
    Reads reads = 0; ///< what it looks at besides its filter, card, player and amount
    bool ofOneCard = false; ///< its filter is asked of one card, not of all that are there
    /// Of a span of time, what follows "during": "the action phase".
    std::string (*during)(Printer &, const Cond &) = nullptr;
    /// Of the chosen player: "who controls more resources than you".
    std::string (*ofPlayer)(Printer &, const Cond &) = nullptr;
};

struct AmountSpec
{
    Form<Amount> form;
    int (*value)(const Board &, const Amount &, const View &) = nullptr;
    /// "for each …", what is counted …
    std::string (*each)(Printer &, const Amount &) = nullptr;
    /// … or "equal to …".
    std::string (*equal)(Printer &, const Amount &) = nullptr;
    Reads reads = 0; ///< what it looks at besides its filter, card and player
    bool thatMuch = false; ///< a number that was mentioned before
    bool storedNumber = false; ///< … by an effect of the same ability
    bool powerOfCard = false; ///< "less than it"
    bool costOfCard = false; ///< "the same as or less than it"
    bool hpOfCard = false; ///< "less than it"
    bool highestPower = false; ///< "less than one of them"
    bool lowestHp = false; ///< "the least among them"
    bool highestCost = false; ///< "the highest among them"
    std::string_view storedAs{}; ///< what it is called where it was stored: "their combined power"
    /// "Command aspect icons among friendly units"
    std::string (*iconsOf)(Printer &, const Amount &) = nullptr;
};

[[nodiscard]] std::span<const CondSpec *const> allConditions();
/// The condition with this word, null when there is none.
[[nodiscard]] const CondSpec *findCondition(std::string_view word);
[[nodiscard]] std::span<const AmountSpec *const> allAmounts();

} // namespace playmat::swu
