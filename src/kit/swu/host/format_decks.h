#pragma once

#include "engine/core/rng.h"
#include "engine/swu/game.h"
#include "kit/swu/host/formats.h"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace playmat::match {

/// A deck of a kind: "random", "hoard", or the id of a format. Nothing: there is no such kind.
[[nodiscard]] std::optional<swu::DeckChoice> drawnDeck(const swu::CardDb &db, std::string_view kind,
                                                       core::Rng &rng);

/// Decks such as people bring to a table: legal in a format, of cards that play, nearly all within
/// the aspects of leader and base, two or three of each, with more cheap cards than dear ones.
class FormatDecks
{
public:
    /// The format must have a leader, a base and at least 20 other cards that play. `day`: as
    /// againstFormat has it. Keeps a reference to `db`.
    FormatDecks(const swu::CardDb &db, const Format &format, const Day &day = {});

    /// Equal numbers give equal decks.
    [[nodiscard]] swu::DeckChoice draw(core::Rng &rng) const;

private:
    static constexpr std::size_t kCosts = 7; ///< up to 1, 2, 3 … 6, 7 and more

    void chooseHeads(swu::DeckChoice &deck, core::Rng &rng) const;

    const swu::CardDb &m_db;
    std::vector<swu::DefId> m_leaders;
    std::vector<swu::DefId> m_bases;
    std::array<std::vector<swu::DefId>, kCosts> m_cards; ///< by cost
};

} // namespace playmat::match
