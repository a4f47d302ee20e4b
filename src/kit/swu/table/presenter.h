#pragma once

#include "engine/swu/language/card_db.h"
#include "engine/swu/view/observation.h"
#include "kit/swu/table/places.h"
#include "table/view/board_info.h"
#include "table/view/card_row.h"
#include "table/view/pending_model.h"

#include <array>
#include <vector>

namespace playmat::table {

/// Who sits at the table and what they brought, as far as everybody may know.
struct TableSeats
{
    std::array<QString, swu::kPlayers> names;
    std::array<QString, swu::kPlayers> deckTitles;
};

/// Star Wars: Unlimited in the neutral terms of a table: an observation becomes rows, strips and
/// words. Reads nothing but observations and the printed cards.
class SwuPresenter
{
public:
    SwuPresenter(const swu::CardDb &db, TableSeats seats);

    /// A row per card: hands, resources, discard piles, bases, leaders, arenas and what hangs under
    /// units. Decks are counts only.
    [[nodiscard]] std::vector<CardRow> rows(const swu::Observation &seen) const;
    [[nodiscard]] CardFacts facts(const swu::CardView &card, const swu::Observation &seen) const;
    /// A card as it is printed, for decks and for links.
    [[nodiscard]] CardFacts printedFacts(swu::DefId def) const;

    [[nodiscard]] SeatInfo seat(const swu::Observation &seen, int seat) const;
    [[nodiscard]] BoardInfo board(const swu::Observation &seen) const;
    [[nodiscard]] std::vector<PendingRow> pending(const swu::Observation &seen) const;

    [[nodiscard]] const swu::CardDb &db() const { return m_db; }
    [[nodiscard]] const QString &playerName(int seat) const
    {
        return m_seats.names.at(size_t(seat));
    }
    [[nodiscard]] const TableSeats &seats() const { return m_seats; }

    /// The table's zone for a zone of the game; arenas are split by controller.
    [[nodiscard]] static ZoneKey zoneKey(swu::Zone zone, swu::PlayerId player);

private:
    void addZone(std::vector<CardRow> &rows, const swu::ZoneView &zone,
                 const swu::Observation &seen) const;
    void addGuests(std::vector<CardRow> &rows, const swu::CardView &host,
                   const swu::Observation &seen) const;
    [[nodiscard]] QString spokenWithOwner(const swu::CardView &card,
                                          const swu::Observation &seen) const;
    void writeRules(CardFacts &facts, swu::DefId def) const;
    void fillUnit(CardFacts &facts, const swu::CardView &card, const swu::Observation &seen) const;
    void fillUpgrades(CardFacts &facts, const swu::CardView &card,
                      const swu::Observation &seen) const;
    void fillHandCard(CardFacts &facts, const swu::CardView &card,
                      const swu::Observation &seen) const;
    void fillLeader(CardFacts &facts, const swu::CardView &card,
                    const swu::Observation &seen) const;
    [[nodiscard]] std::vector<CounterInfo> counters(const swu::Observation &seen,
                                                    swu::PlayerId player) const;
    [[nodiscard]] TokenInfo initiative(const swu::Observation &seen) const;
    [[nodiscard]] QString phaseText(const swu::Observation &seen) const;
    [[nodiscard]] PendingRow pendingTrigger(const swu::PendingView &trigger,
                                            const swu::Observation &seen) const;
    [[nodiscard]] PendingRow lastingEffect(const swu::EffectView &effect,
                                           const swu::Observation &seen) const;
    [[nodiscard]] QString durationText(const swu::EffectView &effect) const;
    [[nodiscard]] QString cardName(int id, const swu::Observation &seen) const;
    void writeResult(BoardInfo &info, const swu::Observation &seen) const;

    const swu::CardDb &m_db;
    TableSeats m_seats;
};

/// Resources that a leader's Epic Action needs, -1 when it has none that deploys.
[[nodiscard]] int deployCost(const swu::CardDb &db, const swu::CardDef &leader);

} // namespace playmat::table
