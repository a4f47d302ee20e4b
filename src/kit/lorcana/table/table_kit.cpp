#include "kit/lorcana/table/table_kit.h"

#include "kit/lorcana/host/hosted.h"
#include "kit/lorcana/host/kit.h"
#include "kit/lorcana/table/places.h"
#include "kit/lorcana/table/presenter.h"
#include "kit/lorcana/table/start_face.h"
#include "kit/lorcana/table/table_game.h"
#include "kit/lorcana/table/words.h"

namespace playmat::lorcana::board {

namespace {

/// What the pictures of all cards are made from.
std::vector<paint::Facts> pictureFacts(const CardDb &db)
{
    std::vector<paint::Facts> all;
    for (std::size_t id = 1; id < db.defs.size(); ++id) {
        const CardDef &def = db.defs[id];
        paint::Facts facts;
        facts.id = Words::id(def);
        facts.type = Words::typeName(def);
        facts.aspects = Words::inks(def);
        facts.traits = Words::classes(db, def);
        facts.cost = def.cost;
        facts.rulesLength = int(Words::plain(Words::text(db, DefId(id))).size());
        all.push_back(std::move(facts));
    }
    return all;
}

class Kit final : public table::TableKit
{
public:
    [[nodiscard]] const match::GameKit &game() const override { return kit::lorcanaKit(); }
    [[nodiscard]] const table::TableSpec &spec() const override { return lorcanaTableSpec(); }
    [[nodiscard]] std::unique_ptr<table::TableGame> seat(const match::HostedGame &game,
                                                         const std::array<QString, 2> &names,
                                                         table::TableGame::Host host) const override
    {
        const auto &hosted = dynamic_cast<const host::HostedLorcana &>(game);
        return std::make_unique<TableGame>(hosted.game(), names, std::move(host));
    }
    [[nodiscard]] table::GameFace face() const override { return startFace(); }
    [[nodiscard]] table::CardFacts printedCard(const match::CardLibrary &library,
                                               const QString &cardId) const override
    {
        const CardDb &db = host::cardsOf(library).db;
        const DefId def = db.find(cardId.toStdString());
        return def == 0 ? table::CardFacts() : Presenter(db, {}).printedFacts(def);
    }
    [[nodiscard]] QStringList standWords(int turn, const std::array<int, 2> &lore) const override
    {
        return board::standWords(turn, lore);
    }
    /// Who has enough lore (CR 1.8.1.1).
    [[nodiscard]] int winnerByStand(const std::array<int, 2> &lore) const override
    {
        const bool first = lore[0] >= kLoreToWin;
        return first == (lore[1] >= kLoreToWin) ? -1 : first ? 0 : 1;
    }
    [[nodiscard]] std::vector<paint::Facts>
    pictures(const match::CardLibrary &library) const override
    {
        return pictureFacts(host::cardsOf(library).db);
    }
};

} // namespace

} // namespace playmat::lorcana::board

namespace playmat::table {

const TableKit &lorcanaTableKit()
{
    static const lorcana::board::Kit kit;
    return kit;
}

} // namespace playmat::table
