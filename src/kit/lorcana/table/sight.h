#pragma once

#include "engine/lorcana/seated_game.h"
#include "engine/lorcana/view/forecast.h"
#include "engine/lorcana/view/value_sources.h"

#include <vector>

namespace playmat::lorcana::board {

/// All that the words at a table are made of, while one question is open: what is seen, what is
/// asked, why something is not possible, the printed cards. It says no more of a game than the
/// people in front of it may know. Cards have the game's own ids (IdsOf::Game).
class Sight
{
public:
    /// `viewer`: the one who is asked; nobody, where the program is. Both references must outlive
    /// it; `shown` may change meanwhile.
    Sight(const SeatedGame &game, const Observation &shown, Viewer viewer);

    [[nodiscard]] const CardDb &cards() const { return m_game.db(); }
    /// What the table shows at this moment; while something is played back, what was before.
    [[nodiscard]] const Observation &shown() const { return m_shown; }
    /// What the player being asked sees, also where their hand is covered; for a seat that the
    /// program plays, what everybody sees.
    [[nodiscard]] const Observation &asked() const { return m_asked; }
    [[nodiscard]] const core::Decision &decision() const { return m_game.game().decision(); }
    /// Whether such a question can be about cards that only its player sees.
    [[nodiscard]] bool mayNameHidden() const;
    /// Whether an ability's cost can be paid only shows with a look at a hand.
    [[nodiscard]] bool restsOnHidden(AbilityId ability) const;

    // --- of cards that are seen; of all others there is nothing but that they are hidden
    [[nodiscard]] std::vector<core::Refusal> why(const Gesture &gesture) const;
    [[nodiscard]] std::vector<ValuePart> valuesOf(int card) const;
    [[nodiscard]] std::vector<PricePart> priceOf(int card, int base) const;
    /// What it counts for when it sings.
    [[nodiscard]] int songCost(int card) const;
    [[nodiscard]] ChallengeForecast challenged(const core::Option &challenge) const;
    /// What choosing this card would do to it.
    [[nodiscard]] ChoiceForecast chosen(const core::Option &card) const;

    /// The card as the player being asked, or the table, sees it face up; nullptr: neither does.
    [[nodiscard]] const CardView *face(int card) const;

private:
    [[nodiscard]] bool isHidden(int card) const { return face(card) == nullptr; }

    const SeatedGame &m_game;
    const Observation &m_shown;
    Observation m_asked;
};

} // namespace playmat::lorcana::board
