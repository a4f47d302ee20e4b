#include "kit/riftbound/table/table_kit.h"

#include "kit/common/table/stepped_kit.h"
#include "kit/riftbound/bots/programs.h"
#include "kit/riftbound/host/hosted.h"
#include "kit/riftbound/host/kit.h"
#include "kit/riftbound/table/book.h"
#include "kit/riftbound/table/decks.h"
#include "kit/riftbound/table/places.h"
#include "kit/riftbound/table/presenter.h"
#include "kit/riftbound/table/start_face.h"
#include "kit/riftbound/table/table_game.h"
#include "kit/riftbound/table/words.h"

namespace playmat::riftbound::board {

namespace {

struct KitParts
{
    using Hosted = host::HostedRiftbound;
    using Table = board::TableGame;
    using Presenter = board::Presenter;
    static constexpr int kToWin = kVictoryScore; ///< CR 480

    [[nodiscard]] static const CardDb &cards(const match::CardLibrary &library)
    {
        return host::cardsOf(library).db;
    }
    static void picture(paint::Facts &facts, const CardDb &db, std::size_t id)
    {
        const CardDef &def = db.defs[id];
        facts.id = Words::id(def);
        facts.type = Words::typeName(def);
        facts.face = QStringLiteral("rift");
        facts.aspects = Words::domains(def.domains);
        facts.traits = Words::tags(db, def.tags);
        facts.cost = def.energy;
        facts.rulesLength = int(Words::plainText(db, DefId(id)).size());
    }
};

class Kit final : public kit::SteppedKit<KitParts>
{
public:
    [[nodiscard]] const match::GameKit &game() const override { return kit::riftboundKit(); }
    [[nodiscard]] const table::TableSpec &spec() const override { return riftboundTableSpec(); }
    [[nodiscard]] const playmat::bots::Programs *programs() const override
    {
        return &playmat::bots::riftboundPrograms();
    }
    [[nodiscard]] table::GameFace face() const override { return startFace(); }
    [[nodiscard]] bool hasBook() const override { return true; }
    [[nodiscard]] std::vector<learn::BookCard> bookCards(const match::CardLibrary &library,
                                                         const learn::Book &book) const override
    {
        return board::bookCards(host::cardsOf(library).db, book);
    }
    [[nodiscard]] table::TakenDeck takeDeck(const match::CardLibrary &library,
                                            const QString &text) const override
    {
        return board::takeDeck(library, text);
    }
    [[nodiscard]] QString exportDeck(const match::CardLibrary &library, const QString &document,
                                     table::DeckForm form) const override
    {
        return form == table::DeckForm::Json ? document : deckList(library, document);
    }
    [[nodiscard]] std::vector<table::DeckCard> deckCards(const match::CardLibrary &library,
                                                         const QString &document) const override
    {
        return board::deckCards(library, document);
    }
    [[nodiscard]] QStringList standWords(int turn, const std::array<int, 2> &points) const override
    {
        return board::standWords(turn, points);
    }
};

} // namespace

} // namespace playmat::riftbound::board

namespace playmat::table {

const TableKit &riftboundTableKit()
{
    static const riftbound::board::Kit kit;
    return kit;
}

} // namespace playmat::table
