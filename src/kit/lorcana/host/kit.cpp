#include "kit/lorcana/host/kit.h"

#include "engine/lorcana/rules/position.h"
#include "engine/lorcana/text/printer.h"
#include "engine/lorcana/text/reason_text.h"
#include "kit/common/host/match_decks.h"
#include "kit/lorcana/host/deck_check.h"
#include "kit/lorcana/host/hosted.h"
#include "kit/lorcana/host/kept_cards.h"
#include "kit/lorcana/host/own_decks.h"
#include "kit/lorcana/host/position_json.h"
#include "kit/lorcana/host/scenario_words.h"
#include "kit/lorcana/host/text_places.h"
#include "text/language.h"

#include <fmt/format.h>

namespace playmat::kit {

namespace host = lorcana::host;

using lorcana::DefId;
using lorcana::Game;
using lorcana::SeatedGame;
using lorcana::SeatNames;
using match::CardLibrary;
using match::HostedGame;
using match::Json;
using match::MatchSetup;
using match::Outcome;
using match::Problem;

namespace {

using Hosted = Outcome<std::unique_ptr<HostedGame>>;

Problem engineProblem(const lorcana::CardDb &db, const core::Refusal &refusal, const char *code)
{
    const lorcana::ReasonNames names{
        .card = [&](int card) { return db.def(static_cast<DefId>(card)).fullName(); },
        .player = [](int player) { return fmt::format("Player {}", player + 1); },
        .say = lorcana::wordText};
    return {code, lorcana::reasonText(refusal, names), {}};
}

Outcome<std::vector<DefId>> deckOf(const host::LorcanaCards &cards, const Json &document)
{
    const Outcome<host::WrittenDeck> deck = host::readDeck(cards, document);
    return deck ? host::playableDeck(cards.db, deck.value()) : deck.problem();
}

class LorcanaKit final : public match::GameKit
{
public:
    [[nodiscard]] std::string_view id() const override { return "lorcana"; }

    [[nodiscard]] Outcome<std::shared_ptr<const match::GameCards>>
    cards(const std::vector<match::NamedText> &files) const override
    {
        return host::readCards(files);
    }

    /// 1 to 4 were development versions, before the first release.
    [[nodiscard]] std::uint16_t oldestRules() const override { return 5; }
    [[nodiscard]] std::uint16_t newestRules() const override { return 5; }
    [[nodiscard]] core::Questions questionsAtTable() const override
    {
        return core::Questions::Discreet;
    }

    [[nodiscard]] match::NextBegins nextBegins() const override
    {
        return match::NextBegins::LoserChooses;
    }
    [[nodiscard]] Hosted start(const CardLibrary &library, const MatchSetup &setup) const override
    {
        return setup.scenario ? startPosition(library, setup) : startDecks(library, setup);
    }

    [[nodiscard]] Outcome<CardLibrary>
    libraryForKept(const CardLibrary &library, const Json &kept,
                   const std::vector<std::string> &named) const override
    {
        return host::libraryForKept(library, kept, named);
    }

    [[nodiscard]] Outcome<Json> deck(const CardLibrary &library,
                                     std::string_view text) const override
    {
        const host::LorcanaCards &cards = host::cardsOf(library);
        const Outcome<host::WrittenDeck> deck = host::readDeck(cards, text);
        if (!deck)
            return deck.problem();
        const auto playable = host::playableDeck(cards.db, deck.value());
        if (!playable)
            return playable.problem();
        return host::deckJson(cards.db, deck.value());
    }

    [[nodiscard]] match::DeckLook lookAtDeck(const CardLibrary &library,
                                             std::string_view text) const override
    {
        const kit::DeckReading reading = host::readingOf(host::cardsOf(library), text);
        return {reading.cards, reading.known, reading.notes};
    }

    [[nodiscard]] const decks::DeckKit *deckKit() const override { return &host::ownDecks(); }

    [[nodiscard]] Outcome<Json> randomDeck(const CardLibrary &library,
                                           core::Rng &rng) const override
    {
        const lorcana::CardDb &db = host::cardsOf(library).db;
        return host::deckJson(db, "A random deck", host::randomDeck(db, rng));
    }

    [[nodiscard]] std::vector<match::CardNote> catalogue(const CardLibrary &library) const override
    {
        std::vector<match::CardNote> out;
        for (const lorcana::CardDef &card : host::cardsOf(library).db.defs)
            if (!card.id.empty() && !card.madeUp)
                out.push_back({card.set, card.id, card.fullName(),
                               card.playable ? std::string() : card.whyNot});
        return out;
    }

    [[nodiscard]] const scenarios::Words *scenarioWords() const override
    {
        return &host::scenarioWords();
    }

    [[nodiscard]] std::string cardText(const CardLibrary &library,
                                       const std::string &id) const override
    {
        const host::LorcanaCards &cards = host::cardsOf(library);
        const DefId card = cards.printed(id);
        if (card == 0)
            return {};
        return fmt::format("{}  {}\n{}", cards.db.def(card).id, cards.db.def(card).fullName(),
                           lorcana::Printer(cards.db).card(card));
    }

private:
    static Hosted startPosition(const CardLibrary &library, const MatchSetup &setup)
    {
        const host::LorcanaCards &printed = host::cardsOf(library);
        const auto read = host::positionFromJson(printed, *setup.scenario);
        if (!read)
            return read.problem();
        const lorcana::CardDb &db = read.value().cards ? read.value().cards->db : printed.db;
        // The names are those of what is placed, before anything happens.
        lorcana::State placed;
        if (const auto done = lorcana::placeCards(db, read.value().position, placed); !done)
            return engineProblem(db, done.refusal(), "bad_scenario");
        const core::Result<Game> game = Game::fromPosition(db, read.value().position);
        if (!game)
            return engineProblem(db, game.refusal(), "bad_scenario");
        return hosted(library, read.value().cards, SeatedGame(game.value(), SeatNames::of(placed)));
    }

    static Hosted startDecks(const CardLibrary &library, const MatchSetup &setup)
    {
        const host::LorcanaCards &cards = host::cardsOf(library);
        const auto decks = kit::decksOf<std::vector<DefId>, lorcana::kPlayers>(
            setup, [&](const Json &deck) { return deckOf(cards, deck); });
        if (!decks)
            return decks.problem();
        const core::Result<Game> game
            = Game::start(cards.db, setup.seed, decks.value(), setup.questions, setup.first);
        if (!game)
            return engineProblem(cards.db, game.refusal(), "bad_deck");
        return hosted(library, nullptr, SeatedGame(game.value(), SeatNames{}));
    }

    static Hosted hosted(const CardLibrary &library, std::shared_ptr<const host::LorcanaCards> own,
                         SeatedGame game)
    {
        return std::unique_ptr<HostedGame>(
            std::make_unique<host::HostedLorcana>(library, std::move(own), std::move(game)));
    }
};

} // namespace

const match::GameKit &lorcanaKit()
{
    static const LorcanaKit kit;
    return kit;
}

} // namespace playmat::kit
