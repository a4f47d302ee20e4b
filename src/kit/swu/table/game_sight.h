#pragma once

#include "engine/swu/seated_game.h"
#include "kit/swu/table/table_sight.h"

namespace playmat::table {

/// A game while one question is open: with SeenBy and stepsOf the only door from it to its table.
class GameSight final : public TableSight
{
public:
    /// `viewer`: the one who is asked; nobody, where the program is. Both references must outlive
    /// it; `shown` may change meanwhile.
    GameSight(const swu::SeatedGame &game, const swu::Observation &shown, swu::Viewer viewer);

    [[nodiscard]] const swu::CardDb &cards() const override { return m_game.db(); }
    [[nodiscard]] const swu::Observation &shown() const override { return m_shown; }
    [[nodiscard]] const swu::Observation &asked() const override { return m_asked; }
    [[nodiscard]] const core::Decision &decision() const override { return m_game.decision(); }
    [[nodiscard]] std::vector<std::uint16_t> listed() const override;
    [[nodiscard]] bool needsHidden() const override;
    [[nodiscard]] bool restsOnHidden(core::CardId card, swu::AbilityId ability) const override;

    [[nodiscard]] swu::Why why(const swu::Gesture &gesture) const override;
    [[nodiscard]] std::vector<swu::WayToPlay> waysToPlay(int card) const override;
    [[nodiscard]] std::vector<swu::AbilityId> bountiesOf(int unit) const override;
    [[nodiscard]] std::vector<ShownValue> powerOf(int unit) const override;
    [[nodiscard]] std::vector<ShownValue> hpOf(int unit) const override;

    [[nodiscard]] swu::Forecast chosen(const core::Decision &of, int option) const override;
    [[nodiscard]] swu::Forecast shared(const core::Decision &of,
                                       const core::Answer &shares) const override;
    [[nodiscard]] swu::UseForecast used(const core::Decision &of, int option) const override;
    [[nodiscard]] swu::AttackForecast attacked(const core::Option &attack) const override;

private:
    [[nodiscard]] bool isHidden(int card) const;
    [[nodiscard]] std::vector<ShownValue> shownOf(const std::vector<swu::ValuePart> &parts) const;

    const swu::SeatedGame &m_game;
    const swu::Observation &m_shown;
    swu::Observation m_asked;
};

} // namespace playmat::table
