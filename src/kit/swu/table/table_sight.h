#pragma once

#include "engine/swu/game.h"
#include "engine/swu/view/forecast.h"
#include "engine/swu/view/observation.h"
#include "engine/swu/view/value_sources.h"
#include "engine/swu/view/ways.h"

#include <vector>

namespace playmat::table {

/// A part of a unit's power or HP, with the card that it comes from.
struct ShownValue
{
    swu::ValueSource kind = swu::ValueSource::Printed;
    swu::DefId source = 0; ///< 0: no card
    int amount = 0;
};

/// All that the words at a table are made of: what is seen, what is asked, what could be done or
/// why it could not, and the printed cards. Whoever is handed this cannot say more of a game than
/// the people in front of it may know. Cards have the game's own ids (IdsOf::Game).
class TableSight
{
public:
    virtual ~TableSight() = default;

    [[nodiscard]] virtual const swu::CardDb &cards() const = 0;
    /// What the table shows at this moment; while something is played back, what was before.
    [[nodiscard]] virtual const swu::Observation &shown() const = 0;
    /// What the player being asked sees, also where their hand is covered; for a seat that the
    /// program plays, what everybody sees.
    [[nodiscard]] virtual const swu::Observation &asked() const = 0;
    [[nodiscard]] virtual const core::Decision &decision() const = 0;
    /// The options as the player being asked is told of them (SeatedGame::optionsFor).
    [[nodiscard]] virtual std::vector<std::uint16_t> listed() const = 0;
    /// Whether answering takes a look at hidden cards.
    [[nodiscard]] virtual bool needsHidden() const = 0;
    /// Whether only a look at hidden cards tells that this could be used (Game::restsOnHidden).
    [[nodiscard]] virtual bool restsOnHidden(core::CardId card, swu::AbilityId ability) const = 0;

    // --- of cards that are seen; of all others there is nothing but that they are hidden
    [[nodiscard]] virtual swu::Why why(const swu::Gesture &gesture) const = 0;
    [[nodiscard]] virtual std::vector<swu::WayToPlay> waysToPlay(int card) const = 0;
    [[nodiscard]] virtual std::vector<swu::AbilityId> bountiesOf(int unit) const = 0;
    [[nodiscard]] virtual std::vector<ShownValue> powerOf(int unit) const = 0;
    [[nodiscard]] virtual std::vector<ShownValue> hpOf(int unit) const = 0;

    // --- of options, as far as the player being asked may know. `of`: the decision or a part of it
    [[nodiscard]] virtual swu::Forecast chosen(const core::Decision &of, int option) const = 0;
    [[nodiscard]] virtual swu::Forecast shared(const core::Decision &of,
                                               const core::Answer &shares) const = 0;
    [[nodiscard]] virtual swu::UseForecast used(const core::Decision &of, int option) const = 0;
    [[nodiscard]] virtual swu::AttackForecast attacked(const core::Option &attack) const = 0;

    /// The card as the player being asked, or the table, sees it face up; nullptr: neither does.
    [[nodiscard]] const swu::CardView *face(int card) const
    {
        for (const swu::Observation *seen : {&asked(), &shown()}) {
            const swu::CardView *view = seen->card(card);
            if (view != nullptr && view->def != 0)
                return view;
        }
        return nullptr;
    }

protected:
    TableSight() = default;
    TableSight(const TableSight &) = default;
    TableSight &operator=(const TableSight &) = default;
};

} // namespace playmat::table
