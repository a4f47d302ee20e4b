#include "kit/swu/table/swu_table_kit.h"

#include "kit/swu/host/hosted_swu.h"
#include "kit/swu/host/swu_kit.h"
#include "kit/swu/table/card_text.h"
#include "kit/swu/table/card_words.h"
#include "kit/swu/table/swu_decks.h"
#include "kit/swu/table/swu_table_game.h"
#include "kit/swu/table/swu_zones.h"

namespace playmat::table {

namespace {

class SwuTableKit final : public TableKit
{
public:
    [[nodiscard]] const kit::GameKit &game() const override { return kit::swuKit(); }
    [[nodiscard]] const TableSpec &spec() const override { return swuTableSpec(); }
    [[nodiscard]] std::unique_ptr<TableGame> seat(const match::HostedGame &game,
                                                  const std::array<QString, 2> &names,
                                                  TableGame::Host host) const override
    {
        const auto &hosted = dynamic_cast<const match::HostedSwu &>(game);
        return std::make_unique<SwuTableGame>(hosted.game(), names, std::move(host));
    }
    [[nodiscard]] bool hasPrograms() const override { return true; }
    [[nodiscard]] bool hasCourse() const override { return true; }
    [[nodiscard]] GameFace face() const override { return swudecks::face(); }
    [[nodiscard]] TakenDeck takeDeck(const match::CardLibrary &library,
                                     const QString &text) const override
    {
        return swudecks::take(library, text);
    }
    [[nodiscard]] QString exportDeck(const match::CardLibrary &library, const QString &document,
                                     DeckForm form) const override
    {
        return swudecks::exported(library, document, form);
    }
    [[nodiscard]] QStringList standWords(int round, const std::array<int, 2> &baseHp) const override
    {
        return swudecks::standWords(round, baseHp);
    }
    [[nodiscard]] std::vector<paint::Facts>
    pictures(const match::CardLibrary &library) const override
    {
        return pictureFacts(library.swu());
    }
};

} // namespace

const TableKit &swuTableKit()
{
    static const SwuTableKit kit;
    return kit;
}

std::vector<paint::Facts> pictureFacts(const swu::CardDb &db)
{
    std::vector<paint::Facts> all;
    for (size_t id = 1; id < db.defs.size(); ++id) {
        const swu::CardDef &def = db.defs[id];
        paint::Facts facts;
        facts.id = CardWords::id(def);
        facts.type = CardWords::typeName(def);
        facts.arena = CardWords::arenaName(def);
        facts.aspects = CardWords::aspects(def);
        facts.traits = CardWords::traits(db, def);
        facts.cost = def.cost;
        facts.rulesLength = int(CardText::plain(CardText::rules(db, swu::DefId(id))).size());
        all.push_back(std::move(facts));
    }
    return all;
}

} // namespace playmat::table
