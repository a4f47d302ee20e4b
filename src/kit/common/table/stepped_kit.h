#pragma once

#include "table/game/table_kit.h"

namespace playmat::kit {

/// Implements TableKit from the parts of a game:
///
///     CardDb
///     Hosted, Table, Presenter
///     kToWin                   the score with which a player wins
///     cards(library)           the printed cards
///     picture(facts, db, id)   fills in the facts from which the picture of a card is painted
template <class Parts>
class SteppedKit : public table::TableKit
{
public:
    [[nodiscard]] std::unique_ptr<table::TableGame> seat(const match::HostedGame &game,
                                                         const std::array<QString, 2> &names,
                                                         table::TableGame::Host host) const final
    {
        const auto &hosted = dynamic_cast<const typename Parts::Hosted &>(game);
        return std::make_unique<typename Parts::Table>(hosted.game(), names, std::move(host));
    }
    [[nodiscard]] table::CardFacts printedCard(const match::CardLibrary &library,
                                               const QString &cardId) const final
    {
        const auto &db = Parts::cards(library);
        const auto def = db.find(cardId.toStdString());
        return def == 0 ? table::CardFacts() : typename Parts::Presenter(db, {}).printedFacts(def);
    }
    [[nodiscard]] int winnerByStand(const std::array<int, 2> &stand) const final
    {
        const bool first = stand[0] >= Parts::kToWin;
        return first == (stand[1] >= Parts::kToWin) ? -1 : first ? 0 : 1;
    }
    [[nodiscard]] std::vector<paint::Facts> pictures(const match::CardLibrary &library) const final
    {
        const auto &db = Parts::cards(library);
        std::vector<paint::Facts> all(db.defs.size() - 1);
        for (std::size_t id = 1; id < db.defs.size(); ++id)
            Parts::picture(all[id - 1], db, id);
        return all;
    }
};

} // namespace playmat::kit
