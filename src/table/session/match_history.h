#pragma once

#include "match/match.h"
#include "table/presenter/log_writer.h"
#include "table/view/log_model.h"

#include <QObject>
#include <qqmlregistration.h>

#include <array>
#include <span>
#include <vector>

namespace playmat::table {

/// What a seat did in the whole game, for its end page.
struct SeatTally
{
    Q_GADGET
    QML_VALUE_TYPE(seatTally)
    Q_PROPERTY(int cardsPlayed MEMBER cardsPlayed)
    Q_PROPERTY(int attacks MEMBER attacks)
    Q_PROPERTY(int unitsDefeated MEMBER unitsDefeated)
    Q_PROPERTY(int baseDamage MEMBER baseDamage)

public:
    int cardsPlayed = 0;
    int attacks = 0;
    int unitsDefeated = 0; ///< of the other side
    int baseDamage = 0; ///< dealt to the other base by cards of this side

    friend bool operator==(const SeatTally &, const SeatTally &) = default;
};

/// The log and the tallies of a match: written as it goes on, or again from its answers after it
/// was opened or taken back.
class MatchHistory
{
public:
    /// Everything that led to the match's position now.
    void rebuild(const match::CardLibrary &library, const match::Match &match,
                 const SwuPresenter &presenter);
    /// One more answer: `before` is what everybody saw, `events` what everybody was told of it.
    /// Without `given` it is the beginning, or somebody conceded.
    void add(const swu::Observation &before, std::span<const core::Event> events,
             const SwuPresenter &presenter, const GivenAnswer *given = nullptr);

    [[nodiscard]] const std::vector<LogRow> &log() const { return m_log; }
    [[nodiscard]] const SeatTally &tally(int seat) const { return m_tallies.at(size_t(seat)); }

private:
    void count(const core::Event &event, const swu::Observation &seen, const swu::CardDb &db);

    std::vector<LogRow> m_log;
    std::array<SeatTally, swu::kPlayers> m_tallies;
};

} // namespace playmat::table
