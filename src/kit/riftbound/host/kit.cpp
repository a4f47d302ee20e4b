#include "kit/riftbound/host/kit.h"

#include "engine/riftbound/rules/position.h"
#include "engine/riftbound/text/printer.h"
#include "engine/riftbound/text/reason_text.h"
#include "kit/common/host/match_decks.h"
#include "kit/riftbound/host/deck_check.h"
#include "kit/riftbound/host/hosted.h"
#include "kit/riftbound/host/kept_cards.h"
#include "kit/riftbound/host/own_decks.h"
#include "kit/riftbound/host/position_json.h"
#include "kit/riftbound/host/scenario_words.h"
#include "kit/riftbound/host/text_places.h"

#include <fmt/format.h>

namespace playmat::kit {

namespace host = riftbound::host;

using match::CardLibrary;
using match::HostedGame;
using match::Json;
using match::MatchSetup;
using match::Outcome;
using match::Problem;
using riftbound::Deck;
using riftbound::Game;
using riftbound::SeatedGame;
using riftbound::SeatNames;

namespace {

using Hosted = Outcome<std::unique_ptr<HostedGame>>;

Problem engineProblem(const riftbound::CardDb &db, const core::Refusal &refusal, const char *code)
{
    const riftbound::ReasonNames names{
        .card = [&](int card) { return db.def(static_cast<riftbound::DefId>(card)).name; },
        .player = [](int player) { return fmt::format("Player {}", player + 1); },
        .say = riftbound::wordText};
    return {code, riftbound::reasonText(refusal, names), {}};
}

Outcome<Deck> deckOf(const host::RiftboundCards &cards, const Json &document)
{
    const Outcome<host::WrittenDeck> deck = host::readDeck(cards, document);
    return deck ? host::playableDeck(cards.db, deck.value().deck) : deck.problem();
}

class RiftboundKit final : public match::GameKit
{
public:
    [[nodiscard]] std::string_view id() const override { return "riftbound"; }

    [[nodiscard]] Outcome<std::shared_ptr<const match::GameCards>>
    cards(const std::vector<match::NamedText> &files) const override
    {
        return host::readCards(files);
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
                   const std::vector<std::string> &) const override
    {
        return host::libraryForKept(library, kept);
    }

    [[nodiscard]] Outcome<Json> deck(const CardLibrary &library,
                                     std::string_view text) const override
    {
        const host::RiftboundCards &cards = host::cardsOf(library);
        const Outcome<host::WrittenDeck> deck = host::readDeck(cards, text);
        if (!deck)
            return deck.problem();
        if (const auto playable = host::playableDeck(cards.db, deck.value().deck); !playable)
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
        const riftbound::CardDb &db = host::cardsOf(library).db;
        return host::deckJson(db, {"A random deck", host::randomDeck(db, rng)});
    }

    [[nodiscard]] std::vector<match::CardNote> catalogue(const CardLibrary &library) const override
    {
        std::vector<match::CardNote> out;
        for (const riftbound::CardDef &card : host::cardsOf(library).db.defs)
            if (!card.id.empty() && !card.set.empty())
                out.push_back(
                    {card.set, card.id, card.name, card.playable ? std::string() : card.whyNot});
        return out;
    }

    [[nodiscard]] const scenarios::Words *scenarioWords() const override
    {
        return &host::scenarioWords();
    }

    [[nodiscard]] std::string cardText(const CardLibrary &library,
                                       const std::string &id) const override
    {
        const host::RiftboundCards &cards = host::cardsOf(library);
        const riftbound::DefId card = cards.db.find(id);
        if (card == 0)
            return {};
        return fmt::format("{}  {}\n{}", id, cards.db.def(card).name,
                           riftbound::Printer(cards.db).card(card));
    }

private:
    static Hosted startPosition(const CardLibrary &library, const MatchSetup &setup)
    {
        const host::RiftboundCards &cards = host::cardsOf(library);
        const auto read = host::positionFromJson(cards, *setup.scenario);
        if (!read)
            return read.problem();
        riftbound::Position &position = read.value()->position;
        // The names refer to the cards as placed, before anything happens.
        riftbound::State placed;
        if (const auto done = riftbound::placeCards(cards.db, position, placed); !done)
            return engineProblem(cards.db, done.refusal(), "bad_scenario");
        std::vector<std::string> refs(riftbound::kMaxCards);
        for (const auto &[name, card] : read.value()->refs)
            refs[card->placed] = name;
        const core::Result<Game> game = Game::fromPosition(cards.db, position);
        if (!game)
            return engineProblem(cards.db, game.refusal(), "bad_scenario");
        return hosted(library, SeatedGame(game.value(), SeatNames::of(placed)), std::move(refs));
    }

    static Hosted startDecks(const CardLibrary &library, const MatchSetup &setup)
    {
        const host::RiftboundCards &cards = host::cardsOf(library);
        const auto decks = kit::decksOf<Deck, riftbound::kPlayers>(
            setup, [&](const Json &deck) { return deckOf(cards, deck); });
        if (!decks)
            return decks.problem();
        const core::Result<Game> game
            = Game::start(cards.db, setup.seed, decks.value(), setup.first, setup.questions);
        if (!game)
            return engineProblem(cards.db, game.refusal(), "bad_deck");
        return hosted(library, SeatedGame(game.value(), SeatNames{}), {});
    }

    static Hosted hosted(const CardLibrary &library, SeatedGame game, std::vector<std::string> refs)
    {
        return std::unique_ptr<HostedGame>(
            std::make_unique<host::HostedRiftbound>(library, std::move(game), std::move(refs)));
    }
};

} // namespace

const match::GameKit &riftboundKit()
{
    static const RiftboundKit kit;
    return kit;
}

} // namespace playmat::kit
