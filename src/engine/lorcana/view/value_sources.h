#pragma once

#include "engine/lorcana/language/card_db.h"
#include "engine/lorcana/state/state.h"

#include <vector>

/// How the values of cards in play come about, part by part. Everything that it names is open.
namespace playmat::lorcana {

enum class Value : std::uint8_t { Strength, Willpower, Lore, Challenger, Resist, Singer };

/// A part of a value: what is printed (no source), or what a card adds.
struct ValuePart
{
    Value value = Value::Strength;
    DefId source = 0; ///< 0: it is printed
    int amount = 0;
    bool lasting = false; ///< an effect that ends, not a static ability

    friend bool operator==(const ValuePart &, const ValuePart &) = default;
};

/// The parts of all values of a card in play that differ from 0. Their sums are what the card has.
[[nodiscard]] std::vector<ValuePart> explainValues(const CardDb &db, const State &state,
                                                   CardId card);

/// What a card costs its player in ink for the cost that a way of playing begins with.
struct PricePart
{
    DefId source = 0; ///< 0: the cost itself
    int amount = 0;

    friend bool operator==(const PricePart &, const PricePart &) = default;
};
/// Its parts; below 0 a price does not go.
[[nodiscard]] std::vector<PricePart> explainPrice(const CardDb &db, const State &state,
                                                  PlayerId player, CardId card, int base);

} // namespace playmat::lorcana
