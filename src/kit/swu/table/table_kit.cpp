#include "kit/swu/table/table_kit.h"

#include "kit/swu/bots/programs.h"
#include "kit/swu/host/cards.h"
#include "kit/swu/host/hosted.h"
#include "kit/swu/host/kit.h"
#include "kit/swu/learn/demo_bot.h"
#include "kit/swu/learn/learn_kit.h"
#include "kit/swu/table/book.h"
#include "kit/swu/table/card_text.h"
#include "kit/swu/table/decks.h"
#include "kit/swu/table/places.h"
#include "kit/swu/table/presenter.h"
#include "kit/swu/table/table_game.h"
#include "kit/swu/table/words.h"

namespace playmat::table {

namespace {

constexpr const char *kProgramAttacks = R"json({
    "op": "scenario", "game": "swu", "seed": 3, "active": 1, "initiative": 0, "initiative_claimed": true,
    "round": 4,
    "programs": ["", "novice"],
    "players": [
        {"name": "Ada", "leader": "SOR_005", "base": {"card": "SOR_029", "damage": 7}, "resources": 5,
         "hand": ["SOR_046", "SOR_095", "SOR_237", "SOR_063"], "deck": ["SOR_046", "SOR_046"],
         "ground": ["SOR_046", "SOR_095"], "space": ["SOR_237"]},
        {"name": "Novice", "leader": "SOR_010", "base": {"card": "SOR_023", "damage": 9},
         "resources": [{"card": "SOR_128", "exhausted": true}, {"card": "SOR_128", "exhausted": true},
                       {"card": "SOR_128", "exhausted": true}, {"card": "SOR_128", "exhausted": true}],
         "hand": ["SOR_128", "SOR_225", "SOR_128"], "deck": ["SOR_128", "SOR_128"],
         "ground": ["SOR_128", {"card": "SOR_083", "exhausted": true}], "space": ["SOR_225"]}
    ]
})json";

class SwuShowman final : public Showman
{
public:
    explicit SwuShowman(std::uint64_t seed)
        : m_bot(seed)
    {
    }
    [[nodiscard]] core::Answer choose(const match::HostedGame &game) override
    {
        return m_bot.choose(game);
    }

private:
    DemoBot m_bot;
};

class SwuTableKit final : public TableKit
{
public:
    [[nodiscard]] const match::GameKit &game() const override { return kit::swuKit(); }
    [[nodiscard]] const TableSpec &spec() const override { return swuTableSpec(); }
    [[nodiscard]] std::unique_ptr<TableGame> seat(const match::HostedGame &game,
                                                  const std::array<QString, 2> &names,
                                                  TableGame::Host host) const override
    {
        const auto &hosted = dynamic_cast<const match::HostedSwu &>(game);
        return std::make_unique<SwuTableGame>(hosted.game(), names, std::move(host));
    }
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
    [[nodiscard]] std::vector<DeckCard> deckCards(const match::CardLibrary &library,
                                                  const QString &document) const override
    {
        return swudecks::cardsOf(library, document);
    }
    [[nodiscard]] CardFacts printedCard(const match::CardLibrary &library,
                                        const QString &cardId) const override
    {
        const swu::CardDb &db = match::swuCards(library);
        const swu::DefId def = db.find(cardId.toStdString());
        return def == 0 ? CardFacts() : SwuPresenter(db, {}).printedFacts(def);
    }
    [[nodiscard]] QStringList standWords(int round, const std::array<int, 2> &baseHp) const override
    {
        return swudecks::standWords(round, baseHp);
    }
    /// The player whose base is not defeated (CR 5.6).
    [[nodiscard]] int winnerByStand(const std::array<int, 2> &baseHp) const override
    {
        return (baseHp[0] > 0) == (baseHp[1] > 0) ? -1 : baseHp[0] > 0 ? 0 : 1;
    }
    [[nodiscard]] std::vector<paint::Facts>
    pictures(const match::CardLibrary &library) const override
    {
        return pictureFacts(match::swuCards(library));
    }

    [[nodiscard]] const bots::Programs *programs() const override { return &bots::swuPrograms(); }
    [[nodiscard]] const learn::LearnKit *learning() const override { return &kit::swuLearnKit(); }
    [[nodiscard]] std::vector<learn::BookCard> bookCards(const match::CardLibrary &library,
                                                         const learn::Book &book) const override
    {
        return swuBookCards(match::swuCards(library), book);
    }
    [[nodiscard]] QString cardSays(const match::CardLibrary &library,
                                   const std::string &cardId) const override
    {
        return swuCardSays(match::swuCards(library), cardId);
    }
    [[nodiscard]] ShowPiece showPiece() const override { return {kProgramAttacks, "Sentinel"}; }
    [[nodiscard]] std::unique_ptr<Showman> showman(std::uint64_t seed) const override
    {
        return std::make_unique<SwuShowman>(seed);
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
        facts.name = CardWords::name(def);
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
