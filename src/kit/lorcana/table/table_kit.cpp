#include "kit/lorcana/table/table_kit.h"

#include "kit/common/table/stepped_kit.h"
#include "kit/lorcana/bots/programs.h"
#include "kit/lorcana/host/hosted.h"
#include "kit/lorcana/host/kit.h"
#include "kit/lorcana/table/places.h"
#include "kit/lorcana/table/presenter.h"
#include "kit/lorcana/table/start_face.h"
#include "kit/lorcana/table/table_game.h"
#include "kit/lorcana/table/words.h"

namespace playmat::lorcana::board {

namespace {

struct KitParts
{
    using Hosted = host::HostedLorcana;
    using Table = board::TableGame;
    using Presenter = board::Presenter;
    static constexpr int kToWin = kLoreToWin; ///< CR 1.8.1.1

    [[nodiscard]] static const CardDb &cards(const match::CardLibrary &library)
    {
        return host::cardsOf(library).db;
    }
    static void picture(paint::Facts &facts, const CardDb &db, std::size_t id)
    {
        const CardDef &def = db.defs[id];
        facts.id = Words::id(def);
        facts.type = Words::typeName(def);
        facts.aspects = Words::inks(def);
        facts.traits = Words::classes(db, def);
        facts.cost = def.cost;
        facts.rulesLength = int(Words::plain(Words::text(db, DefId(id))).size());
    }
};

class Kit final : public kit::SteppedKit<KitParts>
{
public:
    [[nodiscard]] const match::GameKit &game() const override { return kit::lorcanaKit(); }
    [[nodiscard]] const table::TableSpec &spec() const override { return lorcanaTableSpec(); }
    [[nodiscard]] const playmat::bots::Programs *programs() const override
    {
        return &playmat::bots::lorcanaPrograms();
    }
    [[nodiscard]] table::GameFace face() const override { return startFace(); }
    [[nodiscard]] QStringList standWords(int turn, const std::array<int, 2> &lore) const override
    {
        return board::standWords(turn, lore);
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
